import type { MyTask } from '@cuadrilla/contract/views/home';
import { expect, it } from 'vitest';
import { groupTasks } from './home-groups.ts';

const zone = 'America/Argentina/Buenos_Aires'; // UTC-3
const due = (due_date: string | null) => ({ due_date, due_day: null }) as MyTask;
const dueOn = (due_day: string) => ({ due_date: '-', due_day }) as MyTask;

it('groups my tasks by the days of my own zone, the week ending on Sunday', () => {
  const thursday = new Date('2026-11-12T15:00:00Z');
  const groups = groupTasks(
    [
      due('2026-11-12T14:59:00Z'), // a minute ago
      due('2026-11-13T02:59:00Z'), // today at 23:59
      due('2026-11-13T03:00:00Z'), // tomorrow at 00:00
      due('2026-11-16T02:59:00Z'), // Sunday at 23:59
      due('2026-11-16T03:00:00Z'), // Monday at 00:00
      due(null),
      dueOn('2026-11-11'),
      dueOn('2026-11-12'),
      dueOn('2026-11-15'),
      dueOn('2026-11-16'),
    ],
    { timeZone: zone, weekStart: 'monday', now: thursday },
  );
  const sizes = Object.entries(groups).map(([name, tasks]) => [name, tasks.length]);
  expect(Object.fromEntries(sizes)).toEqual({ overdue: 2, today: 2, week: 3, later: 2, undated: 1 });
});

it('leaves nothing for this week on a Sunday, unless the week begins with it', () => {
  const now = new Date('2026-11-15T15:00:00Z');
  const weekOf = (weekStart: 'monday' | 'sunday') =>
    groupTasks([due('2026-11-16T15:00:00Z')], { timeZone: zone, weekStart, now }).week.length;
  expect([weekOf('monday'), weekOf('sunday')]).toEqual([0, 1]);
});

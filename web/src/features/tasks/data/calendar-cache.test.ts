import type { Task } from '@cuadrilla/contract/tasks/tasks';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it } from 'vitest';
import { aTask } from './task.fixture.ts';
import { findInCalendars, forgetInCalendars, receiveInCalendars, showInCalendars } from './calendar-cache.ts';
import { type CalendarAsked, calendarKeys, type CalendarTasks } from './calendar-keys.ts';

const november = { from: '2026-11-01', to: '2026-11-30', timeZone: 'UTC', search: '', filter: {} };
const ofAna = { ...november, filter: { assignee: '7' } };
const ofOther = { ...november, project: '2,3' };
const scope = { search: '', filter: {} };

let client: QueryClient;
beforeEach(() => {
  client = new QueryClient();
  for (const asked of [november, ofAna, ofOther])
    client.setQueryData<CalendarTasks>(calendarKeys.span(asked), { asked, tasks: [], more: false });
  client.setQueryData(calendarKeys.tray(scope), {
    pages: [{ items: [], total: 0 }],
    pageParams: [undefined],
  });
});

const due = (day: string | null, fields: Partial<Task> = {}): Task =>
  aTask({ id: 1, due_day: day, due_date: day && `${day}T23:59:00.000Z`, assigned_to: 7, ...fields });
const receive = (task: Task) => receiveInCalendars(client, 1, task);
const shownIn = (asked: CalendarAsked) =>
  client.getQueryData<CalendarTasks>(calendarKeys.span(asked))?.tasks.map(({ id, version }) => [id, version]);

it('puts a task into the calendars that asked for it, and takes it out of those that it leaves', () => {
  receive(due('2026-11-20', { version: 1 }));
  expect([november, ofAna, ofOther].map(shownIn)).toEqual([[[1, 1]], [[1, 1]], []]);
  receive(due('2026-11-20', { version: 2, assigned_to: null }));
  expect([november, ofAna].map(shownIn)).toEqual([[[1, 2]], []]);
  receive(due('2026-12-01', { version: 3 }));
  expect(shownIn(november)).toEqual([]);
});

it('keeps what is newer than what comes late', () => {
  receive(due('2026-11-20', { version: 5 }));
  receive(due('2026-11-02', { version: 4 }));
  expect(findInCalendars(client, 1)?.due_day).toBe('2026-11-20');
});

it('shows a new day at once, and the former one again when it is refused', async () => {
  receive(due('2026-11-20'));
  const task = findInCalendars(client, 1);
  if (!task) throw new Error('it is in no calendar');
  const patch = { due_day: '2026-12-24', due_date: '2026-12-24T23:59:00.000Z' };
  const settle = showInCalendars(client, task, patch);
  expect(shownIn(november)).toEqual([]);
  await Promise.all(settle.map((each) => each()));
  expect(findInCalendars(client, 1)?.due_day).toBe('2026-11-20');
});

it('forgets what is gone', () => {
  receive(due('2026-11-20'));
  forgetInCalendars(client, ({ id }) => id === 1);
  expect(findInCalendars(client, 1)).toBeUndefined();
});

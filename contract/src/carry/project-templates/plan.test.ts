import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isWorkingDay } from '../../kernel/holidays/working-days.ts';
import { summarise, type TemplateContent } from './content.ts';
import { horizonOf, planTemplate } from './plan.ts';

const none = new Set<string>();
/** A Monday in Argentina. */
const sovereignty = new Set(['2026-11-23']);

const task = (stage: string, due: number, start: number | null = null) => ({
  title: 'Pesar',
  description: '',
  priorityId: 2,
  column: 0,
  stage,
  role: null,
  start,
  due,
});

const withTasks = (...tasks: TemplateContent['boards'][number]['tasks']): TemplateContent => ({
  roles: [],
  stages: ['Antes', 'Después', 'Nunca'],
  boards: [{ name: 'Obra', columns: [{ name: 'Por hacer', kind: 'pendiente' }], tasks }],
});

describe('the dates of a template', () => {
  const content = withTasks(task('Antes', 1), task('Antes', 3, 2), task('Después', 5));
  const days = (schedule: Partial<Parameters<typeof planTemplate>[1]>) =>
    planTemplate(content, { start: '2026-11-19', workingDays: true, holidays: none, ...schedule });

  it('count working days from the start, which is the first', () => {
    const plan = days({});
    expect(plan.boards[0]?.tasks.map(({ startDay, dueDay }) => [startDay, dueDay])).toEqual([
      [null, '2026-11-19'],
      ['2026-11-20', '2026-11-23'],
      [null, '2026-11-25'],
    ]);
    expect([plan.end, plan.skipped]).toEqual(['2026-11-25', []]);
  });

  it('leave holidays out and tell which, save those of a weekend', () => {
    const plan = days({ holidays: new Set([...sovereignty, '2026-11-22']) });
    expect([plan.end, plan.skipped]).toEqual(['2026-11-26', ['2026-11-23']]);
  });

  it('count weekends where they are wished for, without holidays all the same', () => {
    expect(days({ workingDays: false }).end).toBe('2026-11-23');
    expect(days({ workingDays: false, holidays: sovereignty }).end).toBe('2026-11-24');
  });

  it('begin on the first day that counts', () => {
    expect(days({ start: '2026-11-21', holidays: sovereignty }).stages[0]?.firstDay).toBe('2026-11-24');
  });

  it('tell of each stage from its first task to its last, and of none without tasks', () => {
    expect(days({}).stages).toEqual([
      { name: 'Antes', from: 1, to: 3, taskCount: 2, firstDay: '2026-11-19', lastDay: '2026-11-23' },
      { name: 'Después', from: 5, to: 5, taskCount: 1, firstDay: '2026-11-25', lastDay: '2026-11-25' },
    ]);
  });

  it('are the start itself where there is no task', () => {
    const plan = planTemplate(withTasks(), { start: '2026-11-21', workingDays: true, holidays: none });
    expect([plan.end, plan.stages]).toEqual(['2026-11-21', []]);
  });

  it('are as many working days as the template is long, and within what holidays are asked for', () => {
    const cases = fc.record({
      start: fc
        .integer({ min: 0, max: 4_000 })
        .map((day) => new Date(day * 86_400_000 * 7).toISOString().slice(0, 10)),
      length: fc.integer({ min: 1, max: 520 }),
    });
    fc.assert(
      fc.property(cases, ({ start, length }) => {
        const { end } = planTemplate(withTasks(task('Antes', length)), {
          start,
          workingDays: true,
          holidays: none,
        });
        expect(isWorkingDay(end, none)).toBe(true);
        expect(end < horizonOf(start, length)).toBe(true);
      }),
      { numRuns: 50, seed: 1 },
    );
  });
});

it('is summed up by its boards, tasks and days', () => {
  expect(summarise(withTasks(task('Antes', 4), task('Antes', 9)))).toMatchObject({
    boardCount: 1,
    taskCount: 2,
    days: 9,
  });
});

import { parseDueDate } from '@cuadrilla/contract/dates';
import { describe, expect, it } from 'vitest';
import { dueDateOf, dueInstant, dueStateOf, joinDueDate, splitDueDate } from './due-date.ts';

const zone = 'America/Argentina/Buenos_Aires'; // UTC-3
const now = new Date('2026-10-15T15:00:00Z');

describe('a due date in a form', () => {
  it('is a plain date without a time, and carries the offset of the zone with one', () => {
    expect(joinDueDate('2026-10-14', '', zone)).toBe('2026-10-14');
    expect(joinDueDate('2026-10-14', '09:30', zone)).toBe('2026-10-14T09:30-03:00');
    expect(joinDueDate('2026-10-14', '09:30', 'UTC')).toBe('2026-10-14T09:30+00:00');
    expect(joinDueDate('', '09:30', zone)).toBe('');
  });

  it.each([
    ['31/02/2026', ''],
    ['1/1', '09:30'],
    ['1/2/2026', '9:3'],
    ['2026-10-14', '9:3'],
    ['2026-10-14', '25'],
    ['2300-01-01', '09:30'],
  ])('stays wrong, for contract to refuse, when half typed: %s %s', (day, time) => {
    expect(parseDueDate(joinDueDate(day, time, zone))).toBeUndefined();
  });

  it('takes the offset of that day, in summer and in winter', () => {
    expect(joinDueDate('2026-07-01', '12:00', 'Europe/Madrid')).toBe('2026-07-01T12:00+02:00');
    expect(joinDueDate('2026-12-01', '12:00', 'Europe/Madrid')).toBe('2026-12-01T12:00+01:00');
    expect(joinDueDate('2026-10-25', '00:30', 'Europe/Madrid')).toBe('2026-10-25T00:30+02:00');
  });

  it('comes from an instant, where 23:59 needs no saying', () => {
    expect(dueDateOf('2026-10-15T02:59:00Z', zone)).toBe('2026-10-14');
    expect(dueDateOf('2026-10-14T12:30:00Z', zone)).toBe('2026-10-14T09:30-03:00');
    expect(splitDueDate('2026-10-14T09:30-03:00')).toEqual({ day: '2026-10-14', time: '09:30' });
  });

  it('stands for an instant', () => {
    expect(dueInstant('2026-10-14', zone).toISOString()).toBe('2026-10-15T02:59:00.000Z');
    expect(dueInstant('2026-10-14T09:30-03:00', zone).toISOString()).toBe('2026-10-14T12:30:00.000Z');
  });
});

describe('whether a task is late', () => {
  it.each([
    ['2026-10-15T14:59:00Z', false, 'overdue'],
    ['2026-10-16T02:59:00Z', false, 'today'],
    ['2026-10-16T03:00:00Z', false, 'later'],
    ['2026-10-01T03:00:00Z', true, 'later'],
  ] as const)('due %s, done: %s, is %s', (due, done, state) => {
    expect(dueStateOf(due, done, zone, now)).toBe(state);
  });

  it('is due today from the first to the last minute of the day on which clocks are put back', () => {
    const midnight = new Date('2026-10-25T00:00:00+02:00');
    expect(dueStateOf('2026-10-25T23:59:00+01:00', false, 'Europe/Madrid', midnight)).toBe('today');
    expect(dueStateOf('2026-10-26T00:00:00+01:00', false, 'Europe/Madrid', midnight)).toBe('later');
  });
});

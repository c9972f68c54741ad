import { parseDate } from '@cuadrilla/contract/kernel/dates';
import { describe, expect, it } from 'vitest';
import { dueStateOf, formDate, joinDate, splitDate } from './due-date.ts';

const zone = 'America/Argentina/Buenos_Aires'; // UTC-3
const now = new Date('2026-10-15T15:00:00Z');

describe('a due date in a form', () => {
  it('is a plain date without a time, and carries the offset of the zone with one', () => {
    expect(joinDate('2026-10-14', '', zone)).toBe('2026-10-14');
    expect(joinDate('2026-10-14', '09:30', zone)).toBe('2026-10-14T09:30-03:00');
    expect(joinDate('2026-10-14', '09:30', 'UTC')).toBe('2026-10-14T09:30+00:00');
    expect(joinDate('', '09:30', zone)).toBe('');
  });

  it.each([
    ['31/02/2026', ''],
    ['1/1', '09:30'],
    ['1/2/2026', '9:3'],
    ['2026-10-14', '9:3'],
    ['2026-10-14', '25'],
    ['2300-01-01', '09:30'],
  ])('stays wrong, for contract to refuse, when half typed: %s %s', (day, time) => {
    expect(parseDate(joinDate(day, time, zone))).toBeUndefined();
  });

  it('takes the offset of that day, in summer and in winter', () => {
    expect(joinDate('2026-07-01', '12:00', 'Europe/Madrid')).toBe('2026-07-01T12:00+02:00');
    expect(joinDate('2026-12-01', '12:00', 'Europe/Madrid')).toBe('2026-12-01T12:00+01:00');
    expect(joinDate('2026-10-25', '00:30', 'Europe/Madrid')).toBe('2026-10-25T00:30+02:00');
  });

  it('comes from what is meant: a day as it is, an instant by the clocks of the person', () => {
    expect(formDate('2026-10-14', zone)).toBe('2026-10-14');
    expect(formDate('2026-10-14T12:30:00Z', zone)).toBe('2026-10-14T09:30-03:00');
    expect(formDate('2026-10-15T02:59:00Z', zone)).toBe('2026-10-14T23:59-03:00');
    expect(splitDate('2026-10-14T09:30-03:00')).toEqual({ day: '2026-10-14', time: '09:30' });
  });
});

describe('whether a task is late', () => {
  it.each([
    ['2026-10-15T14:59:00Z', false, 'overdue'],
    ['2026-10-16T02:59:00Z', false, 'today'],
    ['2026-10-16T03:00:00Z', false, 'later'],
    ['2026-10-01T03:00:00Z', true, 'later'],
    ['2026-10-14', false, 'overdue'],
    ['2026-10-15', false, 'today'],
    ['2026-10-16', false, 'later'],
    ['2020-01-01', false, 'overdue'],
    ['2031-01-01', false, 'later'],
  ] as const)('due %s, done: %s, is %s', (due, done, state) => {
    expect(dueStateOf(due, done, { own: zone }, now)).toBe(state);
  });

  it('is due today from the first to the last minute of the day on which clocks are put back', () => {
    const midnight = new Date('2026-10-25T00:00:00+02:00');
    const zones = { own: 'Europe/Madrid' };
    expect(dueStateOf('2026-10-25T23:59:00+01:00', false, zones, midnight)).toBe('today');
    expect(dueStateOf('2026-10-26T00:00:00+01:00', false, zones, midnight)).toBe('later');
    expect(dueStateOf('2026-10-25', false, zones, new Date('2026-10-25T23:59:59+01:00'))).toBe('today');
  });

  it('is told for a day by the zone of the assignee: it is not late while it is their day', () => {
    // The 15th at noon in Buenos Aires, the 16th at 04:00 in Auckland.
    const auckland = 'Pacific/Auckland';
    expect(dueStateOf('2026-10-15', false, { own: zone, assignee: auckland }, now)).toBe('overdue');
    expect(dueStateOf('2026-10-15', false, { own: auckland, assignee: zone }, now)).toBe('later');
    expect(dueStateOf('2026-10-16', false, { own: auckland, assignee: zone }, now)).toBe('today');
  });
});

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayAfter } from '../day.ts';
import { addWorkingDays, isWorkingDay, workingDaysBetween } from './working-days.ts';

const none = new Set<string>();
/** A Monday in Argentina. */
const sovereignty = new Set(['2026-11-23']);

describe('a working day', () => {
  it('is neither of the weekend nor a holiday', () => {
    const week = ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23', '2026-11-24'];
    expect(week.map((day) => isWorkingDay(day, none))).toEqual([true, false, false, true, true]);
    expect(week.map((day) => isWorkingDay(day, sovereignty))).toEqual([true, false, false, false, true]);
  });

  it('is found so many later or earlier, over weekends and holidays', () => {
    expect(addWorkingDays('2026-11-20', 1, none)).toBe('2026-11-23');
    expect(addWorkingDays('2026-11-20', 1, sovereignty)).toBe('2026-11-24');
    expect(addWorkingDays('2026-11-24', -1, sovereignty)).toBe('2026-11-20');
    expect(addWorkingDays('2026-12-31', 5, none)).toBe('2027-01-07');
  });

  it('is the day itself when none is added, or the next where that one is free', () => {
    expect(addWorkingDays('2026-11-20', 0, sovereignty)).toBe('2026-11-20');
    expect(addWorkingDays('2026-11-21', 0, sovereignty)).toBe('2026-11-24');
  });

  it('is counted after the first day, up to and with the last', () => {
    expect(workingDaysBetween('2026-11-20', '2026-11-27', none)).toBe(5);
    expect(workingDaysBetween('2026-11-20', '2026-11-27', sovereignty)).toBe(4);
    expect(workingDaysBetween('2026-11-20', '2026-11-20', none)).toBe(0);
    expect(workingDaysBetween('2026-11-27', '2026-11-20', sovereignty)).toBe(-4);
  });

  it('is counted as it was added, whatever the holidays are', () => {
    const day = fc.integer({ min: 0, max: 1_000 }).map((days) => dayAfter('2026-01-01', days));
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 60 }), fc.array(day), (from, count, free) => {
        const holidays = new Set(free);
        const to = addWorkingDays(from, count, holidays);
        expect(isWorkingDay(to, holidays)).toBe(true);
        expect(workingDaysBetween(from, to, holidays)).toBe(
          count === 0 && !isWorkingDay(from, holidays) ? 1 : count,
        );
      }),
    );
  });
});

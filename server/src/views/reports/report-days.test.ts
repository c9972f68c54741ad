import { expect, it } from 'vitest';
import { countWorkingDays, daysOf, workingClock } from './report-days.ts';

it('working days are counted up to now, also where the period is long over', async () => {
  const person = { id: 1, timeZone: 'UTC', country: null, region: null, weekStart: 'monday' as const };
  const now = new Date('2026-04-20T00:00:00Z');
  const period = daysOf({ from: '2026-04-01', to: '2026-04-03' }, person, now);
  const clock = await workingClock(person, period, now);
  // A Friday and two weeks.
  const friday = Date.parse('2026-04-03') / 1_000;
  expect(countWorkingDays(clock, friday, now.getTime() / 1_000)).toBeCloseTo(11);
});

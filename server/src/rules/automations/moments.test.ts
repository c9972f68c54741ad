import { expect, it } from 'vitest';
import { laterBy } from './moments.ts';

const calendar = { timeZone: 'Europe/Madrid', weekStart: 'monday' as const, holidays: new Set<string>() };

it.each([
  ['on an ordinary day', '2026-03-10T08:30:15.000Z', '2026-03-12T08:30:15.000Z'],
  ['over the night on which clocks change', '2026-03-28T08:30:15.000Z', '2026-03-30T07:30:15.000Z'],
  ['on the day on which they have been put forward', '2026-03-29T07:30:15.000Z', '2026-03-31T07:30:15.000Z'],
  ['on the day on which they have been put back', '2026-10-25T08:30:15.000Z', '2026-10-27T08:30:15.000Z'],
])('some days later clocks show the same, %s', (_, from, later) => {
  expect(laterBy(new Date(from), { days: 2, working: false }, calendar).toISOString()).toBe(later);
});

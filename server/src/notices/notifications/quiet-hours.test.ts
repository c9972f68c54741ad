import { expect, it } from 'vitest';
import { quietUntil } from './quiet-hours.ts';

const night = { from: '20:00', to: '08:00' };
const lunch = { from: '13:00', to: '15:30' };

it.each([
  [night, '2026-11-17T18:59:59Z', undefined],
  [night, '2026-11-17T19:00:00Z', '2026-11-18T07:00:00.000Z'],
  [night, '2026-11-18T06:59:59Z', '2026-11-18T07:00:00.000Z'],
  [night, '2026-11-18T07:00:00Z', undefined],
  [lunch, '2026-11-17T11:59:00Z', undefined],
  [lunch, '2026-11-17T12:00:00Z', '2026-11-17T14:30:00.000Z'],
  [lunch, '2026-11-17T14:30:00Z', undefined],
  // Over the change of clocks: the night is an hour shorter.
  [night, '2026-03-28T20:00:00Z', '2026-03-29T06:00:00.000Z'],
  [null, '2026-11-17T23:00:00Z', undefined],
])('in Madrid, with %o, %s is quiet until %s', (quiet, now, until) => {
  expect(quietUntil(quiet, 'Europe/Madrid', new Date(now))?.toISOString()).toBe(until);
});

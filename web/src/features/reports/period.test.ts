import { describe, expect, it } from 'vitest';
import { periodOf, readPeriod, writePeriod } from './period.ts';

/** A Tuesday. */
const today = '2026-11-17';
const calendar = { today, weekStart: 'monday', since: '2025-11-20' } as const;

const read = (said: Parameters<typeof readPeriod>[0]) => readPeriod(said, calendar);

describe('a period', () => {
  it.each([
    ['4w', '2026-10-26'],
    ['12w', '2026-08-31'],
    ['quarter', '2026-10-01'],
    ['year', '2026-01-01'],
    ['all', '2025-11-20'],
  ] as const)('%s begins on %s and ends today', (preset, from) =>
    expect(periodOf(preset, calendar)).toEqual({ preset, from, to: today }),
  );

  it('of all there is reaches no further back than can be drawn', () => {
    expect(periodOf('all', { ...calendar, since: '2010-01-01' }).from).toBe('2023-11-14');
  });

  it('is read from the address, and the usual one where that makes no sense', () => {
    expect(read({ period: '4w' }).preset).toBe('4w');
    expect(read({ from: '2026-02-01', to: '2026-02-28' })).toEqual({ from: '2026-02-01', to: '2026-02-28' });
    expect(read({ from: '2026-02-30', to: '2026-03-01' }).preset).toBe('12w');
    expect(read({ from: '2026-03-02', to: '2026-03-01' }).preset).toBe('12w');
    expect(read({ period: 'x' }).preset).toBe('12w');
  });

  it('is written as short as it can be', () => {
    expect(writePeriod(periodOf('12w', calendar))).toEqual({});
    expect(writePeriod(periodOf('year', calendar))).toEqual({ period: 'year' });
    expect(writePeriod({ from: '2026-02-01', to: '2026-02-28' })).toEqual({
      from: '2026-02-01',
      to: '2026-02-28',
    });
  });
});

import { describe, expect, it } from 'vitest';
import { forecast } from './forecast.ts';

describe('a forecast', () => {
  it('of a steady pace is that pace', () => {
    expect(forecast(10, [2, 2, 2])).toEqual({ p50: 5, p85: 5, p95: 5 });
    expect(forecast(11, [2])).toEqual({ p50: 6, p85: 6, p95: 6 });
  });

  it('spreads with the pace, and is the same whoever asks', () => {
    const pace = [0, 0, 0, 1, 2, 5, 0, 1, 3, 0];
    const told = forecast(40, pace);
    expect(forecast(40, pace)).toEqual(told);
    expect(told?.p50).toBeLessThan(told?.p85 ?? 0);
    expect(told?.p85).toBeLessThan(told?.p95 ?? 0);
    // Twelve in ten days, so about 33 days for forty.
    expect(told?.p50).toBeGreaterThan(27);
    expect(told?.p50).toBeLessThan(40);
  });

  it('keeps its promise: of other futures by lot, about 85 in a hundred are done by then', () => {
    const pace = [0, 1, 0, 4, 2, 0, 1];
    const { p85 = 0 } = forecast(30, pace, 7) ?? {};
    const others = Array.from({ length: 10 }, (_, seed) => forecast(30, pace, seed + 100)?.p85 ?? 0);
    expect(Math.max(...others) - Math.min(...others)).toBeLessThanOrEqual(3);
    expect(others.every((each) => Math.abs(each - p85) <= 3)).toBe(true);
  });

  it('is none where nothing is open, nothing was finished, or it would take for ever', () => {
    expect(forecast(0, [1])).toBeUndefined();
    expect(forecast(5, [])).toBeUndefined();
    expect(forecast(5, [0, 0])).toBeUndefined();
    expect(forecast(200, [0, 0, 0, 1])).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import { newAbove, shiftOf } from './kept-place.ts';

const row = (id: number, top: number) => ({ id, top, height: 100 });
const named = (...ids: number[]) => ids.map((id) => ({ id }));
const seen = [row(5, 400), row(6, 500), row(7, 600)];

describe('what one is reading', () => {
  it('moves with what comes in or goes away above it', () => {
    expect(shiftOf(seen, (id) => id * 100 + 44)).toBe(144);
    expect(shiftOf(seen, (id) => id * 100 - 244)).toBe(-144);
    expect(shiftOf(seen, (id) => id * 100 - 100)).toBe(0);
  });

  it('does not follow one card of it that goes elsewhere, or is gone', () => {
    expect(shiftOf(seen, (id) => (id === 5 ? 2_000 : id * 100))).toBe(100);
    expect(shiftOf(seen, (id) => (id === 5 ? undefined : id * 100 - 100))).toBe(0);
    expect(shiftOf(seen, () => undefined)).toBe(0);
  });

  it('has new ones above it only where they came in before all of it', () => {
    const before = named(1, 2, 5, 6, 7);
    expect(newAbove(before, named(8, 1, 2, 9, 5, 10, 6, 7), seen)).toEqual([8, 9]);
    expect(newAbove(before, named(1, 2, 6, 7), seen)).toEqual([]);
    expect(newAbove(before, named(11, 12), seen)).toEqual([]);
  });
});

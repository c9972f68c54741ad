import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { sharesOf } from './shares.ts';

it('a share is what a list in order has at its place, between two of them in proportion', () => {
  expect(sharesOf(new Float64Array(), [0.5])).toEqual([]);
  expect(sharesOf(new Float64Array([3]), [0.5, 0.95])).toEqual([3, 3]);
  expect(sharesOf(new Float64Array([4, 1, 3, 2]), [0, 0.5, 1])).toEqual([1, 2.5, 4]);
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.integer({ min: 0, max: 5 }), fc.double({ min: 0, max: 400, noNaN: true })), {
        minLength: 1,
      }),
      (durations) => {
        const inOrder = durations.toSorted((one, other) => one - other);
        const [p15, p50, p85] = sharesOf(new Float64Array(durations), [0.15, 0.5, 0.85]);
        for (const [share, found] of [
          [0.15, p15],
          [0.5, p50],
          [0.85, p85],
        ] as const) {
          const place = share * (inOrder.length - 1);
          const [low = 0, high = low] = inOrder.slice(Math.floor(place), Math.floor(place) + 2);
          expect(found).toBeCloseTo(low + (high - low) * (place % 1));
        }
      },
    ),
  );
});

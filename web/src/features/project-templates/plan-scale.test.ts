import { expect, it } from 'vitest';
import { ticksOf } from './plan-scale.ts';

it('puts a line where each week begins', () => {
  expect(ticksOf(30, 5)).toEqual([0, 5, 10, 15, 20, 25]);
  expect(ticksOf(12, 5)).toEqual([0, 5, 10]);
  expect(ticksOf(30, 7)).toEqual([0, 7, 14, 21, 28]);
  expect(ticksOf(0, 5)).toEqual([]);
});

it('leaves some out where there are many', () => {
  expect(ticksOf(65, 5)).toEqual([0, 10, 20, 30, 40, 50, 60]);
  expect(ticksOf(520, 5).length).toBeLessThanOrEqual(8);
});

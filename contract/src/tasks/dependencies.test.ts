import { expect, it } from 'vitest';
import { circleMessage } from './dependencies.ts';

it.each([
  [['B', 'A'], '«B» espera a «A»'],
  [['C', 'B', 'A'], '«C» espera a «B», que espera a «A»'],
  [['D', 'C', 'B', 'A'], '«D» espera a «C», que espera a «B», que espera a «A»'],
  [['F', 'E', 'D', 'C', 'B', 'A'], '«F» espera a «E», que espera a otras 3, que esperan a «A»'],
])('a circle of %j tells who waits for whom', (titles, told) => {
  expect(circleMessage(titles)).toBe(`Eso cerraría un círculo: ${told}`);
});

import { describe, expect, it } from 'vitest';
import { type Chart, pathThrough, readRow, roundScale, spread } from './chart.ts';

describe('a scale', () => {
  it.each([
    [0, [0, 1]],
    [3, [0, 1, 2, 3]],
    [21, [0, 10, 20, 30]],
    [80, [0, 20, 40, 60, 80]],
    [134, [0, 50, 100, 150]],
  ])('for %d goes in round steps', (most, ticks) => expect(roundScale(most).ticks).toEqual(ticks));
});

it('labels are spread evenly from the first on', () => {
  expect(spread(12, 6)).toEqual([0, 2, 4, 6, 8, 10]);
  expect(spread(3, 6)).toEqual([0, 1, 2]);
  expect(spread(0, 6)).toEqual([]);
});

it('a line goes through its points', () => {
  expect(
    pathThrough([
      { x: 0, y: 1 },
      { x: 2.25, y: 3 },
    ]),
  ).toBe('M0.0 1.0L2.3 3.0');
});

it('a row is read with its headings, without what it does not know', () => {
  const chart = { head: ['Columna', 'Mediana', 'Antes'] } as unknown as Chart;
  expect(readRow(chart, { name: 'Por hacer', values: ['5,1 días', ''] })).toBe('Por hacer: Mediana 5,1 días');
  expect(readRow(chart, { name: 'Por hacer', values: [] })).toBe('Por hacer');
});

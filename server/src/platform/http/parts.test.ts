import { expect, it } from 'vitest';
import { partAskedFor } from './parts.ts';

const file = { tag: '"uno"', size: 10 };

it.each([
  ['bytes=0-3', { start: 0, end: 3 }],
  ['bytes=4-', { start: 4, end: 9 }],
  ['bytes=-3', { start: 7, end: 9 }],
  ['bytes=-30', { start: 0, end: 9 }],
  ['bytes=9-900', { start: 9, end: 9 }],
  ['Bytes= 0-0 ', { start: 0, end: 0 }],
  ['bytes=10-', 'beyond'],
  ['bytes=-0', 'beyond'],
  ['bytes=0-1,4-5', undefined],
  ['bytes=5-4', undefined],
  ['bytes=-', undefined],
  ['bytes=a-b', undefined],
  ['lines=0-3', undefined],
  [undefined, undefined],
])('of ten bytes %s is %o', (range, expected) => {
  expect(partAskedFor({ range }, file)).toEqual(expected);
});

it('a part of another file, or of one at another time, is the whole', () => {
  const range = 'bytes=0-3';
  expect(partAskedFor({ range, 'if-range': '"uno"' }, file)).toEqual({ start: 0, end: 3 });
  for (const other of ['"dos"', 'W/"uno"', 'Wed, 21 Oct 2015 07:28:00 GMT'])
    expect(partAskedFor({ range, 'if-range': other }, file)).toBeUndefined();
});

import { expect, it } from 'vitest';
import { formatBytes } from './bytes.ts';

it.each([
  [0, '0 B'],
  [999, '999 B'],
  [36_400, '36 kB'],
  [1_840_000, '1,8 MB'],
  [48_200_000, '48 MB'],
  [2_140_000_000, '2,1 GB'],
])('says %d bytes as %s', (bytes, said) => {
  expect(formatBytes(bytes)).toBe(said);
});

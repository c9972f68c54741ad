import { expect, it } from 'vitest';
import { batchesOf, bytesOf } from './batches.ts';

it('is sent in parts that a request takes', () => {
  const tasks = Array.from({ length: 250 }, () => ({ title: 't' }));
  expect(batchesOf(tasks, 100).map(({ length }) => length)).toEqual([100, 100, 50]);
  const long = tasks.map((task) => ({ ...task, description: '語'.repeat(20_000) }));
  expect(Math.max(...batchesOf(long, 100).map(bytesOf))).toBeLessThan(700_000);
});

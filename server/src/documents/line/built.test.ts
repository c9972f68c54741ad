import { expect, it } from 'vitest';
import { checkWriting } from './check.work.ts';

/** Nobody has written in any of them. */
let documents = 1_000_000;
const newOnes = (count: number): number[] => Array.from({ length: count }, () => (documents += 1));

const ask = async (documentId: number, asked: { since: number; size: number; keeps?: boolean }) =>
  checkWriting.run({ documentId, seq: 0, updates: [], written: [], keeps: true, ...asked });

const areKept = (ids: readonly number[], size: number): Promise<boolean[]> =>
  Promise.all(ids.map(async (id) => 'verdicts' in (await ask(id, { since: 0, size }))));

const size = 3 * 1024 * 1024;

it('what a thread keeps built is bounded by what it weighs, and the last one written in stays', async () => {
  const large = newOnes(4);
  await Promise.all(large.map((id) => ask(id, { since: -1, size })));
  expect(await areKept(large, size)).toEqual([false, true, true, true]);
  const [whole = 0] = newOnes(1);
  await ask(whole, { since: -1, size: 4 * size });
  expect(await areKept([...large, whole], 4 * size)).toEqual([false, false, false, false, true]);
});

it('as many small documents are kept built as are written in', async () => {
  const small = newOnes(200);
  await Promise.all(small.map((id) => ask(id, { since: -1, size: 100 })));
  expect(await areKept(small, 100)).not.toContain(false);
});

it('nothing is kept built of what only passes through a thread', async () => {
  const [passing = 0] = newOnes(1);
  await ask(passing, { since: -1, size, keeps: false });
  expect(await areKept([passing], size)).toEqual([false]);
});

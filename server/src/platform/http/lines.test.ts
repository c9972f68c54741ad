import { expect, it } from 'vitest';
import { makeLines } from './lines.ts';

const full = () => new Error('full');
const long = 60_000;

it('lets as many in as there are places, and the others in their order', async () => {
  const enter = makeLines<string>({ atOnce: 2, waiting: 10, patience: long }, full);
  const [first] = await Promise.all([enter('a'), enter('a')]);
  const entered: number[] = [];
  const later = [3, 4].map(async (number) => {
    const leave = await enter('a');
    entered.push(number);
    return leave;
  });
  await enter('b');
  expect(entered).toEqual([]);
  first();
  const third = await later[0];
  expect(entered).toEqual([3]);
  third?.();
  await later[1];
  expect(entered).toEqual([3, 4]);
});

it('gives a place on once, however often its holder leaves', async () => {
  const enter = makeLines<string>({ atOnce: 1, waiting: 2, patience: long }, full);
  const leave = await enter('a');
  const entered: number[] = [];
  const second = enter('a').then(() => entered.push(2));
  const third = enter('a').then(() => entered.push(3));
  leave();
  leave();
  await second;
  expect(entered).toEqual([2]);
  await expect(Promise.all([enter('a'), enter('a')])).rejects.toThrow('full');
  await Promise.race([third, Promise.resolve()]);
  expect(entered).toEqual([2]);
});

it('refuses who finds the line full, and who has waited for too long', async () => {
  const enter = makeLines<string>({ atOnce: 1, waiting: 1, patience: 10 }, full);
  const leave = await enter('a');
  const waiting = enter('a');
  await expect(enter('a')).rejects.toThrow('full');
  await expect(waiting).rejects.toThrow('full');
  leave();
  (await enter('a'))();
});

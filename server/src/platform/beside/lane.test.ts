import { afterEach, expect, it } from 'vitest';
import { soon } from '../../testing/soon.ts';
import { openBeside, piecesOfOnePerson } from './beside.ts';
import { type Lane, type LaneRules, openLane, usualLane } from './lane.ts';
import { besideWork } from './work.ts';

/** As `thread.ts` knows them, by their names alone. */
const print = besideWork('print a version', (states: readonly Uint8Array[]) => String(states));
const read = besideWork('read files of Markdown', (texts: readonly string[]): unknown[] => [...texts]);
const unknown = besideWork('do what nobody can', (text: string) => text);

/** Takes markdown-it a while that grows with its square. */
const hard = '['.repeat(400_000);

const opened: { close: () => Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((each) => each.close()));
});

function lane(rules: Partial<LaneRules> = {}): Lane {
  const made = openLane({ ...usualLane, ...rules });
  opened.push(made);
  return made;
}

it('does one piece of work after the other, and answers each what came out of its own', async () => {
  const one = lane();
  const many = ['uno', 'dos', 'tres'].map((text) => one.do(read, [text, text]));
  expect(one.load()).toBe(3);
  expect((await Promise.all(many)).map((updates) => updates.length)).toEqual([2, 2, 2]);
  expect(one.load()).toBe(0);
});

it('refuses, in Spanish, what takes too long, and goes on with the next', async () => {
  const one = lane({ longest: 1_000 });
  await one.do(read, ['para que el hilo ya esté']);
  const slow = one.do(
    read,
    Array.from({ length: 50 }, () => hard),
  );
  const next = one.do(read, ['uno']);
  await expect(slow).rejects.toMatchObject({
    code: 'too_large',
    messages: ['Es demasiado largo o complicado para leerlo: prueba con menos, o en partes'],
  });
  expect(await next).toHaveLength(1);
});

it('refuses what takes too much memory, and goes on with the next', async () => {
  const one = lane({ memory: 32, longest: soon.timeout });
  const large = one.do(
    read,
    Array.from({ length: 100 }, () => '- a\n'.repeat(20_000)),
  );
  const next = one.do(read, ['uno']);
  await expect(large).rejects.toMatchObject({ code: 'too_large' });
  expect(await next).toHaveLength(1);
});

it('tells what a route would refuse as the route does, and what failed as a failure', async () => {
  const one = lane();
  await expect(one.do(print, [new Uint8Array([1, 2, 3])])).rejects.toMatchObject({
    code: 'conflict',
    messages: ['Esta versión está dañada y no se puede leer'],
  });
  await expect(one.do(unknown, '')).rejects.toThrow('no thread can do what nobody can');
});

it('lets its thread go when nothing comes, and starts another when something does', async () => {
  const one = lane({ rest: 1 });
  await one.do(read, ['uno']);
  await new Promise((resolve) => {
    setTimeout(resolve, 50);
  });
  expect(await one.do(read, ['dos'])).toHaveLength(1);
});

it('refuses what waits when it closes', async () => {
  const one = lane();
  const waiting = [one.do(read, ['uno']), one.do(read, ['dos'])].map((each) =>
    each.catch((error: { code: string }) => error.code),
  );
  await one.close();
  expect(await Promise.all(waiting)).toEqual(['unavailable', 'unavailable']);
});

it.each([1, 2])(
  'with %i: whoever has much to read waits for themselves, and nobody else for them',
  async (threads) => {
    const beside = openBeside({
      lane: { ...usualLane, longest: soon.timeout },
      line: { ...piecesOfOnePerson, patience: soon.timeout },
      threads,
    });
    opened.push(beside);
    await Promise.all(['uno', 'dos'].map((who) => beside.do(read, ['para que los hilos ya estén'], who)));
    const done: string[] = [];
    const ask = (who: string, texts: string[]) => beside.do(read, texts, who).then(() => done.push(who));
    const long = Array.from({ length: 5 }, () => hard.slice(0, 20_000));
    await Promise.all([...Array.from({ length: 6 }, () => ask('ana', long)), ask('luis', ['uno'])]);
    expect(done.indexOf('luis')).toBeLessThan(3);
  },
);

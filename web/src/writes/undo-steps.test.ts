import { beforeEach, expect, it } from 'vitest';
import { ApiError } from '../lib/server/api.ts';
import {
  forgetSteps,
  forgetTakenBack,
  keepStep,
  keepTakenBack,
  redoLatest,
  takeBack,
  undoLatest,
} from './undo-steps.ts';

let done: string[] = [];

/** With `failures` its first attempts fail, each in its way. */
function step(name: string, ...failures: number[]) {
  return {
    done: Promise.resolve(true),
    undo: async () => {
      const status = failures.shift();
      if (status !== undefined) throw new ApiError(status, ['No se puede']);
      done.push(`undo ${name}`);
    },
    showOffer: () => undefined,
    hideOffer: () => void done.push(`hide ${name}`),
    tellFailure: (_error: unknown, again: boolean) =>
      void done.push(`${again ? 'not yet' : 'never'} ${name}`),
  };
}

/** Shown already, while the server has not answered yet. */
function unanswered(name: string) {
  const waiting: ((changed: boolean) => void)[] = [];
  return {
    ...step(name),
    done: new Promise<boolean>((resolve) => void waiting.push(resolve)),
    showOffer: () => void done.push(`offer ${name}`),
    answer: async (changed: boolean) => {
      waiting.forEach((resolve) => resolve(changed));
      await new Promise(setImmediate);
    },
  };
}

/** Ctrl Z, and the answer to it. */
async function undoAndWait(): Promise<boolean> {
  const found = undoLatest();
  await new Promise(setImmediate);
  return found;
}

beforeEach(() => {
  done = [];
  forgetSteps();
});

it('takes back the latest first, and hides what offered it', async () => {
  keepStep(step('one'));
  keepStep(step('two'));
  expect([await undoAndWait(), await undoAndWait(), await undoAndWait()]).toEqual([true, true, false]);
  expect(done).toEqual(['hide two', 'undo two', 'hide one', 'undo one']);
});

it('takes back two in a row also before the first is answered', () => {
  keepStep(step('one'));
  keepStep(step('two'));
  expect([undoLatest(), undoLatest(), undoLatest()]).toEqual([true, true, false]);
});

it('takes nothing back twice', async () => {
  const one = step('one');
  keepStep(one);
  takeBack(one);
  takeBack(one);
  await new Promise(setImmediate);
  takeBack(one);
  expect(undoLatest()).toBe(false);
  expect(done).toEqual(['hide one', 'undo one']);
});

it.each([0, 401, 500, 503])('takes back the same one again after it failed with %i', async (status) => {
  keepStep(step('one'));
  keepStep(step('two', status));
  await undoAndWait();
  await undoAndWait();
  expect(done).toEqual(['hide two', 'not yet two', 'hide two', 'undo two']);
});

it.each([400, 403, 404, 409])(
  'goes on to the one before when the server refused it with %i',
  async (status) => {
    keepStep(step('one'));
    keepStep(step('two', status));
    await undoAndWait();
    await undoAndWait();
    expect(done).toEqual(['hide two', 'never two', 'hide one', 'undo one']);
  },
);

it('finds the latest also before it is answered, and offers it only then', async () => {
  const two = unanswered('two');
  keepStep(step('one'));
  keepStep(two);
  await two.answer(true);
  expect(done).toEqual(['offer two']);

  const three = unanswered('three');
  keepStep(three);
  await undoAndWait();
  await three.answer(true);
  expect(done).toEqual(['offer two', 'hide three', 'undo three']);
});

it('forgets what the server refused', async () => {
  const two = unanswered('two');
  keepStep(step('one'));
  keepStep(two);
  await two.answer(false);
  await undoAndWait();
  expect(done).toEqual(['hide one', 'undo one']);
});

it('remembers the latest fifty', async () => {
  for (let number = 1; number <= 51; number += 1) keepStep(step(String(number)));
  while (undoLatest());
  await new Promise(setImmediate);
  expect(done.filter((each) => each.startsWith('undo'))).toHaveLength(50);
  expect(done.at(-1)).toBe('undo 2');
});

it('forgets all when the person leaves', async () => {
  keepStep(step('one'));
  forgetSteps();
  expect(undoLatest()).toBe(false);
  expect(done).toEqual([]);
});

it('does again what was taken back, the latest first, until something else is done', () => {
  for (const name of ['one', 'two', 'three'])
    keepTakenBack(async () => {
      // As any deed does.
      forgetTakenBack();
      done.push(`again ${name}`);
    });
  expect([redoLatest(), redoLatest()]).toEqual([true, true]);
  expect(done).toEqual(['again three', 'again two']);
  forgetTakenBack();
  expect(redoLatest()).toBe(false);
});

import { beforeEach, expect, it } from 'vitest';
import { forgetSteps, keepStep, takeBack, undoLatest } from './undo-steps.ts';

let done: string[] = [];

const step = (name: string) => ({
  undo: () => void done.push(`undo ${name}`),
  hideOffer: () => void done.push(`hide ${name}`),
});

beforeEach(() => {
  done = [];
  forgetSteps();
});

it('takes back the latest first, and hides what offered it', () => {
  keepStep(step('one'));
  keepStep(step('two'));
  expect([undoLatest(), undoLatest(), undoLatest()]).toEqual([true, true, false]);
  expect(done).toEqual(['hide two', 'undo two', 'hide one', 'undo one']);
});

it('takes nothing back twice', () => {
  const one = step('one');
  keepStep(one);
  takeBack(one);
  takeBack(one);
  expect(undoLatest()).toBe(false);
  expect(done).toEqual(['hide one', 'undo one']);
});

it('remembers the latest fifty', () => {
  for (let number = 1; number <= 51; number += 1) keepStep(step(String(number)));
  while (undoLatest());
  expect(done.filter((each) => each.startsWith('undo'))).toHaveLength(50);
  expect(done.at(-1)).toBe('undo 2');
});

it('forgets all when the person leaves', () => {
  keepStep(step('one'));
  forgetSteps();
  expect(undoLatest()).toBe(false);
  expect(done).toEqual([]);
});

import { limits } from '@cuadrilla/contract/kernel/fields';
import { describe, expect, it } from 'vitest';
import { aTask } from '../../data/task.fixture.ts';
import {
  noSelection,
  selectAll,
  type Selection,
  selectRange,
  toggleTask,
  withNews,
  withRead,
} from './task-selection.ts';

const shown = [1, 2, 3, 4, 5].map((id) => aTask({ id }));
const at = (id: number) => aTask({ id });
const idsOf = ({ tasks }: Selection): number[] => [...tasks.keys()].toSorted((a, b) => a - b);

describe('a selection', () => {
  it('takes a task in and out', () => {
    const two = toggleTask(toggleTask(noSelection, at(2)), at(4));
    expect(idsOf(two)).toEqual([2, 4]);
    expect(idsOf(toggleTask(two, at(2)))).toEqual([4]);
  });

  it('takes a range from the last one chosen, in both directions', () => {
    const from4 = toggleTask(noSelection, at(4));
    expect(idsOf(selectRange(from4, shown, at(2)))).toEqual([2, 3, 4]);
    expect(idsOf(selectRange(from4, shown, at(5)))).toEqual([4, 5]);
    expect(idsOf(selectRange(selectRange(from4, shown, at(5)), shown, at(3)))).toEqual([3, 4, 5]);
  });

  it('begins a range where none was begun', () => {
    expect(idsOf(selectRange(noSelection, shown, at(3)))).toEqual([3]);
  });

  it('never holds more than one bulk change takes', () => {
    const many = Array.from({ length: limits.bulk + 20 }, (_, index) => at(index + 1));
    const all = selectAll(many);
    expect(all.tasks.size).toBe(limits.bulk);
    expect(toggleTask(all, at(limits.bulk + 10)).tasks.size).toBe(limits.bulk);
  });
});

describe('news of selected tasks', () => {
  const both = toggleTask(toggleTask(noSelection, at(1)), at(2));
  const changed = aTask({ id: 1, title: 'Otra', version: 2 });

  it('keeps what changed, as it is now', () => {
    const next = withNews(both, [1], new Map([[1, changed]]), () => true);
    expect(next.tasks.get(1)?.title).toBe('Otra');
    expect(idsOf(next)).toEqual([1, 2]);
  });

  it('leaves out what was deleted, and what is on another board now', () => {
    expect(idsOf(withNews(both, [1], new Map(), () => true))).toEqual([2]);
    expect(idsOf(withNews(both, [1], new Map([[1, changed]]), () => false))).toEqual([2]);
  });

  it('by a new reading of the whole board leave out only what is not there any more', () => {
    const read = withRead(both, [at(3), changed]);
    expect(idsOf(read)).toEqual([1]);
    expect(read.tasks.get(1)?.title).toBe('Otra');
    expect(withRead(noSelection, [])).toBe(noSelection);
  });

  it('is the same selection when it was about others', () => {
    expect(withNews(both, [7, 8], new Map(), () => true)).toBe(both);
  });
});

import { describe, expect, it } from 'vitest';
import type { TaskPages } from '../../data/task-pages.ts';
import { aTask } from '../../data/task.fixture.ts';
import { readUpTo } from './read-up-to.ts';

/** As many pages as given, of two tasks each, of a list that has three. */
function pages(count: number): TaskPages {
  const numbers = [1, 2, 3].slice(0, count);
  return {
    pages: numbers.map((page) => ({
      items: [aTask({ id: 2 * page - 1 }), aTask({ id: 2 * page })],
      total: 6,
      cursor: page === 3 ? undefined : `after ${page}`,
    })),
    pageParams: numbers.map(() => undefined),
  };
}

/** A list with its first page; whatever is asked for after `broken` pages cannot be had. */
function listThatBreaks(broken: number) {
  let read = 1;
  let asked = 0;
  const fetchNextPage = () => {
    asked += 1;
    const fails = read >= broken;
    if (!fails) read += 1;
    return Promise.resolve({ data: pages(read), isFetchNextPageError: fails });
  };
  return { list: { data: pages(1), fetchNextPage }, asked: () => asked };
}

describe('reading a list further', () => {
  it('stops where there are enough', async () => {
    const { list, asked } = listThatBreaks(3);
    expect(await readUpTo(list, 3)).toHaveLength(4);
    expect(asked()).toBe(1);
  });

  it('stops at the end of the list', async () => {
    const { list, asked } = listThatBreaks(3);
    expect(await readUpTo(list, 100)).toHaveLength(6);
    expect(asked()).toBe(2);
  });

  it('gives what there is when the next page cannot be had, and does not ask for it again and again', async () => {
    const { list, asked } = listThatBreaks(2);
    expect(await readUpTo(list, 100)).toHaveLength(4);
    expect(asked()).toBe(2);
  });
});

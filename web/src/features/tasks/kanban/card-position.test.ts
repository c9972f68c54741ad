import { describe, expect, it } from 'vitest';
import { aTask } from '../data/task.fixture.ts';
import { positionAt, positionAtEnd } from './card-position.ts';

const [first, second, third] = [
  aTask({ id: 1, position: 'a0' }),
  aTask({ id: 2, position: 'a1' }),
  aTask({ id: 3, position: 'a2' }),
];
const all = [first, second, third];
const whole = { complete: true, order: 'asc' } as const;

describe('the place in a column ordered by hand', () => {
  it('is behind the one above, with a position between both', () => {
    const { afterId, position } = positionAt(all, 1, whole);
    expect(afterId).toBe(1);
    expect(position > 'a0' && position < 'a1').toBe(true);
  });

  it('is first with null, and last behind the last', () => {
    expect(positionAt(all, 0, whole).afterId).toBeNull();
    expect(positionAt(all, 0, whole).position < 'a0').toBe(true);
    expect(positionAt(all, 3, whole).afterId).toBe(3);
    expect(positionAt(all, 3, whole).position > 'a2').toBe(true);
    expect(positionAt([], 0, whole).afterId).toBeNull();
  });

  it('names no neighbour at the end of what has been read of a longer column', () => {
    expect(positionAt(all, 3, { complete: false, order: 'asc' })).not.toHaveProperty('afterId');
    expect(positionAt(all, 2, { complete: false, order: 'asc' }).afterId).toBe(2);
  });

  it('is counted from below when the order is turned around', () => {
    const turned = all.toReversed();
    const descending = { complete: true, order: 'desc' } as const;
    expect(positionAt(turned, 0, descending)).toMatchObject({ afterId: 3 });
    expect(positionAt(turned, 1, descending)).toMatchObject({ afterId: 2 });
    expect(positionAt(turned, 3, descending)).toMatchObject({ afterId: null });
    expect(positionAt(turned, 3, { ...descending, complete: false })).toMatchObject({ afterId: null });
  });

  it('stands among neighbours that share a position', () => {
    const twins = [first, { ...second, position: 'a0' }];
    expect(positionAt(twins, 1, whole)).toEqual({ afterId: 1, position: 'a0' });
  });

  it('is behind the nearest one that the server knows', () => {
    const created = aTask({ id: -1, position: 'a3' });
    expect(positionAt([...all, created], 4, whole).afterId).toBe(3);
    expect(positionAt([created], 1, whole).afterId).toBeNull();
  });

  it('of a new task is behind all others, whichever way they are shown', () => {
    expect(positionAtEnd(all, 'asc') > 'a2').toBe(true);
    expect(positionAtEnd(all.toReversed(), 'desc') > 'a2').toBe(true);
  });
});

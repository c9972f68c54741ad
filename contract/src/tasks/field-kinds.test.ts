import { describe, expect, it } from 'vitest';
import { emptyValues, groupKeys, isEmpty } from './field-kinds.ts';

describe('a value of a field', () => {
  it.each(Object.entries(emptyValues).filter(([kind]) => kind !== 'flag'))(
    'of the kind %s is empty to begin with, and stands under nothing',
    (_, value) => {
      expect(isEmpty(value)).toBe(true);
      expect(groupKeys(value)).toEqual([null]);
    },
  );

  it('that is yes or no always is one of them', () => {
    expect(isEmpty(emptyValues.flag)).toBe(false);
    expect(groupKeys(false)).toEqual([false]);
  });

  it('stands under itself, and a set under each of its members', () => {
    expect(groupKeys(0)).toEqual([0]);
    expect(groupKeys('2026-11-20')).toEqual(['2026-11-20']);
    expect(groupKeys([3, 1])).toEqual([3, 1]);
  });
});

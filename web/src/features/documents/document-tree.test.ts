import type { Document } from '@cuadrilla/contract/documents/documents';
import { describe, expect, it } from 'vitest';
import {
  type Direction,
  type Drop,
  isInside,
  moveTo,
  pathTo,
  rowsOf,
  stepOf,
  withMove,
} from './document-tree.ts';

const person = { id: 1, name: 'Ana' };
const at = '2026-11-17T09:00:00.000Z';
const make = (id: number, title: string, parentId: number | null, position: string): Document => ({
  id,
  projectId: 1,
  parentId,
  position,
  icon: '',
  title,
  locked: false,
  template: false,
  public: false,
  pinned: false,
  createdAt: at,
  createdBy: person,
  updatedAt: at,
  updatedBy: person,
});

const all = [
  make(2, 'B', null, 'a1'),
  make(1, 'A', null, 'a0'),
  make(3, 'A1', 1, 'a0'),
  make(4, 'A2', 1, 'a1'),
  make(5, 'A1x', 3, 'a0'),
];
const nothingClosed = () => false;
const shown = (documents: Document[]): string =>
  rowsOf(documents, nothingClosed)
    .map(({ document, level }) => `${'>'.repeat(level)}${document.title}`)
    .join(' ');

describe('the tree of documents', () => {
  it('shows each below its parent, in order, and leaves out what lies in closed ones', () => {
    expect(shown(all)).toBe('A >A1 >>A1x >A2 B');
    const closed = rowsOf(all, (id) => id === 1);
    expect(closed.map(({ document, below }) => [document.title, below])).toEqual([
      ['A', 3],
      ['B', 0],
    ]);
  });

  it('knows the way down to a document, and what lies in what', () => {
    const deep = all.find(({ title }) => title === 'A1x');
    expect(deep && pathTo(all, deep).map(({ title }) => title)).toEqual(['A', 'A1']);
    expect([isInside(all, 5, 1), isInside(all, 2, 1), isInside(all, null, 1)]).toEqual([true, false, false]);
  });

  it.each<[string, Direction, string]>([
    ['A2', 'up', 'A >A2 >A1 >>A1x B'],
    ['A1', 'down', 'A >A2 >A1 >>A1x B'],
    ['B', 'in', 'A >A1 >>A1x >A2 >B'],
    ['A1', 'out', 'A >A2 A1 >A1x B'],
    ['A', 'down', 'B A >A1 >>A1x >A2'],
  ])('moves %s %s by one step', (title, direction, expected) => {
    const moving = all.find((each) => each.title === title);
    const move = moving && stepOf(all, moving, direction);
    expect(moving && move && shown(withMove(all, moving.id, move))).toBe(expected);
  });

  it.each<[string, Direction]>([
    ['A', 'up'],
    ['B', 'down'],
    ['A', 'in'],
    ['B', 'out'],
  ])('has no step for %s %s', (title, direction) => {
    const moving = all.find((each) => each.title === title);
    expect(moving && stepOf(all, moving, direction)).toBeUndefined();
  });

  it.each<[string, Drop, string]>([
    ['A', 'above', 'B A >A1 >>A1x >A2'],
    ['A2', 'above', 'A >A1 >>A1x >B >A2'],
    ['A1', 'below', 'A >A1 >>A1x >B >A2'],
    ['A1', 'inside', 'A >A1 >>A1x >>B >A2'],
  ])('takes what is dropped on %s, %s', (title, drop, expected) => {
    const target = all.find((each) => each.title === title);
    expect(target && shown(withMove(all, 2, moveTo(all, target, drop)))).toBe(expected);
  });
});

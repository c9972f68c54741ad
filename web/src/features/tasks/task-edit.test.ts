import { describe, expect, it } from 'vitest';
import { changesOver, contestedFields, differences, type TaskValues } from './task-edit.ts';

const base: TaskValues = {
  title: 'Título',
  description: 'Texto',
  dueDate: '2026-10-14',
  priorityId: 1,
  assignedTo: 1,
  labelId: null,
  boardId: 1,
  columnId: 1,
};

describe('two people editing one task', () => {
  const mine = { ...base, title: 'Mío', priorityId: 2, labelId: 3 };
  const current = { ...base, title: 'Suyo', priorityId: 2, description: 'Otro texto' };

  it('contest only a field that both changed to different values', () => {
    expect(contestedFields(base, mine, current)).toEqual(['title']);
  });

  it('keeps my other changes whatever is chosen for the contested one', () => {
    expect(changesOver(base, mine, [])).toEqual({ title: 'Mío', priorityId: 2, labelId: 3 });
    expect(changesOver(base, mine, ['title'])).toEqual({ priorityId: 2, labelId: 3 });
  });

  it('finds no difference between equals', () => {
    expect(differences(base, { ...base })).toEqual({});
  });
});

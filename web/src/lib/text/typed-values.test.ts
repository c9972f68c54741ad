import { describe, expect, it } from 'vitest';
import { changesOver, contestedFields, differences, draftWith, followed } from './typed-values.ts';

const parts = { boardId: ['columnId'] };
const base = {
  title: 'Título',
  description: 'Texto',
  startDate: null as string | null,
  dueDate: '2026-10-14',
  priorityId: 1,
  assignedTo: 1 as number | undefined,
  labelId: null as number | null,
  boardId: 1,
  columnId: 1,
};

it('tells lists apart by what is in them', () => {
  const people = [{ role: 'Coordinación', personId: 1 }];
  expect(differences({ people }, { people: structuredClone(people) })).toEqual({});
  expect(differences({ people }, { people: [] })).toEqual({ people: [] });
});

describe('two people editing one task', () => {
  const mine = { ...base, title: 'Mío', priorityId: 2, labelId: 3 };
  const current = { ...base, title: 'Suyo', priorityId: 2, description: 'Otro texto' };

  it('contest only a field that both changed to different values', () => {
    expect(contestedFields(base, mine, current, parts)).toEqual(['title']);
  });

  it('keeps my other changes whatever is chosen for the contested one', () => {
    expect(changesOver(base, mine, [], parts)).toEqual({ title: 'Mío', priorityId: 2, labelId: 3 });
    expect(changesOver(base, mine, ['title'], parts)).toEqual({ priorityId: 2, labelId: 3 });
  });

  it('finds no difference between equals', () => {
    expect(differences(base, { ...base })).toEqual({});
  });

  it('lets what was not touched follow, and keeps what was typed', () => {
    const next = followed(base, mine, current, parts);
    expect(next.mine).toEqual({ ...current, title: 'Mío', labelId: 3 });
    expect(next.values).toEqual({ ...current, title: 'Título' });
    expect(contestedFields(next.values, next.mine, current, parts)).toEqual(['title']);
  });

  it('goes on following after a first conflict, with what it was typed over in mind', () => {
    const first = followed(base, mine, current, parts);
    const later = { ...current, title: 'Otra vez suyo', labelId: 4, dueDate: '2027-01-01' };
    const next = followed(first.values, first.mine, later, parts);
    expect(next.mine).toEqual({ ...later, title: 'Mío', labelId: 3 });
    expect(contestedFields(next.values, next.mine, later, parts)).toEqual(['title', 'labelId']);
  });

  it('forgets a conflict when the other side takes it back', () => {
    const first = followed(base, mine, current, parts);
    const next = followed(first.values, first.mine, { ...current, title: 'Título' }, parts);
    expect(contestedFields(next.values, next.mine, { ...current, title: 'Título' }, parts)).toEqual([]);
    expect(differences(next.values, next.mine)).toEqual({ title: 'Mío', labelId: 3 });
  });

  it('gives up a column of a board where the task no longer is', () => {
    const moved = { ...base, boardId: 2, columnId: 9 };
    expect(followed(base, { ...base, columnId: 2 }, moved, parts).mine).toEqual(moved);
  });

  it('contest a board together with its column', () => {
    const [mineMoved, moved] = [
      { ...mine, boardId: 2, columnId: 5 },
      { ...base, boardId: 3, columnId: 9 },
    ];
    expect(contestedFields(base, mineMoved, moved, parts)).toEqual(['boardId']);
    expect(changesOver(base, mineMoved, ['boardId'], parts)).toEqual({
      title: 'Mío',
      priorityId: 2,
      labelId: 3,
    });
    const next = followed(base, mineMoved, moved, parts);
    expect(contestedFields(next.values, next.mine, moved, parts)).toEqual(['boardId']);
    expect(changesOver(next.values, next.mine, [], parts)).toMatchObject({ boardId: 2, columnId: 5 });
  });

  it('keeps that nobody was chosen', () => {
    const unassigned = { ...base, assignedTo: undefined };
    const next = followed(base, unassigned, { ...base, title: 'Suyo' }, parts);
    expect(next.mine.assignedTo).toBeUndefined();
    expect(differences(next.values, next.mine)).toEqual({ assignedTo: undefined });
  });
});

describe('typing on before a draft is answered', () => {
  const draft = { values: base, mine: { ...base, title: 'Del borrador', priorityId: 4 } };

  it('wins for the fields it touched, and the draft gives the others', () => {
    const opened = { ...base, description: 'De otra persona' };
    const since = { values: opened, mine: { ...opened, description: 'Ahora', priorityId: 3 } };
    expect(draftWith(draft, since, parts)).toEqual({
      values: opened,
      mine: { ...opened, title: 'Del borrador', description: 'Ahora', priorityId: 3 },
    });
  });

  it('takes the column and its board together', () => {
    const moved = { values: base, mine: { ...base, boardId: 2, columnId: 9 } };
    const since = { values: base, mine: { ...base, columnId: 2 } };
    expect(draftWith(moved, since, parts).mine).toEqual({ ...base, columnId: 2 });
  });
});

describe('the fields that were touched', () => {
  it('are those that differ, also where something was taken away', () => {
    const from = { name: 'Feria', description: 'Puestos' };
    expect(differences(from, { name: 'Feria', description: '' })).toEqual({ description: '' });
  });

  it('are not those where there was nothing and is nothing', () => {
    const opened = { title: '' };
    expect(differences(opened, { title: 'Carpas', dueDate: '', labelId: undefined })).toEqual({
      title: 'Carpas',
    });
  });
});

import { describe, expect, it } from 'vitest';
import { copiedFields, meantFields, plainFields } from './copied-fields.ts';
import { answeredDates } from './answered-dates.ts';
import { taskFields, type TaskFields } from './task-fields.ts';

const task: TaskFields = {
  title: 'Carpas',
  description: 'Seis',
  start_date: null,
  due_date: '2026-12-01',
  repeat: 'P1W',
  priority_id: 3,
  estimate: 2.5,
  assigned_to: 7,
  label_id: 4,
  label_ids: [4, 7],
  board_id: 1,
  column_id: 2,
  archived: true,
  position: 'a0',
};

describe('what is made of a task', () => {
  it('takes along all but its place', () => {
    const copied = copiedFields(task);
    const left = Object.entries(taskFields).filter(([name]) => !(name in copied));
    expect(left.map(([name]) => name)).toEqual(['labelId', 'boardId', 'columnId', 'archived', 'position']);
    expect(copied).toMatchObject({ title: 'Carpas', dueDate: '2026-12-01', estimate: 2.5, assignedTo: 7 });
  });

  it('leaves people and labels behind where it is in another project', () => {
    const copied = copiedFields(task, true);
    expect(copied).not.toHaveProperty('assignedTo');
    expect(copied).not.toHaveProperty('labelIds');
    expect(copied).toMatchObject({ priorityId: 3, repeat: 'P1W', estimate: 2.5 });
  });

  it('says what was meant by the dates of an answer', () => {
    const answered = { ...task, ...answeredDates(task, 'Europe/Madrid') };
    expect(answered.due_date).toBe('2026-12-01T22:59:59.999Z');
    expect(meantFields(answered)).toEqual(task);
  });
});

describe('what travels as it is', () => {
  it('depends neither on days nor on a project', () => {
    expect(plainFields(copiedFields(task))).toEqual({
      title: 'Carpas',
      description: 'Seis',
      priorityId: 3,
      estimate: 2.5,
    });
  });

  it('is only what is said', () => {
    expect(plainFields({ title: 'Carpas', description: '', estimate: null })).toEqual({ title: 'Carpas' });
    expect(plainFields({ estimate: 0 })).toEqual({ estimate: 0 });
  });
});

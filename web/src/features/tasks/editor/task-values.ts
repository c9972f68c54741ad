import type { Task, TaskEdit } from '@cuadrilla/contract/tasks';
import { dueDateOf } from '../due-date.ts';
import { editedFields, type EditedField, emptyValue, fieldOf, loggedAs } from '../fields/task-fields.tsx';

/** The task as its form holds it; nobody may be responsible yet. */
export type TaskValues = Omit<TaskEdit, 'assignedTo'> & { assignedTo?: number };

export const valuesOf = (task: Task, timeZone: string): TaskValues =>
  Object.fromEntries(editedFields.map((name) => [name, valueOf(task, name, timeZone)])) as TaskValues;

function valueOf(task: Task, name: EditedField, timeZone: string) {
  const value = task[loggedAs[name]];
  if (value === null) return emptyValue(name);
  return fieldOf(name).kind === 'date' ? dueDateOf(String(value), timeZone) : value;
}

/** What is in `values` and differs from `from`. */
export const differences = (from: TaskValues, values: TaskValues): Partial<TaskValues> =>
  Object.fromEntries(
    editedFields.filter((field) => values[field] !== from[field]).map((field) => [field, values[field]]),
  );

/** Changed here and, differently, by somebody else. Where the board is, its column is no question of its own. */
export function contestedFields(base: TaskValues, mine: TaskValues, current: TaskValues): EditedField[] {
  const contested = editedFields.filter(
    (field) =>
      mine[field] !== base[field] && current[field] !== base[field] && mine[field] !== current[field],
  );
  return contested.includes('boardId') ? contested.filter((field) => field !== 'columnId') : contested;
}

/**
 * Others changed the task: what was not touched here follows. What both changed stays as typed here, and stays
 * compared with what it was typed over, so that saving asks which of the two is meant.
 */
export function followed(base: TaskValues, mine: TaskValues, current: TaskValues) {
  const typed = differences(base, mine);
  // A column belongs to its board: one of the old board means nothing on the new one.
  if (current.boardId !== base.boardId && !('boardId' in typed)) delete typed.columnId;
  const next: TaskValues = { ...current, ...typed };
  const contested = contestedFields(base, next, current);
  return { base: { ...current, ...pick(base, contested) }, mine: next };
}

/** What was typed, and over what. */
export interface Typed {
  values: TaskValues;
  mine: TaskValues;
}

/** Typed again before the draft was answered: the fields that were touched since win, the draft gives the others. */
export function draftWith(draft: Typed, since: Typed): Typed {
  const touched = Object.keys(differences(since.values, since.mine)) as EditedField[];
  const both = takenWith('boardId');
  const fresh = touched.some((field) => both.includes(field)) ? [...touched, ...both] : touched;
  return {
    values: { ...draft.values, ...pick(since.values, fresh) },
    mine: { ...draft.mine, ...pick(since.mine, fresh) },
  };
}

/** What goes with the others' value of a field: a column belongs to its board. */
export const takenWith = (field: EditedField): EditedField[] =>
  field === 'boardId' ? ['boardId', 'columnId'] : [field];

/** My changes on top of what is there now, save those given up. */
export function changesOver(base: TaskValues, mine: TaskValues, givenUp: EditedField[]): Partial<TaskValues> {
  const changes = Object.entries(differences(base, mine)) as [EditedField, never][];
  const left = new Set(givenUp.flatMap(takenWith));
  return Object.fromEntries(changes.filter(([field]) => !left.has(field)));
}

export const pick = (values: TaskValues, chosen: EditedField[]): Partial<TaskValues> =>
  Object.fromEntries(chosen.map((field) => [field, values[field]]));

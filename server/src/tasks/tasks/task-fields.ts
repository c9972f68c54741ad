import type { TaskChanges } from '@cuadrilla/contract/log/events';
import { taskFields, type TaskFieldName, type TaskFields } from '@cuadrilla/contract/tasks/task-fields';
import { emptyValues, type FieldKind } from '@cuadrilla/contract/tasks/field-kinds';
import { wholeLabels } from '@cuadrilla/contract/tasks/label-set';
import type { NewTask, TaskChange } from '@cuadrilla/contract/tasks/task-payloads';
import { type SQL, sql } from 'drizzle-orm';
import { tasks } from '../../platform/database/schema/schema.ts';
import { changedFields } from '../../platform/log/changed-fields.ts';
import { inColumn, inTwoColumns, type Stored, type StoredField } from './field-kinds.ts';

type Names = typeof taskFields;
type WishedOf<Name> = Name extends keyof TaskChange ? Exclude<TaskChange[Name], undefined> : never;

/** Where each field is kept; its kind says the rest (`value-kinds.ts`). */
const stored: { [Name in TaskFieldName]: StoredField<WishedOf<Name>, TaskFields[Names[Name]['as']]> } = {
  title: inColumn('title'),
  description: inColumn('description'),
  startDate: inTwoColumns({ at: 'startDate', day: 'startDay', begins: true }),
  dueDate: inTwoColumns({ at: 'dueDate', day: 'dueDay' }),
  repeat: inColumn('repeat'),
  priorityId: inColumn('priorityId'),
  estimate: inColumn('estimate'),
  assignedTo: inColumn('assignedTo'),
  labelId: {
    columns: ['labelIds'],
    place: { value: sql`(${tasks.labelIds})[1]`, among: tasks.labelIds },
    log: (value) => value,
    store: () => ({}),
    read: ({ labelIds }) => labelIds[0] ?? null,
  },
  labelIds: inColumn('labelIds'),
  boardId: inColumn('boardId'),
  columnId: inColumn('columnId'),
  archived: inColumn('archived'),
  position: inColumn('position'),
};

type Wishes = Partial<Record<TaskFieldName, unknown>>;

interface Field extends StoredField<unknown, unknown> {
  name: TaskFieldName;
  as: keyof TaskFields;
  kind: FieldKind;
}

/** The same in a list. */
export const fields: readonly Field[] = (Object.keys(stored) as TaskFieldName[]).map((name) => ({
  ...(stored[name] as unknown as StoredField<unknown, unknown>),
  name,
  as: taskFields[name].as,
  kind: taskFields[name].kind,
}));

/** Of a task of which nothing is said. */
export const emptyFields = Object.fromEntries(
  fields.map(({ as, kind }) => [as, emptyValues[kind]]),
) as unknown as TaskFields;

export const fieldColumns = Object.fromEntries(
  fields.flatMap(({ columns }) => columns.map((name) => [name, tasks[name]])),
) as Pick<typeof tasks, keyof Stored>;

/** For a statement that is told the values of all columns: as they are, since Drizzle cannot translate what may be null. */
export const fieldPlaceholders = Object.fromEntries(
  fields.flatMap(({ columns }) => columns.map((name) => [name, sql`${sql.placeholder(name)}`])),
) as Record<keyof Stored, SQL>;

/** As the log names them. */
export function toFields(row: Stored): TaskFields {
  const told: Partial<Record<keyof TaskFields, unknown>> = {};
  for (const { as, read } of fields) told[as] = read(row);
  return told as TaskFields;
}

/** The row of a new task, but for its place. */
export function newValues(input: Partial<NewTask>) {
  const wishes: Wishes = { ...input, labelIds: wholeLabels(input) };
  const values = fields.map(({ name, kind, log, store }) =>
    store(wishes[name] === undefined ? emptyValues[kind] : log(wishes[name])),
  );
  return Object.assign({}, ...values) as Omit<Stored, 'boardId' | 'columnId' | 'position'>;
}

/** But for the labels, which depend on those that it has (`task-labels.ts`). */
export function wishedFields(wish: TaskChange): Partial<TaskFields> {
  const wishes: Wishes = { ...wish, labelId: undefined, labelIds: undefined };
  const said = fields.filter(({ name }) => wishes[name] !== undefined);
  return Object.fromEntries(said.map(({ name, as, log }) => [as, log(wishes[name])]));
}

const values = (changes: TaskChanges, side: 'before' | 'after'): Partial<TaskFields> =>
  Object.fromEntries(Object.entries(changes).map(([field, change]) => [field, change[side]]));

export const valuesBefore = (changes: TaskChanges): Partial<TaskFields> => values(changes, 'before');
export const valuesAfter = (changes: TaskChanges): Partial<TaskFields> => values(changes, 'after');

/** What is wanted otherwise than it is. */
export const differing = (current: TaskFields, wanted: Partial<TaskFields>): Partial<TaskFields> =>
  valuesAfter(changedFields(current, wanted));

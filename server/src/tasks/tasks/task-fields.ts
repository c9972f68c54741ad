import type { TaskChanges } from '@cuadrilla/contract/log/events';
import { taskFields, type TaskFieldName, type TaskFields } from '@cuadrilla/contract/tasks/task-fields';
import type { NewTask, TaskChange, TaskListQuery } from '@cuadrilla/contract/tasks/tasks';
import { tasks } from '../../platform/database/schema/schema.ts';
import { changedFields } from '../../platform/log/changed-fields.ts';
import { type AnyKind, date, flag, type Kind, number, type Stored, text, word } from './field-kinds.ts';

type Names = typeof taskFields;
type WishedOf<Name> = Name extends keyof TaskChange ? Exclude<TaskChange[Name], undefined> : never;
type FilterOf<Name extends TaskFieldName> = Names[Name] extends {
  filter: { as: infer As extends keyof TaskListQuery };
}
  ? Exclude<TaskListQuery[As], undefined>
  : never;

/** What each field is to the server. */
const kinds: {
  [Name in TaskFieldName]: Kind<WishedOf<Name>, TaskFields[Names[Name]['as']], FilterOf<Name>>;
} = {
  title: text('title'),
  description: text('description'),
  startDate: date({ at: 'startDate', day: 'startDay', begins: true }),
  dueDate: date({ at: 'dueDate', day: 'dueDay' }),
  repeat: word('repeat'),
  priorityId: number('priorityId'),
  assignedTo: number('assignedTo'),
  labelId: number('labelId'),
  boardId: number('boardId'),
  columnId: number('columnId'),
  archived: flag('archived'),
  position: text('position'),
};

type Wishes = Partial<Record<TaskFieldName, unknown>>;

interface Field {
  name: TaskFieldName;
  as: keyof TaskFields;
  kind: AnyKind;
}

/** The same in a list. */
export const fields: readonly Field[] = (Object.keys(kinds) as TaskFieldName[]).map((name) => ({
  name,
  as: taskFields[name].as,
  kind: kinds[name] as unknown as AnyKind,
}));

export const fieldColumns = Object.fromEntries(
  fields.flatMap(({ kind }) => kind.columns.map((name) => [name, tasks[name]])),
) as Pick<typeof tasks, keyof Stored>;

/** As the log names them. */
export function toFields(row: Stored): TaskFields {
  const told: Partial<Record<keyof TaskFields, unknown>> = {};
  for (const { as, kind } of fields) told[as] = kind.read(row);
  return told as TaskFields;
}

/** The row of a new task, but for its place. */
export function newValues(input: Partial<NewTask>) {
  const wishes: Wishes = input;
  const stored = fields.map(({ name, kind }) =>
    kind.store(wishes[name] === undefined ? kind.empty : kind.log(wishes[name])),
  );
  return Object.assign({}, ...stored) as Omit<Stored, 'boardId' | 'columnId' | 'position'>;
}

export function wishedFields(wish: TaskChange): Partial<TaskFields> {
  const wishes: Wishes = wish;
  const said = fields.filter(({ name }) => wishes[name] !== undefined);
  return Object.fromEntries(said.map(({ name, as, kind }) => [as, kind.log(wishes[name])]));
}

const values = (changes: TaskChanges, side: 'before' | 'after'): Partial<TaskFields> =>
  Object.fromEntries(Object.entries(changes).map(([field, change]) => [field, change[side]]));

export const valuesBefore = (changes: TaskChanges): Partial<TaskFields> => values(changes, 'before');
export const valuesAfter = (changes: TaskChanges): Partial<TaskFields> => values(changes, 'after');

/** What is wanted otherwise than it is. */
export const differing = (current: TaskFields, wanted: Partial<TaskFields>): Partial<TaskFields> =>
  valuesAfter(changedFields(current, wanted));

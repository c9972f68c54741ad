import type { TaskChanges } from '@cuadrilla/contract/events';
import { taskFields, type TaskFieldName, type TaskFields } from '@cuadrilla/contract/task-fields';
import type { NewTask, TaskChange, TaskListQuery } from '@cuadrilla/contract/tasks';
import type { Column } from 'drizzle-orm';
import { tasks } from '../../database/schema/schema.ts';
import { changedFields } from '../../log/changed-fields.ts';
import { type AnyKind, date, type Kind, number, text } from './field-kinds.ts';

type Names = typeof taskFields;
type Stored = Pick<typeof tasks.$inferSelect, TaskFieldName>;
type WishedOf<Name> = Name extends keyof TaskChange ? Exclude<TaskChange[Name], undefined> : never;
type FilterOf<Name extends TaskFieldName> = Names[Name] extends {
  filter: { as: infer As extends keyof TaskListQuery };
}
  ? Exclude<TaskListQuery[As], undefined>
  : never;

/** What each field is to the server, which keeps it in the column of the same name. */
const kinds: {
  [Name in TaskFieldName]: Kind<WishedOf<Name>, Stored[Name], TaskFields[Names[Name]['as']], FilterOf<Name>>;
} = {
  title: text,
  description: text,
  startDate: date,
  dueDate: date,
  priorityId: number,
  assignedTo: number,
  labelId: number,
  boardId: number,
  columnId: number,
  position: text,
};

type Wishes = Partial<Record<TaskFieldName, unknown>>;

interface Field {
  name: TaskFieldName;
  as: keyof TaskFields;
  column: Column;
  kind: AnyKind;
}

/** The same in a list. */
export const fields: readonly Field[] = (Object.keys(kinds) as TaskFieldName[]).map((name) => ({
  name,
  as: taskFields[name].as,
  column: tasks[name],
  kind: kinds[name] as unknown as AnyKind,
}));

export const fieldColumns = Object.fromEntries(fields.map(({ name, column }) => [name, column])) as Pick<
  typeof tasks,
  TaskFieldName
>;

/** As the log names them. */
export function toFields(row: Stored): TaskFields {
  const told: Partial<Record<keyof TaskFields, unknown>> = {};
  for (const { name, as, kind } of fields) told[as] = kind.log(row[name]);
  return told as TaskFields;
}

/** The row of a new task, but for its place. */
export function newValues(input: NewTask, timeZone: string) {
  const wishes: Wishes = input;
  const stored = fields.map(({ name, kind }) => [
    name,
    wishes[name] === undefined ? kind.empty : kind.store(wishes[name], timeZone),
  ]);
  return Object.fromEntries(stored) as Omit<Stored, 'boardId' | 'columnId' | 'position'>;
}

export function wishedFields(wish: TaskChange, timeZone: string): Partial<TaskFields> {
  const wishes: Wishes = wish;
  const said = fields.filter(({ name }) => wishes[name] !== undefined);
  return Object.fromEntries(
    said.map(({ name, as, kind }) => [as, kind.log(kind.store(wishes[name], timeZone))]),
  );
}

const values = (changes: TaskChanges, side: 'before' | 'after'): Partial<TaskFields> =>
  Object.fromEntries(Object.entries(changes).map(([field, change]) => [field, change[side]]));

export const valuesBefore = (changes: TaskChanges): Partial<TaskFields> => values(changes, 'before');

/** What is wanted otherwise than it is. */
export const differing = (current: TaskFields, wanted: Partial<TaskFields>): Partial<TaskFields> =>
  values(changedFields(current, wanted), 'after');

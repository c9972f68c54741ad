import { parseDate } from '@cuadrilla/contract/kernel/dates';
import {
  answeredDates,
  type AnsweredFields,
  partsOf,
  type TaskFieldName,
} from '@cuadrilla/contract/tasks/task-fields';
import type { Task, TaskEdit } from '@cuadrilla/contract/tasks/tasks';
import {
  Archive,
  ArrowRight,
  CalendarClock,
  CalendarDays,
  Pencil,
  Repeat,
  SquareKanban,
  Tag,
  UserRound,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { LevelGlyph } from '../../../ui/controls/LevelGlyph.tsx';

/** What is chosen from, where a field's value is an id. */
export type Source = 'priorities' | 'people' | 'labels' | 'boards' | 'columns';

type Field = ({ kind: 'text' | 'date' | 'repeat' | 'flag' } | { kind: 'choice'; of: Source }) & {
  icon: (props: { size: number }) => ReactNode;
  /** Once there is a value, there is always one. */
  required?: true;
  /** Too long for a sentence, or of no meaning to people: of a change only that it happened is told. */
  untold?: true;
};

const Levels = ({ size }: { size: number }) => <LevelGlyph level={3} size={size - 2} />;

/** What each field is on the web: how it is edited, shown, filtered and told follows from this and its words. */
const fields = {
  title: { kind: 'text', icon: Pencil, required: true },
  description: { kind: 'text', icon: Pencil, required: true, untold: true },
  startDate: { kind: 'date', icon: CalendarClock },
  dueDate: { kind: 'date', icon: CalendarDays, required: true },
  repeat: { kind: 'repeat', icon: Repeat },
  priorityId: { kind: 'choice', of: 'priorities', icon: Levels, required: true },
  assignedTo: { kind: 'choice', of: 'people', icon: UserRound, required: true },
  labelId: { kind: 'choice', of: 'labels', icon: Tag },
  boardId: { kind: 'choice', of: 'boards', icon: ArrowRight, required: true },
  columnId: { kind: 'choice', of: 'columns', icon: SquareKanban, required: true },
  archived: { kind: 'flag', icon: Archive, untold: true },
  position: { kind: 'text', icon: ArrowRight, required: true, untold: true },
} as const satisfies Record<TaskFieldName, Field>;

export const fieldOf = (name: TaskFieldName): Field => fields[name];

/** The names in answers and in the log. */
export const loggedAs = partsOf('as');
const fieldNames = Object.keys(fields) as TaskFieldName[];
export const fieldLoggedAs = (logged: string): TaskFieldName | undefined =>
  fieldNames.find((name) => loggedAs[name] === logged);

export type EditedField = keyof TaskEdit;
export const editedFields = Object.keys(partsOf('edit')) as EditedField[];

export type PropertyField = Exclude<EditedField, 'title' | 'description'>;
/** Beside a task's text, in this order; some take the whole width of a phone. */
export const properties: Record<PropertyField, { wide: boolean }> = {
  priorityId: { wide: true },
  startDate: { wide: true },
  dueDate: { wide: true },
  repeat: { wide: true },
  assignedTo: { wide: false },
  columnId: { wide: false },
  boardId: { wide: false },
  labelId: { wide: false },
};

/** The columns of a list; each can be changed there, for one task or for several alike. */
export const listFields = ['priorityId', 'columnId', 'startDate', 'dueDate', 'assignedTo'] as const;
export type ListField = (typeof listFields)[number];
/** What can be changed in a menu, for all tasks that are selected. */
export const bulkFields = [...listFields, 'labelId', 'boardId'] as const;
export type BulkField = (typeof bulkFields)[number];

/** Those whose value is a date. */
export type DateField = {
  [Name in TaskFieldName]: (typeof fields)[Name]['kind'] extends 'date' ? Name : never;
}[TaskFieldName];
export const isDateField = (name: TaskFieldName): name is DateField => fields[name].kind === 'date';

const filters = partsOf('filter');
export type FilteredField = keyof typeof filters;
/** As queries name it. */
export const filterNameOf = (name: FilteredField) => filters[name].as;
/** In this order. */
const filterOrder: Record<FilteredField, true> = {
  assignedTo: true,
  priorityId: true,
  columnId: true,
  startDate: true,
  dueDate: true,
  labelId: true,
  archived: true,
};
export const filteredFields = Object.keys(filterOrder) as FilteredField[];

/** No value, as forms hold it: what is required is missing, so that contract says so. */
export function emptyValue(name: TaskFieldName): '' | null | undefined {
  const { kind, required } = fieldOf(name);
  if (kind === 'text') return '';
  if (!required) return null;
  return kind === 'date' ? '' : undefined;
}

type Value = string | number | null | undefined;

/** What the server will answer where a form says `value`. */
export function answeredValue(name: TaskFieldName, value: Value, timeZone: string): Partial<Task> {
  const { kind } = fields[name];
  if (kind === 'flag') return { [loggedAs[name]]: false };
  if (kind !== 'date') return { [loggedAs[name]]: value ?? (kind === 'text' ? '' : null) };
  return answeredDates({ [loggedAs[name]]: parseDate(String(value)) ?? null }, timeZone);
}

/** All that the server will answer of the fields, where a form says no more than `values`. */
export const answeredValues = (values: Partial<Record<TaskFieldName, Value>>, timeZone: string) =>
  Object.assign(
    {},
    ...fieldNames.map((name) => answeredValue(name, values[name], timeZone)),
  ) as AnsweredFields;

import { parseDate } from '@cuadrilla/contract/kernel/dates';
import { emptyValues, type FieldKind, type FieldSource } from '@cuadrilla/contract/tasks/field-kinds';
import { answeredDates, type AnsweredFields } from '@cuadrilla/contract/tasks/answered-dates';
import { partsOf, type TaskFieldName, taskFields } from '@cuadrilla/contract/tasks/task-fields';
import type { TaskEdit, TaskWords } from '@cuadrilla/contract/tasks/task-payloads';
import type { Task } from '@cuadrilla/contract/tasks/tasks';
import {
  Archive,
  ArrowRight,
  CalendarClock,
  CalendarDays,
  Gauge,
  Pencil,
  Repeat,
  SquareKanban,
  Tag,
  UserRound,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { LevelGlyph } from '../../../ui/controls/LevelGlyph.tsx';

/** What is chosen from, where a field's value is an id. */
export type Source = FieldSource | 'people';

interface Look {
  icon: (props: { size: number }) => ReactNode;
  /** Once there is a value, there is always one. */
  required?: true;
  /** Too long for a sentence, or of no meaning to people: of a change only that it happened is told. */
  untold?: true;
}

const Levels = ({ size }: { size: number }) => <LevelGlyph level={3} size={size - 2} />;

/** What each field is on the web besides: how it is edited, shown, filtered and told follows from its kind and its words. */
const looks = {
  title: { icon: Pencil, required: true },
  description: { icon: Pencil, required: true, untold: true },
  startDate: { icon: CalendarClock },
  dueDate: { icon: CalendarDays },
  repeat: { icon: Repeat },
  priorityId: { icon: Levels, required: true },
  estimate: { icon: Gauge },
  assignedTo: { icon: UserRound, required: true },
  labelId: { icon: Tag },
  labelIds: { icon: Tag },
  boardId: { icon: ArrowRight, required: true },
  columnId: { icon: SquareKanban, required: true },
  archived: { icon: Archive, untold: true },
  position: { icon: ArrowRight, required: true, untold: true },
} as const satisfies Record<TaskFieldName, Look>;

export const lookOf = (name: TaskFieldName): Look => looks[name];
export const kindOf = (name: TaskFieldName): FieldKind => taskFields[name].kind;

const sources = partsOf('of');
/** What the ids of a field stand for. */
export const sourceOf = (name: TaskFieldName): Source =>
  name in sources ? sources[name as keyof typeof sources] : 'people';

const listed: ReadonlySet<FieldKind> = new Set(['choice', 'choices', 'person', 'people', 'flag']);
/** What its button opens, where it is changed in its place. */
export const popupOf = (name: TaskFieldName): 'menu' | 'dialog' =>
  listed.has(kindOf(name)) ? 'menu' : 'dialog';

/** The names in answers and in the log. */
export const loggedAs = partsOf('as');
const fieldNames = Object.keys(looks) as TaskFieldName[];
export const fieldLoggedAs = (logged: string): TaskFieldName | undefined =>
  fieldNames.find((name) => loggedAs[name] === logged);

/** What is written of a task; the rest is chosen. */
export type WrittenField = keyof TaskWords;
export type PropertyField = Exclude<keyof TaskEdit, WrittenField>;
/** Beside a task's text, in this order: also without a value, or only with one. */
export const properties: Record<PropertyField, 'always' | 'set'> = {
  columnId: 'always',
  priorityId: 'always',
  assignedTo: 'always',
  dueDate: 'always',
  startDate: 'set',
  repeat: 'set',
  labelId: 'set',
  estimate: 'set',
  boardId: 'always',
};
export const propertyFields = Object.keys(properties) as PropertyField[];

/** The columns of a list; each can be changed there, for one task or for several alike. */
export const listFields = ['priorityId', 'columnId', 'startDate', 'dueDate', 'assignedTo'] as const;
export type ListField = (typeof listFields)[number];
/** What can be changed in a menu, for all tasks that are selected. */
export type BulkField = Exclude<keyof ReturnType<typeof partsOf<'bulk'>>, 'archived'>;
const others = (Object.keys(partsOf('bulk')) as (BulkField | 'archived')[]).filter(
  (name): name is Exclude<BulkField, ListField> =>
    name !== 'archived' && !(listFields as readonly string[]).includes(name),
);
/** Those that a list shows come first. */
export const bulkFields: readonly BulkField[] = [...listFields, ...others];

/** Those whose value is a date. */
export type DateField = {
  [Name in TaskFieldName]: (typeof taskFields)[Name]['kind'] extends 'date' ? Name : never;
}[TaskFieldName];
export const isDateField = (name: TaskFieldName): name is DateField => kindOf(name) === 'date';

const filters = partsOf('filter');
export type FilteredField = keyof typeof filters;
/** As queries name it. */
export const filterNameOf = (name: FilteredField) => filters[name].as;
/** In this order. */
const filterOrder: Record<FilteredField, true> = {
  assignedTo: true,
  priorityId: true,
  columnId: true,
  estimate: true,
  startDate: true,
  dueDate: true,
  labelId: true,
  archived: true,
};
export const filteredFields = Object.keys(filterOrder) as FilteredField[];

/** No value, as forms hold it: what is required is missing, so that contract says so. */
export function emptyValue(name: TaskFieldName) {
  const kind = kindOf(name);
  if (!lookOf(name).required || kind === 'text') return emptyValues[kind];
  return kind === 'date' ? '' : undefined;
}

/** What the server will answer where a form says `value`. */
export function answeredValue(name: TaskFieldName, value: unknown, timeZone: string): Partial<Task> {
  const kind = kindOf(name);
  if (kind !== 'date') return { [loggedAs[name]]: value ?? emptyValues[kind] };
  return answeredDates({ [loggedAs[name]]: parseDate(String(value)) ?? null }, timeZone);
}

/** All that the server will answer of the fields, where a form says no more than `values`. */
export const answeredValues = (values: Partial<Record<TaskFieldName, unknown>>, timeZone: string) =>
  Object.assign(
    {},
    ...fieldNames.map((name) => answeredValue(name, values[name], timeZone)),
  ) as AnsweredFields;

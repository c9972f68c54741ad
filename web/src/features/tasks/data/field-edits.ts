import type { TaskBulkChange } from '@cuadrilla/contract/tasks/task-payloads';
import { type AnsweredFields, meantDate } from '@cuadrilla/contract/tasks/answered-dates';
import { taskChange, type TaskChange } from '@cuadrilla/contract/tasks/task-payloads';
import { priorities, type Task } from '@cuadrilla/contract/tasks/tasks';
import { formatDate, formatDay } from '../../../lib/dates/dates.ts';
import { fullName } from '../../../lib/people.ts';
import { fieldTexts } from './field.texts.ts';
import {
  answeredValue,
  isDateField,
  kindOf,
  loggedAs,
  type PropertyField,
  type Source,
  sourceOf,
} from './task-fields.tsx';
import { listTexts } from './list.texts.ts';
import { wordsOfValue } from './value-words.ts';

export interface EligiblePerson {
  id: number;
  first_name: string;
  last_name: string;
  time_zone: string;
  teams?: readonly Named[];
}

interface Named {
  id: number;
  name: string;
}

export interface FieldSources {
  columns: readonly Named[];
  people: readonly EligiblePerson[];
  labels?: readonly Named[];
  boards?: readonly Named[];
  /** Where they have other names than usual. */
  levels?: readonly Named[];
  timeZone: string;
}

interface FieldEdit {
  change: TaskBulkChange['change'];
  patch: Partial<Task>;
  /** The chosen value in words. */
  name: string;
  done: string;
}

/** As much of a task as menus show of it. */
export type FieldValues = Partial<Omit<AnsweredFields, 'title' | 'description'>>;

/** The value as menus hold it: text, empty for nothing. */
export const valueOf = (task: FieldValues, field: PropertyField): string =>
  String((isDateField(field) ? meantDate(task as AnsweredFields, field) : task[loggedAs[field]]) ?? '');

/** The same for people. */
export function wordsOf(task: Task, field: PropertyField, sources: FieldSources): string {
  const { none = '' } = fieldTexts[field];
  const { columns, labels = [], boards = [], levels = priorities, timeZone } = sources;
  const people = task.assignedTo ? [{ id: task.assignedTo.id, name: fullName(task.assignedTo) }] : [];
  const from: Record<Source, readonly Named[]> = { columns, labels, boards, people, priorities: levels };
  const named = (id: number) => from[sourceOf(field)].find((each) => each.id === id)?.name;
  const value = isDateField(field) ? meantDate(task, field) : task[loggedAs[field]];
  const date = (meant: string) => formatDate(meant, timeZone);
  return wordsOfValue(kindOf(field), value, { named, date }) ?? none;
}

/** The change that a chosen value asks for, how it looks until it is saved, and the word for it afterwards. */
export function editOf(
  tasks: readonly Pick<Task, 'title'>[],
  field: PropertyField,
  value: string,
  sources: FieldSources,
): FieldEdit {
  const asked = askedValue(field, value);
  const answered = answeredValue(field, asked, sources.timeZone);
  const patch: Partial<Task> = { ...answered, ...alongWith(field, asked, sources) };
  // Of a date only the day is said.
  const date = isDateField(field) && valueOf(patch, field);
  const name = date ? formatDay(date, sources.timeZone) : wordsOf(patch as Task, field, sources);
  const done = listTexts.changed(fieldTexts[field].label, tasks, name);
  return { change: changeOf(field, asked), patch, name, done };
}

/** To have no due date has to be said in so many words. */
const changeOf = (field: PropertyField, asked: string | number | null): TaskBulkChange['change'] => ({
  [field]: asked,
  ...(field === 'dueDate' && asked === null && { withoutDueDate: true }),
});

/** What menus chose, as payloads say it. */
function askedValue(field: PropertyField, value: string): string | number | null {
  if (value === '') return null;
  const kind = kindOf(field);
  return ['choice', 'person', 'number'].includes(kind) ? Number(value) : value;
}

/** What answers say of it beside its id. */
function alongWith(field: PropertyField, id: unknown, { people }: FieldSources): Partial<Task> {
  const person = field === 'assignedTo' && people.find((each) => each.id === id);
  if (person) return { assignedTo: nameParts(person) };
  const priority = field === 'priorityId' && priorities.find((each) => each.id === id);
  return priority ? { Priority: priority } : {};
}

const nameParts = ({ id, first_name, last_name, time_zone }: EligiblePerson) => ({
  id,
  first_name,
  last_name,
  time_zone,
});

/** What contract has against the value, if anything. */
export const messageFor = (change: Partial<TaskChange>): string | undefined =>
  taskChange.safeParse(change).error?.issues[0]?.message;

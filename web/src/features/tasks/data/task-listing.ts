import type { TaskFilter } from '@cuadrilla/contract/tasks/task-fields';
import type { Task, TaskSortField } from '@cuadrilla/contract/tasks/tasks';
import { includesFolded } from '../../../lib/text/text.ts';
import { fieldOf, filteredFields, filterNameOf, loggedAs } from './task-fields.tsx';

/** Which tasks of a board are shown, and in which order. */
export interface TaskListing {
  search: string;
  sort: TaskSortField;
  order: 'asc' | 'desc';
  filter: TaskFilter;
}

export const isNarrowed = ({ search, filter }: TaskListing): boolean =>
  search !== '' || Object.values(filter).some((value) => value !== undefined);

/** The part of it that one column shows. */
export const ofColumn = (listing: TaskListing, columnId: number): TaskListing => ({
  ...listing,
  filter: { ...listing.filter, column: String(columnId) },
});

const dates = filteredFields.filter((name) => fieldOf(name).kind === 'date').map(filterNameOf);
const choices = filteredFields.filter((name) => fieldOf(name).kind === 'choice');

/** Archived ones are shown where they are asked for, and then alone. */
const isAskedFor = ({ archived }: TaskFilter, task: Pick<Task, 'archived'>): boolean =>
  (archived !== undefined) === task.archived;

/** Only the server can tell which dates lie in a span of time. */
export const hasDates = (filter: TaskFilter): boolean => dates.some((name) => filter[name] !== undefined);

/**
 * Whether the task belongs to the list, as the server would decide. Dates are left to it: they depend on the
 * person's time zone and on which columns count as done.
 */
export const belongs = ({ search, filter }: TaskListing, task: Task): boolean =>
  isAskedFor(filter, task) &&
  choices.every((name) => isAmong(filter[filterNameOf(name)], task[loggedAs[name]])) &&
  (search === '' || includesFolded(`${task.title}\n${task.description}`, search));

const isAmong = (wanted: string | undefined, value: string | number | boolean | null): boolean =>
  wanted === undefined || wanted.split(',').includes(String(value ?? 'none'));

/** What is due, and which column comes first, is for the server to say: here it is only guessed. */
export const isGuessed = ({ sort, filter }: TaskListing): boolean => hasDates(filter) || sort === 'column_id';

/** As the server's collation: case and accents aside, ñ after n. */
const spanish = new Intl.Collator('es', { sensitivity: 'base' });

const compareValues = (a: string | number, b: string | number): number => (a < b ? -1 : a > b ? 1 : 0);

/** Empty values come last in both orders; ties go by id. */
export function compareTasks({ sort, order }: Pick<TaskListing, 'sort' | 'order'>, a: Task, b: Task): number {
  const [left, right] = [a[sort], b[sort]];
  if (left === null || right === null) {
    if (left === right) return a.id - b.id;
    return left === null ? 1 : -1;
  }
  const rising = sort === 'title' ? spanish.compare(String(left), String(right)) : compareValues(left, right);
  return (order === 'asc' ? rising : -rising) || a.id - b.id;
}

import { spanOf } from '@cuadrilla/contract/kernel/fields';
import { type FieldKind, isEmpty } from '@cuadrilla/contract/tasks/field-kinds';
import type { TaskFilter } from '@cuadrilla/contract/tasks/task-fields';
import type { Task, TaskSortField } from '@cuadrilla/contract/tasks/tasks';
import { includesFolded } from '../../../lib/text/text.ts';
import { filteredFields, filterNameOf, kindOf, loggedAs } from './task-fields.tsx';

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

const dates = filteredFields.filter((name) => kindOf(name) === 'date').map(filterNameOf);

type IsAmong = (wanted: readonly string[], value: unknown) => boolean;

const amongIds: IsAmong = (wanted, value) => wanted.includes(String((value as number | null) ?? 'none'));
const amongSets: IsAmong = (wanted, value) => {
  const ids = value as readonly number[];
  return ids.length === 0 ? wanted.includes('none') : ids.some((id) => wanted.includes(String(id)));
};
const amongAmounts: IsAmong = (wanted, value) =>
  wanted.some((text) => {
    const span = spanOf(text);
    if (span === null || isEmpty(value)) return span === null && isEmpty(value);
    return (span.from ?? -Infinity) <= Number(value) && Number(value) <= (span.to ?? Infinity);
  });
const isThere: IsAmong = (wanted, value) => wanted.includes(isEmpty(value) ? 'none' : '..');

/** Nothing where it is left to others. */
const isAmong: Record<FieldKind, IsAmong | undefined> = {
  text: isThere,
  link: isThere,
  repeat: isThere,
  number: amongAmounts,
  choice: amongIds,
  person: amongIds,
  choices: amongSets,
  people: amongSets,
  flag: undefined,
  date: undefined,
};

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
  filteredFields.every((name) => {
    const wanted = filter[filterNameOf(name)];
    return wanted === undefined || (isAmong[kindOf(name)]?.(wanted.split(','), task[loggedAs[name]]) ?? true);
  }) &&
  (search === '' || includesFolded(`${task.title}\n${task.description}`, search));

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

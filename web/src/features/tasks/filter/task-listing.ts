import type { DueFilter } from '@cuadrilla/contract/dates';
import type { Task, TaskSortField } from '@cuadrilla/contract/tasks';
import { includesFolded } from '../../../lib/text.ts';

/** As the address and the API say it: ids with commas between them, `none` for what has no such thing. */
export interface TaskFilter {
  assignee?: string | undefined;
  priority?: string | undefined;
  label?: string | undefined;
  column?: string | undefined;
  due?: DueFilter | undefined;
}

/** Which tasks of a board are shown, and in which order. */
export interface TaskListing {
  search: string;
  sort: TaskSortField;
  order: 'asc' | 'desc';
  filter: TaskFilter;
}

export const isNarrowed = ({ search, filter }: TaskListing): boolean =>
  search !== '' || Object.values(filter).some((value) => value !== undefined);

/**
 * Whether the task belongs to the list, as the server would decide. Due dates are left to it: they depend on the
 * person's time zone and on which columns count as done.
 */
export const belongs = ({ search, filter }: TaskListing, task: Task): boolean =>
  isAmong(filter.assignee, task.assigned_to) &&
  isAmong(filter.priority, task.priority_id) &&
  isAmong(filter.label, task.label_id) &&
  isAmong(filter.column, task.column_id) &&
  (search === '' || includesFolded(`${task.title}\n${task.description}`, search));

const isAmong = (wanted: string | undefined, value: number | null): boolean =>
  wanted === undefined || wanted.split(',').includes(String(value ?? 'none'));

/** What is due, and which column comes first, is for the server to say: here it is only guessed. */
export const isGuessed = ({ sort, filter }: TaskListing): boolean =>
  filter.due !== undefined || sort === 'column_id';

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

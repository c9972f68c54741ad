import type { TaskSortField } from '@cuadrilla/contract/tasks/tasks';
import { sortNames } from '../../data/tasks.texts.ts';

export type SortOrder = 'asc' | 'desc';

const fields = (Object.keys(sortNames) as TaskSortField[]).map((value) => ({
  value,
  label: sortNames[value],
}));

/** Only within columns can tasks stand as people put them, and there they have no order of columns. */
export const sortFieldsOf = (manual: boolean) =>
  fields.filter(({ value }) => value !== (manual ? 'column_id' : 'position'));

/** The order that an address asks for; anything else counts as the default. */
export const sortFieldOf = (text: string | undefined, manual: boolean): TaskSortField =>
  sortFieldsOf(manual).find(({ value }) => value === text)?.value ?? (manual ? 'position' : 'id');

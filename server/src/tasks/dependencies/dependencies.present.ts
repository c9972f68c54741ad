import type { Dependency } from '@cuadrilla/contract/tasks/dependencies';
import { answeredDates } from '@cuadrilla/contract/tasks/answered-dates';
import { storedDate } from '../tasks/field-kinds.ts';
import type { DependencyRow } from './dependencies.queries.ts';

/** As somebody in that zone reads it. */
export const presentDependency = (row: DependencyRow, timeZone: string): Dependency => {
  const { due_date, due_day } = answeredDates({ due_date: storedDate(row.dueDay, row.dueDate) }, timeZone);
  return {
    id: row.id,
    relation: row.relation,
    task: { ...row.task, due_date: due_date ?? null, due_day: due_day ?? null },
  };
};

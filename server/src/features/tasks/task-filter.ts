import type { DueFilter } from '@cuadrilla/contract/dates';
import type { TaskListQuery } from '@cuadrilla/contract/tasks';
import { TZDate } from '@date-fns/tz';
import { and, type Column, gte, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { tasks } from '../../database/schema/schema.ts';

/** Who asks, and when: what is due today depends on both. */
interface Viewpoint {
  now: Date;
  timeZone: string;
}

type TaskFilter = Pick<TaskListQuery, 'column' | 'assignee' | 'priority' | 'label' | 'due'>;

export function filterOf(filter: TaskFilter, viewpoint: Viewpoint): SQL | undefined {
  return and(
    oneOf(tasks.columnId, filter.column),
    oneOf(tasks.assignedTo, filter.assignee),
    oneOf(tasks.priorityId, filter.priority),
    oneOf(tasks.labelId, filter.label),
    filter.due && dueIn(filter.due, viewpoint),
  );
}

/** Null among the values asks for what has none. */
function oneOf(column: Column, values: readonly (number | null)[] | undefined): SQL | undefined {
  if (values === undefined) return undefined;
  const ids = values.filter((value) => value !== null);
  return or(
    ids.length > 0 ? inArray(column, ids) : undefined,
    values.includes(null) ? isNull(column) : undefined,
  );
}

function dueIn(due: DueFilter, { now, timeZone }: Viewpoint): SQL | undefined {
  if (due === 'overdue') return and(lt(tasks.dueDate, now), isUnfinished);
  const today = new TZDate(now.getTime(), timeZone);
  const [year, month, day] = [today.getFullYear(), today.getMonth(), today.getDate()];
  const untilMonday = 7 - ((today.getDay() + 6) % 7);
  const ends = {
    today: new TZDate(year, month, day + 1, timeZone),
    week: new TZDate(year, month, day + untilMonday, timeZone),
    month: new TZDate(year, month + 1, 1, timeZone),
  };
  const start = new TZDate(year, month, day, timeZone);
  return and(gte(tasks.dueDate, new Date(start.getTime())), lt(tasks.dueDate, new Date(ends[due].getTime())));
}

/** Named in full: where a statement has one table, drizzle would leave its name out. */
const isUnfinished = sql`exists (
  select from columns place
  where place.project_id = tasks.project_id and place.id = tasks.column_id and place.kind <> 'hecho')`;

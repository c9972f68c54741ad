import { dayAfter, dayIn, lastOfWeek, startOfDay } from '@cuadrilla/contract/kernel/day';
import { sql } from 'drizzle-orm';
import type { DbOrTx } from '../../platform/database/database.ts';
import { taskSpans } from '../../platform/database/schema/schema.ts';
import type { Viewpoint } from '../../tasks/tasks/field-filters.ts';
import { isDueBy, isIn, isOpen, type Scope } from './reports.queries.ts';

const endOf = (day: string, timeZone: string): Date => startOfDay(dayAfter(day, 1), timeZone);

/** Until when something is due this week, and the next. */
export function weekEnds({ now, timeZone, weekStart }: Viewpoint): { week: Date; next: Date } {
  const last = lastOfWeek(dayIn(now, timeZone), weekStart);
  return { week: endOf(last, timeZone), next: endOf(dayAfter(last, 7), timeZone) };
}

interface OpenCounts {
  by: 'person' | 'priority' | 'label' | 'board';
  id: number | null;
  open: number;
  overdue: number;
  week: number;
  next: number;
}

/** What is open now, counted in four ways: of several labels, under each of them. */
export async function countOpen(db: DbOrTx, scope: Scope, viewpoint: Viewpoint) {
  const { now, timeZone } = viewpoint;
  const { week, next } = weekEnds(viewpoint);
  const dueBy = (at: Date) => sql`(count(*) filter (where ${isDueBy(at, timeZone)}))::int`;
  const counts = sql`count(*)::int as open, ${dueBy(now)} as overdue, ${dueBy(week)} as week, ${dueBy(next)} as next`;
  const open = sql`${isIn(scope)} and span.until is null and ${isOpen}`;
  const { rows } = await db.execute<OpenCounts & Record<string, unknown>>(sql`
    select by, id, open, overdue, week - overdue as week, next - week as next from (
      select case when grouping(assigned_to) = 0 then 'person' when grouping(priority_id) = 0 then 'priority'
          else 'board' end as by,
        coalesce(assigned_to, priority_id, board_id) as id, ${counts}
      from ${taskSpans} span where ${open}
      group by grouping sets ((assigned_to), (priority_id), (board_id))
      union all
      select 'label', label.id, ${counts}
      from ${taskSpans} span left join unnest(span.label_ids) as label (id) on true where ${open}
      group by label.id) counted`);
  return rows as OpenCounts[];
}

const idsIn = (ids: readonly (number | null)[]) =>
  sql`any(${sql.param(ids.filter((id) => id !== null))}::int[])`;

export async function nameOpen(db: DbOrTx, scope: Scope, counts: readonly OpenCounts[]) {
  const idsOf = (by: OpenCounts['by']) => idsIn(counts.filter((row) => row.by === by).map(({ id }) => id));
  const { rows } = await db.execute<{ by: OpenCounts['by']; id: number; name: string; more: string }>(sql`
    select 'person' as by, id, first_name || ' ' || last_name as name, '' as more from users where id = ${idsOf('person')}
    union all select 'label', span.id, span.name, span.hex_code from labels span
    where ${isIn(scope)} and span.id = ${idsOf('label')}
    union all select 'board', span.id, span.name, project.name from boards span
    join projects project on project.id = span.project_id
    where ${isIn(scope)} and span.id = ${idsOf('board')}`);
  return rows;
}

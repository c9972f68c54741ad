import type { Payload } from '@cuadrilla/contract/log/events';
import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import { events } from '../../platform/database/schema/schema.ts';
import type { Change } from '../../platform/log/change.ts';
import { asEvents } from '../../platform/log/events.queries.ts';
import { listColumns } from '../boards/boards.queries.ts';
import type { TaskRow } from '../tasks/tasks.queries.ts';

interface Past {
  assignedTo: number | null;
  done: boolean;
  elsewhere: NonNullable<Payload<'task.created'>['elsewhere']>;
}

/** How tasks of one board have been until they leave: nobody can ask their project once they are gone. */
export async function listPasts(
  { tx, projectId }: Change,
  rows: readonly TaskRow[],
): Promise<Map<number, Past>> {
  const columns = await listColumns(tx, projectId, rows[0]?.boardId ?? 0);
  const kinds = new Map(columns.map(({ id, kind }) => [id, kind]));
  const dates = await listDates(
    { tx, projectId },
    rows.map(({ id }) => id),
  );
  return new Map(
    rows.map(({ id, assignedTo, columnId, createdAt }) => {
      const { createdAt: made = createdAt.toISOString(), finishedAt } = dates.get(id) ?? {};
      const done = kinds.get(columnId) === 'hecho';
      return [
        id,
        { assignedTo, done, elsewhere: { createdAt: made, ...(done && finishedAt && { finishedAt }) } },
      ];
    }),
  );
}

/** Since when they were there before they came into the project, and when they last became done, if the log tells. */
async function listDates(
  { tx, projectId }: Pick<Change, 'tx' | 'projectId'>,
  ids: readonly number[],
): Promise<Map<number, Past['elsewhere']>> {
  const told = await tx
    .select({ type: events.type, payload: events.payload, at: events.at })
    .from(events)
    .where(
      and(
        eq(events.projectId, projectId),
        inArray(events.taskId, [...ids]),
        or(eq(events.type, 'task.created'), sql`${events.payload} ? 'done'`),
      ),
    )
    .orderBy(asc(events.seq));
  const dates = new Map<number, Past['elsewhere']>();
  for (const { type, payload, at } of asEvents(told)) {
    if (type === 'task.created') dates.set(payload.taskId ?? 0, payload.elsewhere ?? {});
    if (type !== 'task.updated') continue;
    const { createdAt } = dates.get(payload.taskId ?? 0) ?? {};
    dates.set(payload.taskId ?? 0, {
      ...(createdAt !== undefined && { createdAt }),
      ...(payload.done && { finishedAt: at.toISOString() }),
    });
  }
  return dates;
}

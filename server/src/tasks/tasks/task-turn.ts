import { messages } from '@cuadrilla/contract/kernel/errors';
import type { TaskChange } from '@cuadrilla/contract/tasks/task-payloads';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { invalid } from '../../platform/app-error.ts';
import { columns, events } from '../../platform/database/schema/schema.ts';
import type { Change } from '../../platform/log/change.ts';
import { valuesBefore } from './task-fields.ts';
import { findFormerPlaces } from './task-former-place.ts';
import { changesWithoutTexts, listChangesFrom } from './task-history.ts';
import type { TaskRow } from './tasks.queries.ts';

interface Place {
  column_id?: number;
  position?: string | undefined;
}

/** Where a task goes that is to be done, or to be done again: nowhere where it is as wanted already. */
export async function findTurn(change: Change, row: TaskRow, wish: TaskChange): Promise<Place> {
  const { done } = wish;
  if (done === undefined) return {};
  if (wish.columnId !== undefined || wish.boardId !== undefined) throw invalid(messages.doneOrColumn);
  const all = await columnsOf(change, row.boardId);
  const isDone = all.find(({ id }) => id === row.columnId)?.kind === 'hecho';
  if (isDone === done) return {};
  const choices = all.filter(({ kind }) => (kind === 'hecho') === done);
  const former = done ? undefined : await formerPlace(change, row);
  if (former && choices.some(({ id }) => id === former.column_id)) return former;
  if (!choices[0]) throw invalid(done ? messages.noDoneColumn : messages.noOpenColumn);
  return { column_id: choices[0].id };
}

const columnsOf = ({ tx, projectId }: Change, boardId: number) =>
  tx
    .select({ id: columns.id, kind: columns.kind })
    .from(columns)
    .where(and(eq(columns.projectId, projectId), eq(columns.boardId, boardId)))
    .orderBy(asc(columns.position));

/** Where it stood when it was done last, or right behind whoever stands there by now. */
async function formerPlace(change: Change, row: TaskRow): Promise<Place | undefined> {
  const { tx, projectId } = change;
  const [told] = await tx
    .select({ version: sql<number>`(${events.payload} ->> 'version')::int` })
    .from(events)
    .where(
      and(
        eq(events.projectId, projectId),
        eq(events.taskId, row.id),
        eq(events.type, 'task.updated'),
        sql`(${events.payload} ->> 'done')::boolean`,
      ),
    )
    .orderBy(desc(events.seq))
    .limit(1);
  if (!told) return undefined;
  const place = { id: row.id, board_id: row.boardId, column_id: row.columnId, position: row.position };
  const since = new Map([[row.id, told.version]]);
  for (const { changes } of await listChangesFrom(change, since, changesWithoutTexts)) {
    const { board_id, column_id, position } = { ...place, ...valuesBefore(changes) };
    Object.assign(place, { board_id, column_id, position });
  }
  if (place.board_id !== row.boardId) return undefined;
  const { column_id } = place;
  return { column_id, position: (await findFormerPlaces(change, [place])).get(row.id) };
}

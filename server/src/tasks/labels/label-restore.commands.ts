import { messages } from '@cuadrilla/contract/kernel/errors';
import type { Payload } from '@cuadrilla/contract/log/events';
import { and, eq, gte, inArray, isNull, lt, sql } from 'drizzle-orm';
import { conflict, notFound } from '../../platform/app-error.ts';
import { boards, events, labels, tasks } from '../../platform/database/schema/schema.ts';
import type { Change } from '../../platform/log/change.ts';
import { findLast } from '../../platform/log/events.queries.ts';
import { putBack } from './label-sets.ts';
import { labelFields } from './task-labels.ts';
import { writeTasks } from '../tasks/task-write.ts';
import { hasLabel } from './labels.queries.ts';

type Removal = Payload<'label.deleted'> & { seq: number };

/**
 * A removed label comes back as the log knows it, under its own id, to those tasks and boards that lost it with that.
 * Boards that have got another one since stay as they are, and what was in the trash then.
 */
export async function restoreLabel(change: Change, labelId: number) {
  const { tx, projectId, append } = change;
  if (await hasLabel(tx, projectId, labelId)) throw conflict(messages.labelNotDeleted);
  const removal = await findLast(tx, projectId, 'label.deleted', { labelId });
  if (!removal) throw notFound(messages.labelMissing);
  const { name, hex_code: hexCode } = removal;
  const label = { projectId, id: labelId, name, hexCode };
  await tx.insert(labels).overridingSystemValue().values(label);
  append({ type: 'label.restored', payload: { labelId, name, hex_code: hexCode } });
  await bringToTasks(change, removal);
  await bringToBoards(change, removal);
  return label;
}

/** What the log tells right before it of whatever carried the label. */
const toldBefore = ({ projectId }: Change, { seq, carriers = 0 }: Removal) =>
  and(eq(events.projectId, projectId), gte(events.seq, seq - carriers), lt(events.seq, seq));

async function bringToTasks(change: Change, removal: Removal): Promise<void> {
  const { labelId } = removal;
  const lost = await change.tx
    .select({
      id: tasks.id,
      version: tasks.version,
      boardId: tasks.boardId,
      labelIds: tasks.labelIds,
      before: sql<number[] | null>`${events.payload} -> 'changes' -> 'label_ids' -> 'before'`,
    })
    .from(events)
    .innerJoin(tasks, and(eq(tasks.projectId, events.projectId), eq(tasks.id, events.taskId)))
    .where(and(toldBefore(change, removal), isNull(tasks.deletedAt)));
  await writeTasks(
    change,
    lost.map(({ id, version, boardId: board_id, labelIds, before }) => ({
      id,
      version,
      before: { board_id, ...labelFields(labelIds) },
      after: { board_id, ...labelFields(putBack(labelIds, before ?? [labelId], labelId)) },
    })),
  );
}

async function bringToBoards(change: Change, removal: Removal): Promise<void> {
  const { tx, projectId, now, append } = change;
  const told = tx
    .select({ id: sql<number>`(${events.payload} ->> 'boardId')::int` })
    .from(events)
    .where(and(toldBefore(change, removal), eq(events.type, 'board.updated')));
  const labelled = await tx
    .update(boards)
    .set({ labelId: removal.labelId, updatedAt: now })
    .where(
      and(
        eq(boards.projectId, projectId),
        inArray(boards.id, told),
        isNull(boards.labelId),
        isNull(boards.deletedAt),
      ),
    )
    .returning({ boardId: boards.id });
  const changes = { label_id: { before: null, after: removal.labelId } };
  for (const { boardId } of labelled) append({ type: 'board.updated', payload: { boardId, changes } });
}

import { type LabelChange, type NewLabel, startingLabels } from '@cuadrilla/contract/tasks/boards';
import { messages } from '@cuadrilla/contract/kernel/errors';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { notFound } from '../../platform/app-error.ts';
import { boards, labels, tasks } from '../../platform/database/schema/schema.ts';
import type { Change } from '../../platform/log/change.ts';
import { changedFields, isUnchanged } from '../../platform/log/changed-fields.ts';
import { labelFields } from './task-labels.ts';
import { writeTasks } from '../tasks/task-write.ts';
import { listLabels } from './labels.queries.ts';

/** Where no colour is named, in the next one of the palette. */
export async function createLabel(
  { tx, projectId, append }: Change,
  { name, hexCode }: Pick<NewLabel, 'name'> & { hexCode?: string | undefined },
) {
  const colour = hexCode ?? nextColour((await listLabels(tx, projectId)).length);
  const [label] = await tx.insert(labels).values({ projectId, name, hexCode: colour }).returning();
  if (!label) throw new Error('the insert of a label returned no row');
  append({ type: 'label.created', payload: { labelId: label.id, name, hex_code: colour } });
  return label;
}

const nextColour = (count: number): string =>
  (startingLabels[count % startingLabels.length] ?? startingLabels[0]).hex_code;

export async function changeLabel(change: Change, labelId: number, wanted: LabelChange) {
  const { tx, projectId, append } = change;
  const current = await getLabel(change, labelId);
  const { name = current.name, hexCode = current.hexCode } = wanted;
  const changes = changedFields(
    { name: current.name, hex_code: current.hexCode },
    { name, hex_code: hexCode },
  );
  if (isUnchanged(changes)) return current;
  await tx.update(labels).set({ name, hexCode }).where(thisLabel(projectId, labelId));
  append({ type: 'label.updated', payload: { labelId, name, changes } });
  return { ...current, name, hexCode };
}

/** Whatever carries it, in the trash too, stays without. */
export async function removeLabel(change: Change, labelId: number): Promise<void> {
  const { tx, projectId, now, append } = change;
  const { name, hexCode } = await getLabel(change, labelId);
  const carriesIt = and(eq(tasks.projectId, projectId), sql`${tasks.labelIds} @> array[${labelId}::int]`);
  const carrying = await tx
    .select({ id: tasks.id, version: tasks.version, boardId: tasks.boardId, labelIds: tasks.labelIds })
    .from(tasks)
    .where(and(carriesIt, isNull(tasks.deletedAt)));
  await writeTasks(
    change,
    carrying.map(({ id, version, boardId: board_id, labelIds }) => ({
      id,
      version,
      before: { board_id, ...labelFields(labelIds) },
      after: { board_id, ...labelFields(labelIds.filter((each) => each !== labelId)) },
    })),
  );
  // Those that are left lie in the trash: nobody is told of them.
  await tx
    .update(tasks)
    .set({ labelIds: sql`array_remove(${tasks.labelIds}, ${labelId}::int)` })
    .where(carriesIt);
  const freed = await tx
    .update(boards)
    .set({ labelId: null, updatedAt: now })
    .where(and(eq(boards.projectId, projectId), eq(boards.labelId, labelId)))
    .returning({ boardId: boards.id, deletedAt: boards.deletedAt });
  const told = freed.filter(({ deletedAt }) => !deletedAt);
  const changes = { label_id: { before: labelId, after: null } };
  for (const { boardId } of told) append({ type: 'board.updated', payload: { boardId, changes } });
  await tx.delete(labels).where(thisLabel(projectId, labelId));
  const carriers = carrying.length + told.length;
  append({ type: 'label.deleted', payload: { labelId, name, hex_code: hexCode, carriers } });
}

const thisLabel = (projectId: number, labelId: number) =>
  and(eq(labels.projectId, projectId), eq(labels.id, labelId));

async function getLabel({ tx, projectId }: Change, labelId: number) {
  const [label] = await tx.select().from(labels).where(thisLabel(projectId, labelId));
  if (!label) throw notFound(messages.labelMissing);
  return label;
}

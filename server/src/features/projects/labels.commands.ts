import { startingLabels } from '@cuadrilla/contract/boards';
import { messages } from '@cuadrilla/contract/errors';
import { and, eq } from 'drizzle-orm';
import { notFound } from '../../app-error.ts';
import { labels } from '../../database/schema/schema.ts';
import type { Change } from '../../log/change.ts';
import { changedFields, isUnchanged } from '../../log/changed-fields.ts';
import { listLabels } from './projects.queries.ts';

/** In the next colour of the palette. */
export async function createLabel({ tx, projectId, append }: Change, name: string) {
  const { length } = await listLabels(tx, projectId);
  const { hex_code: hexCode } = startingLabels[length % startingLabels.length] ?? startingLabels[0];
  const [label] = await tx.insert(labels).values({ projectId, name, hexCode }).returning();
  if (!label) throw new Error('the insert of a label returned no row');
  append({ type: 'label.created', payload: { labelId: label.id, name, hex_code: hexCode } });
  return label;
}

export async function renameLabel({ tx, projectId, append }: Change, labelId: number, name: string) {
  const thisOne = and(eq(labels.projectId, projectId), eq(labels.id, labelId));
  const [current] = await tx.select().from(labels).where(thisOne);
  if (!current) throw notFound(messages.labelMissing);
  const changes = changedFields({ name: current.name }, { name });
  if (isUnchanged(changes)) return current;
  await tx.update(labels).set({ name }).where(thisOne);
  append({ type: 'label.updated', payload: { labelId, changes } });
  return { ...current, name };
}

import { type DocumentChange, mostDocuments } from '@cuadrilla/contract/documents/documents';
import { messages } from '@cuadrilla/contract/kernel/errors';
import { canEditDocument } from '@cuadrilla/contract/kernel/roles';
import { and, eq, inArray } from 'drizzle-orm';
import { conflict, forbidden, notFound } from '../../platform/app-error.ts';
import { documentPins, documents, documentStates } from '../../platform/database/schema/schema.ts';
import type { DbOrTx } from '../../platform/database/database.ts';
import type { Change } from '../../platform/log/change.ts';
import { changedFields, isUnchanged } from '../../platform/log/changed-fields.ts';
import { refuseUnseen } from '../../platform/log/seen.ts';
import { isThere, placeOfNew, placeWished, subtreeOf } from './document-tree.ts';
import { type DocumentNode, listNodes } from './documents.queries.ts';

interface NewRow {
  title: string;
  icon: string;
  parentId: number | null;
  /** Where it was named before it was there. */
  id?: number | undefined;
}

/** Whoever makes many hands over those that the project has, which each new one joins. */
export async function createDocument(
  change: Change,
  { title, icon, parentId, id }: NewRow,
  known?: DocumentNode[],
): Promise<number> {
  const { tx, projectId, member, now, append } = change;
  const nodes = known ?? (await listNodes(tx, projectId));
  if (nodes.filter(({ trashed }) => !trashed).length >= mostDocuments)
    throw conflict(messages.tooManyDocuments);
  const { position } = placeOfNew(nodes, parentId);
  const by = { createdBy: member.userId, createdAt: now, updatedBy: member.userId, updatedAt: now };
  const [row] = await tx
    .insert(documents)
    .overridingSystemValue()
    .values({ ...(id !== undefined && { id }), projectId, parentId, position, icon, title, ...by })
    .returning({ id: documents.id });
  if (!row) throw new Error('the insert of a document returned no row');
  nodes.push({ id: row.id, parentId, position, trashed: false });
  await tx.insert(documentStates).values({ projectId, documentId: row.id, dueAt: now, sound: true });
  append({ type: 'document.created', payload: { documentId: row.id, title, parent_id: parentId, position } });
  return row.id;
}

export async function changeDocument(
  change: Change,
  documentId: number,
  { seen, ...wish }: DocumentChange,
): Promise<void> {
  const { tx, projectId } = change;
  const current = await getDocument(change, documentId);
  refuseUnseen(seen, { title: current.title, icon: current.icon, template: current.template }, wish);
  const { title = current.title, icon = current.icon, template = current.template } = wish;
  const moves = wish.parentId !== undefined || wish.afterId !== undefined;
  const place = moves ? placeWished(await listNodes(tx, projectId), current, wish) : current;
  await writeFields(change, current, {
    title,
    icon,
    template,
    parentId: place.parentId,
    position: place.position,
    locked: current.locked,
  });
}

export async function lockDocument(change: Change, documentId: number, locked: boolean): Promise<void> {
  const current = await getDocument(change, documentId);
  await writeFields(change, current, { ...current, locked });
}

type Row = typeof documents.$inferSelect;
type Fields = Pick<Row, 'title' | 'icon' | 'template' | 'parentId' | 'position' | 'locked'>;

const logged = ({ title, icon, template, parentId, position, locked }: Fields) => ({
  title,
  icon,
  template,
  parent_id: parentId,
  position,
  locked,
});

async function writeFields(change: Change, current: Row, wanted: Fields): Promise<void> {
  const { tx, projectId, now, append } = change;
  const changes = changedFields(logged(current), logged(wanted));
  if (isUnchanged(changes)) return;
  const { title, icon, template, parentId, position, locked } = wanted;
  await tx
    .update(documents)
    .set({ title, icon, template, parentId, position, locked })
    .where(thisDocument(projectId, current.id));
  // It is found by its title.
  if (title !== current.title)
    await tx
      .update(documentStates)
      .set({ dueAt: now })
      .where(and(eq(documentStates.projectId, projectId), eq(documentStates.documentId, current.id)));
  append({ type: 'document.updated', payload: { documentId: current.id, title, changes } });
}

/** With all below it. */
export async function deleteDocument(change: Change, documentId: number): Promise<void> {
  const { tx, projectId, now, member, append } = change;
  const { title } = await getDocument(change, documentId);
  const ids = subtreeOf(await listNodes(tx, projectId), documentId);
  await tx
    .update(documents)
    .set({ deletedAt: now, deletedBy: member.userId, deletedWith: documentId })
    .where(and(eq(documents.projectId, projectId), inArray(documents.id, ids)));
  append({ type: 'document.deleted', payload: { documentId, title } });
}

/** With all that went with it; to the top where its parent is gone, or lies in the trash itself. */
export async function restoreDocument(change: Change, documentId: number): Promise<void> {
  const { tx, projectId, append } = change;
  const { title, deletedAt, parentId } = await getRow(change, documentId);
  if (!deletedAt) throw conflict(messages.notInTrash);
  const nodes = await listNodes(tx, projectId);
  const place = isThere(nodes, parentId) ? {} : placeOfNew(nodes, null);
  await tx
    .update(documents)
    .set({ deletedAt: null, deletedBy: null, deletedWith: null })
    .where(and(eq(documents.projectId, projectId), eq(documents.deletedWith, documentId)));
  await tx
    .update(documents)
    .set({ deletedAt: null, deletedBy: null, deletedWith: null, ...place })
    .where(thisDocument(projectId, documentId));
  append({ type: 'document.restored', payload: { documentId, title } });
}

export const pinDocument = (
  db: DbOrTx,
  pin: { projectId: number; documentId: number; userId: number },
  at: Date,
) =>
  db
    .insert(documentPins)
    .values({ ...pin, at })
    .onConflictDoNothing();

export const unpinDocument = (
  db: DbOrTx,
  { projectId, documentId, userId }: { projectId: number; documentId: number; userId: number },
) =>
  db
    .delete(documentPins)
    .where(
      and(
        eq(documentPins.projectId, projectId),
        eq(documentPins.documentId, documentId),
        eq(documentPins.userId, userId),
      ),
    );

export const thisDocument = (projectId: number, documentId: number) =>
  and(eq(documents.projectId, projectId), eq(documents.id, documentId));

/** Out of the trash, and still open to the member: both may have changed while the change waited for its turn. */
export async function getDocument(change: Change, documentId: number): Promise<Row> {
  const row = await getRow(change, documentId);
  if (row.deletedAt) throw notFound(messages.documentNotFound);
  if (!canEditDocument(change.member, row)) throw forbidden();
  return row;
}

/** For who may not write in it too: only that it is not in the trash by now. */
export async function readTitle(change: Change, documentId: number): Promise<string> {
  const { title, deletedAt } = await getRow(change, documentId);
  if (deletedAt) throw notFound(messages.documentNotFound);
  return title;
}

async function getRow({ tx, projectId }: Change, documentId: number): Promise<Row> {
  const [row] = await tx.select().from(documents).where(thisDocument(projectId, documentId));
  if (!row) throw notFound(messages.documentNotFound);
  return row;
}

import { canEditDocument } from '@cuadrilla/contract/kernel/roles';
import { and, eq, isNull } from 'drizzle-orm';
import { forbidden } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/database.ts';
import { documents, memberships, projects } from '../../platform/database/schema/schema.ts';
import type { Enter } from '../../platform/http/lines.ts';
import { changeProject } from '../../platform/log/change.ts';
import { appendUpdates } from './updates.commands.ts';
import type { DocumentRef } from './updates.queries.ts';

/** So seldom the log tells that somebody writes. */
const tellEvery = 60 * 1_000;

export interface Store {
  /** Answers the places that the updates took. Fails for who may not write, and where it no longer fits. */
  write(document: DocumentRef, userId: number, updates: readonly Uint8Array[]): Promise<number[]>;
}

interface Given extends Pick<Context, 'db' | 'wake' | 'clock'> {
  enterProject: Enter<number>;
}

/** Where what people write in documents is kept: their right is looked at again each time. */
export function makeStore({ db, wake, clock, enterProject }: Given): Store {
  /** When the log was last told of each person in each document, as far as this instance knows. */
  const told = new Map<string, number>();

  /** One transaction with the log's lock now and then, one without it as a rule: who types does not make others wait. */
  async function write(document: DocumentRef, userId: number, updates: readonly Uint8Array[]) {
    const now = clock();
    const key = `${document.documentId} ${userId}`;
    const written = { ...document, userId, updates, now };
    if (now.getTime() - (told.get(key) ?? 0) < tellEvery)
      return db.transaction(async (tx) => {
        await requireWriter(tx, document, userId);
        return appendUpdates(tx, written);
      });
    const { projectId, documentId } = document;
    const leave = await enterProject(projectId);
    const places = await changeProject(
      db,
      { projectId, userId, now, allow: () => true },
      async ({ tx, append }) => {
        const title = await requireWriter(tx, document, userId);
        const by = { updatedBy: userId, updatedAt: now };
        await tx.update(documents).set(by).where(isDocument(document));
        append({ type: 'document.edited', payload: { documentId, title } });
        return appendUpdates(tx, written);
      },
    ).finally(leave);
    if (told.size > 10_000) told.clear();
    told.set(key, now.getTime());
    wake.project(projectId);
    return places;
  }

  return {
    async write(document, userId, updates) {
      const places = await write(document, userId, updates);
      wake.document(document.documentId);
      return places;
    },
  };
}

const isDocument = ({ projectId, documentId }: DocumentRef) =>
  and(eq(documents.projectId, projectId), eq(documents.id, documentId));

/** Answers the title. */
async function requireWriter(tx: Tx, document: DocumentRef, userId: number): Promise<string> {
  const [row] = await tx
    .select({ title: documents.title, locked: documents.locked, role: memberships.role })
    .from(documents)
    .innerJoin(projects, and(eq(projects.id, documents.projectId), isNull(projects.deletedAt)))
    .innerJoin(
      memberships,
      and(eq(memberships.projectId, documents.projectId), eq(memberships.userId, userId)),
    )
    .where(and(isDocument(document), isNull(documents.deletedAt)));
  if (!row || !canEditDocument({ userId, role: row.role }, row)) throw forbidden();
  return row.title;
}

import { and, eq, isNull } from 'drizzle-orm';
import type { DbOrTx } from '../../platform/database/database.ts';
import { documentLinks, documents, projects } from '../../platform/database/schema/schema.ts';
import { hashToken, newToken } from '../../platform/http/session.ts';
import type { Change } from '../../platform/log/change.ts';
import { getDocument } from '../documents/documents.commands.ts';

/** Answers the token, which exists nowhere else. The link that there was ends. */
export async function shareDocument(change: Change, documentId: number): Promise<string> {
  const { tx, projectId, member, now, append } = change;
  const { title } = await getDocument(change, documentId);
  const ended = await endLink(change, documentId);
  const token = newToken();
  await tx.insert(documentLinks).values({
    projectId,
    documentId,
    tokenHash: hashToken(token),
    createdBy: member.userId,
    createdAt: now,
  });
  const changes = { public: { before: ended, after: true } };
  append({ type: 'document.updated', payload: { documentId, title, changes } });
  return token;
}

export async function unshareDocument(change: Change, documentId: number): Promise<void> {
  const { title } = await getDocument(change, documentId);
  if (!(await endLink(change, documentId))) return;
  const changes = { public: { before: true, after: false } };
  change.append({ type: 'document.updated', payload: { documentId, title, changes } });
}

/** Answers whether there was one. */
async function endLink({ tx, projectId }: Change, documentId: number): Promise<boolean> {
  const { rowCount } = await tx
    .delete(documentLinks)
    .where(and(eq(documentLinks.projectId, projectId), eq(documentLinks.documentId, documentId)));
  return (rowCount ?? 0) > 0;
}

/** What the link shows; nothing once it has ended, or while the document or its project lies in the trash. */
export async function findShared(db: DbOrTx, token: string) {
  const [row] = await db
    .select({ projectId: documents.projectId, documentId: documents.id, title: documents.title })
    .from(documentLinks)
    .innerJoin(
      documents,
      and(eq(documents.projectId, documentLinks.projectId), eq(documents.id, documentLinks.documentId)),
    )
    .innerJoin(projects, eq(projects.id, documents.projectId))
    .where(
      and(
        eq(documentLinks.tokenHash, hashToken(token)),
        isNull(documents.deletedAt),
        isNull(projects.deletedAt),
      ),
    );
  return row;
}

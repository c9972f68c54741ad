import { and, asc, desc, eq, inArray, lt } from 'drizzle-orm';
import type { DbOrTx } from '../../platform/database/database.ts';
import { documentVersions, users } from '../../platform/database/schema/schema.ts';
import type { DocumentRef } from '../line/updates.queries.ts';

const ofDocument = ({ projectId, documentId }: DocumentRef) =>
  and(eq(documentVersions.projectId, projectId), eq(documentVersions.documentId, documentId));

const versionColumns = {
  id: documentVersions.id,
  seq: documentVersions.seq,
  startedAt: documentVersions.startedAt,
  endedAt: documentVersions.endedAt,
  authors: documentVersions.authors,
  added: documentVersions.added,
  removed: documentVersions.removed,
};
export type VersionRow = Awaited<ReturnType<typeof listVersions>>[number];

const mostVersions = 200;

/** The newest first, without what they say. */
export const listVersions = (db: DbOrTx, document: DocumentRef) =>
  db
    .select(versionColumns)
    .from(documentVersions)
    .where(ofDocument(document))
    .orderBy(desc(documentVersions.id))
    .limit(mostVersions);

/** With what the document said at its end, where that is kept apart by now. */
export async function findVersion(db: DbOrTx, document: DocumentRef, versionId: number) {
  const [row] = await db
    .select({ ...versionColumns, state: documentVersions.state })
    .from(documentVersions)
    .where(and(ofDocument(document), eq(documentVersions.id, versionId)));
  return row;
}

export async function findVersionBefore(db: DbOrTx, document: DocumentRef, versionId: number) {
  const [row] = await db
    .select({ ...versionColumns, state: documentVersions.state })
    .from(documentVersions)
    .where(and(ofDocument(document), lt(documentVersions.id, versionId)))
    .orderBy(desc(documentVersions.id))
    .limit(1);
  return row;
}

export const listNames = (db: DbOrTx, ids: readonly number[]) =>
  db
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(inArray(users.id, [...ids]))
    .orderBy(asc(users.id));

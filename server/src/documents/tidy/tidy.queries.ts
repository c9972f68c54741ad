import { and, asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database/database.ts';
import { prepareWrite } from '../../platform/database/prepare-once.ts';
import {
  documents,
  documentStates,
  documentUpdates,
  documentVersions,
} from '../../platform/database/schema/schema.ts';
import type { DocumentRef } from '../line/updates.queries.ts';

/** For as long nobody else looks at it: longer than it takes, so that only what a killed process began is done again. */
const claimedFor = 5 * 60 * 1_000;

/** One that is due, whichever instance gets to it. */
export async function claimDue(db: Db, now: Date): Promise<DocumentRef | undefined> {
  const [claimed] = await claim(db, { now, until: new Date(now.getTime() + claimedFor) });
  return claimed;
}

const claim = prepareWrite<DocumentRef>(
  () => sql`
    update ${documentStates} state set due_at = ${sql.placeholder('until')}::timestamptz
    from (select project_id, document_id from ${documentStates} where due_at <= ${sql.placeholder('now')}::timestamptz
      order by due_at limit 1 for no key update skip locked) due
    where state.project_id = due.project_id and state.document_id = due.document_id
    returning state.project_id as "projectId", state.document_id as "documentId"`,
);

export type Untidied = NonNullable<Awaited<ReturnType<typeof readUntidied>>>;

/** All that there is of a document, of one moment and without keeping anybody from writing. */
export const readUntidied = (db: Db, document: DocumentRef) =>
  db.transaction(
    async (tx) => {
      const [found] = await readState(tx, document);
      if (!found) return undefined;
      return {
        ...found,
        updates: await listUpdates(tx, document),
        /** Those of which it is not kept apart yet what the document said. */
        versions: await listUnkept(tx, document),
        /** What it said at the end of the last of the others. */
        kept: (await lastKept(tx, document))[0]?.state ?? undefined,
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );

const readState = (tx: Tx, { projectId, documentId }: DocumentRef) =>
  tx
    .select({
      title: documents.title,
      seq: documentStates.seq,
      mergedSeq: documentStates.mergedSeq,
      state: documentStates.state,
    })
    .from(documentStates)
    .innerJoin(
      documents,
      and(eq(documents.projectId, documentStates.projectId), eq(documents.id, documentStates.documentId)),
    )
    .where(and(eq(documentStates.projectId, projectId), eq(documentStates.documentId, documentId)));

const listUpdates = (tx: Tx, { projectId, documentId }: DocumentRef) =>
  tx
    .select({
      seq: documentUpdates.seq,
      update: documentUpdates.update,
      userId: documentUpdates.userId,
      at: documentUpdates.at,
    })
    .from(documentUpdates)
    .where(and(eq(documentUpdates.projectId, projectId), eq(documentUpdates.documentId, documentId)))
    .orderBy(asc(documentUpdates.seq));

const ofDocument = ({ projectId, documentId }: DocumentRef) =>
  and(eq(documentVersions.projectId, projectId), eq(documentVersions.documentId, documentId));

const listUnkept = (tx: Tx, document: DocumentRef) =>
  tx
    .select({ id: documentVersions.id, seq: documentVersions.seq, endedAt: documentVersions.endedAt })
    .from(documentVersions)
    .where(and(ofDocument(document), isNull(documentVersions.state)))
    .orderBy(asc(documentVersions.id));

const lastKept = (tx: Tx, document: DocumentRef) =>
  tx
    .select({ state: documentVersions.state })
    .from(documentVersions)
    .where(and(ofDocument(document), isNotNull(documentVersions.state)))
    .orderBy(desc(documentVersions.id))
    .limit(1);

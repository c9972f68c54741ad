import { and, eq, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../platform/database/database.ts';
import { documentStates, documentUpdates } from '../../platform/database/schema/schema.ts';

export interface DocumentRef {
  projectId: number;
  documentId: number;
}

export const ofState = ({ projectId, documentId }: DocumentRef) =>
  and(eq(documentStates.projectId, projectId), eq(documentStates.documentId, documentId));

/** What was written in a document after `since`, up to `seq`. */
export interface UpdateBatch {
  since: number;
  seq: number;
  /** What all of the document weighs by then, in bytes. */
  size: number;
  updates: { seq: number; update: Uint8Array }[];
}

interface Row extends Record<string, unknown> {
  document_id: number;
  since: number;
  last: number;
  size: number;
  seq: number | null;
  update: Buffer | null;
}

/** In one snapshot. What has been merged meanwhile comes as one: to have heard some of it before does no harm. */
export async function readUpdates(
  db: DbOrTx,
  wanted: readonly (DocumentRef & { since: number })[],
): Promise<Map<number, UpdateBatch>> {
  const { rows } = await db.execute<Row>(sql`
    select state.document_id, wanted.since, state.seq as last, state.size, part.seq, part.update
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb)
      as wanted ("projectId" int, "documentId" int, since int)
    join ${documentStates} state
      on state.project_id = wanted."projectId" and state.document_id = wanted."documentId"
    left join lateral (
      select state.merged_seq as seq, state.state as update
      where state.merged_seq > wanted.since and state.state is not null
      union all
      select written.seq, written.update from ${documentUpdates} written
      where written.project_id = state.project_id and written.document_id = state.document_id
      and written.seq > greatest(wanted.since, state.merged_seq)) part on true
    order by part.seq`);
  const batches = new Map<number, UpdateBatch>();
  for (const { document_id: id, since, last, size, seq, update } of rows) {
    const batch = batches.get(id) ?? { since, seq: last, size, updates: [] };
    if (seq !== null && update) batch.updates.push({ seq, update });
    batches.set(id, batch);
  }
  return batches;
}

/** All that was written in a document, as far as it is not one update yet. */
export const readWritten = async (db: DbOrTx, document: DocumentRef): Promise<UpdateBatch | undefined> =>
  (await readUpdates(db, [{ ...document, since: -1 }])).get(document.documentId);

/** What had been written when the last of its updates was that one, as long as none after it is merged with it. */
export const upTo = (batch: UpdateBatch | undefined, seq = Infinity): Uint8Array[] =>
  batch?.updates.filter((each) => each.seq <= seq).map(({ update }) => update) ?? [];

/** The place of the last that was written. */
export async function readSeq(db: DbOrTx, document: DocumentRef): Promise<number> {
  const [row] = await db.select({ seq: documentStates.seq }).from(documentStates).where(ofState(document));
  return row?.seq ?? 0;
}

/** Whether all that was written in it was built before it was kept. */
export async function isSound(db: DbOrTx, document: DocumentRef): Promise<boolean> {
  const [row] = await db
    .select({ sound: documentStates.sound })
    .from(documentStates)
    .where(ofState(document));
  return row?.sound ?? true;
}

/** What a long one began with some seconds ago: it is looked at until all of it has come. */
export async function readBeginning(db: DbOrTx, document: DocumentRef): Promise<string | null> {
  const [row] = await db
    .select({ beginning: documentStates.beginning })
    .from(documentStates)
    .where(ofState(document));
  return row?.beginning ?? null;
}

/** Held, so that no two take the same place. */
export async function holdState(tx: DbOrTx, document: DocumentRef) {
  const [row] = await tx
    .select({
      seq: documentStates.seq,
      mergedSeq: documentStates.mergedSeq,
      size: documentStates.size,
    })
    .from(documentStates)
    .where(ofState(document))
    .for('no key update');
  return row;
}

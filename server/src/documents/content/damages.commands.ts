import { and, desc, eq, isNotNull, notInArray } from 'drizzle-orm';
import type { DbOrTx } from '../../platform/database/database.ts';
import {
  documentDamages,
  documentStates,
  documentUpdates,
  documentVersions,
} from '../../platform/database/schema/schema.ts';
import { noteDamage } from '../../platform/security/security.commands.ts';
import { type DocumentRef, holdState, ofState } from '../line/updates.queries.ts';
import type { Damage } from './build.ts';

/** A part of what was written, and the place that it took. */
interface Part {
  seq: number;
  update: Uint8Array;
}

/**
 * Takes what cannot be built out of a document, so that all else can be read, and tells the administrators. Where it is
 * what was merged long ago, the newest version that was kept stands for it.
 */
export async function putAside(
  db: DbOrTx,
  document: DocumentRef,
  written: readonly Part[],
  { damaged }: Damage,
): Promise<void> {
  const now = new Date();
  await db.transaction(async (tx) => {
    const held = await holdState(tx, document);
    if (!held) return;
    let parts = 0;
    for (const { place, instead } of damaged) {
      const part = written[place];
      if (!part) continue;
      const isMerged = part.seq === held.mergedSeq;
      // What has been merged since it was read was built then, and what others found too is aside by now.
      if (!(await (isMerged ? isMergedStill : isKeptStill)(tx, document, part))) continue;
      await tx.insert(documentDamages).values({ ...document, seq: part.seq, bytes: part.update, at: now });
      if (isMerged) await replaceMerged(tx, document, instead);
      else await replaceUpdate(tx, document, part.seq, instead);
      parts += 1;
    }
    if (parts > 0) await noteDamage(tx, { ...document, parts }, now);
  });
}

const isMergedStill = async (tx: DbOrTx, document: DocumentRef, { update }: Part): Promise<boolean> =>
  (await tx.$count(documentStates, and(ofState(document), eq(documentStates.state, update)))) > 0;

const isKeptStill = async (tx: DbOrTx, document: DocumentRef, { seq, update }: Part): Promise<boolean> =>
  (await tx.$count(documentUpdates, and(ofUpdate(document, seq), eq(documentUpdates.update, update)))) > 0;

const ofUpdate = ({ projectId, documentId }: DocumentRef, seq: number) =>
  and(
    eq(documentUpdates.projectId, projectId),
    eq(documentUpdates.documentId, documentId),
    eq(documentUpdates.seq, seq),
  );

async function replaceMerged(
  tx: DbOrTx,
  document: DocumentRef,
  instead: Uint8Array | undefined,
): Promise<void> {
  const state = instead ?? (await readNewestKept(tx, document)) ?? null;
  await tx.update(documentStates).set({ state }).where(ofState(document));
}

async function replaceUpdate(
  tx: DbOrTx,
  document: DocumentRef,
  seq: number,
  instead: Uint8Array | undefined,
): Promise<void> {
  const which = ofUpdate(document, seq);
  if (instead) await tx.update(documentUpdates).set({ update: instead }).where(which);
  else await tx.delete(documentUpdates).where(which);
}

/** Of those that have not been put aside themselves. */
async function readNewestKept(
  tx: DbOrTx,
  { projectId, documentId }: DocumentRef,
): Promise<Uint8Array | undefined> {
  const aside = tx
    .select({ bytes: documentDamages.bytes })
    .from(documentDamages)
    .where(and(eq(documentDamages.projectId, projectId), eq(documentDamages.documentId, documentId)));
  const [row] = await tx
    .select({ state: documentVersions.state })
    .from(documentVersions)
    .where(
      and(
        eq(documentVersions.projectId, projectId),
        eq(documentVersions.documentId, documentId),
        isNotNull(documentVersions.state),
        notInArray(documentVersions.state, aside),
      ),
    )
    .orderBy(desc(documentVersions.id))
    .limit(1);
  return row?.state ?? undefined;
}

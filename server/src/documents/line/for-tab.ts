import type { Db } from '../../platform/database/database.ts';
import { documentStates } from '../../platform/database/schema/schema.ts';
import { type Reading, readBeside } from '../content/content.ts';
import { compareWithTab, printDocument } from '../content/content.work.ts';
import { type DocumentRef, isSound, ofState, readWritten, upTo } from './updates.queries.ts';

const small = 256 * 1024;

export interface TabReading {
  db: Db;
  beside: Reading;
  /** For what is small enough that nobody waits for it. */
  lane: Reading;
}

interface Within extends TabReading {
  of: number;
}

interface ForTab {
  /** How far it goes. */
  seq: number;
  lacks: Uint8Array;
  has: Uint8Array;
}

/** What a tab that has so much lacks of a document. What was kept unseen is built before anybody is sent it. */
export async function readForTab(within: Within, document: DocumentRef, vector: Uint8Array): Promise<ForTab> {
  const { db, beside, lane, of } = within;
  if (!(await isSound(db, document))) await findSound(within, document);
  const batch = await readWritten(db, document);
  const asked = { updates: upTo(batch), vector };
  const isSmall = asked.updates.reduce((sum, { length }) => sum + length, vector.length) < small;
  const compared = await (isSmall ? lane : beside).do(compareWithTab, asked, of);
  return { seq: batch?.seq ?? 0, ...compared };
}

/** Once for each: what comes later is built before it is kept. */
async function findSound(within: Within, document: DocumentRef): Promise<void> {
  await readBeside(within, document, printDocument, {});
  await within.db.update(documentStates).set({ sound: true }).where(ofState(document));
}

import type { SQL } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import type { DocumentRef } from '../line/updates.queries.ts';
import type { Mention } from './mentions-in.ts';

/** Who hears what a tidied document says: documents do not know them. */
export interface TidiedHearers {
  /** Learns the words of what is new. */
  learnWords: (tx: Tx, texts: SQL) => Promise<void>;
  /** Answers whose own log has grown: wake them after the commit. */
  tellMentioned: (
    tx: Tx,
    document: DocumentRef,
    mentions: readonly Mention[],
    now: Date,
  ) => Promise<number[]>;
}

import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';

/** Longer ones are no words that somebody would mistype, but keys and addresses. */
const longestWord = 40;

/** Any number that no other advisory lock of this database uses. */
const learningLock = 0x70616c61;

/** Learns the words of some texts, so that a search for a mistyped one can say which may be meant. */
export async function learnWords(tx: Tx, texts: SQL): Promise<void> {
  // Transactions that learn of several texts would wait for each other's words crosswise.
  await tx.execute(sql`select pg_advisory_xact_lock(${learningLock})`);
  await tx.execute(sql`
    insert into vocabulary (word)
    select distinct word from (${texts}) written, regexp_split_to_table(search_words(text), ' ') word
    where length(word) between 4 and ${longestWord} and word !~ '[0-9]'
    on conflict do nothing`);
}

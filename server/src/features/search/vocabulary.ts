import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../database/database.ts';

/** Longer ones are no words that somebody would mistype, but keys and addresses. */
const longestWord = 40;

/** Learns the words of some texts, so that a search for a mistyped one can say which may be meant. */
export async function learnWords(tx: Tx, texts: SQL): Promise<void> {
  await tx.execute(sql`
    insert into vocabulary (word)
    select distinct word from (${texts}) written, regexp_split_to_table(search_words(text), ' ') word
    where length(word) between 4 and ${longestWord} and word !~ '[0-9]'
    order by word
    on conflict do nothing`);
}

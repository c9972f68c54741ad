import type { ParsedSearch, Term } from '@cuadrilla/contract/search/parse';
import { sql } from 'drizzle-orm';
import type { DbOrTx } from '../../database/database.ts';
import type { Asked } from './asked.ts';
import { anyOf } from './matches.ts';
import { wordsOf } from './search-words.ts';

/** Of shorter words another letter makes another word. */
const shortest = 4;
const mostCandidates = 20;
/** Enough to tell which of two spellings is the usual one. */
const mostCompared = 100;

/** The query with each word that nothing of this person's has replaced by the nearest that something has. */
export async function suggest(
  db: DbOrTx,
  text: string,
  { terms }: ParsedSearch,
  asked: Asked,
): Promise<string | undefined> {
  if (asked.reach.length === 0) return undefined;
  let corrected = text;
  for (const term of terms.filter(isPlainWord).toReversed()) {
    // oxlint-disable-next-line no-await-in-loop -- few, on one connection
    const better = await nearest(db, term.value, asked);
    if (better) corrected = `${corrected.slice(0, term.start)}${better}${corrected.slice(term.end)}`;
  }
  return corrected === text ? undefined : corrected;
}

const isPlainWord = (term: Term): term is Extract<Term, { kind: 'word' }> =>
  term.kind === 'word' && !term.not && term.value.length >= shortest && wordsOf(term.value).length === 1;

/** One letter too many, too few, another or in the wrong place. Others' words are known too, but only mine count. */
async function nearest(db: DbOrTx, typed: string, { reach }: Asked): Promise<string | undefined> {
  const query = sql`(${`${anyOf(reach)} & `} || quote_literal(near.word))::tsquery`;
  const { rows } = await db.execute<{ word: string; isTyped: boolean }>(sql`
    select near.word, near.word = search_words(${typed}) as "isTyped"
    from (
      select word from vocabulary where shortened && shortened(search_words(${typed})) limit ${mostCandidates}
    ) near, lateral (
      select count(*) as count from (
        (select from tasks where search @@ ${query} and deleted_at is null limit ${mostCompared})
        union all (select from comments where search @@ ${query} limit ${mostCompared})
      ) use
    ) uses
    where uses.count > 0
    order by "isTyped" desc, uses.count desc, near.word`);
  const [best] = rows;
  return best?.isTyped ? undefined : best?.word;
}

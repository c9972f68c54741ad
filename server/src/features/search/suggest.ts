import type { ParsedSearch, Term } from '@cuadrilla/contract/search/parse';
import { sql } from 'drizzle-orm';
import type { DbOrTx } from '../../database/database.ts';
import type { Asked } from './asked.ts';
import { wordsOf } from './search-words.ts';

/** Of shorter words another letter makes another word. */
const shortest = 4;
const mostCandidates = 8;
/** In a project; a word that is used more is no better a guess. */
const mostUses = 10;

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
  const { rows: near } = await db.execute<{ word: string; isTyped: boolean }>(sql`
    select word, word = search_words(${typed}) as "isTyped" from vocabulary
    where shortened && shortened(search_words(${typed}))
    order by abs(length(word) - length(${typed})), word limit ${mostCandidates}`);
  if (near.length === 0) return undefined;
  // Compared so that no index helps, as in a search: that of the project leads to all of its rows.
  const written = sql`project_id + 0 = project and search @@ format('''%s:%s''', project, word)::tsquery`;
  const counted = await db.execute<{ word: string; count: string }>(sql`
    select word, (
      select count(*) from unnest(${sql.param(reach)}::int[]) project cross join lateral (
        (select from tasks where ${written} and deleted_at is null limit ${mostUses})
        union all (select from comments where ${written} limit ${mostUses})
        union all (select from document_sections where ${written} limit ${mostUses})) used) as count
    from unnest(${sql.param(near.map(({ word }) => word))}::text[]) word
    order by count desc, word`);
  const rows = counted.rows.filter(({ count }) => count !== '0');
  const isUsed = (word: string | undefined): boolean => rows.some((row) => row.word === word);
  return isUsed(near.find(({ isTyped }) => isTyped)?.word) ? undefined : rows[0]?.word;
}

import { fold } from '@cuadrilla/contract/kernel/fold';
import { type SQL, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../platform/database/database.ts';
import type { ResolvedQuery } from './asked.ts';
import { isThere } from './conditions.ts';
import { wordsOf } from './search-words.ts';

const mostCandidates = 8;
/** In a project; a word that is used more is no better a guess. */
const mostUses = 10;
/** Of so many texts it is learned how a word is written. */
const mostTexts = 5;

/**
 * The word that was meant: one letter too many, too few, another or in the wrong place. Others' words are known too, but
 * only those count that somebody has written in these projects. `itself` where what was typed is such a word.
 */
export async function nearestWritten(
  db: DbOrTx,
  typed: string,
  asked: ResolvedQuery,
): Promise<string | undefined> {
  const { reach } = asked;
  const { rows: near } = await db.execute<{ word: string; isTyped: boolean }>(sql`
    select word, word = search_words(${typed}) as "isTyped" from vocabulary
    where shortened && shortened(search_words(${typed}))
    order by abs(length(word) - length(${typed})), word limit ${mostCandidates}`);
  if (near.length === 0) return undefined;
  const counted = await db.execute<{ word: string; count: string }>(sql`
    select word, (
      select count(*) from unnest(${sql.param(reach)}::int[]) project cross join lateral (
        (select from tasks where ${written} and ${isThere(asked)} limit ${mostUses})
        union all (select from comments where ${written} and ${isOfThere(asked)} limit ${mostUses})
        union all (select from document_sections where ${written} limit ${mostUses})) used) as count
    from unnest(${sql.param(near.map(({ word }) => word))}::text[]) word
    order by count desc, word`);
  const used = counted.rows.filter(({ count }) => count !== '0').map(({ word }) => word);
  const itself = near.find(({ isTyped }) => isTyped)?.word;
  if (itself !== undefined && used.includes(itself)) return 'itself';
  const [best] = used;
  return best === undefined ? undefined : spelled(db, best, asked);
}

/** Compared so that no index helps, as in a search: that of the project leads to all of its rows. */
const written: SQL = sql`project_id + 0 = project and search @@ format('''%s:%s''', project, word)::tsquery`;

/** What was said of tasks that no search finds is found by none. */
const isOfThere = (asked: ResolvedQuery): SQL => sql`exists (
  select from tasks where tasks.project_id = comments.project_id and tasks.id = comments.task_id and ${isThere(asked)})`;

/** As it is mostly written there: kept are the words without case and accents, by which they are found. */
async function spelled(db: DbOrTx, word: string, asked: ResolvedQuery): Promise<string> {
  const { reach } = asked;
  const { rows } = await db.execute<{ text: string }>(sql`
    select text from (select ${word}::text as word) sought, unnest(${sql.param(reach)}::int[]) project cross join lateral (
      (select title || ' ' || description as text from tasks where ${written} and ${isThere(asked)} limit 1)
      union all (select content from comments where ${written} and ${isOfThere(asked)} limit 1)
      union all (select title || ' ' || heading || ' ' || content from document_sections where ${written} limit 1)) used
    limit ${mostTexts}`);
  const found = rows
    .flatMap(({ text }) => wordsOf(text))
    .filter((each) => fold(each) === word)
    .map((each) => each.toLowerCase());
  const uses = (spelling: string): number => found.filter((each) => each === spelling).length;
  // Of as many, the one with marks: they are left out more often than put in.
  const [most = word] = found.toSorted(
    (one, other) => uses(other) - uses(one) || Number(one === word) - Number(other === word),
  );
  return most;
}

import { type Column, type SQL, sql } from 'drizzle-orm';
import type { Asked } from './asked.ts';

/** Of these projects, as a `tsquery`. */
export const anyOf = (reach: readonly number[]): string => `(${reach.map((id) => `'@${id}'`).join(' | ')})`;

/** The words, in one of these projects; `vector` is what the table keeps of its text. */
export function matchesIndexed(vector: Column, { words, reach }: Asked): SQL {
  return sql`${vector} @@ ${[anyOf(reach), words.tsquery].filter(Boolean).join(' & ')}::tsquery`;
}

/** The same for texts that keep nothing to be found by: they are few. */
export const matchesText = (text: SQL, { words: { tsquery } }: Asked): SQL | undefined =>
  tsquery === '' ? undefined : sql`search_vector(0, ${text}) @@ ${tsquery}::tsquery`;

/** What quotes hold together. */
export const holdsPhrases = (folded: SQL | Column, { words }: Asked): SQL[] =>
  words.phrases.map(({ text, not }) =>
    not ? sql`strpos(${folded}, ${text}) = 0` : sql`strpos(${folded}, ${text}) > 0`,
  );

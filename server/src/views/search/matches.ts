import { type Column, eq, type SQL, sql } from 'drizzle-orm';
import { memberships } from '../../platform/database/schema/schema.ts';
import type { ResolvedQuery } from './asked.ts';

const inProject = (projectId: Column | number, tsquery: string): SQL =>
  sql`format(${tsquery}::text, ${projectId}::int)::tsquery`;

/**
 * The words, in the project of mine that is looked through. Projects are compared so that no index helps: that of the
 * words leads to few rows, that of the project to all of its rows.
 */
export const matchesIndexed = (
  { search, projectId }: { search: Column; projectId: Column },
  { words: { tsquery } }: ResolvedQuery,
): SQL =>
  tsquery === ''
    ? eq(projectId, memberships.projectId)
    : sql`(${search} @@ ${inProject(memberships.projectId, tsquery)} and ${projectId} + 0 = ${memberships.projectId})`;

/**
 * The rows of that name that are `wanted`, to be joined. Where it is words that find them they are found first: to the
 * planner, a project that fits its board is a rare chance, and it would rather read all boards than look for words.
 */
export const rowsWith = (
  name: SQL,
  wanted: SQL | undefined,
  { words: { tsquery } }: ResolvedQuery,
  made?: SQL,
): SQL =>
  sql`(select *${made ? sql`, ${made}` : sql``} from ${name} where ${wanted}${tsquery === '' ? sql`` : sql` offset 0`}) ${name}`;

/**
 * The same for texts that keep nothing to be found by: they are few. The words are taken apart here and not by
 * `search_vector`: to call a function that the planner cannot open takes longer than what it does.
 */
export const matchesText = (text: SQL, { words: { plain } }: ResolvedQuery): SQL | undefined =>
  plain === ''
    ? undefined
    : sql`(to_tsvector('simple', search_words(${text})) || to_tsvector('spanish', search_words(${text}))
        || to_tsvector('spanish', ${text})) @@ ${plain}::tsquery`;

/** A link in Markdown, whose words are read and whose address is not. */
const link = String.raw`!?\[([^]\n]*)\]\((?:[^()\s]|\([^()\s]*\))*\)`;
/** The same as in the database's function `search_words`, which would fold once more. */
const between = String.raw`[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u206f]+`;

const wordsAlone = (folded: SQL | Column): SQL =>
  sql`(' ' || regexp_replace(regexp_replace(${folded}, ${link}, '\\1', 'g'), ${between}, ' ', 'g') || ' ')`;

/** What quotes hold together: the same words in the same order, whatever signs, lines and addresses are between them. */
export const holdsPhrases = (folded: SQL | Column, { words }: ResolvedQuery): SQL[] =>
  words.phrases.map(
    ({ text, not }) => sql`strpos(${wordsAlone(folded)}, ${` ${text} `}) ${not ? sql`= 0` : sql`> 0`}`,
  );

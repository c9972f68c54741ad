import type { NameField } from '@cuadrilla/contract/views/search/operators';
import type { Mistake, ParsedSearch, Term } from '@cuadrilla/contract/views/search/parse';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../platform/database/database.ts';
import { memberships, projects } from '../../platform/database/schema/schema.ts';
import type { SessionUser } from '../../platform/http/session.queries.ts';
import { type Viewpoint, viewpointOf } from '../../tasks/tasks/field-filters.ts';
import { idsNamed, nameMatches } from './names.queries.ts';
import { readWords, type SearchWords } from './search-words.ts';
import { searchTexts as texts } from './search.texts.ts';

export interface Viewer extends Viewpoint {
  userId: number;
}

type SearchingUser = Pick<SessionUser, 'id' | 'timeZone' | 'weekStart'>;
export const viewerOf = (person: SearchingUser, now: Date): Viewer => ({
  ...viewpointOf(person, now),
  userId: person.id,
});

type NamedTerm = Extract<Term, { kind: 'name' }>;
/** Which rows a name stands for; null is nobody. */
type Ids = (number | null)[];

/** A query as this person means it: names have become ids of what they may see. */
export interface ResolvedQuery extends Viewer {
  terms: readonly Term[];
  words: SearchWords;
  /** The projects in which it is looked. */
  reach: number[];
  ids: Map<Term, Ids>;
  unknown: Mistake[];
}

export async function readAsked(db: DbOrTx, parsed: ParsedSearch, viewer: Viewer): Promise<ResolvedQuery> {
  const [asked] = await readAllAsked(db, [parsed], viewer);
  if (!asked) throw new Error('a query was read as none');
  return asked;
}

/** However many there are, with as few questions. */
export async function readAllAsked(
  db: DbOrTx,
  parsed: readonly ParsedSearch[],
  viewer: Viewer,
): Promise<ResolvedQuery[]> {
  const queries = parsed.map(({ terms }) => terms);
  const [wordsOf, reaches] = await Promise.all([
    readWords(db, queries),
    readReaches(db, queries, viewer.userId),
  ]);
  const reached = queries.map((terms, index) => ({ terms, reach: reaches[index] ?? [] }));
  const ids = await readIds(db, reached, viewer.userId);
  return reached.map(({ terms, reach }) => ({
    ...viewer,
    terms,
    words: wordsOf(terms),
    reach,
    ids,
    unknown: terms
      .filter(isNamed)
      .filter((term) => !term.not && ids.get(term)?.length === 0)
      .map(({ start, end, field }) => ({ start, end, message: texts.unknown[field] })),
  }));
}

const isNamed = (term: Term): term is NamedTerm => term.kind === 'name';
const isOf =
  (field: NameField) =>
  (term: Term): term is NamedTerm =>
    isNamed(term) && term.field === field;

const asksForArchived = (terms: readonly Term[]): boolean =>
  terms.some((term) => term.kind === 'choice' && term.value === 'archivados' && !term.not);

/** Through the memberships: nobody finds what is not theirs. */
async function readReaches(
  db: DbOrTx,
  queries: readonly (readonly Term[])[],
  userId: number,
): Promise<number[][]> {
  const reaches = queries.map(
    (terms) => sql`array(
      select projects.id from memberships join projects on projects.id = memberships.project_id
      where ${and(
        eq(memberships.userId, userId),
        isNull(projects.deletedAt),
        asksForArchived(terms) ? undefined : isNull(projects.archivedAt),
        ...namedProjects(terms),
      )})`,
  );
  return readLists(db, reaches);
}

const matches = ({ value }: NamedTerm): SQL => nameMatches(projects.name, value);

function namedProjects(terms: readonly Term[]): SQL[] {
  const named = terms.filter(isOf('proyecto'));
  const wanted = named.filter(({ not }) => !not).map(matches);
  return [
    ...(wanted.length > 0 ? [sql`(${sql.join(wanted, sql` or `)})`] : []),
    ...named.filter(({ not }) => not).map((term) => sql`not ${matches(term)}`),
  ];
}

/** Names that stand for oneself or for nobody need not be looked for. */
function saidIds({ field, value }: NamedTerm, userId: number): Ids | undefined {
  const isPerson = field === 'responsable' || field === 'creador';
  if (isPerson && value === 'yo') return [userId];
  return field === 'responsable' && value === 'nadie' ? [null] : undefined;
}

async function readIds(
  db: DbOrTx,
  queries: readonly Pick<ResolvedQuery, 'terms' | 'reach'>[],
  userId: number,
): Promise<Map<Term, Ids>> {
  const named = queries.flatMap(({ terms, reach }) => terms.filter(isNamed).map((term) => ({ term, reach })));
  const sought = named.filter(({ term }) => !saidIds(term, userId));
  const found = await readLists(
    db,
    sought.map(({ term, reach }) => sql`array(${idsNamed(term.field, term.value, reach)})`),
  );
  const foundFor = new Map(sought.map(({ term }, index) => [term, found[index] ?? []]));
  return new Map(named.map(({ term }) => [term, saidIds(term, userId) ?? foundFor.get(term) ?? []]));
}

/** Lists of ids, each by a query of its own, in one statement. */
async function readLists(db: DbOrTx, lists: readonly SQL[]): Promise<number[][]> {
  if (lists.length === 0) return [];
  const rows = lists.map((list, index) => sql`select ${index}::int as place, ${list} as ids`);
  const answer = await db.execute<{ ids: number[] }>(sql`${sql.join(rows, sql` union all `)} order by place`);
  return answer.rows.map(({ ids }) => ids);
}

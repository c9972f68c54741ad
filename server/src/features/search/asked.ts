import type { NameField } from '@cuadrilla/contract/search/operators';
import type { Mistake, ParsedSearch, Term } from '@cuadrilla/contract/search/parse';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../database/database.ts';
import { memberships, projects } from '../../database/schema/schema.ts';
import type { Viewpoint } from '../tasks/field-filters.ts';
import { idsNamed, nameMatches } from './names.queries.ts';
import { readWords, type SearchWords } from './search-words.ts';
import { searchTexts as texts } from './search.texts.ts';

export interface Viewer extends Viewpoint {
  userId: number;
}

type NamedTerm = Extract<Term, { kind: 'name' }>;
/** Which rows a name stands for; null is nobody. */
type Ids = (number | null)[];

/** A query as this person means it: names have become ids of what they may see. */
export interface Asked extends Viewer {
  terms: readonly Term[];
  words: SearchWords;
  /** The projects in which it is looked. */
  reach: number[];
  ids: Map<Term, Ids>;
  unknown: Mistake[];
}

export async function readAsked(db: DbOrTx, { terms }: ParsedSearch, viewer: Viewer): Promise<Asked> {
  const words = await readWords(db, terms);
  const reach = await readReach(db, terms, viewer.userId);
  const ids = new Map<Term, Ids>();
  const unknown: Mistake[] = [];
  for (const term of terms.filter(isNamed)) {
    // oxlint-disable-next-line no-await-in-loop -- few, on one connection
    const named = await idsOf(db, term, reach, viewer.userId);
    ids.set(term, named);
    if (named.length === 0 && !term.not)
      unknown.push({ start: term.start, end: term.end, message: texts.unknown[term.field] });
  }
  return { ...viewer, terms, words, reach, ids, unknown };
}

const isNamed = (term: Term): term is NamedTerm => term.kind === 'name';
const isOf =
  (field: NameField) =>
  (term: Term): term is NamedTerm =>
    isNamed(term) && term.field === field;

const asksForArchived = (terms: readonly Term[]): boolean =>
  terms.some((term) => term.kind === 'choice' && term.value === 'archivados' && !term.not);

/** Through the memberships: nobody finds what is not theirs. */
async function readReach(db: DbOrTx, terms: readonly Term[], userId: number): Promise<number[]> {
  const rows = await db
    .select({ id: projects.id })
    .from(memberships)
    .innerJoin(projects, eq(projects.id, memberships.projectId))
    .where(
      and(
        eq(memberships.userId, userId),
        isNull(projects.deletedAt),
        asksForArchived(terms) ? undefined : isNull(projects.archivedAt),
        ...namedProjects(terms),
      ),
    );
  return rows.map(({ id }) => id);
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

async function idsOf(db: DbOrTx, { field, value }: NamedTerm, reach: number[], userId: number): Promise<Ids> {
  const isPerson = field === 'responsable' || field === 'creador';
  if (isPerson && value === 'yo') return [userId];
  if (field === 'responsable' && value === 'nadie') return [null];
  return idsNamed(db, field, value, reach);
}

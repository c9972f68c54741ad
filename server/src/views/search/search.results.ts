import {
  type Found,
  foundFew,
  type FoundKind,
  foundPage,
  mostCounted,
} from '@cuadrilla/contract/views/search/search';
import { type ParsedSearch, parseSearch } from '@cuadrilla/contract/views/search/parse';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database/database.ts';
import { type ResolvedQuery, readAllAsked, readAsked, type Viewer } from './asked.ts';
import { countComments, findComments } from './found-comments.queries.ts';
import { findDocuments } from './found-documents.queries.ts';
import { findBoards, findPeople, findProjects } from './found-names.queries.ts';
import { countTasks, findTasks } from './found-tasks.queries.ts';
import { kindsOf } from './found.ts';
import { runNamed, type Statement } from './named.ts';
import { type Page, totalOf } from './ranking.ts';
import {
  presentFoundBoard,
  presentFoundComment,
  presentFoundDocument,
  presentFoundPerson,
  presentFoundProject,
  presentFoundTask,
} from './search.present.ts';
import { suggest } from './suggest.ts';

/** Whoever types does not wait for longer, and nobody else for them. */
const longestSearch = 5_000;

/** On one connection, however many kinds there are, and of one moment. */
export const whileSearching = <T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> =>
  db.transaction(
    async (tx) => {
      // The joins stand in their best order: to look for it anew takes the planner longer than most searches do. And what
      // is found leads by its keys to the rest: the planner expects a single row of each project, and for that it may as
      // well read a table from end to end, once for every row that there is.
      await tx.execute(
        sql.raw(
          `set local statement_timeout = ${longestSearch}; set local join_collapse_limit = 1;
          set local enable_seqscan = off; set local enable_material = off`,
        ),
      );
      return work(tx);
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );

interface ResultsPage {
  kind?: FoundKind | undefined;
  offset: number;
}

export async function findAll(tx: Tx, text: string, viewer: Viewer, wanted: ResultsPage): Promise<Found> {
  const parsed = parseSearch(text);
  const asked = await readAsked(tx, parsed, viewer);
  const found = await findKinds(tx, asked, wanted);
  const isNothing = countOf(found) === 0;
  const suggestion = isNothing ? await suggestFor(tx, text, parsed, asked) : null;
  return { ...found, unknown: asked.unknown, suggestion };
}

/** Another spelling, if something is found by it. */
export async function suggestFor(tx: Tx, text: string, parsed: ParsedSearch, asked: ResolvedQuery) {
  const query = await suggest(tx, text, parsed, asked);
  if (query === undefined) return null;
  const better = await readAsked(tx, parseSearch(query), asked);
  const count = countIn(better, tx).as('count');
  const [found = { count: 0 }] = await runNamed(
    'all',
    better,
    tx.select({ count }).from(sql`(select) nothing`),
  );
  return found.count > 0 ? { query, count: found.count } : null;
}

/** How much each of some queries finds: all of them in one statement. */
export async function countEach(tx: Tx, queries: readonly string[], viewer: Viewer): Promise<number[]> {
  const { userId, now, timeZone, weekStart } = viewer;
  const asked = await readAllAsked(tx, queries.map(parseSearch), { userId, now, timeZone, weekStart });
  const counts = asked.map((each) => countIn(each, tx));
  const { rows } = await tx.execute<{ counts: number[] }>(
    sql`select array[${sql.join(counts, sql`, `)}]::int[] as counts`,
  );
  return rows[0]?.counts ?? [];
}

function countIn(asked: ResolvedQuery, tx: Tx): SQL<number> {
  const totals = [...soughtIn(asked)].map((kind) => counters[kind](asked, tx));
  return totals.length > 0 ? sql`(${sql.join(totals, sql` + `)})::int` : sql`0`;
}

const best = { limit: 1, offset: 0 };
const countFound =
  (find: (tx: Tx, asked: ResolvedQuery, page: Page) => SQLWrapper) =>
  (asked: ResolvedQuery, tx: Tx): SQL =>
    sql`least(coalesce((select total from (${find(tx, asked, best)}) found), 0), ${mostCounted + 1})`;
const counters: Record<FoundKind, (asked: ResolvedQuery, tx: Tx) => SQL> = {
  tasks: countTasks,
  comments: countComments,
  documents: countFound(findDocuments),
  projects: countFound(findProjects),
  boards: countFound(findBoards),
  people: countFound(findPeople),
};

/** The kinds to look for, if there is anything to look for, and anywhere. */
const soughtIn = (asked: ResolvedQuery): Set<FoundKind> =>
  asked.terms.length > 0 && asked.reach.length > 0 ? kindsOf(asked) : new Set<FoundKind>();

const countOf = ({ counts }: Pick<Found, 'counts'>): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

async function findKinds(
  tx: Tx,
  asked: ResolvedQuery,
  { kind, offset }: ResultsPage,
): Promise<Omit<Found, 'unknown' | 'suggestion'>> {
  const kinds = soughtIn(asked);
  /** All kinds are counted with the first page; of the pages after it only one is asked for. */
  const find = async <Row extends { total: number }>(
    each: FoundKind,
    query: (page: Page) => Statement<Row>,
  ) => {
    if (!kinds.has(each) || (offset > 0 && each !== kind)) return [];
    const page = each === kind ? { limit: foundPage, offset } : { limit: foundFew, offset: 0 };
    return offset === 0 ? runNamed(each, asked, query(page)) : query(page);
  };
  const [tasks, comments, documents, projects, boards, people] = await Promise.all([
    find('tasks', (page) => findTasks(tx, asked, page)),
    find('comments', (page) => findComments(tx, asked, page)),
    find('documents', (page) => findDocuments(tx, asked, page)),
    find('projects', (page) => findProjects(tx, asked, page)),
    find('boards', (page) => findBoards(tx, asked, page)),
    find('people', (page) => findPeople(tx, asked, page)),
  ]);
  const { needles } = asked.words;
  return {
    counts: {
      tasks: totalOf(tasks),
      comments: totalOf(comments),
      documents: totalOf(documents),
      projects: totalOf(projects),
      boards: totalOf(boards),
      people: totalOf(people),
    },
    tasks: tasks.map((row) => presentFoundTask(row, needles, asked.timeZone)),
    comments: comments.map((row) => presentFoundComment(row, needles)),
    documents: documents.map((row) => presentFoundDocument(row, needles)),
    projects: projects.map((row) => presentFoundProject(row, needles)),
    boards: boards.map((row) => presentFoundBoard(row, needles)),
    people: people.map((row) => presentFoundPerson(row, needles)),
  };
}

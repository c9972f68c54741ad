import { parseId } from '@cuadrilla/contract/kernel/fields';
import { searchLimit } from '@cuadrilla/contract/views/search/search';
import { and, type Column, desc, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../platform/database/database.ts';
import { prepareOnce } from '../../platform/database/prepare-once.ts';
import { packed } from '../../platform/database/read-rows.ts';
import {
  boards,
  columns,
  documents,
  memberships,
  projects,
  tasks,
} from '../../platform/database/schema/schema.ts';

const project = packed({ id: projects.id, name: projects.name });
const board = packed({ id: boards.id, name: boards.name });

/** Folded once, and not for each row. */
const sought = sql`(select fold(${sql.placeholder('query')}))`;
const contains = (folded: SQL | Column): SQL => sql`strpos(${folded}, ${sought}) > 0`;
const startsWith = (folded: SQL | Column): SQL<boolean> => sql`starts_with(${folded}, ${sought})`;

/** Names that start with the query before those that contain it; without one, the projects last opened. */
function ranked(folded: SQL | Column, isNamed: boolean): { matches: SQL; order: SQL[] } {
  if (isNamed) return { matches: contains(folded), order: [desc(startsWith(folded))] };
  const order = [sql`${memberships.visitedAt} desc nulls last`, desc(projects.updatedAt)];
  return { matches: isNull(projects.archivedAt), order };
}

/** Whose search it is, and in which project of theirs, if not in all. */
interface Mine {
  userId: number;
  projectId: number | undefined;
}

const askedProject = sql`${sql.placeholder('projectId')}::int`;

/** Through the memberships: nobody finds what is not theirs. */
const isMine = and(
  eq(memberships.userId, sql.placeholder('userId')),
  isNull(projects.deletedAt),
  sql`(${askedProject} is null or ${projects.id} = ${askedProject})`,
);

const valuesOf = ({ userId, projectId }: Mine) => ({ userId, projectId: projectId ?? null });

/** One statement with a query, another one without. */
function namedOrNot<Rows>(
  make: (isNamed: boolean) => (db: DbOrTx, values: Record<string, unknown>) => Promise<Rows>,
) {
  const [named, unnamed] = [make(true), make(false)];
  return (db: DbOrTx, mine: Mine, query: string): Promise<Rows> =>
    query === '' ? unnamed(db, valuesOf(mine)) : named(db, { ...valuesOf(mine), query });
}

export const searchProjects = namedOrNot((isNamed) =>
  prepareOnce((db) => {
    const { matches, order } = ranked(sql`fold(${projects.name})`, isNamed);
    return db
      .select({ id: projects.id, name: projects.name })
      .from(memberships)
      .innerJoin(projects, eq(projects.id, memberships.projectId))
      .where(and(isMine, matches))
      .orderBy(...order, desc(projects.updatedAt), projects.id)
      .limit(searchLimit);
  }),
);

export const searchBoards = namedOrNot((isNamed) =>
  prepareOnce((db) => {
    const { matches, order } = ranked(boards.nameFolded, isNamed);
    return db
      .select({ id: boards.id, name: boards.name, project })
      .from(memberships)
      .innerJoin(projects, eq(projects.id, memberships.projectId))
      .innerJoin(boards, eq(boards.projectId, projects.id))
      .where(and(isMine, isNull(boards.deletedAt), matches))
      .orderBy(...order, desc(boards.updatedAt), boards.id)
      .limit(searchLimit);
  }),
);

const documentsNamed = prepareOnce((db) => {
  const title = sql`fold(${documents.title})`;
  return db
    .select({
      id: documents.id,
      icon: documents.icon,
      title: documents.title,
      project,
      section: sql<null>`null`,
    })
    .from(memberships)
    .innerJoin(projects, eq(projects.id, memberships.projectId))
    .innerJoin(documents, eq(documents.projectId, projects.id))
    .where(and(isMine, isNull(documents.deletedAt), contains(title)))
    .orderBy(desc(startsWith(title)), desc(documents.updatedAt), documents.id)
    .limit(searchLimit);
});

export const searchDocuments = (db: DbOrTx, mine: Mine, query: string) =>
  documentsNamed(db, { ...valuesOf(mine), query });

/** The best of one column: what is done is so by its column, so no more of any can be among the best of all. */
function bestOfColumn(db: DbOrTx) {
  // The first line of the folded text; folding every title anew would take most of the time.
  const title = sql`split_part(${tasks.folded}, chr(10), 1)`;
  const isNumbered = sql<boolean>`${tasks.number} = ${sql.placeholder('number')}::int`;
  return db
    .select({
      id: tasks.id,
      number: tasks.number,
      title: tasks.title,
      priorityId: tasks.priorityId,
      updatedAt: tasks.updatedAt,
      isNumbered: isNumbered.as('is_numbered'),
      starts: startsWith(title).as('starts'),
    })
    .from(tasks)
    .where(
      and(
        eq(tasks.projectId, columns.projectId),
        eq(tasks.boardId, columns.boardId),
        eq(tasks.columnId, columns.id),
        isNull(tasks.deletedAt),
        eq(tasks.archived, false),
        or(isNumbered, contains(title)),
      ),
    )
    .orderBy(sql`is_numbered desc`, sql`starts desc`, desc(tasks.updatedAt))
    .limit(searchLimit)
    .as('best');
}

const tasksNamed = prepareOnce((db) => {
  const best = bestOfColumn(db);
  return db
    .select({
      id: best.id,
      number: best.number,
      title: best.title,
      priorityId: best.priorityId,
      column: packed({ kind: columns.kind }),
      board,
      project,
    })
    .from(memberships)
    .innerJoin(projects, eq(projects.id, memberships.projectId))
    .innerJoin(boards, eq(boards.projectId, projects.id))
    .innerJoin(columns, and(eq(columns.projectId, boards.projectId), eq(columns.boardId, boards.id)))
    .innerJoinLateral(best, sql`true`)
    .where(and(isMine, isNull(boards.deletedAt)))
    .orderBy(
      desc(best.isNumbered),
      desc(best.starts),
      sql`${columns.kind} = 'hecho'`,
      desc(best.updatedAt),
      best.id,
    )
    .limit(searchLimit);
});

/** The task of that number first; then titles that start with the query, what is still to do, what changed last. */
export const searchTasks = (db: DbOrTx, mine: Mine, query: string) =>
  tasksNamed(db, { ...valuesOf(mine), query, number: parseId(query.replace(/^#/, '')) ?? 0 });

import { parseId } from '@cuadrilla/contract/kernel/fields';
import { searchLimit } from '@cuadrilla/contract/views/search/search';
import { and, type Column, desc, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../platform/database/database.ts';
import {
  boards,
  columns,
  documents,
  memberships,
  projects,
  tasks,
} from '../../platform/database/schema/schema.ts';

const project = { id: projects.id, name: projects.name };
const board = { id: boards.id, name: boards.name };

const contains = (folded: SQL | Column, query: string): SQL => sql`strpos(${folded}, fold(${query})) > 0`;
const startsWith = (folded: SQL | Column, query: string): SQL<boolean> =>
  sql`starts_with(${folded}, fold(${query}))`;

/** Names that start with the query before those that contain it; without one, the projects last opened. */
function ranked(folded: SQL | Column, query: string): { matches: SQL; order: SQL[] } {
  if (query === '') {
    const order = [sql`${memberships.visitedAt} desc nulls last`, desc(projects.updatedAt)];
    return { matches: isNull(projects.archivedAt), order };
  }
  return { matches: contains(folded, query), order: [desc(startsWith(folded, query))] };
}

/** Whose search it is, and in which project of theirs, if not in all. */
interface Mine {
  userId: number;
  projectId: number | undefined;
}

/** Through the memberships: nobody finds what is not theirs. */
const isOf = ({ userId, projectId }: Mine): SQL | undefined =>
  and(
    eq(memberships.userId, userId),
    isNull(projects.deletedAt),
    projectId === undefined ? undefined : eq(projects.id, projectId),
  );

export function searchProjects(db: DbOrTx, mine: Mine, query: string) {
  const { matches, order } = ranked(sql`fold(${projects.name})`, query);
  return db
    .select(project)
    .from(memberships)
    .innerJoin(projects, eq(projects.id, memberships.projectId))
    .where(and(isOf(mine), matches))
    .orderBy(...order, desc(projects.updatedAt), projects.id)
    .limit(searchLimit);
}

export function searchBoards(db: DbOrTx, mine: Mine, query: string) {
  const { matches, order } = ranked(boards.nameFolded, query);
  return db
    .select({ ...board, project })
    .from(memberships)
    .innerJoin(projects, eq(projects.id, memberships.projectId))
    .innerJoin(boards, eq(boards.projectId, projects.id))
    .where(and(isOf(mine), isNull(boards.deletedAt), matches))
    .orderBy(...order, desc(boards.updatedAt), boards.id)
    .limit(searchLimit);
}

export function searchDocuments(db: DbOrTx, mine: Mine, query: string) {
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
    .where(and(isOf(mine), isNull(documents.deletedAt), contains(title, query)))
    .orderBy(desc(startsWith(title, query)), desc(documents.updatedAt), documents.id)
    .limit(searchLimit);
}

/** The best of one column: what is done is so by its column, so no more of any can be among the best of all. */
function bestOfColumn(db: DbOrTx, query: string) {
  // The first line of the folded text; folding every title anew would take most of the time.
  const title = sql`split_part(${tasks.folded}, chr(10), 1)`;
  const number = parseId(query.replace(/^#/, '')) ?? 0;
  const isNumbered = sql<boolean>`${tasks.number} = ${number}::int`;
  return db
    .select({
      id: tasks.id,
      number: tasks.number,
      title: tasks.title,
      priorityId: tasks.priorityId,
      updatedAt: tasks.updatedAt,
      isNumbered: isNumbered.as('is_numbered'),
      starts: startsWith(title, query).as('starts'),
    })
    .from(tasks)
    .where(
      and(
        eq(tasks.projectId, columns.projectId),
        eq(tasks.boardId, columns.boardId),
        eq(tasks.columnId, columns.id),
        isNull(tasks.deletedAt),
        eq(tasks.archived, false),
        or(isNumbered, contains(title, query)),
      ),
    )
    .orderBy(sql`is_numbered desc`, sql`starts desc`, desc(tasks.updatedAt))
    .limit(searchLimit)
    .as('best');
}

/** The task of that number first; then titles that start with the query, what is still to do, what changed last. */
export function searchTasks(db: DbOrTx, mine: Mine, query: string) {
  const best = bestOfColumn(db, query);
  return db
    .select({
      id: best.id,
      number: best.number,
      title: best.title,
      priorityId: best.priorityId,
      column: { kind: columns.kind },
      board,
      project,
    })
    .from(memberships)
    .innerJoin(projects, eq(projects.id, memberships.projectId))
    .innerJoin(boards, eq(boards.projectId, projects.id))
    .innerJoin(columns, and(eq(columns.projectId, boards.projectId), eq(columns.boardId, boards.id)))
    .innerJoinLateral(best, sql`true`)
    .where(and(isOf(mine), isNull(boards.deletedAt)))
    .orderBy(
      desc(best.isNumbered),
      desc(best.starts),
      sql`${columns.kind} = 'hecho'`,
      desc(best.updatedAt),
      best.id,
    )
    .limit(searchLimit);
}

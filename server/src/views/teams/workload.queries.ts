import type { Workload } from '@cuadrilla/contract/projects/teams';
import { and, eq, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../platform/database/database.ts';
import { boards, columns, memberships, projects, tasks } from '../../platform/database/schema/schema.ts';
import { dateIn, type Viewpoint } from '../../tasks/tasks/field-filters.ts';

const due = { at: tasks.dueDate, day: tasks.dueDay, begins: false };

const count = sql<number>`count(*)::int`;
const countOf = (condition: SQL | undefined) => sql<number>`(count(*) filter (where ${condition}))::int`;

/** Of living boards in projects that this person may see and that are still worked on. */
const isOpenTo = (userId: number) =>
  and(
    eq(memberships.userId, userId),
    isNull(projects.deletedAt),
    isNull(projects.archivedAt),
    isNull(boards.deletedAt),
    isNull(tasks.deletedAt),
    eq(tasks.archived, false),
    ne(columns.kind, 'hecho'),
  );

const ofBoard = and(eq(boards.projectId, tasks.projectId), eq(boards.id, tasks.boardId));
const ofColumn = and(eq(columns.projectId, tasks.projectId), eq(columns.id, tasks.columnId));

/** What each of these people has to do, as far as the reader may know. */
export async function readWorkloads(
  db: DbOrTx,
  reader: Viewpoint & { id: number },
  people: number[],
): Promise<Map<number, Workload>> {
  const rows = await db
    .select({
      id: tasks.assignedTo,
      open: count,
      overdue: countOf(dateIn(due, 'overdue', reader)),
      week: countOf(dateIn(due, 'week', reader)),
    })
    .from(tasks)
    .innerJoin(memberships, eq(memberships.projectId, tasks.projectId))
    .innerJoin(projects, eq(projects.id, tasks.projectId))
    .innerJoin(boards, ofBoard)
    .innerJoin(columns, ofColumn)
    .where(and(isOpenTo(reader.id), inArray(tasks.assignedTo, people)))
    .groupBy(tasks.assignedTo);
  return new Map(rows.map(({ id, ...work }) => [id ?? 0, work]));
}

/** How much is to be done in each of these projects, whoever has it. */
export async function countOpenTasks(
  db: DbOrTx,
  userId: number,
  projectIds: number[],
): Promise<Map<number, number>> {
  const rows = await db
    .select({ id: tasks.projectId, open: count })
    .from(tasks)
    .innerJoin(memberships, eq(memberships.projectId, tasks.projectId))
    .innerJoin(projects, eq(projects.id, tasks.projectId))
    .innerJoin(boards, ofBoard)
    .innerJoin(columns, ofColumn)
    .where(and(isOpenTo(userId), inArray(tasks.projectId, projectIds)))
    .groupBy(tasks.projectId);
  return new Map(rows.map(({ id, open }) => [id, open]));
}

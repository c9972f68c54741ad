import { and, asc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { templateLimits } from '@cuadrilla/contract/carry/project-templates/content';
import type { DbOrTx } from '../../platform/database/database.ts';
import { boards, columns, points, tasks, teamMembers, users } from '../../platform/database/schema/schema.ts';
import { fieldColumns } from '../../tasks/tasks/task-fields.ts';

export const listTakenBoards = (db: DbOrTx, projectId: number) =>
  db
    .select({ id: boards.id, name: boards.name, firstView: boards.firstView })
    .from(boards)
    .where(and(eq(boards.projectId, projectId), isNull(boards.deletedAt)))
    .orderBy(asc(boards.id))
    .limit(templateLimits.boards + 1);

/** Of all boards, each board's from the left. A deleted column is in no board. */
export const listAllColumns = (db: DbOrTx, projectId: number) =>
  db
    .select({ id: columns.id, boardId: columns.boardId, name: columns.name, kind: columns.kind })
    .from(columns)
    .where(eq(columns.projectId, projectId))
    .orderBy(asc(columns.position), asc(columns.id));

export type TakenTask = Awaited<ReturnType<typeof listTakenTasks>>[number];

interface Taken {
  /** Who takes them. */
  userId: number;
  withDone: boolean;
  /** All of it, and not only how long it is. */
  withTexts: boolean;
}

/** Only those with whom a team is shared show what they are. */
const shownTitle = (userId: number) => sql<string | null>`case when exists (
  select from ${teamMembers} mine join ${teamMembers} theirs on theirs.team_id = mine.team_id
  where mine.user_id = ${userId} and theirs.user_id = ${users.id}) or ${users.id} = ${userId}
  then ${users.jobTitle} end`;

/** One more than fits, so that it shows. */
export const listTakenTasks = (db: DbOrTx, projectId: number, { userId, withDone, withTexts }: Taken) =>
  db
    .select({
      id: tasks.id,
      ...fieldColumns,
      description: withTexts ? tasks.description : sql<string>`''`,
      textLength: sql<number>`length(${tasks.description})`,
      jobTitle: shownTitle(userId),
    })
    .from(tasks)
    .innerJoin(boards, and(eq(boards.projectId, tasks.projectId), eq(boards.id, tasks.boardId)))
    .innerJoin(columns, and(eq(columns.projectId, tasks.projectId), eq(columns.id, tasks.columnId)))
    .leftJoin(users, eq(users.id, tasks.assignedTo))
    .where(
      and(
        eq(tasks.projectId, projectId),
        isNull(tasks.deletedAt),
        eq(tasks.archived, false),
        isNull(boards.deletedAt),
        withDone ? undefined : ne(columns.kind, 'hecho'),
      ),
    )
    .orderBy(asc(tasks.boardId), asc(columns.position), asc(tasks.position), asc(tasks.id))
    .limit(templateLimits.tasks + 1);

/** What their checklists say, each task's in its order; one more than fits as well. */
export const listTakenPoints = (db: DbOrTx, projectId: number, taskIds: readonly number[]) =>
  db
    .select({ taskId: points.taskId, content: points.content })
    .from(points)
    .where(and(eq(points.projectId, projectId), inArray(points.taskId, [...taskIds])))
    .orderBy(asc(points.taskId), asc(points.position))
    .limit(templateLimits.points + 1);

export type TakenPoint = Awaited<ReturnType<typeof listTakenPoints>>[number];

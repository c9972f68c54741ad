import { and, eq, isNull, ne, type SQL } from 'drizzle-orm';
import type { DbOrTx } from '../../platform/database/database.ts';
import {
  boards,
  columns,
  memberships,
  projects,
  tasks,
  users,
} from '../../platform/database/schema/schema.ts';
import type { Caller } from '../../platform/http/session.queries.ts';
import { orderOf } from '../../tasks/tasks/task-order.ts';
import { taskColumns } from '../../tasks/tasks/tasks.queries.ts';

export type MyTaskRow = Awaited<ReturnType<typeof selectMyTasks>>[number];

type TaskOwner = Pick<Caller, 'id' | 'timeZone'>;

/** Through the memberships: a task of a project that the person has left is no longer theirs to see. */
function selectMyTasks(db: DbOrTx, { id, timeZone }: TaskOwner, after: SQL | undefined) {
  return db
    .select({
      ...taskColumns,
      project: { id: projects.id, name: projects.name },
      board: { id: boards.id, name: boards.name },
      column: { id: columns.id, name: columns.name, kind: columns.kind },
    })
    .from(tasks)
    .innerJoin(users, eq(users.id, tasks.assignedTo))
    .innerJoin(
      memberships,
      and(eq(memberships.projectId, tasks.projectId), eq(memberships.userId, tasks.assignedTo)),
    )
    .innerJoin(projects, eq(projects.id, tasks.projectId))
    .innerJoin(boards, and(eq(boards.projectId, tasks.projectId), eq(boards.id, tasks.boardId)))
    .innerJoin(columns, and(eq(columns.projectId, tasks.projectId), eq(columns.id, tasks.columnId)))
    .where(
      and(
        eq(tasks.assignedTo, id),
        isNull(tasks.deletedAt),
        eq(tasks.archived, false),
        isNull(boards.deletedAt),
        isNull(projects.deletedAt),
        isNull(projects.archivedAt),
        ne(columns.kind, 'hecho'),
        after,
      ),
    )
    .orderBy(...orderOf('due_date', 'asc', { timeZone }))
    .$dynamic();
}

/** Unfinished tasks of living projects, the most urgent first. */
export function listMyTasks(
  db: DbOrTx,
  person: TaskOwner,
  after: SQL | undefined,
  limit: number | undefined,
) {
  const select = selectMyTasks(db, person, after);
  return limit === undefined ? select : select.limit(limit);
}

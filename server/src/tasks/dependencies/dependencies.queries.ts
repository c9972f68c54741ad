import type { Relation } from '@cuadrilla/contract/tasks/dependencies';
import { and, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { DbOrTx } from '../../platform/database/database.ts';
import { boards, columns, dependencies, tasks } from '../../platform/database/schema/schema.ts';

/** How many tasks a task waits for. Most wait for none, and for these nothing is looked up. */
export const blockedBy = sql<number>`case when ${tasks.hasBlockers} then (
  select count(*)::int from ${dependencies} needs
  join ${tasks} blocker on blocker.project_id = needs.project_id and blocker.id = needs.blocker_id
  join ${boards} theirs on theirs.project_id = blocker.project_id and theirs.id = blocker.board_id
  join ${columns} place on place.project_id = blocker.project_id and place.id = blocker.column_id
  where needs.project_id = ${tasks.projectId} and needs.blocked_id = ${tasks.id}
  and blocker.deleted_at is null and not blocker.archived and theirs.deleted_at is null and place.kind <> 'hecho') else 0 end`;

type InJson = [
  id: number,
  relation: Relation,
  taskId: number,
  number: number,
  title: string,
  boardId: number,
  priorityId: number,
  column: string,
  done: boolean,
  dueDay: string | null,
  dueDate: string | null,
];
export type DependencyRow = ReturnType<typeof readDependencies>[number];

const readDependencies = (rows: InJson[]) =>
  rows.map(([id, relation, taskId, number, title, boardId, priorityId, column, done, dueDay, dueDate]) => ({
    id,
    relation,
    task: { id: taskId, number, title, board_id: boardId, priority_id: priorityId, column, done },
    dueDay,
    dueDate: dueDate === null ? null : new Date(dueDate),
  }));

/** As one value of the statement that reads the task: first what blocks it, then what it blocks, none in the trash. */
export const dependenciesOfTask = sql`(
  select coalesce(json_agg(json_build_array(tie.id, tie.relation, other.id, other.number, other.title, other.board_id,
    other.priority_id, place.name, place.kind = 'hecho', other.due_day, other.due_date)
    order by tie.relation, tie.id), '[]')
  from (
    select id, 'blocked_by' as relation, blocker_id as other_id from ${dependencies}
    where project_id = ${tasks.projectId} and blocked_id = ${tasks.id}
    union all
    select id, 'blocks', blocked_id from ${dependencies}
    where project_id = ${tasks.projectId} and blocker_id = ${tasks.id}) tie
  join ${tasks} other on other.project_id = ${tasks.projectId} and other.id = tie.other_id
  join ${boards} theirs on theirs.project_id = other.project_id and theirs.id = other.board_id
  join ${columns} place on place.project_id = other.project_id and place.id = other.column_id
  where other.deleted_at is null and theirs.deleted_at is null)`.mapWith(readDependencies);

/** Those of one task. */
export async function listDependencies(
  db: DbOrTx,
  projectId: number,
  taskId: number,
): Promise<DependencyRow[]> {
  const { rows } = await db.execute<{ ties: InJson[] }>(sql`
    select ${dependenciesOfTask} as ties from ${tasks}
    where ${tasks.projectId} = ${projectId} and ${tasks.id} = ${taskId}`);
  return readDependencies(rows[0]?.ties ?? []);
}

const blockerTasks = alias(tasks, 'blocker');

/** Both its tasks, as the log names them. */
export async function findTie(db: DbOrTx, projectId: number, dependencyId: number) {
  const [tie] = await db
    .select({
      dependencyId: dependencies.id,
      taskId: tasks.id,
      title: tasks.title,
      blockerId: blockerTasks.id,
      blockerTitle: blockerTasks.title,
    })
    .from(dependencies)
    .innerJoin(tasks, and(eq(tasks.projectId, dependencies.projectId), eq(tasks.id, dependencies.blockedId)))
    .innerJoin(
      blockerTasks,
      and(eq(blockerTasks.projectId, dependencies.projectId), eq(blockerTasks.id, dependencies.blockerId)),
    )
    .where(and(eq(dependencies.projectId, projectId), eq(dependencies.id, dependencyId)));
  return tie;
}

/** Those that wait for one of these. */
export const listBlocked = (db: DbOrTx, blockers: readonly { projectId: number; taskId: number }[]) =>
  db
    .select({
      projectId: dependencies.projectId,
      blockerId: dependencies.blockerId,
      taskId: dependencies.blockedId,
    })
    .from(dependencies)
    .innerJoin(
      sql`jsonb_to_recordset(${JSON.stringify(blockers)}::jsonb) as wanted ("projectId" int, "taskId" int)`,
      sql`wanted."projectId" = ${dependencies.projectId} and wanted."taskId" = ${dependencies.blockerId}`,
    );

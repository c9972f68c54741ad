import type { Unfit } from '@cuadrilla/contract/tasks/task-moves';
import { fold } from '@cuadrilla/contract/kernel/fold';
import { permissionsOf, type RoleName } from '@cuadrilla/contract/kernel/roles';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { DbOrTx } from '../../platform/database/database.ts';
import {
  attachments,
  boards,
  dependencies,
  events,
  memberships,
  projects,
  tasks,
} from '../../platform/database/schema/schema.ts';
import { asEvents, selectEvents } from '../../platform/log/events.queries.ts';
import { fullName } from '../../platform/full-name.ts';
import { listLabels } from '../labels/labels.queries.ts';
import type { TaskRow } from '../tasks/tasks.queries.ts';

/** Ids of tasks are given once in all projects, so the id alone finds it wherever it went. */
export async function findPlaceOf(db: DbOrTx, userId: number, taskId: number) {
  const [place] = await db
    .select({ projectId: tasks.projectId, boardId: tasks.boardId })
    .from(memberships)
    .innerJoin(projects, and(eq(projects.id, memberships.projectId), isNull(projects.deletedAt)))
    .innerJoin(tasks, and(eq(tasks.projectId, memberships.projectId), eq(tasks.id, taskId)))
    .innerJoin(boards, and(eq(boards.projectId, tasks.projectId), eq(boards.id, tasks.boardId)))
    .where(and(eq(memberships.userId, userId), isNull(tasks.deletedAt), isNull(boards.deletedAt)));
  return place;
}

/** Of these tasks, what is not in the other project. */
export async function findUnfit(
  db: DbOrTx,
  rows: readonly TaskRow[],
  { fromId, toId, role }: { fromId: number; toId: number; role: RoleName },
): Promise<Unfit> {
  const [wanted, present] = [labelsOf(await listLabels(db, fromId), rows), await listLabels(db, toId)];
  const known = new Set(present.map(({ name }) => fold(name)));
  const here = await listMemberIds(db, toId);
  const strangers = rows.filter(({ assignedTo }) => assignedTo !== null && !here.has(assignedTo));
  const people = new Map(
    strangers.map(({ assignedTo, assigneeFirstName, assigneeLastName }) => [
      assignedTo ?? 0,
      fullName({ firstName: assigneeFirstName ?? '', lastName: assigneeLastName ?? '' }),
    ]),
  );
  const ties = await listTies(
    db,
    fromId,
    rows.map(({ id }) => id),
  );
  return {
    labels: wanted.filter(({ name }) => !known.has(fold(name))).map(({ id, name }) => ({ id, name })),
    canMakeLabels: permissionsOf({ role }).can_manage,
    people: [...people].map(([id, name]) => ({ id, name })),
    dependencies: ties.filter(({ stays }) => stays).map(({ title, other }) => ({ title, other })),
  };
}

export const labelsOf = <Label extends { id: number }>(
  all: readonly Label[],
  rows: readonly Pick<TaskRow, 'labelId'>[],
): Label[] => all.filter(({ id }) => rows.some(({ labelId }) => labelId === id));

export async function listMemberIds(db: DbOrTx, projectId: number): Promise<Set<number>> {
  const rows = await db
    .select({ userId: memberships.userId })
    .from(memberships)
    .where(eq(memberships.projectId, projectId));
  return new Set(rows.map(({ userId }) => userId));
}

/** What these tasks depend on, and what depends on them; `stays`: with a task that is none of them. */
export async function listTies(db: DbOrTx, projectId: number, ids: readonly number[]) {
  const isOf = (column: AnyPgColumn) => sql<boolean>`${inArray(column, [...ids])}`;
  const titleOf = (column: AnyPgColumn) =>
    sql<string>`(select title from ${tasks} where project_id = ${projectId} and id = ${column})`;
  const rows = await db
    .select({
      id: dependencies.id,
      blockerId: dependencies.blockerId,
      blockedId: dependencies.blockedId,
      blockerMoves: isOf(dependencies.blockerId),
      blockedMoves: isOf(dependencies.blockedId),
      blockerTitle: titleOf(dependencies.blockerId),
      blockedTitle: titleOf(dependencies.blockedId),
    })
    .from(dependencies)
    .where(
      and(
        eq(dependencies.projectId, projectId),
        sql`(${isOf(dependencies.blockerId)} or ${isOf(dependencies.blockedId)})`,
      ),
    )
    .orderBy(asc(dependencies.id));
  return rows.map(({ blockerMoves, blockedMoves, blockerTitle, blockedTitle, ...tie }) => ({
    ...tie,
    stays: !(blockerMoves && blockedMoves),
    /** The one of the two that goes. */
    taskId: blockerMoves ? tie.blockerId : tie.blockedId,
    title: blockerMoves ? blockerTitle : blockedTitle,
    other: blockerMoves ? blockedTitle : blockerTitle,
  }));
}

/** Their files, those too that were deleted and may come back: by what they are called in the store. */
export const listKeys = (db: DbOrTx, projectId: number, ids: readonly number[]) =>
  db
    .selectDistinct({ key: attachments.key, picture: attachments.picture })
    .from(attachments)
    .where(and(eq(attachments.projectId, projectId), inArray(attachments.taskId, [...ids])));

const mostBefore = 500;

/** What the logs of the projects tell in which the task was before this one, the last of it. */
export async function listEventsBefore(db: DbOrTx, projectId: number, taskId: number) {
  const former = await listFormerProjects(db, projectId, taskId);
  if (former.length === 0) return [];
  const rows = await selectEvents(db)
    .where(and(inArray(events.projectId, former), eq(events.taskId, taskId)))
    .orderBy(sql`${events.at} desc, ${events.seq} desc`)
    .limit(mostBefore);
  return asEvents(rows.toReversed());
}

/** Each arrival tells where from; what came from there may have come from further. */
async function listFormerProjects(db: DbOrTx, projectId: number, taskId: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    with recursive former (id) as (
      select ${projectId}::int
      union
      select (payload -> 'from' ->> 'projectId')::int from former
      join ${events} on project_id = former.id and task_id = ${taskId} and type = 'task.created'
      where payload ? 'from')
    select id from former where id <> ${projectId}`);
  return rows.map(({ id }) => id);
}

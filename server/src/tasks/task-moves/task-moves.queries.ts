import type { Unfit } from '@cuadrilla/contract/tasks/task-moves';
import { fold } from '@cuadrilla/contract/kernel/fold';
import { permissionsOf, type RoleName } from '@cuadrilla/contract/kernel/roles';
import { and, asc, eq, inArray, isNull, like, not, or, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { DbOrTx } from '../../platform/database/database.ts';
import {
  attachments,
  boards,
  dependencies,
  events,
  memberships,
  points,
  projects,
  tasks,
  users,
} from '../../platform/database/schema/schema.ts';
import { asEvents, selectEvents } from '../../platform/log/events.queries.ts';
import { fullName } from '../../platform/full-name.ts';
import { listLabels } from '../labels/labels.queries.ts';
import type { TaskRow } from '../tasks/tasks.queries.ts';
import { listFormerProjects } from './former-projects.queries.ts';

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
  const ids = rows.map(({ id }) => id);
  const people = (await listAssignees(db, fromId, ids)).filter(({ id }) => !here.has(id));
  const ties = await listTies(db, fromId, ids);
  return {
    labels: wanted.filter(({ name }) => !known.has(fold(name))).map(({ id, name }) => ({ id, name })),
    canMakeLabels: permissionsOf({ role }).can_manage,
    people: people.map(({ id, ...person }) => ({ id, name: fullName(person) })),
    dependencies: ties.filter(({ stays }) => stays).map(({ title, other }) => ({ title, other })),
  };
}

/** Who is to do these tasks, or points of theirs. */
const listAssignees = (db: DbOrTx, projectId: number, ids: readonly number[]) =>
  db
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(
      inArray(
        users.id,
        db
          .select({ id: tasks.assignedTo })
          .from(tasks)
          .where(and(eq(tasks.projectId, projectId), inArray(tasks.id, [...ids])))
          .union(
            db
              .select({ id: points.assignedTo })
              .from(points)
              .where(and(eq(points.projectId, projectId), inArray(points.taskId, [...ids]))),
          ),
      ),
    )
    .orderBy(asc(users.id));

export const labelsOf = <Label extends { id: number }>(
  all: readonly Label[],
  rows: readonly Pick<TaskRow, 'labelIds'>[],
): Label[] => all.filter(({ id }) => rows.some(({ labelIds }) => labelIds.includes(id)));

export async function listMemberIds(db: DbOrTx, projectId: number): Promise<Set<number>> {
  const rows = await db
    .select({ userId: memberships.userId })
    .from(memberships)
    .where(eq(memberships.projectId, projectId));
  return new Set(rows.map(({ userId }) => userId));
}

export async function listProjectIds(db: DbOrTx, userId: number): Promise<Set<number>> {
  const rows = await db
    .select({ projectId: memberships.projectId })
    .from(memberships)
    .where(eq(memberships.userId, userId));
  return new Set(rows.map(({ projectId }) => projectId));
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
    .selectDistinct({ key: attachments.key, picture: attachments.picture, size: attachments.size })
    .from(attachments)
    .where(and(eq(attachments.projectId, projectId), inArray(attachments.taskId, [...ids])));

const mostBefore = 500;

/**
 * What the logs of the projects tell in which the task was before this one, the last of it: to who is in none of them,
 * nothing of other tasks there.
 */
export async function listEventsBefore(
  db: DbOrTx,
  {
    projectId,
    taskId,
    isOpen,
  }: { projectId: number; taskId: number; isOpen: (projectId: number) => boolean },
) {
  const former = await listFormerProjects(db, projectId, taskId);
  if (former.length === 0) return [];
  const isOfItAlone = and(
    not(like(events.type, 'dependency.%')),
    inArray(
      events.projectId,
      former.filter((id) => !isOpen(id)),
    ),
  );
  const rows = await selectEvents(db)
    .where(and(eq(events.taskId, taskId), or(inArray(events.projectId, former.filter(isOpen)), isOfItAlone)))
    .orderBy(sql`${events.at} desc, ${events.seq} desc`)
    .limit(mostBefore);
  return asEvents(rows.toReversed());
}

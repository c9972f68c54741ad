import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../platform/database/database.ts';
import { prepareOnce } from '../../platform/database/prepare-once.ts';
import { points, tasks, users } from '../../platform/database/schema/schema.ts';

const pointColumns = {
  id: points.id,
  content: points.content,
  done: points.done,
  position: points.position,
  dueDay: points.dueDay,
  assignedTo: points.assignedTo,
  firstName: users.firstName,
  lastName: users.lastName,
};

export type PointRow = Awaited<ReturnType<typeof listPoints>>[number];

type InJson = [
  id: number,
  content: string,
  done: boolean,
  position: string,
  dueDay: string | null,
  assignedTo: number | null,
  firstName: string | null,
  lastName: string | null,
];
const readPoints = (rows: InJson[]): PointRow[] =>
  rows.map(([id, content, done, position, dueDay, assignedTo, firstName, lastName]) => ({
    id,
    content,
    done,
    position,
    dueDay,
    assignedTo,
    firstName,
    lastName,
  }));

/** As one value of the statement that reads the task, in their order. */
export const pointsOfTask = sql`(
  select coalesce(json_agg(json_build_array(item.id, item.content, item.done, item.position, item.due_day,
    item.assigned_to, person.first_name, person.last_name) order by item.position), '[]')
  from ${points} item left join ${users} person on person.id = item.assigned_to
  where item.project_id = ${tasks.projectId} and item.task_id = ${tasks.id})`.mapWith(readPoints);

const ofOneTask = prepareOnce((db) =>
  db
    .select(pointColumns)
    .from(points)
    .leftJoin(users, eq(users.id, points.assignedTo))
    .where(
      and(eq(points.projectId, sql.placeholder('projectId')), eq(points.taskId, sql.placeholder('taskId'))),
    )
    .orderBy(asc(points.position)),
);

/** Those of a task, in their order. */
export const listPoints = (db: DbOrTx, projectId: number, taskId: number) =>
  ofOneTask(db, { projectId, taskId });

/** Those of several tasks, each task's in their order. */
export const listPointsOf = (db: DbOrTx, projectId: number, taskIds: readonly number[]) =>
  db
    .select({
      taskId: points.taskId,
      content: points.content,
      dueDay: points.dueDay,
      assignedTo: points.assignedTo,
    })
    .from(points)
    .where(and(eq(points.projectId, projectId), inArray(points.taskId, [...taskIds])))
    .orderBy(asc(points.taskId), asc(points.position));

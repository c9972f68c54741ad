import { messages } from '@cuadrilla/contract/kernel/errors';
import { limits } from '@cuadrilla/contract/kernel/fields';
import type { NewPoint, PointChange } from '@cuadrilla/contract/tasks/points';
import { and, eq, sql } from 'drizzle-orm';
import { generateKeyBetween } from 'fractional-indexing';
import { invalid, notFound } from '../../platform/app-error.ts';
import { prepareUnanswered } from '../../platform/database/prepare-once.ts';
import { points, tasks } from '../../platform/database/schema/schema.ts';
import type { Change } from '../../platform/log/change.ts';
import { changedFields, isUnchanged } from '../../platform/log/changed-fields.ts';
import { refuseUnseen } from '../../platform/log/seen.ts';
import { findMember } from '../../projects/members/members.queries.ts';
import { placeBehind, shortenPositions } from '../tasks/few-in-order.ts';
import { requireTask } from '../tasks/tasks.queries.ts';
import { countPoints } from './count-points.ts';
import { toPointFields } from './points.present.ts';
import { listPoints, type PointRow } from './points.queries.ts';

export async function createPoint(
  change: Change,
  taskId: number,
  { done = false, ...input }: NewPoint & { done?: boolean },
): Promise<number> {
  const { tx, projectId, key, append } = change;
  const present = await getPoints(change, taskId);
  if (present.length >= limits.points) throw invalid(messages.tooManyPoints);
  const { content, dueDay = null, assignedTo = null } = input;
  await requireMember(change, assignedTo);
  const position = generateKeyBetween(present.at(-1)?.position ?? null, null);
  const row = { content, done, position, dueDay, assignedTo };
  const [point] = await tx
    .insert(points)
    .values({ ...row, projectId, taskId })
    .returning({ id: points.id });
  if (!point) throw new Error('the insert of a point returned no row');
  await countPoints(change, [taskId]);
  const told = { pointId: point.id, taskId, ...toPointFields(row) };
  append({ type: 'point.created', payload: { ...told, ...(key && { key }) } });
  return point.id;
}

export async function changePoint(
  change: Change,
  taskId: number,
  pointId: number,
  { seen, afterId, ...wish }: PointChange,
): Promise<PointRow> {
  const { tx, projectId, append } = change;
  const present = await getPoints(change, taskId);
  const current = pointIn(present, pointId);
  const { content, done, dueDay, assignedTo } = { ...current, ...definite(wish) };
  const { id: _id, position: _position, firstName: _first, lastName: _last, ...said } = current;
  refuseUnseen(seen, said, wish);
  const assignee = assignedTo === current.assignedTo ? current : await requireMember(change, assignedTo);
  const position = afterId === undefined ? current.position : placeBehind(present, current, afterId);
  if (position === undefined) throw invalid(messages.pointNotInTask);
  const positions = await shortenPositions(change, points, present, { id: pointId, position });
  const row = { content, done, dueDay, assignedTo, position: positions?.get(pointId) ?? position };
  const changes = changedFields(toPointFields(current), toPointFields(row));
  if (isUnchanged(changes)) return current;
  const moreDone = Number(row.done) - Number(current.done);
  await updatePoint(tx, { ...row, projectId, pointId, moreDone });
  const payload = { pointId, taskId, content, changes };
  append({
    type: 'point.updated',
    payload: positions ? { ...payload, positions: Object.fromEntries(positions) } : payload,
  });
  const { firstName = null, lastName = null } = assignee ?? {};
  return { id: pointId, ...row, firstName, lastName };
}

/** What the task counts as done with it. */
const updatePoint = prepareUnanswered(
  () => sql`
    with item as (
      update ${points} set content = ${sql.placeholder('content')}, done = ${sql.placeholder('done')},
        due_day = ${sql.placeholder('dueDay')}, assigned_to = ${sql.placeholder('assignedTo')},
        position = ${sql.placeholder('position')}
      where project_id = ${sql.placeholder('projectId')} and id = ${sql.placeholder('pointId')}
      returning project_id, task_id)
    update ${tasks} set points_done = points_done + ${sql.placeholder('moreDone')}::int from item
    where ${tasks.projectId} = item.project_id and ${tasks.id} = item.task_id
      and ${sql.placeholder('moreDone')}::int <> 0`,
);

export async function deletePoint(change: Change, taskId: number, pointId: number): Promise<void> {
  const { tx, projectId, append } = change;
  const point = pointIn(await getPoints(change, taskId), pointId);
  await tx.delete(points).where(thisPoint(projectId, pointId));
  await countPoints(change, [taskId]);
  append({ type: 'point.deleted', payload: { pointId, taskId, ...toPointFields(point) } });
}

const thisPoint = (projectId: number, pointId: number) =>
  and(eq(points.projectId, projectId), eq(points.id, pointId));

/** What is wished for, without what is not spoken of. */
const definite = <Wish extends object>(wish: Wish) =>
  Object.fromEntries(Object.entries(wish).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Wish]?: Exclude<Wish[Name], undefined>;
  };

/** In their order. */
export async function getPoints(change: Change, taskId: number): Promise<PointRow[]> {
  await requireTask(change, taskId);
  return listPoints(change.tx, change.projectId, taskId);
}

export function pointIn(present: readonly PointRow[], pointId: number): PointRow {
  const point = present.find(({ id }) => id === pointId);
  if (!point) throw notFound(messages.pointNotFound);
  return point;
}

async function requireMember({ tx, projectId }: Change, userId: number | null) {
  if (userId === null) return undefined;
  const member = await findMember(tx, projectId, userId);
  if (!member) throw invalid(messages.pointAssigneeNotMember);
  return member;
}

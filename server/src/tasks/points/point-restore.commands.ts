import { messages } from '@cuadrilla/contract/kernel/errors';
import { limits } from '@cuadrilla/contract/kernel/fields';
import { conflict, invalid, notFound } from '../../platform/app-error.ts';
import { points } from '../../platform/database/schema/schema.ts';
import type { Change } from '../../platform/log/change.ts';
import { findLast } from '../../platform/log/events.queries.ts';
import { formerPlace } from '../tasks/few-in-order.ts';
import { countPoints } from './count-points.ts';
import { getPoints } from './points.commands.ts';
import { toPointFields } from './points.present.ts';

/** A deleted point comes back as the log knows it, under its own id and at its place among those that are there now. */
export async function restorePoint(change: Change, taskId: number, pointId: number): Promise<void> {
  const { tx, projectId, append } = change;
  const present = await getPoints(change, taskId);
  if (present.some(({ id }) => id === pointId)) throw conflict(messages.pointNotDeleted);
  const deletion = await findLast(tx, projectId, 'point.deleted', { taskId, pointId });
  if (!deletion) throw notFound(messages.pointNotFound);
  if (present.length >= limits.points) throw invalid(messages.tooManyPoints);
  const { content, done, due_day: dueDay, assigned_to: assignedTo } = deletion;
  const row = { content, done, dueDay, assignedTo, position: formerPlace(present, deletion.position) };
  await tx
    .insert(points)
    .overridingSystemValue()
    .values({ ...row, projectId, taskId, id: pointId });
  await countPoints(change, [taskId]);
  append({ type: 'point.restored', payload: { pointId, taskId, ...toPointFields(row) } });
}

import { dayLength } from '@cuadrilla/contract/kernel/durations';
import type { Happened } from '@cuadrilla/contract/log/events';
import { and, eq, inArray, or } from 'drizzle-orm';
import { tasks } from '../../platform/database/schema/schema.ts';
import { hears } from '../../platform/log/hears.ts';
import type { Reader } from '../../platform/log/reader.ts';
import { planReminders } from './reminders.commands.ts';

/** The task that may be due at another time since, or for somebody else. */
function replanned({ type, payload }: Happened): number[] {
  const isNew = type === 'task.created' || type === 'task.deleted' || type === 'task.restored';
  if (isNew) return payload.taskId === undefined ? [] : [payload.taskId];
  if (type !== 'task.updated' || payload.taskId === undefined) return [];
  const { due_date, assigned_to, archived } = payload.changes ?? {};
  return due_date || assigned_to || archived || payload.done !== undefined ? [payload.taskId] : [];
}

/** The column whose tasks are done since, or no longer. */
const turned = ({ type, payload }: Happened): number[] =>
  type === 'column.updated' && payload.changes?.kind && payload.columnId !== undefined
    ? [payload.columnId]
    : [];

/** Keeps true when each task is to be spoken of. Of what was due long ago nobody is told for the first time. */
export const remindersReader: Reader = {
  name: 'reminders',
  hears: hears(
    ['task.created', 'task.updated', 'task.deleted', 'task.restored', 'column.updated'],
    ['due_date', 'assigned_to', 'archived'],
  ),
  async read(tx, { projectId, events }, now) {
    const taskIds = [...new Set(events.flatMap(replanned))];
    const columnIds = events.flatMap(turned);
    const last = events.at(-1);
    if (!last || (taskIds.length === 0 && columnIds.length === 0)) return;
    const which = or(inArray(tasks.id, taskIds), inArray(tasks.columnId, columnIds));
    const from = Math.max(new Date(last.at).getTime(), now.getTime() - dayLength);
    await planReminders(tx, and(eq(tasks.projectId, projectId), which), new Date(from));
  },
};

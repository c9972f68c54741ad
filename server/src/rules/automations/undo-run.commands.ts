import { messages } from '@cuadrilla/contract/kernel/errors';
import { taskIdOf } from '@cuadrilla/contract/log/events';
import { and, eq, inArray } from 'drizzle-orm';
import { AppError, conflict, notFound } from '../../platform/app-error.ts';
import { events, ruleRuns } from '../../platform/database/schema/schema.ts';
import type { Change } from '../../platform/log/change.ts';
import { asEvents, selectEvents } from '../../platform/log/events.queries.ts';
import { deleteComment } from '../../tasks/comments/comments.commands.ts';
import { deleteTasks, restoreTasks } from '../../tasks/tasks/task-trash.commands.ts';
import { undoChanges } from '../../tasks/tasks/task-undo.commands.ts';

const isRun = (projectId: number, runId: number) =>
  and(eq(ruleRuns.projectId, projectId), eq(ruleRuns.id, runId));

async function holdRun({ tx, projectId }: Change, runId: number) {
  const [run] = await tx.select().from(ruleRuns).where(isRun(projectId, runId)).for('update');
  if (!run) throw notFound(messages.runNotFound);
  return run;
}

/** The failed step and those after it, never the ones done. */
export async function retryRun(change: Change, runId: number): Promise<void> {
  const { tx, projectId, now } = change;
  const run = await holdRun(change, runId);
  if (run.state !== 'failed') throw conflict(messages.runNotFailed);
  const steps = run.steps.filter(({ state }) => state !== 'failed');
  await tx
    .update(ruleRuns)
    .set({ state: 'due', steps, wakeAt: now, endedAt: null })
    .where(isRun(projectId, runId));
}

/** It is gone, or somebody has done something else with it since. */
const isTooLate = (error: unknown): boolean =>
  error instanceof AppError && (error.code === 'not_found' || error.code === 'conflict');

/**
 * Takes back what a run did in the project, in one change: fields that nobody has set since, comments, new tasks. What
 * cannot be taken back any more is left; only where that is all, it is refused. Mail, calls and copies in other projects
 * are out of the house.
 */
export async function undoRun(change: Change, runId: number, timeZone: string): Promise<void> {
  const { tx, projectId, now } = change;
  const run = await holdRun(change, runId);
  if (run.undoneAt) throw conflict(messages.runUndone);
  const places = run.steps.flatMap((step) => step.events);
  if (places.length === 0) throw conflict(messages.runNothingToUndo);
  const rows = await selectEvents(tx).where(
    and(eq(events.projectId, projectId), inArray(events.seq, places)),
  );
  const done = asEvents(rows);
  const changes = done.flatMap(({ type, payload }) =>
    type === 'task.updated' && payload.taskId && payload.version
      ? [{ taskId: payload.taskId, version: payload.version }]
      : [],
  );
  const parts: (() => Promise<unknown>)[] = done.flatMap((event) => {
    const taskId = taskIdOf(event) ?? 0;
    const { type, payload } = event;
    if (type === 'task.created') return () => deleteTasks(change, [taskId]);
    if (type === 'task.deleted') return () => restoreTasks(change, [taskId]);
    if (type === 'comment.created') return () => deleteComment(change, taskId, payload.commentId ?? 0);
    return [];
  });
  if (changes.length > 0) parts.unshift(() => undoChanges(change, { changes }, timeZone, () => true));
  const refusals: unknown[] = [];
  for (const takeBack of parts)
    await takeBack().catch((error: unknown) => {
      if (!isTooLate(error)) throw error;
      refusals.push(error);
    });
  if (refusals.length > 0 && refusals.length === parts.length) throw refusals[0];
  await tx
    .update(ruleRuns)
    .set({ undoneAt: now, wakeAt: null, ...(run.endedAt ? {} : { state: 'stopped', endedAt: now }) })
    .where(isRun(projectId, runId));
}

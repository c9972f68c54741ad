import { messages } from '@cuadrilla/contract/errors';
import { type EventType, taskIdOf } from '@cuadrilla/contract/events';
import { and, eq, inArray } from 'drizzle-orm';
import { conflict, notFound } from '../../app-error.ts';
import { events, ruleRuns, users } from '../../database/schema/schema.ts';
import type { Change } from '../../log/change.ts';
import { asEvents, eventColumns } from '../../log/events.queries.ts';
import { deleteComment } from '../comments/comments.commands.ts';
import { deleteTasks, restoreTasks } from '../tasks/task-trash.commands.ts';
import { undoChanges } from '../tasks/task-undo.commands.ts';

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

/**
 * Takes back what a run did in the project, in one change: fields that nobody has set since, comments, new tasks.
 * Mail, calls and copies in other projects are out of the house.
 */
export async function undoRun(change: Change, runId: number, timeZone: string): Promise<void> {
  const { tx, projectId, now } = change;
  const run = await holdRun(change, runId);
  if (run.undoneAt) throw conflict(messages.runUndone);
  const places = run.steps.flatMap((step) => step.events);
  if (places.length === 0) throw conflict(messages.runNothingToUndo);
  const rows = await tx
    .select(eventColumns)
    .from(events)
    .innerJoin(users, eq(users.id, events.actorId))
    .where(and(eq(events.projectId, projectId), inArray(events.seq, places)));
  const done = asEvents(rows);
  const changes = done.flatMap(({ type, payload }) =>
    type === 'task.updated' && payload.taskId && payload.version
      ? [{ taskId: payload.taskId, version: payload.version }]
      : [],
  );
  if (changes.length > 0) await undoChanges(change, { changes }, timeZone, () => true);
  const tasksOf = (wanted: EventType): number[] =>
    done.filter(({ type }) => type === wanted).flatMap((event) => taskIdOf(event) ?? []);
  const made = tasksOf('task.created');
  if (made.length > 0) await deleteTasks(change, made);
  const trashed = tasksOf('task.deleted');
  if (trashed.length > 0) await restoreTasks(change, trashed);
  for (const { type, payload } of done)
    if (type === 'comment.created' && payload.taskId && payload.commentId)
      // oxlint-disable-next-line no-await-in-loop -- one connection, and a handful at most
      await deleteComment(change, payload.taskId, payload.commentId);
  await tx
    .update(ruleRuns)
    .set({ undoneAt: now, wakeAt: null, ...(run.endedAt ? {} : { state: 'stopped', endedAt: now }) })
    .where(isRun(projectId, runId));
}

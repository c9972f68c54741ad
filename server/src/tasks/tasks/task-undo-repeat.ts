import type { TaskFields } from '@cuadrilla/contract/tasks/task-fields';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { boards, events, tasks } from '../../platform/database/schema/schema.ts';
import type { Change } from '../../platform/log/change.ts';
import { deleteTasks, restoreTasks } from './task-trash.commands.ts';
import { theseTasks } from './tasks.queries.ts';

interface Edit {
  before: TaskFields;
  after: TaskFields;
  next?: number | undefined;
  /** The place in the log of the change that it came with. */
  nextSeq?: number | undefined;
}

/**
 * A task that is no longer done has its repetition back, and its next one goes to the trash; where somebody has worked on
 * that already, it stays and keeps the repetition. A completion that comes back brings its next one along.
 */
export async function settleNext(change: Change, edits: readonly Edit[]): Promise<void> {
  for (const { after } of edits) if (after.due_date === null) after.repeat = null;
  const [reopened, redone] = [edits.filter(isReopened), edits.filter(isRedone)];
  const nexts = await listNexts(change, [...reopened, ...redone]);
  const taken = reopened.filter(({ next = 0, nextSeq = 0, after }) => {
    const found = nexts.get(next);
    if (!found || found.isGone) return false;
    const isUntouched = found.lastSeq <= nextSeq;
    if (!isUntouched) after.repeat = null;
    return isUntouched;
  });
  const brought = redone.filter(({ next = 0, before, after }) => {
    const found = nexts.get(next);
    // Without one, it makes another.
    if (!found) after.repeat = before.repeat;
    return found?.isGone;
  });
  const idsOf = (some: readonly Edit[]) => some.map(({ next = 0 }) => next);
  if (taken.length > 0) await deleteTasks(change, idsOf(taken));
  if (brought.length > 0) await restoreTasks(change, idsOf(brought));
}

const isReopened = ({ next, before, after }: Edit): boolean =>
  next !== undefined && before.repeat === null && after.repeat !== null;

const isRedone = ({ next, before, after }: Edit): boolean =>
  next !== undefined && before.repeat !== null && after.repeat === null;

/** Those that there are, on boards out of the trash. */
async function listNexts({ tx, projectId }: Change, edits: readonly Edit[]) {
  const ids = edits.flatMap(({ next }) => next ?? []);
  if (ids.length === 0) return new Map<number, never>();
  const rows = await tx
    .select({
      id: tasks.id,
      isGone: sql<boolean>`${tasks.deletedAt} is not null`,
      lastSeq: sql<number>`(select max(seq) from ${events}
        where ${events.projectId} = ${tasks.projectId} and ${events.taskId} = ${tasks.id})`,
    })
    .from(tasks)
    .innerJoin(boards, and(eq(boards.projectId, tasks.projectId), eq(boards.id, tasks.boardId)))
    .where(and(theseTasks(projectId, ids), isNull(boards.deletedAt)));
  return new Map(rows.map((row) => [row.id, row]));
}

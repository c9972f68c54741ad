import { dayLength } from '@cuadrilla/contract/kernel/durations';
import {
  type ImportedTask,
  importLimits,
  importMessages,
  type ImportPlan,
  importUndoDays,
} from '@cuadrilla/contract/carry/imports/task-imports';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { conflict, invalid, notFound } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database/database.ts';
import { importParts, imports } from '../../platform/database/schema/schema.ts';
import type { Change } from '../../platform/log/change.ts';
import { wrongDates } from '../../tasks/tasks/task-dates.ts';
import { importColumns, isImport, stateNow } from './task-imports.queries.ts';
import { undoableUntil } from './task-imports.present.ts';
import { enqueueImport } from './import-job.ts';

type Row = typeof imports.$inferSelect;

interface Begun {
  projectId: number;
  userId: number;
  plan: ImportPlan;
  newProject: boolean;
  now: Date;
}

export async function beginImport(tx: Tx, { now, ...begun }: Begun): Promise<number> {
  await requireRoom(tx, begun.userId);
  const row = { ...begun, state: 'receiving' as const, createdAt: now };
  const [made] = await tx.insert(imports).values(row).returning({ id: imports.id });
  if (!made) throw new Error('the insert of an import returned no row');
  return made.id;
}

/** All that somebody sends lies in the database until it is made. Two at once may each count one less: it is no matter. */
async function requireRoom(tx: Tx, userId: number): Promise<void> {
  const isUnderWay = and(eq(imports.userId, userId), inArray(imports.state, ['receiving', 'running']));
  if ((await tx.$count(imports, isUnderWay)) >= importLimits.underWay) throw conflict(importMessages.tooMany);
}

/** Sent again after its answer got lost, it is there already, be it that all of it has begun to be made. */
export async function addPart(
  change: Change,
  importId: number,
  { ordinal, tasks }: { ordinal: number; tasks: ImportedTask[] },
  timeZone: string,
): Promise<void> {
  const { tx, projectId } = change;
  const { state, plan, received } = await holdOwn(change, importId);
  if (state !== 'receiving') return;
  const problems = tasks.flatMap((task) => problemsOf(plan, task, timeZone));
  if (problems.length > 0) throw invalid([...new Set(problems)]);
  const added = await tx
    .insert(importParts)
    .values({ projectId, importId, ordinal, tasks })
    .onConflictDoNothing()
    .returning({ ordinal: importParts.ordinal });
  if (added.length === 0) return;
  const all = received + tasks.length;
  if (all > plan.taskCount) throw invalid(importMessages.tooManyTasks);
  await tx.update(imports).set({ received: all }).where(isImport(projectId, importId));
}

/** What it counts must be in the plan's lists. */
function problemsOf({ boards, people, labels }: ImportPlan, task: ImportedTask, timeZone: string): string[] {
  const { board, column, person, label, startDate: start_date, dueDate: due_date } = task;
  const isKnown =
    boards[board]?.columns[column] !== undefined &&
    (person === null || person < people.length) &&
    (label === null || label < labels.length);
  const dates = { start_date, due_date };
  return [...(isKnown ? [] : [importMessages.placeUnknown]), ...wrongDates(dates, dates, timeZone)];
}

/** It goes on by itself from here, whatever becomes of the page; also one that had stopped. */
export async function startImport(change: Change, importId: number): Promise<void> {
  const { tx, projectId } = change;
  const { state, plan, received, userId } = await holdOwn(change, importId);
  if (state === 'running' || state === 'done') return;
  if (received !== plan.taskCount) throw conflict(importMessages.incomplete);
  await tx.update(imports).set({ state: 'running', endedAt: null }).where(isImport(projectId, importId));
  await enqueueImport(tx, { projectId, importId }, userId);
}

/** Also of one that is under way: what is not made yet never is. */
export async function undoImport(
  { tx, projectId, member: { userId }, now }: Change,
  importId: number,
  keep: boolean,
): Promise<void> {
  const row = await holdImport(tx, projectId, importId);
  const until = undoableUntil(row);
  if (!until || until < now) throw conflict(importMessages.notUndoable);
  await tx
    .update(imports)
    .set({ state: 'undoing', keep, undoneBy: userId })
    .where(isImport(projectId, importId));
  await tx
    .delete(importParts)
    .where(and(eq(importParts.projectId, projectId), eq(importParts.importId, importId)));
  await enqueueImport(tx, { projectId, importId }, userId);
}

/** Nobody else goes on with it meanwhile. */
export async function holdImport(tx: Tx, projectId: number, importId: number): Promise<Row> {
  const [row] = await tx
    .select(importColumns)
    .from(imports)
    .where(isImport(projectId, importId))
    .for('update');
  if (!row) throw notFound(importMessages.notFound);
  return row;
}

/** What is sent is made in the importer's name: nobody else adds to it. */
async function holdOwn({ tx, projectId, member }: Change, importId: number): Promise<Row> {
  const row = await holdImport(tx, projectId, importId);
  if (row.userId !== member.userId) throw notFound(importMessages.notFound);
  if (row.undoneBy !== null) throw conflict(importMessages.takenBack);
  return row;
}

/**
 * When it can be taken back no more: what never came whole is forgotten, and of what is over the tasks that were not
 * made, and of whom the file spoke.
 */
export async function purgeImports(tx: Tx, now: Date): Promise<void> {
  const since = new Date(now.getTime() - importUndoDays * dayLength);
  const isOld = sql`imports.created_at < ${since}::timestamptz`;
  await tx.delete(imports).where(sql`${isOld} and state = 'receiving'`);
  await tx.execute(sql`
    with over as (
      update imports set plan = jsonb_set(plan, '{people}', '[]'), received = done
      where ${isOld} and ${stateNow} not in ('running', 'undoing')
      and (plan -> 'people' <> '[]' or received <> done)
      returning project_id, id)
    delete from import_parts using over
    where import_parts.project_id = over.project_id and import_id = over.id`);
}

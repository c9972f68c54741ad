import { circleMessage, type NewDependency } from '@cuadrilla/contract/tasks/dependencies';
import { messages } from '@cuadrilla/contract/kernel/errors';
import { limits } from '@cuadrilla/contract/kernel/fields';
import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { invalid, notFound } from '../../platform/app-error.ts';
import { dependencies, tasks } from '../../platform/database/schema/schema.ts';
import type { Change } from '../../platform/log/change.ts';
import { findTask, requireTask } from '../tasks/tasks.queries.ts';
import { findTie } from './dependencies.queries.ts';

/** More than that many, one waiting for the other, nobody has on purpose. */
const longestSearch = 5_000;

interface Pair {
  blockerId: number;
  blockedId: number;
}

/** Two tasks that have it already keep the one that they have. */
export async function createDependency(
  change: Change,
  taskId: number,
  { taskId: otherId, relation }: NewDependency,
): Promise<number> {
  const { tx, projectId, now, append } = change;
  if (taskId === otherId) throw invalid(messages.dependencyOnItself);
  await requireTask(change, taskId);
  if (!(await findTask(tx, projectId, otherId))) throw invalid(messages.dependencyTaskUnknown);
  const pair =
    relation === 'blocked_by'
      ? { blockerId: otherId, blockedId: taskId }
      : { blockerId: taskId, blockedId: otherId };
  const there = await findPair(change, pair);
  if (there !== undefined) return there;
  await refuseTooMany(change, pair);
  await refuseCircle(change, pair);
  const [made] = await tx
    .insert(dependencies)
    .values({ projectId, ...pair, createdAt: now })
    .returning({ id: dependencies.id });
  if (!made) throw new Error('the insert of a dependency returned no row');
  await keepWhetherBlocked(change, pair.blockedId);
  append({ type: 'dependency.created', payload: await getTie(change, made.id) });
  return made.id;
}

export async function deleteDependency(change: Change, taskId: number, dependencyId: number): Promise<void> {
  const { tx, projectId, append } = change;
  await requireTask(change, taskId);
  const tie = await getTie(change, dependencyId);
  await tx
    .delete(dependencies)
    .where(and(eq(dependencies.projectId, projectId), eq(dependencies.id, dependencyId)));
  await keepWhetherBlocked(change, tie.taskId);
  append({ type: 'dependency.deleted', payload: tie });
}

async function getTie({ tx, projectId }: Change, dependencyId: number) {
  const tie = await findTie(tx, projectId, dependencyId);
  if (!tie) throw notFound(messages.dependencyNotFound);
  return tie;
}

async function findPair(
  { tx, projectId }: Change,
  { blockerId, blockedId }: Pair,
): Promise<number | undefined> {
  const [row] = await tx
    .select({ id: dependencies.id })
    .from(dependencies)
    .where(
      and(
        eq(dependencies.projectId, projectId),
        eq(dependencies.blockerId, blockerId),
        eq(dependencies.blockedId, blockedId),
      ),
    );
  return row?.id;
}

const countOf = (taskId: number) =>
  sql<number>`(count(*) filter (where ${taskId} in (${dependencies.blockerId}, ${dependencies.blockedId})))::int`;

/** Those with tasks in the trash count too: they come back. */
async function refuseTooMany({ tx, projectId }: Change, { blockerId, blockedId }: Pair): Promise<void> {
  const both = [blockerId, blockedId];
  const [counts] = await tx
    .select({ blocker: countOf(blockerId), blocked: countOf(blockedId) })
    .from(dependencies)
    .where(
      and(
        eq(dependencies.projectId, projectId),
        or(inArray(dependencies.blockerId, both), inArray(dependencies.blockedId, both)),
      ),
    );
  if (Math.max(counts?.blocker ?? 0, counts?.blocked ?? 0) >= limits.dependencies)
    throw invalid(messages.tooManyDependencies);
}

/** Whoever waits for a task, whoever waits for these, and so on: the blocker must not be among them. */
async function refuseCircle(change: Change, { blockerId, blockedId }: Pair): Promise<void> {
  const { tx, projectId } = change;
  const { rows } = await tx.execute<{ waited: number; waiting: number }>(sql`
    with recursive chain (waited, waiting) as (
      select blocker_id, blocked_id from ${dependencies}
      where project_id = ${projectId} and blocker_id = ${blockedId}
      union
      select next.blocker_id, next.blocked_id from chain
      join ${dependencies} next on next.project_id = ${projectId} and next.blocker_id = chain.waiting)
    select waited, waiting from chain limit ${longestSearch + 1}`);
  // Whoever is nearer comes first, so the first way to a task is the shortest.
  const waitsFor = new Map<number, number>();
  for (const { waited, waiting } of rows) if (!waitsFor.has(waiting)) waitsFor.set(waiting, waited);
  if (!waitsFor.has(blockerId)) {
    if (rows.length > longestSearch) throw invalid(messages.dependenciesTooLong);
    return;
  }
  const circle = [blockerId];
  for (let id = blockerId; id !== blockedId; circle.push(id)) id = waitsFor.get(id) ?? blockedId;
  throw invalid(circleMessage(await titlesOf(change, circle)));
}

async function titlesOf({ tx, projectId }: Change, ids: readonly number[]): Promise<string[]> {
  const rows = await tx
    .select({ id: tasks.id, title: tasks.title })
    .from(tasks)
    .where(and(eq(tasks.projectId, projectId), inArray(tasks.id, [...ids])));
  const titles = new Map(rows.map(({ id, title }) => [id, title]));
  return ids.map((id) => titles.get(id) ?? '');
}

async function keepWhetherBlocked({ tx, projectId }: Change, taskId: number): Promise<void> {
  const hasBlockers = sql`exists (
    select from ${dependencies} where ${dependencies.projectId} = ${projectId} and ${dependencies.blockedId} = ${taskId})`;
  await tx
    .update(tasks)
    .set({ hasBlockers })
    .where(and(eq(tasks.projectId, projectId), eq(tasks.id, taskId)));
}

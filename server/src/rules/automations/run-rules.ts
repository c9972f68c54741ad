import type { Action } from '@cuadrilla/contract/rules/automations/actions';
import type { RunState } from '@cuadrilla/contract/rules/automations/rules';
import type { Step } from '@cuadrilla/contract/rules/automations/runs';
import { messages } from '@cuadrilla/contract/kernel/errors';
import type { NewEvent } from '@cuadrilla/contract/log/events';
import { fold } from '@cuadrilla/contract/kernel/fold';
import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import type { DbOrTx, Tx } from '../../platform/database/database.ts';
import { isDatabaseAway, isHeldUp } from '../../platform/database/failures.ts';
import { projects, ruleRuns } from '../../platform/database/schema/schema.ts';
import { type Change, changeWithin, holdInOrder } from '../../platform/log/change.ts';
import { pauseAfter } from '../../platform/log/reader.ts';
import type { Grown } from '../../platform/log/wake.ts';
import { doAction, policies } from './do-actions.ts';
import type { Doing } from './doing.ts';
import { laterBy } from './moments.ts';
import { pauseRule } from './pause-rule.ts';
import { findRule } from './rules.queries.ts';
import { readColumns, type TaskState, workCalendarOf } from './scene.ts';
import { readTaskStates } from './task-states.ts';
import { viaOf } from './via.ts';

type RunRow = typeof ruleRuns.$inferSelect;
interface Running extends Pick<Context, 'settings'> {
  db: DbOrTx;
}

/** After so many times of being held up, a quarter of an hour all in all, it is given up. */
const mostFailures = 10;

/** Its owner may no longer do what the rule does. */
class RightsLost extends Error {}

/** The one that has been due for the longest; those of a project in the trash wait. */
async function nextRun(db: DbOrTx, now: Date): Promise<RunRow | undefined> {
  const [row] = await db
    .select({ run: ruleRuns })
    .from(ruleRuns)
    .innerJoin(projects, and(eq(projects.id, ruleRuns.projectId), isNull(projects.deletedAt)))
    .where(lte(ruleRuns.wakeAt, now))
    .orderBy(asc(ruleRuns.wakeAt), asc(ruleRuns.id))
    .limit(1)
    .prepare('next_run')
    .execute();
  return row?.run;
}

/** Goes on with one run that is due. Answers whose logs have grown, or nothing when there was none. */
export async function doNextRun(context: Running, now: Date): Promise<Grown | undefined> {
  const due = await nextRun(context.db, now);
  if (!due) return undefined;
  const start = performance.now();
  try {
    return await runOne(context, due, now);
  } catch (error) {
    // Until it was clear that it took too long, time went by.
    const wait = performance.now() - start + pauseAfter(due.failures + 1);
    if (isHeldUp(error) && due.failures + 1 < mostFailures) await postpone(context.db, due, now, wait);
    else if (!isDatabaseAway(error)) await giveUp(context.db, due, now);
    throw error;
  }
}

async function runOne(context: Running, due: RunRow, now: Date): Promise<Grown> {
  const { db } = context;
  const { projectId, ruleId, id: runId, refused } = due;
  const rule = await findRule(db, projectId, ruleId);
  if (!rule) return { projects: new Set(), people: new Set() };
  const pause = refused ?? (rule.ownerDisabledAt && 'rights');
  if (pause) return pauseRule(db, { projectId, ruleId, runId }, pause, now);
  const grown: Grown = { projects: new Set([projectId]), people: new Set() };
  const who = { projectId, userId: rule.ownerId, now, allow: () => true, via: viaOf({ rule, run: due }) };
  try {
    await db.transaction(async (tx) => {
      const others = projectsIn(due.actions).filter((id) => id !== projectId);
      if (others.length > 0) await holdInOrder(tx, rule.ownerId, [projectId, ...others]);
      await changeWithin(tx, who, (change) => goOn(context, change, due, grown));
    });
    return grown;
  } catch (error) {
    // Who is no longer in the project is not found there.
    if (error instanceof RightsLost || error instanceof AppError)
      return pauseRule(db, { projectId, ruleId, runId }, 'rights', now);
    throw error;
  }
}

/** Where it may copy or move tasks to. */
const projectsIn = (actions: readonly Action[]): number[] =>
  actions.flatMap((action) => (action.kind === 'copy' || action.kind === 'transfer' ? action.projectId : []));

/** Under the project's lock: whoever else came to it as well finds it done. */
async function holdRun({ tx, now }: Change, { projectId, id }: RunRow): Promise<RunRow | undefined> {
  const [run] = await tx
    .select()
    .from(ruleRuns)
    .where(and(eq(ruleRuns.projectId, projectId), eq(ruleRuns.id, id), lte(ruleRuns.wakeAt, now)))
    .for('update');
  return run;
}

async function goOn({ settings }: Running, change: Change, due: RunRow, grown: Grown): Promise<void> {
  const { tx, projectId, now } = change;
  const run = await holdRun(change, due);
  const rule = run && (await findRule(tx, projectId, run.ruleId));
  if (!run || !rule) return;
  if (!rule.enabled) return saveRun(tx, run, run.steps, 'stopped', now);
  const calendar = await workCalendarOf(rule, now);
  const steps = run.steps.filter(({ state }) => state !== 'failed');
  for (let index = firstOpen(steps); index < run.actions.length; index += 1) {
    const action = run.actions[index] as Action;
    const task = await taskOf(change, run);
    if (run.taskId !== null && !task) {
      steps[index] = { state: 'failed', at: now.toISOString(), error: messages.taskNotFound, events: [] };
      return saveRun(tx, run, steps, 'failed', now);
    }
    if (action.kind === 'wait') {
      const waited = steps[index];
      if (!waited) {
        steps[index] = { state: 'waiting', at: now.toISOString(), error: null, events: [] };
        return saveRun(tx, run, steps, 'waiting', now, laterBy(now, action, calendar));
      }
      const columns = await readColumns(tx, projectId);
      const isThere =
        action.column === null ||
        (task && fold(columns.get(task.column_id)?.name ?? '') === fold(action.column));
      steps[index] = { ...waited, state: isThere ? 'done' : 'same' };
      if (!isThere) return saveRun(tx, run, steps, stateOf(steps), now);
      continue;
    }
    const doing = { change, rule, run, step: index, task, calendar, settings, grown };
    const step = await doStep(action, doing);
    steps[index] = step;
    if (step.state === 'failed') return saveRun(tx, run, steps, 'failed', now);
    if (step.state === 'waiting') return saveRun(tx, run, steps, 'waiting', now, null);
  }
  return saveRun(tx, run, steps, stateOf(steps), now);
}

async function taskOf({ tx, projectId }: Change, { taskId }: RunRow): Promise<TaskState | undefined> {
  return taskId === null ? undefined : (await readTaskStates(tx, projectId, [taskId])).get(taskId);
}

/** A wait that is over is looked at again. */
const firstOpen = (steps: readonly Step[]): number =>
  steps.at(-1)?.state === 'waiting' ? steps.length - 1 : steps.length;

const stateOf = (steps: readonly Step[]): RunState =>
  steps.every(({ state }) => state === 'same') ? 'same' : 'done';

/** What a failed step has written is taken back; that it failed is not. */
async function doStep(action: Exclude<Action, { kind: 'wait' }>, doing: Doing): Promise<Step> {
  const { change } = doing;
  if (!policies[action.kind](change.member, {})) throw new RightsLost();
  const at = change.now.toISOString();
  const appended: NewEvent[] = [];
  const append = (event: NewEvent): number => appended.push(event);
  try {
    const outcome = await change.tx.transaction((tx) =>
      doAction(action, { ...doing, change: { ...change, tx, append } }),
    );
    const events = appended.map(change.append);
    const isSame = outcome === undefined && events.length === 0;
    return { state: outcome === 'waiting' ? 'waiting' : isSame ? 'same' : 'done', at, error: null, events };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { state: 'failed', at, error: error.messages.join('. '), events: [] };
  }
}

async function saveRun(
  tx: Tx,
  { projectId, id }: RunRow,
  steps: Step[],
  state: RunState,
  now: Date,
  wakeAt: Date | null = null,
): Promise<void> {
  const endedAt = state === 'waiting' ? null : now;
  await tx
    .update(ruleRuns)
    .set({ steps, state, wakeAt, endedAt, failures: 0 })
    .where(and(eq(ruleRuns.projectId, projectId), eq(ruleRuns.id, id)));
}

/** All of its project that are due come later, in their order: meanwhile it is the other projects' turn. */
async function postpone(db: DbOrTx, { projectId, id }: RunRow, now: Date, wait: number): Promise<void> {
  const wakeAt = new Date(now.getTime() + wait);
  await db
    .update(ruleRuns)
    .set({ wakeAt, failures: sql`${ruleRuns.failures} + (${ruleRuns.id} = ${id})::int` })
    .where(and(eq(ruleRuns.projectId, projectId), lte(ruleRuns.wakeAt, now)));
}

/** Of what nobody has foreseen: tried no more until somebody asks for it. */
async function giveUp(db: DbOrTx, run: RunRow, now: Date): Promise<void> {
  const failed: Step = { state: 'failed', at: now.toISOString(), error: messages.internal, events: [] };
  await db.transaction((tx) => saveRun(tx, run, [...run.steps, failed], 'failed', now));
}

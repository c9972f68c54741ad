import { inArray, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../platform/database/database.ts';
import { tasks } from '../../platform/database/schema/schema.ts';
import { mayRun } from './match.ts';
import { momentOf } from './moments.ts';
import { planSchedule, planTasks, readTimedTasks } from './rule-alarms.commands.ts';
import { listEnabledRules, withCalendars } from './rules.queries.ts';
import { type NewRun, createRuns } from './runs.commands.ts';
import { readColumns } from './scene.ts';

interface Alarm extends Record<string, unknown> {
  projectId: number;
  ruleId: number;
  taskId: number | null;
  at: string;
}

/** Of one transaction. */
const atOnce = 200;

/** Takes what is due by now, each once, whichever instance gets to it. Nothing is lost while none is there. */
async function takeAlarms(tx: Tx, now: Date): Promise<Alarm[]> {
  const { rows } = await tx.execute<Alarm>(sql`
    with due as (select ctid from rule_alarms where at <= ${now}::timestamptz order by at limit ${atOnce}::int
      for update skip locked)
    delete from rule_alarms using due where rule_alarms.ctid = due.ctid
    returning project_id as "projectId", rule_id as "ruleId", task_id as "taskId", rule_alarms.at`);
  return rows;
}

/** Answers how many alarms there were. */
export const ringRuleAlarms = (db: DbOrTx, now: Date): Promise<number> =>
  db.transaction(async (tx) => {
    const taken = await takeAlarms(tx, now);
    for (const projectId of new Set(taken.map((alarm) => alarm.projectId))) {
      const alarms = taken.filter((alarm) => alarm.projectId === projectId);
      await ringIn(tx, projectId, alarms, now);
    }
    return taken.length;
  });

/** Each rule looks again at what it was to look at: what has changed since is looked at when it is time for that. */
async function ringIn(tx: Tx, projectId: number, alarms: readonly Alarm[], now: Date): Promise<void> {
  const rules = await withCalendars(await listEnabledRules(tx, projectId), now);
  const columns = await readColumns(tx, projectId);
  const ids = alarms.flatMap(({ taskId }) => taskId ?? []);
  const timed = await readTimedTasks(tx, projectId, inArray(tasks.id, ids));
  const runs: NewRun[] = [];
  for (const { ruleId, taskId, at } of alarms) {
    const rule = rules.find(({ id }) => id === ruleId);
    const subject = timed.find(({ task }) => task.id === taskId);
    if (!rule || (taskId !== null && !subject)) continue;
    const { calendar, definition } = rule;
    const moment = subject
      ? momentOf(definition.trigger, subject, columns, calendar)
      : { at: new Date(at), cause: `at ${new Date(at).toISOString()}` };
    if (!subject) await planSchedule(tx, rule, now);
    if (!moment) continue;
    if (moment.at > now) {
      await planTasks(tx, { projectId, rules: [rule], columns, from: now }, ids);
      continue;
    }
    const occasion = { ...calendar, columns, task: subject?.task, now };
    const cause = subject ? `task ${subject.task.id} ${moment.cause}` : moment.cause;
    if (mayRun(rule, occasion)) runs.push({ rule, cause, taskId, actorId: null, depth: 1, at: now });
  }
  await createRuns(tx, projectId, runs);
}

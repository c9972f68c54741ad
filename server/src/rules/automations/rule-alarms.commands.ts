import { nextOccurrence } from '@cuadrilla/contract/rules/automations/schedule';
import { dayIn } from '@cuadrilla/contract/kernel/day';
import type { Happened } from '@cuadrilla/contract/log/events';
import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../platform/database/database.ts';
import { boards, ruleAlarms, tasks } from '../../platform/database/schema/schema.ts';
import { fieldColumns, toFields } from '../../tasks/tasks/task-fields.ts';
import { isTimed, momentOf, type TimedTask } from './moments.ts';
import type { RuleRow } from './rules.queries.ts';
import type { Columns, WorkCalendar } from './scene.ts';

type TimedRule = RuleRow & { calendar: WorkCalendar };

interface Plan {
  projectId: number;
  rules: readonly TimedRule[];
  columns: Columns;
  /** Of what was to be looked at earlier nothing is known, or it has been. */
  from: Date;
}

/** Columns whose tasks are meant by another word, or another way, since. */
export const replannedColumns = (events: readonly Happened[]): number[] =>
  events.flatMap(({ type, payload }) =>
    type === 'column.updated' && (payload.changes?.kind ?? payload.changes?.name) && payload.columnId
      ? [payload.columnId]
      : [],
  );

/** Tasks with since when they are where they are, and when anything was last done to them. */
export async function readTimedTasks(
  db: DbOrTx,
  projectId: number,
  which: SQL | undefined,
  /** What came later does not count. */
  before?: Date,
): Promise<TimedTask[]> {
  const isEarlier = before ? sql`events.at < ${before}::timestamptz` : sql`true`;
  const lastOf = (what: SQL) =>
    sql<Date>`coalesce((
    select max(events.at) from events
    where events.project_id = tasks.project_id and events.task_id = tasks.id and ${what} and ${isEarlier}), tasks.created_at)`.mapWith(
      tasks.createdAt,
    );
  const rows = await db
    .select({
      ...fieldColumns,
      id: tasks.id,
      number: tasks.number,
      createdBy: tasks.createdBy,
      movedAt: lastOf(sql`events.type = 'task.updated' and events.payload -> 'changes' ? 'column_id'`),
      touchedAt: lastOf(sql`true`),
    })
    .from(tasks)
    .innerJoin(boards, and(eq(boards.projectId, tasks.projectId), eq(boards.id, tasks.boardId)))
    .where(
      and(
        eq(tasks.projectId, projectId),
        isNull(tasks.deletedAt),
        eq(tasks.archived, false),
        isNull(boards.deletedAt),
        which,
      ),
    );
  return rows.map(({ id, number, createdBy, movedAt, touchedAt, ...row }) => ({
    task: { ...toFields(row), id, number, created_by: createdBy },
    movedAt,
    touchedAt,
  }));
}

/** After a change of tasks, or of what their columns are called. What was due before stays: it is looked at when it rings. */
export async function planTasks(
  tx: Tx,
  plan: Plan,
  taskIds: readonly number[],
  columnIds: readonly number[] = [],
): Promise<void> {
  const timed = plan.rules.filter(({ definition }) => isTimed(definition.trigger));
  if (timed.length === 0 || (taskIds.length === 0 && columnIds.length === 0)) return;
  const which = or(inArray(tasks.id, [...taskIds]), inArray(tasks.columnId, [...columnIds]));
  await planThese(tx, { ...plan, rules: timed }, which);
}

/** After a change of the rule: of all its tasks. */
export const planRule = async (tx: Tx, plan: Omit<Plan, 'rules'>, rule: TimedRule): Promise<void> => {
  const { projectId, from } = plan;
  await tx.delete(ruleAlarms).where(and(eq(ruleAlarms.projectId, projectId), eq(ruleAlarms.ruleId, rule.id)));
  if (!rule.enabled) return;
  if (isTimed(rule.definition.trigger)) {
    const which = rule.boardId === null ? undefined : eq(tasks.boardId, rule.boardId);
    await planThese(tx, { ...plan, rules: [rule] }, which);
  }
  await planSchedule(tx, rule, from);
};

/** The next time after one that its schedule says, if it has one. */
export async function planSchedule(tx: Tx, rule: TimedRule, after: Date): Promise<void> {
  const { projectId, id: ruleId, definition, calendar, createdAt } = rule;
  const { trigger } = definition;
  if (trigger.kind !== 'schedule') return;
  const { timeZone } = calendar;
  const at = nextOccurrence(trigger, { begun: dayIn(createdAt, timeZone), after, timeZone });
  if (at) await tx.insert(ruleAlarms).values({ projectId, ruleId, at }).onConflictDoNothing();
}

async function planThese(
  tx: Tx,
  { projectId, rules, columns, from }: Plan,
  which: SQL | undefined,
): Promise<void> {
  const timed = await readTimedTasks(tx, projectId, which);
  const ids = timed.map(({ task }) => task.id);
  const planned = rules.flatMap(({ id, boardId, definition, calendar }) =>
    timed.flatMap((each) => {
      if (boardId !== null && boardId !== each.task.board_id) return [];
      const at = momentOf(definition.trigger, each, columns, calendar)?.at;
      return at && at > from ? [{ ruleId: id, taskId: each.task.id, at }] : [];
    }),
  );
  await tx.execute(sql`
    delete from rule_alarms where project_id = ${projectId} and at > ${from}::timestamptz
      and task_id = any(${sql.param(ids)}::int[]) and rule_id = any(${sql.param(rules.map(({ id }) => id))}::int[])`);
  await tx.execute(sql`
    insert into rule_alarms (project_id, rule_id, task_id, at)
    select ${projectId}, "ruleId", "taskId", at from jsonb_to_recordset(${JSON.stringify(planned)}::jsonb)
      as planned ("ruleId" int, "taskId" int, at timestamptz)
    on conflict do nothing`);
}

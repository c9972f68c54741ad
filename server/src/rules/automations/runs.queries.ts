import type { Action } from '@cuadrilla/contract/rules/automations/actions';
import type { RunState } from '@cuadrilla/contract/rules/automations/rules';
import type { Run, Step } from '@cuadrilla/contract/rules/automations/runs';
import { type SQL, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../platform/database/database.ts';
import { prepareWrite } from '../../platform/database/prepare-once.ts';

const oneDue = prepareWrite<{ due: boolean }>(
  () => sql`
    select exists (select from rule_alarms where at <= ${sql.placeholder('now')}::timestamptz)
      or exists (select from rule_runs where wake_at <= ${sql.placeholder('now')}::timestamptz) as due`,
);

/** Whether it is time for some rule: asked after every change. */
export const isOneDue = async (db: DbOrTx, now: Date): Promise<boolean> =>
  (await oneDue(db, { now }))[0]?.due === true;

interface RunRow extends Record<string, unknown> {
  id: number;
  ruleId: number;
  projectId: number;
  name: string;
  at: string;
  state: RunState;
  depth: number;
  cause: string;
  actor: { id: number; name: string } | null;
  task: { id: number; number: number; title: string; board_id: number } | null;
  actions: Action[];
  steps: Step[];
  wakeAt: string | null;
  endedAt: string | null;
  undone: boolean;
}

interface RunsQuery {
  project?: number | undefined;
  rule?: number | undefined;
  state?: 'failed' | 'same' | undefined;
  since?: Date | undefined;
  after?: { at: Date; id: number } | undefined;
  limit: number;
}

const stateFilters: Record<'failed' | 'same', SQL> = {
  failed: sql`run.state in ('failed', 'stopped')`,
  same: sql`run.state = 'same'`,
};

/** What the rules of somebody's projects did, newest first: of each project no more are read than are shown. Of a task in the trash nothing is said. */
export async function listRuns(
  db: DbOrTx,
  userId: number,
  { project, rule, state, since, after, limit }: RunsQuery,
): Promise<RunRow[]> {
  const { rows } = await db.execute<RunRow>(sql`
    select run.id, run.rule_id as "ruleId", run.project_id as "projectId", run.name, run.at, run.state, run.depth,
      run.cause, run.actions, run.steps, run.wake_at as "wakeAt", run.ended_at as "endedAt",
      run.undone_at is not null as undone,
      case when actor.id is not null then
        json_build_object('id', actor.id, 'name', actor.first_name || ' ' || actor.last_name) end as actor,
      case when task.deleted_at is null and task.id is not null then json_build_object('id', task.id,
        'number', task.number, 'title', task.title, 'board_id', task.board_id) end as task
    from memberships mine
    join projects project on project.id = mine.project_id and project.deleted_at is null
    cross join lateral (
      select * from rule_runs run where run.project_id = mine.project_id
        and ${rule === undefined ? sql`true` : sql`run.rule_id = ${rule}`}
        and ${state === undefined ? sql`true` : stateFilters[state]}
        and ${since ? sql`run.at >= ${since}::timestamptz` : sql`true`}
        and ${after ? sql`(run.at, run.id) < (${after.at}::timestamptz, ${after.id}::int)` : sql`true`}
      order by run.at desc, run.id desc limit ${limit}::int) run
    left join tasks task on task.project_id = run.project_id and task.id = run.task_id
    left join users actor on actor.id = run.actor_id
    where mine.user_id = ${userId}
      and ${project === undefined ? sql`true` : sql`mine.project_id = ${project}`}
    order by run.at desc, run.id desc limit ${limit}::int`);
  return rows;
}

const iso = (at: string | null): string | null => (at === null ? null : new Date(at).toISOString());

export const presentRun = ({ ruleId, projectId, cause, task, ...row }: RunRow): Run => ({
  id: row.id,
  rule_id: ruleId,
  project_id: projectId,
  name: row.name,
  at: new Date(row.at).toISOString(),
  state: row.state,
  depth: row.depth,
  seq: cause.startsWith('event ') ? Number(cause.slice('event '.length)) : null,
  actor: row.actor,
  Task: task,
  actions: row.actions,
  steps: row.steps,
  wakeAt: row.state === 'waiting' ? iso(row.wakeAt) : null,
  endedAt: iso(row.endedAt),
  undone: row.undone,
});

import { dayLength } from '@cuadrilla/contract/kernel/durations';
import type { Rule, RunState } from '@cuadrilla/contract/rules/automations/rules';
import { dayAfter, dayIn } from '@cuadrilla/contract/kernel/day';
import { sql } from 'drizzle-orm';
import type { DbOrTx } from '../../platform/database/database.ts';
import type { RuleRow } from './rules.queries.ts';

interface Ran extends Record<string, unknown> {
  projectId: number;
  ruleId: number;
  at: string | null;
  state: RunState | null;
  days: Record<string, number>;
}

/** How the rules of a list went lately, as somebody in that zone counts days. */
export async function presentRules(
  db: DbOrTx,
  rows: readonly RuleRow[],
  { timeZone, now }: { timeZone: string; now: Date },
): Promise<Rule[]> {
  const today = dayIn(now, timeZone);
  const week = Array.from({ length: 7 }, (_, index) => dayAfter(today, index - 6));
  const wanted = JSON.stringify(rows.map(({ projectId, id }) => ({ projectId, id })));
  const { rows: ran } = await db.execute<Ran>(sql`
    select rule."projectId", rule.id as "ruleId", last.at, last.state,
      (select coalesce(json_object_agg(day, count), '{}') from (
        select (run.at at time zone ${timeZone})::date::text as day, count(*)::int as count from rule_runs run
        where run.project_id = rule."projectId" and run.rule_id = rule.id
          and run.at > ${new Date(now.getTime() - 8 * dayLength)}::timestamptz group by 1) counted) as days
    from jsonb_to_recordset(${wanted}::jsonb) as rule ("projectId" int, id int)
    left join lateral (select run.at, run.state from rule_runs run
      where run.project_id = rule."projectId" and run.rule_id = rule.id order by run.at desc, run.id desc limit 1) last
      on true`);
  const byRule = new Map(ran.map((each) => [`${each.projectId} ${each.ruleId}`, each]));
  return rows.map((row) => {
    const { at, state, days } = byRule.get(`${row.projectId} ${row.id}`) ?? {};
    return {
      id: row.id,
      project_id: row.projectId,
      board_id: row.boardId,
      owner: { id: row.ownerId, name: row.ownerName },
      enabled: row.enabled,
      paused: row.paused,
      version: row.version,
      definition: row.definition,
      lastRun: at && state ? { at: new Date(at).toISOString(), state } : null,
      week: week.map((day) => days?.[day] ?? 0),
    };
  });
}

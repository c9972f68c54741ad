import { isWithoutTask } from '@cuadrilla/contract/rules/automations/triggers';
import { taskIdOf } from '@cuadrilla/contract/log/events';
import { sql } from 'drizzle-orm';
import { type Reader } from '../../platform/log/reader.ts';
import { planTasks, replannedColumns } from './rule-alarms.commands.ts';
import { isStartedBy } from './match.ts';
import { listEnabledRules, withCalendars } from './rules.queries.ts';
import { type NewRun, createRuns } from './runs.commands.ts';
import { readColumns } from './scene.ts';
import { mayStart } from './starting.ts';
import { statesAfter } from './task-states.ts';

/** Writes down which rules are to run for what happened, each once, and keeps true when time is to start others. */
export const rulesReader: Reader = {
  name: 'rules',
  hears: sql`exists (select from rules where rules.project_id = events.project_id and rules.enabled)`,
  async read(tx, { projectId, events }, now) {
    const enabled = await listEnabledRules(tx, projectId);
    if (enabled.length === 0) return;
    const rules = await withCalendars(
      enabled.filter(({ definition }) => !isWithoutTask(definition.trigger)),
      now,
    );
    const columns = await readColumns(tx, projectId);
    const candidates = events.filter(mayStart);
    const stateAfter = await statesAfter(tx, projectId, candidates);
    const runs: NewRun[] = candidates.flatMap((event) =>
      rules
        .filter(({ enabledAt }) => enabledAt !== null && event.at >= enabledAt)
        .filter((rule) =>
          isStartedBy(rule, event, { ...rule.calendar, columns, task: stateAfter(event), now: event.at }),
        )
        .map((rule) => ({
          rule,
          cause: `event ${event.seq}`,
          taskId: taskIdOf(event) ?? null,
          actorId: event.actorId,
          depth: (event.via?.kind === 'rule' ? event.via.depth : 0) + 1,
          at: event.at,
        })),
    );
    await createRuns(tx, projectId, runs);
    await planTasks(
      tx,
      { projectId, rules, columns, from: events[0]?.at ?? now },
      [...new Set(events.map(taskIdOf).filter((id) => id !== undefined))],
      replannedColumns(events),
    );
  },
};

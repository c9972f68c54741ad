import type { Action } from '@cuadrilla/contract/rules/automations/actions';
import type { Condition, Conditions } from '@cuadrilla/contract/rules/automations/conditions';
import type { Trigger } from '@cuadrilla/contract/rules/automations/triggers';
import { ringRuleAlarms } from '../rules/automations/ring-rule-alarms.ts';
import { rulesReader } from '../rules/automations/rules.reader.ts';
import { doNextRun } from '../rules/automations/run-rules.ts';
import { readSettings } from '../platform/settings.ts';
import { readLogs } from './read-logs.ts';
import type { TestApp } from './test-app.ts';

/** What a rule says. */
export const ruleOf = (
  trigger: Trigger,
  actions: Action[],
  list: Condition[] = [],
  match: Conditions['match'] = 'all',
) => ({ trigger, conditions: { match, list }, actions });

export const say = (text: string): Action => ({ kind: 'comment', text });

/** Reads every log to its end and does all that is due by then, as an instance does that does nothing else. */
export async function runRules(
  test: TestApp,
  { now = new Date(), variables = {} }: { now?: Date; variables?: Record<string, string> } = {},
): Promise<void> {
  const { db } = test.database;
  const context = { db, settings: readSettings(variables) };
  for (let isDone = false; !isDone;) {
    await readLogs(test, rulesReader, () => now);
    await ringRuleAlarms(db, now);
    isDone = true;
    while (await doNextRun(context, now)) isDone = false;
  }
}

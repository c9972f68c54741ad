import { canManageProject } from '@cuadrilla/contract/kernel/roles';
import { definition as ruleDefinition } from '@cuadrilla/contract/rules/automations/rules';
import { fillIn } from '@cuadrilla/contract/kernel/fill-in';
import type { Tx } from '../../platform/database/database.ts';
import { listEvents } from '../../platform/log/events.queries.ts';
import { readSettings } from '../../platform/settings.ts';
import { ringRuleAlarms } from '../../rules/automations/ring-rule-alarms.ts';
import { createRule } from '../../rules/automations/rules.commands.ts';
import { rulesReader } from '../../rules/automations/rules.reader.ts';
import { doNextRun } from '../../rules/automations/run-rules.ts';
import type { Step, Story } from './demo-story.ts';

export const ruleSteps = (story: Story): Step[] =>
  (story.project.rules ?? []).map(({ age, by, definition }) => ({
    ago: age,
    actor: by,
    allow: canManageProject,
    work: async (change) => {
      const filled = ruleDefinition.parse(fillIn(definition, Object.fromEntries(story.labels)));
      await createRule(change, { boardId: null, enabled: true, definition: filled }, settings);
    },
  }));

/** They send nothing outside. */
const settings = readSettings({});

/** At each step of a story: what the project's rules did by then, by the code that runs them from now on. */
export function rulesAlong(tx: Tx, projectId: number): (now: Date) => Promise<void> {
  let since = 0;
  return async (now) => {
    await ringRuleAlarms(tx, now);
    for (;;) {
      const events = await listEvents(tx, { projectId, since, limit: 500 });
      if (events.length > 0) await rulesReader.read(tx, { projectId, events }, now);
      since = events.at(-1)?.seq ?? since;
      if (!(await doNextRun({ db: tx, settings }, now))) return;
    }
  };
}

import { type Rule, ruleEndpoints } from '@cuadrilla/contract/rules/automations/rules';
import { messages } from '@cuadrilla/contract/kernel/errors';
import { notFound } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import type { DbOrTx } from '../../platform/database/database.ts';
import type { Serve } from '../../platform/http/serve.ts';
import { pressButton } from './press-button.commands.ts';
import { changeRule, createRule, deleteRule, renewHook } from './rules.commands.ts';
import { presentRules } from './rules.present.ts';
import { findRule, listEnabledRules, listRules } from './rules.queries.ts';
import { simulate } from './simulate.ts';
import { readVocabularies } from './vocabulary.queries.ts';

async function readRule(
  db: DbOrTx,
  projectId: number,
  ruleId: number,
  viewer: { timeZone: string; now: Date },
): Promise<Rule> {
  const row = await findRule(db, projectId, ruleId);
  const [rule] = row ? await presentRules(db, [row], viewer) : [];
  if (!rule) throw notFound(messages.ruleNotFound);
  return rule;
}

export function ruleRoutes(serve: Serve, { db, settings }: Context): void {
  serve(ruleEndpoints.list, async ({ user: { id, timeZone }, now }) => {
    const projects = await readVocabularies(db, id);
    const rows = await listRules(
      db,
      projects.map((project) => project.id),
    );
    return { projects, rules: await presentRules(db, rows, { timeZone, now }) };
  });

  serve(ruleEndpoints.create, ({ params: { projectId }, body, user: { timeZone }, now, change }) =>
    change(async (project) => {
      const ruleId = await createRule(project, body, settings);
      return readRule(project.tx, projectId, ruleId, { timeZone, now });
    }),
  );

  serve(ruleEndpoints.change, ({ params: { projectId, ruleId }, body, user: { timeZone }, now, change }) =>
    change(async (project) => {
      await changeRule(project, ruleId, body, settings);
      return readRule(project.tx, projectId, ruleId, { timeZone, now });
    }),
  );

  serve(ruleEndpoints.remove, ({ params: { ruleId }, change }) =>
    change((project) => deleteRule(project, ruleId)),
  );

  serve(ruleEndpoints.simulate, ({ params: { projectId }, body, user, now }) =>
    simulate(db, projectId, body, user, now),
  );

  serve(ruleEndpoints.secret, ({ params: { ruleId }, change }) =>
    change(async (project) => ({ path: await renewHook(project, ruleId) })),
  );

  serve(ruleEndpoints.buttons, async ({ params: { projectId, boardId } }) =>
    (await listEnabledRules(db, projectId)).flatMap(({ id, boardId: only, definition: { trigger } }) =>
      trigger.kind === 'button' && (only === null || only === boardId) ? [{ id, label: trigger.label }] : [],
    ),
  );

  serve(ruleEndpoints.press, ({ params: { taskId }, body: { ruleId }, change }) =>
    change((project) => pressButton(project, ruleId, taskId)),
  );
}

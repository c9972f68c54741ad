import { dayLength } from '@cuadrilla/contract/kernel/durations';
import { randomUUID } from 'node:crypto';
import { deliveryEndpoints } from '@cuadrilla/contract/rules/automations/deliveries';
import { type Rule, ruleEndpoints } from '@cuadrilla/contract/rules/automations/rules';
import { runEndpoints } from '@cuadrilla/contract/rules/automations/runs';
import { messages } from '@cuadrilla/contract/kernel/errors';
import { conflict, invalid, notFound } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import type { DbOrTx } from '../../platform/database/database.ts';
import { cutPage, linkNext } from '../../platform/http/paging.ts';
import type { Serve } from '../../platform/http/serve.ts';
import { cursorOf, parseCursor } from '../../platform/http/time-cursor.ts';
import { mayRun } from './match.ts';
import { changeRule, createRule, deleteRule, getRule, renewHook } from './rules.commands.ts';
import { presentRules } from './rules.present.ts';
import { findRule, listEnabledRules, listRules } from './rules.queries.ts';
import { createRuns } from './runs.commands.ts';
import { listRuns, presentRun } from './runs.queries.ts';
import { readColumns, workCalendarOf } from './scene.ts';
import { simulate } from './simulate.ts';
import { readTaskStates } from './task-states.ts';
import { retryRun, undoRun } from './undo-run.commands.ts';
import { readVocabularies } from './vocabulary.queries.ts';
import { listDeliveries, replayDelivery } from './call-webhook.ts';

const usualPage = 50;

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

  serve(ruleEndpoints.press, ({ params: { projectId, taskId }, body: { ruleId }, now, change }) =>
    change(async (project) => {
      const { tx, member } = project;
      const rule = await getRule(project, ruleId);
      if (rule.definition.trigger.kind !== 'button') throw notFound(messages.ruleNotFound);
      if (!rule.enabled) throw conflict(messages.ruleOff);
      const task = (await readTaskStates(tx, projectId, [taskId])).get(taskId);
      const calendar = await workCalendarOf(rule, now);
      const columns = await readColumns(tx, projectId);
      if (!task || !mayRun(rule, { ...calendar, columns, task, now }))
        throw conflict(messages.ruleNotForTask);
      const run = {
        rule,
        cause: `button ${randomUUID()}`,
        taskId,
        actorId: member.userId,
        depth: 1,
        at: now,
      };
      await createRuns(tx, projectId, [run]);
    }),
  );

  serve(runEndpoints.list, async ({ query, user, request, reply, now }) => {
    const { cursor, limit = usualPage, days, ...asked } = query;
    const after = cursor === undefined ? undefined : parseCursor(cursor);
    if (cursor !== undefined && !after) throw invalid(messages.cursorInvalid);
    const since = days && new Date(now.getTime() - Number(days) * dayLength);
    const rows = await listRuns(db, user.id, { ...asked, since, after, limit: limit + 1 });
    const { page, last } = cutPage(rows, limit);
    if (last) linkNext(request, reply, { cursor: cursorOf(last) });
    return page.map(presentRun);
  });

  serve(runEndpoints.retry, ({ params: { runId }, change }) => change((project) => retryRun(project, runId)));

  serve(runEndpoints.undo, ({ params: { runId }, user, change }) =>
    change((project) => undoRun(project, runId, user.timeZone)),
  );

  serve(deliveryEndpoints.list, async ({ params: { projectId, ruleId }, user }) => {
    const rule = await findRule(db, projectId, ruleId);
    const rows = await listDeliveries(db, projectId, ruleId);
    return {
      secret: user.grant ? null : (rule?.signingSecret ?? null),
      deliveries: rows.map(({ id, runId, step, url, at, state, tries, status, error, body }) => ({
        id,
        run_id: runId ?? 0,
        step: step ?? 0,
        url,
        at: at.toISOString(),
        state,
        tries,
        status,
        error,
        body,
      })),
    };
  });

  serve(deliveryEndpoints.replay, ({ params }) => replayDelivery(db, params));
}

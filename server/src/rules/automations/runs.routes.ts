import { dayLength } from '@cuadrilla/contract/kernel/durations';
import { messages } from '@cuadrilla/contract/kernel/errors';
import { deliveryEndpoints } from '@cuadrilla/contract/rules/automations/deliveries';
import { runEndpoints } from '@cuadrilla/contract/rules/automations/runs';
import { invalid } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { cutPage, linkNext } from '../../platform/http/paging.ts';
import type { Serve } from '../../platform/http/serve.ts';
import { cursorOf, parseCursor } from '../../platform/http/time-cursor.ts';
import { listDeliveries, presentDelivery, replayDelivery } from './call-webhook.ts';
import { findRule } from './rules.queries.ts';
import { listRuns, presentRun } from './runs.queries.ts';
import { retryRun, undoRun } from './undo-run.commands.ts';

const usualPage = 50;

/** What rules have done, and what of it they have told outside. */
export function runRoutes(serve: Serve, { db }: Context): void {
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
      deliveries: rows.map(presentDelivery),
    };
  });

  serve(deliveryEndpoints.replay, ({ params }) => replayDelivery(db, params));
}

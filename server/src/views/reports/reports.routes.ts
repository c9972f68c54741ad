import { messages } from '@cuadrilla/contract/kernel/errors';
import { dayIn } from '@cuadrilla/contract/kernel/day';
import { reportEndpoints } from '@cuadrilla/contract/views/reports/reports';
import type { Context } from '../../platform/context.ts';
import type { Serve } from '../../platform/http/serve.ts';
import type { Throttle } from '../../platform/http/throttle.ts';
import { conflict } from '../../platform/app-error.ts';
import { canSendMail } from '../../outside/mail/mail.commands.ts';
import { noteSecurity } from '../../platform/security/security.commands.ts';
import { viewpointOf } from '../../tasks/tasks/field-filters.ts';
import { listBehind } from './figure-tasks.queries.ts';
import { makeFlow, makeSummary } from './make-report.ts';
import { daysOf, workingClock } from './report-days.ts';
import { presentBehind } from './reports.present.ts';
import { findScope, listReportProjects } from './reports.queries.ts';
import { wantsReport, wishReport } from './weekly.commands.ts';

export function reportRoutes(serve: Serve, { db, settings }: Context, throttle: Throttle): void {
  serve(reportEndpoints.readWeekly, async ({ params: { projectId }, user }) => ({
    on: await wantsReport(db, projectId, user.id),
    possible: canSendMail(settings),
  }));

  serve(reportEndpoints.changeWeekly, async ({ params: { projectId }, body: { on }, user }) => {
    if (on && !canSendMail(settings)) throw conflict(messages.noMail);
    await wishReport(db, projectId, user.id, on);
    return { on, possible: canSendMail(settings) };
  });

  serve(reportEndpoints.summary, async ({ query, user, now }) =>
    makeSummary(db, await findScope(db, user.id, query), query, user, now),
  );

  serve(reportEndpoints.flow, async ({ query, user, now }) =>
    makeFlow(db, await findScope(db, user.id, query), query, user, now),
  );

  serve(reportEndpoints.tasks, async ({ query: figure, user, now }) => {
    const { timeZone } = user;
    const scope = await findScope(db, user.id, figure);
    const period = daysOf(figure, user, now);
    // What has not begun yet has nothing to count, nor to list.
    if (period.days.length === 0) return { tasks: [], count: 0, gone: 0 };
    const clock = await workingClock(user, period, now);
    const asked = { ...viewpointOf(user, now), scope, figure, period, clock };
    const { tasks, count, readable } = await listBehind(db, asked);
    const isDue = ['open', 'overdue', 'under-way'].includes(figure.figure);
    return { tasks: tasks.map((row) => presentBehind(row, timeZone, isDue)), count, gone: count - readable };
  });

  serve(reportEndpoints.exported, async ({ user, request, now }) => {
    await throttle.count([{ about: ['report-exported', user.id], free: 30 }], now);
    await noteSecurity(db, { request, now }, { kind: 'report_exported', userId: user.id });
  });

  serve(reportEndpoints.projects, async ({ user }) => {
    const rows = await listReportProjects(db, user.id);
    return rows.map(({ since, ...project }) => ({ ...project, since: dayIn(since, user.timeZone) }));
  });
}

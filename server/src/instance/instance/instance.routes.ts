import { randomUUID } from 'node:crypto';
import { messages } from '@cuadrilla/contract/kernel/errors';
import { auditEndpoints } from '@cuadrilla/contract/instance/audit';
import { mailRefused, workingsEndpoints } from '@cuadrilla/contract/instance/workings';
import { conflict, notFound } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { cutPage, linkNext, parseAfter } from '../../platform/http/paging.ts';
import type { Serve } from '../../platform/http/serve.ts';
import { listLags } from '../../platform/log/reader.queries.ts';
import { listJobs } from '../../platform/queue/queue.queries.ts';
import { retryJob } from '../../platform/queue/queue.ts';
import { fullName } from '../../platform/full-name.ts';
import { mailDeliverer } from '../../outside/mail/mail.handlers.ts';
import { listSecurity, presentSecurity } from './audit.queries.ts';
import { testLetter } from './instance.texts.ts';
import { readHealth } from './health.queries.ts';

const usualPage = 50;

/** For whoever administers the instance. */
export function instanceRoutes(serve: Serve, { db, settings }: Context): void {
  const sendNow = mailDeliverer(settings);

  serve(workingsEndpoints.health, () => readHealth(db, settings));
  serve(workingsEndpoints.readers, () => listLags(db));
  serve(workingsEndpoints.jobs, () => listJobs(db));

  serve(workingsEndpoints.retryJob, async ({ body: { id } }) => {
    if (!(await retryJob(db, id))) throw notFound(messages.jobNotFound);
  });

  // Not by the queue: whoever tries it wants to hear at once what the mail server says.
  serve(workingsEndpoints.testMail, async ({ user }) => {
    if (!sendNow) throw conflict(messages.noMail);
    const to = { name: fullName(user), address: user.email };
    const begun = performance.now();
    const letter = testLetter({ firstName: user.firstName });
    await sendNow(randomUUID(), { to, letter }).catch((error: unknown) => {
      throw conflict(mailRefused(error instanceof Error ? error.message : String(error)));
    });
    return { to: user.email, milliseconds: Math.round(performance.now() - begun) };
  });

  serve(auditEndpoints.security, async ({ query, request, reply }) => {
    const { kind, search, cursor, limit = usualPage } = query;
    const rows = await listSecurity(db, { kind, search, after: parseAfter(cursor), limit: limit + 1 });
    const { page, last } = cutPage(rows, limit);
    if (last) linkNext(request, reply, { cursor: last.event.id });
    return page.map(presentSecurity);
  });
}

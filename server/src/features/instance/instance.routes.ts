import { messages } from '@cuadrilla/contract/errors';
import { instanceEndpoints } from '@cuadrilla/contract/instance';
import { conflict } from '../../app-error.ts';
import type { Context } from '../../context.ts';
import type { Serve } from '../../http/serve.ts';
import { listLags } from '../../log/reader.queries.ts';
import { listJobs } from '../../queue/queue.queries.ts';
import { canSendMail, sendMail } from '../mail/mail.commands.ts';

/** For whoever administers the instance. */
export function instanceRoutes(serve: Serve, { db, settings }: Context): void {
  serve(instanceEndpoints.readers, () => listLags(db));
  serve(instanceEndpoints.jobs, () => listJobs(db));

  serve(instanceEndpoints.testMail, async ({ user: { firstName, lastName, email } }) => {
    if (!canSendMail(settings)) throw conflict(messages.noMail);
    const to = { name: `${firstName} ${lastName}`, address: email };
    await db.transaction((tx) => sendMail(tx, settings, { to, template: 'test', values: { firstName } }));
  });
}

import { messages } from '@cuadrilla/contract/kernel/errors';
import { accountEndpoints } from '@cuadrilla/contract/instance/accounts';
import { eq } from 'drizzle-orm';
import { conflict, notFound } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { sessions } from '../../platform/database/schema/schema.ts';
import { cutPage, linkNext, parseAfter } from '../../platform/http/paging.ts';
import type { Serve } from '../../platform/http/serve.ts';
import { enqueue } from '../../platform/queue/queue.ts';
import { endSessions } from '../../account/auth/auth.commands.ts';
import { requirePasswords } from '../../account/auth/passwords.ts';
import { canSendLinks } from '../../outside/mail/mail.commands.ts';
import { passwordResetJob, resetLinks } from '../../account/auth/reset-links.ts';
import { changeAccount, noteDeed, requireAccount } from './accounts.commands.ts';
import { countAccounts, findAccount, listAccounts, presentAccount } from './accounts.queries.ts';

const usualPage = 50;

/** For whoever administers the instance. */
export function accountRoutes(serve: Serve, { db, wake, settings }: Context): void {
  const links = resetLinks(db);

  serve(accountEndpoints.accounts, async ({ query, request, reply }) => {
    const { search, state, cursor, limit = usualPage } = query;
    const after = parseAfter(cursor);
    const [rows, total] = await Promise.all([
      listAccounts(db, { search, state, after, limit: limit + 1 }),
      countAccounts(db, { search, state }),
    ]);
    const { page, last } = cutPage(rows, limit);
    if (last) linkNext(request, reply, { cursor: last.id });
    void reply.header('x-total-count', total);
    return page.map(presentAccount);
  });

  serve(accountEndpoints.changeAccount, async ({ params: { accountId }, body, user, request, now }) => {
    await db.transaction((tx) => changeAccount(tx, { by: user, request, now }, accountId, body));
    wake.person(accountId);
    const changed = await findAccount(db, accountId);
    if (!changed) throw notFound(messages.userNotFound);
    return presentAccount(changed);
  });

  serve(accountEndpoints.endAccountSessions, async ({ params: { accountId }, user, request, now }) => {
    await db.transaction(async (tx) => {
      await requireAccount(tx, accountId);
      await endSessions(tx, eq(sessions.userId, accountId), now);
      await noteDeed(tx, { by: user, request, now }, accountId, 'sessions_ended');
    });
    wake.person(accountId);
  });

  serve(accountEndpoints.resetAccountPassword, ({ params: { accountId }, user, request, now }) =>
    db.transaction(async (tx) => {
      requirePasswords(settings);
      const account = await requireAccount(tx, accountId);
      if (account.disabledAt) throw conflict(messages.accountIsDisabled);
      await noteDeed(tx, { by: user, request, now }, accountId, 'reset_sent');
      if (!canSendLinks(settings)) return { path: `/reset-password#${await links.tokenFor(account, now)}` };
      await enqueue(tx, passwordResetJob, { email: account.email });
      return { path: null };
    }),
  );
}

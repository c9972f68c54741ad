import { passwordResetEndpoints, resetMessages } from '@cuadrilla/contract/account/password-reset';
import { hash } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import { conflict, invalid } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { sessions, users } from '../../platform/database/schema/schema.ts';
import type { Serve } from '../../platform/http/serve.ts';
import { fromAddress, type Throttle } from '../../platform/http/throttle.ts';
import { enqueue } from '../../platform/queue/queue.ts';
import { cancelEmailChange } from '../email-change/email-links.ts';
import { noteSecurity } from '../../platform/security/security.commands.ts';
import { endSessions, isStillPassword } from './auth.commands.ts';
import { requirePasswords } from './passwords.ts';
import { canSendLinks } from '../../outside/mail/mail.commands.ts';
import { passwordResetJob, resetLinks } from './reset-links.ts';
import { refuseWeakPassword } from './weak-passwords.ts';

export function passwordResetRoutes(serve: Serve, { db, wake, settings }: Context, throttle: Throttle): void {
  const links = resetLinks(db);

  // Whether there is such an account is found out by whoever sends the mail: here it makes no difference, not even of time.
  serve(passwordResetEndpoints.ask, async ({ body: { email }, request, now }) => {
    requirePasswords(settings);
    if (!canSendLinks(settings)) throw conflict(resetMessages.noMail);
    await throttle.count([fromAddress('reset', request, 10), { about: ['reset', email], free: 3 }], now);
    await db.transaction((tx) => enqueue(tx, passwordResetJob, { email }));
  });

  serve(passwordResetEndpoints.set, async ({ body: { token, password }, request, now }) => {
    requirePasswords(settings);
    const user = await links.readToken(token, now);
    if (!user || user.demo) throw invalid(resetMessages.linkOver);
    refuseWeakPassword(settings, password, user);
    const passwordHash = await hash(password);
    await db.transaction(async (tx) => {
      if (!(await isStillPassword(tx, user))) throw invalid(resetMessages.linkOver);
      await tx.update(users).set({ passwordHash, passwordChangedAt: now }).where(eq(users.id, user.id));
      await endSessions(tx, eq(sessions.userId, user.id), now);
      await cancelEmailChange(tx, user.id);
      await noteSecurity(tx, { request, now }, { kind: 'password_reset', userId: user.id });
    });
    wake.person(user.id);
  });
}

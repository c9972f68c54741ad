import { emailChangeEndpoints as endpoints } from '@cuadrilla/contract/account/email-change';
import { hash } from '@node-rs/argon2';
import type { Context } from '../../platform/context.ts';
import type { Serve } from '../../platform/http/serve.ts';
import { newToken } from '../../platform/http/session.ts';
import { fromAddress, type Throttle } from '../../platform/http/throttle.ts';
import { canSendLinks } from '../../outside/mail/mail.commands.ts';
import { resetLinks } from '../auth/reset-links.ts';
import { noteSecurity } from '../../platform/security/security.commands.ts';
import { confirmEmailChange, undoEmailChange } from './email-change.commands.ts';
import { cancelEmailChange, findPendingEmail } from './email-links.ts';

export function emailChangeRoutes(serve: Serve, { db, wake, settings }: Context, throttle: Throttle): void {
  const links = resetLinks(db);

  serve(endpoints.read, async ({ user, now }) => {
    const pending = await findPendingEmail(db, user.id, now);
    return {
      byLink: canSendLinks(settings),
      pending: pending ? { email: pending.email, expiresAt: pending.expiresAt.toISOString() } : null,
    };
  });

  serve(endpoints.cancel, ({ user }) => cancelEmailChange(db, user.id));

  serve(endpoints.confirm, async ({ body: { token }, request, now }) => {
    await throttle.count([fromAddress('email-link', request, 30)], now);
    const { id, email } = await db.transaction(async (tx) => {
      const changed = await confirmEmailChange(tx, token, now);
      await noteSecurity(tx, { request, now }, { kind: 'email_changed', userId: changed.id });
      return changed;
    });
    wake.person(id);
    return { email };
  });

  serve(endpoints.undo, async ({ body: { token }, request, now }) => {
    await throttle.count([fromAddress('email-link', request, 30)], now);
    const passwordHash = await hash(newToken());
    const user = await db.transaction(async (tx) => {
      const restored = await undoEmailChange(tx, token, passwordHash, now);
      await noteSecurity(tx, { request, now }, { kind: 'email_restored', userId: restored.id });
      return restored;
    });
    wake.person(user.id);
    return { token: settings.oidc?.only ? null : await links.tokenFor(user, now) };
  });
}

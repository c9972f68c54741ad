import { accountDeletionEndpoints as endpoints } from '@cuadrilla/contract/account/account-deletion';
import type { Context } from '../../platform/context.ts';
import type { Serve } from '../../platform/http/serve.ts';
import { sessionCookies } from '../../platform/http/session.ts';
import type { Throttle } from '../../platform/http/throttle.ts';
import { listAdministrators } from '../../account/auth/administrators.ts';
import { oneselfConfirmer } from '../../account/profile/own-password.ts';
import { requireConfirmed } from '../../account/profile/profile.commands.ts';
import { noteSecurity } from '../../platform/security/security.commands.ts';
import { deleteAccount } from './account-deletion.commands.ts';
import { listOwnedAlone } from './account-deletion.queries.ts';

export function accountDeletionRoutes(serve: Serve, context: Context, throttle: Throttle): void {
  const { db, wake, settings } = context;
  const confirm = oneselfConfirmer(context, throttle);
  const cookies = sessionCookies(settings);

  serve(endpoints.preview, async ({ user }) => {
    const [projects, inCharge] = await Promise.all([listOwnedAlone(db, user.id), listAdministrators(db)]);
    return {
      projects,
      lastAdministrator: inCharge.length === 1 && inCharge.includes(user.id),
      asksPassword: settings.oidc?.only !== true,
    };
  });

  serve(endpoints.run, async ({ body, user, request, reply, now }) => {
    const visit = { user, request, now };
    const confirmed = await confirm(visit, body.currentPassword);
    const grown = await db.transaction(async (tx) => {
      const told = await deleteAccount(tx, user.id, body.projects, now, () =>
        requireConfirmed(tx, user, confirmed),
      );
      await noteSecurity(tx, visit, { kind: 'account_deleted', userId: user.id });
      return told;
    });
    wake.all(grown);
    cookies.clear(request, reply);
  });
}

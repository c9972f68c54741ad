import { accessTokenEndpoints } from '@cuadrilla/contract/account/access-tokens';
import type { Context } from '../../platform/context.ts';
import type { Serve } from '../../platform/http/serve.ts';
import type { Throttle } from '../../platform/http/throttle.ts';
import { oneselfConfirmer } from '../profile/own-password.ts';
import { requireConfirmed } from '../profile/profile.commands.ts';
import { noteSecurity } from '../../platform/security/security.commands.ts';
import { createAccessToken, revokeAccessToken } from './access-tokens.commands.ts';
import { presentAccessToken } from './access-tokens.present.ts';
import { getAccessToken, listAccessTokens } from './access-tokens.queries.ts';

export function accessTokenRoutes(serve: Serve, context: Context, throttle: Throttle): void {
  const { db } = context;
  const confirm = oneselfConfirmer(context, throttle);

  serve(accessTokenEndpoints.list, async ({ user }) =>
    (await listAccessTokens(db, user.id)).map(presentAccessToken),
  );

  serve(accessTokenEndpoints.create, async ({ body: { currentPassword, ...wanted }, user, request, now }) => {
    const confirmed = await confirm({ user, request, now }, currentPassword);
    return db.transaction(async (tx) => {
      await requireConfirmed(tx, user, confirmed);
      const { id, token } = await createAccessToken(tx, user.id, wanted, now);
      const details = { tokenId: id, access: wanted.access };
      await noteSecurity(tx, { request, now }, { kind: 'token_created', userId: user.id, details });
      return { ...presentAccessToken(await getAccessToken(tx, id)), token };
    });
  });

  serve(accessTokenEndpoints.revoke, ({ params: { accessTokenId }, user, request, now }) =>
    db.transaction(async (tx) => {
      await revokeAccessToken(tx, user.id, accessTokenId);
      const details = { tokenId: accessTokenId };
      await noteSecurity(tx, { request, now }, { kind: 'token_revoked', userId: user.id, details });
    }),
  );
}

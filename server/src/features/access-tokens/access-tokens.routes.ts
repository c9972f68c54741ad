import { accessTokenEndpoints } from '@cuadrilla/contract/access-tokens';
import type { Context } from '../../context.ts';
import type { Serve } from '../../http/serve.ts';
import { noteSecurity } from '../security/security.commands.ts';
import { createAccessToken, revokeAccessToken } from './access-tokens.commands.ts';
import { presentAccessToken } from './access-tokens.present.ts';
import { getAccessToken, listAccessTokens } from './access-tokens.queries.ts';

export function accessTokenRoutes(serve: Serve, { db }: Context): void {
  serve(accessTokenEndpoints.list, async ({ user }) =>
    (await listAccessTokens(db, user.id)).map(presentAccessToken),
  );

  serve(accessTokenEndpoints.create, ({ body, user, request, now }) =>
    db.transaction(async (tx) => {
      const { id, token } = await createAccessToken(tx, user.id, body, now);
      const details = { tokenId: id, access: body.access };
      await noteSecurity(tx, { request, now }, { kind: 'token_created', userId: user.id, details });
      return { ...presentAccessToken(await getAccessToken(tx, id)), token };
    }),
  );

  serve(accessTokenEndpoints.revoke, ({ params: { accessTokenId }, user, request, now }) =>
    db.transaction(async (tx) => {
      await revokeAccessToken(tx, user.id, accessTokenId);
      const details = { tokenId: accessTokenId };
      await noteSecurity(tx, { request, now }, { kind: 'token_revoked', userId: user.id, details });
    }),
  );
}

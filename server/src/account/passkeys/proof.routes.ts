import { proofEndpoints, proofMessages } from '@cuadrilla/contract/account/proof';
import { invalid } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import type { Serve } from '../../platform/http/serve.ts';
import type { Throttle } from '../../platform/http/throttle.ts';
import { noteTwoSteps } from '../auth/auth.commands.ts';
import { readProof } from '../profile/own-password.ts';
import { noteSecurity } from '../../platform/security/security.commands.ts';
import { isLinked } from './known-step.ts';
import { listPasskeys, notePasskeyUse } from './passkeys.commands.ts';
import { passkeyShowing } from './show-passkey.ts';

/** How whoever sits there shows again who they are, within their session. */
export function proofRoutes(serve: Serve, context: Context, throttle: Throttle): void {
  const { db, settings } = context;
  const showing = passkeyShowing(context);
  const passwords = settings.oidc?.only !== true;

  serve(proofEndpoints.read, async ({ user, now }) => ({
    fresh: (await readProof(db, user, now)).fresh,
    password: passwords,
    passkey: passwords && (await listPasskeys(db, user.id)).length > 0,
    provider: settings.oidc !== undefined,
    linked: await isLinked(db, settings, user.id),
    lacking: user.lacksTwoSteps,
  }));

  serve(proofEndpoints.ask, async ({ user, request, now }) => {
    await throttle.count([{ about: ['ask proof', user.sessionId], free: 30 }], now);
    const ids = (await listPasskeys(db, user.id)).map(({ credentialId }) => credentialId);
    return showing.ask(request, user.id, ids, now);
  });

  serve(proofEndpoints.give, async ({ body: { credential }, user, request, now }) => {
    const attempts = [{ about: ['proof', user.sessionId], free: 10 }];
    await throttle.count(attempts, now);
    const shown = await showing.look({ request, credential, userId: user.id, now });
    if (shown?.counter === undefined) {
      const details = { why: 'passkey' };
      await noteSecurity(db, { request, now }, { kind: 'password_wrong', userId: user.id, details });
      throw invalid(proofMessages.refused);
    }
    const { passkey, counter } = shown;
    await db.transaction(async (tx) => {
      await notePasskeyUse(tx, passkey.id, counter, now);
      await noteTwoSteps(tx, user.sessionId, now);
    });
    await throttle.forgive(attempts);
  });
}

import { passkeyEndpoints, passkeyMessages } from '@cuadrilla/contract/account/passkeys';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { minute } from '../../platform/http/attempts.ts';
import type { Serve } from '../../platform/http/serve.ts';
import { fromAddress, type Throttle } from '../../platform/http/throttle.ts';
import { noteSecurity } from '../../platform/security/security.commands.ts';
import { presentUser } from '../auth/auth.present.ts';
import { entrance } from '../auth/entrance.ts';
import { requirePasswords } from '../auth/passwords.ts';
import { notePasskeyUse } from './passkeys.commands.ts';
import { passkeyShowing } from './show-passkey.ts';

/** The way in with a passkey alone. */
export function passkeySignInRoutes(serve: Serve, context: Context, throttle: Throttle): void {
  const { db, settings } = context;
  const { signIn } = entrance(context);
  const showing = passkeyShowing(context);

  serve(passkeyEndpoints.askSignIn, async ({ request, now }) => {
    requirePasswords(settings);
    await throttle.count([fromAddress('passkey', request, 60)], now, minute);
    return showing.ask(request, null, [], now);
  });

  serve(passkeyEndpoints.signIn, async ({ body: { credential }, request, reply, now }) => {
    requirePasswords(settings);
    await throttle.count([fromAddress('passkey', request, 60)], now, minute);
    const refused = new AppError('unauthenticated', passkeyMessages.refused);
    const shown = await showing.look({ request, credential, userId: null, now });
    if (!shown) throw refused;
    const { user, passkey, counter } = shown;
    if (counter === undefined) {
      const details = { why: 'passkey' };
      await noteSecurity(db, { request, now }, { kind: 'sign_in_failed', userId: user.id, details });
      throw refused;
    }
    await signIn({ request, reply, now }, user, { kind: 'sign_in', way: 'passkey' }, (tx) =>
      notePasskeyUse(tx, passkey.id, counter, now),
    );
    return presentUser(user);
  });
}

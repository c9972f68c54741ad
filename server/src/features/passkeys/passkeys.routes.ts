import { passkeyEndpoints, passkeyMessages } from '@cuadrilla/contract/passkeys';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { FastifyRequest } from 'fastify';
import { AppError, invalid } from '../../app-error.ts';
import type { Context } from '../../context.ts';
import { minute } from '../../http/attempts.ts';
import type { Serve } from '../../http/serve.ts';
import { fromAddress, type Throttle } from '../../http/throttle.ts';
import { fullName, presentUser } from '../auth/auth.present.ts';
import { entrance } from '../auth/entrance.ts';
import { requirePasswords } from '../auth/passwords.ts';
import { confirmPassword } from '../profile/own-password.ts';
import { noteSecurity } from '../security/security.commands.ts';
import { keepChallenge, takeChallenge } from './challenges.ts';
import {
  addPasskey,
  credentialOf,
  findPasskey,
  listPasskeys,
  notePasskeyUse,
  removePasskey,
  renamePasskey,
} from './passkeys.commands.ts';
import { presentPasskey } from './passkeys.present.ts';

/** Only when somebody has or wants one: it takes a while to load. */
const webAuthn = () => import('@simplewebauthn/server');

export function passkeyRoutes(serve: Serve, context: Context, throttle: Throttle): void {
  const { db, settings } = context;
  const { signIn } = entrance(context);

  /** Who we are to browsers, where people come to. */
  function partyOf({ hostname, host, protocol }: FastifyRequest) {
    const { publicOrigin } = settings;
    return {
      id: publicOrigin ? new URL(publicOrigin).hostname : hostname,
      // Over http we may stand behind a proxy that speaks https.
      origins: publicOrigin ? [publicOrigin] : [`${protocol}://${host}`, `https://${host}`],
    };
  }

  serve(passkeyEndpoints.askSignIn, async ({ request, now }) => {
    requirePasswords(settings);
    await throttle.count([fromAddress('passkey', request, 60)], now, minute);
    const { generateAuthenticationOptions } = await webAuthn();
    const { id: rpID } = partyOf(request);
    const options = await generateAuthenticationOptions({ rpID, userVerification: 'required' });
    await keepChallenge(db, options.challenge, null, now);
    return { ...options };
  });

  serve(passkeyEndpoints.signIn, async ({ body, request, reply, now }) => {
    requirePasswords(settings);
    await throttle.count([fromAddress('passkey', request, 60)], now, minute);
    const refused = new AppError('unauthenticated', passkeyMessages.refused);
    const response = body.credential as unknown as AuthenticationResponseJSON;
    const found = typeof response.id === 'string' ? await findPasskey(db, response.id) : undefined;
    if (!found) throw refused;
    const { verifyAuthenticationResponse } = await webAuthn();
    const party = partyOf(request);
    const verified = await verifyAuthenticationResponse({
      response,
      expectedChallenge: (challenge) => takeChallenge(db, challenge, null, now),
      expectedOrigin: party.origins,
      expectedRPID: party.id,
      credential: credentialOf(found.passkey),
      requireUserVerification: true,
    }).catch(() => undefined);
    const { user, passkey } = found;
    if (!verified?.verified) {
      const details = { why: 'passkey' };
      await noteSecurity(db, { request, now }, { kind: 'sign_in_failed', userId: user.id, details });
      throw refused;
    }
    const { newCounter } = verified.authenticationInfo;
    await signIn({ request, reply, now }, user, { kind: 'sign_in', way: 'passkey' }, (tx) =>
      notePasskeyUse(tx, passkey.id, newCounter, now),
    );
    return presentUser(user);
  });

  serve(passkeyEndpoints.list, async ({ user }) => (await listPasskeys(db, user.id)).map(presentPasskey));

  serve(passkeyEndpoints.askNew, async ({ body: { currentPassword }, user, request, now }) => {
    requirePasswords(settings);
    await confirmPassword(db, throttle, { user, request, now }, currentPassword);
    const { generateRegistrationOptions } = await webAuthn();
    const options = await generateRegistrationOptions({
      rpName: 'Cuadrilla',
      rpID: partyOf(request).id,
      userID: new Uint8Array(Buffer.from(String(user.id))),
      userName: user.email,
      userDisplayName: fullName(user),
      excludeCredentials: (await listPasskeys(db, user.id)).map(({ credentialId }) => ({ id: credentialId })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    await keepChallenge(db, options.challenge, user.id, now);
    return { ...options };
  });

  serve(passkeyEndpoints.add, async ({ body: { name, credential }, user, request, now }) => {
    const { verifyRegistrationResponse } = await webAuthn();
    const party = partyOf(request);
    const verified = await verifyRegistrationResponse({
      response: credential as unknown as RegistrationResponseJSON,
      expectedChallenge: (challenge) => takeChallenge(db, challenge, user.id, now),
      expectedOrigin: party.origins,
      expectedRPID: party.id,
      requireUserVerification: true,
    }).catch(() => undefined);
    if (!verified?.verified) throw invalid(passkeyMessages.invalid);
    const made = { userId: user.id, name, credential: verified.registrationInfo.credential };
    return db.transaction(async (tx) => {
      await noteSecurity(tx, { request, now }, { kind: 'passkey_added', userId: user.id });
      return presentPasskey(await addPasskey(tx, made, now));
    });
  });

  serve(passkeyEndpoints.rename, async ({ params: { passkeyId }, body: { name }, user }) =>
    presentPasskey(await renamePasskey(db, user.id, passkeyId, name)),
  );

  serve(passkeyEndpoints.remove, ({ params: { passkeyId }, user, request, now }) =>
    db.transaction(async (tx) => {
      await removePasskey(tx, user.id, passkeyId);
      await noteSecurity(tx, { request, now }, { kind: 'passkey_removed', userId: user.id });
    }),
  );
}

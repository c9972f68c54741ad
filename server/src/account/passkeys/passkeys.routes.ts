import { passkeyEndpoints, passkeyMessages } from '@cuadrilla/contract/account/passkeys';
import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import { invalid } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import type { Serve } from '../../platform/http/serve.ts';
import type { Throttle } from '../../platform/http/throttle.ts';
import { fullName } from '../../platform/full-name.ts';
import { requirePasswords } from '../auth/passwords.ts';
import { noteTwoSteps } from '../auth/auth.commands.ts';
import { oneselfConfirmer } from '../profile/own-password.ts';
import { requireConfirmed } from '../profile/profile.commands.ts';
import { noteSecurity } from '../../platform/security/security.commands.ts';
import { keepChallenge, takeChallenge } from './challenges.ts';
import { refuseWithoutKnownStep } from './known-step.ts';
import { addPasskey, listPasskeys, removePasskey, renamePasskey } from './passkeys.commands.ts';
import { presentPasskey } from './passkeys.present.ts';
import { partyOf, webAuthn } from './show-passkey.ts';

export function passkeyRoutes(serve: Serve, context: Context, throttle: Throttle): void {
  const { db, settings } = context;
  const confirm = oneselfConfirmer(context, throttle);

  serve(passkeyEndpoints.list, async ({ user }) => (await listPasskeys(db, user.id)).map(presentPasskey));

  serve(passkeyEndpoints.askNew, async ({ body: { currentPassword }, user, request, now }) => {
    requirePasswords(settings);
    await refuseWithoutKnownStep(db, settings, user);
    await confirm({ user, request, now }, currentPassword);
    const { generateRegistrationOptions } = await webAuthn();
    const options = await generateRegistrationOptions({
      rpName: 'Cuadrilla',
      rpID: partyOf(context, request).id,
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
    const party = partyOf(context, request);
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
      await noteTwoSteps(tx, user.sessionId);
      return presentPasskey(await addPasskey(tx, made, now));
    });
  });

  serve(passkeyEndpoints.rename, async ({ params: { passkeyId }, body: { name }, user }) =>
    presentPasskey(await renamePasskey(db, user.id, passkeyId, name)),
  );

  serve(passkeyEndpoints.remove, async ({ params: { passkeyId }, body, user, request, now }) => {
    const confirmed = await confirm({ user, request, now }, body.currentPassword);
    await db.transaction(async (tx) => {
      await requireConfirmed(tx, user, confirmed);
      await removePasskey(tx, user.id, passkeyId);
      await noteSecurity(tx, { request, now }, { kind: 'passkey_removed', userId: user.id });
    });
  });
}

import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../../platform/context.ts';
import { keepChallenge, takeChallenge } from './challenges.ts';
import { credentialOf, findPasskey } from './passkeys.commands.ts';

/** Only when somebody has or wants one: it takes a while to load. */
export const webAuthn = () => import('@simplewebauthn/server');

/** Who we are to browsers, where people come to. */
export function partyOf(
  { settings: { publicOrigin } }: Pick<Context, 'settings'>,
  { hostname, host, protocol }: FastifyRequest,
) {
  return {
    id: publicOrigin ? new URL(publicOrigin).hostname : hostname,
    // Over http we may stand behind a proxy that speaks https.
    origins: publicOrigin ? [publicOrigin] : [`${protocol}://${host}`, `https://${host}`],
  };
}

interface Shown {
  request: FastifyRequest;
  credential: Record<string, unknown>;
  /** Who is asked for one of theirs; null where anybody may come. */
  userId: number | null;
  now: Date;
}

/** How somebody shows that they have a passkey: a browser is asked, and what it answers is looked at. */
export function passkeyShowing(context: Pick<Context, 'db' | 'settings'>) {
  const { db } = context;
  return {
    async ask(request: FastifyRequest, userId: number | null, credentialIds: string[], now: Date) {
      const { generateAuthenticationOptions } = await webAuthn();
      const options = await generateAuthenticationOptions({
        rpID: partyOf(context, request).id,
        userVerification: 'required',
        allowCredentials: credentialIds.map((id) => ({ id })),
      });
      await keepChallenge(db, options.challenge, userId, now);
      return { ...options };
    },
    /** Whose it is, and how often it has been used by now, or nothing where it is nobody's. */
    async look({ request, credential, userId, now }: Shown) {
      const response = credential as unknown as AuthenticationResponseJSON;
      const found = typeof response.id === 'string' ? await findPasskey(db, response.id) : undefined;
      if (!found || (userId !== null && found.user.id !== userId)) return undefined;
      const { verifyAuthenticationResponse } = await webAuthn();
      const party = partyOf(context, request);
      const verified = await verifyAuthenticationResponse({
        response,
        expectedChallenge: (challenge) => takeChallenge(db, challenge, userId, now),
        expectedOrigin: party.origins,
        expectedRPID: party.id,
        credential: credentialOf(found.passkey),
        requireUserVerification: true,
      }).catch(() => undefined);
      return { ...found, counter: verified?.verified ? verified.authenticationInfo.newCounter : undefined };
    },
  };
}

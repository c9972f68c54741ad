import { twoFactorEndpoints } from '@cuadrilla/contract/account/two-factor';
import { renderSVG } from 'uqr';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { Serve } from '../../platform/http/serve.ts';
import type { SessionUser } from '../../platform/http/session.queries.ts';
import type { Throttle } from '../../platform/http/throttle.ts';
import { noteTwoSteps } from '../auth/auth.commands.ts';
import type { Visit } from '../auth/entrance.ts';
import { refuseWithoutKnownStep } from '../passkeys/known-step.ts';
import { oneselfConfirmer } from '../profile/own-password.ts';
import { requireConfirmed } from '../profile/profile.commands.ts';
import { noteSecurity, type SecurityEvent } from '../../platform/security/security.commands.ts';
import { sealer } from './sealed.ts';
import { base32, uriOf } from './totp.ts';
import {
  beginTwoFactor,
  renewRecoveryCodes,
  requireOn,
  turnOffTwoFactor,
  turnOnTwoFactor,
} from './two-factor.commands.ts';
import { readTwoFactor } from './two-factor.queries.ts';

export function twoFactorRoutes(serve: Serve, context: Context, throttle: Throttle): void {
  const { db, settings } = context;
  const sealed = sealer(db);
  const confirm = oneselfConfirmer(context, throttle);

  interface Confirmed extends Pick<Visit, 'request' | 'now'> {
    user: SessionUser;
    currentPassword?: string | undefined;
  }

  /** What only who has shown who they are may do, in one transaction. */
  async function confirmed<T>(
    { user, request, now, currentPassword }: Confirmed,
    work: (tx: Tx) => Promise<T>,
  ) {
    const passwordHash = await confirm({ user, request, now }, currentPassword);
    return db.transaction(async (tx) => {
      await requireConfirmed(tx, user, passwordHash);
      return work(tx);
    });
  }

  const note = (
    tx: Tx,
    { request, now, user }: Omit<Confirmed, 'currentPassword'>,
    kind: SecurityEvent['kind'],
  ) => noteSecurity(tx, { request, now }, { kind, userId: user.id });

  serve(twoFactorEndpoints.read, ({ user }) => readTwoFactor(db, user.id));

  serve(twoFactorEndpoints.begin, async ({ body, ...call }) => {
    await refuseWithoutKnownStep(db, settings, call.user);
    return confirmed({ ...call, ...body }, async (tx) => {
      const key = await beginTwoFactor(tx, sealed, call.user.id);
      const uri = uriOf(key, call.user.email);
      return { key: base32(key), uri, picture: renderSVG(uri, { border: 2 }) };
    });
  });

  serve(twoFactorEndpoints.turnOn, async ({ body: { code }, user, request, now }) => {
    const attempts = [{ about: ['two-factor', user.sessionId], free: 10 }];
    await throttle.count(attempts, now);
    const recoveryCodes = await db.transaction(async (tx) => {
      const codes = await turnOnTwoFactor(tx, sealed, { userId: user.id, code, now });
      await note(tx, { user, request, now }, 'two_factor_on');
      await noteTwoSteps(tx, user.sessionId);
      return codes;
    });
    await throttle.forgive(attempts);
    return { recoveryCodes };
  });

  serve(twoFactorEndpoints.renewCodes, ({ body, ...call }) =>
    confirmed({ ...call, ...body }, async (tx) => {
      await requireOn(tx, call.user.id);
      await note(tx, call, 'recovery_codes_made');
      return { recoveryCodes: await renewRecoveryCodes(tx, sealed, call.user.id) };
    }),
  );

  serve(twoFactorEndpoints.turnOff, ({ body, ...call }) =>
    confirmed({ ...call, ...body }, async (tx) => {
      await turnOffTwoFactor(tx, call.user.id);
      await note(tx, call, 'two_factor_off');
    }),
  );
}

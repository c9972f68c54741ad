import { twoFactorEndpoints, twoFactorMessages } from '@cuadrilla/contract/account/two-factor';
import { invalid } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { devicesOn } from '../../platform/http/devices.ts';
import type { Serve } from '../../platform/http/serve.ts';
import type { Throttle } from '../../platform/http/throttle.ts';
import { noteSecurity } from '../../platform/security/security.commands.ts';
import { presentUser } from '../auth/auth.present.ts';
import { entrance } from '../auth/entrance.ts';
import { signInAttempts } from '../auth/sign-in-guard.ts';
import { signInTickets } from '../auth/sign-in-tickets.ts';
import { sealer } from './sealed.ts';
import { takeCode, takeRecoveryCode } from './two-factor.commands.ts';

/** The way in for whoever has shown a password and is asked for a code besides. */
export function secondStepRoutes(serve: Serve, context: Context, throttle: Throttle): void {
  const { db } = context;
  const sealed = sealer(db);
  const devices = devicesOn(context);
  const tickets = signInTickets(db);
  const { signIn } = entrance(context);

  serve(twoFactorEndpoints.signIn, async ({ body: { ticket, code }, request, reply, now }) => {
    const user = await tickets.readToken(ticket, now);
    if (!user) throw invalid(twoFactorMessages.ticketOver);
    const attempts = await signInAttempts(devices, request, user.email, user, 'second-step');
    await throttle.count(attempts, now);
    const tried = { userId: user.id, code, now };
    try {
      await signIn({ request, reply, now }, user, { kind: 'sign_in', way: 'code' }, async (tx) => {
        if (await takeCode(tx, sealed, tried)) return;
        if (!(await takeRecoveryCode(tx, sealed, tried))) throw invalid(twoFactorMessages.wrongCode);
        await noteSecurity(tx, { request, now }, { kind: 'recovery_code_used', userId: user.id });
      });
    } catch (error) {
      const details = { why: 'second-step' };
      await noteSecurity(db, { request, now }, { kind: 'sign_in_failed', userId: user.id, details });
      throw error;
    }
    await throttle.forgive(attempts);
    return presentUser(user);
  });
}

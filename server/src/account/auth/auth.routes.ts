import { authEndpoints } from '@cuadrilla/contract/account/auth';
import { twoFactorMessages } from '@cuadrilla/contract/account/two-factor';
import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/app-error.ts';
import { minute } from '../../platform/http/attempts.ts';
import { devicesOn } from '../../platform/http/devices.ts';
import type { Serve } from '../../platform/http/serve.ts';
import { sessionCookies } from '../../platform/http/session.ts';
import { fromAddress, type Throttle } from '../../platform/http/throttle.ts';
import { noteSecurity } from '../../platform/security/security.commands.ts';
import { accountDisabled, createUser, verifyPassword } from './auth.commands.ts';
import { appointAdministrator } from './administrators.ts';
import { presentUser } from './auth.present.ts';
import { findUserByEmail } from './auth.queries.ts';
import { hasTwoFactor } from '../two-factor/two-factor.queries.ts';
import { badCredentials, entrance } from './entrance.ts';
import { requirePasswords } from './passwords.ts';
import { signInAttempts } from './sign-in-guard.ts';
import { signInTickets } from './sign-in-tickets.ts';
import { refuseWeakPassword } from './weak-passwords.ts';
import type { Admission } from './admission.ts';

export function authRoutes(
  serve: Serve,
  context: Context,
  throttle: Throttle,
  { requireMayRegister }: Admission,
): void {
  const { db, settings } = context;
  const cookies = sessionCookies(settings);
  const { signIn, endFormer } = entrance(context);
  const devices = devicesOn(context);
  const tickets = signInTickets(db);

  serve(authEndpoints.register, async ({ body, request, reply, now }) => {
    requirePasswords(settings);
    const byEmail = { about: ['register', body.email], free: 10 };
    await throttle.count([fromAddress('register', request, 30), byEmail], now, minute);
    const { confirmPassword: _, invitation, proof, ...person } = body;
    await requireMayRegister({ email: person.email, invitation, proof }, now);
    refuseWeakPassword(settings, person.password, person);
    const user = await createUser(db, person, now);
    await appointAdministrator(db, settings);
    await signIn({ request, reply, now }, user, { kind: 'registered', way: 'password' });
    return presentUser(user);
  });

  serve(authEndpoints.login, async ({ body, request, reply, now }) => {
    requirePasswords(settings, body.email);
    const user = await findUserByEmail(db, body.email);
    const attempts = await signInAttempts(devices, request, body.email, user);
    await throttle.count(attempts, now);
    if (!(await verifyPassword(user?.passwordHash, body.password)) || !user) {
      await noteSecurity(db, { request, now }, { kind: 'sign_in_failed', userId: user?.id ?? null });
      throw badCredentials();
    }
    if (user.disabledAt) {
      const details = { why: 'disabled' };
      await noteSecurity(db, { request, now }, { kind: 'sign_in_failed', userId: user.id, details });
      throw accountDisabled();
    }
    if (await hasTwoFactor(db, user.id)) {
      await throttle.forgive(attempts);
      throw new AppError('second_step', twoFactorMessages.secondStep, {
        ticket: await tickets.tokenFor(user, now),
      });
    }
    await signIn({ request, reply, now }, user, { kind: 'sign_in', way: 'password' });
    await throttle.forgive(attempts);
    return presentUser(user);
  });

  serve(authEndpoints.logout, async ({ request, reply, now }) => {
    await endFormer(request, now);
    cookies.clear(request, reply);
    // Not the storage, where what was typed is kept for when its author is back, nor the cookies: the browser stays known.
    void reply.header('clear-site-data', '"cache"');
  });

  serve(authEndpoints.verify, async ({ user }) => presentUser(user));
}

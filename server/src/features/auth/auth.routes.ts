import { authEndpoints } from '@cuadrilla/contract/auth';
import { messages } from '@cuadrilla/contract/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import { AppError } from '../../app-error.ts';
import { minute } from '../../http/attempts.ts';
import { devicesOn } from '../../http/devices.ts';
import type { Serve } from '../../http/serve.ts';
import { sessionCookies, tokenOf } from '../../http/session.ts';
import { fromAddress, type Throttle } from '../../http/throttle.ts';
import { noteSecurity, type SecurityEvent } from '../security/security.commands.ts';
import {
  accountDisabled,
  createUser,
  endSession,
  isStillPassword,
  openSession,
  verifyPassword,
} from './auth.commands.ts';
import { requireMayRegister } from '../instance/registration.ts';
import { appointAdministrator } from '../instance/administrators.ts';
import { presentUser } from './auth.present.ts';
import { findUserByEmail } from './auth.queries.ts';
import { signInAttempts } from './sign-in-guard.ts';
import { refuseWeakPassword } from './weak-passwords.ts';

interface Visit {
  request: FastifyRequest;
  reply: FastifyReply;
  now: Date;
}

export function authRoutes(serve: Serve, context: Context, throttle: Throttle): void {
  const { db, wake, settings } = context;
  const cookies = sessionCookies(settings);
  const devices = devicesOn(context);

  async function endFormer(request: FastifyRequest, now: Date): Promise<void> {
    const token = tokenOf(request);
    const userId = token === undefined ? undefined : await endSession(db, token, now);
    if (userId !== undefined) wake.person(userId);
  }

  /** The browser's former session ends: nothing is left that could still use it. */
  async function signIn(
    { request, reply, now }: Visit,
    user: { id: number; passwordHash: string },
    kind: SecurityEvent['kind'],
  ): Promise<void> {
    const token = await db.transaction(async (tx) => {
      if (!(await isStillPassword(tx, user))) throw badCredentials();
      await noteSecurity(tx, { request, now }, { kind, userId: user.id });
      return openSession(tx, user.id, deviceOf(request), now);
    });
    await endFormer(request, now);
    cookies.set(request, reply, token);
    await devices.remember(request, reply, user.id);
    wake.person(user.id);
  }

  serve(authEndpoints.register, async ({ body, request, reply, now }) => {
    const byEmail = { about: ['register', body.email], free: 10 };
    await throttle.count([fromAddress('register', request, 30), byEmail], now, minute);
    const { confirmPassword: _, invitation, ...person } = body;
    await requireMayRegister(context, { email: person.email, invitation }, now);
    refuseWeakPassword(person.password, person);
    const user = await createUser(db, person, now);
    await appointAdministrator(db, settings);
    await signIn({ request, reply, now }, user, 'registered');
    return presentUser(user);
  });

  serve(authEndpoints.login, async ({ body, request, reply, now }) => {
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
    await signIn({ request, reply, now }, user, 'sign_in');
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

const deviceOf = ({ ip, headers }: FastifyRequest) => ({
  address: ip,
  userAgent: headers['user-agent'] ?? '',
});

const badCredentials = () => new AppError('unauthenticated', messages.badCredentials);

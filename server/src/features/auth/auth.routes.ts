import { authEndpoints, demoCredentials } from '@cuadrilla/contract/auth';
import { messages } from '@cuadrilla/contract/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import { AppError } from '../../app-error.ts';
import type { Serve } from '../../http/serve.ts';
import { sessionCookies, tokenOf } from '../../http/session.ts';
import type { Throttle } from '../../http/throttle.ts';
import { createUser, endSession, openSession, verifyPassword } from './auth.commands.ts';
import { presentUser } from './auth.present.ts';
import { findUserByEmail } from './auth.queries.ts';

export function authRoutes(serve: Serve, { db, wake, settings }: Context, throttle: () => Throttle): void {
  const cookies = sessionCookies(settings);
  const throttleLogin = throttle();
  const throttleRegister = throttle();

  async function signIn(
    request: FastifyRequest,
    reply: FastifyReply,
    userId: number,
    now: Date,
  ): Promise<void> {
    const token = await openSession(db, userId, request.headers['user-agent'] ?? '', now);
    cookies.set(request, reply, token);
    wake.person(userId);
  }

  serve(authEndpoints.register, async ({ body, request, reply, now }) => {
    await throttleRegister(request, body.email);
    const { confirmPassword: _, ...person } = body;
    const user = await createUser(db, person, now);
    await signIn(request, reply, user.id, now);
    return presentUser(user);
  });

  serve(authEndpoints.login, async ({ body, request, reply, now }) => {
    // Everybody shares the demo account: it must not be possible to lock it.
    await throttleLogin(request, body.email === demoCredentials.email ? undefined : body.email);
    const user = await findUserByEmail(db, body.email);
    const welcome = await verifyPassword(user?.passwordHash, body.password);
    if (!user || !welcome) throw new AppError('unauthenticated', messages.badCredentials);
    await signIn(request, reply, user.id, now);
    return presentUser(user);
  });

  serve(authEndpoints.logout, async ({ request, reply, now }) => {
    const token = tokenOf(request);
    const userId = token === undefined ? undefined : await endSession(db, token, now);
    if (userId !== undefined) wake.person(userId);
    cookies.clear(request, reply);
  });

  serve(authEndpoints.verify, async ({ user }) => presentUser(user));
}

import { messages } from '@cuadrilla/contract/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../app-error.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../database/database.ts';
import type { Devices } from '../../http/devices.ts';
import { sessionCookies, tokenOf } from '../../http/session.ts';
import { noteSecurity, type SecurityEvent } from '../security/security.commands.ts';
import { endSession, isStillPassword, openSession } from './auth.commands.ts';

export interface Visit {
  request: FastifyRequest;
  reply: FastifyReply;
  now: Date;
}

export const badCredentials = () => new AppError('unauthenticated', messages.badCredentials);

/** The one way in, whatever somebody has shown to be themselves. */
export function signInOn({ db, wake, settings }: Context, devices: Devices) {
  const cookies = sessionCookies(settings);

  async function endFormer(request: FastifyRequest, now: Date): Promise<void> {
    const token = tokenOf(request);
    const userId = token === undefined ? undefined : await endSession(db, token, now);
    if (userId !== undefined) wake.person(userId);
  }

  /**
   * The browser's former session ends: nothing is left that could still use it. `prove` asks in the same transaction
   * for what must not be shown twice.
   */
  async function signIn(
    { request, reply, now }: Visit,
    user: { id: number; passwordHash: string },
    kind: SecurityEvent['kind'],
    prove: (tx: Tx) => Promise<void> = async () => undefined,
  ): Promise<void> {
    const token = await db.transaction(async (tx) => {
      if (!(await isStillPassword(tx, user))) throw badCredentials();
      await prove(tx);
      await noteSecurity(tx, { request, now }, { kind, userId: user.id });
      return openSession(tx, user.id, deviceOf(request), now);
    });
    await endFormer(request, now);
    cookies.set(request, reply, token);
    await devices.remember(request, reply, user.id);
    wake.person(user.id);
  }

  return { signIn, endFormer };
}

const deviceOf = ({ ip, headers }: FastifyRequest) => ({
  address: ip,
  userAgent: headers['user-agent'] ?? '',
});

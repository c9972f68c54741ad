import { messages } from '@cuadrilla/contract/errors';
import type { SecurityKind } from '@cuadrilla/contract/instance/audit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../app-error.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../database/database.ts';
import { devicesOn } from '../../http/devices.ts';
import { sessionCookies, tokenOf } from '../../http/session.ts';
import { noteSecurity } from '../security/security.commands.ts';
import { endSession, isStillPassword, openSession } from './auth.commands.ts';

export interface Visit {
  request: FastifyRequest;
  reply: FastifyReply;
  now: Date;
}

export const badCredentials = () => new AppError('unauthenticated', messages.badCredentials);

/** The one door: whichever way somebody shows who they are, the session begins here. */
export function entrance(context: Context) {
  const { db, wake, settings } = context;
  const cookies = sessionCookies(settings);
  const devices = devicesOn(context);

  async function endFormer(request: FastifyRequest, now: Date): Promise<void> {
    const token = tokenOf(request);
    const userId = token === undefined ? undefined : await endSession(db, token, now);
    if (userId !== undefined) wake.person(userId);
  }

  /** `who` says whose session it is, or throws. The browser's former one ends: nothing is left that could use it. */
  async function enter(
    { request, reply, now }: Visit,
    kind: SecurityKind,
    who: (tx: Tx) => Promise<number>,
  ): Promise<void> {
    const { userId, token } = await db.transaction(async (tx) => {
      const id = await who(tx);
      await noteSecurity(tx, { request, now }, { kind, userId: id });
      return { userId: id, token: await openSession(tx, id, deviceOf(request), now) };
    });
    await endFormer(request, now);
    cookies.set(request, reply, token);
    await devices.remember(request, reply, userId);
    wake.person(userId);
  }

  /**
   * Whoever changed the password while it was checked has the last word. `prove` asks in the same transaction for what
   * must not be shown twice.
   */
  const signIn = (
    visit: Visit,
    user: { id: number; passwordHash: string },
    kind: SecurityKind,
    prove: (tx: Tx) => Promise<void> = async () => undefined,
  ): Promise<void> =>
    enter(visit, kind, async (tx) => {
      if (!(await isStillPassword(tx, user))) throw badCredentials();
      await prove(tx);
      return user.id;
    });

  return { enter, signIn, endFormer };
}

const deviceOf = ({ ip, headers }: FastifyRequest) => ({
  address: ip,
  userAgent: headers['user-agent'] ?? '',
});

import { messages } from '@cuadrilla/contract/kernel/errors';
import type { SecurityKind } from '@cuadrilla/contract/instance/audit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/database.ts';
import { devicesOn } from '../../platform/http/devices.ts';
import { sessionCookies, tokenOf } from '../../platform/http/session.ts';
import { noteSecurity } from '../../platform/security/security.commands.ts';
import { endSession, isStillPassword, openSession, type WayIn } from './auth.commands.ts';
import { tellOfDevice } from './new-device.ts';

export interface Visit {
  request: FastifyRequest;
  reply: FastifyReply;
  now: Date;
}

/** Who comes in, and how. */
interface Entry {
  userId: number;
  kind: SecurityKind;
  way: WayIn;
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

  /**
   * `prove` throws where somebody is not who they say. The browser's former session ends: nothing is left that could use
   * it.
   */
  async function enter(
    { request, reply, now }: Visit,
    { userId, kind, way }: Entry,
    prove: (tx: Tx) => Promise<void> = async () => undefined,
  ): Promise<void> {
    const isNew = kind !== 'registered' && (await devices.knownTo(request, userId)) === undefined;
    const token = await db.transaction(async (tx) => {
      await prove(tx);
      await noteSecurity(tx, { request, now }, { kind, userId });
      if (isNew) await tellOfDevice(tx, settings, userId, deviceOf(request), now);
      return openSession(tx, userId, { ...deviceOf(request), way }, now);
    });
    await endFormer(request, now);
    cookies.set(request, reply, token);
    await devices.remember(request, reply, userId);
    wake.person(userId);
  }

  /** Whoever changed the password while it was checked has the last word. */
  const signIn = (
    visit: Visit,
    user: { id: number; passwordHash: string },
    entry: Omit<Entry, 'userId'>,
    prove: (tx: Tx) => Promise<void> = async () => undefined,
  ): Promise<void> =>
    enter(visit, { ...entry, userId: user.id }, async (tx) => {
      if (!(await isStillPassword(tx, user))) throw badCredentials();
      await prove(tx);
    });

  return { enter, signIn, endFormer };
}

const deviceOf = ({ ip, headers }: FastifyRequest) => ({
  address: ip,
  userAgent: headers['user-agent'] ?? '',
});

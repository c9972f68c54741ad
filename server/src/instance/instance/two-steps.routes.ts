import {
  type TwoSteps,
  twoSteps,
  twoStepsEndpoints,
  twoStepsMessages,
} from '@cuadrilla/contract/instance/two-steps';
import { and, eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { conflict } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import type { Db, Tx } from '../../platform/database/database.ts';
import { instanceSettings, sessions, users } from '../../platform/database/schema/schema.ts';
import type { Serve } from '../../platform/http/serve.ts';
import { hashToken, tokenOf } from '../../platform/http/session.ts';
import { lacksTwoSteps, twoStepsSetting as name } from '../../platform/http/session.queries.ts';
import { noteSecurity } from '../../platform/security/security.commands.ts';

/** Whether everybody has to show more than a password; every session is looked at with it (`http/session.queries.ts`). */
export function twoStepsRoutes(serve: Serve, { db }: Context): void {
  serve(twoStepsEndpoints.twoSteps, () => readTwoSteps(db));

  serve(twoStepsEndpoints.changeTwoSteps, ({ body, user, request, now }) =>
    db.transaction(async (tx) => {
      await writeTwoSteps(tx, body);
      if (await isShutOut(tx, request)) throw conflict(twoStepsMessages.ownFirst);
      const details = { required: body.required ? 'yes' : 'no' };
      await noteSecurity(tx, { request, now }, { kind: 'two_steps_changed', userId: user.id, details });
      return body;
    }),
  );
}

async function readTwoSteps(db: Db): Promise<TwoSteps> {
  const [kept] = await db.select().from(instanceSettings).where(eq(instanceSettings.name, name));
  return kept ? z.parse(twoSteps, kept.value) : { required: false };
}

async function writeTwoSteps(tx: Tx, value: TwoSteps): Promise<void> {
  await tx
    .insert(instanceSettings)
    .values({ name, value })
    .onConflictDoUpdate({ target: instanceSettings.name, set: { value } });
}

/** By what has just been decided: the session in which it was, maybe the only one that could take it back. */
async function isShutOut(tx: Tx, request: FastifyRequest): Promise<boolean> {
  const lacking = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, hashToken(tokenOf(request) ?? '')), lacksTwoSteps));
  return lacking.length > 0;
}

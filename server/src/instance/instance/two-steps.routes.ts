import { type TwoSteps, twoSteps, twoStepsEndpoints } from '@cuadrilla/contract/instance/two-steps';
import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Context } from '../../platform/context.ts';
import type { Db, Tx } from '../../platform/database/database.ts';
import { instanceSettings } from '../../platform/database/schema/schema.ts';
import type { Serve } from '../../platform/http/serve.ts';
import { twoStepsSetting as name } from '../../platform/http/session.queries.ts';
import { noteSecurity } from '../../platform/security/security.commands.ts';

/** Whether everybody has to show more than a password; every session is looked at with it (`http/session.queries.ts`). */
export function twoStepsRoutes(serve: Serve, { db }: Context): void {
  serve(twoStepsEndpoints.twoSteps, () => readTwoSteps(db));

  serve(twoStepsEndpoints.changeTwoSteps, ({ body, user, request, now }) =>
    db.transaction(async (tx) => {
      await writeTwoSteps(tx, body);
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

import { twoStepsMessages } from '@cuadrilla/contract/instance/two-steps';
import { eq } from 'drizzle-orm';
import { invalid } from '../../platform/app-error.ts';
import type { Db } from '../../platform/database/database.ts';
import { oidcIdentities, passkeys } from '../../platform/database/schema/schema.ts';
import type { SessionUser } from '../../platform/http/session.queries.ts';
import type { Settings } from '../../platform/settings.ts';

/** Whether the organisation's provider knows whose account it is. */
export const isLinked = async (db: Db, { oidc }: Settings, userId: number): Promise<boolean> =>
  oidc !== undefined && (await db.$count(oidcIdentities, eq(oidcIdentities.userId, userId))) > 0;

/** Whoever knows a password alone adds no second step of their own to an account that has one. */
export async function refuseWithoutKnownStep(db: Db, settings: Settings, user: SessionUser): Promise<void> {
  if (!user.lacksTwoSteps) return;
  const known = await db.$count(passkeys, eq(passkeys.userId, user.id));
  if (known > 0 || (await isLinked(db, settings, user.id))) throw invalid(twoStepsMessages.otherWay);
}

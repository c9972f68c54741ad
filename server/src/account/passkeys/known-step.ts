import { twoStepsMessages } from '@cuadrilla/contract/instance/two-steps';
import { eq } from 'drizzle-orm';
import { invalid } from '../../platform/app-error.ts';
import type { Db } from '../../platform/database/database.ts';
import { oidcIdentities, passkeys } from '../../platform/database/schema/schema.ts';
import type { SessionUser } from '../../platform/http/session.queries.ts';
import type { Settings } from '../../platform/settings.ts';

/** Whoever knows a password alone adds no second step of their own to an account that has one. */
export async function refuseWithoutKnownStep(db: Db, { oidc }: Settings, user: SessionUser): Promise<void> {
  if (!user.lacksTwoSteps) return;
  const known = await db.$count(passkeys, eq(passkeys.userId, user.id));
  const linked = oidc ? await db.$count(oidcIdentities, eq(oidcIdentities.userId, user.id)) : 0;
  if (known + linked > 0) throw invalid(twoStepsMessages.otherWay);
}

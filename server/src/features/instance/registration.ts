import {
  type RegistrationRules,
  registrationRules,
  whyNotRegister,
} from '@cuadrilla/contract/instance/registration';
import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { AppError } from '../../app-error.ts';
import type { Context } from '../../context.ts';
import type { DbOrTx, Tx } from '../../database/database.ts';
import { instanceSettings } from '../../database/schema/schema.ts';
import type { Settings } from '../../settings.ts';
import { presentSeen } from '../invitations/invitations.present.ts';
import { findByToken } from '../invitations/invitations.queries.ts';
import { wouldAdminister } from './administrators.ts';

const name = 'registration';

/** As it was decided in the application, or else as the environment says. */
export async function readRegistration(db: DbOrTx, { registration }: Settings): Promise<RegistrationRules> {
  const [kept] = await db.select().from(instanceSettings).where(eq(instanceSettings.name, name));
  return kept ? z.parse(registrationRules, kept.value) : registration;
}

export async function writeRegistration(tx: Tx, value: RegistrationRules): Promise<void> {
  await tx
    .insert(instanceSettings)
    .values({ name, value })
    .onConflictDoUpdate({ target: instanceSettings.name, set: { value } });
}

/** With the link of an invitation more is allowed; whoever is to administer the instance may always. */
export async function requireMayRegister(
  { db, settings }: Pick<Context, 'db' | 'settings'>,
  { email, invitation }: { email: string; invitation: string | undefined },
  now: Date,
): Promise<void> {
  const rules = await readRegistration(db, settings);
  const linked = invitation === undefined ? undefined : await findByToken(db, invitation);
  const invited = linked !== undefined && presentSeen(linked, now).state === 'open';
  const why = whyNotRegister(rules, { email, invited });
  if (why !== undefined && !(await wouldAdminister(db, settings, email)))
    throw new AppError('forbidden', why);
}

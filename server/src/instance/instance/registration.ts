import {
  registrationMessages,
  type RegistrationRules,
  registrationRules,
  type RegistrationSeen,
  whyNotRegister,
} from '@cuadrilla/contract/instance/registration';
import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import type { Db, DbOrTx, Tx } from '../../platform/database/database.ts';
import { instanceSettings } from '../../platform/database/schema/schema.ts';
import type { Settings } from '../../platform/settings.ts';
import { canSendLinks } from '../../outside/mail/mail.commands.ts';
import { findByToken } from '../../projects/invitations/invitation-links.ts';
import { presentSeen } from '../../projects/invitations/invitations.present.ts';
import { wouldAdminister } from '../../account/auth/administrators.ts';
import { registrationLinks } from './registration-links.ts';
import type { Admission } from '../../account/auth/admission.ts';

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

export const presentRegistration = (rules: RegistrationRules, settings: Settings): RegistrationSeen => ({
  ...rules,
  sendsLinks: canSendLinks(settings),
});

/** A domain says nothing while anybody may name an address of it. */
export const asksForProof = ({ mode }: RegistrationRules, settings: Settings): boolean =>
  mode === 'domains' && canSendLinks(settings);

/** Who may open an account here. */
export const admissionTo = ({ db, settings }: Pick<Context, 'db' | 'settings'>): Admission => ({
  /** With the link of an invitation more is allowed; whoever is to administer the instance may always. */
  async requireMayRegister({ email, invitation, proof }, now) {
    const rules = await readRegistration(db, settings);
    const linked = invitation === undefined ? undefined : await findByToken(db, invitation);
    const invited = linked !== undefined && presentSeen(linked, now).state === 'open';
    const why =
      whyNotRegister(rules, { email, invited }) ??
      (asksForProof(rules, settings) && !invited ? await whyUnproven(db, email, proof, now) : undefined);
    if (why !== undefined && !(await wouldAdminister(db, settings, email)))
      throw new AppError('forbidden', why);
  },
  mayComeFromOutside: async (tx, email) =>
    whyNotRegister(await readRegistration(tx, settings), { email, invited: true }) === undefined,
});

async function whyUnproven(
  db: Db,
  email: string,
  proof: string | undefined,
  now: Date,
): Promise<string | undefined> {
  if (proof === undefined) return registrationMessages.unproven;
  return (await registrationLinks(db).readToken(proof, now)) === email
    ? undefined
    : registrationMessages.linkOver;
}

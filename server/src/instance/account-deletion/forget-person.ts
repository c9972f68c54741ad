import { deletedPerson } from '@cuadrilla/contract/account/account-deletion';
import { hash } from '@node-rs/argon2';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from '../../platform/database/database.ts';
import {
  accessTokens,
  alarms,
  answers,
  challenges,
  documentPins,
  emailLinks,
  exports,
  feeds,
  follows,
  invitations,
  notificationPreferences,
  notifications,
  oidcIdentities,
  passkeys,
  personEvents,
  projectTemplates,
  pushSubscriptions,
  recoveryCodes,
  savedSearches,
  sessions,
  tellsOfPerson,
  twoFactors,
  userPictures,
  users,
} from '../../platform/database/schema/schema.ts';
import { newToken } from '../../platform/http/session.ts';
import { appendToEach, holdProjectsOf } from '../../platform/log/change.ts';
import { endSessions } from '../../account/auth/auth.commands.ts';
import { forgetPersonTold } from '../../rules/webhooks/purge-deliveries.commands.ts';

/** Theirs alone: nobody else sees it, and nobody needs it. */
const own = [
  accessTokens,
  alarms,
  answers,
  challenges,
  documentPins,
  emailLinks,
  exports,
  feeds,
  follows,
  notificationPreferences,
  notifications,
  oidcIdentities,
  passkeys,
  personEvents,
  pushSubscriptions,
  recoveryCodes,
  savedSearches,
  twoFactors,
  userPictures,
] as const satisfies readonly PgTable[];

/** The log has told of them by name when they came, went or were called something else. */
export const renameInLog = (userId: number, name: string): SQL => sql`
  update events set payload = jsonb_set(payload, '{name}', to_jsonb(${name}::text))
  where ${tellsOfPerson} and payload ->> 'userId' = ${String(userId)} and payload ->> 'name' <> ${name}`;

/** From here on the projects that they leave call them so; whoever looks on reads their names again. */
export async function nameAsDeleted(tx: Tx, userId: number, now: Date): Promise<void> {
  const projectIds = await holdProjectsOf(tx, userId);
  const name = `${deletedPerson.firstName} ${deletedPerson.lastName}`;
  await tx.update(users).set(deletedPerson).where(eq(users.id, userId));
  const event = { type: 'member.renamed', payload: { userId, name } } as const;
  const renamings = projectIds.map((projectId) => ({ projectId, event }));
  await appendToEach(tx, renamings, { actorId: userId, now });
  await tx.execute(renameInLog(userId, name));
}

/** Nobody gets in with what is left, and its address is free again. */
export async function forgetPerson(tx: Tx, userId: number, now: Date): Promise<void> {
  const [person] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId));
  for (const table of own) await tx.delete(table).where(eq(table.userId, userId));
  await tx.delete(invitations).where(eq(invitations.invitedBy, userId));
  // A team goes on using what was saved for it.
  const alone = and(eq(projectTemplates.ownerId, userId), isNull(projectTemplates.teamId));
  await tx.delete(projectTemplates).where(alone);
  await forgetPersonTold(tx, userId);
  await tx.execute(sql`delete from queue.job where data #>> '{to,address}' = ${person?.email}`);
  const nobody = `eliminada.${userId}`;
  await tx
    .update(users)
    .set({
      username: nobody,
      // No address: nobody can type it where one is asked for.
      email: nobody,
      jobTitle: '',
      passwordHash: await hash(newToken()),
      passwordChangedAt: null,
      picture: null,
      timeZone: 'UTC',
      country: null,
      region: null,
      administrator: false,
      disabledAt: now,
      deletedAt: now,
    })
    .where(eq(users.id, userId));
  await endSessions(tx, eq(sessions.userId, userId), now);
}

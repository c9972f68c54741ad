import type { Density } from '@cuadrilla/contract/account/profile';
import type { WeekStart } from '@cuadrilla/contract/kernel/day';
import { messages } from '@cuadrilla/contract/kernel/errors';
import type { Country } from '@cuadrilla/contract/kernel/holidays/countries';
import { isRegionOf } from '@cuadrilla/contract/kernel/holidays/regions';
import { and, eq, ne } from 'drizzle-orm';
import type { Db, DbOrTx, Tx } from '../../platform/database/database.ts';
import { sessions, users } from '../../platform/database/schema/schema.ts';
import type { SessionUser } from '../../platform/http/session.queries.ts';
import { demoIsFixed, invalid, notFound } from '../../platform/app-error.ts';
import { appendToEach, holdProjectsOf } from '../../platform/log/change.ts';
import { tellPerson } from '../../platform/log/person.ts';
import {
  endSessions,
  isStillPassword,
  refuseTakenNames,
  renewToken,
  takenName,
} from '../auth/auth.commands.ts';
import { fullName } from '../../platform/full-name.ts';
import { cancelEmailChange } from '../email-change/email-links.ts';
import { presentProfile } from './profile.present.ts';

interface ProfileChange {
  firstName?: string | undefined;
  lastName?: string | undefined;
  username?: string | undefined;
  email?: string | undefined;
  jobTitle?: string | undefined;
  timeZone?: string | undefined;
  country?: Country | null | undefined;
  region?: string | null | undefined;
  weekStart?: WeekStart | undefined;
  density?: Density | undefined;
  alwaysPeek?: boolean | undefined;
  firstStepsClosed?: boolean | undefined;
}

interface NewPassword {
  passwordHash: string;
  passwordChangedAt: Date;
}

interface ChangeParts {
  followPlace: FollowResidence;
  newEmail?: (tx: Tx) => Promise<string>;
}

/**
 * Writes only what is wanted: the rest may have changed since the session was read. Another email is more than a name:
 * `newEmail` goes along with it, and answers which one stands from now on. Tells in which projects the person is called something else from now on.
 */
export async function changeProfile(
  db: Db,
  user: SessionUser,
  wanted: ProfileChange,
  now: Date,
  { followPlace, newEmail = async () => wanted.email ?? user.email }: ChangeParts,
) {
  if (!saysSomething(wanted)) return { profile: user, renamedIn: [] };
  const place = placeWanted(user, wanted);
  await refuseTakenNames(db, wanted, user.id);
  const { firstName = user.firstName, lastName = user.lastName } = wanted;
  const isRenamed = fullName({ firstName, lastName }) !== fullName(user);
  return db.transaction(async (tx) => {
    // Held first: whoever writes there waits for this person's row next.
    const renamedIn = isRenamed ? await holdProjectsOf(tx, user.id) : [];
    const email = isNewEmail(user, wanted) ? { email: await newEmail(tx) } : {};
    const profile = await writeProfile(tx, user, { ...wanted, ...place, ...email });
    await followPlace(tx, user, profile, now);
    const event = { type: 'member.renamed', payload: { userId: user.id, name: fullName(profile) } } as const;
    const renamings = renamedIn.map((projectId) => ({ projectId, event }));
    await appendToEach(tx, renamings, { actorId: user.id, now });
    await tellPerson(tx, user.id, { type: 'profile.updated', payload: presentProfile(profile) }, now);
    return { profile, renamedIn };
  });
}

/** Where somebody is: by it days begin, and others are free. */
type Residence = Pick<SessionUser, 'id' | 'timeZone' | 'country' | 'region'>;

/** What is told by the clock is told by the new one: who tells it is not known here. */
export type FollowResidence = (tx: Tx, before: Residence, after: Residence, now: Date) => Promise<void>;

/** A country that is said without a region is meant as a whole. */
function placeWanted(user: SessionUser, { country, region }: ProfileChange) {
  if (country === undefined && region === undefined) return {};
  const place = { country: country === undefined ? user.country : country, region: region ?? null };
  if (place.region !== null && !isRegionOf(place.country, place.region))
    throw invalid(messages.regionUnknown);
  return place;
}

async function writeProfile(tx: Tx, user: SessionUser, wanted: ProfileChange | NewPassword) {
  const [changed] = await tx
    .update(users)
    .set(wanted)
    .where(eq(users.id, user.id))
    .returning()
    .catch((error: unknown) => {
      throw takenName(error) ?? error;
    });
  if (!changed) throw notFound(messages.userNotFound);
  return changed;
}

export const isNewEmail = (user: SessionUser, { email }: ProfileChange): boolean =>
  email !== undefined && email !== user.email;

/** By whoever has `confirmed` the present password. Of several at once from one old password, one is done. */
export async function requireConfirmed(tx: Tx, user: SessionUser, confirmed: string): Promise<void> {
  if (!(await isStillPassword(tx, { id: user.id, passwordHash: confirmed })))
    throw invalid(messages.wrongPassword);
}

/** Whoever knew the old password is signed out everywhere else. Answers this session's new token. */
export async function changePassword(
  tx: Tx,
  user: SessionUser,
  { confirmed, passwordHash }: { confirmed: string; passwordHash: string },
  now: Date,
): Promise<string> {
  await requireConfirmed(tx, user, confirmed);
  const profile = await writeProfile(tx, user, { passwordHash, passwordChangedAt: now });
  await tellPerson(tx, user.id, { type: 'profile.updated', payload: presentProfile(profile) }, now);
  await endOtherSessions(tx, user, now);
  await cancelEmailChange(tx, user.id);
  return renewToken(tx, user.sessionId);
}

/** The demo's sessions belong to as many strangers: each may end only their own. */
export async function endSessionById(db: Db, user: SessionUser, sessionId: number, now: Date): Promise<void> {
  if (user.demo && sessionId !== user.sessionId) throw demoIsFixed();
  const ended = await endSessions(db, and(eq(sessions.userId, user.id), eq(sessions.id, sessionId)), now);
  if (ended === undefined) throw notFound(messages.sessionNotFound);
}

export async function endOtherSessions(db: DbOrTx, { id, sessionId }: SessionUser, now: Date): Promise<void> {
  await endSessions(db, and(eq(sessions.userId, id), ne(sessions.id, sessionId)), now);
}

const saysSomething = (fields: object): boolean => Object.values(fields).some((value) => value !== undefined);

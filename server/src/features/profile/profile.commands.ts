import type { WeekStart } from '@cuadrilla/contract/day';
import { messages } from '@cuadrilla/contract/errors';
import type { Country } from '@cuadrilla/contract/holidays/countries';
import { isRegionOf } from '@cuadrilla/contract/holidays/regions';
import { hash } from '@node-rs/argon2';
import { and, eq, ne } from 'drizzle-orm';
import type { Db, Tx } from '../../database/database.ts';
import { sessions, users } from '../../database/schema/schema.ts';
import type { SessionUser } from '../../http/session.queries.ts';
import { AppError, invalid, notFound } from '../../app-error.ts';
import { appendToEach, holdProjectsOf } from '../../log/change.ts';
import { tellPerson } from '../../log/person.ts';
import { endSessions, refuseTakenNames, takenName, verifyPassword } from '../auth/auth.commands.ts';
import { fullName } from '../auth/auth.present.ts';
import { presentProfile } from './profile.present.ts';

interface ProfileChange {
  firstName?: string | undefined;
  lastName?: string | undefined;
  username?: string | undefined;
  email?: string | undefined;
  timeZone?: string | undefined;
  country?: Country | null | undefined;
  region?: string | null | undefined;
  weekStart?: WeekStart | undefined;
  firstStepsClosed?: boolean | undefined;
}

/**
 * Writes only what is wanted: the rest may have changed since the session was read. Tells in which projects the person
 * is called something else from now on.
 */
export async function changeProfile(db: Db, user: SessionUser, wanted: ProfileChange, now: Date) {
  const {
    timeZone: _zone,
    country: _country,
    region: _region,
    weekStart: _weekStart,
    firstStepsClosed: _closed,
    ...names
  } = wanted;
  if (user.demo && saysSomething(names)) throw demoIsFixed();
  if (!saysSomething(wanted)) return { profile: user, renamedIn: [] };
  const place = placeWanted(user, wanted);
  await refuseTakenNames(db, names, user.id);
  const { firstName = user.firstName, lastName = user.lastName } = names;
  const isRenamed = fullName({ firstName, lastName }) !== fullName(user);
  return db.transaction(async (tx) => {
    // Held first: whoever writes there waits for this person's row next.
    const renamedIn = isRenamed ? await holdProjectsOf(tx, user.id) : [];
    const profile = await writeProfile(tx, user, { ...wanted, ...place });
    const payload = { userId: user.id, name: fullName(profile) };
    await appendToEach(tx, renamedIn, { type: 'member.renamed', payload }, { actorId: user.id, now });
    await tellPerson(tx, user.id, { type: 'profile.updated', payload: presentProfile(profile) }, now);
    return { profile, renamedIn };
  });
}

/** A country that is said without a region is meant as a whole. */
function placeWanted(user: SessionUser, { country, region }: ProfileChange) {
  if (country === undefined && region === undefined) return {};
  const place = { country: country === undefined ? user.country : country, region: region ?? null };
  if (place.region !== null && !isRegionOf(place.country, place.region))
    throw invalid(messages.regionUnknown);
  return place;
}

async function writeProfile(tx: Tx, user: SessionUser, wanted: ProfileChange) {
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

/** Whoever knew the old password is signed out everywhere else. */
export async function changePassword(
  db: Db,
  user: SessionUser,
  { currentPassword, password }: { currentPassword: string; password: string },
  now: Date,
): Promise<void> {
  if (user.demo) throw demoIsFixed();
  const [row] = await db.select().from(users).where(eq(users.id, user.id));
  if (!(await verifyPassword(row?.passwordHash, currentPassword))) throw invalid(messages.wrongPassword);
  const passwordHash = await hash(password);
  await db.transaction(async (tx) => {
    await tx.update(users).set({ passwordHash }).where(eq(users.id, user.id));
    await endSessions(tx, othersOf(user), now);
  });
}

/** The demo's sessions belong to as many strangers: each may end only their own. */
export async function endSessionById(db: Db, user: SessionUser, sessionId: number, now: Date): Promise<void> {
  if (user.demo && sessionId !== user.sessionId) throw demoIsFixed();
  const ended = await endSessions(db, and(eq(sessions.userId, user.id), eq(sessions.id, sessionId)), now);
  if (ended === undefined) throw notFound(messages.sessionNotFound);
}

export async function endOtherSessions(db: Db, user: SessionUser, now: Date): Promise<void> {
  if (user.demo) throw demoIsFixed();
  await endSessions(db, othersOf(user), now);
}

const othersOf = (user: SessionUser) => and(eq(sessions.userId, user.id), ne(sessions.id, user.sessionId));

const demoIsFixed = () => new AppError('forbidden', messages.demoIsFixed);

const saysSomething = (fields: object): boolean => Object.values(fields).some((value) => value !== undefined);

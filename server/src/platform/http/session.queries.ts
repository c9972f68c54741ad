import { hourLength } from '@cuadrilla/contract/kernel/durations';
import type { Density } from '@cuadrilla/contract/account/profile';
import type { WeekStart } from '@cuadrilla/contract/kernel/day';
import { messages } from '@cuadrilla/contract/kernel/errors';
import type { Country } from '@cuadrilla/contract/kernel/holidays/countries';
import { twoStepsMessages } from '@cuadrilla/contract/instance/two-steps';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import type { Db } from '../database/database.ts';
import { prepareOnce } from '../database/prepare-once.ts';
import { sessions, users } from '../database/schema/schema.ts';
import type { Grant } from './grant.ts';
import { hashToken, longestSession, sessionLength, tokenOf } from './session.ts';

/** Among what whoever administers the instance has decided. */
export const twoStepsSetting = 'two-steps';

/** Whoever calls: signed in, or by a token of theirs. */
export interface Caller {
  id: number;
  firstName: string;
  lastName: string;
  username: string;
  email: string;
  jobTitle: string;
  passwordChangedAt: Date | null;
  picture: string | null;
  timeZone: string;
  country: Country | null;
  region: string | null;
  weekStart: WeekStart;
  density: Density;
  alwaysPeek: boolean;
  firstStepsClosed: boolean;
  demo: boolean;
  /** Of the instance. */
  administrator: boolean;
  /** How far the person's own log had come. */
  seq: number;
  /** How far the token goes, where it is one. */
  grant?: Grant;
}

export interface SessionUser extends Caller {
  sessionId: number;
  lastSeenAt: Date;
  /** They have shown nothing but a password, and the instance asks for more. */
  lacksTwoSteps: boolean;
}

export const callerColumns = {
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  username: users.username,
  email: users.email,
  jobTitle: users.jobTitle,
  passwordChangedAt: users.passwordChangedAt,
  picture: users.picture,
  timeZone: users.timeZone,
  country: users.country,
  region: users.region,
  weekStart: users.weekStart,
  density: users.density,
  alwaysPeek: users.alwaysPeek,
  firstStepsClosed: users.firstStepsClosed,
  demo: users.demo,
  administrator: users.administrator,
  seq: users.seq,
};

/** Asked of a session and its person. Whoever has an application of codes could not have come without one of them. */
export const lacksTwoSteps = sql<boolean>`(not ${sessions.twoSteps} and not ${users.demo}
    and coalesce((select (value ->> 'required')::boolean from instance_settings where name = ${sql.raw(`'${twoStepsSetting}'`)}), false)
    and not exists (select from two_factors codes where codes.user_id = ${users.id} and codes.since is not null))`;

export const sessionColumns = {
  ...callerColumns,
  sessionId: sessions.id,
  lastSeenAt: sessions.lastSeenAt,
  lacksTwoSteps,
};

/** Until they have, they see to that and to nothing else. */
export function requireTwoSteps(user: SessionUser): void {
  if (user.lacksTwoSteps) throw new AppError('two_steps', twoStepsMessages.missing);
}

/** Of the token and the time that the statement is given. */
export const isOpenSession = and(
  eq(sessions.tokenHash, sql.placeholder('tokenHash')),
  gt(sessions.expiresAt, sql.placeholder('now')),
);

const sessionByToken = prepareOnce((db) =>
  db
    .select(sessionColumns)
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(isOpenSession),
);

export async function findSession(db: Db, token: string, now: Date): Promise<SessionUser | undefined> {
  const [row] = await sessionByToken(db, { tokenHash: hashToken(token), now });
  return row;
}

/** Whoever sent the request, or the error that says that nobody did. */
export async function requireSession(
  db: Db,
  request: FastifyRequest,
  now: Date,
  { beforeTwoSteps = false }: { beforeTwoSteps?: boolean } = {},
): Promise<SessionUser> {
  const token = tokenOf(request);
  const user = token === undefined ? undefined : await findSession(db, token, now);
  if (!user) throw new AppError('unauthenticated', messages.unauthenticated);
  if (!beforeTwoSteps) requireTwoSteps(user);
  return user;
}

/** Keeps a session in use alive, at most once an hour; says whether it did. */
export async function touchSession(
  db: Db,
  { sessionId, lastSeenAt }: SessionUser,
  address: string,
  now: Date,
): Promise<boolean> {
  if (now.getTime() - lastSeenAt.getTime() < hourLength) return false;
  const unused = new Date(now.getTime() + sessionLength);
  const expiresAt = sql`least(${unused}::timestamptz,
    ${sessions.createdAt} + ${longestSession / 1_000} * interval '1 second')`;
  await db.update(sessions).set({ lastSeenAt: now, address, expiresAt }).where(eq(sessions.id, sessionId));
  return true;
}

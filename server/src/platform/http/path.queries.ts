import type { Member } from '@cuadrilla/contract/kernel/roles';
import type { TeamMember } from '@cuadrilla/contract/kernel/team-roles';
import { and, eq, sql } from 'drizzle-orm';
import type { Db, DbOrTx } from '../database/database.ts';
import { prepareOnce } from '../database/prepare-once.ts';
import { packed } from '../database/read-rows.ts';
import { memberships, projects, sessions, teamMembers, users } from '../database/schema/schema.ts';
import type { Found, PathParameters, PathRead } from './path.ts';
import { isOpenSession, sessionColumns, type SessionUser } from './session.queries.ts';

/** Who the person is in the path's project, what the path names there, and how far the project's log had come. */
interface Seat {
  member: Member;
  seq: number;
  project: Found;
  /** In the order of the names. */
  below: (Found | null)[];
  /** Of `PathRead`. */
  read: unknown;
}

interface TeamSeat {
  member: TeamMember;
  below: (Found | null)[];
}

/** Who has the session, and their seat in the project, if they have one there. */
interface SeatedUser {
  user: SessionUser;
  seat: Seat | undefined;
}

interface CallerLookup {
  tokenHash: string;
  now: Date;
  ids: Record<string, number>;
}
type FindCaller = (db: Db, asked: CallerLookup) => Promise<SeatedUser | undefined>;

/** What a path names below its project, and what is read with it. */
export interface PathBelow {
  names: readonly string[];
  trashed: boolean;
  read?: PathRead<unknown> | undefined;
}

const nothing: PathRead<unknown>['find'] = sql`null`;

/** One prepared statement for each kind of path: the session, and what the features tell of the path's ids. */
export function callerFinder(parameters: PathParameters, path: PathBelow): FindCaller {
  const select = (db: DbOrTx) =>
    db
      .select({
        user: packed(sessionColumns),
        role: memberships.role,
        projectSeq: projects.seq,
        trashed: sql<boolean>`${projects.deletedAt} is not null`,
        below: findBelow(parameters, path.names, path.trashed),
        read: path.read?.find ?? nothing,
      })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .leftJoin(
        memberships,
        and(eq(memberships.projectId, sql.placeholder('projectId')), eq(memberships.userId, sessions.userId)),
      )
      .leftJoin(projects, eq(projects.id, memberships.projectId))
      .where(isOpenSession);
  const statement = prepareOnce(select);
  return async (db, { tokenHash, now, ids }) => {
    const [row] = await statement(db, { ...ids, tokenHash, now });
    if (!row) return undefined;
    const { user, role, projectSeq: seq, below, read } = row;
    if (role === null || seq === null) return { user, seat: undefined };
    const project = { trashed: row.trashed };
    return { user, seat: { member: { userId: user.id, role }, seq, project, below, read } };
  };
}

/** The same seat of whoever is known already. */
export function seatFinder(parameters: PathParameters, path: PathBelow) {
  const statement = prepareOnce((db) =>
    db
      .select({
        role: memberships.role,
        seq: projects.seq,
        trashed: sql<boolean>`${projects.deletedAt} is not null`,
        below: findBelow(parameters, path.names, path.trashed),
        read: path.read?.find ?? nothing,
      })
      .from(memberships)
      .innerJoin(projects, eq(projects.id, memberships.projectId))
      .where(
        and(
          eq(memberships.projectId, sql.placeholder('projectId')),
          eq(memberships.userId, sql.placeholder('callerId')),
        ),
      ),
  );
  return async (db: Db, callerId: number, ids: Record<string, number>): Promise<Seat | undefined> => {
    const [row] = await statement(db, { ...ids, callerId });
    if (!row) return undefined;
    const { role, seq, below, read } = row;
    return { member: { userId: callerId, role }, seq, project: { trashed: row.trashed }, below, read };
  };
}

/** In the order of the names. */
function findBelow(parameters: PathParameters, names: readonly string[], trashed: boolean) {
  const finds = names.map((name) => parameters[name]?.find?.(trashed) ?? sql`'{}'::json`);
  return sql<(Found | null)[]>`json_build_array(${sql.join(finds, sql`, `)})`;
}

/** The same for a path that begins with a team. */
export function teamSeatFinder(parameters: PathParameters, namesBelow: readonly string[]) {
  const statement = prepareOnce((db) =>
    db
      .select({ role: teamMembers.role, below: findBelow(parameters, namesBelow, false) })
      .from(teamMembers)
      .where(
        and(
          eq(teamMembers.teamId, sql.placeholder('teamId')),
          eq(teamMembers.userId, sql.placeholder('callerId')),
        ),
      ),
  );
  return async (db: Db, callerId: number, ids: Record<string, number>): Promise<TeamSeat | undefined> => {
    const [row] = await statement(db, { ...ids, callerId });
    return row && { member: { userId: callerId, role: row.role }, below: row.below };
  };
}

import type { Member } from '@cuadrilla/contract/roles';
import type { TeamMember } from '@cuadrilla/contract/team-roles';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { prepareOnce } from '../database/prepare-once.ts';
import { memberships, projects, teamMembers } from '../database/schema/schema.ts';
import type { Found, PathParameters } from './path.ts';

/** Who the person is in the path's project, what the path names there, and how far the project's log had come. */
interface Seat {
  member: Member;
  seq: number;
  project: Found;
  /** In the order of the names. */
  below: (Found | null)[];
}

interface TeamSeat {
  member: TeamMember;
  below: (Found | null)[];
}

type FindSeat = (db: Db, userId: number, ids: Record<string, number>) => Promise<Seat | undefined>;

/** One prepared statement for each kind of path, made of what the features tell of their ids. */
export function seatFinder(
  parameters: PathParameters,
  namesBelow: readonly string[],
  trashed: boolean,
): FindSeat {
  const below = findBelow(parameters, namesBelow, trashed);
  const statement = prepareOnce((db) =>
    db
      .select({
        role: memberships.role,
        seq: projects.seq,
        trashed: sql<boolean>`${projects.deletedAt} is not null`,
        below,
      })
      .from(memberships)
      .innerJoin(projects, eq(projects.id, memberships.projectId))
      .where(
        and(
          eq(memberships.projectId, sql.placeholder('projectId')),
          eq(memberships.userId, sql.placeholder('callerId')),
        ),
      )
      .prepare(['path', ...namesBelow, ...(trashed ? ['trashed'] : [])].join('_')),
  );
  return async (db, callerId, ids) => {
    const [row] = await statement(db).execute({ ...ids, callerId });
    if (!row) return undefined;
    const { role, seq } = row;
    return { member: { userId: callerId, role }, seq, project: { trashed: row.trashed }, below: row.below };
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
      )
      .prepare(['team_path', ...namesBelow].join('_')),
  );
  return async (db: Db, callerId: number, ids: Record<string, number>): Promise<TeamSeat | undefined> => {
    const [row] = await statement(db).execute({ ...ids, callerId });
    return row && { member: { userId: callerId, role: row.role }, below: row.below };
  };
}

import { candidateLimit } from '@cuadrilla/contract/projects/members';
import type { GrantedRoleName } from '@cuadrilla/contract/kernel/roles';
import { and, asc, eq, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../platform/database/database.ts';
import { prepareOnce } from '../../platform/database/prepare-once.ts';
import {
  memberships,
  projectTeams,
  teamMembers,
  teams,
  users,
} from '../../platform/database/schema/schema.ts';
import type { Caller } from '../../platform/http/session.queries.ts';
import type { Settings } from '../../platform/settings.ts';

const userColumns = {
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
  timeZone: users.timeZone,
};

export type MemberRow = Awaited<ReturnType<typeof listMembers>>[number];

/** Through which a member is in the project, too. */
const teamsOfMember = sql<{ id: number; name: string; role: GrantedRoleName }[]>`(
  select coalesce(json_agg(json_build_object('id', ${teams.id}, 'name', ${teams.name}, 'role', ${projectTeams.role})
    order by ${teams.name} collate spanish, ${teams.id}), '[]')
  from ${projectTeams} join ${teams} on ${teams.id} = ${projectTeams.teamId}
  join ${teamMembers} on ${teamMembers.teamId} = ${teams.id}
  where ${projectTeams.projectId} = ${memberships.projectId} and ${teamMembers.userId} = ${memberships.userId})`;

const selectMembers = (db: DbOrTx) =>
  db
    .select({
      ...userColumns,
      username: users.username,
      role: memberships.role,
      ownRole: memberships.ownRole,
      teams: teamsOfMember,
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .$dynamic();

export const membersOfProject = (db: DbOrTx) =>
  selectMembers(db)
    .where(eq(memberships.projectId, sql.placeholder('projectId')))
    .orderBy(sql`${users.firstName} collate spanish`, sql`${users.lastName} collate spanish`, users.id);

const listedMembers = prepareOnce(membersOfProject);

export const listMembers = (db: DbOrTx, projectId: number) => listedMembers(db, { projectId });

const memberOfProject = prepareOnce((db) =>
  selectMembers(db).where(
    and(
      eq(memberships.projectId, sql.placeholder('projectId')),
      eq(memberships.userId, sql.placeholder('userId')),
    ),
  ),
);

export async function findMember(
  db: DbOrTx,
  projectId: number,
  userId: number,
): Promise<MemberRow | undefined> {
  const [row] = await memberOfProject(db, { projectId, userId });
  return row;
}

export type Directory = Settings['directory'];
export type Viewer = Pick<Caller, 'id' | 'demo'>;

/**
 * Whom this person may find: the demo's people and the real ones never meet, and a `known` directory shows only
 * those with whom a project or a team is shared, or whose exact address is known.
 */
export function findable(viewer: Viewer, directory: Directory, exactEmail: string | SQL): SQL | undefined {
  const sameWorld = and(eq(users.demo, viewer.demo), isNull(users.disabledAt));
  if (directory === 'open') return sameWorld;
  return and(
    sameWorld,
    sql`(${users.email} = lower(${exactEmail}) or exists (
      select from ${memberships} mine join ${memberships} theirs on theirs.project_id = mine.project_id
      where mine.user_id = ${viewer.id} and theirs.user_id = ${users.id}) or exists (
      select from ${teamMembers} mine join ${teamMembers} theirs on theirs.team_id = mine.team_id
      where mine.user_id = ${viewer.id} and theirs.user_id = ${users.id}))`,
  );
}

/** People outside the project whose email contains the search. */
export function listCandidates(
  db: DbOrTx,
  {
    projectId,
    viewer,
    directory,
    search,
  }: {
    projectId: number;
    viewer: Viewer;
    directory: Directory;
    search: string;
  },
) {
  return db
    .select(userColumns)
    .from(users)
    .where(
      and(
        sql`strpos(${users.emailFolded}, fold(${search})) > 0`,
        findable(viewer, directory, search),
        sql`not exists (
          select from ${memberships}
          where ${memberships.projectId} = ${projectId} and ${memberships.userId} = ${users.id})`,
      ),
    )
    .orderBy(asc(users.email))
    .limit(candidateLimit);
}

/** Whether the person is known to the viewer otherwise than by a number: by a common project or by their address. */
export async function isKnown(
  db: DbOrTx,
  viewer: Viewer,
  { userId, email }: { userId: number; email: string },
): Promise<boolean> {
  return (await findCandidate(db, viewer, { userId, directory: 'known', email })) !== undefined;
}

/** The account that may be added: one that the same person could have found. */
export async function findCandidate(
  db: DbOrTx,
  viewer: Viewer,
  { userId, directory, email }: { userId: number; directory: Directory; email: string },
) {
  const [row] = await db
    .select(userColumns)
    .from(users)
    .where(and(eq(users.id, userId), findable(viewer, directory, email)));
  return row;
}

/** Those with whom the viewer shares a project or a team, by name; of these ids, where some are asked for. */
export const listKnown = (db: DbOrTx, viewer: Viewer, most: number, ids?: readonly number[]) =>
  db
    .select(userColumns)
    .from(users)
    .where(and(ids && inArray(users.id, [...ids]), ne(users.id, viewer.id), findable(viewer, 'known', '')))
    .orderBy(sql`${users.firstName} collate spanish`, sql`${users.lastName} collate spanish`, users.id)
    .limit(most);

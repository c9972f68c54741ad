import { highestRole, type RoleName } from '@cuadrilla/contract/kernel/roles';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { memberships, projectTeams, teamMembers, users } from '../../platform/database/schema/schema.ts';
import type { Change, ProjectEvent } from '../../platform/log/change.ts';
import type { ToldPerson } from '../../platform/log/person.ts';

interface Settling {
  /** Held, each of them. */
  projectIds: readonly number[];
  userIds: readonly number[];
  /** From now on, where it is this that changes; null for none. */
  ownRole?: RoleName | null;
  /** Through which it changes: the log names it. */
  team?: string;
}

/** What a person was in a project, and what they are now. */
interface Right {
  projectId: number;
  userId: number;
  name: string;
  ownRole: RoleName | null;
  before: RoleName | null;
  role: RoleName | null;
}

/**
 * The one place where a person's own role and those of their teams become a membership. Tells whoever is concerned, and
 * answers what the projects' logs are to say.
 */
export async function settleRights(
  { tx, now, tell }: Pick<Change, 'tx' | 'now' | 'tell'>,
  settling: Settling,
): Promise<ProjectEvent[]> {
  const rights = await readRights(tx, settling);
  await writeRights(tx, rights, now);
  const changed = rights.filter(({ before, role }) => before !== role);
  changed.forEach((right) => tell(toldOf(right)));
  return changed.map((right) => ({ projectId: right.projectId, event: eventOf(right, settling.team) }));
}

async function readRights(tx: Tx, { projectIds, userIds, ownRole }: Settling): Promise<Right[]> {
  const { rows } = await tx.execute<Omit<Right, 'role'> & { teamRoles: RoleName[] }>(sql`
    select project.id as "projectId", person.id as "userId", person.first_name || ' ' || person.last_name as name,
      member.own_role as "ownRole", member.role as before,
      array(
        select granted.role from ${projectTeams} granted
        join ${teamMembers} mine on mine.team_id = granted.team_id and mine.user_id = person.id
        where granted.project_id = project.id) as "teamRoles"
    from unnest(${sql.param([...projectIds])}::int[]) as project (id)
    cross join ${users} person
    left join ${memberships} member on member.project_id = project.id and member.user_id = person.id
    where person.id = any(${sql.param([...userIds])}::int[])
    order by project.id, person.id`);
  return rows.map(({ teamRoles, ...row }) => {
    const own = ownRole === undefined ? row.ownRole : ownRole;
    return { ...row, ownRole: own, role: highestRole(own ? [own, ...teamRoles] : teamRoles) ?? null };
  });
}

async function writeRights(tx: Tx, rights: readonly Right[], now: Date): Promise<void> {
  const [kept, ended] = [rights.filter(({ role }) => role), rights.filter(({ role }) => !role)];
  if (kept.length > 0)
    await tx.execute(sql`
      insert into ${memberships} as known (project_id, user_id, own_role, role, created_at)
      select "projectId", "userId", "ownRole", role, ${now}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(kept)}::jsonb)
        as settled ("projectId" int, "userId" int, "ownRole" text, role text)
      on conflict (project_id, user_id) do update set own_role = excluded.own_role, role = excluded.role
      where (known.own_role, known.role) is distinct from (excluded.own_role, excluded.role)`);
  if (ended.length > 0)
    await tx.execute(sql`
      delete from ${memberships} using jsonb_to_recordset(${JSON.stringify(ended)}::jsonb)
        as ended ("projectId" int, "userId" int)
      where project_id = ended."projectId" and user_id = ended."userId"`);
}

function toldOf({ userId, projectId, before, role }: Right): ToldPerson {
  if (!role) return { userId, type: 'project.left', payload: { projectId } };
  return { userId, type: before ? 'project.role' : 'project.joined', payload: { projectId, role } };
}

function eventOf({ userId, name, before, role }: Right, through?: string): ProjectEvent['event'] {
  const about = { userId, name, ...(through === undefined ? {} : { team: through }) };
  if (!role) return { type: 'member.removed', payload: about };
  if (!before) return { type: 'member.added', payload: { ...about, role } };
  return { type: 'member.updated', payload: { ...about, before, after: role } };
}

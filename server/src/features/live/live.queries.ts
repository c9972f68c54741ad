import { and, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../../database/database.ts';
import { memberships, projects, sessions, users } from '../../database/schema/schema.ts';

export interface Seat {
  userId: number;
  projectId: number;
}

/** Of the seats asked for, those that are taken in living projects, and how far each project's log had come. */
export const listSeats = (db: Db, wanted: readonly Seat[]) =>
  db
    .select({ userId: memberships.userId, projectId: memberships.projectId, seq: projects.seq })
    .from(memberships)
    .innerJoin(projects, eq(projects.id, memberships.projectId))
    .innerJoin(
      sql`(select distinct * from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb)
        as asked ("userId" int, "projectId" int)) wanted`,
      sql`wanted."userId" = ${memberships.userId} and wanted."projectId" = ${memberships.projectId}`,
    )
    .where(isNull(projects.deletedAt));

/** Of these sessions, the ones that have not ended. */
export async function listOpenSessions(db: Db, ids: number[], now: Date): Promise<Set<number>> {
  const rows = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(inArray(sessions.id, ids), gt(sessions.expiresAt, now)));
  return new Set(rows.map(({ id }) => id));
}

const { firstName, lastName, username, email, timeZone } = users;
const { projectId, role, pinnedAt, visitedAt } = memberships;

/** Differs whenever one of the person's own lists does: their projects, what happens there, marks and profile. */
const fingerprint = sql<string>`md5(concat_ws(' ', ${firstName}, ${lastName}, ${username}, ${email}, ${timeZone},
  (select sum(hashtextextended(concat_ws(' ', ${projectId}, ${role}, ${pinnedAt}, ${visitedAt}, ${projects.seq}), 0))
   from ${memberships} join ${projects} on ${projects.id} = ${projectId}
   where ${memberships.userId} = ${users.id})))`;

/** Those of the people who are named, or who are members of a project that is. */
export interface Concerned {
  people: Iterable<number>;
  projects: Iterable<number>;
}

export function listFingerprints(db: Db, connected: number[], concerned: Concerned | 'everybody') {
  const asked = and(inArray(users.id, connected), concerned === 'everybody' ? undefined : among(concerned));
  return db.select({ userId: users.id, fingerprint }).from(users).where(asked);
}

const among = (concerned: Concerned) =>
  or(
    inArray(users.id, [...concerned.people]),
    sql`exists (select from ${memberships} where ${memberships.userId} = ${users.id}
      and ${inArray(memberships.projectId, [...concerned.projects])})`,
  );

import { and, type Column, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../../database/database.ts';
import { memberships, projects, sessions, users } from '../../database/schema/schema.ts';

export interface Seat {
  userId: number;
  projectId: number;
}

/** Of the seats asked for, those that are taken in living projects, by whom, and how far each project's log had come. */
export const listSeats = (db: Db, wanted: readonly Seat[]) =>
  db
    .select({
      userId: memberships.userId,
      projectId: memberships.projectId,
      seq: projects.seq,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(memberships)
    .innerJoin(projects, eq(projects.id, memberships.projectId))
    .innerJoin(users, eq(users.id, memberships.userId))
    .innerJoin(
      sql`(select distinct * from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb)
        as asked ("userId" int, "projectId" int)) wanted`,
      sql`wanted."userId" = ${memberships.userId} and wanted."projectId" = ${memberships.projectId}`,
    )
    .where(isNull(projects.deletedAt));

/** One parameter however many they are: thousands are connected. */
const isAmong = (column: Column, ids: Iterable<number>) =>
  sql`${column} = any(${sql.param([...ids])}::int[])`;

/** Of these sessions, the ones that have not ended. */
export async function listOpenSessions(db: Db, ids: Iterable<number>, now: Date): Promise<Set<number>> {
  const rows = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(isAmong(sessions.id, ids), gt(sessions.expiresAt, now)));
  return new Set(rows.map(({ id }) => id));
}

/** Differs whenever one of the person's own lists does: their projects, what happens there, marks and profile. */
const fingerprint = sql<string>`md5(concat_ws(' ', first_name, last_name, username, email, time_zone, (
  select sum(hashtextextended(
    concat_ws(' ', own.project_id, own.role, own.pinned_at, own.visited_at, project.seq), 0))
  from ${memberships} own join ${projects} project on project.id = own.project_id
  where own.user_id = users.id)))`;

/** Those of the people who are named, or who are members of a project that is. */
export interface Concerned {
  people: Iterable<number>;
  projects: Iterable<number>;
}

export function listFingerprints(db: Db, connected: number[], concerned: Concerned | 'everybody') {
  const asked = and(isAmong(users.id, connected), concerned === 'everybody' ? undefined : among(concerned));
  return db.select({ userId: users.id, fingerprint }).from(users).where(asked);
}

const among = (concerned: Concerned) =>
  or(
    isAmong(users.id, concerned.people),
    sql`exists (select from ${memberships} own where own.user_id = users.id
      and own.project_id = any(${sql.param([...concerned.projects])}::int[]))`,
  );

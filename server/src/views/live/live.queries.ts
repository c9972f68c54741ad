import { and, type Column, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { memberships, projects, sessions, users } from '../../platform/database/schema/schema.ts';
import { lacksTwoSteps } from '../../platform/http/session.queries.ts';

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

/** Of these sessions, the ones that have not ended, and whether each lacks the second step that the instance asks for. */
export async function readOpenSessions(
  db: Db,
  ids: Iterable<number>,
  now: Date,
): Promise<Map<number, { lacksTwoSteps: boolean }>> {
  const rows = await db
    .select({ id: sessions.id, lacksTwoSteps })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(isAmong(sessions.id, ids), gt(sessions.expiresAt, now)));
  return new Map(rows.map((row) => [row.id, row]));
}

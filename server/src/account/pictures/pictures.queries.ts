import { and, eq, exists, isNotNull, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { DbOrTx } from '../../platform/database/database.ts';
import { memberships, teamMembers, userPictures, users } from '../../platform/database/schema/schema.ts';

const mine = alias(memberships, 'mine');
const ours = alias(teamMembers, 'ours');

/** Oneself, and those with whom one shares a project or a team. */
function isKnownTo(db: DbOrTx, userId: number): SQL | undefined {
  const inProject = db
    .select({ one: sql`1` })
    .from(mine)
    .innerJoin(memberships, eq(memberships.projectId, mine.projectId))
    .where(and(eq(mine.userId, userId), eq(memberships.userId, users.id)));
  const inTeam = db
    .select({ one: sql`1` })
    .from(ours)
    .innerJoin(teamMembers, eq(teamMembers.teamId, ours.teamId))
    .where(and(eq(ours.userId, userId), eq(teamMembers.userId, users.id)));
  return or(eq(users.id, userId), exists(inProject), exists(inTeam));
}

export const listPictures = (db: DbOrTx, userId: number) =>
  db
    .select({ id: users.id, picture: sql<string>`${users.picture}` })
    .from(users)
    .where(and(isNotNull(users.picture), isKnownTo(db, userId)))
    .orderBy(users.id);

export async function readPicture(
  db: DbOrTx,
  userId: number,
  { someoneId, picture }: { someoneId: number; picture: string },
): Promise<Buffer | undefined> {
  const [row] = await db
    .select({ bytes: userPictures.bytes })
    .from(userPictures)
    .innerJoin(users, eq(users.id, userPictures.userId))
    .where(and(eq(users.id, someoneId), eq(users.picture, picture), isKnownTo(db, userId)));
  return row && Buffer.from(row.bytes);
}

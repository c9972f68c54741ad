import { mostProjectTokens, type ProjectToken } from '@cuadrilla/contract/account/project-tokens';
import { and, desc, eq, gt, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../platform/database/database.ts';
import {
  accessTokenExclusions,
  accessTokenProjects,
  accessTokens,
  memberships,
  users,
} from '../../platform/database/schema/schema.ts';

const isNamedIn = (table: typeof accessTokenProjects | typeof accessTokenExclusions): SQL =>
  sql`exists (select from ${table} named
    where named.project_id = ${memberships.projectId} and named.token_id = ${accessTokens.id})`;

/** Of those that still work, and whose owners are members. */
const reachingTokens = (db: DbOrTx, projectId: number, now: Date, only?: SQL) =>
  db
    .select({
      id: accessTokens.id,
      name: accessTokens.name,
      access: accessTokens.access,
      hint: accessTokens.hint,
      allProjects: accessTokens.allProjects,
      createdAt: accessTokens.createdAt,
      expiresAt: accessTokens.expiresAt,
      lastUsedAt: accessTokens.lastUsedAt,
      owner: { id: users.id, name: sql<string>`${users.firstName} || ' ' || ${users.lastName}` },
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .innerJoin(accessTokens, eq(accessTokens.userId, users.id))
    .where(
      and(
        eq(memberships.projectId, projectId),
        isNull(users.disabledAt),
        or(isNull(accessTokens.expiresAt), gt(accessTokens.expiresAt, now)),
        sql`case when ${accessTokens.allProjects} then not ${isNamedIn(accessTokenExclusions)}
          else ${isNamedIn(accessTokenProjects)} end`,
        only,
      ),
    )
    .orderBy(desc(accessTokens.id))
    .limit(mostProjectTokens);

export async function listProjectTokens(db: DbOrTx, projectId: number, now: Date): Promise<ProjectToken[]> {
  const rows = await reachingTokens(db, projectId, now);
  return rows.map(({ id, name, access, hint, owner, ...row }) => ({
    id,
    name,
    access,
    hint,
    owner,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt?.toISOString() ?? null,
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  }));
}

export async function findProjectToken(db: DbOrTx, projectId: number, tokenId: number, now: Date) {
  const [row] = await reachingTokens(db, projectId, now, eq(accessTokens.id, tokenId));
  return row;
}

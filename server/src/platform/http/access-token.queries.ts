import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { prepareOnce } from '../database/prepare-once.ts';
import { packed } from '../database/read-rows.ts';
import {
  accessTokenExclusions,
  accessTokenProjects,
  accessTokens,
  memberships,
  users,
} from '../database/schema/schema.ts';
import { type Caller, callerColumns } from './session.queries.ts';
import type { Grant } from './grant.ts';
import { hashToken } from './session.ts';

export type TokenCaller = Caller & { grant: Grant };

const callerByAccessToken = prepareOnce((db) =>
  db
    .select({
      ...callerColumns,
      grant: packed({
        id: accessTokens.id,
        name: accessTokens.name,
        access: accessTokens.access,
        projectIds: sql<number[] | null>`case when not ${accessTokens.allProjects} then array(
          select project_id from ${accessTokenProjects} chosen where chosen.token_id = ${accessTokens.id}) end`,
        // Of one that its owner has left there is nothing to keep from it.
        excludedIds: sql<number[]>`array(
          select taken.project_id from ${accessTokenExclusions} taken
          join ${memberships} mine on mine.project_id = taken.project_id and mine.user_id = ${accessTokens.userId}
          where taken.token_id = ${accessTokens.id})`,
        lastUsedAt: accessTokens.lastUsedAt,
      }),
    })
    .from(accessTokens)
    .innerJoin(users, eq(users.id, accessTokens.userId))
    .where(
      and(
        eq(accessTokens.tokenHash, sql.placeholder('tokenHash')),
        isNull(users.disabledAt),
        or(isNull(accessTokens.expiresAt), gt(accessTokens.expiresAt, sql.placeholder('now'))),
      ),
    ),
);

export async function findTokenCaller(db: Db, token: string, now: Date): Promise<TokenCaller | undefined> {
  const [row] = await callerByAccessToken(db, { tokenHash: hashToken(token), now });
  return row;
}

/** For its owner to see, to the minute. */
export async function touchToken(db: Db, { id, lastUsedAt }: Grant, now: Date): Promise<void> {
  if (lastUsedAt && now.getTime() - lastUsedAt.getTime() < 60_000) return;
  await db.update(accessTokens).set({ lastUsedAt: now }).where(eq(accessTokens.id, id));
}

/** Whoever is signed in may what their role says; a token also no more than it was made for. */
export function reaches({ grant }: Caller, projectId: number | undefined): boolean {
  if (!grant) return true;
  const { projectIds, excludedIds } = grant;
  if (projectIds === null && excludedIds.length === 0) return true;
  // What spans projects is closed to it, unless it keeps to those that it reaches.
  if (projectId === undefined) return false;
  return projectIds === null ? !excludedIds.includes(projectId) : projectIds.includes(projectId);
}

export const mayCall = ({ grant }: Caller, method: string): boolean =>
  method === 'GET' || grant?.access !== 'read';

import { and, desc, eq, getTableColumns, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../platform/database/database.ts';
import {
  accessTokenExclusions,
  accessTokenProjects,
  accessTokens,
  memberships,
  projects,
} from '../../platform/database/schema/schema.ts';

export type AccessTokenRow = Awaited<ReturnType<typeof selectAccessTokens>>[number];

/** Those of the named projects that the owner is still in; what was taken stays so in the trash. */
const ownAmong = (named: typeof accessTokenProjects | typeof accessTokenExclusions) => sql<
  { id: number; name: string }[]
>`(
  select coalesce(json_agg(json_build_object('id', p.id, 'name', p.name) order by p.id), '[]')
  from ${named} chosen
  join ${projects} p on p.id = chosen.project_id ${named === accessTokenProjects ? sql`and p.deleted_at is null` : sql``}
  join ${memberships} m on m.project_id = p.id and m.user_id = access_tokens.user_id
  where chosen.token_id = access_tokens.id)`;

const selectAccessTokens = (db: DbOrTx, where: SQL | undefined) =>
  db
    .select({
      ...getTableColumns(accessTokens),
      projects: ownAmong(accessTokenProjects),
      excluded: ownAmong(accessTokenExclusions),
    })
    .from(accessTokens)
    .where(where)
    .orderBy(desc(accessTokens.id));

export const listAccessTokens = (db: DbOrTx, userId: number): Promise<AccessTokenRow[]> =>
  selectAccessTokens(db, eq(accessTokens.userId, userId));

export async function getAccessToken(db: DbOrTx, id: number): Promise<AccessTokenRow> {
  const [row] = await selectAccessTokens(db, eq(accessTokens.id, id));
  if (!row) throw new Error('an access token that was just made is gone');
  return row;
}

/** Of these projects, how many the person is in. */
export const countOwnProjects = async (db: DbOrTx, userId: number, ids: readonly number[]) => {
  const rows = await db
    .select({ id: projects.id })
    .from(projects)
    .innerJoin(memberships, and(eq(memberships.projectId, projects.id), eq(memberships.userId, userId)))
    .where(and(inArray(projects.id, [...ids]), isNull(projects.deletedAt)));
  return rows.length;
};

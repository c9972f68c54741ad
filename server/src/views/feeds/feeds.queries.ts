import { messages } from '@cuadrilla/contract/kernel/errors';
import type { FeedSubject } from '@cuadrilla/contract/views/feeds';
import { and, eq, isNull, or } from 'drizzle-orm';
import { notFound } from '../../platform/app-error.ts';
import type { DbOrTx } from '../../platform/database/database.ts';
import { feeds, memberships, projects, savedSearches, users } from '../../platform/database/schema/schema.ts';
import { hashToken } from '../../platform/http/session.ts';

const project = { id: projects.id, name: projects.name };

/** Of a project only while the person is a member of it, and while it is not in the trash. */
const selectFeeds = (db: DbOrTx) =>
  db
    .select({
      feed: feeds,
      person: { id: users.id, timeZone: users.timeZone, weekStart: users.weekStart },
      project,
      search: { name: savedSearches.name, query: savedSearches.query },
    })
    .from(feeds)
    .innerJoin(users, eq(users.id, feeds.userId))
    .leftJoin(
      memberships,
      and(eq(memberships.projectId, feeds.projectId), eq(memberships.userId, feeds.userId)),
    )
    .leftJoin(projects, and(eq(projects.id, memberships.projectId), isNull(projects.deletedAt)))
    .leftJoin(
      savedSearches,
      and(eq(savedSearches.userId, feeds.userId), eq(savedSearches.id, feeds.searchId)),
    )
    .$dynamic();

const isReachable = or(isNull(feeds.projectId), eq(feeds.projectId, projects.id));

export type ReadableFeed = Awaited<ReturnType<typeof selectFeeds>>[number];

/** By the token's hash: how long it takes to find says nothing of a token. None of a disabled account. */
export async function findFeed(db: DbOrTx, token: string): Promise<ReadableFeed | undefined> {
  const [found] = await selectFeeds(db).where(
    and(eq(feeds.tokenHash, hashToken(token)), isReachable, isNull(users.disabledAt)),
  );
  return found;
}

export async function listFeeds(db: DbOrTx, userId: number) {
  const rows = await selectFeeds(db)
    .where(and(eq(feeds.userId, userId), isReachable))
    .orderBy(feeds.id);
  return rows.map(({ feed }) => feed);
}

/** Mine to see: a project that I am a member of, a search that I have saved. */
export async function requireSubject(
  db: DbOrTx,
  userId: number,
  { projectId, searchId }: FeedSubject,
): Promise<void> {
  if (projectId !== undefined) {
    const [member] = await db
      .select(project)
      .from(projects)
      .innerJoin(memberships, and(eq(memberships.projectId, projects.id), eq(memberships.userId, userId)))
      .where(and(eq(projects.id, projectId), isNull(projects.deletedAt)));
    if (!member) throw notFound(messages.projectNotFound);
  }
  if (searchId !== undefined) {
    const [search] = await db
      .select({ id: savedSearches.id })
      .from(savedSearches)
      .where(and(eq(savedSearches.userId, userId), eq(savedSearches.id, searchId)));
    if (!search) throw notFound(messages.savedSearchNotFound);
  }
}

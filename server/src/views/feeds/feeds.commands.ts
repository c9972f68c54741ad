import { messages } from '@cuadrilla/contract/kernel/errors';
import type { FeedSubject } from '@cuadrilla/contract/views/feeds';
import { and, eq, isNull, lt, ne, or } from 'drizzle-orm';
import { notFound } from '../../platform/app-error.ts';
import type { Db } from '../../platform/database/database.ts';
import { feeds, users } from '../../platform/database/schema/schema.ts';
import { hashToken, newToken } from '../../platform/http/session.ts';
import { requireSubject } from './feeds.queries.ts';

/** Answers the token, which exists nowhere else. The link that there was ends. */
export const renewFeed = (db: Db, userId: number, subject: FeedSubject, now: Date) =>
  db.transaction(async (tx) => {
    // Held, so that of two at once the later one finds the other's.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
    await requireSubject(tx, userId, subject);
    const { projectId = null, searchId = null } = subject;
    await tx
      .delete(feeds)
      .where(
        and(
          eq(feeds.userId, userId),
          projectId === null ? isNull(feeds.projectId) : eq(feeds.projectId, projectId),
          searchId === null ? isNull(feeds.searchId) : eq(feeds.searchId, searchId),
        ),
      );
    const token = newToken();
    const row = { userId, projectId, searchId, tokenHash: hashToken(token), createdAt: now };
    const [feed] = await tx.insert(feeds).values(row).returning();
    if (!feed) throw new Error('the insert of a feed returned no row');
    return { feed, token };
  });

export async function revokeFeed(db: Db, userId: number, id: number): Promise<void> {
  const revoked = await db
    .delete(feeds)
    .where(and(eq(feeds.userId, userId), eq(feeds.id, id)))
    .returning({ id: feeds.id });
  if (revoked.length === 0) throw notFound(messages.feedNotFound);
}

const quarterOfAnHour = 15 * 60 * 1_000;

/** So that its owner sees whether anybody uses it, and what is missing; not with every reading. */
export async function noteReading(
  db: Db,
  feed: { userId: number; id: number },
  leftOut: number,
  now: Date,
): Promise<void> {
  const before = new Date(now.getTime() - quarterOfAnHour);
  await db
    .update(feeds)
    .set({ lastReadAt: now, leftOut })
    .where(
      and(
        eq(feeds.userId, feed.userId),
        eq(feeds.id, feed.id),
        or(isNull(feeds.lastReadAt), lt(feeds.lastReadAt, before), ne(feeds.leftOut, leftOut)),
      ),
    );
}

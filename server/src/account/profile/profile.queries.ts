import { and, desc, eq, gt } from 'drizzle-orm';
import type { DbOrTx } from '../../platform/database/database.ts';
import { sessions } from '../../platform/database/schema/schema.ts';
import type { SessionUser } from '../../platform/http/session.queries.ts';

/** Everything open; of the demo, which strangers share, only one's own. */
export const listSessions = (db: DbOrTx, { id, sessionId, demo }: SessionUser, now: Date) =>
  db
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, id),
        gt(sessions.expiresAt, now),
        demo ? eq(sessions.id, sessionId) : undefined,
      ),
    )
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id));

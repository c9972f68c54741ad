import { and, eq, inArray, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../database/database.ts';
import { notifications } from '../../database/schema/schema.ts';
import { tellPeople } from '../../log/person.ts';
import type { Telling } from './who-is-told.ts';

/** What was read is kept for as long. */
const keptFor = 90 * 24 * 60 * 60 * 1_000;

const changed = { type: 'notifications.changed', payload: {} } as const;

/** One insert for all. Answers whose own log has grown: wake them after the commit. */
export async function notify(
  tx: Tx,
  told: readonly (Telling & { projectId: number })[],
  now: Date,
): Promise<number[]> {
  if (told.length === 0) return [];
  await tx.execute(sql`
    insert into ${notifications} (user_id, kind, project_id, task_id, comment_id, actor_id, role, due, at)
    select "userId", kind, "projectId", "taskId", "commentId", "actorId", role, due, at
    from jsonb_to_recordset(${JSON.stringify(told)}::jsonb) as told ("userId" int, kind text, "projectId" int,
      "taskId" int, "commentId" int, "actorId" int, role text, due text, at timestamptz)`);
  const people = [...new Set(told.map(({ userId }) => userId))];
  await tellPeople(tx, people, changed, now);
  return people;
}

/** Those of somebody else, or gone by now, are none of theirs: nothing is said of them. */
export const markNotifications = (
  db: Db,
  userId: number,
  { ids, read }: { ids: number[]; read: boolean },
  now: Date,
): Promise<void> =>
  db.transaction(async (tx) => {
    await tx
      .update(notifications)
      .set({ readAt: read ? now : null })
      .where(and(eq(notifications.userId, userId), inArray(notifications.id, ids)));
    await tellPeople(tx, [userId], changed, now);
  });

export const readAllNotifications = (db: Db, userId: number, upTo: number, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    await tx
      .update(notifications)
      .set({ readAt: now })
      .where(
        and(eq(notifications.userId, userId), isNull(notifications.readAt), lte(notifications.id, upTo)),
      );
    await tellPeople(tx, [userId], changed, now);
  });

export async function purgeNotifications(tx: Tx, now: Date): Promise<void> {
  await tx.delete(notifications).where(lt(notifications.readAt, new Date(now.getTime() - keptFor)));
}

import { dayLength } from '@cuadrilla/contract/kernel/durations';
import { and, eq, inArray, isNull, lt, lte, notExists, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database/database.ts';
import { memberships, notifications } from '../../platform/database/schema/schema.ts';
import { tellPeople } from '../../platform/log/person.ts';
import { pushJob } from '../../outside/push/push.commands.ts';
import { enqueueAll } from '../../platform/queue/queue.ts';
import { waysOfKinds } from './preferences.ts';
import type { Telling } from './who-is-told.ts';

/** What was read is kept for as long. */
const notificationsKeptFor = 90 * dayLength;

export const notificationsChanged = { type: 'notifications.changed', payload: {} } as const;

/** So that several about one thing are one mail. */
const mailAfter = 5 * 60 * 1_000;

/** Whoever is told later of something finds it among what was read: it is no news any more. */
const newsFor = 7 * dayLength;

/** Where each kind goes that nobody has chosen otherwise for. */
const wayOf = sql`jsonb_to_recordset(${waysOfKinds}::jsonb)
  as way (kind text, topic text, app boolean, mail boolean, push boolean)`;

interface Made extends Record<string, unknown> {
  id: number;
  userId: number;
}

/** Answers whose own log has grown: wake them after the commit. */
export async function notify(
  tx: Tx,
  told: readonly (Telling & { projectId: number })[],
  now: Date,
): Promise<number[]> {
  const people = await makeNotifications(tx, told, now);
  await tellPeople(tx, people, notificationsChanged, now);
  return people;
}

/**
 * One insert for all, by the ways that each has chosen; who is suspended is told nothing. Answers whose own log is to say
 * so.
 */
export async function makeNotifications(
  tx: Tx,
  told: readonly (Telling & { projectId: number })[],
  now: Date,
): Promise<number[]> {
  if (told.length === 0) return [];
  const stale = new Date(now.getTime() - newsFor);
  const { rows } = await tx.execute<Made>(sql`
    insert into ${notifications} (user_id, kind, project_id, task_id, comment_id, document_id, remark_id, actor_id, role, due, note, at,
      read_at, in_app, to_mail)
    select "userId", told.kind, "projectId", "taskId", "commentId", "documentId", "remarkId", "actorId", role, due, note, at,
      case when at < ${stale}::timestamptz then ${now}::timestamptz end,
      coalesce((own.channels -> topic ->> 'app')::boolean, way.app),
      coalesce((own.channels -> topic ->> 'mail')::boolean, way.mail)
        and coalesce(own.mail, 'instant') <> 'none' and not person.demo and at >= ${stale}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(told)}::jsonb) as told ("userId" int, kind text, "projectId" int,
      "taskId" int, "commentId" int, "documentId" int, "remarkId" int, "actorId" int, role text, due text, note text, at timestamptz)
    join users person on person.id = told."userId" and person.disabled_at is null
    join ${wayOf} on way.kind = told.kind
    left join notification_preferences own on own.user_id = told."userId"
    returning id, user_id as "userId"`);
  const ids = rows.map(({ id }) => id);
  const people = [...new Set(rows.map(({ userId }) => userId))];
  // One that is there already is locked until the commit: whoever rings it before would not see what is new.
  await tx.execute(sql`
    insert into alarms (kind, user_id, project_id, task_id, at)
    select distinct 'mail', made.user_id, made.project_id, made.task_id, ${new Date(now.getTime() + mailAfter)}::timestamptz
    from ${notifications} made left join notification_preferences own on own.user_id = made.user_id
    where made.id = any(${sql.param(ids)}::int[]) and made.to_mail and coalesce(own.mail, 'instant') = 'instant'
    order by made.user_id, made.project_id, made.task_id
    on conflict (user_id, kind, coalesce(project_id, 0), coalesce(task_id, 0)) do update set at = alarms.at where false`);
  await pushNews(tx, ids);
  return people;
}

/** A job for each browser. */
async function pushNews(tx: Tx, ids: number[]): Promise<void> {
  const { rows } = await tx.execute<{ subscriptionId: number; notificationId: number }>(sql`
    select browser.id as "subscriptionId", made.id as "notificationId"
    from ${notifications} made
    join push_subscriptions browser on browser.user_id = made.user_id
    join ${wayOf} on way.kind = made.kind
    left join notification_preferences own on own.user_id = made.user_id
    where made.id = any(${sql.param(ids)}::int[])
      and coalesce((own.channels -> topic ->> 'push')::boolean, way.push)`);
  if (rows.length > 0) await enqueueAll(tx, pushJob, rows);
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
    await tellPeople(tx, [userId], notificationsChanged, now);
  });

export const readAllNotifications = (db: Db, userId: number, upTo: number, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    await tx
      .update(notifications)
      .set({ readAt: now })
      .where(
        and(eq(notifications.userId, userId), isNull(notifications.readAt), lte(notifications.id, upTo)),
      );
    await tellPeople(tx, [userId], notificationsChanged, now);
  });

/** Nobody reads of a project that they have left, unless they are back by now. Answers who had been told anything. */
export async function forgetTold(tx: Tx, projectId: number, userIds: number[]): Promise<number[]> {
  if (userIds.length === 0) return [];
  const gone = await tx
    .delete(notifications)
    .where(and(eq(notifications.projectId, projectId), inArray(notifications.userId, userIds), isOfNoMember))
    .returning({ userId: notifications.userId });
  return [...new Set(gone.map(({ userId }) => userId))];
}

const isOfNoMember = notExists(
  sql`(select from ${memberships} where ${memberships.projectId} = ${notifications.projectId}
    and ${memberships.userId} = ${notifications.userId})`,
);

/** What was read long ago, and what somebody was told just as they left. */
export async function purgeNotifications(tx: Tx, now: Date): Promise<void> {
  const before = new Date(now.getTime() - notificationsKeptFor);
  await tx.delete(notifications).where(lt(notifications.readAt, before));
  await tx.delete(notifications).where(isOfNoMember);
}

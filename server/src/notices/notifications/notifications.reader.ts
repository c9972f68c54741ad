import { type EventType, type Happened, taskIdsOf } from '@cuadrilla/contract/log/events';
import { teamHandle } from '@cuadrilla/contract/projects/team-handle';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { memberships, users } from '../../platform/database/schema/schema.ts';
import { hears } from '../../platform/log/hears.ts';
import type { Reader } from '../../platform/log/reader.ts';
import { readRemarks } from '../../documents/threads/threads.queries.ts';
import { followTasks } from '../follows/follows.commands.ts';
import { readStanding } from '../follows/follows.queries.ts';
import { listProjectTeams } from '../../projects/teams/teams.queries.ts';
import { forgetTold, makeNotifications, notificationsChanged } from './notifications.commands.ts';
import { whoIsTold } from './who-is-told.ts';

const telling: EventType[] = [
  'task.created',
  'task.updated',
  'comment.created',
  'comment.updated',
  'point.created',
  'point.updated',
  'document.commented',
  'document.recommented',
  'member.added',
  'member.updated',
  'member.removed',
];

/** Tells people what concerns them, once each, in as many statements for a thousand people as for one. */
export const notificationsReader: Reader = {
  name: 'notifications',
  hears: hears(telling, ['assigned_to', 'description']),
  tells: notificationsChanged,
  async read(tx, { projectId, events: news }, now) {
    const standing = await readStanding(tx, projectId, [...taskIdsOf(news)]);
    const remarks = await readRemarks(tx, projectId, remarkIdsOf(news));
    const scene = { ...(await readPeople(tx, projectId)), standing, remarks };
    const told = news.flatMap((event) => whoIsTold(event, scene));
    await followTasks(tx, projectId, standing.begun());
    const rid = await forgetTold(tx, projectId, goneIn(news));
    const people = await makeNotifications(
      tx,
      told.map((each) => ({ ...each, projectId })),
      now,
    );
    return [...new Set([...people, ...rid])];
  },
};

const remarkIdsOf = (news: readonly Happened[]): number[] =>
  news.flatMap(({ type, payload }) =>
    type === 'document.commented' || type === 'document.recommented' ? (payload.remarkId ?? []) : [],
  );

const goneIn = (news: readonly Happened[]): number[] =>
  news.flatMap(({ type, payload }) => (type === 'member.removed' ? (payload.userId ?? []) : []));

async function readPeople(tx: Tx, projectId: number) {
  const rows = await tx
    .select({ id: users.id, username: users.username })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(eq(memberships.projectId, projectId));
  const teams = await listProjectTeams(tx, projectId);
  return {
    members: new Set(rows.map(({ id }) => id)),
    // Where a person and a team go by one name, it is the person's.
    called: new Map<string, readonly number[]>([
      ...teams.map(({ name, people }) => [teamHandle(name), people] as const),
      ...rows.map(({ id, username }) => [username.toLowerCase(), [id]] as const),
    ]),
  };
}

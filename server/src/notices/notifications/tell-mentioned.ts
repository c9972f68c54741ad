import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { documentMentions, memberships } from '../../platform/database/schema/schema.ts';
import { readStanding } from '../follows/follows.queries.ts';
import { notify } from './notifications.commands.ts';
import type { DocumentRef } from '../../documents/line/updates.queries.ts';
import type { Mention } from '../../documents/tidy/mentions-in.ts';

/** Once each, and nobody of their own deeds. Answers whose own log has grown: wake them after the commit. */
export async function tellMentioned(
  tx: Tx,
  { projectId, documentId }: DocumentRef,
  mentions: readonly Mention[],
  now: Date,
): Promise<number[]> {
  if (mentions.length === 0) return [];
  const ids = mentions.map(({ userId }) => userId);
  const { rows } = await tx.execute<{ userId: number }>(sql`
    insert into ${documentMentions} (project_id, document_id, user_id)
    select project_id, ${documentId}::int, user_id from ${memberships}
    where project_id = ${projectId}::int and user_id = any(${sql.param(ids)}::int[])
    on conflict do nothing returning user_id as "userId"`);
  const news = new Set(rows.map(({ userId }) => userId));
  const standing = await readStanding(tx, projectId, []);
  const told = mentions
    .filter(({ userId, actorId }) => news.has(userId) && userId !== actorId)
    .filter(({ userId, at }) => !standing.isMuted(userId, null, at));
  const rest = { taskId: null, commentId: null, role: null, due: null, projectId, documentId };
  return notify(
    tx,
    told.map(({ at, ...who }) => ({ ...who, ...rest, kind: 'mentioned' as const, at: at.toISOString() })),
    now,
  );
}

import { fragmentOf } from '@cuadrilla/contract/document/yjs';
import { sql } from 'drizzle-orm';
import * as Y from 'yjs';
import type { Tx } from '../../../database/database.ts';
import { documentMentions, memberships } from '../../../database/schema/schema.ts';
import { readStanding } from '../../follows/follows.queries.ts';
import { notify } from '../../notifications/notifications.commands.ts';
import type { DocumentRef } from '../line/updates.queries.ts';
import type { Untidied } from './tidy.queries.ts';

/** Somebody whom a document mentions, by whom and when. */
export interface Mention {
  userId: number;
  actorId: number;
  at: Date;
}

/** In what was written lately: each person once. Whoever was mentioned before that has been told. */
export function mentionsIn(doc: Y.Doc, updates: Untidied['updates']): Mention[] {
  const walker = fragmentOf(doc).createTreeWalker(
    (node) => node instanceof Y.XmlElement && node.nodeName === 'person',
  );
  const found = new Map<number, Mention>();
  for (const node of walker) {
    const userId = Number(node instanceof Y.XmlElement ? node.getAttribute('id') : 0);
    // Of the attribute: the editor may have let a mention of somebody else become this one.
    const written = updates.find(({ update }) => holds(update, node._map.get('id')?.id));
    if (written && !found.has(userId)) found.set(userId, { userId, actorId: written.userId, at: written.at });
  }
  return [...found.values()];
}

/** Whether that part of a document came with this update. */
function holds(update: Uint8Array, id: Y.ID | undefined): boolean {
  if (!id) return false;
  const { from, to } = Y.parseUpdateMeta(update);
  return (from.get(id.client) ?? Infinity) <= id.clock && id.clock < (to.get(id.client) ?? 0);
}

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

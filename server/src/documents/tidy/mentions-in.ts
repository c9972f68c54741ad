import { fragmentOf } from '@cuadrilla/contract/documents/document/yjs';
import * as Y from 'yjs';
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

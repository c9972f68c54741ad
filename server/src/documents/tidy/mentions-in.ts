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
  let writerOf: WriterOf | undefined;
  for (const node of walker) {
    const userId = Number(node instanceof Y.XmlElement ? node.getAttribute('id') : 0);
    if (found.has(userId)) continue;
    writerOf ??= writersOf(updates);
    // Of the attribute: the editor may have let a mention of somebody else become this one.
    const written = writerOf(node._map.get('id')?.id);
    if (written) found.set(userId, { userId, actorId: written.userId, at: written.at });
  }
  return [...found.values()];
}

type Written = Untidied['updates'][number];
type WriterOf = (id: Y.ID | undefined) => Written | undefined;

/** Tells with which update a part of a document came. Each is looked through once, however many parts are asked for. */
function writersOf(updates: readonly Written[]): WriterOf {
  const byClient = new Map<number, { from: number; to: number; written: Written }[]>();
  for (const written of updates) {
    const { from, to } = Y.parseUpdateMeta(written.update);
    for (const [client, clock] of from) {
      const spans = byClient.get(client) ?? [];
      spans.push({ from: clock, to: to.get(client) ?? 0, written });
      byClient.set(client, spans);
    }
  }
  return (id) =>
    id && byClient.get(id.client)?.find(({ from, to }) => from <= id.clock && id.clock < to)?.written;
}

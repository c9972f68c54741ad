import { lineEnds } from '@cuadrilla/contract/documents/document-line';
import type { Context } from '../../platform/context.ts';
import { startTail } from '../../platform/log/tail.ts';
import { type DocumentLine, send } from './document-line.ts';
import { readForTab, type TabReading } from './for-tab.ts';
import { frames } from './frames.ts';
import type { Rooms } from './rooms.ts';
import { readUpdates } from './updates.queries.ts';

export interface Following {
  /** Sends what the tab lacks, asks for what it has more, and tells it from then on what is new. */
  follow(line: DocumentLine, vector: Uint8Array): Promise<void>;
  close(): void;
}

interface Given extends TabReading, Pick<Context, 'wake'> {
  rooms: Rooms;
  lookEvery: number;
  onError: (error: unknown) => void;
}

export function startFollowing({ rooms, wake, lookEvery, onError, ...reading }: Given): Following {
  const tail = startTail({
    wake,
    of: 'documents',
    pollEvery: lookEvery,
    onError,
    read: (positions) =>
      readUpdates(
        reading.db,
        Array.from(positions, ([documentId, since]) => ({
          projectId: rooms.projectOf(documentId) ?? 0,
          documentId,
          since,
        })),
      ),
  });

  async function begin(line: DocumentLine, vector: Uint8Array): Promise<void> {
    const { seq, lacks, has } = await readForTab({ ...reading, of: line.user.id }, line.document, vector);
    if (line.line.readyState !== line.line.OPEN) return;
    line.stop?.();
    send(line, frames.whole(lacks));
    if (line.mayWrite) send(line, frames.has(has));
    line.stop = tail.follow(line.document.documentId, seq, (batch, told) => {
      if (!batch) return line.leave(lineEnds.gone);
      for (const written of batch.updates)
        if (written.seq > told && !line.own.has(written.seq)) send(line, frames.update(written.update));
      for (const place of line.own) if (place <= batch.seq) line.own.delete(place);
    });
  }

  return {
    // One after the other, for each reads the whole document; of what is asked meanwhile only the last is answered.
    async follow(line, vector) {
      const isAtIt = line.asked !== undefined;
      line.asked = vector;
      if (isAtIt) return;
      while (line.asked) {
        const { asked } = line;
        await begin(line, asked);
        if (line.asked === asked) line.asked = undefined;
      }
    },
    close: () => tail.close(),
  };
}

import type { Db } from '../platform/database/database.ts';
import { type EventRow, listNewEvents } from '../platform/log/events.queries.ts';
import { startTail } from '../platform/log/tail.ts';
import type { Wake } from '../platform/log/wake.ts';

export interface EventTail {
  /** Tells the reader every event after `since`. */
  follow(projectId: number, since: number, read: (events: EventRow[]) => void): () => void;
  close(): void;
}

/** A tail whose readers are handed the events themselves. */
export function startEventTail(db: Db, wake: Wake, pollEvery: number): EventTail {
  const read = async (positions: ReadonlyMap<number, number>) => {
    const rows = await listNewEvents(
      db,
      [...positions].map(([projectId, since]) => ({ projectId, since, allAfter: since })),
    );
    return new Map(
      [...positions].map(([projectId, since]) => {
        const events = rows.filter((row) => row.projectId === projectId);
        return [projectId, { since, seq: events.at(-1)?.seq ?? since, events }];
      }),
    );
  };
  const tail = startTail({ wake, of: 'projects', read, pollEvery, onError: () => undefined });
  return {
    close: () => tail.close(),
    follow: (projectId, since, reader) =>
      tail.follow(projectId, since, (batch, told) =>
        reader(batch?.events.filter(({ seq }) => seq > told) ?? []),
      ),
  };
}

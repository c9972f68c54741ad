import type { Db } from '../database/database.ts';
import { type EventRow, listNewEvents } from './events.queries.ts';
import type { Wake } from './wake.ts';

const eventsPerRead = 1_000;

type Reader = (events: EventRow[]) => void;

/** Each reader of a project with the last `seq` it was told, so that nobody misses or hears twice. */
type Readers = Map<Reader, number>;

export interface Tail {
  /** Tells the reader all that comes after `since`, in order, whichever instance wrote it. */
  follow(projectId: number, since: number, reader: Reader): () => void;
  close(): void;
}

/** Follows the logs of the projects that somebody here watches: woken by hints, with a slow poll behind them. */
export function startTail(
  db: Db,
  wake: Wake,
  { pollEvery = 5_000, onError }: { pollEvery?: number; onError: (error: unknown) => void },
): Tail {
  const followed = new Map<number, Readers>();
  const due = new Set<number>();
  let reading = false;

  function wakeUp(projects: Iterable<number>): void {
    for (const id of projects) if (followed.has(id)) due.add(id);
    if (!reading && due.size > 0) void readAll();
  }

  async function readAll(): Promise<void> {
    reading = true;
    while (due.size > 0) {
      // oxlint-disable-next-line no-await-in-loop -- reads until there is nothing new
      await readOnce().catch(onError);
    }
    reading = false;
  }

  async function readOnce(): Promise<void> {
    const positions = new Map<number, number>();
    for (const id of due) {
      const readers = followed.get(id);
      if (readers) positions.set(id, Math.min(...readers.values()));
    }
    due.clear();
    const rows = await listNewEvents(db, positions, eventsPerRead);
    for (const id of positions.keys()) {
      deliver(
        followed.get(id),
        rows.filter((row) => row.projectId === id),
        onError,
      );
    }
    if (rows.length === eventsPerRead) for (const id of positions.keys()) due.add(id);
  }

  const stopListening = wake.onNotice((notice) => wakeUp(notice === 'everything' ? followed.keys() : notice));
  const poll = setInterval(() => wakeUp(followed.keys()), pollEvery);
  poll.unref();

  return {
    follow(projectId, since, reader) {
      const readers: Readers = followed.get(projectId) ?? new Map();
      readers.set(reader, since);
      followed.set(projectId, readers);
      wakeUp([projectId]);
      return () => {
        readers.delete(reader);
        if (readers.size === 0 && followed.get(projectId) === readers) followed.delete(projectId);
      };
    },
    close() {
      stopListening();
      clearInterval(poll);
    },
  };
}

function deliver(readers: Readers | undefined, rows: EventRow[], onError: (error: unknown) => void): void {
  for (const [reader, told] of readers ?? []) {
    const unheard = rows.filter((row) => row.seq > told);
    const last = unheard.at(-1);
    // The log has no gaps: a reader that joined further back while this was being read waits for its own turn.
    if (!readers || !last || unheard[0]?.seq !== told + 1) continue;
    readers.set(reader, last.seq);
    try {
      reader(unheard);
    } catch (error) {
      // One reader's trouble is not the others'.
      onError(error);
    }
  }
}

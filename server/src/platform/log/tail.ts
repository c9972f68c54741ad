import type { News, Wake } from './wake.ts';

const streamsPerRead = 100;

/** All that a log holds after `since` up to `seq`, which was its end when it was read. */
interface Span {
  since: number;
  seq: number;
}

/** Is handed what all readers of the log share, and how far this one had heard; nothing if the log is no more. */
type Reader<Batch> = (batch: Batch | undefined, told: number) => void;

/** Each reader of a log with the last `seq` it was told, so that nobody misses or hears twice. */
type Readers<Batch> = Map<Reader<Batch>, number>;

export interface Tail<Batch> {
  /** Tells the reader all that comes after `since`, in order, whichever instance wrote it. */
  follow(id: number, since: number, reader: Reader<Batch>): () => void;
  close(): void;
}

interface TailOptions<Batch> {
  wake: Wake;
  /** Whose logs they are: ids are of projects, or of people. */
  of: keyof News;
  /** What is new in each log after its position; one that is no more is left out. */
  read: (positions: ReadonlyMap<number, number>) => Promise<ReadonlyMap<number, Batch>>;
  pollEvery: number;
  onError: (error: unknown) => void;
}

/** Follows the logs that somebody here watches: woken by hints, with a slow poll behind them. */
export function startTail<Batch extends Span>(options: TailOptions<Batch>): Tail<Batch> {
  const { wake, of, read, pollEvery, onError } = options;
  const followed = new Map<number, Readers<Batch>>();
  const due = new Set<number>();
  let reading = false;

  function wakeUp(ids: Iterable<number>): void {
    for (const id of ids) if (followed.has(id)) due.add(id);
    if (!reading && due.size > 0) void readAll();
  }

  async function readAll(): Promise<void> {
    reading = true;
    while (due.size > 0) {
      await readOnce().catch(onError);
    }
    reading = false;
  }

  async function readOnce(): Promise<void> {
    const positions = new Map<number, number>();
    for (const id of [...due].slice(0, streamsPerRead)) {
      const readers = followed.get(id);
      if (readers) positions.set(id, Math.min(...readers.values()));
      due.delete(id);
    }
    const batches = await read(positions);
    for (const id of positions.keys()) deliver(followed.get(id) ?? new Map(), batches.get(id), onError);
  }

  const stopListening = wake.onNotice((notice) =>
    wakeUp(notice === 'everything' ? followed.keys() : notice[of]),
  );
  const poll = setInterval(() => wakeUp(followed.keys()), pollEvery);
  poll.unref();

  return {
    follow(id, since, reader) {
      const readers: Readers<Batch> = followed.get(id) ?? new Map();
      readers.set(reader, since);
      followed.set(id, readers);
      wakeUp([id]);
      return () => {
        readers.delete(reader);
        if (readers.size === 0 && followed.get(id) === readers) followed.delete(id);
      };
    },
    close() {
      stopListening();
      clearInterval(poll);
      due.clear();
    },
  };
}

function deliver<Batch extends Span>(
  readers: Readers<Batch>,
  batch: Batch | undefined,
  onError: (error: unknown) => void,
): void {
  for (const [reader, told] of readers) {
    // Who joined further back while this was being read waits for a turn of their own.
    if (batch && (told < batch.since || told >= batch.seq)) continue;
    readers.set(reader, batch?.seq ?? told);
    try {
      reader(batch, told);
    } catch (error) {
      // One reader's trouble is not the others'.
      onError(error);
    }
  }
}

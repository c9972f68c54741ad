import { setTimeout as pause } from 'node:timers/promises';
import type { SQL } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { NewPersonEvent } from '@cuadrilla/contract/log/person-events';
import type { Db, Tx } from '../database/database.ts';
import type { EventRow } from './events.queries.ts';
import { isDatabaseAway } from '../database/failures.ts';
import { restSince } from '../rest.ts';
import { addMissing, claimBehind, listParts, movePositions, noteFailure } from './reader.queries.ts';
import { tellPeople } from './person.ts';
import type { Wake } from './wake.ts';

/** What is new to a reader in one project: of its events after the reader's position, or of the first of them, what it hears. */
interface Span {
  projectId: number;
  events: EventRow[];
}

/**
 * Somebody who reads every project's log to its end, once, whatever dies in between. What it makes is written in the
 * transaction that moves its position.
 */
export interface Reader {
  name: string;
  /** What the own logs of those say whom it concerns; once in a transaction, so that no two wait crosswise. */
  tells?: NewPersonEvent;
  /** Which events it is told; all where it does not say. What nobody hears need not leave the database. */
  hears?: SQL | undefined;
  /** Answers whom it concerns, if anybody. */
  read: (tx: Tx, span: Span, now: Date) => Promise<readonly number[] | void>;
}

interface ReaderOptions {
  db: Db;
  wake: Wake;
  clock: () => Date;
  /** Behind the hints, and for what is to be tried again. */
  lookEvery?: number;
  /** Called when one has read something, by its name: what it made is there to be gone on with. */
  afterRead?: (reader: string) => void;
  log: Logger;
}

const usualLook = 5_000;
/**
 * After a hint, so that what comes close together is read together; longer each time while hints do not cease. A reader
 * then costs a change next to nothing, and the busier the instance the less.
 */
const gatherFor = { first: 150, most: 300 };
/** Of one transaction: few enough that it is short, enough that a busy instance is not made of commits. */
const most = { projects: 20, events: 250 };
const firstPause = 1_000;
const longestPause = 10 * 60 * 1_000;

/** Waits until nobody else of the same row reads. */
type InTurn = <T>(read: () => Promise<T>) => Promise<T>;

interface Turns {
  inRow: InTurn;
  /** Waits until nobody else reads at all. */
  alone: InTurn;
}

/** For another turn: `much`, where it is of one project. */
type Left = 'nothing' | 'more' | 'much';

/**
 * Any instance runs every reader: which of them gets to a project first has it until it commits. Those of one instance
 * take turns in two rows; when much was written at once, one at a time, and with rests: they must not have the database to
 * themselves.
 */
export function startReaders(readers: readonly Reader[], options: ReaderOptions): () => Promise<void> {
  const [first, second] = [takingTurns(), takingTurns()];
  const alone: InTurn = (read) => first(() => second(read));
  const stops = readers.map((reader, index) =>
    startReader(reader, options, { inRow: index % 2 === 0 ? first : second, alone }),
  );
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

function takingTurns(): InTurn {
  let last: Promise<unknown> = Promise.resolve();
  return (read) => {
    const reading = last.then(read);
    last = reading.catch(() => undefined);
    return reading;
  };
}

function startReader(reader: Reader, options: ReaderOptions, turns: Turns): () => Promise<void> {
  const { db, wake, clock, lookEvery = usualLook, afterRead, log } = options;
  const known = new Set<number>();
  /** Projects with news; `all` where it is not known which. */
  let due: Set<number> | 'all' = 'all';
  let running: Promise<void> | undefined;
  const stopping = new AbortController();
  const goesOn = (): boolean => !stopping.signal.aborted;

  const isDue = (): boolean => goesOn() && (due === 'all' || due.size > 0);

  function tell(error: unknown, projectId?: number): void {
    if (isDatabaseAway(error)) return;
    log.error({ err: error, reader: reader.name, projectId }, 'a reader of the log failed');
  }

  function wakeUp(projects: readonly number[] | 'all'): void {
    if (projects === 'all' || due === 'all') due = 'all';
    else for (const id of projects) due.add(id);
    if (goesOn()) running ??= readWhileDue().finally(() => (running = undefined));
  }

  async function readWhileDue(): Promise<void> {
    for (let wait = gatherFor.first; isDue(); wait = Math.min(wait * 2, gatherFor.most)) {
      if (due !== 'all')
        // oxlint-disable-next-line no-await-in-loop -- one after the other is the point
        await pause(wait, undefined, { signal: stopping.signal }).catch(() => undefined);
      const taken = due;
      due = new Set();
      // oxlint-disable-next-line no-await-in-loop -- one after the other is the point
      await readAll(taken).catch(async (error: unknown) => {
        tell(error);
        // Not as fast as it can fail.
        await pause(100);
      });
    }
  }

  async function readAll(among: ReadonlySet<number> | 'all'): Promise<void> {
    const unknown = among === 'all' ? among : [...among].filter((id) => !known.has(id));
    if (unknown === 'all' || unknown.length > 0) {
      await addMissing(db, reader.name, unknown);
      if (unknown !== 'all') unknown.forEach((id) => known.add(id));
    }
    const wanted = among === 'all' ? among : [...among];
    let left: Left = 'more';
    while (goesOn() && left !== 'nothing') {
      const inTurn: InTurn = left === 'much' ? turns.alone : turns.inRow;
      // oxlint-disable-next-line no-await-in-loop -- until nothing is left
      left = await inTurn(() => readSome(wanted, most.projects));
    }
  }

  /** Answers what it left. Where one project fails, each is read by itself. */
  async function readSome(among: readonly number[] | 'all', limit: number): Promise<Left> {
    let reading: number | undefined;
    let claimed: number[] = [];
    const told = new Set<number>();
    const start = performance.now();
    try {
      const left = await db.transaction(async (tx): Promise<Left> => {
        const parts = await claimBehind(tx, reader.name, among, { ...most, projects: limit }, clock());
        claimed = parts.map(({ projectId }) => projectId);
        if (claimed.length === 0) return 'nothing';
        const events = await listParts(tx, parts, reader.hears);
        for (const projectId of claimed) {
          reading = projectId;
          const heard = events.filter(isOf(projectId));
          if (heard.length === 0) continue;
          // oxlint-disable-next-line no-await-in-loop -- one connection
          const people = await reader.read(tx, { projectId, events: heard }, clock());
          people?.forEach((id) => told.add(id));
        }
        if (reader.tells) await tellPeople(tx, [...told], reader.tells, clock());
        await movePositions(tx, reader.name, parts);
        if (parts.some(({ since, end }) => end - since === most.events)) return 'much';
        return parts.length === limit ? 'more' : 'nothing';
      });
      told.forEach((id) => wake.person(id));
      if (claimed.length > 0) afterRead?.(reader.name);
      if (left === 'much') await restSince(start);
      return left;
    } catch (error) {
      if (reading === undefined) throw error;
      if (claimed.length > 1) return readEach(claimed);
      tell(error, reading);
      await noteFailure(db, reader.name, reading, error, clock(), pauseAfter);
      return 'more';
    }
  }

  async function readEach(projects: readonly number[]): Promise<Left> {
    // oxlint-disable-next-line no-await-in-loop -- each in its own transaction
    for (const id of projects) await readSome([id], 1);
    return 'more';
  }

  const stopListening = wake.onNotice((notice) => wakeUp(notice === 'everything' ? 'all' : notice.projects));
  const look = setInterval(() => wakeUp('all'), lookEvery).unref();
  wakeUp('all');

  return async () => {
    stopping.abort();
    stopListening();
    clearInterval(look);
    await running;
  };
}

const isOf =
  (projectId: number) =>
  (event: EventRow): boolean =>
    event.projectId === projectId;

/** Twice as long each time. */
export const pauseAfter = (failures: number): number =>
  Math.min(firstPause * 2 ** (failures - 1), longestPause);

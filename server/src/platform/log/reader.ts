import { setTimeout as pause } from 'node:timers/promises';
import type { SQL } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { NewPersonEvent } from '@cuadrilla/contract/log/person-events';
import type { Db, Tx } from '../database/database.ts';
import type { EventRow } from './events.queries.ts';
import { isDatabaseAway } from '../database/failures.ts';
import { restSince } from '../rest.ts';
import {
  addMissing,
  claimBehind,
  heardBy,
  isOneBehind,
  movePositions,
  noteFailure,
  type Part,
} from './reader.queries.ts';
import { tellEach, type ToldPerson } from './person.ts';
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
  /** Called when one has been told something, by its name: what it made is there to be gone on with. */
  afterRead?: (reader: string) => void;
  log: Logger;
}

const usualLook = 5_000;
/**
 * After a hint, so that what comes close together is read together; longer each time while hints do not cease. Readers
 * then cost a change next to nothing, and the busier the instance the less; none is a second late.
 */
const gatherFor = { first: 150, most: 600 };
/** Of one transaction: few enough that it is short, enough that a busy instance is not made of commits. */
const most = { projects: 20, events: 250 };
const firstPause = 1_000;
const longestPause = 10 * 60 * 1_000;

/** For another turn: `much`, where it is of one project. */
type Left = 'nothing' | 'more' | 'much';

/** Whose parts of which logs, and how many of them, are read in one transaction. */
interface Turn {
  names: readonly string[];
  among: readonly number[] | 'all';
  parts: number;
}

/**
 * Any instance runs every reader: which of them gets to a part of a log first has it until it commits. All readers of one
 * instance read in one row and, where they are equally far, in one transaction; when much was written at once, with rests:
 * they must not have the database to themselves.
 */
export function startReaders(readers: readonly Reader[], options: ReaderOptions): () => Promise<void> {
  const { db, wake, clock, lookEvery = usualLook, log } = options;
  const names = readers.map(({ name }) => name);
  const readTurn = turnReader(readers, options);
  const known = new Set<number>();
  /** Projects with news; `all` where it is not known which. */
  let due: Set<number> | 'all' = 'all';
  let running: Promise<void> | undefined;
  const stopping = new AbortController();
  const goesOn = (): boolean => !stopping.signal.aborted;

  const isDue = (): boolean => goesOn() && (due === 'all' || due.size > 0);

  function wakeUp(projects: readonly number[] | 'all'): void {
    if (projects === 'all' || due === 'all') due = 'all';
    else for (const id of projects) due.add(id);
    if (goesOn()) running ??= readWhileDue().finally(() => (running = undefined));
  }

  async function readWhileDue(): Promise<void> {
    for (let wait = gatherFor.first; isDue(); wait = Math.min(wait * 2, gatherFor.most)) {
      if (due !== 'all') await pause(wait, undefined, { signal: stopping.signal }).catch(() => undefined);
      const taken = due;
      due = new Set();
      await readAll(taken).catch(async (error: unknown) => {
        tellOf(log, error);
        // Not as fast as it can fail.
        await pause(100);
      });
    }
  }

  async function readAll(taken: ReadonlySet<number> | 'all'): Promise<void> {
    if (taken === 'all' && !(await isOneBehind(db, { names, now: clock() }))) return;
    const among = taken === 'all' ? taken : [...taken];
    const unknown = among === 'all' ? among : among.filter((id) => !known.has(id));
    if (unknown === 'all' || unknown.length > 0) {
      await addMissing(db, names, unknown);
      if (unknown !== 'all') unknown.forEach((id) => known.add(id));
    }
    const turn = { names, among, parts: most.projects * names.length };
    for (let left: Left = 'more'; goesOn() && left !== 'nothing';) {
      const start = performance.now();
      left = await readTurn(turn);
      if (left === 'much') await restSince(start);
    }
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

/** Reads in one transaction, and answers what it left. Where a reader fails, each part is read by itself. */
function turnReader(readers: readonly Reader[], options: ReaderOptions): (turn: Turn) => Promise<Left> {
  const { db, wake, clock, afterRead, log } = options;
  const byName = new Map(readers.map((reader) => [reader.name, reader]));
  const listHeard = heardBy(readers);

  /** What all of them make of their parts; `begin` is told of each before. */
  async function readParts(tx: Tx, parts: readonly Part[], begin: (part: Part) => void) {
    const heard = await listHeard(tx, parts);
    const told = new Map<string, ToldPerson>();
    for (const [index, part] of parts.entries()) {
      begin(part);
      const { projectId } = part;
      const reader = byName.get(part.reader);
      const events = heard[index] ?? [];
      if (!reader || events.length === 0) continue;
      const people = (await reader.read(tx, { projectId, events }, clock())) ?? [];
      if (reader.tells)
        for (const userId of people) told.set(`${reader.name} ${userId}`, { userId, ...reader.tells });
    }
    await tellEach(tx, [...told.values()], clock());
    await movePositions(tx, parts);
    return {
      people: new Set([...told.values()].map(({ userId }) => userId)),
      readers: new Set(parts.filter((_, index) => heard[index]?.length).map(({ reader }) => reader)),
    };
  }

  async function readEach(parts: readonly Part[]): Promise<Left> {
    for (const { reader, projectId } of parts)
      await readTurn({ names: [reader], among: [projectId], parts: 1 });
    return 'more';
  }

  async function readTurn(turn: Turn): Promise<Left> {
    let reading: Part | undefined;
    let claimed: Part[] = [];
    try {
      const done = await db.transaction(async (tx) => {
        const parts = await claimBehind(
          tx,
          { ...turn, now: clock() },
          { parts: turn.parts, events: most.events },
        );
        claimed = turn.names.flatMap((name) => parts.filter(({ reader }) => reader === name));
        return claimed.length === 0 ? undefined : readParts(tx, claimed, (part) => (reading = part));
      });
      if (!done) return 'nothing';
      done.people.forEach((id) => wake.person(id));
      done.readers.forEach((name) => afterRead?.(name));
      if (claimed.some(({ since, end }) => end - since === most.events)) return 'much';
      return claimed.length === turn.parts ? 'more' : 'nothing';
    } catch (error) {
      if (reading === undefined) throw error;
      if (claimed.length > 1) return readEach(claimed);
      tellOf(log, error, reading);
      await noteFailure(db, reading, error, clock(), pauseAfter);
      return 'more';
    }
  }
  return readTurn;
}

function tellOf(log: Logger, error: unknown, part?: Part): void {
  if (isDatabaseAway(error)) return;
  log.error({ err: error, reader: part?.reader, projectId: part?.projectId }, 'a reader of the log failed');
}

/** Twice as long each time. */
export const pauseAfter = (failures: number): number =>
  Math.min(firstPause * 2 ** (failures - 1), longestPause);

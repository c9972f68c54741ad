import { setTimeout as pause } from 'node:timers/promises';
import type { Db } from '../../database/database.ts';
import type { Wake } from '../../log/wake.ts';
import type { Connected } from './connected.ts';
import { encode } from './frame.ts';
import { gatherQuestions } from './gather.ts';
import { tell } from './live-socket.ts';
import { listFingerprints } from './live.queries.ts';
import type { Pace } from './pace.ts';

const news = encode({ type: 'news' });

/** What to look at next. */
interface Hints {
  people: Set<number>;
  projects: Set<number>;
  /** Everybody, though nothing was heard of them. */
  routine: boolean;
}

const noHints = (): Hints => ({ people: new Set(), projects: new Set(), routine: false });
const isAny = ({ people, projects, routine }: Hints): boolean => routine || people.size + projects.size > 0;

interface NewsOptions {
  db: Db;
  wake: Wake;
  connected: Connected;
  pace: Pace;
  onError: (error: unknown) => void;
}

export interface News {
  /** Call it before the person reads their lists: whatever changes from then on is told. */
  expect(userId: number): Promise<void>;
  close(): void;
}

/** Tells people that their own lists are out of date: by hints gathered into few queries, with a slow look behind. */
export function startNews({ db, wake, connected, pace, onError }: NewsOptions): News {
  /** By person, as their lists were when last looked at. */
  const known = new Map<number, string>();
  const tellPerson = atMostEvery(pace.newsEvery, (userId: number) => {
    for (const socket of connected.of(userId)) tell(socket, news);
  });
  let hints = noHints();
  let looking = false;

  const fingerprintOf = gatherQuestions(async (people: number[]) => {
    const rows = await listFingerprints(db, people, 'everybody');
    const found = new Map(rows.map(({ userId, fingerprint }) => [userId, fingerprint]));
    return (userId) => found.get(userId) ?? '';
  });

  async function look({ people, projects, routine }: Hints): Promise<void> {
    const concerned = routine ? 'everybody' : { people, projects };
    const rows = await listFingerprints(db, connected.people(), concerned);
    for (const { userId, fingerprint } of rows) {
      const differs = known.get(userId) !== fingerprint;
      known.set(userId, fingerprint);
      if (differs || people.has(userId)) tellPerson(userId);
    }
    if (routine) forgetAllBut(rows.map(({ userId }) => userId));
  }

  function forgetAllBut(people: number[]): void {
    const here = new Set(people);
    for (const userId of known.keys()) if (!here.has(userId)) known.delete(userId);
  }

  async function lookWhileHinted(): Promise<void> {
    if (looking) return;
    looking = true;
    while (isAny(hints) && connected.people().length > 0) {
      const taken = hints;
      hints = noHints();
      // oxlint-disable-next-line no-await-in-loop -- one after the other, so that no older answer comes last
      await look(taken).catch(onError);
      // oxlint-disable-next-line no-await-in-loop -- and not too often
      await pause(pace.gatherNews, undefined, { ref: false });
    }
    hints = noHints();
    looking = false;
  }

  const stopListening = wake.onNotice((notice) => {
    if (notice === 'everything') return connected.people().forEach(tellPerson);
    notice.people.forEach((id) => hints.people.add(id));
    notice.projects.forEach((id) => hints.projects.add(id));
    void lookWhileHinted();
  });
  const timer = setInterval(() => {
    hints.routine = true;
    void lookWhileHinted();
  }, pace.lookEvery).unref();
  return {
    async expect(userId) {
      if (!known.has(userId)) known.set(userId, await fingerprintOf(userId));
    },
    close() {
      stopListening();
      clearInterval(timer);
    },
  };
}

/** At once the first time; whatever comes in the pause after it is told once, at its end. */
function atMostEvery(milliseconds: number, act: (id: number) => void): (id: number) => void {
  const resting = new Map<number, { again: boolean }>();
  return function request(id) {
    const rest = resting.get(id);
    if (rest) {
      rest.again = true;
      return;
    }
    const begun = { again: false };
    resting.set(id, begun);
    act(id);
    setTimeout(() => {
      resting.delete(id);
      if (begun.again) request(id);
    }, milliseconds).unref();
  };
}

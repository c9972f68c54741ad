import { setTimeout as pause } from 'node:timers/promises';
import type { ProjectSummary } from '@cuadrilla/contract/views/live';
import type { Db } from '../../platform/database/database.ts';
import type { Wake } from '../../platform/log/wake.ts';
import type { Connected } from './connected.ts';
import { encode } from './frame.ts';
import { gatherQuestions } from './gather.ts';
import { type LiveSocket, tell } from './live-socket.ts';
import type { Pace } from '../../platform/sockets/pace.ts';
import { listSeatsIn, listSummaries, type SummaryRow } from './project-news.queries.ts';

/** A change is looked for so long after it was made: it may have waited for its turn before it was committed. */
const recently = 60_000;

interface NewsOptions {
  db: Db;
  wake: Wake;
  clock: () => Date;
  connected: Connected;
  pace: Pace;
  onError: (error: unknown) => void;
}

export interface ProjectNews {
  /** What changed lately: the tab may have read its lists before it was connected. */
  catchUp(socket: LiveSocket): Promise<void>;
  close(): void;
}

/**
 * Tells people how those of their projects are that changed, followed or not, so that lists over projects need not
 * be read again. By hints, gathered into few queries, with a slow look behind them.
 */
export function startProjectNews(options: NewsOptions): ProjectNews {
  const { db, wake, clock, connected, pace, onError } = options;
  /** How far each project's log had come when it was last told. */
  const told = new Map<number, number>();
  let due = new Set<number>();
  let looking = false;

  const lately = (): Date => new Date(clock().getTime() - recently);

  async function look(which: ReadonlySet<number> | Date): Promise<void> {
    const seats = await listSeatsIn(db, connected.people(), which);
    const changed = seats.filter(({ projectId, seq }) => told.get(projectId) !== seq);
    for (const [userId, rows] of await readNews(db, changed)) {
      rows.forEach(({ id, seq }) => told.set(id, seq));
      const frame = frameOf(rows);
      for (const socket of connected.of(userId)) tell(socket, frame);
    }
  }

  /** Thousands come at once after a restart. */
  const readLately = gatherQuestions(async (people: number[]) => {
    const news = await readNews(db, await listSeatsIn(db, people, lately()));
    return (userId) => news.get(userId) ?? [];
  });

  async function lookWhileHinted(): Promise<void> {
    if (looking) return;
    looking = true;
    while (due.size > 0 && connected.people().length > 0) {
      const taken = due;
      due = new Set();
      await look(taken).catch(onError);
      await pause(pace.newsEvery, undefined, { ref: false });
    }
    due.clear();
    looking = false;
  }

  const lookLately = (): void => void (connected.people().length > 0 && look(lately()).catch(onError));

  const stopListening = wake.onNotice((notice) => {
    if (notice === 'everything') return lookLately();
    notice.projects.forEach((id) => due.add(id));
    void lookWhileHinted();
  });
  const timer = setInterval(lookLately, pace.lookEvery).unref();
  return {
    async catchUp(socket) {
      const rows = await readLately(socket.user.id);
      if (rows.length > 0) tell(socket, frameOf(rows));
    },
    close() {
      stopListening();
      clearInterval(timer);
    },
  };
}

/** The projects of each person's seats, as they are now. */
async function readNews(
  db: Db,
  seats: readonly { userId: number; projectId: number }[],
): Promise<Map<number, SummaryRow[]>> {
  if (seats.length === 0) return new Map();
  const rows = await listSummaries(db, new Set(seats.map(({ projectId }) => projectId)));
  const byId = new Map(rows.map((row) => [row.id, row]));
  const news = new Map<number, SummaryRow[]>();
  for (const { userId, projectId } of seats) {
    const row = byId.get(projectId);
    if (row) news.set(userId, [...(news.get(userId) ?? []), row]);
  }
  return news;
}

const frameOf = (rows: readonly SummaryRow[]) =>
  encode({
    type: 'projects',
    projects: rows.filter(({ deletedAt }) => deletedAt === null).map(presentSummary),
    gone: rows.filter(({ deletedAt }) => deletedAt !== null).map(({ id }) => id),
  });

const presentSummary = (row: SummaryRow): ProjectSummary => ({
  id: row.id,
  name: row.name,
  description: row.description,
  updatedAt: row.updatedAt.toISOString(),
  archived: row.archivedAt !== null,
  boardCount: row.boardCount,
  memberCount: row.memberCount,
});

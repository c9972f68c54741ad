import { sessionEnded, twoStepsMissing } from '@cuadrilla/contract/views/live';
import type { Db } from '../../platform/database/database.ts';
import type { Wake } from '../../platform/log/wake.ts';
import type { Connected } from './connected.ts';
import { readOpenSessions } from './live.queries.ts';
import type { LiveSocket } from './live-socket.ts';

interface SessionWatch {
  db: Db;
  wake: Wake;
  clock: () => Date;
  connected: Connected;
  lookEvery: number;
  onError: (error: unknown) => void;
}

/** Closes the sockets of sessions that have ended, or lack a second step by now, on whichever instance: at once by a hint, else by a slow look. */
export function watchSessions({ db, wake, clock, connected, lookEvery, onError }: SessionWatch): () => void {
  async function check(sockets: LiveSocket[]): Promise<void> {
    if (sockets.length === 0) return;
    const ids = new Set(sockets.map(({ sessionId }) => sessionId));
    const open = await readOpenSessions(db, ids, clock());
    for (const socket of sockets) {
      const session = open.get(socket.sessionId);
      if (!session) socket.leave(sessionEnded);
      else if (session.lacksTwoSteps) socket.leave(twoStepsMissing);
    }
  }

  const stopListening = wake.onNotice((notice) => {
    const sockets =
      notice === 'everything' ? connected.all() : notice.people.flatMap((id) => [...connected.of(id)]);
    check(sockets).catch(onError);
  });
  const timer = setInterval(() => void check(connected.all()).catch(onError), lookEvery).unref();
  return () => {
    stopListening();
    clearInterval(timer);
  };
}

import type { Db } from '../../platform/database/database.ts';
import type { Tail } from '../../platform/log/tail.ts';
import { encode } from './frame.ts';
import { gatherQuestions } from './gather.ts';
import { type LiveSocket, tell } from './live-socket.ts';
import { listPersonSeqs, type PersonBatch } from './person.queries.ts';

export interface Attending {
  /** Tells the tab what concerns its person after `since`; without it, from now on. Fails when the database does. */
  attend(socket: LiveSocket, since?: number): Promise<void>;
  leave(socket: LiveSocket): void;
}

export function startAttending(db: Db, tail: Tail<PersonBatch>): Attending {
  const seqOf = gatherQuestions(async (people: number[]) => {
    const seqs = await listPersonSeqs(db, people);
    return (userId) => seqs.get(userId) ?? 0;
  });

  return {
    leave,
    async attend(socket, since = Infinity) {
      leave(socket);
      const attendance = {};
      socket.attendance = attendance;
      const end = await seqOf(socket.user.id);
      // Asked anew or closed meanwhile.
      if (socket.attendance !== attendance) return;
      const from = Math.min(since, end);
      tell(socket, encode({ type: 'attending', seq: from }));
      const stop = tail.follow(socket.user.id, from, (batch, told) => {
        if (batch) tell(socket, batch.frameAfter(told));
      });
      socket.attendance = { stop };
    },
  };
}

function leave(socket: LiveSocket): void {
  socket.attendance?.stop?.();
  delete socket.attendance;
}

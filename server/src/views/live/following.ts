import { mostEvents } from '@cuadrilla/contract/views/live';
import type { Db } from '../../platform/database/database.ts';
import type { Tail } from '../../platform/log/tail.ts';
import { fullName } from '../../platform/full-name.ts';
import type { Batch } from './batch.ts';
import { encode } from './frame.ts';
import { gatherQuestions } from './gather.ts';
import { listSeats, type Seat } from './live.queries.ts';
import { type Follow, type LiveSocket, tell } from './live-socket.ts';
import type { PresenceHub } from './presence.ts';

export interface Following {
  /** Fails when the database does. */
  follow(socket: LiveSocket, projectId: number, since?: number): Promise<void>;
  unfollow(socket: LiveSocket, projectId: number): void;
}

interface Member {
  name: string;
  /** How far the project's log had come when the person was found to be one. */
  checked: number;
}

/** Nothing for anybody else. */
const memberCheck = (db: Db): ((seat: Seat) => Promise<Member | undefined>) =>
  gatherQuestions(async (wanted: Seat[]) => {
    const rows = await listSeats(db, wanted);
    const members = new Map(
      rows.map((row) => [`${row.userId} ${row.projectId}`, { name: fullName(row), checked: row.seq }]),
    );
    return ({ userId, projectId }) => members.get(`${userId} ${projectId}`);
  });

export function startFollowing(db: Db, tail: Tail<Batch>, presence: PresenceHub): Following {
  const checkMember = memberCheck(db);

  function unfollow(socket: LiveSocket, projectId: number): void {
    socket.follows.get(projectId)?.stop?.();
    socket.follows.delete(projectId);
    presence.leave(socket, projectId);
  }

  function lose(socket: LiveSocket, projectId: number): void {
    unfollow(socket, projectId);
    tell(socket, encode({ type: 'gone', projectId }));
  }

  /** The person may have a new name since the socket was opened. */
  function rename(socket: LiveSocket, name: string | undefined): void {
    if (name === undefined || name === socket.user.name) return;
    socket.user = { ...socket.user, name };
    presence.show(socket);
  }

  function begin(
    socket: LiveSocket,
    projectId: number,
    follow: Follow,
    { name, checked }: Member,
    since: number,
  ): void {
    const from = Math.min(since, checked);
    const isBehind = checked - from > mostEvents;
    rename(socket, name);
    tell(socket, encode({ type: 'following', projectId, seq: from }));
    follow.stop = tail.follow(projectId, isBehind ? checked : from, (batch, told) => {
      // A removal from before the check is history: the person has been added again since.
      if (!batch || batch.takesAccess(socket.user.id, checked)) return lose(socket, projectId);
      rename(socket, batch.newNameOf(socket.user.id));
      tell(socket, batch.frameAfter(told));
    });
    presence.join(socket, projectId);
    if (isBehind) tell(socket, encode({ type: 'behind', projectId, seq: checked }));
  }

  return {
    unfollow,
    async follow(socket, projectId, since = Infinity) {
      unfollow(socket, projectId);
      const follow: Follow = {};
      socket.follows.set(projectId, follow);
      const member = await checkMember({ userId: socket.user.id, projectId });
      // Unfollowed, followed anew or closed meanwhile.
      if (socket.follows.get(projectId) !== follow) return;
      if (!member) return lose(socket, projectId);
      begin(socket, projectId, follow, member, since);
    },
  };
}

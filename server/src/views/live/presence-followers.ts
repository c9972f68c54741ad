import { encode } from './frame.ts';
import { type LiveSocket, tell } from './live-socket.ts';
import type { Whereabouts } from './whereabouts.ts';

/** The tabs of this instance that hear who is in a project. */
export interface PresenceFollowers {
  /** From now on it hears of the project, at first of all who are there. */
  add(socket: LiveSocket, projectId: number): void;
  remove(socket: LiveSocket, projectId: number): void;
  /** Of those who came, changed or left: all hear of them, but nobody of themselves. */
  tellOf(keys: ReadonlySet<string>, projectId: number): void;
}

export function makePresenceFollowers(whereabouts: Whereabouts): PresenceFollowers {
  const followers = new Map<number, Set<LiveSocket>>();
  return {
    add(socket, projectId) {
      followers.set(projectId, (followers.get(projectId) ?? new Set()).add(socket));
      const people = whereabouts.inProject(projectId).filter(({ key }) => key !== socket.key);
      tell(socket, encode({ type: 'presence', projectId, whole: true, people, left: [] }));
    },
    remove(socket, projectId) {
      const sockets = followers.get(projectId);
      sockets?.delete(socket);
      if (sockets?.size === 0) followers.delete(projectId);
    },
    tellOf(keys, projectId) {
      const people = whereabouts.inProject(projectId).filter(({ key }) => keys.has(key));
      const there = new Set(people.map(({ key }) => key));
      const left = [...keys].filter((key) => !there.has(key));
      const diff = { type: 'presence', projectId, whole: false } as const;
      const toAll = encode({ ...diff, people, left });
      for (const socket of followers.get(projectId) ?? []) {
        if (!keys.has(socket.key)) tell(socket, toAll);
        else if (keys.size > 1) {
          const others = people.filter(({ key }) => key !== socket.key);
          tell(socket, encode({ ...diff, people: others, left: left.filter((key) => key !== socket.key) }));
        }
      }
    },
  };
}

import type { LiveSocket } from './live-socket.ts';

/** The sockets of this instance. */
export interface Connected {
  add(socket: LiveSocket): void;
  remove(socket: LiveSocket): void;
  all(): LiveSocket[];
  /** Everybody who has a socket here. */
  people(): number[];
  of(userId: number): Iterable<LiveSocket>;
}

export function makeConnected(): Connected {
  const sockets = new Map<number, Set<LiveSocket>>();
  return {
    add(socket) {
      const { id } = socket.user;
      sockets.set(id, (sockets.get(id) ?? new Set()).add(socket));
    },
    remove(socket) {
      const own = sockets.get(socket.user.id);
      own?.delete(socket);
      if (own?.size === 0) sockets.delete(socket.user.id);
    },
    all: () => [...sockets.values()].flatMap((own) => [...own]),
    people: () => [...sockets.keys()],
    of: (userId) => sockets.get(userId) ?? [],
  };
}

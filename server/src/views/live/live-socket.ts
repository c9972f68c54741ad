import { randomBytes } from 'node:crypto';
import type { TabPlace } from '@cuadrilla/contract/views/live';
import type { WebSocket } from '@fastify/websocket';
import { fullName } from '../../platform/full-name.ts';
import type { SessionUser } from '../../platform/http/session.queries.ts';
import type { Frame } from './frame.ts';

/** More than this waiting means a line that cannot keep up: its browser comes back and resumes by `seq`. */
const mostBuffered = 1024 * 1024;

export interface Follow {
  /** Nothing until the database has said that it may be, and from where on. */
  stop?: () => void;
}

/** One tab's line. */
export interface LiveSocket {
  /** What others know this tab by. */
  readonly key: string;
  /** With the name that the others see. A new name makes a new one: this one may be kept elsewhere. */
  user: { readonly id: number; readonly name: string };
  readonly sessionId: number;
  readonly line: WebSocket;
  readonly follows: Map<number, Follow>;
  /** Of its person's own log. */
  attendance?: Follow;
  /** Where the tab says it is. */
  place: TabPlace | null;
  /** Rounds of beats without an answer. */
  silentFor: number;
  /** Ends it with this code. From then on it hears nothing, and nobody sees it, however long the line takes. */
  leave: (code: number) => void;
}

/** Whenever it is left, `forget` comes before the end. */
export function makeLiveSocket(
  line: WebSocket,
  user: SessionUser,
  forget: (socket: LiveSocket) => void,
): LiveSocket {
  const socket: LiveSocket = {
    key: randomBytes(9).toString('base64url'),
    user: { id: user.id, name: fullName(user) },
    sessionId: user.sessionId,
    line,
    follows: new Map(),
    place: null,
    silentFor: 0,
    leave(code) {
      forget(socket);
      line.close(code);
    },
  };
  return socket;
}

/** Whether the socket hears of the project: it asked to, and was found to be a member's. */
export const isFollowing = (socket: LiveSocket, projectId: number): boolean =>
  socket.follows.get(projectId)?.stop !== undefined;

export function tell({ line }: LiveSocket, frame: Frame): void {
  if (line.readyState !== line.OPEN) return;
  if (line.bufferedAmount > mostBuffered) line.terminate();
  else line.send(frame, { binary: false });
}

import type { ClientMessage } from '@cuadrilla/contract/views/live';
import type { WebSocket } from '@fastify/websocket';
import type { Context } from '../../platform/context.ts';
import type { SessionUser } from '../../platform/http/session.queries.ts';
import { startTail } from '../../platform/log/tail.ts';
import { tellFailure } from '../../platform/regularly.ts';
import { startAttending } from './attending.ts';
import { readBatches } from './batch.queries.ts';
import { startBeats } from '../../platform/sockets/beats.ts';
import { hearMessages } from './client-messages.ts';
import { makeConnected } from './connected.ts';
import { startFollowing } from './following.ts';
import { encode } from './frame.ts';
import { type LiveSocket, makeLiveSocket, tell } from './live-socket.ts';
import { readPeople } from './person.queries.ts';
import { type Pace, usualPace } from '../../platform/sockets/pace.ts';
import { startPresence } from './presence.ts';
import { startProjectNews } from './project-news.ts';
import { watchSessions } from './session-watch.ts';

const closeCodes = { nonsense: 1008, restart: 1012, tryAgain: 1013 };
const mostFollowed = 300;
/** Of one session: anybody may have one of the demo's. */
const mostTabs = 100;
const welcome = encode({ type: 'welcome' });

export interface Live {
  /** Speaks with the tab at the other end of the line, which is this person's. */
  open(line: WebSocket, user: SessionUser): void;
  /** Sends everybody to another instance. */
  close(): Promise<void>;
}

export function startLive(context: Context): Live {
  const { db, bus, wake, clock } = context;
  const pace: Pace = { ...usualPace, ...context.pace };
  const onError = tellFailure(context, 'live updates');
  const connected = makeConnected();
  const read = (positions: ReadonlyMap<number, number>) => readBatches(db, positions);
  const tails = { wake, pollEvery: pace.lookEvery, onError };
  const tail = startTail({ ...tails, of: 'projects', read });
  const ownTail = startTail({ ...tails, of: 'people', read: (positions) => readPeople(db, positions) });
  const presence = startPresence(bus, pace);
  const following = startFollowing(db, tail, presence);
  const attending = startAttending(db, ownTail);
  const news = startProjectNews({ db, wake, clock, connected, pace, onError });
  const stops = [
    () => tail.close(),
    () => ownTail.close(),
    () => news.close(),
    startBeats(() => connected.all(), { frame: encode({ type: 'beat' }), binary: false }, pace.beatEvery),
    watchSessions({ db, wake, clock, connected, lookEvery: pace.lookEvery, onError }),
  ];

  /** Its browser comes back in a while. */
  const giveUp =
    (socket: LiveSocket) =>
    (error: unknown): void => {
      onError(error);
      socket.leave(closeCodes.tryAgain);
    };

  function follow(socket: LiveSocket, projectId: number, since?: number): void {
    if (socket.follows.size >= mostFollowed && !socket.follows.has(projectId)) {
      socket.leave(closeCodes.nonsense);
      return;
    }
    following.follow(socket, projectId, since).catch(giveUp(socket));
  }

  function answer(socket: LiveSocket, message: ClientMessage): void {
    if (message.type === 'follow') follow(socket, message.projectId, message.since);
    if (message.type === 'unfollow') following.unfollow(socket, message.projectId);
    if (message.type === 'attend') attending.attend(socket, message.since).catch(giveUp(socket));
    if (message.type !== 'place') return;
    socket.place = message.place;
    presence.show(socket);
  }

  function forget(socket: LiveSocket): void {
    connected.remove(socket);
    attending.leave(socket);
    for (const projectId of socket.follows.keys()) following.unfollow(socket, projectId);
  }

  function hasTooMany({ id, sessionId }: SessionUser): boolean {
    return Array.from(connected.of(id)).filter((tab) => tab.sessionId === sessionId).length >= mostTabs;
  }

  function open(line: WebSocket, user: SessionUser): void {
    if (hasTooMany(user)) return line.close(closeCodes.tryAgain);
    const socket = makeLiveSocket(line, user, forget);
    connected.add(socket);
    line.on('close', () => forget(socket));
    line.on('pong', () => (socket.silentFor = 0));
    hearMessages(line, {
      onMessage: (message) => answer(socket, message),
      onNonsense: () => socket.leave(closeCodes.nonsense),
    });
    tell(socket, welcome);
    news.catchUp(socket).catch(giveUp(socket));
  }

  return {
    open,
    async close() {
      stops.forEach((stop) => stop());
      connected.all().forEach((socket) => socket.leave(closeCodes.restart));
      await presence.close();
    },
  };
}

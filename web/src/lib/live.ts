import {
  beatEvery,
  livePath,
  sessionEnded,
  type ClientMessage,
  type Place,
  type ServerMessage,
} from '@cuadrilla/contract/live';
import { createStore } from './store.ts';

export type LineStatus =
  | { state: 'closed' | 'connecting' | 'open' }
  /** The line broke; `retryAt` is when it is tried again. */
  | { state: 'lost'; retryAt: number };

const firstPause = 500;
const longestPause = 15_000;
/** Whoever goes from a board to one of its tasks does not leave the project. */
const leaveAfter = 5_000;

type Listener = (message: ServerMessage) => void;

/**
 * The tab's one line to the server. It follows the projects that are on the screen, remembers how far each was told,
 * and goes on from there after any break.
 */
export function createLive(address: () => string = socketAddress) {
  const status = createStore<LineStatus>({ state: 'closed' });
  const listeners = new Set<Listener>();
  /** How many parts of the screen show the project. */
  const wanted = new Map<number, number>();
  /** Up to which `seq` all that is kept here of a project is true. */
  const positions = new Map<number, number>();
  /** The projects that are followed, and from which `seq` on. */
  const followed = new Map<number, number>();
  let place: Place | null = null;
  let socket: WebSocket | undefined;
  let pause = firstPause;
  let retry: number | undefined;
  let silence: number | undefined;

  function send(message: ClientMessage): void {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  }

  const askFor = (projectId: number): void => {
    const since = positions.get(projectId);
    send({ type: 'follow', projectId, ...(since !== undefined && { since }) });
  };

  /** Whether something is kept here from before that. */
  const isOlder = (projectId: number, seq: number): boolean => (positions.get(projectId) ?? seq) < seq;

  function receive(message: ServerMessage): void {
    if (message.type === 'following') {
      const { projectId, seq } = message;
      followed.set(projectId, seq);
      if (isOlder(projectId, seq)) askFor(projectId);
      else positions.set(projectId, seq);
    }
    if (message.type === 'gone') {
      followed.delete(message.projectId);
      positions.delete(message.projectId);
    }
    if (message.type === 'events' || message.type === 'behind') {
      positions.set(message.projectId, message.seq);
    }
    listeners.forEach((listener) => listener(message));
  }

  /** Silence for longer than two beats is a line that broke without a word. */
  function expectBeat(line: WebSocket): void {
    window.clearTimeout(silence);
    silence = window.setTimeout(() => line.close(), 2 * beatEvery + firstPause);
  }

  function connect(): void {
    window.clearTimeout(retry);
    const line = new WebSocket(address());
    socket = line;
    status.set({ state: 'connecting' });
    line.addEventListener('open', () => {
      pause = firstPause;
      status.set({ state: 'open' });
      expectBeat(line);
      wanted.forEach((_count, projectId) => askFor(projectId));
      send({ type: 'place', place });
    });
    line.addEventListener('message', ({ data }) => {
      expectBeat(line);
      receive(JSON.parse(String(data)) as ServerMessage);
    });
    line.addEventListener('close', ({ code }) => socket === line && lose(code));
  }

  function lose(code: number): void {
    window.clearTimeout(silence);
    followed.clear();
    socket = undefined;
    if (code === sessionEnded) {
      status.set({ state: 'closed' });
      return;
    }
    // A little apart, so that a server that comes back is not met by everybody at once.
    const wait = pause * (0.75 + Math.random() / 2);
    pause = Math.min(pause * 2, longestPause);
    status.set({ state: 'lost', retryAt: Date.now() + wait });
    retry = window.setTimeout(connect, wait);
  }

  function retryNow(): void {
    if (status.get().state === 'lost') connect();
  }

  function stop(): void {
    const line = socket;
    socket = undefined;
    window.clearTimeout(retry);
    window.clearTimeout(silence);
    line?.close();
    followed.clear();
    status.set({ state: 'closed' });
  }

  return {
    status,
    retryNow,
    /** Opens the line, and keeps it open until it is stopped. */
    start(): () => void {
      connect();
      window.addEventListener('online', retryNow);
      return () => {
        window.removeEventListener('online', retryNow);
        stop();
      };
    },
    /** Asks for all that happens in the project, until what it returns is called. */
    follow(projectId: number): () => void {
      const count = wanted.get(projectId) ?? 0;
      wanted.set(projectId, count + 1);
      if (count === 0) askFor(projectId);
      return () => window.setTimeout(() => leave(projectId), leaveAfter);
    },
    /** Says to the others where this tab is. */
    standAt(next: Place | null): void {
      if (JSON.stringify(next) === JSON.stringify(place)) return;
      place = next;
      send({ type: 'place', place });
    },
    /** Whether all that happens there arrives by itself. */
    isFollowing: (projectId: number): boolean => followed.has(projectId),
    positionOf: (projectId: number): number | undefined =>
      followed.has(projectId) ? positions.get(projectId) : undefined,
    /** An answer of the API that was begun at `seq`: nothing older than that is kept here. */
    noteAnswer(projectId: number, seq: number): void {
      const from = followed.get(projectId);
      const isMissing = seq < (from ?? positions.get(projectId) ?? Infinity);
      if (isMissing) positions.set(projectId, seq);
      if (isMissing && from !== undefined) askFor(projectId);
    },
    onMessage(listener: Listener): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };

  function leave(projectId: number): void {
    const count = (wanted.get(projectId) ?? 1) - 1;
    if (count > 0) {
      wanted.set(projectId, count);
      return;
    }
    wanted.delete(projectId);
    followed.delete(projectId);
    send({ type: 'unfollow', projectId });
  }
}

const socketAddress = (): string => `${location.origin.replace(/^http/, 'ws')}/api${livePath}`;

export const live = createLive();

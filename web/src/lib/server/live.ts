import {
  beatEvery,
  livePath,
  sessionEnded,
  twoStepsMissing,
  type ClientMessage,
  type News,
  type TabPlace,
  type ServerMessage,
} from '@cuadrilla/contract/views/live';
import { createPositions } from './live-positions.ts';
import { tellSessionEnd, tellTwoStepsMissing } from './session-end.ts';
import { createStore } from '../store.ts';

export type LineStatus =
  | { state: 'closed' | 'connecting' | 'open' }
  /** The line broke; `retryAt` is when it is tried again. */
  | { state: 'lost'; retryAt: number };

/** Stands for the person's own log among those of the projects: it is no project's id. */
const oneself = 0;
const firstPause = 500;
/** While somebody looks, and while nobody does. */
const longestPause = { visible: 4_000, hidden: 15_000 };
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
  const positions = createPositions();
  let place: TabPlace | null = null;
  let started = false;
  let socket: WebSocket | undefined;
  let pause = firstPause;
  let retry: number | undefined;
  let silence: number | undefined;
  let heardAt = 0;

  function send(message: ClientMessage): void {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  }

  function askFor(projectId: number): void {
    const since = positions.ask(projectId);
    const from = since === undefined ? {} : { since };
    send(projectId === oneself ? { type: 'attend', ...from } : { type: 'follow', projectId, ...from });
  }

  function receive(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        pause = firstPause;
        break;
      case 'following':
        if (!positions.begin(message.projectId, message.seq)) askFor(message.projectId);
        break;
      case 'events':
      case 'behind':
        positions.advance(message.projectId, message.seq);
        break;
      case 'attending':
        if (!positions.begin(oneself, message.seq)) askFor(oneself);
        break;
      case 'mine':
      case 'mineBehind':
        positions.advance(oneself, message.seq);
        break;
      case 'gone':
        positions.forget(message.projectId);
        break;
      default:
    }
    listeners.forEach((listener) => listener(message));
  }

  /** Silence for longer than two beats is a line that broke without a word. */
  function expectBeat(line: WebSocket): void {
    heardAt = Date.now();
    window.clearTimeout(silence);
    silence = window.setTimeout(() => drop(line), 2 * beatEvery + firstPause);
  }

  function connect(): void {
    window.clearTimeout(retry);
    const line = new WebSocket(address());
    socket = line;
    status.set({ state: 'connecting' });
    expectBeat(line);
    line.addEventListener('open', () => {
      status.set({ state: 'open' });
      askFor(oneself);
      wanted.forEach((_count, projectId) => askFor(projectId));
      send({ type: 'place', place });
    });
    line.addEventListener('message', ({ data }) => {
      if (socket !== line) return;
      expectBeat(line);
      receive(JSON.parse(String(data)) as ServerMessage);
    });
    line.addEventListener('close', ({ code }) => socket === line && lose(code));
  }

  /** Does not wait for the farewell: a dead line would take minutes for it. */
  function drop(line: WebSocket): void {
    if (socket === line) lose();
    line.close();
  }

  function lose(code?: number): void {
    hangUp();
    if (code === sessionEnded || code === twoStepsMissing) {
      status.set({ state: 'closed' });
      (code === sessionEnded ? tellSessionEnd : tellTwoStepsMissing)();
      return;
    }
    // A little apart, so that a server that comes back is not met by everybody at once.
    const wait = pause * (0.75 + Math.random() / 2);
    pause = Math.min(pause * 2, longestPause[document.visibilityState]);
    status.set({ state: 'lost', retryAt: Date.now() + wait });
    retry = window.setTimeout(connect, wait);
  }

  function hangUp(): void {
    window.clearTimeout(retry);
    window.clearTimeout(silence);
    positions.pauseAll();
    socket = undefined;
  }

  /** Also after the session ended, or lacked a step: by now somebody may have signed in again, or shown one. */
  function retryNow(): void {
    if (started && !socket) connect();
  }

  /** The network or the person is back. While a computer sleeps its lines die, and no timer notices. */
  function lookAfterLine(): void {
    if (document.visibilityState === 'hidden') return;
    if (socket && Date.now() - heardAt > beatEvery + firstPause) drop(socket);
    retryNow();
  }

  function leave(projectId: number): void {
    const count = (wanted.get(projectId) ?? 1) - 1;
    if (count > 0) {
      wanted.set(projectId, count);
      return;
    }
    wanted.delete(projectId);
    positions.pause(projectId);
    send({ type: 'unfollow', projectId });
  }

  return {
    status,
    retryNow,
    /** Opens the line, and keeps it open until it is stopped. */
    start(): () => void {
      started = true;
      connect();
      window.addEventListener('online', lookAfterLine);
      document.addEventListener('visibilitychange', lookAfterLine);
      return () => {
        window.removeEventListener('online', lookAfterLine);
        document.removeEventListener('visibilitychange', lookAfterLine);
        const line = socket;
        started = false;
        hangUp();
        // Whoever signs in next is told what is theirs.
        positions.forget(oneself);
        line?.close();
        status.set({ state: 'closed' });
      };
    },
    /** Asks for all that happens in the project, until what it returns is called. */
    follow(projectId: number): () => void {
      const count = wanted.get(projectId) ?? 0;
      wanted.set(projectId, count + 1);
      // Also where it was gone, and somebody comes back before it was left.
      if (count === 0 || !positions.isFollowing(projectId)) askFor(projectId);
      return () => window.setTimeout(() => leave(projectId), leaveAfter);
    },
    /** Says to the others where this tab is. */
    standAt(next: TabPlace | null): void {
      if (JSON.stringify(next) === JSON.stringify(place)) return;
      place = next;
      send({ type: 'place', place });
    },
    /** The projects on the screen, each with how far it was told. */
    followed: (): { projectId: number; since: number }[] =>
      [...wanted.keys()].flatMap((projectId) => {
        const since = positions.known(projectId);
        return since === undefined ? [] : [{ projectId, since }];
      }),
    /** What the line would have told, had it been open. */
    hear(news: News): void {
      positions.catchUp(news.projectId, news.seq);
      listeners.forEach((listener) => listener(news));
    },
    /** Whether all that happens there arrives by itself. */
    isFollowing: positions.isFollowing,
    /** An answer of the API that was begun at `seq`: whatever happened after that has still to be told. */
    noteAnswer(projectId: number, seq: number): void {
      if (!positions.note(projectId, seq)) askFor(projectId);
    },
    /** The same for an answer about the person. */
    noteOwnAnswer(seq: number): void {
      if (!positions.note(oneself, seq)) askFor(oneself);
    },
    onMessage(listener: Listener): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const socketAddress = (): string => `${location.origin.replace(/^http/, 'ws')}/api${livePath}`;

export const live = createLive();

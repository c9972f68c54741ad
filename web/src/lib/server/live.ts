import { livePath, type News, type TabPlace, type ServerMessage } from '@cuadrilla/contract/views/live';
import { createFollowedProjects, oneself } from './followed-projects.ts';
import { createLine } from './live-line.ts';
import { createPositions } from './live-positions.ts';

type Listener = (message: ServerMessage) => void;

/**
 * The tab's one line to the server. It follows the projects that are on the screen, remembers how far each was told,
 * and goes on from there after any break.
 */
export function createLive(address: () => string = socketAddress) {
  const listeners = new Set<Listener>();
  const tellListeners: Listener = (message) => listeners.forEach((listener) => listener(message));
  const positions = createPositions();
  const line = createLine(address, { onOpen: askForAll, onMessage: receive, onLost: positions.pauseAll });
  const projects = createFollowedProjects(positions, line.send);
  let place: TabPlace | null = null;

  function askForAll(): void {
    projects.askForAll();
    line.send({ type: 'place', place });
  }

  function receive(message: ServerMessage): void {
    const projectId = 'projectId' in message ? message.projectId : oneself;
    if (!positions.hear(projectId, message)) projects.ask(projectId);
    tellListeners(message);
  }

  return {
    status: line.status,
    retryNow: line.retryNow,
    /** Opens the line, and keeps it open until it is stopped. */
    start(): () => void {
      line.start();
      return () => {
        // Whoever signs in next is told what is theirs.
        positions.forget(oneself);
        line.stop();
      };
    },
    follow: projects.follow,
    /** Says to the others where this tab is. */
    standAt(next: TabPlace | null): void {
      if (JSON.stringify(next) === JSON.stringify(place)) return;
      place = next;
      line.send({ type: 'place', place });
    },
    followed: projects.followed,
    /** What the line would have told, had it been open. */
    hear(news: News): void {
      positions.catchUp(news.projectId, news.seq);
      tellListeners(news);
    },
    /** Whether all that happens there arrives by itself. */
    isFollowing: positions.isFollowing,
    /** An answer of the API that was begun at `seq`: whatever happened after that has still to be told. */
    noteAnswer(projectId: number, seq: number): void {
      if (!positions.note(projectId, seq)) projects.ask(projectId);
    },
    /** The same for an answer about the person. */
    noteOwnAnswer(seq: number): void {
      if (!positions.note(oneself, seq)) projects.ask(oneself);
    },
    onMessage(listener: Listener): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const socketAddress = (): string => `${location.origin.replace(/^http/, 'ws')}/api${livePath}`;

export const live = createLive();

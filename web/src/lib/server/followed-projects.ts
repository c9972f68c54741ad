import type { ClientMessage } from '@cuadrilla/contract/views/live';
import type { Positions } from './live-positions.ts';

/** Stands for the person's own log among those of the projects: it is no project's id. */
export const oneself = 0;
/** Whoever goes from a board to one of its tasks does not leave the project. */
const leaveAfter = 5_000;

/** The projects that are on the screen: asked for while they are, and a little longer. */
export function createFollowedProjects(positions: Positions, send: (message: ClientMessage) => void) {
  /** How many parts of the screen show the project. */
  const wanted = new Map<number, number>();

  function ask(projectId: number): void {
    const since = positions.ask(projectId);
    const from = since === undefined ? {} : { since };
    send(projectId === oneself ? { type: 'attend', ...from } : { type: 'follow', projectId, ...from });
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
    ask,
    askForAll: (): void => [oneself, ...wanted.keys()].forEach(ask),
    /** Asks for all that happens in the project, until what it returns is called. */
    follow: (projectId: number): (() => void) => {
      const count = wanted.get(projectId) ?? 0;
      wanted.set(projectId, count + 1);
      // Also where it was gone, and somebody comes back before it was left.
      if (count === 0 || !positions.isFollowing(projectId)) ask(projectId);
      return () => window.setTimeout(() => leave(projectId), leaveAfter);
    },
    /** The projects on the screen, each with how far it was told. */
    followed: (): { projectId: number; since: number }[] =>
      [...wanted.keys()].flatMap((projectId) => {
        const since = positions.known(projectId);
        return since === undefined ? [] : [{ projectId, since }];
      }),
  };
}

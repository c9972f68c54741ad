import type { ServerMessage } from '@cuadrilla/contract/views/live';

export type Positions = ReturnType<typeof createPositions>;

/**
 * How far each project was told. What is kept of a project may come from answers of different moments: the oldest of
 * them decides from where on the server has to tell.
 */
export function createPositions() {
  /** Up to which `seq` all that is kept here is true. */
  const known = new Map<number, number>();
  const asked = new Map<number, number | undefined>();
  /** The projects that are being told, and from where on. */
  const toldFrom = new Map<number, number>();

  /** The server tells from `seq` on. False if something older came while it was asked: it has to be asked again. */
  function begin(projectId: number, seq: number): boolean {
    const oldest = known.get(projectId);
    if (oldest !== undefined && oldest < (asked.get(projectId) ?? seq)) return false;
    toldFrom.set(projectId, seq);
    known.set(projectId, seq);
    return true;
  }

  function advance(projectId: number, seq: number): void {
    if (toldFrom.has(projectId)) known.set(projectId, seq);
  }

  /** Nothing is kept of it any more. */
  function forget(projectId: number): void {
    toldFrom.delete(projectId);
    known.delete(projectId);
  }

  return {
    isFollowing: (projectId: number): boolean => toldFrom.has(projectId),

    /** From where on to ask. */
    ask(projectId: number): number | undefined {
      const since = known.get(projectId);
      asked.set(projectId, since);
      return since;
    },
    /** What the server says of the project. False where it has to be asked again. */
    hear(projectId: number, message: ServerMessage): boolean {
      switch (message.type) {
        case 'following':
        case 'attending':
          return begin(projectId, message.seq);
        case 'events':
        case 'behind':
        case 'mine':
        case 'mineBehind':
          advance(projectId, message.seq);
          return true;
        case 'gone':
          forget(projectId);
          return true;
        default:
          return true;
      }
    },
    /** From where on a project would have to be told. */
    known: (projectId: number): number | undefined => known.get(projectId),
    /** All up to `seq` was told some other way than over the line. */
    catchUp(projectId: number, seq: number): void {
      if (seq > (known.get(projectId) ?? Infinity)) known.set(projectId, seq);
    },
    /** An answer as of `seq`. False if it is older than all that was told: it has to be asked again. */
    note(projectId: number, seq: number): boolean {
      const from = toldFrom.get(projectId);
      if (from !== undefined && seq >= from) return true;
      const oldest = known.get(projectId);
      if (oldest === undefined || seq < oldest) known.set(projectId, seq);
      toldFrom.delete(projectId);
      return from === undefined;
    },
    /** No longer told; what is kept stays true up to where it was. */
    pause: (projectId: number): void => void toldFrom.delete(projectId),
    pauseAll: (): void => toldFrom.clear(),
    forget,
  };
}

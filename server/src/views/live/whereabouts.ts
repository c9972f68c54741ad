import type { TabPlace, Presence } from '@cuadrilla/contract/views/live';

/** Where a tab is, and whose it is. */
export interface Spot extends TabPlace {
  user: Presence['user'];
}

export interface Whereabouts {
  /** Puts the tab there, or nowhere; answers whether anything changed by it. */
  put(key: string, spot: Spot | null): boolean;
  spotOf(key: string): Spot | null;
  inProject(projectId: number): Presence[];
  /** The tabs that came, changed or left since the last time, by project. */
  takeChanges(): Map<number, Set<string>>;
}

const present = (key: string, { user, boardId, taskId, doing }: Spot): Presence => ({
  key,
  user,
  boardId,
  taskId,
  doing,
});

const isSame = (one: Spot | null, other: Spot | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Who is where, as far as this instance has heard. */
export function makeWhereabouts(): Whereabouts {
  const spots = new Map<string, Spot>();
  const keysIn = new Map<number, Set<string>>();
  let changes = new Map<number, Set<string>>();

  function leave(key: string, projectId: number): void {
    const keys = keysIn.get(projectId);
    keys?.delete(key);
    if (keys?.size === 0) keysIn.delete(projectId);
    add(changes, projectId, key);
    spots.delete(key);
  }

  return {
    put(key, spot) {
      const before = spots.get(key) ?? null;
      if (isSame(before, spot)) return false;
      if (before) leave(key, before.projectId);
      if (!spot) return true;
      spots.set(key, spot);
      add(keysIn, spot.projectId, key);
      add(changes, spot.projectId, key);
      return true;
    },
    spotOf: (key) => spots.get(key) ?? null,
    inProject: (projectId) =>
      [...(keysIn.get(projectId) ?? [])].flatMap((key) => {
        const spot = spots.get(key);
        return spot ? [present(key, spot)] : [];
      }),
    takeChanges() {
      const taken = changes;
      changes = new Map();
      return taken;
    },
  };
}

function add(sets: Map<number, Set<string>>, projectId: number, key: string): void {
  const keys = sets.get(projectId) ?? new Set();
  sets.set(projectId, keys.add(key));
}

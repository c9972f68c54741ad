import type { Presence, ServerMessage } from '@cuadrilla/contract/live';
import { useMemo } from 'react';
import { createStore, useStore } from '../../lib/store.ts';

type PresenceMessage = Extract<ServerMessage, { type: 'presence' }>;

/** The other tabs that show the same project, by their key. */
const presence = createStore<{ projectId: number; tabs: ReadonlyMap<string, Presence> }>({
  projectId: 0,
  tabs: new Map(),
});

export function applyPresence({ projectId, whole, people, left }: PresenceMessage): void {
  const known = presence.get();
  const tabs = new Map(whole || known.projectId !== projectId ? [] : known.tabs);
  people.forEach((tab) => tabs.set(tab.key, tab));
  left.forEach((key) => tabs.delete(key));
  presence.set({ projectId, tabs });
}

export const forgetPresence = (): void => presence.set({ projectId: 0, tabs: new Map() });

/** Who else is in the project, each tab of theirs. */
export function usePresence(projectId: number): Presence[] {
  const known = useStore(presence);
  return useMemo(() => (known.projectId === projectId ? [...known.tabs.values()] : []), [known, projectId]);
}

/** Who else is editing which task, by its id. */
export function useEditors(projectId: number): ReadonlyMap<number, Presence['user']> {
  const tabs = usePresence(projectId);
  return useMemo(
    () => new Map(tabs.flatMap(({ taskId, doing, user }) => (taskId && doing ? [[taskId, user]] : []))),
    [tabs],
  );
}

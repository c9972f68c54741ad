import type { Presence, ServerMessage } from '@cuadrilla/contract/views/live';
import { useMemo } from 'react';
import type { Attendee, Attendees } from '../../features/tasks/parts/card/attendee.ts';
import { createStore, useStore } from '../../lib/store.ts';
import { useUser } from '../session.ts';

type PresenceMessage = Extract<ServerMessage, { type: 'presence' }>;
type Tabs = ReadonlyMap<string, Presence>;
export type PresentPerson = Presence['user'];

const nobody: Tabs = new Map();

/** The other tabs that show a project, by their key: one that was just left is still told of for a while. */
const presence = createStore<ReadonlyMap<number, Tabs>>(new Map());

export function applyPresence({ projectId, whole, people, left }: PresenceMessage): void {
  const tabs = new Map(whole ? [] : presence.get().get(projectId));
  people.forEach((tab) => tabs.set(tab.key, tab));
  left.forEach((key) => tabs.delete(key));
  presence.set(new Map(presence.get()).set(projectId, tabs));
}

export const forgetPresence = (): void => presence.set(new Map());

/** The tabs of others in the project; one's own other tabs are nobody else. */
function useOthers(projectId: number): Presence[] {
  const tabs = useStore(presence).get(projectId) ?? nobody;
  const { id } = useUser();
  return useMemo(() => [...tabs.values()].filter(({ user }) => user.id !== id), [tabs, id]);
}

/** Who else is there, each once, however many tabs they have open. */
export function usePeopleAt(
  { projectId, boardId, taskId }: Where,
  doing?: Presence['doing'],
): PresentPerson[] {
  const others = useOthers(projectId);
  return useMemo(() => {
    const there = others.filter(
      (tab) =>
        (boardId === undefined || tab.boardId === boardId) &&
        (taskId === undefined || tab.taskId === taskId) &&
        (doing === undefined || tab.doing === doing),
    );
    return [...new Map(there.map(({ user }) => [user.id, user])).values()];
  }, [others, boardId, taskId, doing]);
}

/** A project, a board of it or a task. */
interface Where {
  projectId: number;
  boardId?: number;
  taskId?: number;
}

/** Who else is at which task; of several the one who does most there. */
export function useAttendees(projectId: number): Attendees {
  const others = useOthers(projectId);
  return useMemo(() => attendeesOf(others), [others]);
}

const weight: Record<Attendee['doing'], number> = { looking: 0, editing: 1, holding: 2 };

export function attendeesOf(tabs: readonly Presence[]): Attendees {
  const found = tabs.flatMap(({ taskId, user, doing }): [number, Attendee][] =>
    // Whoever writes a comment leaves the task as it is.
    taskId ? [[taskId, { ...user, doing: doing === null || doing === 'typing' ? 'looking' : doing }]] : [],
  );
  return new Map(found.toSorted(([, one], [, other]) => weight[one.doing] - weight[other.doing]));
}

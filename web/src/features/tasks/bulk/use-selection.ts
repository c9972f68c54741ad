import { limits } from '@cuadrilla/contract/fields';
import { taskIdsOf } from '@cuadrilla/contract/events';
import type { Task } from '@cuadrilla/contract/tasks';
import { useCallback, useEffect, useRef, useState } from 'react';
import { live } from '../../../lib/live.ts';
import { belongs, type TaskListing } from '../filter/task-listing.ts';
import {
  noSelection,
  selectAll,
  type Selection,
  selectRange,
  toggleTask,
  withNews,
} from './task-selection.ts';

/**
 * The tasks that are chosen for a bulk change. They stay chosen in any order and while others change them, but not
 * in another search or filter: what is out of sight must not be changed by mistake.
 */
export function useSelection(projectId: number, listing: TaskListing, shown: readonly Task[]) {
  const [selection, setSelection] = useState(noSelection);
  const [selecting, setSelecting] = useState(false);
  const narrowing = JSON.stringify([listing.search, listing.filter]);
  const [seen, setSeen] = useState(narrowing);
  if (narrowing !== seen) {
    setSeen(narrowing);
    setSelection(noSelection);
  }
  useNews(projectId, listing, setSelection);

  const latest = useRef(shown);
  useEffect(() => {
    latest.current = shown;
  }, [shown]);

  const toggle = useCallback((taskId: number, wholeRange: boolean) => {
    const task = latest.current.find(({ id }) => id === taskId);
    if (!task) return;
    setSelection((now) => (wholeRange ? selectRange(now, latest.current, task) : toggleTask(now, task)));
  }, []);
  const all = (tasks: readonly Task[]) => setSelection(selectAll(tasks));
  const clear = () => {
    setSelection(noSelection);
    setSelecting(false);
  };
  return {
    tasks: selection.tasks,
    /** On a phone: touching a card selects it. */
    selecting,
    begin: (taskId?: number) => {
      setSelecting(true);
      if (taskId !== undefined) toggle(taskId, false);
    },
    toggle,
    all,
    /** All that is shown or, where it is all chosen already, nothing. */
    toggleAll: () => (selection.tasks.size >= Math.min(shown.length, limits.bulk) ? clear() : all(shown)),
    clear,
  };
}

export type ListSelection = ReturnType<typeof useSelection>;

/** Follows what is told of the project: the selected tasks may be in pages that are not read. */
function useNews(
  projectId: number,
  listing: TaskListing,
  change: (change: (selection: Selection) => Selection) => void,
): void {
  useEffect(
    () =>
      live.onMessage((message) => {
        if (message.type === 'behind' && message.projectId === projectId) change(() => noSelection);
        if (message.type !== 'events' || message.projectId !== projectId) return;
        const named = taskIdsOf(message.events);
        const now = new Map(message.tasks.map((task) => [task.id, task]));
        change((selection) => withNews(selection, named, now, (task) => belongs(listing, task)));
      }),
    [projectId, listing, change],
  );
}

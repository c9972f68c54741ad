import { limits } from '@cuadrilla/contract/kernel/fields';
import { taskIdsOf } from '@cuadrilla/contract/log/events';
import type { Task } from '@cuadrilla/contract/tasks/tasks';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { BoardPlace } from '../../../../lib/board-place.ts';
import { live } from '../../../../lib/server/live.ts';
import type { TaskListing } from '../../data/task-listing.ts';
import {
  noSelection,
  selectAll,
  type Selection,
  selectRange,
  toggleTask,
  withNews,
  withRead,
} from './task-selection.ts';

interface Selectable extends BoardPlace {
  listing: TaskListing;
  /** Those on the screen, in their order. */
  shown: () => readonly Task[];
  /** When the list was read last and, where that was the whole board, what was in it. */
  read?: { at: number; whole: readonly Task[] | undefined };
}

/**
 * The tasks that are chosen for a bulk change. They stay chosen in any order and whatever others do, as long as they
 * are on the board, but not in another search or filter of one's own: what is out of sight must not be changed by mistake.
 */
export function useSelection({ projectId, boardId, listing, shown, read }: Selectable) {
  const [selection, setSelection] = useState<Selection>(noSelection);
  const [selecting, setSelecting] = useState(false);
  const narrowing = JSON.stringify([listing.search, listing.filter]);
  const [seen, setSeen] = useState(narrowing);
  if (narrowing !== seen) {
    setSeen(narrowing);
    setSelection(noSelection);
  }
  const [readAt, setReadAt] = useState(read?.at);
  if (read?.at !== readAt) {
    setReadAt(read?.at);
    if (read?.whole) setSelection(withRead(selection, read.whole));
  }
  useNews(projectId, boardId, setSelection);

  const latest = useRef(shown);
  useEffect(() => {
    latest.current = shown;
  }, [shown]);

  const toggle = useCallback((taskId: number, wholeRange: boolean) => {
    const tasks = latest.current();
    const task = tasks.find(({ id }) => id === taskId);
    if (!task) return;
    setSelection((now) => (wholeRange ? selectRange(now, tasks, task) : toggleTask(now, task)));
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
    toggleAll: () => (selection.tasks.size >= Math.min(shown().length, limits.bulk) ? clear() : all(shown())),
    clear,
  };
}

export type TaskSelection = ReturnType<typeof useSelection>;

/** Follows what is told of the project: the selected tasks may be in pages that are not read. */
function useNews(
  projectId: number,
  boardId: number,
  change: (change: (selection: Selection) => Selection) => void,
): void {
  useEffect(
    () =>
      live.onMessage((message) => {
        if (message.type !== 'events' || message.projectId !== projectId) return;
        const named = taskIdsOf(message.events);
        const now = new Map(message.tasks.map((task) => [task.id, task]));
        change((selection) => withNews(selection, named, now, (task) => task.board_id === boardId));
      }),
    [projectId, boardId, change],
  );
}

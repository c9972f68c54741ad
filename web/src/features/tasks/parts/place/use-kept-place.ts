import type { Task } from '@cuadrilla/contract/tasks/tasks';
import { useLayoutEffect, useRef, useState } from 'react';
import { newAbove, type PlacedRow, shiftOf } from './kept-place.ts';

interface Options {
  tasks: readonly Task[];
  /** Another search or order, or another page, is no movement. */
  list: string;
  /** Those that are drawn or, where only the screen knows them, that were until now. */
  rows: readonly PlacedRow[];
  wereDrawn?: boolean;
  topOf: (taskId: number) => number | undefined;
  /** What is in sight: from where, and how much. */
  sight: () => { offset: number; height: number };
  scrollBy: (distance: number) => void;
}

/**
 * What others put in or take out above does not move what one is reading, as in a chat. At the very top there is
 * nothing above: what comes in shows.
 */
export function useKeptPlace({ tasks, list, rows, wereDrawn, topOf, sight, scrollBy }: Options) {
  const last = useRef({ tasks, list, rows });
  /** By how much the place was moved with what was drawn last. */
  const shift = useRef(0);
  const [above, setAbove] = useState<readonly number[]>([]);
  useLayoutEffect(() => {
    const before = last.current;
    last.current = { tasks, list, rows };
    shift.current = 0;
    const { offset, height } = sight();
    const isAbove = (taskId: number) => (topOf(taskId) ?? Infinity) < offset;
    if (before.list !== list) setAbove(none);
    else if (before.tasks === tasks) setAbove((ids) => (ids.every(isAbove) ? ids : ids.filter(isAbove)));
    else {
      const drawn = wereDrawn ? rows : before.rows;
      const seen = drawn.filter((row) => row.top + row.height > offset && row.top < offset + height);
      if (seen.length === 0 || seen[0]?.id === before.tasks[0]?.id) return;
      shift.current = shiftOf(seen, topOf);
      if (shift.current !== 0) scrollBy(shift.current);
      const added = newAbove(before.tasks, tasks, seen);
      const isThere = (id: number) => tasks.some((task) => task.id === id);
      setAbove((ids) =>
        added.length === 0 && ids.every(isThere) ? ids : [...ids.filter(isThere), ...added],
      );
    }
  });
  const show = () => scrollBy(Math.min(...above.flatMap((id) => topOf(id) ?? [])) - sight().offset);
  return { shift, above: above.length, show };
}

const none: readonly number[] = [];

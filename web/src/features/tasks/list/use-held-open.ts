import { type MouseEvent, useEffect, useRef } from 'react';
import type { TaskLinks } from '../parts/card/task-links.ts';

/** As long as most take between the two clicks; what opening needs is on its way meanwhile. */
const holdFor = 200;

/** A click of a mouse opens its task, unless a second one makes a double click of it: that renames. */
export function useHeldOpen({ onOpen, readAhead }: Pick<TaskLinks, 'onOpen' | 'readAhead'>) {
  const held = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(held.current), []);
  return (taskId: number, { detail }: MouseEvent, mayRename: boolean) => {
    window.clearTimeout(held.current);
    // Keys do not click twice, and a finger that does means to zoom.
    if (!mayRename || detail === 0 || !matchMedia('(pointer: fine)').matches) onOpen(taskId);
    else if (detail === 1) {
      readAhead(taskId);
      held.current = window.setTimeout(() => onOpen(taskId), holdFor);
    }
  };
}

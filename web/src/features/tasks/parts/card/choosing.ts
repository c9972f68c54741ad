import type { Task } from '@cuadrilla/contract/tasks/tasks';
import type { SelectBox } from './SelectBox.tsx';

/** How the cards of a view are chosen for a change of many. A board shows before its code is there. */
export interface Choosing {
  /** Those that are chosen. */
  tasks: ReadonlyMap<number, Task>;
  boxes: Boxes;
}

/** What each card needs for it, which stays the same. */
export interface Boxes {
  /** With Shift, all from the last one on. */
  toggle: (taskId: number, wholeRange: boolean) => void;
  Box: typeof SelectBox;
}

import type { Task } from '@cuadrilla/contract/tasks/tasks';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useState } from 'react';
import { linkedTask } from '../../parts/card/task-links.ts';
import { LazyTaskMenu } from './LazyTaskMenu.tsx';
import { optionsButtonOf } from '../../parts/card/OptionsButton.tsx';
import { tickedTask } from '../../parts/card/DoneTick.tsx';
import { type DeedBoard, moveTask, turnTask } from './task-deeds.ts';

/** The menu of grid and list: whichever button was pressed, and the key that ends a task. */
export function useTaskMenu(
  tasks: readonly Task[],
  board: DeedBoard,
  onSelect: ((taskId: number, wholeRange: boolean) => void) | undefined,
) {
  const [open, setOpen] = useState<{ taskId: number; anchor: HTMLElement }>();
  const find = (taskId: number | undefined) => tasks.find(({ id }) => id === taskId);
  const task = find(open?.taskId);
  const move = (moved: Task, columnId: number) => moveTask(moved, columnId, board);

  /** Whether it was for the menu. */
  const onClick = ({ target }: MouseEvent): boolean => {
    const ticked = find(tickedTask(target));
    if (ticked) void turnTask(ticked, board);
    const anchor = optionsButtonOf(target);
    if (anchor) setOpen({ taskId: Number(anchor.dataset['options']), anchor });
    return anchor !== null || ticked !== undefined;
  };
  const onKeyDown = (event: KeyboardEvent): boolean => {
    const pressed = isTurnKey(event) && board.canEdit ? find(linkedTask(event.target)) : undefined;
    if (pressed) void turnTask(pressed, board);
    return pressed !== undefined;
  };
  const menu: ReactNode = open && task && (
    <LazyTaskMenu
      task={task}
      board={board}
      anchor={open.anchor}
      onMove={(columnId) => move(task, columnId)}
      onSelect={onSelect && (() => onSelect(task.id, false))}
      onClose={() => setOpen(undefined)}
    />
  );
  return { menu, onClick, onKeyDown };
}

/** «H», de hecha. */
const isTurnKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'h' && !ctrlKey && !metaKey && !altKey && !shiftKey;

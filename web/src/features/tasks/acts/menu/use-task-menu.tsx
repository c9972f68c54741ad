import type { Task } from '@cuadrilla/contract/tasks/tasks';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useState } from 'react';
import { linkedTask } from '../../parts/card/task-links.ts';
import { focusWhenThere } from '../../../../lib/focus.ts';
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
    if (pressed) {
      const goOn = neighbourOf(event.target);
      void turnTask(pressed, board);
      goOn();
    }
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

/** Where what is done is folded away, the keys go on with the next one. */
function neighbourOf(target: EventTarget): () => void {
  const link = target instanceof Element ? target.closest<HTMLElement>('[data-task]') : null;
  const links = [...document.querySelectorAll<HTMLElement>('main [data-task]')];
  const index = link ? links.indexOf(link) : -1;
  const next = links[index + 1] ?? links[index - 1];
  return () => void focusWhenThere(() => (link?.isConnected ? null : (next ?? null)));
}

/** «H», de hecha. */
const isTurnKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'h' && !ctrlKey && !metaKey && !altKey && !shiftKey;

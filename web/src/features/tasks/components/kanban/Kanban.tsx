import type { Column } from '@cuadrilla/contract/boards';
import { useLayoutEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { Hidden } from '../../../../ui/Hidden.tsx';
import { clickedTask, linkedTask } from '../../task-links.ts';
import { type Desk, useMoving } from './desk.ts';
import styles from './Kanban.module.css';
import { kanbanTexts as texts } from './kanban.texts.ts';
import { KanbanStatus } from './KanbanStatus.tsx';
import { MoveMenu } from './MoveMenu.tsx';
import { useCardKeys } from './use-card-keys.ts';
import { useBoardDrag } from './use-column-drop.ts';
import { useTouchDrag } from './use-touch-drag.ts';

interface Props {
  desk: Desk;
  /** Those on the screen, in their order. */
  columns: readonly Column[];
  canEdit: boolean;
  narrowed: boolean;
  /** Of the text that explains the keys; the cards point to it. */
  keysId: string;
  onOpen: (taskId: number) => void;
  /** A hand comes near: time to fetch what opening a card needs. */
  onIntent: () => void;
  children: ReactNode;
}

/** The row of columns. It listens for all cards in them, and has what they share: menu, keys, status bar. */
export function Kanban({ desk, columns, canEdit, narrowed, keysId, onOpen, onIntent, children }: Props) {
  const board = useRef<HTMLDivElement>(null);
  const [menu, setMenu] = useState<{ taskId: number; anchor: HTMLElement }>();
  const isMoving = useMoving(desk, (moving) => moving !== null);
  const openMenu = (taskId: number, anchor: HTMLElement) => setMenu({ taskId, anchor });
  const onKeyDown = useCardKeys({ desk, columnIds: columns.map(({ id }) => id), canEdit, onMenu: openMenu });
  useBoardDrag(board, desk);
  useTouchDrag(board, desk);
  useHeightOfWindow(board);

  const onClick = (event: MouseEvent) => {
    const button = event.target instanceof Element && event.target.closest<HTMLElement>('[data-move]');
    if (button) return openMenu(Number(button.dataset.move), button);
    const taskId = clickedTask(event);
    if (!taskId) return undefined;
    event.preventDefault();
    return onOpen(taskId);
  };
  const onBlur = () => {
    desk.focused = undefined;
    if (desk.moving.get()?.by === 'keys') desk.cancel();
  };
  const task = menu && desk.find(menu.taskId);
  return (
    <>
      <div
        ref={board}
        className={styles.board}
        data-moving={isMoving || undefined}
        onClick={onClick}
        onKeyDown={onKeyDown}
        onPointerEnter={onIntent}
        onFocus={({ target }) => {
          desk.focused = linkedTask(target);
          onIntent();
        }}
        onBlur={onBlur}
      >
        {children}
      </div>
      <Hidden>
        <span id={keysId}>{texts.keys}</span>
      </Hidden>
      <KanbanStatus desk={desk} narrowed={narrowed} />
      {menu && task && (
        <MoveMenu
          desk={desk}
          task={task}
          columns={columns}
          manual={desk.settings.listing.sort === 'position'}
          anchor={menu.anchor}
          onClose={() => setMenu(undefined)}
        />
      )}
    </>
  );
}

/** The columns reach down to the foot of the window, whatever stands above them. */
function useHeightOfWindow(board: { current: HTMLElement | null }): void {
  useLayoutEffect(() => {
    const element = board.current;
    if (!element) return undefined;
    const measure = () =>
      element.style.setProperty('--top', `${element.getBoundingClientRect().top + window.scrollY}px`);
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    measure();
    return () => observer.disconnect();
  }, [board]);
}

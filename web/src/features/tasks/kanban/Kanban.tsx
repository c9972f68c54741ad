import type { Column } from '@cuadrilla/contract/tasks/boards';
import { useLayoutEffect, useRef, useState, type FocusEvent, type MouseEvent, type ReactNode } from 'react';
import { Hidden } from '../../../ui/controls/Hidden.tsx';
import type { Choosing } from '../parts/card/choosing.ts';
import { clickedTask, linkedTask, rangedTask, type TaskLinks } from '../parts/card/task-links.ts';
import { useBoardDrag } from './drag/use-column-drop.ts';
import { useTouchDrag } from './drag/use-touch-drag.ts';
import { optionsButtonOf } from '../parts/card/OptionsButton.tsx';
import type { DeedBoard } from '../acts/menu/task-deeds.ts';
import { tickedTask } from '../parts/card/DoneTick.tsx';
import { cardKeys } from './card-keys.ts';
import { CardMenu } from './CardMenu.tsx';
import { type KanbanController, useMoving } from './kanban-controller.ts';
import styles from './Kanban.module.css';
import { kanbanTexts as texts } from '../data/kanban.texts.ts';
import { turnCard } from './move-card.ts';
import { KanbanStatus } from './KanbanStatus.tsx';

interface Props extends Omit<TaskLinks, 'hrefOf'> {
  kanban: KanbanController;
  board: DeedBoard;
  /** Those on the screen, in their order. */
  columns: readonly Column[];
  narrowed: boolean;
  choosing: Choosing | undefined;
  /** Of the text that explains the keys; the cards point to it. */
  keysId: string;
  children: ReactNode;
}

/** The card whose menu is open, and where it was asked for. */
interface OpenMenu {
  taskId: number;
  anchor: HTMLElement;
}

/** The row of columns. It listens for all cards in them, and has what they share: menu, keys, status bar. */
export function Kanban(props: Props) {
  const { kanban, board, columns, narrowed, choosing, keysId, children } = props;
  const row = useRef<HTMLDivElement>(null);
  const [menu, setMenu] = useState<OpenMenu>();
  const isMoving = useMoving(kanban, (moving) => moving !== null);
  useBoardDrag(row, kanban);
  useTouchDrag(row, kanban);
  useHeightOfWindow(row);
  const task = menu && kanban.find(menu.taskId);
  return (
    <>
      <div
        ref={row}
        className={styles.board}
        data-board
        data-moving={isMoving || undefined}
        data-selecting={choosing?.tasks.size ? true : undefined}
        {...boardEvents(props, setMenu)}
      >
        {children}
      </div>
      <Hidden>
        <span id={keysId}>{texts.keys}</span>
      </Hidden>
      <KanbanStatus kanban={kanban} narrowed={narrowed} />
      {menu && task && (
        <CardMenu
          kanban={kanban}
          task={task}
          board={board}
          columns={columns}
          onSelect={choosing && (() => choosing.boxes.toggle(task.id, false))}
          anchor={menu.anchor}
          onClose={() => setMenu(undefined)}
        />
      )}
    </>
  );
}

function boardEvents(
  { kanban, board, columns, choosing, onOpen, onPeek, onIntent }: Props,
  openMenu: (menu: OpenMenu) => void,
) {
  const onClick = (event: MouseEvent) => {
    const button = optionsButtonOf(event.target);
    if (button) return openMenu({ taskId: Number(button.dataset['options']), anchor: button });
    const ranged = choosing && rangedTask(event);
    if (ranged) {
      event.preventDefault();
      return choosing?.boxes.toggle(ranged, true);
    }
    const ticked = kanban.find(tickedTask(event.target) ?? 0);
    if (ticked) return turnCard(kanban, ticked, board);
    const taskId = clickedTask(event);
    if (!taskId) return undefined;
    event.preventDefault();
    return onOpen(taskId);
  };
  const onFocus = ({ target }: FocusEvent) => {
    kanban.focused = linkedTask(target);
    onIntent();
  };
  const onBlur = () => {
    kanban.focused = undefined;
    if (kanban.moving.get()?.by === 'keys') kanban.cancel();
  };
  const onKeyDown = cardKeys({
    kanban,
    columnIds: columns.map(({ id }) => id),
    canEdit: board.canEdit,
    onTurn: (task) => void turnCard(kanban, task, board),
    onPeek,
    onSelect: choosing?.boxes.toggle,
    onMenu: (taskId, anchor) => openMenu({ taskId, anchor }),
  });
  return { onClick, onKeyDown, onPointerEnter: onIntent, onFocus, onBlur };
}

/** The columns reach down to the foot of the window, whatever stands above them. */
function useHeightOfWindow(board: { current: HTMLElement | null }): void {
  useLayoutEffect(() => {
    const element = board.current;
    if (!element) return undefined;
    const measure = () =>
      element.style.setProperty('--top', `${element.getBoundingClientRect().top + window.scrollY}px`);
    const observer = new ResizeObserver(measure);
    // Whatever comes or goes above the board, one of them changes its height.
    for (let each = element.parentElement; each; each = each.parentElement) observer.observe(each);
    measure();
    return () => observer.disconnect();
  }, [board]);
}

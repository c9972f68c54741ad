import type { Column } from '@cuadrilla/contract/tasks/boards';
import type { Task } from '@cuadrilla/contract/tasks/tasks';
import { useRef } from 'react';
import { MenuAt, MenuGroup, MenuItem, MenuTitle } from '../../../ui/layers/Menu.tsx';
import { LazyTaskMenu } from '../acts/menu/LazyTaskMenu.tsx';
import { menuTexts } from '../acts/menu/menu.texts.ts';
import { type DeedBoard, turnedColumn } from '../acts/menu/task-deeds.ts';
import type { KanbanController } from './kanban-controller.ts';
import { kanbanTexts as texts } from '../data/kanban.texts.ts';
import { cardsIn, othersIn } from './lanes.ts';
import { turnCard } from './move-card.ts';

interface Props {
  kanban: KanbanController;
  task: Task;
  board: DeedBoard;
  /** Those on the screen, in their order. */
  columns: readonly Column[];
  /** The button that was pressed or, where a key asks only where to, the card's link. */
  anchor: HTMLElement;
  onSelect: (() => void) | undefined;
  onClose: () => void;
}

/** Moves a card without dragging it, and whatever else can be done with it. */
export function CardMenu({ kanban, task, board, columns, anchor, onSelect, onClose }: Props) {
  const next = useRef({ columnId: task.column_id, taskId: task.id });
  const moveTo = (columnId: number, index: number) => {
    next.current = focusAfter(kanban, task, columnId, anchor);
    kanban.move(task, { columnId, index });
  };
  const onLeave = () => kanban.lanes.get(next.current.columnId)?.show(next.current.taskId, true);
  const moves = <MoveItems {...{ kanban, task, columns, moveTo }} />;
  if (anchor.matches('[data-task]'))
    return (
      <MenuAt label={texts.move(task.title)} align="start" {...{ anchor, onClose, onLeave }}>
        <MenuTitle>{menuTexts.moveTo}</MenuTitle>
        {moves}
      </MenuAt>
    );
  return (
    <LazyTaskMenu
      {...{ task, board, anchor, moves, onSelect, onClose, onLeave }}
      onTurn={() => {
        const columnId = turnedColumn(task, board.columns)?.id ?? task.column_id;
        next.current = focusAfter(kanban, task, columnId, anchor);
        void turnCard(kanban, task, board);
      }}
      onMove={(columnId) => moveTo(columnId, othersIn(kanban.lanes, columnId, task).length)}
    />
  );
}

interface MoveProps extends Pick<Props, 'kanban' | 'task' | 'columns'> {
  moveTo: (columnId: number, index: number) => void;
}

/** In another order than by hand a column has no places to choose from. */
function MoveItems({ kanban, task, columns, moveTo }: MoveProps) {
  const manual = kanban.settings.listing.sort === 'position';
  const home = kanban.home(task);
  return columns.map(({ id, name }) => {
    const isHome = id === task.column_id;
    const last = othersIn(kanban.lanes, id, task).length;
    if (!manual)
      return (
        !isHome && (
          <MenuItem key={id} onSelect={() => moveTo(id, last)}>
            {name}
          </MenuItem>
        )
      );
    return (
      <MenuGroup key={id} label={name}>
        <MenuItem onSelect={() => moveTo(id, 0)}>{texts.first}</MenuItem>
        {isHome && home.index > 0 && (
          <MenuItem onSelect={() => moveTo(id, home.index - 1)}>{texts.up}</MenuItem>
        )}
        {isHome && home.index < last && (
          <MenuItem onSelect={() => moveTo(id, home.index + 1)}>{texts.down}</MenuItem>
        )}
        <MenuItem onSelect={() => moveTo(id, last)}>{texts.last}</MenuItem>
      </MenuGroup>
    );
  });
}

/** By keys the focus goes with the card; a hand goes on with the next one of the column that it sees. */
function focusAfter(kanban: KanbanController, task: Task, columnId: number, anchor: HTMLElement) {
  const { tasks } = cardsIn(kanban.lanes, task.column_id);
  const { index } = kanban.home(task);
  const heir = tasks[index + 1] ?? tasks[index - 1];
  const stays = columnId !== task.column_id && !anchor.matches('[data-task]') && heir;
  return stays ? { columnId: task.column_id, taskId: heir.id } : { columnId, taskId: task.id };
}

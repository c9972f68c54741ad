import type { Column } from '@cuadrilla/contract/boards';
import type { Task } from '@cuadrilla/contract/tasks';
import { useRef } from 'react';
import { MenuAt, MenuGroup, MenuItem, MenuTitle } from '../../../../ui/Menu.tsx';
import type { Desk } from './desk.ts';
import { kanbanTexts as texts } from './kanban.texts.ts';

interface Props {
  desk: Desk;
  task: Task;
  columns: readonly Column[];
  /** In another order than by hand a column has no places to choose from. */
  manual: boolean;
  anchor: HTMLElement;
  onClose: () => void;
}

/** Moves a card without dragging it. */
export function MoveMenu({ desk, task, columns, manual, anchor, onClose }: Props) {
  const home = desk.home(task);
  const target = useRef(task.column_id);
  const moveTo = (columnId: number, index: number) => {
    target.current = columnId;
    desk.move(task, { columnId, index });
  };
  const lastOf = (columnId: number): number =>
    desk.lanes
      .get(columnId)
      ?.cards()
      .tasks.filter(({ id }) => id !== task.id).length ?? 0;
  return (
    <MenuAt anchor={anchor} onClose={onClose} onLeave={() => desk.lanes.get(target.current)?.focus(task.id)}>
      <MenuTitle>{texts.moveTo}</MenuTitle>
      {columns.map(({ id, name }) => {
        const isHome = id === task.column_id;
        const last = lastOf(id);
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
      })}
    </MenuAt>
  );
}

import type { Column } from '@cuadrilla/contract/tasks/boards';
import type { Task } from '@cuadrilla/contract/tasks/tasks';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { useTaskActions } from '../../features/tasks/data/optimistic-actions.ts';
import { LazyTaskMenu, loadTaskMenu } from '../../features/tasks/acts/menu/LazyTaskMenu.tsx';
import { menuTexts } from '../../features/tasks/acts/menu/menu.texts.ts';
import { moveTask } from '../../features/tasks/acts/menu/task-deeds.ts';
import type { BoardPlace } from '../../lib/board-place.ts';
import { useTimeZone } from '../../lib/dates/time-zone.ts';
import { useUser } from '../../services/session.ts';
import { IconButton } from '../../ui/controls/IconButton.tsx';

interface Props {
  place: BoardPlace;
  task: Task;
  columns: readonly Column[];
}

/** What can be done with the task at once, without its form: the menu that it has on boards. */
export function TaskOptions({ place, task, columns }: Props) {
  const user = { ...useUser(), time_zone: useTimeZone() };
  const actions = useTaskActions(place.projectId, place.boardId);
  const [anchor, setAnchor] = useState<HTMLElement>();
  const board = { place, columns, user, canEdit: true, actions, onOpen: undefined };
  return (
    <>
      <IconButton
        size="small"
        label={menuTexts.optionsHere}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        onPointerEnter={() => void loadTaskMenu()}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <Ellipsis size={18} />
      </IconButton>
      {anchor && (
        <LazyTaskMenu
          task={task}
          board={board}
          anchor={anchor}
          onMove={(columnId) => moveTask(task, columnId, board)}
          onClose={() => setAnchor(undefined)}
        />
      )}
    </>
  );
}

import type { Column } from '@cuadrilla/contract/tasks/boards';
import type { Permissions } from '@cuadrilla/contract/kernel/roles';
import { useTaskActions } from '../../features/tasks/data/optimistic-actions.ts';
import type { DeedBoard } from '../../features/tasks/acts/menu/task-deeds.ts';
import type { BoardPlace } from '../../lib/board-place.ts';
import { useTimeZone } from '../../lib/dates/time-zone.ts';
import { useUser } from '../../services/session.ts';

interface Known {
  place: BoardPlace;
  columns: readonly Column[] | undefined;
  permissions: Permissions | undefined;
  onOpen: (taskId: number) => void;
}

/** What the menu of a task needs to know of its board. */
export function useDeedBoard({ place, columns = [], permissions, onOpen }: Known): DeedBoard {
  const user = { ...useUser(), time_zone: useTimeZone() };
  const actions = useTaskActions(place.projectId, place.boardId);
  return { place, columns, user, canEdit: permissions?.can_edit === true, actions, onOpen };
}

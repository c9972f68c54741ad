import type { Column } from '@cuadrilla/contract/tasks/boards';
import type { Permissions } from '@cuadrilla/contract/kernel/roles';
import type { TaskSortField } from '@cuadrilla/contract/tasks/tasks';
import type { Attendees } from '../../features/tasks/parts/card/attendee.ts';
import type { TaskListing } from '../../features/tasks/data/task-listing.ts';
import type { BoardPlace } from '../../lib/board-place.ts';

/** What each view of a board is given. */
export interface BoardViewProps {
  place: BoardPlace;
  listing: TaskListing;
  /** Undefined until they are known. */
  columns: Column[] | undefined;
  permissions: Permissions | undefined;
  /** Who else is at which task. */
  attendees: Attendees;
  onSort: (sort: TaskSortField, order: TaskListing['order']) => void;
  /** Takes back the search and the filters. */
  onClear: () => void;
  /** How many tasks a search or a filter leaves; undefined while there is none, or it is not known. */
  onFound: (total: number | undefined) => void;
}

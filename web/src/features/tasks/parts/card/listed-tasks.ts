import type { Column } from '@cuadrilla/contract/tasks/boards';
import type { Task, TaskSortField } from '@cuadrilla/contract/tasks/tasks';
import type { Attendees } from './attendee.ts';
import type { BoardPlace } from '../../../../lib/board-place.ts';
import type { TaskLinks } from './task-links.ts';
import type { ShownLabel } from './LabelChip.tsx';
import type { TaskListing } from '../../data/task-listing.ts';
import type { EligiblePerson } from '../../data/field-edits.ts';

/** The board around a list. */
export interface ListBoard extends TaskLinks, BoardPlace {
  columns: readonly Column[];
  people: readonly EligiblePerson[];
  labels: ReadonlyMap<number, ShownLabel>;
  boards: readonly { id: number; name: string }[];
  /** Who else is at which task. */
  attendees: Attendees;
  canEdit: boolean;
}

/** The tasks of a list, as far as they have been read. */
export interface ListedTasks {
  listing: TaskListing;
  onSort: (sort: TaskSortField, order: TaskListing['order']) => void;
  tasks: readonly Task[];
  /** Also of the pages still to come. */
  total: number;
  /** These are the tasks of the last search or order, until the new ones are there. */
  stale: boolean;
  /** All there is on the board, once that has been read and nothing is looked for. */
  whole: readonly Task[] | undefined;
  /** When the server last said which these are. */
  readAt: number;
  /** Reads on until there are so many, or no more. */
  readUpTo: (count: number) => Promise<Task[]>;
}

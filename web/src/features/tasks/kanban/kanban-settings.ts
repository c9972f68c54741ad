import type { Column } from '@cuadrilla/contract/tasks/boards';
import type { TaskActions } from '../data/optimistic-actions.ts';
import type { TaskListing } from '../data/task-listing.ts';

/** What the page gives to its kanban. */
export interface KanbanSettings {
  columns: readonly Column[];
  listing: TaskListing;
  actions: TaskActions;
  user: { id: number };
  /** A task goes from one column to another, or comes from nowhere: the columns' counts follow at once. */
  onCount: (from: number | undefined, to: number | undefined) => void;
}

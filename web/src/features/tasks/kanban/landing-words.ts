import type { KanbanController, Moving } from './kanban-controller.ts';
import { kanbanTexts as texts } from '../data/kanban.texts.ts';

/** Where the task in hand would land, as the status bar and the live region say it. */
export function landingInWords(
  { settings, lanes }: KanbanController,
  { task, over }: Moving,
  narrowed: boolean,
): string {
  const { columns, listing } = settings;
  const column = columns.find(({ id }) => id === over?.columnId);
  if (!over || !column) return texts.outside;
  const isHome = column.id === task.column_id;
  if (listing.sort !== 'position') return isHome ? texts.ordered(listing.sort) : column.name;
  const cards = lanes.get(column.id)?.cards();
  const total = narrowed && cards ? cards.total : column.taskCount;
  const count = isHome ? total : total + 1;
  const known = (cards?.tasks.length ?? 0) - (isHome ? 1 : 0);
  // Behind the last card that was read is the end of the column.
  const isEnd = over.index >= known && cards?.complete === false;
  return texts.at(column.name, isEnd ? count : over.index + 1, count);
}

import { useMemo, useState } from 'react';
import { type TaskPages, totalOf } from '../data/task-pages.ts';
import { type KanbanController, useMoving } from './kanban-controller.ts';
import type { ColumnCards } from './lanes.ts';

/** The cards of a column. While one is in hand they stay as they are: what others do shows when it is put down. */
export function useShownCards(
  kanban: KanbanController,
  pages: TaskPages['pages'] | undefined,
  stale: boolean,
): ColumnCards | undefined {
  const now = useMemo(() => pages && cardsOf(pages, stale), [pages, stale]);
  const [kept, setKept] = useState(now);
  const isWaiting = useMoving(
    kanban,
    (moving) => moving !== null && kept !== now && kept?.pages === now?.pages,
  );
  if (!isWaiting && kept !== now) setKept(now);
  return isWaiting ? kept : now;
}

const cardsOf = (pages: TaskPages['pages'], stale: boolean): ColumnCards => ({
  tasks: pages.flatMap(({ items }) => items),
  complete: pages.at(-1)?.cursor === undefined,
  total: totalOf(pages),
  pages: pages.length,
  stale,
});

import type { Task } from '@cuadrilla/contract/tasks/tasks';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useDeferredValue, useLayoutEffect, useMemo, useRef } from 'react';
import type { BoardPlace } from '../../../lib/board-place.ts';
import { ofColumn, type TaskListing } from '../data/task-listing.ts';
import { taskQueries } from '../data/tasks.queries.ts';
import type { KanbanController } from './kanban-controller.ts';
import { useShownCards } from './use-shown-cards.ts';
import { useSlot } from './use-slot.ts';

/** The cards of a column, and what of them is drawn so far: nothing until the first are there. */
export function useColumnCards(
  kanban: KanbanController,
  place: BoardPlace,
  listing: TaskListing,
  columnId: number,
) {
  const own = useMemo(() => ofColumn(listing, columnId), [listing, columnId]);
  const list = useInfiniteQuery(taskQueries.list(place.projectId, place.boardId, own));
  const cards = useShownCards(kanban, list.data?.pages, list.isPlaceholderData);
  const now = useRef(cards);
  useLayoutEffect(() => void (now.current = cards), [cards]);
  const slot = useSlot(kanban, columnId, cards?.tasks ?? none);
  // Both together, of all columns at once, and in small tasks: a card that is put down changes two whole columns.
  const drawn = useDeferredValue(useMemo(() => cards && { cards, slot }, [cards, slot]));
  const { fetchNextPage } = list;
  // What was read last is drawn first: only then can it be told whether its end is near.
  const isRead = drawn?.cards.pages === cards?.pages && !list.isFetching && !list.isPlaceholderData;
  const mayLoad = isRead && list.hasNextPage && !list.isFetchNextPageError;
  const loadMore = useCallback(() => {
    if (mayLoad) void fetchNextPage();
  }, [mayLoad, fetchNextPage]);
  return { list, cards, now, drawn, loadMore };
}

const none: readonly Task[] = [];

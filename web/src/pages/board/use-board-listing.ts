import type { TaskSortField } from '@cuadrilla/contract/tasks';
import { getRouteApi } from '@tanstack/react-router';
import { useMemo } from 'react';
import { sortFieldOf, type SortOrder } from '../../features/tasks/filter/SortMenu.tsx';
import { type FilterChange, filterIn } from '../../features/tasks/filter/task-filter.ts';
import type { TaskListing } from '../../features/tasks/filter/task-listing.ts';
import { useSearchFor } from '../../lib/use-search-for.ts';
import { type BoardView, withView } from '../../services/board-views.ts';

const route = getRouteApi('/app/dashboard/projects/$projectId/boards/$boardId');

/** What of the board is shown, and how: all of it lives in the address. The defaults leave it empty. */
export function useBoardListing() {
  const { view = 'grid', search = '', sort, order = 'asc', ...asked } = route.useSearch();
  const filter = filterIn(asked);
  const navigate = route.useNavigate();

  const listing: TaskListing = useMemo(
    () => ({ search, sort: sortFieldOf(sort, view === 'kanban'), order, filter }),
    [view, search, sort, order, ...Object.values(filter)],
  );

  const searchFor = useSearchFor();
  const sortBy = (field: TaskSortField, direction: SortOrder) =>
    void navigate({
      search: (now) => ({
        ...now,
        sort: field === sortFieldOf(undefined, view === 'kanban') ? undefined : field,
        order: direction === 'asc' ? undefined : direction,
      }),
    });
  const filterBy = (change: FilterChange) =>
    void navigate({ search: (now) => ({ ...now, ...change(filterIn(now)) }), replace: true });
  const clear = () =>
    void navigate({
      search: ({ view: shown, sort: field, order: direction }) => ({
        view: shown,
        sort: field,
        order: direction,
      }),
    });
  const show = (chosen: BoardView) => void navigate({ search: withView(chosen) });
  return { view, listing, searchFor, sortBy, filterBy, clear, show };
}

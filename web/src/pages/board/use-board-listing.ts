import type { BoardView } from '@cuadrilla/contract/tasks/board-views';
import type { TaskSortField } from '@cuadrilla/contract/tasks/tasks';
import { getRouteApi } from '@tanstack/react-router';
import { useMemo } from 'react';
import { sortFieldOf, type SortOrder } from '../../features/tasks/parts/filter/sort-fields.ts';
import { type FilterChange, filterIn } from '../../features/tasks/data/task-filter.ts';
import type { TaskListing } from '../../features/tasks/data/task-listing.ts';
import { useSearchFor } from '../../lib/use-search-for.ts';
import { type BoardSearch, withView } from '../../services/board-views.ts';

const route = getRouteApi('/app/dashboard/projects/$projectId/boards/$boardId');

export function listingIn({ view = 'grid', search = '', sort, order = 'asc', ...asked }: BoardSearch) {
  const filter = filterIn(asked);
  const listing: TaskListing = { search, sort: sortFieldOf(sort, view === 'kanban'), order, filter };
  return { view, listing };
}

/** What of the board is shown, and how: all of it lives in the address. The defaults leave it empty. */
export function useBoardListing() {
  const asked = route.useSearch();
  const { view, listing: wanted } = listingIn(asked);
  const navigate = route.useNavigate();
  const listing = useMemo(
    () => wanted,
    [wanted.search, wanted.sort, wanted.order, ...Object.values(wanted.filter)],
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

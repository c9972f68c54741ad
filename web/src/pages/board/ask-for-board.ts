import type { ResponseOf } from '@cuadrilla/contract/kernel/endpoint';
import { pageEndpoints } from '@cuadrilla/contract/views/pages';
import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query';
import { columnQueries } from '../../features/columns/columns.queries.ts';
import { followKeys } from '../../features/follows/follow-keys.ts';
import { memberQueries } from '../../features/members/members.queries.ts';
import { projectQueries } from '../../features/projects/projects.queries.ts';
import { asTaskPage, type TaskPages } from '../../features/tasks/data/task-pages.ts';
import { ofColumn } from '../../features/tasks/data/task-listing.ts';
import { firstLimit, taskQueries } from '../../features/tasks/data/tasks.queries.ts';
import { call } from '../../lib/server/api.ts';
import type { BoardPlace } from '../../lib/board-place.ts';
import { queryClient } from '../../lib/server/query-client.ts';
import type { BoardSearch } from '../../services/board-views.ts';
import { listingIn } from './use-board-listing.ts';

type BoardAnswer = ResponseOf<typeof pageEndpoints.board>;

/**
 * All that the board's page begins with comes in one answer, and each part of it is kept as if it had been asked for
 * alone. Where that answer does not come, each part asks for itself, and says why it failed.
 */
export function askForBoard(place: BoardPlace, search: BoardSearch): void {
  const { projectId, boardId } = place;
  // On the screen already: another view or order asks for its tasks alone.
  if (isShown(columnQueries.list(projectId, boardId).queryKey)) return;
  const { view, listing } = listingIn(search);
  const per = view === 'kanban' ? 'column' : 'board';
  const { search: query, sort, order, filter } = listing;
  let answer: Promise<BoardAnswer> | undefined;
  const ask = () =>
    (answer ??= call(pageEndpoints.board, {
      params: place,
      query: { ...filter, query, sort, order, limit: firstLimit, per },
    }));
  const bring = <Data, Key extends QueryKey>(
    own: FetchQueryOptions<Data, Error, Data, Key>,
    partOf: (all: BoardAnswer) => Data,
  ) => void queryClient.prefetchQuery({ ...own, queryFn: joined(own.queryFn, ask, partOf) });

  bring(projectQueries.detail(projectId), ({ project }) => project);
  bring(projectQueries.permissions(projectId), ({ permissions }) => permissions);
  bring(memberQueries.list(projectId), ({ members }) => members);
  bring(projectQueries.labels(projectId), ({ labels }) => labels);
  bring(columnQueries.list(projectId, boardId), ({ columns, tasks }) => {
    // Before the columns are there, which then find theirs.
    for (const { column, ...page } of tasks) {
      if (column === null) continue;
      const { queryKey } = taskQueries.list(projectId, boardId, ofColumn(listing, column));
      queryClient.setQueryData<TaskPages>(queryKey, { pages: [firstPage(page)], pageParams: [undefined] });
    }
    return columns;
  });
  // Its menu comes later than the rest, and asks for itself where this does not come.
  void ask().then(
    ({ follow }) => queryClient.setQueryData(followKeys.of(place), follow),
    () => undefined,
  );
  if (per === 'column') return;
  const own = taskQueries.list(projectId, boardId, listing);
  const queryFn = joined(own.queryFn, ask, ({ tasks: [page] }) => firstPage(page));
  void queryClient.prefetchInfiniteQuery({ ...own, queryFn });
}

const isShown = (queryKey: QueryKey): boolean =>
  queryClient.getQueryCache().find({ queryKey })?.isActive() ?? false;

/** What `own` asks for, out of the answer that brings it along. */
const joined =
  <Data, Context>(
    own: ((context: Context) => Data | Promise<Data>) | symbol | undefined,
    ask: () => Promise<BoardAnswer>,
    partOf: (all: BoardAnswer) => Data,
  ) =>
  (context: Context): Promise<Data> =>
    ask().then(partOf, () => (own as (context: Context) => Promise<Data>)(context));

const firstPage = ({ items, total, cursor }: Omit<BoardAnswer['tasks'][number], 'column'> = none) =>
  asTaskPage({ items, total, cursor });

const none = { items: [], total: 0 };

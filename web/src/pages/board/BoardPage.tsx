import type { BoardView } from '@cuadrilla/contract/tasks/board-views';
import type { Board } from '@cuadrilla/contract/tasks/boards';
import type { TaskFilter } from '@cuadrilla/contract/tasks/task-fields';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { boardTexts } from '../../features/boards/boards.texts.ts';
import { BoardErrors } from '../../features/boards/components/BoardErrors.tsx';
import { hueOfLabel, isNamed } from '../../features/boards/label-colour.ts';
import { columnQueries } from '../../features/columns/columns.queries.ts';
import { projectQueries } from '../../features/projects/projects.queries.ts';
import { projectTexts } from '../../features/projects/projects.texts.ts';
import { isNarrowed, type TaskListing } from '../../features/tasks/data/task-listing.ts';
import { TaskCardsLoading } from '../../features/tasks/grid/TaskCardsLoading.tsx';
import { KanbanLoading } from '../../features/tasks/kanban/KanbanLoading.tsx';
import { TaskRowsLoading } from '../../features/tasks/list/TaskRowsLoading.tsx';
import { taskQueries } from '../../features/tasks/data/tasks.queries.ts';
import { taskTexts } from '../../features/tasks/data/tasks.texts.ts';
import { isMissing } from '../../lib/server/api.ts';
import type { BoardPlace } from '../../lib/board-place.ts';
import { useLook } from '../../lib/look.ts';
import type { BoardSearch } from '../../services/board-views.ts';
import { useAttendees, usePeopleAt } from '../../services/live/presence.ts';
import { Chip } from '../../ui/controls/Chip.tsx';
import { lazyLater } from '../../ui/text/lazy-later.tsx';
import { lazyPage } from '../../ui/states/lazy-page.tsx';
import { BackLink, Page } from '../../ui/page/Page.tsx';
import { askForBoard } from './ask-for-board.ts';
import type { BoardViewProps } from './board-view.ts';
import { BoardGrid } from './BoardGrid.tsx';
import styles from './BoardPage.module.css';
import { BoardTools } from './BoardTools.tsx';
import { listingIn, useBoardListing } from './use-board-listing.ts';
import { openFirstView, useFirstView } from './use-first-view.ts';

/** It brings a form along: the board shows before it. */
const BoardOptions = lazyLater(() => import('./BoardOptions.tsx'), 'BoardOptions');
/** Who else is there is told by the line, which opens later. */
const PeopleHere = lazyLater(() => import('../../services/live/PeopleHere.tsx'), 'PeopleHere');
const FieldKeys = lazyLater(() => import('./FieldKeys.tsx'), 'FieldKeys');
const FollowMenu = lazyLater(() => import('../../features/follows/components/FollowMenu.tsx'), 'FollowMenu');

const route = getRouteApi('/app/dashboard/projects/$projectId/boards/$boardId');

interface ViewParts {
  View: React.ComponentType<BoardViewProps> & { preload?: () => Promise<unknown> | undefined };
  Loading: React.ComponentType;
}

const views: Record<BoardView, ViewParts> = {
  grid: { View: BoardGrid, Loading: TaskCardsLoading },
  kanban: {
    View: lazyPage(() => import('./BoardKanban.tsx'), 'BoardKanban'),
    Loading: KanbanLoading,
  },
  list: {
    View: lazyPage(() => import('./BoardList.tsx'), 'BoardList'),
    Loading: TaskRowsLoading,
  },
  calendar: {
    View: lazyPage(() => import('./BoardCalendar.tsx'), 'BoardCalendar'),
    Loading: TaskCardsLoading,
  },
};

/** For the route, which loads no more than this page: what it shows, and the code that shows it. */
export function openBoard(place: BoardPlace, search: BoardSearch, isViewOpen: boolean): void {
  if (isViewOpen) openFirstView(place, search);
  void views[listingIn(search).view].View.preload?.();
  askForBoard(place, search);
}

/** What is archived is none of what the columns count. */
function countWords({ archived }: TaskFilter, found: number | undefined, count: number | undefined) {
  if (archived) return found !== undefined && taskTexts.archivedCount(found);
  return count !== undefined && taskTexts.countOf(found, count);
}

export function BoardPage() {
  const place = route.useParams();
  const { projectId, boardId } = place;
  const { density } = useLook();
  const { view, listing, searchFor, sortBy, filterBy, clear, show } = useBoardListing();
  const { project, board, columns, permissions, failed } = useBoardReads(place, view, listing);
  const isOpening = useFirstView(board);
  const attendees = useAttendees(projectId);
  const { View, Loading } = views[view];
  const [found, setFound] = useState<number>();

  if (failed.length > 0) {
    const takeBack = isNarrowed(listing) ? clear : undefined;
    const known = isMissing(project.error) ? undefined : projectId;
    return <BoardErrors projectId={known} failed={failed} onClear={takeBack} />;
  }
  const count = columns.data?.reduce((sum, { taskCount }) => sum + taskCount, 0);
  return (
    <Page
      width="full"
      dense={density === 'compact'}
      title={board?.name ?? boardTexts.board}
      help="tableros"
      pending={!board}
      beside={
        board && (
          <BoardFacts
            place={place}
            board={board}
            count={countWords(listing.filter, found, count)}
            permissions={permissions.data}
          />
        )
      }
      corner={<BoardPeople projectId={projectId} boardId={boardId} />}
      back={
        <BackLink to="/dashboard/projects/$projectId" params={{ projectId }}>
          {project.data?.name ?? projectTexts.project}
        </BackLink>
      }
    >
      <BoardTools
        place={place}
        view={view}
        listing={listing}
        columns={columns.data}
        onShow={show}
        onSearch={searchFor}
        onSort={sortBy}
        onFilter={filterBy}
        canEdit={permissions.data?.can_edit}
      />
      <Suspense fallback={<Loading />}>
        {isOpening ? (
          <Loading />
        ) : (
          <View
            place={place}
            listing={listing}
            columns={columns.data}
            permissions={permissions.data}
            attendees={attendees}
            onSort={sortBy}
            onClear={clear}
            onFound={setFound}
          />
        )}
      </Suspense>
      {permissions.data?.can_edit && (
        <Suspense>
          <FieldKeys {...place} />
        </Suspense>
      )}
    </Page>
  );
}

/** What the page reads besides its view, and what of all of it could not be read. */
function useBoardReads({ projectId, boardId }: BoardPlace, view: BoardView, listing: TaskListing) {
  const project = useQuery(projectQueries.detail(projectId));
  const board = project.data?.Boards.find(({ id }) => id === boardId);
  const columns = useQuery(columnQueries.list(projectId, boardId));
  const permissions = useQuery(projectQueries.permissions(projectId));
  const tasks = useInfiniteQuery({
    ...taskQueries.list(projectId, boardId, listing),
    // The columns of a kanban have lists of their own, and a calendar has days.
    enabled: view === 'grid' || view === 'list',
    notifyOnChangeProps: ['error', 'isLoadingError'],
  });

  const failed = [project, columns, permissions, tasks].filter(
    // Somebody may delete it while it is shown.
    ({ isLoadingError, error }) => isLoadingError || isMissing(error),
  );
  return { project, board, columns, permissions, failed };
}

interface BoardFactsProps extends Pick<BoardViewProps, 'place' | 'permissions'> {
  board: Board;
  /** How many tasks there are, in words. */
  count: string | false;
}

/** What there is to know and to do about the board as a whole. */
const BoardFacts = ({ place, board, count, permissions }: BoardFactsProps) => (
  <>
    {board.Label && isNamed(board.Label) && <Chip hue={hueOfLabel(board.Label)}>{board.Label.name}</Chip>}
    <span className={styles.count}>{count}</span>
    <Suspense>
      <FollowMenu subject={place} />
      {permissions?.can_edit && (
        <BoardOptions place={place} board={board} canManage={permissions.can_manage} />
      )}
    </Suspense>
  </>
);

/** Apart, so that somebody who comes or goes does not draw the board anew. */
const BoardPeople = (place: BoardPlace) => (
  <Suspense>
    <PeopleHere people={usePeopleAt(place)} />
  </Suspense>
);

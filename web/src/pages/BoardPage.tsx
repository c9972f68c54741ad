import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useCallback } from 'react';
import { boardQueries } from '../features/boards/boards.queries.ts';
import { hueOfLabel } from '../features/boards/label-colour.ts';
import { projectQueries } from '../features/projects/projects.queries.ts';
import { sortFieldOf, type SortField, type SortOrder } from '../features/tasks/components/SortMenu.tsx';
import { TaskCardsLoading } from '../features/tasks/components/TaskCardsLoading.tsx';
import { taskQueries } from '../features/tasks/tasks.queries.ts';
import { taskTexts } from '../features/tasks/tasks.texts.ts';
import { Chip } from '../ui/Chip.tsx';
import { BackLink, Page } from '../ui/Page.tsx';
import { BoardErrors } from './BoardErrors.tsx';
import styles from './BoardPage.module.css';
import { BoardTasks } from './BoardTasks.tsx';
import { BoardTools } from './BoardTools.tsx';
import { boardPageTexts as texts } from './board.texts.ts';

const route = getRouteApi('/app/dashboard/projects/$projectId/boards/$boardId');

export function BoardPage() {
  const { projectId, boardId } = route.useParams();
  const { listing, searchFor, sortBy } = useListing();
  const project = useQuery(projectQueries.detail(projectId));
  const board = useQuery(boardQueries.detail(projectId, boardId));
  const permissions = useQuery(projectQueries.permissions(projectId));

  const list = useInfiniteQuery(taskQueries.list(projectId, boardId, listing));

  const failed = [board, permissions, list].find(({ data, error }) => error && !data);
  if (failed?.error)
    return (
      <BoardErrors
        error={failed.error}
        onRetry={() => void failed.refetch()}
        onClear={listing.search ? () => searchFor('') : undefined}
      />
    );

  return (
    <Page
      width="full"
      title={board.data?.name ?? texts.title}
      pending={!board.data}
      beside={
        board.data && (
          <>
            {board.data.Label && <Chip hue={hueOfLabel(board.data.Label)}>{board.data.Label.name}</Chip>}
            <span className={styles.count}>{taskTexts.count(board.data.taskCount)}</span>
          </>
        )
      }
      back={
        <BackLink to="/dashboard/projects/$projectId" params={{ projectId }}>
          {project.data?.name ?? texts.project}
        </BackLink>
      }
    >
      <BoardTools
        place={{ projectId, boardId }}
        listing={listing}
        onSearch={searchFor}
        onSort={sortBy}
        canEdit={permissions.data?.can_edit}
      />
      {board.data ? (
        <BoardTasks
          place={{ projectId, boardId }}
          columns={board.data.Columns}
          list={list}
          search={listing.search}
          onClear={() => searchFor('')}
        />
      ) : (
        <TaskCardsLoading />
      )}
    </Page>
  );
}

/** Search and order live in the address; the default order leaves it empty. */
function useListing() {
  const { search = '', sort, order = 'asc' } = route.useSearch();
  const navigate = route.useNavigate();
  const searchFor = useCallback(
    (text: string) =>
      void navigate({ search: (now) => ({ ...now, search: text.trim() || undefined }), replace: true }),
    [navigate],
  );
  const sortBy = (field: SortField, direction: SortOrder) =>
    void navigate({
      search: (now) => ({
        ...now,
        sort: field === 'id' ? undefined : field,
        order: direction === 'asc' ? undefined : direction,
      }),
    });
  return { listing: { search, sort: sortFieldOf(sort), order }, searchFor, sortBy };
}

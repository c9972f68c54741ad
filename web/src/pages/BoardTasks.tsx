import type { Column } from '@cuadrilla/contract/boards';
import type { Task } from '@cuadrilla/contract/tasks';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { TaskCardsLoading } from '../features/tasks/components/TaskCardsLoading.tsx';
import { TaskGrid } from '../features/tasks/components/TaskGrid.tsx';
import { taskTexts } from '../features/tasks/tasks.texts.ts';
import type { ListPage } from '../lib/api.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Hidden } from '../ui/Hidden.tsx';
import { uiTexts } from '../ui/ui.texts.ts';
import { MoreTasks } from './MoreTasks.tsx';

interface Props {
  place: { projectId: number; boardId: number };
  columns: Column[];
  list: UseInfiniteQueryResult<InfiniteData<ListPage<Task[]>>>;
  search: string;
  onClear: () => void;
}

export function BoardTasks({ place, columns, list, search, onClear }: Props) {
  const opening = useOpening(place);
  const pages = list.data?.pages;
  const tasks = useMemo(() => pages?.flatMap(({ items }) => items), [pages]);

  if (!tasks) return <TaskCardsLoading />;
  return (
    <>
      {search && (
        <Hidden>
          <span role="status">{!list.isPlaceholderData && taskTexts.count(pages?.[0]?.total ?? 0)}</span>
        </Hidden>
      )}
      {tasks.length > 0 ? (
        <TaskGrid tasks={tasks} columns={columns} stale={list.isPlaceholderData} {...opening} />
      ) : (
        <EmptyState
          plain={search !== ''}
          title={taskTexts.none}
          actions={search && <Button onClick={onClear}>{uiTexts.clearSearch}</Button>}
        />
      )}
      <MoreTasks list={list} shown={tasks.length} />
    </>
  );
}

function useOpening({ projectId, boardId }: Props['place']) {
  const router = useRouter();
  const to = '/dashboard/projects/$projectId/boards/$boardId/tasks/$taskId';
  const hrefOf = useCallback(
    (taskId: number) => `/dashboard/projects/${projectId}/boards/${boardId}/tasks/${taskId}`,
    [projectId, boardId],
  );
  const onOpen = useCallback(
    (taskId: number) => void router.navigate({ to, params: { projectId, boardId, taskId } }),
    [router, projectId, boardId],
  );
  const onIntent = useCallback(
    () => void router.preloadRoute({ to, params: { projectId, boardId, taskId: 0 } }),
    [router, projectId, boardId],
  );
  return { hrefOf, onOpen, onIntent };
}

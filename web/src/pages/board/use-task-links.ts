import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useCallback, useEffect } from 'react';
import type { TaskLinks } from '../../features/tasks/parts/card/task-links.ts';
import { taskHref } from '../../features/tasks/acts/menu/copy-task-link.ts';
import { loadTaskMenu } from '../../features/tasks/acts/menu/LazyTaskMenu.tsx';
import { taskQueries } from '../../features/tasks/data/tasks.queries.ts';
import type { BoardPlace } from '../../lib/board-place.ts';
import { atRest } from '../../lib/idle.ts';
import { alwaysPeek } from '../../services/peek.ts';
import { addressWithTask, taskIn, withoutTask } from '../../services/task-beside.ts';

/** Plain links that one listener for all of them follows. */
export function useTaskLinks({ projectId, boardId }: BoardPlace): TaskLinks {
  const router = useRouter();
  const client = useQueryClient();
  const to = '/dashboard/projects/$projectId/boards/$boardId/tasks/$taskId';
  const hrefOf = useCallback(
    (taskId: number) => taskHref({ projectId, boardId, taskId }),
    [projectId, boardId],
  );
  const onPeek = useCallback(
    (taskId: number) => {
      const { task } = router.state.location.search as { task?: string };
      const there = addressWithTask({ project_id: projectId, board_id: boardId, id: taskId });
      const isOpen = task === taskIn({ projectId, boardId, taskId });
      // From one to the next is not a step that «Atrás» would take back.
      void router.navigate(isOpen ? withoutTask : { ...there, replace: task !== undefined });
    },
    [router, projectId, boardId],
  );
  const onOpen = useCallback(
    // In a task of its own: with the click's, which may also be the first to fetch the page's files, it would be long.
    (taskId: number) =>
      alwaysPeek.get()
        ? onPeek(taskId)
        : void setTimeout(() => void router.navigate({ to, params: { projectId, boardId, taskId } })),
    [router, projectId, boardId, onPeek],
  );
  const onIntent = useCallback(() => {
    void router.preloadRoute({ to, params: { projectId, boardId, taskId: 0 } });
    void loadTaskMenu();
  }, [router, projectId, boardId]);
  const readAhead = useCallback(
    (taskId: number) => void client.prefetchQuery(taskQueries.detail({ projectId, boardId, taskId })),
    [client, projectId, boardId],
  );
  // A finger does not come near before it touches.
  useEffect(() => {
    void atRest().then(onIntent);
  }, [onIntent]);
  return { hrefOf, onOpen, onPeek, onIntent, readAhead };
}

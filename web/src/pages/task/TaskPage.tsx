import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useDeferredValue, useEffect, useRef } from 'react';
import { columnQueries } from '../../features/columns/columns.queries.ts';
import { eventQueries } from '../../features/events/events.queries.ts';
import { projectQueries } from '../../features/projects/projects.queries.ts';
import { moveOutQueries } from '../../features/tasks/acts/move-out/move-out.queries.ts';
import { taskQueries } from '../../features/tasks/data/tasks.queries.ts';
import { isMissing, isSessionEnd, messagesOf } from '../../lib/server/api.ts';
import type { BoardPlace, TaskPlace } from '../../lib/board-place.ts';
import { queryClient } from '../../lib/server/query-client.ts';
import { boardAsLeft } from '../../services/board-views.ts';
import { useUser } from '../../services/session.ts';
import { toast } from '../../ui/layers/toast.tsx';
import { TaskPageLoading } from './TaskPageLoading.tsx';
import { TaskSheet } from './TaskSheet.tsx';

const route = getRouteApi('/app/dashboard/projects/$projectId/boards/$boardId/tasks/$taskId');

export function TaskPage() {
  const place = route.useParams();
  const { data: detail, error } = useQuery(taskQueries.detail(place));
  useBoardWhenFailed(detail ? null : error);
  useTrueBoard(detail?.task.board_id);
  const shown = useDeferredValue(detail !== undefined); // a whole form at once would block for a while
  if (!detail || !shown) return <TaskPageLoading {...place} />;
  return (
    <TaskSheet
      key={`${place.projectId} ${place.taskId}`}
      place={place}
      detail={detail}
      missing={isMissing(error)}
    />
  );
}

/** The task, and what stands around it together with it, not after it. */
export function askForTask(place: TaskPlace): void {
  const { projectId, boardId } = place;
  void queryClient.prefetchQuery(taskQueries.detail(place));
  void queryClient.prefetchQuery(eventQueries.ofTask(place));
  void queryClient.prefetchQuery(projectQueries.detail(projectId));
  void queryClient.prefetchQuery(projectQueries.permissions(projectId));
  void queryClient.prefetchQuery(projectQueries.labels(projectId));
  void queryClient.prefetchQuery(columnQueries.list(projectId, boardId));
}

/** A task that cannot be read leads back to its board, with a word. */
function useBoardWhenFailed(error: Error | null) {
  const { projectId, boardId, taskId } = route.useParams();
  const { id: userId } = useUser();
  const navigate = route.useNavigate();
  const told = useRef<number>(undefined);
  useEffect(() => {
    // Asked for ahead and again by the page, it can fail twice before the board is there.
    if (!error || isSessionEnd(error) || told.current === taskId) return;
    told.current = taskId;
    const leave = async () => {
      const now = isMissing(error) ? await findPlace(taskId) : undefined;
      if (now && now.projectId !== projectId)
        return navigate({ params: { ...now, taskId }, search: true, replace: true, ignoreBlocker: true });
      toast.error(messagesOf(error).join(' '));
      const toBoard = boardAsLeft(userId, { projectId, boardId });
      return navigate({ ...toBoard, replace: true, ignoreBlocker: true });
    };
    void leave();
  }, [error, navigate, userId, projectId, boardId, taskId]);
}

/** It went to another project: an old link still finds it. */
async function findPlace(taskId: number): Promise<BoardPlace | undefined> {
  try {
    return await queryClient.fetchQuery(moveOutQueries.place(taskId));
  } catch {
    return undefined;
  }
}

/** The task was moved: an old link still finds it, and the address is put right. */
function useTrueBoard(boardId: number | undefined) {
  const place = route.useParams();
  const navigate = route.useNavigate();
  useEffect(() => {
    if (boardId === undefined || boardId === place.boardId) return;
    void navigate({
      params: (now) => ({ ...now, boardId }),
      search: true,
      replace: true,
      ignoreBlocker: true,
    });
  }, [boardId, place.boardId, navigate]);
}

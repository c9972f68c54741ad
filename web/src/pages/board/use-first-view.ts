import type { Board } from '@cuadrilla/contract/tasks/boards';
import { getRouteApi, redirect } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { boardKeys } from '../../features/boards/boards.queries.ts';
import { projectQueries } from '../../features/projects/projects.queries.ts';
import type { BoardPlace } from '../../lib/board-place.ts';
import { queryClient } from '../../lib/server/query-client.ts';
import { type BoardSearch, rememberBoard, rememberView, withView } from '../../services/board-views.ts';
import { useUser } from '../../services/session.ts';

const route = getRouteApi('/app/dashboard/projects/$projectId/boards/$boardId');

/** For who has chosen no view of it: where the board is known already, nothing is asked for in vain. */
export function openFirstView(place: BoardPlace, search: BoardSearch): void {
  const { projectId, boardId } = place;
  const listed = queryClient.getQueriesData<Board[]>({ queryKey: boardKeys.lists(projectId) });
  const ofProject = queryClient.getQueryData(projectQueries.detail(projectId).queryKey)?.Boards;
  const known = [...listed.map(([, boards]) => boards), ofProject].flatMap((boards = []) => boards);
  const view = known.find(({ id }) => id === boardId)?.firstView ?? 'grid';
  if (view === 'grid') return;
  throw redirect({
    to: '/dashboard/projects/$projectId/boards/$boardId',
    params: place,
    search: withView(view)(search),
    replace: true,
  });
}

/**
 * Remembers how the board is seen, and opens it as it begins where nobody has chosen. Tells whether that is still to
 * come. It is decided once: nobody is led away from what they look at.
 */
export function useFirstView(board: Board | undefined): boolean {
  const { boardId } = route.useParams();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const isViewOpen = route.useRouteContext({ select: (context) => context.isViewOpen });
  const { id: userId } = useUser();
  const [begun, setBegun] = useState<number>();
  const first = board?.firstView;
  const isOpening =
    begun !== boardId && isViewOpen && !search.view && first !== undefined && first !== 'grid';
  if (first && !isOpening && begun !== boardId) setBegun(boardId);

  const openFirst = useEffectEvent(() => {
    if (isOpening) void navigate({ search: withView(first), replace: true });
  });
  useEffect(() => openFirst(), [isOpening]);

  const view = search.view ?? 'grid';
  const remember = useEffectEvent(() => {
    if (first && !isOpening) rememberView(userId, boardId, view, first);
  });
  useEffect(() => rememberBoard(userId, boardId, search), [userId, boardId, search]);
  useEffect(() => remember(), [userId, boardId, view, begun]);
  return isOpening;
}

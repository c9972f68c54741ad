import type { BoardView } from '@cuadrilla/contract/tasks/board-views';
import { boardEndpoints, type Board } from '@cuadrilla/contract/tasks/boards';
import type { Label } from '@cuadrilla/contract/tasks/label';
import type { BodyInputOf } from '@cuadrilla/contract/kernel/endpoint';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, messagesOf } from '../../lib/server/api.ts';
import { showOwn } from '../../writes/own-changes.ts';
import { refreshProject } from '../../lib/server/project-data.ts';
import { tellFailure } from '../../ui/layers/tell-refusal.ts';
import { toast } from '../../ui/layers/toast.tsx';
import { write } from '../../writes/write.ts';
import { boardKeys } from './boards.queries.ts';
import { boardTexts } from './boards.texts.ts';

type NewBoard = BodyInputOf<typeof boardEndpoints.create>;
type BoardChange = { name: string } | { Label: Label } | { firstView: BoardView };

/** With what it said before to whoever changes it. */
function bodyOf({ name, Label: label, firstView }: Board, change: BoardChange) {
  if ('name' in change) return { ...change, seen: { name } };
  if ('firstView' in change) return { ...change, seen: { firstView } };
  return { labelId: change.Label.id, seen: { labelId: label?.id ?? null } };
}

function useRefreshBoards(projectId: number) {
  const client = useQueryClient();
  return () => refreshProject(client, projectId, boardKeys.ofProject(projectId));
}

export function useCreateBoard(projectId: number) {
  return useMutation({
    mutationFn: (body: NewBoard) => call(boardEndpoints.create, { params: { projectId }, body }),
    onSuccess: useRefreshBoards(projectId),
  });
}

export function useBoardActions(projectId: number) {
  const client = useQueryClient();
  const refresh = useRefreshBoards(projectId);
  const lists = boardKeys.lists(projectId);
  return {
    /** Of the board as it was when the change was begun. */
    change: (seen: Board, change: BoardChange): void => {
      const { id: boardId } = seen;
      const changed = (board: Board): Board => ({ ...board, ...change });
      void write({
        about: [`board ${boardId}`],
        shown: [
          showOwn(client, lists, (boards: Board[]) =>
            boards.map((board) => (board.id === boardId ? changed(board) : board)),
          ),
        ],
        ask: () =>
          call(boardEndpoints.change, {
            params: { projectId, boardId },
            body: bodyOf(seen, change),
          }),
        refused: (error) =>
          'name' in change
            ? void toast.lost(boardTexts.renameFailed(messagesOf(error).join(' ')), change.name)
            : tellFailure(error, 'Label' in change ? boardTexts.colourFailed : boardTexts.firstViewFailed),
        refresh,
      });
    },
    /** The trash keeps it for 30 days. */
    remove: (boardId: number): void => {
      const params = { projectId, boardId };
      const restore = async () => {
        await call(boardEndpoints.restore, { params });
        toast.success(boardTexts.restored);
      };
      void write({
        about: [`board ${boardId}`],
        shown: [showOwn(client, lists, (boards: Board[]) => boards.filter(({ id }) => id !== boardId))],
        ask: () => call(boardEndpoints.remove, { params }),
        refused: (error) => tellFailure(error, boardTexts.removeFailed),
        refresh,
        undo: { text: boardTexts.removed, run: restore },
      });
    },
  };
}

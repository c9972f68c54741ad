import { boardEndpoints, type Board, type Label } from '@cuadrilla/contract/boards';
import type { BodyInputOf } from '@cuadrilla/contract/endpoint';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, isAccepted, messagesOf } from '../../lib/api.ts';
import { offerUndo } from '../../ui/offer-undo.ts';
import { tellFailure } from '../../ui/tell-refusal.ts';
import { toast } from '../../ui/toast.tsx';
import { boardKeys, boardQueries } from './boards.queries.ts';
import { boardTexts } from './boards.texts.ts';

type NewBoard = BodyInputOf<typeof boardEndpoints.create>;

/** Every mutation here takes what else must look again: the page knows of other features, this one does not. */
type Afterwards = () => unknown;

function useRefreshBoards(projectId: number, afterwards: Afterwards) {
  const client = useQueryClient();
  return () =>
    Promise.all([client.invalidateQueries({ queryKey: boardKeys.ofProject(projectId) }), afterwards()]);
}

export function useCreateBoard(projectId: number, afterwards: Afterwards) {
  return useMutation({
    mutationFn: (body: NewBoard) => call(boardEndpoints.create, { params: { projectId }, body }),
    onSuccess: useRefreshBoards(projectId, afterwards),
  });
}

interface BoardEdit {
  board: Board;
  change: { name: string } | { Label: Label };
}

/** Shows the new name or colour at once and takes it back, with a word, when refused. */
export function useChangeBoard(projectId: number, afterwards: Afterwards) {
  const client = useQueryClient();
  const write = useWriteBoard(projectId);
  return useMutation({
    mutationFn: ({ board, change }: BoardEdit) =>
      call(boardEndpoints.change, {
        params: { projectId, boardId: board.id },
        body: 'name' in change ? change : { labelId: change.Label.id },
      }),
    onMutate: async ({ board, change }) => {
      await client.cancelQueries({ queryKey: boardKeys.ofProject(projectId) });
      write(board.id, change);
    },
    onError: (error, { board, change }) => {
      write(board.id, 'name' in change ? { name: board.name } : { Label: board.Label });
      if (!('name' in change)) return tellFailure(error, boardTexts.colourFailed);
      const why = messagesOf(error).join(' ');
      return void toast.lost(boardTexts.renameFailed(why), change.name);
    },
    onSettled: useRefreshBoards(projectId, afterwards),
  });
}

/** Only what changes: the rest may have changed since the board was drawn. */
function useWriteBoard(projectId: number) {
  const client = useQueryClient();
  return (boardId: number, change: Partial<Board>) => {
    client.setQueriesData<Board[]>({ queryKey: boardKeys.lists(projectId) }, (boards) =>
      boards?.map((board) => (board.id === boardId ? { ...board, ...change } : board)),
    );
    client.setQueryData(boardQueries.detail(projectId, boardId).queryKey, (board) =>
      board ? { ...board, ...change } : board,
    );
  };
}

/** Gone at once, with «Deshacer»; the trash keeps it for 30 days. */
export function useRemoveBoard(projectId: number, afterwards: Afterwards) {
  const client = useQueryClient();
  const refresh = useRefreshBoards(projectId, afterwards);
  const restore = async (boardId: number) => {
    try {
      await call(boardEndpoints.restore, { params: { projectId, boardId } });
      toast.success(boardTexts.restored);
    } finally {
      void refresh();
    }
  };
  const { mutateAsync } = useMutation({
    mutationFn: (boardId: number) => call(boardEndpoints.remove, { params: { projectId, boardId } }),
    onMutate: async (boardId) => {
      await client.cancelQueries({ queryKey: boardKeys.lists(projectId) });
      client.setQueriesData<Board[]>({ queryKey: boardKeys.lists(projectId) }, (boards) =>
        boards?.filter(({ id }) => id !== boardId),
      );
    },
    onError: (error) => tellFailure(error, boardTexts.removeFailed),
    onSettled: () => void refresh(),
  });
  return (boardId: number): void => {
    const done = isAccepted(mutateAsync(boardId));
    offerUndo(boardTexts.removed, async () => (await done) && restore(boardId), done);
  };
}

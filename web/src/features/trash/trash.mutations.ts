import { boardEndpoints } from '@cuadrilla/contract/tasks/boards';
import { documentEndpoints } from '@cuadrilla/contract/documents/documents';
import { projectEndpoints, type TrashedItem } from '@cuadrilla/contract/projects/projects';
import { taskEndpoints } from '@cuadrilla/contract/tasks/tasks';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/server/api.ts';
import { refreshProject } from '../../lib/server/project-data.ts';
import { tellRefusal } from '../../ui/layers/tell-refusal.ts';
import { toast } from '../../ui/layers/toast.tsx';
import { trashQueries } from './trash.queries.ts';
import { trashTexts } from './trash.texts.ts';

const restore = async (projectId: number, { kind, id, board_id: boardId }: TrashedItem): Promise<void> => {
  if (kind === 'board') await call(boardEndpoints.restore, { params: { projectId, boardId: id } });
  else if (boardId === null) await call(documentEndpoints.restore, { params: { projectId, documentId: id } });
  else await call(taskEndpoints.restore, { params: { projectId, boardId, taskId: id } });
};

const isSame = (a: TrashedItem, b: TrashedItem): boolean => a.kind === b.kind && a.id === b.id;

/** For good: there is no way back. */
export function useEmptyTrash(projectId: number) {
  const client = useQueryClient();
  const { queryKey } = trashQueries.ofProject(projectId);
  return useMutation({
    mutationFn: () => call(projectEndpoints.emptyTrash, { params: { projectId } }),
    onSuccess: () => {
      client.setQueryData(queryKey, []);
      toast.success(trashTexts.emptied);
    },
    onError: (error) => tellRefusal(error),
    onSettled: () => refreshProject(client, projectId, queryKey),
  });
}

/** Out of the list as soon as the server has it. */
export function useRestore(projectId: number) {
  const client = useQueryClient();
  const { queryKey } = trashQueries.ofProject(projectId);
  return useMutation({
    mutationFn: (item: TrashedItem) => restore(projectId, item),
    onSuccess: (_nothing, item) => {
      client.setQueryData(queryKey, (items) => items?.filter((each) => !isSame(each, item)));
      toast.success(trashTexts.restored(item));
    },
    onError: (error) => tellRefusal(error),
    onSettled: () => refreshProject(client, projectId, queryKey),
  });
}

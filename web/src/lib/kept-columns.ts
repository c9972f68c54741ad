import type { Column } from '@cuadrilla/contract/tasks/boards';
import type { QueryClient } from '@tanstack/react-query';

export const columnKeys = {
  all: ['columns'] as const,
  ofProject: (projectId: number) => [...columnKeys.all, projectId] as const,
  list: (projectId: number, boardId: number) => [...columnKeys.ofProject(projectId), boardId] as const,
};

/** Whether what stands in the column is done, as far as the columns of its board are known here. */
export const isKeptAsDone = (
  client: QueryClient,
  projectId: number,
  { board_id: boardId, column_id: columnId }: { board_id: number; column_id: number },
): boolean =>
  client
    .getQueryData<Column[]>(columnKeys.list(projectId, boardId))
    ?.some(({ id, kind }) => id === columnId && kind === 'hecho') === true;

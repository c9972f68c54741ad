import type { Column } from '@cuadrilla/contract/tasks/boards';
import type { QueryClient } from '@tanstack/react-query';

export const columnKeys = {
  all: ['columns'] as const,
  ofProject: (projectId: number) => [...columnKeys.all, projectId] as const,
  list: (projectId: number, boardId: number) => [...columnKeys.ofProject(projectId), boardId] as const,
};

/** The column where a task stands, as far as the columns of its board are known here. */
export const keptColumnOf = (
  client: QueryClient,
  projectId: number,
  { board_id: boardId, column_id: columnId }: { board_id: number; column_id: number },
): Column | undefined =>
  client.getQueryData<Column[]>(columnKeys.list(projectId, boardId))?.find(({ id }) => id === columnId);

export const isKeptAsDone = (...place: Parameters<typeof keptColumnOf>): boolean =>
  keptColumnOf(...place)?.kind === 'hecho';

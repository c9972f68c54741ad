import type { Column } from '@cuadrilla/contract/boards';
import type { BoardCount } from '@cuadrilla/contract/live';
import type { QueryClient } from '@tanstack/react-query';
import { columnKeys } from './columns.queries.ts';

/** How many tasks each column holds by now. */
export const countColumns = (
  client: QueryClient,
  projectId: number,
  { boardId, columns }: BoardCount,
): void =>
  void client.setQueryData<Column[]>(columnKeys.list(projectId, boardId), (listed) =>
    listed?.map((column) => ({ ...column, taskCount: columns[column.id] ?? 0 })),
  );

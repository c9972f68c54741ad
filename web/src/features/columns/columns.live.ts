import type { Column } from '@cuadrilla/contract/tasks/boards';
import type { BoardCount } from '@cuadrilla/contract/views/live';
import type { QueryClient } from '@tanstack/react-query';
import { columnKeys } from '../../lib/kept-columns.ts';
import { writeNews } from '../../writes/own-changes.ts';

/** How many tasks each column holds by now. */
export const countColumns = (
  client: QueryClient,
  projectId: number,
  { boardId, columns, archived }: BoardCount,
): void =>
  writeNews(client, columnKeys.list(projectId, boardId), (listed: Column[]) =>
    listed.map((column) => ({
      ...column,
      taskCount: columns[column.id] ?? 0,
      archivedCount: archived[column.id] ?? 0,
    })),
  );

import type { Board } from '@cuadrilla/contract/tasks/boards';
import type { BoardCount } from '@cuadrilla/contract/views/live';
import type { QueryClient } from '@tanstack/react-query';
import { writeNews } from '../../writes/own-changes.ts';
import { boardKeys } from './boards.queries.ts';

/** How many tasks a board holds by now. */
export function countBoard(client: QueryClient, projectId: number, { boardId, columns }: BoardCount): void {
  const taskCount = Object.values(columns).reduce((sum, each) => sum + each, 0);
  writeNews(client, boardKeys.lists(projectId), (listed: Board[]) =>
    listed.map((board) => (board.id === boardId ? { ...board, taskCount } : board)),
  );
}

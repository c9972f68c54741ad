import { type Board, boardEndpoints, tasksWithBoard } from '@cuadrilla/contract/tasks/boards';
import { messages } from '@cuadrilla/contract/kernel/errors';
import type { Context } from '../../platform/context.ts';
import type { DbOrTx } from '../../platform/database/database.ts';
import { notFound } from '../../platform/app-error.ts';
import type { Serve } from '../../platform/http/serve.ts';
import { presentTask } from '../tasks/tasks.present.ts';
import { listTasks } from '../tasks/task-list.queries.ts';
import { changeBoard, createBoard, deleteBoard, restoreBoard } from './boards.commands.ts';
import { presentBoard } from './boards.present.ts';
import { findBoard, listBoards, listColumns } from './boards.queries.ts';

export function boardRoutes(serve: Serve, { db }: Context): void {
  serve(boardEndpoints.list, async ({ params: { projectId }, query: { search } }) => {
    const rows = await listBoards(db, projectId, search);
    return rows.map(presentBoard);
  });

  serve(boardEndpoints.create, ({ params: { projectId }, body, change }) =>
    change(async (project) => {
      const boardId = await createBoard(project, body);
      return readBoard(project.tx, projectId, boardId);
    }),
  );

  serve(boardEndpoints.read, async ({ params: { projectId, boardId }, user: { timeZone } }) => {
    const [board, columns, tasks] = await Promise.all([
      readBoard(db, projectId, boardId),
      listColumns(db, projectId, boardId),
      listTasks(db, {
        projectId,
        boardId,
        timeZone,
        archived: false,
        sort: 'id',
        order: 'asc',
        limit: tasksWithBoard,
      }),
    ]);
    return { ...board, Columns: columns, Tasks: tasks.map((row) => presentTask(row, timeZone)) };
  });

  serve(boardEndpoints.change, ({ params: { projectId, boardId }, body, change }) =>
    change(async (project) => {
      await changeBoard(project, boardId, body);
      return readBoard(project.tx, projectId, boardId);
    }),
  );

  serve(boardEndpoints.remove, ({ params: { boardId }, change }) =>
    change((project) => deleteBoard(project, boardId)),
  );

  serve(boardEndpoints.restore, ({ params: { projectId, boardId }, change }) =>
    change(async (project) => {
      await restoreBoard(project, boardId);
      return readBoard(project.tx, projectId, boardId);
    }),
  );
}

async function readBoard(handle: DbOrTx, projectId: number, boardId: number): Promise<Board> {
  const row = await findBoard(handle, projectId, boardId);
  if (!row) throw notFound(messages.boardNotFound);
  return presentBoard(row);
}

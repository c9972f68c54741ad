import type { Column } from '@cuadrilla/contract/tasks/boards';
import { columnEndpoints } from '@cuadrilla/contract/tasks/columns';
import { messages } from '@cuadrilla/contract/kernel/errors';
import type { Context } from '../../platform/context.ts';
import { notFound } from '../../platform/app-error.ts';
import type { Serve } from '../../platform/http/serve.ts';
import type { Change } from '../../platform/log/change.ts';
import { listColumns } from '../boards/boards.queries.ts';
import { archiveDone } from './archive-done.commands.ts';
import { restoreColumn } from './column-restore.commands.ts';
import { changeColumn, createColumn, deleteColumn } from './columns.commands.ts';

export function columnRoutes(serve: Serve, { db }: Context): void {
  serve(columnEndpoints.list, async ({ params: { projectId, boardId } }) =>
    listColumns(db, projectId, boardId),
  );

  serve(columnEndpoints.create, ({ params: { boardId }, body, change }) =>
    change(async (project) => {
      const columnId = await createColumn(project, boardId, body);
      return readColumn(project, boardId, columnId);
    }),
  );

  serve(columnEndpoints.change, ({ params: { boardId, columnId }, body, change }) =>
    change(async (project) => {
      await changeColumn(project, boardId, columnId, body);
      return readColumn(project, boardId, columnId);
    }),
  );

  serve(columnEndpoints.remove, ({ params: { boardId, columnId }, query: { moveTo }, change }) =>
    change((project) => deleteColumn(project, boardId, columnId, moveTo)),
  );

  serve(columnEndpoints.archiveDone, ({ params: { boardId, columnId }, change }) =>
    change((project) => archiveDone(project, boardId, columnId)),
  );

  serve(columnEndpoints.restore, ({ params: { boardId, columnId }, change }) =>
    change(async (project) => {
      await restoreColumn(project, boardId, columnId);
      return readColumn(project, boardId, columnId);
    }),
  );
}

async function readColumn({ tx, projectId }: Change, boardId: number, columnId: number): Promise<Column> {
  const rows = await listColumns(tx, projectId, boardId);
  const column = rows.find(({ id }) => id === columnId);
  if (!column) throw notFound(messages.columnMissing);
  return column;
}

import type { Column } from '@cuadrilla/contract/tasks/boards';
import { columnEndpoints } from '@cuadrilla/contract/tasks/columns';
import type { BodyInputOf } from '@cuadrilla/contract/kernel/endpoint';
import { limits } from '@cuadrilla/contract/kernel/fields';
import { manyTaskEndpoints } from '@cuadrilla/contract/tasks/many-tasks';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, call, messagesOf } from '../../lib/server/api.ts';
import type { BoardPlace } from '../../lib/board-place.ts';
import { columnKeys } from '../../lib/kept-columns.ts';
import { showOwn, writeNews } from '../../writes/own-changes.ts';
import { readProjectAgain, refreshProject } from '../../lib/server/project-data.ts';
import { tellRefusal } from '../../ui/layers/tell-refusal.ts';
import { toast } from '../../ui/layers/toast.tsx';
import { write } from '../../writes/write.ts';
import { type ColumnEdit, isDone, valuesNow, withChange, withoutColumn } from './column-order.ts';
import { columnQueries } from './columns.queries.ts';
import { columnTexts } from './columns.texts.ts';

export type NewColumn = BodyInputOf<typeof columnEndpoints.create>;

function useRefreshColumns({ projectId }: BoardPlace) {
  const client = useQueryClient();
  return () => refreshProject(client, projectId, columnKeys.ofProject(projectId));
}

const tell = (error: unknown, what: string): void =>
  tellRefusal(error, `${what} ${messagesOf(error).join(' ')}`);

export const useAddColumn = (place: BoardPlace) =>
  useMutation({
    mutationFn: (body: NewColumn) => call(columnEndpoints.create, { params: { ...place }, body }),
    onError: (error) => tell(error, columnTexts.addFailed),
    onSettled: useRefreshColumns(place),
  });

export function useChangeColumn(place: BoardPlace) {
  const client = useQueryClient();
  const refresh = useRefreshColumns(place);
  const { queryKey } = columnQueries.list(place.projectId, place.boardId);
  return (edit: ColumnEdit): void => {
    const { column, change } = edit;
    const params = { ...place, columnId: column.id };
    const columns = client.getQueryData(queryKey) ?? [];
    const before = isDone(columns, edit) ? undefined : valuesNow(columns, edit);
    void write({
      about: [`column ${column.id}`],
      shown: [showOwn(client, queryKey, (shown: Column[]) => withChange(shown, edit))],
      ask: () => call(columnEndpoints.change, { params, body: change }),
      refused: (error) => tellUnchanged(error, change),
      refresh,
      undo: before && { text: doneText(edit), run: () => takeBack(place, edit, before) },
    });
  };
}

/** Columns have no versions: a change is taken back only while all is as it left it. */
async function takeBack(place: BoardPlace, edit: ColumnEdit, before: ColumnEdit['change']): Promise<void> {
  const columns = await call(columnEndpoints.list, { params: { ...place } });
  if (!isDone(columns, edit)) throw new ApiError(409, [columnTexts.undoTooLate]);
  const params = { ...place, columnId: edit.column.id };
  const { name } = await call(columnEndpoints.change, { params, body: before });
  toast.success(columnTexts.undone(name));
}

function tellUnchanged(error: unknown, { name, afterId }: ColumnEdit['change']): void {
  if (afterId !== undefined) tell(error, columnTexts.moveFailed);
  else if (name === undefined) tell(error, columnTexts.changeFailed);
  else toast.lost(`${columnTexts.changeFailed} ${messagesOf(error).join(' ')}`, name);
}

function doneText({ column: { name }, change }: ColumnEdit): string {
  if (change.afterId !== undefined) return columnTexts.moved(name);
  if (change.name !== undefined) return columnTexts.renamed(change.name);
  return change.kind === undefined
    ? columnTexts.limited(name, change.wipLimit ?? null)
    : columnTexts.kindOf(name, change.kind);
}

/** Its tasks go to `moveTo`, if it has any, and come back with it, but for those that somebody moved since. */
export function useRemoveColumn(place: BoardPlace) {
  const client = useQueryClient();
  const refresh = useRefreshColumns(place);
  return ({ id: columnId, name }: Column, moveTo: number | undefined): void => {
    const queryKey = columnKeys.list(place.projectId, place.boardId);
    const params = { ...place, columnId };
    const restore = async () => {
      const restored = await call(columnEndpoints.restore, { params });
      toast.success(columnTexts.restored(restored.name));
    };
    void write({
      about: [`column ${columnId}`],
      shown: [showOwn(client, queryKey, (columns: Column[]) => withoutColumn(columns, columnId, moveTo))],
      ask: () => call(columnEndpoints.remove, { params, query: { moveTo: moveTo?.toString() } }),
      refused: (error) => tell(error, columnTexts.removeFailed),
      refresh,
      undo: { text: columnTexts.removed(name), run: restore },
    });
  };
}

/** A task goes from one column to another, or comes from nowhere: their counts follow at once. */
export function useCountTasks({ projectId, boardId }: BoardPlace) {
  const client = useQueryClient();
  return (from: number | undefined, to: number | undefined): void => {
    const differenceOf = (id: number): number => Number(id === to) - Number(id === from);
    writeNews(client, columnKeys.list(projectId, boardId), (columns: Column[]) =>
      columns.map((column) => ({ ...column, taskCount: column.taskCount + differenceOf(column.id) })),
    );
  };
}

/** All that are done there, however many: they are read again wherever they show. */
export function useArchiveDone(place: BoardPlace) {
  const client = useQueryClient();
  const refresh = () => readProjectAgain(client, place.projectId);
  return ({ id }: Column): void =>
    void write({
      about: [`column ${id}`],
      ask: () => call(columnEndpoints.archiveDone, { params: { ...place, columnId: id } }),
      refused: (error) => tell(error, columnTexts.archiveFailed),
      refresh,
      undo: {
        text: (archived) => columnTexts.archivedDone(archived.length),
        when: (archived) => archived.length > 0,
        run: async (archived) => {
          const params = { ...place };
          for (let at = 0; at < archived.length; at += limits.bulk) {
            const changes = archived.slice(at, at + limits.bulk);
            await call(manyTaskEndpoints.undo, { params, body: { changes } });
          }
          toast.success(columnTexts.broughtBack(archived.length));
        },
      },
    });
}

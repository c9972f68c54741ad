import type { Column } from '@cuadrilla/contract/boards';
import { columnEndpoints } from '@cuadrilla/contract/columns';
import type { BodyInputOf } from '@cuadrilla/contract/endpoint';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, call, isAccepted, messagesOf } from '../../lib/api.ts';
import type { BoardPlace } from '../../lib/board-place.ts';
import { refreshProject } from '../../lib/project-data.ts';
import { offerUndo } from '../../ui/offer-undo.ts';
import { tellRefusal } from '../../ui/tell-refusal.ts';
import { toast } from '../../ui/toast.tsx';
import { type ColumnEdit, isDone, valuesNow, withChange } from './column-order.ts';
import { columnKeys, columnQueries } from './columns.queries.ts';
import { columnTexts } from './columns.texts.ts';

export type NewColumn = BodyInputOf<typeof columnEndpoints.create>;

/** Shows the columns as they will be, and as they were when refused, with a word. */
function useShowColumns({ projectId, boardId }: BoardPlace) {
  const client = useQueryClient();
  const { queryKey } = columnQueries.list(projectId, boardId);
  return {
    shown: () => client.getQueryData(queryKey) ?? [],
    show: async (change: (columns: Column[]) => Column[]) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      client.setQueryData(queryKey, (columns) => columns && change(columns));
      return { before };
    },
    takeBack: (text: string, error: Error, before: Column[] | undefined, typed?: string) => {
      client.setQueryData(queryKey, before);
      const reason = `${text} ${messagesOf(error).join(' ')}`;
      if (typed === undefined) tellRefusal(error, reason);
      else toast.lost(reason, typed);
    },
    refresh: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: columnKeys.ofProject(projectId) }),
        refreshProject(client, projectId),
      ]),
  };
}

export function useAddColumn(place: BoardPlace) {
  const { refresh } = useShowColumns(place);
  return useMutation({
    mutationFn: (body: NewColumn) => call(columnEndpoints.create, { params: { ...place }, body }),
    onError: (error) => tellRefusal(error, `${columnTexts.addFailed} ${messagesOf(error).join(' ')}`),
    onSettled: refresh,
  });
}

/** Columns have no versions: a change is taken back only while all is as it left it. */
function useUndoChange(place: BoardPlace) {
  const { refresh } = useShowColumns(place);
  return async (edit: ColumnEdit, before: ColumnEdit['change']) => {
    const columns = await call(columnEndpoints.list, { params: { ...place } });
    if (!isDone(columns, edit)) throw new ApiError(409, [columnTexts.undoTooLate]);
    try {
      const params = { ...place, columnId: edit.column.id };
      const { name } = await call(columnEndpoints.change, { params, body: before });
      toast.success(columnTexts.undone(name));
    } finally {
      void refresh();
    }
  };
}

/** Shows at once, and can be undone from then on. */
export function useChangeColumn(place: BoardPlace) {
  const { shown, show, takeBack, refresh } = useShowColumns(place);
  const undo = useUndoChange(place);
  const { mutateAsync } = useMutation({
    mutationFn: ({ column, change }: ColumnEdit) =>
      call(columnEndpoints.change, { params: { ...place, columnId: column.id }, body: change }),
    onMutate: (edit) => show((columns) => withChange(columns, edit)),
    onError: (error, { change }, was) =>
      takeBack(
        change.afterId === undefined ? columnTexts.changeFailed : columnTexts.moveFailed,
        error,
        was?.before,
        change.name,
      ),
    onSettled: () => void refresh(),
  });
  return (edit: ColumnEdit): void => {
    const values = valuesNow(shown(), edit);
    const isNew = !isDone(shown(), edit);
    const done = isAccepted(mutateAsync(edit));
    if (values && isNew) offerUndo(doneText(edit), async () => (await done) && undo(edit, values), done);
  };
}

function doneText({ column: { name }, change }: ColumnEdit): string {
  if (change.afterId !== undefined) return columnTexts.moved(name);
  if (change.name !== undefined) return columnTexts.renamed(change.name);
  return change.kind === undefined
    ? columnTexts.limited(name, change.wipLimit ?? null)
    : columnTexts.kindOf(name, change.kind);
}

interface Removal {
  column: Column;
  /** Where its tasks go, if it has any. */
  moveTo: number | undefined;
}

/** Gone at once, with «Deshacer»; its tasks come back with it, but for those that somebody moved since. */
export function useRemoveColumn(place: BoardPlace) {
  const { show, takeBack, refresh } = useShowColumns(place);
  const restore = async (columnId: number) => {
    try {
      const { name } = await call(columnEndpoints.restore, { params: { ...place, columnId } });
      toast.success(columnTexts.restored(name));
    } finally {
      void refresh();
    }
  };
  const { mutateAsync } = useMutation({
    mutationFn: ({ column, moveTo }: Removal) =>
      call(columnEndpoints.remove, {
        params: { ...place, columnId: column.id },
        query: { moveTo: moveTo?.toString() },
      }),
    onMutate: ({ column, moveTo }) =>
      show((columns) =>
        columns
          .filter(({ id }) => id !== column.id)
          .map((each) =>
            each.id === moveTo ? { ...each, taskCount: each.taskCount + column.taskCount } : each,
          ),
      ),
    onError: (error, _removal, shown) => takeBack(columnTexts.removeFailed, error, shown?.before),
    onSettled: () => void refresh(),
  });
  return (removal: Removal): void => {
    const { id, name } = removal.column;
    const done = isAccepted(mutateAsync(removal));
    offerUndo(columnTexts.removed(name), async () => (await done) && restore(id), done);
  };
}

/** A task goes from one column to another, or comes from nowhere: their counts follow at once. */
export function useCountTasks({ projectId, boardId }: BoardPlace) {
  const client = useQueryClient();
  return (from: number | undefined, to: number | undefined): void => {
    const differenceOf = (id: number): number => Number(id === to) - Number(id === from);
    client.setQueryData(columnQueries.list(projectId, boardId).queryKey, (columns) =>
      columns?.map((column) => ({ ...column, taskCount: column.taskCount + differenceOf(column.id) })),
    );
  };
}

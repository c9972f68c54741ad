import type { Column } from '@cuadrilla/contract/tasks/boards';
import { useState, type ReactNode } from 'react';
import type { BoardPlace } from '../../../lib/board-place.ts';
import { type ColumnEdit, isEmpty, neighbourAfterStep, neighbourAtEdge, usualGoal } from '../column-order.ts';
import { useArchiveDone, useChangeColumn, useRemoveColumn } from '../columns.mutations.ts';
import { ColumnFrame } from './ColumnFrame.tsx';
import { ColumnHead } from './ColumnHead.tsx';
import { ColumnLimitDialog } from './ColumnLimitDialog.tsx';
import { ColumnMenu } from './ColumnMenu.tsx';
import { RemoveColumnDialog } from './RemoveColumnDialog.tsx';

interface Props {
  place: BoardPlace;
  column: Column;
  /** All of the board. */
  columns: readonly Column[];
  /** Those on the screen: a filter may hide the others. */
  row: readonly Column[];
  canEdit: boolean;
  canManage: boolean;
  /** What stands in it, given its head. */
  children: (head: ColumnHeadOf) => ReactNode;
}

type ColumnHeadOf = (parts: { count: number; isPart: boolean; onAdd: () => void }) => ReactNode;

/** A column with all that can be done to it, for those who manage the project; for who edits, with what that takes. */
export function ManagedColumn(props: Props) {
  const { column, columns, canEdit, canManage, children } = props;
  const [dialog, setDialog] = useState<'limit' | 'remove'>();
  const { change, stepTo, takeIn, archiveDone, remove } = useColumnEdits(props);
  const others = columns.filter(({ id }) => id !== column.id);
  const close = () => setDialog(undefined);
  // What is empty goes at once, with «Deshacer»; the server is told where to in any case, for what lies in the trash.
  const beginRemove = () => (isEmpty(column) ? remove(usualGoal(column, others)?.id) : setDialog('remove'));
  const hasDone = column.kind === 'hecho' && column.taskCount > 0;

  const menu = (rename: () => void) => (
    <ColumnMenu
      column={column}
      onArchive={canEdit && hasDone ? archiveDone : undefined}
      managing={
        canManage && {
          onRename: rename,
          onKind: (kind) => change({ kind, seen: { kind: column.kind } }),
          onLimit: () => setDialog('limit'),
          onLeft: stepTo(-1),
          onRight: stepTo(1),
          onRemove: others.length > 0 ? beginRemove : undefined,
        }
      }
    />
  );
  const onRename = canManage
    ? (name: string, seen: string) => change({ name, seen: { name: seen } })
    : undefined;
  return (
    <ColumnFrame column={column} canManage={canManage} onDrop={takeIn}>
      {children((parts) => (
        <ColumnHead {...parts} column={column} canEdit={canEdit} onRename={onRename} menu={menu} />
      ))}
      {dialog === 'limit' && (
        <ColumnLimitDialog
          column={column}
          onChange={(wipLimit, seen) => change({ wipLimit, seen: { wipLimit: seen } })}
          onClose={close}
        />
      )}
      {dialog === 'remove' && (
        <RemoveColumnDialog column={column} others={others} onRemove={remove} onClose={close} />
      )}
    </ColumnFrame>
  );
}

function useColumnEdits({ place, column, columns, row }: Props) {
  const edit = useChangeColumn(place);
  const removeColumn = useRemoveColumn(place);
  const archiveDone = useArchiveDone(place);
  const change = (changes: ColumnEdit['change']) => edit({ column, change: changes });
  return {
    change,
    /** What moves it one place; nothing at that end of the row. */
    stepTo: (step: -1 | 1) => {
      const afterId = neighbourAfterStep(row, column.id, step);
      return afterId === undefined ? undefined : () => change({ afterId });
    },
    /** Another column was dropped on one of its edges. */
    takeIn: (draggedId: number, edge: 'left' | 'right') => {
      const dragged = columns.find(({ id }) => id === draggedId);
      const afterId = neighbourAtEdge(row, draggedId, column.id, edge);
      if (dragged) edit({ column: dragged, change: { afterId } });
    },
    archiveDone: () => archiveDone(column),
    remove: (moveTo: number | undefined) => removeColumn(column, moveTo),
  };
}

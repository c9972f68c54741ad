import type { Column } from '@cuadrilla/contract/boards';
import { useState, type ReactNode } from 'react';
import { type ColumnEdit, neighbourAfterStep, neighbourAtEdge } from '../column-order.ts';
import { useChangeColumn, useRemoveColumn } from '../columns.mutations.ts';
import { ColumnFrame } from './ColumnFrame.tsx';
import { ColumnHead } from './ColumnHead.tsx';
import { ColumnLimitDialog } from './ColumnLimitDialog.tsx';
import { ColumnMenu } from './ColumnMenu.tsx';
import { RemoveColumnDialog } from './RemoveColumnDialog.tsx';

interface Props {
  place: { projectId: number; boardId: number };
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

/** A column with all that can be done to it, for those who manage the project. */
export function ManagedColumn({ place, column, columns, row, canEdit, canManage, children }: Props) {
  const [dialog, setDialog] = useState<'limit' | 'remove'>();
  const edit = useChangeColumn(place);
  const removal = useRemoveColumn(place);
  const others = columns.filter(({ id }) => id !== column.id);
  const change = (changes: ColumnEdit['change']) => edit.mutate({ column, change: changes });
  const stepTo = (step: -1 | 1) => {
    const afterId = neighbourAfterStep(row, column.id, step);
    return afterId === undefined ? undefined : () => change({ afterId });
  };
  const takeIn = (draggedId: number, edge: 'left' | 'right') => {
    const dragged = columns.find(({ id }) => id === draggedId);
    const afterId = neighbourAtEdge(row, draggedId, column.id, edge);
    if (dragged) edit.mutate({ column: dragged, change: { afterId } });
  };
  const menu = (rename: () => void) =>
    canManage && (
      <ColumnMenu
        column={column}
        onRename={rename}
        onKind={(kind) => change({ kind })}
        onLimit={() => setDialog('limit')}
        onLeft={stepTo(-1)}
        onRight={stepTo(1)}
        onRemove={others.length > 0 ? () => setDialog('remove') : undefined}
      />
    );
  const head: ColumnHeadOf = (parts) => (
    <ColumnHead
      {...parts}
      column={column}
      canEdit={canEdit}
      onRename={canManage ? (name) => change({ name }) : undefined}
      menu={menu}
    />
  );
  const close = () => setDialog(undefined);
  return (
    <ColumnFrame column={column} canManage={canManage} onDrop={takeIn}>
      {children(head)}
      {dialog === 'limit' && (
        <ColumnLimitDialog column={column} onChange={(wipLimit) => change({ wipLimit })} onClose={close} />
      )}
      {dialog === 'remove' && (
        <RemoveColumnDialog
          column={column}
          others={others}
          onRemove={(moveTo) => removal.mutate({ column, moveTo })}
          onClose={close}
        />
      )}
    </ColumnFrame>
  );
}

import type { Column } from '@cuadrilla/contract/tasks/boards';
import { useRef, type ReactNode } from 'react';
import styles from './ColumnFrame.module.css';
import { useColumnDrag } from './use-column-drag.ts';

interface Props {
  column: Column;
  canManage: boolean;
  /** Another column was dropped on one of its edges. */
  onDrop: (draggedId: number, edge: 'left' | 'right') => void;
  children: ReactNode;
}

/** A column's place in the row: by its head it can be dragged to another one. */
export function ColumnFrame({ column, canManage, onDrop, children }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const { edge, isDragged } = useColumnDrag(frame, column.id, canManage, onDrop);
  return (
    <div ref={frame} className={styles.frame} data-edge={edge} data-dragged={isDragged || undefined}>
      {children}
    </div>
  );
}

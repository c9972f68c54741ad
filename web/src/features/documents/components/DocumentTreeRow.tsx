import type { Document } from '@cuadrilla/contract/documents/documents';
import { Link } from '@tanstack/react-router';
import { ChevronDown, ChevronRight, Lock, Plus } from 'lucide-react';
import { useRef, type KeyboardEvent } from 'react';
import { IconButton } from '../../../ui/controls/IconButton.tsx';
import { isInside, type Direction, type Drop, type TreeRow } from '../document-tree.ts';
import { documentTexts as texts } from '../documents.texts.ts';
import { DocumentMenu } from './DocumentMenu.tsx';
import styles from './DocumentTree.module.css';
import { useDocumentDrag } from './use-document-drag.ts';

interface Props extends TreeRow {
  documents: readonly Document[];
  isCurrent: boolean;
  isClosed: boolean;
  canEdit: boolean;
  canManage: boolean;
  onToggle: () => void;
  onCreate: () => void;
  onStep: (direction: Direction) => void;
  onTake: (draggedId: number, drop: Drop) => void;
}

const directions: Partial<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
};

export function DocumentTreeRow(props: Props) {
  const { document, level, below, documents, isCurrent, isClosed, canEdit, canManage } = props;
  const row = useRef<HTMLDivElement>(null);
  const { drop, isDragged } = useDocumentDrag(row, {
    documentId: document.id,
    canMove: canEdit,
    mayTake: (draggedId) => !isInside(documents, document.id, draggedId),
    onDrop: props.onTake,
  });

  function move(event: KeyboardEvent): void {
    const direction = event.altKey ? directions[event.key] : undefined;
    if (!direction || !canEdit) return;
    event.preventDefault();
    props.onStep(direction);
  }

  return (
    <li>
      <div
        ref={row}
        className={styles.row}
        style={{ '--level': level }}
        data-current={isCurrent}
        data-drop={drop}
        data-dragged={isDragged}
      >
        {below > 0 ? (
          <IconButton
            size="small"
            className={styles.toggle}
            label={isClosed ? texts.open(document.title) : texts.close(document.title)}
            aria-expanded={!isClosed}
            onClick={props.onToggle}
          >
            {isClosed ? <ChevronRight size={14} /> : <ChevronDown size={14} />}
          </IconButton>
        ) : (
          <span className={styles.toggle} />
        )}
        <Link
          to="/documentation/$projectId/$documentId"
          params={{ projectId: document.projectId, documentId: document.id }}
          className={styles.link}
          draggable={false}
          onKeyDown={move}
          {...(canEdit && { 'aria-keyshortcuts': 'Alt+ArrowUp Alt+ArrowDown Alt+ArrowLeft Alt+ArrowRight' })}
        >
          {document.icon && <span aria-hidden="true">{document.icon}</span>}
          <span className={styles.title}>{document.title}</span>
          {document.locked && <Lock size={13} aria-hidden="true" />}
        </Link>
        {isClosed && <span className={styles.count}>{below}</span>}
        <span className={styles.tools}>
          {canEdit && (
            <IconButton size="small" label={texts.createIn(document.title)} onClick={props.onCreate}>
              <Plus size={15} />
            </IconButton>
          )}
          <DocumentMenu document={document} documents={documents} canEdit={canEdit} canManage={canManage} />
        </span>
      </div>
    </li>
  );
}

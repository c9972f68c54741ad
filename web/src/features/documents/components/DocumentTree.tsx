import type { Document } from '@cuadrilla/contract/documents/documents';
import { useState } from 'react';
import { Hidden } from '../../../ui/controls/Hidden.tsx';
import { childrenOf, moveTo, rowsOf, stepOf, type Direction, type Move } from '../document-tree.ts';
import { useMoveDocument } from '../documents.mutations.ts';
import { documentTexts as texts } from '../documents.texts.ts';
import styles from './DocumentTree.module.css';
import { DocumentTreeRow } from './DocumentTreeRow.tsx';

interface Props {
  projectId: number;
  documents: readonly Document[];
  currentId: number | undefined;
  canEdit: boolean;
  canManage: boolean;
  onCreateIn: (parent: Document) => void;
}

/** All documents of a project. They are dragged, or moved by Alt and the arrows. */
export function DocumentTree({ projectId, documents, currentId, canEdit, canManage, onCreateIn }: Props) {
  const [closed, setClosed] = useState<ReadonlySet<number>>(new Set());
  const [told, setTold] = useState('');
  const move = useMoveDocument(projectId);

  const toggle = (id: number): void => setClosed((now) => toggled(now, id));

  function put(document: Document, place: Move): void {
    move(document, place);
    const siblings = childrenOf(documents, place.parentId).filter(({ id }) => id !== document.id);
    const nth = place.afterId === null ? 1 : siblings.findIndex(({ id }) => id === place.afterId) + 2;
    const parent = documents.find(({ id }) => id === place.parentId)?.title;
    setTold(texts.movedTo(document.title, nth, siblings.length + 1, parent));
  }

  function step(document: Document, direction: Direction): void {
    const place = stepOf(documents, document, direction);
    if (place) put(document, place);
  }

  return (
    <>
      <ul className={styles.tree}>
        {rowsOf(documents, (id) => closed.has(id)).map((row) => (
          <DocumentTreeRow
            key={row.document.id}
            {...row}
            documents={documents}
            isCurrent={row.document.id === currentId}
            isClosed={closed.has(row.document.id)}
            canEdit={canEdit && (canManage || !row.document.locked)}
            canManage={canManage}
            onToggle={() => toggle(row.document.id)}
            onCreate={() => onCreateIn(row.document)}
            onStep={(direction) => step(row.document, direction)}
            onTake={(draggedId, drop) => {
              const dragged = documents.find(({ id }) => id === draggedId);
              if (dragged) put(dragged, moveTo(documents, row.document, drop));
            }}
          />
        ))}
      </ul>
      <Hidden>
        <span role="status">{told}</span>
      </Hidden>
    </>
  );
}

function toggled(closed: ReadonlySet<number>, id: number): ReadonlySet<number> {
  const next = new Set(closed);
  if (!next.delete(id)) next.add(id);
  return next;
}

import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import type { Drop } from '../document-tree.ts';

/** What a dragged document says of itself, to tell it from anything else. */
const draggedDocument = 'document';

interface Options {
  documentId: number;
  canMove: boolean;
  /** Nothing can be put into itself. */
  mayTake: (draggedId: number) => boolean;
  onDrop: (draggedId: number, drop: Drop) => void;
}

export function useDocumentDrag(
  row: RefObject<HTMLElement | null>,
  { documentId, canMove, ...asked }: Options,
) {
  const [drop, setDrop] = useState<Drop>();
  const [isDragged, setDragged] = useState(false);
  const mayTake = useEffectEvent(asked.mayTake);
  const take = useEffectEvent(asked.onDrop);

  useEffect(() => {
    const element = row.current;
    if (!element || !canMove) return undefined;
    return combine(
      draggable({
        element,
        getInitialData: () => ({ kind: draggedDocument, documentId }),
        onDragStart: () => setDragged(true),
        onDrop: () => setDragged(false),
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source: { data } }) =>
          data['kind'] === draggedDocument && mayTake(Number(data['documentId'])),
        onDrag: ({ location }) => setDrop(dropAt(element, location.current.input.clientY)),
        onDragLeave: () => setDrop(undefined),
        onDrop: ({ source, location }) => {
          setDrop(undefined);
          take(Number(source.data['documentId']), dropAt(element, location.current.input.clientY));
        },
      }),
    );
  }, [row, documentId, canMove]);
  return { drop, isDragged };
}

/** The edges stand for beside it, the middle for inside. */
function dropAt(element: HTMLElement, y: number): Drop {
  const { top, height } = element.getBoundingClientRect();
  const part = (y - top) / height;
  if (part < 0.3) return 'above';
  return part > 0.7 ? 'below' : 'inside';
}

import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { attachClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge/attach-closest-edge';
import { extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge/extract-closest-edge';
import { useEffect, useEffectEvent, useState, type RefObject } from 'react';

type Edge = 'left' | 'right';

/** What a dragged column says of itself, to tell it from a dragged task. */
const draggedColumn = 'column';

export function useColumnDrag(
  frame: RefObject<HTMLElement | null>,
  columnId: number,
  canManage: boolean,
  onDrop: (draggedId: number, edge: Edge) => void,
) {
  const [edge, setEdge] = useState<Edge>();
  const [isDragged, setDragged] = useState(false);
  const drop = useEffectEvent(onDrop);

  useEffect(() => {
    const element = frame.current;
    const handle = element?.querySelector('[data-handle]');
    if (!element || !handle || !canManage) return undefined;
    return combine(
      draggable({
        element,
        dragHandle: handle,
        getInitialData: () => ({ kind: draggedColumn, columnId }),
        onDragStart: () => setDragged(true),
        onDrop: () => setDragged(false),
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source: { data } }) => data['kind'] === draggedColumn && data['columnId'] !== columnId,
        getData: ({ input }) => attachClosestEdge({}, { element, input, allowedEdges: ['left', 'right'] }),
        onDrag: ({ self }) => setEdge(edgeOf(self.data)),
        onDragLeave: () => setEdge(undefined),
        onDrop: ({ self, source }) => {
          setEdge(undefined);
          drop(Number(source.data['columnId']), edgeOf(self.data));
        },
      }),
    );
  }, [frame, columnId, canManage]);
  return { edge, isDragged };
}

const edgeOf = (data: Record<string | symbol, unknown>): Edge =>
  extractClosestEdge(data) === 'left' ? 'left' : 'right';

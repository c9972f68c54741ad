import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { attachClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge/attach-closest-edge';
import { extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge/extract-closest-edge';
import { useEffect, useEffectEvent, type RefObject } from 'react';

type Edge = 'top' | 'bottom';

interface Props {
  list: RefObject<HTMLElement | null>;
  /** Of the points that can be taken, in their order. */
  ids: readonly number[];
  onDrop: (draggedId: number, targetId: number, edge: Edge) => void;
}

/** What a dragged point says of itself, to tell it from anything else. */
const draggedPoint = 'point';

/** Takes the points of a list by the mouse. */
export function PointDrag({ list, ids, onDrop }: Props) {
  const drop = useEffectEvent(onDrop);
  const wanted = ids.join(' ');
  useEffect(() => {
    const rows = wanted.split(' ').flatMap((id) => {
      const row = list.current?.querySelector<HTMLElement>(`[data-point="${id}"]`);
      return row ? [row] : [];
    });
    return combine(...rows.map((row) => takeable(row, drop)));
  }, [list, wanted]);
  return null;
}

function takeable(row: HTMLElement, drop: Props['onDrop']): () => void {
  const id = Number(row.dataset['point']);
  const show = (edge: Edge | undefined): void => {
    if (edge) row.dataset['edge'] = edge;
    else delete row.dataset['edge'];
  };
  return combine(
    draggable({
      element: row,
      getInitialData: () => ({ kind: draggedPoint, id }),
      onDragStart: () => row.setAttribute('data-dragged', ''),
      onDrop: () => row.removeAttribute('data-dragged'),
    }),
    dropTargetForElements({
      element: row,
      canDrop: ({ source: { data } }) => data['kind'] === draggedPoint && data['id'] !== id,
      getData: ({ input }) => attachClosestEdge({}, { element: row, input, allowedEdges: ['top', 'bottom'] }),
      onDrag: ({ self }) => show(edgeOf(self.data)),
      onDragLeave: () => show(undefined),
      onDrop: ({ self, source }) => {
        show(undefined);
        drop(Number(source.data['id']), id, edgeOf(self.data));
      },
    }),
    () => {
      show(undefined);
      row.removeAttribute('data-dragged');
    },
  );
}

const edgeOf = (data: Record<string | symbol, unknown>): Edge =>
  extractClosestEdge(data) === 'top' ? 'top' : 'bottom';

import { type RefObject, useLayoutEffect } from 'react';
import type { EditorView } from 'prosemirror-view';

/** Puts something beside a place in the text, where there is room for it in the window. */
export function useBeside(
  ref: RefObject<HTMLElement | null>,
  view: EditorView,
  place: { from: number; to: number } | undefined,
  side: 'above' | 'below',
): void {
  useLayoutEffect(() => {
    const box = ref.current;
    if (!box || !place || view.isDestroyed) return undefined;
    const put = () => {
      const size = view.state.doc.content.size;
      const start = view.coordsAtPos(Math.min(place.from, size));
      const end = view.coordsAtPos(Math.min(place.to, size));
      const { offsetWidth: width, offsetHeight: height } = box;
      const above = start.top - height - 8;
      const below = end.bottom + 6;
      const fitsBelow = below + height < window.innerHeight - 8;
      const top = side === 'above' ? (above > 8 ? above : below) : fitsBelow ? below : Math.max(8, above);
      box.style.top = `${top}px`;
      box.style.left = `${Math.max(8, Math.min(start.left, window.innerWidth - width - 8))}px`;
    };
    put();
    window.addEventListener('scroll', put, { capture: true, passive: true });
    window.addEventListener('resize', put);
    return () => {
      window.removeEventListener('scroll', put, { capture: true });
      window.removeEventListener('resize', put);
    };
  });
}

import type { Anchor, DocumentThread } from '@cuadrilla/contract/documents/document-threads';
import { fromBase64 } from 'lib0/buffer';
import {
  AbstractType,
  createAbsolutePositionFromRelativePosition,
  decodeRelativePosition,
  type Doc,
  type Item,
} from 'yjs';

/** From the block to the letter: where one stands before another, its numbers do. */
type TextPosition = readonly number[];

function indexOf(item: Item): number {
  let index = 0;
  for (let { left } = item; left; { left } = left) if (!left.deleted && left.countable) index += left.length;
  return index;
}

const aboveOf = ({ parent }: Item): Item | null => (parent instanceof AbstractType ? parent._item : null);

/** Nowhere once the text is gone. */
function placeOf(doc: Doc, { from }: Anchor): TextPosition | undefined {
  try {
    const at = createAbsolutePositionFromRelativePosition(decodeRelativePosition(fromBase64(from)), doc);
    if (!at) return undefined;
    const place = [at.index];
    for (let { _item: item } = at.type; item; item = aboveOf(item)) {
      if (item.deleted) return undefined;
      place.unshift(indexOf(item));
    }
    return place;
  } catch {
    // Somebody else's browser wrote it: it may be anything.
    return undefined;
  }
}

function compare(one: TextPosition, other: TextPosition): number {
  const differing = one.findIndex((index, depth) => index !== other[depth]);
  return differing === -1 ? 0 : (one[differing] ?? 0) - (other[differing] ?? -1);
}

/** The ids of threads as one comes by them in the text; those whose text is gone come last. */
export function threadOrder(doc: Doc, threads: readonly DocumentThread[]): number[] {
  const placed = threads.map(({ id, anchor }) => ({ id, place: placeOf(doc, anchor) }));
  return placed
    .toSorted((one, other) => {
      if (!one.place || !other.place) return Number(!one.place) - Number(!other.place) || one.id - other.id;
      return compare(one.place, other.place) || one.id - other.id;
    })
    .map(({ id }) => id);
}

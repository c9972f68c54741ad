import type { Document } from '@cuadrilla/contract/documents/documents';

/** Where a document is to stand: in this parent, behind that one; null for the first place. */
export interface Move {
  parentId: number | null;
  afterId: number | null;
}

export interface TreeRow {
  document: Document;
  level: number;
  /** How many lie below it, at any depth. */
  below: number;
}

const byPosition = (a: Document, b: Document): number => (a.position < b.position ? -1 : 1);

export const childrenOf = (all: readonly Document[], parentId: number | null): Document[] =>
  all.filter((document) => document.parentId === parentId).toSorted(byPosition);

const countBelow = (all: readonly Document[], id: number): number =>
  childrenOf(all, id).reduce((sum, child) => sum + 1 + countBelow(all, child.id), 0);

/** What the tree shows: all but what lies in those that are closed. */
export function rowsOf(
  all: readonly Document[],
  isClosed: (id: number) => boolean,
  parentId: number | null = null,
  level = 0,
): TreeRow[] {
  return childrenOf(all, parentId).flatMap((document) => [
    { document, level, below: countBelow(all, document.id) },
    ...(isClosed(document.id) ? [] : rowsOf(all, isClosed, document.id, level + 1)),
  ]);
}

/** From the top down to its parent. */
export function pathTo(all: readonly Document[], document: Document): Document[] {
  const parent = all.find(({ id }) => id === document.parentId);
  return parent ? [...pathTo(all, parent), parent] : [];
}

export type Direction = 'up' | 'down' | 'in' | 'out';

/** One step with the keyboard; nothing where there is no step. */
export function stepOf(all: readonly Document[], document: Document, direction: Direction): Move | undefined {
  const { parentId } = document;
  const siblings = childrenOf(all, parentId);
  const index = siblings.findIndex(({ id }) => id === document.id);
  const [before, behind] = [siblings[index - 1], siblings[index + 1]];
  if (direction === 'up') return before && { parentId, afterId: siblings[index - 2]?.id ?? null };
  if (direction === 'down') return behind && { parentId, afterId: behind.id };
  if (direction === 'in')
    return before && { parentId: before.id, afterId: childrenOf(all, before.id).at(-1)?.id ?? null };
  const parent = all.find(({ id }) => id === parentId);
  return parent && { parentId: parent.parentId, afterId: parent.id };
}

export type Drop = 'above' | 'below' | 'inside';

/** Where something dropped on the document goes. */
export function moveTo(all: readonly Document[], target: Document, drop: Drop): Move {
  if (drop === 'inside')
    return { parentId: target.id, afterId: childrenOf(all, target.id).at(-1)?.id ?? null };
  if (drop === 'below') return { parentId: target.parentId, afterId: target.id };
  const siblings = childrenOf(all, target.parentId);
  const index = siblings.findIndex(({ id }) => id === target.id);
  return { parentId: target.parentId, afterId: siblings[index - 1]?.id ?? null };
}

export const isInside = (all: readonly Document[], id: number | null, ancestor: number): boolean =>
  id !== null &&
  (id === ancestor || isInside(all, all.find((each) => each.id === id)?.parentId ?? null, ancestor));

/** As it will be: the position stands between its new neighbours until the server says which it is. */
export function withMove(all: readonly Document[], id: number, { parentId, afterId }: Move): Document[] {
  const moving = all.find((each) => each.id === id);
  if (!moving) return [...all];
  const others = childrenOf(all, parentId).filter((each) => each.id !== id);
  const index = afterId === null ? 0 : others.findIndex((each) => each.id === afterId) + 1;
  const order = [...others.slice(0, index), moving, ...others.slice(index)];
  const places = new Map(order.map((each, nth) => [each.id, String(nth).padStart(6, '0')]));
  return all.map((each) => {
    const position = places.get(each.id);
    return position === undefined
      ? each
      : { ...each, position, parentId: each.id === id ? parentId : each.parentId };
  });
}

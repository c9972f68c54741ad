import type { Point } from '@cuadrilla/contract/tasks/points';

/** Behind another one, or first. They may be newer than what was seen when it was asked for. */
export function movedBehind(points: readonly Point[], pointId: number, afterId: number | null): Point[] {
  const moving = points.find(({ id }) => id === pointId);
  if (!moving) return [...points];
  const others = points.filter((each) => each !== moving);
  const index = afterId === null ? 0 : others.findIndex(({ id }) => id === afterId) + 1;
  return others.toSpliced(index, 0, moving);
}

/** Behind which point it stands once it is one place further up or down; nothing at that end of the list. */
export function neighbourAfterStep(
  points: readonly Point[],
  pointId: number,
  step: -1 | 1,
): number | null | undefined {
  const others = points.filter(({ id }) => id !== pointId);
  const index = points.findIndex(({ id }) => id === pointId) + step;
  return index < 0 || index > others.length ? undefined : (others[index - 1]?.id ?? null);
}

/** Behind which point one stands that is dropped on an edge of another. */
export function neighbourAtEdge(
  points: readonly Point[],
  pointId: number,
  targetId: number,
  edge: 'top' | 'bottom',
): number | null {
  const others = points.filter(({ id }) => id !== pointId);
  const index = others.findIndex(({ id }) => id === targetId);
  return others[edge === 'top' ? index - 1 : index]?.id ?? null;
}

import type { Point } from '@cuadrilla/contract/tasks/points';
import { expect, it } from 'vitest';
import { linesOf } from './point-lines.ts';
import { movedBehind, neighbourAfterStep, neighbourAtEdge } from './point-moves.ts';
import { withPositions } from './point-order.ts';

const point = (id: number, position: string): Point => ({
  id,
  content: `Punto ${id}`,
  done: false,
  position,
  due_day: null,
  assigned_to: null,
  assignedTo: null,
});
const points = [point(1, 'a0'), point(2, 'a1'), point(3, 'a2')];
const idsOf = (list: readonly Point[]) => list.map(({ id }) => id);

it.each([
  [1, 3, [2, 3, 1]],
  [3, null, [3, 1, 2]],
  [2, 1, [1, 2, 3]],
  [9, null, [1, 2, 3]],
])('moves %i behind %s', (moving, behind, order) => {
  expect(idsOf(movedBehind(points, moving, behind))).toEqual(order);
});

it('steps past one neighbour, and not past the ends', () => {
  expect(neighbourAfterStep(points, 2, -1)).toBeNull();
  expect(neighbourAfterStep(points, 1, 1)).toBe(2);
  expect(neighbourAfterStep(points, 1, -1)).toBeUndefined();
  expect(neighbourAfterStep(points, 3, 1)).toBeUndefined();
});

it('lands on the edge that it was dropped on', () => {
  expect(neighbourAtEdge(points, 3, 1, 'top')).toBeNull();
  expect(neighbourAtEdge(points, 3, 1, 'bottom')).toBe(1);
  expect(neighbourAtEdge(points, 1, 3, 'top')).toBe(2);
});

it('stands in the order of new positions', () => {
  expect(idsOf(withPositions(points, { 1: 'a9', 2: 'a5' }))).toEqual([3, 2, 1]);
});

it('makes a point of each line, without what a list begins its lines with', () => {
  const pasted = ' - Medir\n* Pesar\n\n• [x] Cargar\n[ ] Atar\n☐ Salir\n2. Llegar\n-5 grados';
  expect(linesOf(pasted)).toEqual(['Medir', 'Pesar', 'Cargar', 'Atar', 'Salir', '2. Llegar', '-5 grados']);
});

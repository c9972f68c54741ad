import type { Point } from '@cuadrilla/contract/tasks/points';
import type { TaskDetail } from '@cuadrilla/contract/tasks/tasks';

/** The task with other points. */
export const withPoints =
  (change: (points: Point[], detail: TaskDetail) => Point[]) =>
  (detail: TaskDetail): TaskDetail => {
    const Points = change(detail.Points, detail);
    const pointsDone = Points.filter(({ done }) => done).length;
    return { ...detail, Points, task: { ...detail.task, pointCount: Points.length, pointsDone } };
  };

const byPosition = (one: Point, other: Point): number => (one.position < other.position ? -1 : 1);

/** As the server orders them. */
export const withPoint = (points: readonly Point[], point: Point): Point[] =>
  [...points.filter(({ id }) => id !== point.id), point].toSorted(byPosition);

/** Those that have another position by now in their new order. */
export const withPositions = (points: readonly Point[], positions: Record<string, string>): Point[] =>
  points.map((point) => ({ ...point, position: positions[point.id] ?? point.position })).toSorted(byPosition);

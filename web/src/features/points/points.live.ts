import type { Event } from '@cuadrilla/contract/log/events';
import type { NamedPerson } from '@cuadrilla/contract/kernel/fields';
import type { Point } from '@cuadrilla/contract/tasks/points';
import { withPoint, withPositions } from './point-order.ts';

export type PointEvent = Extract<Event, { type: `point.${string}` }>;

export const isOfPoint = (event: Event): event is PointEvent => event.type.startsWith('point.');

/** The points of a task after an event of it; its log names people by their ids. */
export function withPointEvent(
  points: Point[],
  { type, payload }: PointEvent,
  people: readonly NamedPerson[],
): Point[] {
  const id = payload.pointId ?? 0;
  const found = points.find((point) => point.id === id);
  if (type === 'point.deleted') return points.filter((point) => point !== found);
  if (type === 'point.updated') {
    const changed = found && withPoint(points, { ...found, ...changedTo(payload.changes, found, people) });
    return payload.positions ? withPositions(changed ?? points, payload.positions) : (changed ?? points);
  }
  if (found) return points;
  const { content = '', done = false, position = '', due_day = null, assigned_to = null } = payload;
  const fields = { content, done, position, due_day, assigned_to };
  return withPoint(points, { id, ...fields, assignedTo: personOf(assigned_to, people) });
}

function changedTo(
  changes: Extract<PointEvent, { type: 'point.updated' }>['payload']['changes'] = {},
  before: Point,
  people: readonly NamedPerson[],
): Point {
  const fields = Object.entries(changes).map(([field, { after }]) => [field, after] as const);
  const changed: Point = { ...before, ...Object.fromEntries(fields) };
  return changes.assigned_to ? { ...changed, assignedTo: personOf(changed.assigned_to, people) } : changed;
}

const personOf = (id: number | null, people: readonly NamedPerson[]): NamedPerson | null =>
  people.find((person) => person.id === id) ?? null;

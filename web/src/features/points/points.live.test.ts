import type { Event } from '@cuadrilla/contract/log/events';
import type { Point } from '@cuadrilla/contract/tasks/points';
import { expect, it } from 'vitest';
import { isOfPoint, withPointEvent } from './points.live.ts';

const fields = { content: 'Medir', done: false, position: 'a1', due_day: null, assigned_to: null };
const points: Point[] = [
  { id: 1, ...fields, assignedTo: null },
  { id: 2, ...fields, content: 'Pesar', position: 'a2', assignedTo: null },
];
const people = [{ id: 7, name: 'Eva Soto' }];

function after(list: Point[], happened: Pick<Event, 'type' | 'payload'>): Point[] {
  const event = { seq: 1, at: '', actor: { id: 1, name: 'Ana' }, ...happened } as Event;
  if (!isOfPoint(event)) throw new Error('not of a point');
  return withPointEvent(list, event, people);
}

it('adds a point once, in its place', () => {
  const created = { ...fields, pointId: 3, taskId: 1, content: 'Atar', position: 'a1V', assigned_to: 7 };
  const added = after(points, { type: 'point.created', payload: created });
  expect(added.map(({ content }) => content)).toEqual(['Medir', 'Atar', 'Pesar']);
  expect(added[1]?.assignedTo).toEqual(people[0]);
  expect(after(added, { type: 'point.restored', payload: created })).toBe(added);
});

it('changes and moves it, and knows its person', () => {
  const changes = {
    done: { before: false, after: true },
    position: { before: 'a1', after: 'a3' },
    assigned_to: { before: null, after: 7 },
  };
  const updated = {
    type: 'point.updated',
    payload: { pointId: 1, taskId: 1, content: 'Medir', changes },
  } as const;
  const moved = after(points, updated);
  expect(moved.map(({ id, done }) => [id, done])).toEqual([
    [2, false],
    [1, true],
  ]);
  expect(moved[1]?.assignedTo?.name).toBe('Eva Soto');
  expect(after(moved, updated)).toEqual(moved);
});

it('follows when all get other places', () => {
  const changes = { position: { before: 'a1', after: 'a8' } };
  const payload = { pointId: 1, taskId: 1, content: 'Medir', changes, positions: { 1: 'a1', 2: 'a0' } };
  expect(after(points, { type: 'point.updated', payload }).map(({ position }) => position)).toEqual([
    'a0',
    'a1',
  ]);
});

it('is gone when it was deleted', () => {
  const payload = { ...fields, pointId: 1, taskId: 1 };
  expect(after(points, { type: 'point.deleted', payload }).map(({ id }) => id)).toEqual([2]);
});

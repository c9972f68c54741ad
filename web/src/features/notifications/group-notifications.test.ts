import type { Notification } from '@cuadrilla/contract/notices/notifications/notifications';
import { expect, it } from 'vitest';
import { byDay, groupNotifications } from './group-notifications.ts';

const told = (id: number, taskId: number | null, rest: Partial<Notification> = {}): Notification => ({
  id,
  kind: 'commented',
  at: '2026-11-17T12:00:00.000Z',
  read: false,
  actor: { id, name: `Persona ${id}` },
  Project: { id: 1, name: 'Obra' },
  Board: null,
  Document: null,
  Task: taskId === null ? null : { id: taskId, number: taskId, title: 'Medir', priority_id: 1 },
  comment: null,
  role: null,
  note: null,
  due: null,
  ...rest,
});

it('puts together what is of one task, in the order of the newest', () => {
  const groups = groupNotifications([
    told(9, 2, { kind: 'assigned' }),
    told(8, 1, { kind: 'mentioned' }),
    told(7, null, { kind: 'added' }),
    told(6, 2, { kind: 'mentioned', read: true }),
  ]);
  expect(groups.map(({ key, unread }) => [key, unread])).toEqual([
    ['task 2', [9]],
    ['task 1', [8]],
    ['project 1', [7]],
  ]);
  expect(groups[0]?.lines.map(({ newest }) => newest.kind)).toEqual(['assigned', 'mentioned']);
});

it('folds the comments of several people, those read and those not read apart', () => {
  const [group] = groupNotifications([
    told(9, 1),
    told(8, 1),
    told(7, 1, { actor: { id: 9, name: 'Persona 9' } }),
    told(6, 1, { read: true }),
  ]);
  expect(group?.lines.map(({ newest, ids, others }) => [newest.id, ids, others])).toEqual([
    [9, [9, 8, 7], 1],
    [6, [6], 0],
  ]);
});

it('tells the days apart where the reader is', () => {
  const groups = groupNotifications([
    told(3, 3, { at: '2026-11-17T02:30:00.000Z' }),
    told(2, 2, { at: '2026-11-16T10:00:00.000Z' }),
    told(1, 1, { at: '2026-11-14T10:00:00.000Z' }),
  ]);
  const days = (zone: string) =>
    byDay(groups, zone, '2026-11-17').map(({ day, groups: of }) => [day, of.length]);
  expect(days('UTC')).toEqual([
    ['today', 1],
    ['yesterday', 1],
    ['earlier', 1],
  ]);
  expect(days('America/Montevideo')).toEqual([
    ['yesterday', 2],
    ['earlier', 1],
  ]);
});

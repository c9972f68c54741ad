import { expect, it } from 'vitest';
import { dueKindAt, remindersOf } from './reminders.ts';

const plain = (due: string, zone: string) =>
  remindersOf(due, zone).map(({ kind, at }) => `${kind} ${at.toISOString()}`);

it('tells of a day in the mornings before and on it, and when it is over where the person is', () => {
  expect(plain('2026-11-20', 'America/Montevideo')).toEqual([
    'tomorrow 2026-11-19T11:00:00.000Z',
    'today 2026-11-20T11:00:00.000Z',
    'overdue 2026-11-21T03:00:00.000Z',
  ]);
});

it('tells of an instant on its day there, and not in the morning where it is over by then', () => {
  expect(plain('2026-11-20T22:00:00.000Z', 'Asia/Tokyo')).toEqual([
    'tomorrow 2026-11-19T23:00:00.000Z',
    'overdue 2026-11-20T22:00:00.000Z',
  ]);
});

it.each([
  ['2026-11-18T10:00:00Z', undefined],
  ['2026-11-19T10:00:00Z', 'tomorrow'],
  ['2026-11-20T10:00:00Z', 'today'],
  ['2026-11-21T02:59:00Z', 'today'],
  ['2026-11-21T03:00:00Z', 'overdue'],
])('at %s there is to say of the 20th in Montevideo: %s', (now, kind) =>
  expect(dueKindAt('2026-11-20', 'America/Montevideo', new Date(now))).toBe(kind),
);

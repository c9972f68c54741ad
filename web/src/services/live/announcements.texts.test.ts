import type { TaskChanges } from '@cuadrilla/contract/log/events';
import { expect, it } from 'vitest';
import { announcementTexts } from './announcements.texts.ts';

const change = { before: 1, after: 2 };

it.each([
  [{ column_id: change, position: change }, 'Bruno Sosa movió «Carpas»'],
  [{ position: change }, 'Bruno Sosa movió «Carpas»'],
  [{ priority_id: change }, 'Bruno Sosa cambió «Carpas»'],
  [{ column_id: change, title: change }, 'Bruno Sosa cambió «Carpas»'],
  [{}, 'Bruno Sosa cambió «Carpas»'],
])('tells a move from another change: %j', (changes, text) => {
  expect(
    announcementTexts.happened(
      'Bruno Sosa',
      { type: 'task.updated', payload: { changes: changes as TaskChanges } },
      'Carpas',
    ),
  ).toBe(text);
});

it('tells nothing of what it has no word for', () => {
  expect(announcementTexts.happened('Ana Ruiz', { type: 'member.added', payload: {} }, '')).toBeUndefined();
});

import type { Presence } from '@cuadrilla/contract/views/live';
import { expect, it } from 'vitest';
import { attendeesOf } from './presence.ts';

const tab = (name: string, taskId: number | null, doing: Presence['doing'] = null): Presence => ({
  key: `${name} ${taskId}`,
  user: { id: name.length, name },
  boardId: 1,
  taskId,
  doing,
});

it('names at each task the one who does most there, and nobody who is at none', () => {
  const found = attendeesOf([
    tab('Ana', null),
    tab('Bruno', 1, 'holding'),
    tab('Carla', 1, 'editing'),
    tab('Ana', 1),
    tab('Carla', 2, 'typing'),
  ]);
  expect([...found].map(([taskId, { name, doing }]) => [taskId, name, doing])).toEqual(
    expect.arrayContaining([
      [1, 'Bruno', 'holding'],
      [2, 'Carla', 'looking'],
    ]),
  );
  expect(found.size).toBe(2);
});

import type { Task } from '@cuadrilla/contract/tasks/tasks';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { announcement } from './announced.ts';
import { announce } from './announcements.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', { setTimeout });
});

afterEach(() => {
  vi.runAllTimers();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Bruno renames task 1 of board 3, which Ana has before her. */
const tellRename = () =>
  announce(
    {
      type: 'events',
      projectId: 7,
      seq: 5,
      events: [
        {
          seq: 5,
          type: 'task.updated',
          at: '2026-11-15T10:00:00.000Z',
          actor: { id: 2, name: 'Bruno Sosa' },
          payload: { taskId: 1, boardId: 3 },
        },
      ],
      counts: [],
      tasks: [{ id: 1, board_id: 3, title: 'Carpas' } as Task],
    },
    1,
    { boardId: 3, taskId: null },
  );

it('what others do is told at once, and what follows in one sentence a while later', () => {
  tellRename();
  expect(announcement.get()).toBe('Bruno Sosa cambió «Carpas»');
  tellRename();
  tellRename();
  vi.advanceTimersByTime(5_000);
  expect(announcement.get()).toBe('2 cambios de otras personas');
});

it('the same words are a change again once it was quiet', () => {
  const heard: string[] = [];
  const stop = announcement.subscribe(() => void heard.push(announcement.get()));
  tellRename();
  vi.advanceTimersByTime(20_000);
  tellRename();
  stop();
  expect(heard.filter(Boolean)).toHaveLength(2);
});

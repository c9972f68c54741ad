import type { Profile } from '@cuadrilla/contract/profile';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { profileQuery } from '../../features/profile/profile.queries.ts';
import type { TaskPages } from '../../features/tasks/cache/task-pages.ts';
import type { TaskListing } from '../../features/tasks/filter/task-listing.ts';
import { aTask } from '../../features/tasks/task.fixture.ts';
import { taskKeys } from '../../features/tasks/tasks.queries.ts';
import { applyEvents } from './apply-events.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('the tasks of a column that comes back are read again', async () => {
  const client = new QueryClient();
  const listing: TaskListing = { search: '', sort: 'position', order: 'asc', filter: { column: '9' } };
  const key = taskKeys.list(7, 3, listing);
  client.setQueryData(key, { pages: [], pageParams: [] });
  const event = {
    seq: 5,
    at: '2026-11-15T10:00:00.000Z',
    actor: { id: 2, name: 'Bruno Sosa' },
    payload: { columnId: 9, boardId: 3 },
  };
  const tell = async (type: 'column.updated' | 'column.restored') => {
    applyEvents(client, {
      type: 'events',
      projectId: 7,
      seq: 5,
      events: [{ ...event, type }],
      tasks: [],
      counts: [],
    });
    await vi.runAllTimersAsync();
    return client.getQueryState(key)?.isInvalidated;
  };
  expect(await tell('column.updated')).toBe(false);
  expect(await tell('column.restored')).toBe(true);
});

it('a day that the line tells of ends where the reader is', () => {
  const client = new QueryClient();
  const listing: TaskListing = { search: '', sort: 'due_date', order: 'asc', filter: {} };
  const key = taskKeys.list(7, 3, listing);
  client.setQueryData(profileQuery().queryKey, { time_zone: 'Pacific/Auckland' } as Profile);
  client.setQueryData(key, { pages: [{ items: [], total: 0, cursor: undefined }], pageParams: [undefined] });
  applyEvents(client, { type: 'events', projectId: 7, seq: 5, events: [], tasks: [aTask()], counts: [] });
  const [task] = client.getQueryData<TaskPages>(key)?.pages[0]?.items ?? [];
  expect(task).toMatchObject({ due_day: '2026-12-01', due_date: '2026-12-01T10:59:59.999Z' });
});

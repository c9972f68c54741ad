import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { TaskListing } from '../../features/tasks/filter/task-listing.ts';
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

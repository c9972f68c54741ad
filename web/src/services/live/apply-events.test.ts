import type { Event } from '@cuadrilla/contract/log/events';
import type { Profile } from '@cuadrilla/contract/account/profile';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { profileQuery } from '../../features/profile/profile.queries.ts';
import type { TaskPages } from '../../features/tasks/data/task-pages.ts';
import type { TaskListing } from '../../features/tasks/data/task-listing.ts';
import { aTask } from '../../features/tasks/data/task.fixture.ts';
import { taskKeys } from '../../features/tasks/data/tasks.queries.ts';
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

it('an open task is read again after what happens to one that it depends on, and with a column that means something else', async () => {
  const client = new QueryClient();
  const key = taskKeys.detail(7, 1);
  const other = { id: 2, title: 'Aprobar' };
  const open = { task: aTask(), Dependencies: [{ id: 5, relation: 'blocked_by', task: other }] };
  const logged = { seq: 5, at: '2026-11-15T10:00:00.000Z', actor: { id: 2, name: 'Bruno Sosa' } };
  const isReadAgainAfter = async (event: Pick<Event, 'type'> & { payload: object }) => {
    client.setQueryData(key, open);
    const events = [{ ...logged, ...event } as Event];
    applyEvents(client, { type: 'events', projectId: 7, seq: 5, events, tasks: [], counts: [] });
    await vi.runAllTimersAsync();
    return client.getQueryState(key)?.isInvalidated;
  };
  expect(await isReadAgainAfter({ type: 'task.deleted', payload: { taskId: 2 } })).toBe(true);
  expect(await isReadAgainAfter({ type: 'task.deleted', payload: { taskId: 3 } })).toBe(false);
  expect(await isReadAgainAfter({ type: 'comment.created', payload: { taskId: 2 } })).toBe(false);
  expect(await isReadAgainAfter({ type: 'dependency.created', payload: { taskId: 3, blockerId: 1 } })).toBe(
    true,
  );
  expect(await isReadAgainAfter({ type: 'column.updated', payload: { columnId: 9 } })).toBe(true);
  const list = taskKeys.list(7, 3, { search: '', sort: 'position', order: 'asc', filter: {} });
  client.setQueryData(list, { pages: [], pageParams: [] });
  const changes = { kind: { before: 'en curso', after: 'hecho' } };
  await isReadAgainAfter({ type: 'column.updated', payload: { columnId: 9, changes } });
  expect(client.getQueryState(list)?.isInvalidated).toBe(true);
});

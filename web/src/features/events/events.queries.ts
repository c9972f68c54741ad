import { eventEndpoints } from '@cuadrilla/contract/log/event-endpoints';
import type { Event } from '@cuadrilla/contract/log/events';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/server/api.ts';
import type { TaskPlace } from '../../lib/board-place.ts';

export const eventKeys = {
  all: ['events'] as const,
  beforeMoves: (projectId: number, taskId: number) =>
    [...eventKeys.all, projectId, 'task before', taskId] as const,
  ofTask: (projectId: number, taskId: number) => [...eventKeys.all, projectId, 'task', taskId] as const,
};

const pageSize = 500;

export const eventQueries = {
  /** In the projects where it was before. */
  beforeMoves: (place: TaskPlace, hasMoved: boolean) =>
    queryOptions({
      queryKey: eventKeys.beforeMoves(place.projectId, place.taskId),
      queryFn: ({ signal }) => call(eventEndpoints.beforeMoves, { params: { ...place }, signal }),
      enabled: hasMoved,
    }),
  ofTask: (place: TaskPlace) =>
    queryOptions({
      queryKey: eventKeys.ofTask(place.projectId, place.taskId),
      queryFn: ({ signal }) => readAll(place, signal),
    }),
};

/** The log is read from its beginning: a long one in several pages. */
async function readAll(place: TaskPlace, signal: AbortSignal, since = 0): Promise<Event[]> {
  const query = { since: String(since), limit: String(pageSize) };
  const events = await call(eventEndpoints.ofTask, { params: { ...place }, query, signal });
  const last = events.at(-1);
  return last && events.length === pageSize
    ? [...events, ...(await readAll(place, signal, last.seq))]
    : events;
}

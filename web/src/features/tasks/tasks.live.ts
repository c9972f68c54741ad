import { type Event, taskIdsOf } from '@cuadrilla/contract/events';
import type { Task } from '@cuadrilla/contract/tasks';
import type { QueryClient } from '@tanstack/react-query';
import { forgetTask, receiveTask } from './cache/task-cache.ts';
import { hasDates, isGuessed } from './filter/task-listing.ts';
import { taskKeys } from './tasks.queries.ts';

/** `tasks` are those that the events name, as they are now; whichever is missing among them is in the trash. */
export function applyTaskEvents(
  client: QueryClient,
  projectId: number,
  events: Event[],
  tasks: Task[],
): void {
  const alive = new Set(tasks.map(({ id }) => id));
  tasks.forEach((task) => receiveTask(client, projectId, task));
  for (const taskId of taskIdsOf(events)) if (!alive.has(taskId)) forgetTask(client, projectId, taskId);
}

/** Another day has begun: what is for today, and what is overdue, is for the server to say. */
export const refreshDatedLists = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({
    queryKey: taskKeys.all,
    predicate: ({ queryKey }) => {
      const [, , kind, , listing] = queryKey as ReturnType<typeof taskKeys.list>;
      return kind === 'list' && listing && hasDates(listing.filter);
    },
  });

export const refreshGuessedLists = (client: QueryClient, projectId: number): Promise<void> =>
  client.invalidateQueries({
    queryKey: taskKeys.lists(projectId),
    predicate: ({ queryKey }) => {
      const [, , , , listing] = queryKey as ReturnType<typeof taskKeys.list>;
      return listing && isGuessed(listing);
    },
  });

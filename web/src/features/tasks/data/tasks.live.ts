import { type Event, taskIdsOf } from '@cuadrilla/contract/log/events';
import type { Task } from '@cuadrilla/contract/tasks/tasks';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { forgetTasks, receiveTasks } from './task-cache.ts';
import { calendarKeys, type CalendarScope } from './calendar-keys.ts';
import { hasDates, isGuessed } from './task-listing.ts';
import { taskKeys } from './tasks.queries.ts';

/** `tasks` are those that the events name, as they are now; whichever is missing among them is in the trash. */
export function applyTaskEvents(
  client: QueryClient,
  projectId: number,
  events: Event[],
  tasks: Task[],
): void {
  const alive = new Set(tasks.map(({ id }) => id));
  receiveTasks(client, projectId, tasks);
  const gone = [...taskIdsOf(events)].filter((id) => !alive.has(id));
  forgetTasks(client, projectId, gone);
}

/** Another day has begun: what is for today, and what is overdue, is for the server to say. */
export async function refreshDatedLists(client: QueryClient): Promise<void> {
  void refreshDatedCalendars(client);
  await client.invalidateQueries({
    queryKey: taskKeys.all,
    predicate: ({ queryKey }) => {
      const [, , kind, , listing] = queryKey as ReturnType<typeof taskKeys.list>;
      return kind === 'list' && listing && hasDates(listing.filter);
    },
  });
}

const refreshDatedCalendars = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({
    queryKey: calendarKeys.all,
    predicate: ({ queryKey: [, , scope] }) =>
      scope !== undefined && hasDates((scope as CalendarScope).filter),
  });

export async function refreshGuessedLists(client: QueryClient, projectId: number): Promise<void> {
  void refreshDatedCalendars(client);
  await client.invalidateQueries({
    queryKey: taskKeys.lists(projectId),
    predicate: ({ queryKey }) => isGuessedList(queryKey),
  });
}

/** Whether what is in it, and in which order, is for the server to say. */
export function isGuessedList(queryKey: QueryKey): boolean {
  const [noun, , kind, , listing] = queryKey as ReturnType<typeof taskKeys.list>;
  return noun === taskKeys.all[0] && kind === 'list' && listing !== undefined && isGuessed(listing);
}

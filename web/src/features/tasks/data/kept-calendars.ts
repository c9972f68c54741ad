import type { Task } from '@cuadrilla/contract/tasks/tasks';
import type { CalendarTask } from '@cuadrilla/contract/views/calendar';
import type { QueryClient } from '@tanstack/react-query';
import type { Settle } from '../../../writes/own-changes.ts';

interface KeptCalendars {
  receive: (client: QueryClient, projectId: number, task: Task) => void;
  hide: (client: QueryClient, ids: readonly number[]) => Settle[];
  forget: (client: QueryClient, isGone: (task: CalendarTask) => boolean) => void;
}

/** What calendars keep of tasks follows what lists keep of them. Until there is a calendar, nothing has to. */
export const keptCalendars: KeptCalendars = {
  receive: () => undefined,
  hide: () => [],
  forget: () => undefined,
};

import { type Event, historiesOf } from '@cuadrilla/contract/log/events';
import type { QueryClient } from '@tanstack/react-query';
import { eventKeys } from './events.queries.ts';

/** Adds to the history of the tasks that are open. */
export function appendTaskEvents(client: QueryClient, projectId: number, events: Event[]): void {
  for (const event of events) {
    for (const taskId of historiesOf(event))
      client.setQueryData<Event[]>(eventKeys.ofTask(projectId, taskId), (known) =>
        known?.every(({ seq }) => seq < event.seq) ? [...known, event] : known,
      );
  }
}

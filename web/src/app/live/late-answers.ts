import type { QueryClient } from '@tanstack/react-query';
import { showHeldTasks } from '../../features/tasks/tasks.cache.ts';
import { live } from '../../lib/live.ts';
import { applyEvents, type EventsMessage } from './apply-events.ts';

const mostKept = 500;

/**
 * An answer that was begun before something happened may come after it was told, and would hide it. So what was told
 * lately is kept, and told once more to every answer that began earlier.
 */
export function amendLateAnswers(client: QueryClient): () => void {
  const lately: EventsMessage[] = [];
  const begun = new Map<string, number>();

  const stopListening = live.onMessage((message) => {
    if (message.type !== 'events') return;
    lately.push(message);
    if (lately.length > mostKept) lately.shift();
  });

  const stopWatching = client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    const { query, action } = event;
    const projectId = query.queryKey[1];
    if (typeof projectId !== 'number') return;
    if (action.type === 'fetch') begun.set(query.queryHash, live.positionOf(projectId) ?? 0);
    if (action.type !== 'success' || action.manual) return;
    const since = begun.get(query.queryHash);
    begun.delete(query.queryHash);
    queueMicrotask(() => {
      if (since !== undefined) amend(projectId, since);
      showHeldTasks(client, projectId);
    });
  });

  function amend(projectId: number, since: number): void {
    for (const message of lately) {
      if (message.projectId === projectId && message.seq > since) applyEvents(client, message);
    }
  }

  return () => {
    stopListening();
    stopWatching();
  };
}

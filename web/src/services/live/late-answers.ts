import type { QueryClient } from '@tanstack/react-query';
import { calendarKeys } from '../../features/tasks/calendar/query-keys.ts';
import { showPendingChanges } from '../../features/tasks/cache/task-cache.ts';
import { live } from '../../lib/live.ts';
import { type EventsMessage, writeEvents } from './apply-events.ts';

const mostKept = 500;

/**
 * An answer that was begun before something happened may come after it was told, and would hide it. So what was told
 * lately is kept, and told once more to every answer that began earlier. Lists that are read again anyway, as soon as
 * something happens, need no more than that.
 */
export function amendLateAnswers(client: QueryClient): () => void {
  const lately: EventsMessage[] = [];
  /** How many were told in all, and how many had been when each question was asked. */
  let told = 0;
  const begun = new Map<string, number>();

  const stopListening = live.onMessage((message) => {
    if (message.type !== 'events') return;
    told += 1;
    lately.push(message);
    if (lately.length > mostKept) lately.shift();
  });

  const stopWatching = client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    const { query, action } = event;
    const [noun, projectId] = query.queryKey;
    if (typeof projectId !== 'number' && noun !== calendarKeys.all[0]) return;
    if (action.type === 'fetch') begun.set(query.queryHash, told);
    if (action.type !== 'success' || action.manual) return;
    const missed = told - (begun.get(query.queryHash) ?? told);
    begun.delete(query.queryHash);
    queueMicrotask(() => {
      if (missed > 0) amend(projectId, missed);
      if (typeof projectId === 'number') showPendingChanges(client, projectId);
    });
  });

  /** A calendar is about several projects. */
  function amend(projectId: unknown, missed: number): void {
    for (const message of lately.slice(-missed)) {
      if (typeof projectId !== 'number' || message.projectId === projectId) writeEvents(client, message);
    }
  }

  return () => {
    stopListening();
    stopWatching();
  };
}

import type { Query, QueryClient } from '@tanstack/react-query';
import { calendarKeys } from '../../features/tasks/data/calendar-keys.ts';
import { live } from '../../lib/server/live.ts';
import { type EventsMessage, outdates, writeEvents } from './apply-events.ts';

const mostKept = 500;

/**
 * An answer that was begun before something happened may come after it was told, and would hide it. So what was told
 * lately is kept, and told once more to every answer that began earlier. Lists that are read again anyway, as soon as
 * something happens, need no more than that, but for the first answer of all: nothing was there to be read again then.
 */
export function amendLateAnswers(client: QueryClient): () => void {
  const lately: EventsMessage[] = [];
  /** How many were told in all, and how many had been when each question was asked. */
  let told = 0;
  const begun = new Map<string, { told: number; isFirst: boolean }>();

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
    if (action.type === 'fetch')
      begun.set(query.queryHash, { told, isFirst: query.state.data === undefined });
    if (action.type !== 'success' || action.manual) return;
    const { told: before, isFirst } = begun.get(query.queryHash) ?? { told, isFirst: false };
    begun.delete(query.queryHash);
    queueMicrotask(() => told > before && amend(query, told - before, isFirst));
  });

  /** A calendar is about several projects. */
  function amend(query: Query, count: number, isFirst: boolean): void {
    const [, projectId] = query.queryKey;
    const missed = lately
      .slice(-count)
      .filter((message) => typeof projectId !== 'number' || message.projectId === projectId);
    for (const message of missed) writeEvents(client, message);
    if (isFirst && missed.some((message) => outdates(message, query)))
      void client.invalidateQueries({ queryKey: query.queryKey, exact: true });
  }

  return () => {
    stopListening();
    stopWatching();
  };
}

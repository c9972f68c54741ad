import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { savedCountsQuery } from '../../features/search/saved.queries.ts';
import { foundKeys } from '../../features/search/query-keys.ts';
import { type RefreshPace, refreshSoon } from './refresh-soon.ts';

/** Somebody reads these. */
const resultsPace: RefreshPace = { soon: 500, notAgainFor: 4_000, spread: 2, onlySeen: true };
/** Each is a search of its own, in the menu of whoever has pinned one: a busy project must not make all ask all the time. */
const countsPace: RefreshPace = { soon: 1_000, notAgainFor: 15_000, spread: 2, onlySeen: true };

/** What a search finds is known to the server alone: something has changed somewhere, so what is shown is asked for again. */
export function refreshSearches(client: QueryClient): void {
  const read = (queryKey: QueryKey) => () => client.invalidateQueries({ queryKey });
  refreshSoon('found', read(foundKeys.all), resultsPace);
  refreshSoon('saved searches', read(savedCountsQuery().queryKey), countsPace);
}

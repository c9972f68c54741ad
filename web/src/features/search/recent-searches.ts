import { createStore } from '../../lib/store.ts';
import { withStorage } from '../../lib/storage.ts';

export interface Recent {
  query: string;
  at: string;
}

const most = 8;
const keyOf = (userId: number): string => `recent-searches-${userId}`;

/** What was searched for on this device, the latest first. */
export const recentSearches = createStore<Recent[]>([]);

export function readRecent(userId: number): void {
  const kept = withStorage(() => JSON.parse(localStorage.getItem(keyOf(userId)) ?? '[]') as Recent[]);
  recentSearches.set(Array.isArray(kept) ? kept : []);
}

export function rememberSearch(userId: number, query: string): void {
  if (query === '') return;
  const others = recentSearches.get().filter((recent) => recent.query !== query);
  keep(userId, [{ query, at: new Date().toISOString() }, ...others].slice(0, most));
}

export const forgetRecent = (userId: number): void => keep(userId, []);

function keep(userId: number, recent: Recent[]): void {
  recentSearches.set(recent);
  withStorage(() => localStorage.setItem(keyOf(userId), JSON.stringify(recent)));
}

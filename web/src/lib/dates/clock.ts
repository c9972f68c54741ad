import { useSyncExternalStore } from 'react';

const minute = 60_000;

/** How far the server's clock is ahead of this machine's, where that is wrong; answers take a while on their way. */
let offset = 0;
const listeners = new Set<() => void>();
let timer: number | undefined;

/** By the server's clock. */
export const now = (): Date => new Date(Date.now() + offset);

/** Each answer says what time it is. */
export function noteServerTime(date: string | null): void {
  const ahead = Date.parse(date ?? '') - Date.now();
  const next = Math.abs(ahead) < minute ? 0 : ahead;
  if (Number.isNaN(ahead) || Math.abs(next - offset) < minute) return;
  offset = next;
  tick();
}

/** When a minute begins, and with it every day: zones differ from each other by whole minutes. */
function tick(): void {
  window.clearTimeout(timer);
  if (listeners.size === 0) return;
  timer = window.setTimeout(tick, minute - (now().getTime() % minute));
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) tick();
  return () => listeners.delete(listener);
}

/** Follows the time: only what it comes to is drawn again, and only when that changes. */
export const useNow = <Value extends string | number | boolean | undefined>(
  of: (now: Date) => Value,
): Value => {
  const value = () => of(new Date(Math.floor(now().getTime() / minute) * minute));
  return useSyncExternalStore(subscribe, value, value);
};

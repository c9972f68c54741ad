const listeners = new Set<() => void>();

/** The server no longer knows the session. Whoever learns of it first, a call or the live line, says so here. */
export const tellSessionEnd = (): void => listeners.forEach((listener) => listener());

export function onSessionEnd(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

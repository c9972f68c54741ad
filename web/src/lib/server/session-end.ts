interface Signal {
  tell: () => void;
  on: (listener: () => void) => () => void;
}

function createSignal(): Signal {
  const listeners = new Set<() => void>();
  return {
    tell: () => listeners.forEach((listener) => listener()),
    on: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The server no longer knows the session. Whoever learns of it first, a call or the live line, says so here. */
export const { tell: tellSessionEnd, on: onSessionEnd } = createSignal();

/** The same person signed in again: what ended with the session goes on. */
export const { tell: tellSessionResumed, on: onSessionResumed } = createSignal();

/** The instance asks for a second step before anything else. */
export const { tell: tellTwoStepsMissing, on: onTwoStepsMissing } = createSignal();

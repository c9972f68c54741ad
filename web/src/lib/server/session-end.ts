import { sessionEnded, twoStepsMissing } from '@cuadrilla/contract/views/live';

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

const tellings: Record<number, () => void> = {
  [sessionEnded]: tellSessionEnd,
  [twoStepsMissing]: tellTwoStepsMissing,
};

/** Tells why a line was closed for good, if it was: without a session, or its second step, there is none. */
export function tellTurnedAway(code: number | undefined): boolean {
  const tell = tellings[code ?? 0];
  tell?.();
  return tell !== undefined;
}

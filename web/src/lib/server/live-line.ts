import type { ClientMessage, ServerMessage } from '@cuadrilla/contract/views/live';
import { createStore } from '../store.ts';
import { createReconnectingSocket } from './reconnecting-socket.ts';
import { tellTurnedAway } from './session-end.ts';

export type LineStatus =
  | { state: 'closed' | 'connecting' | 'open' }
  /** The line broke; `retryAt` is when it is tried again. */
  | { state: 'lost'; retryAt: number };

/** While somebody looks, and while nobody does. */
const longestPause = { visible: 4_000, hidden: 15_000 };

interface LineEvents {
  onOpen: () => void;
  onMessage: (message: ServerMessage) => void;
  onLost: () => void;
}

/** The socket as the tab keeps it: with a state to be shown, tried again when the network or the person is back. */
export function createLine(address: () => string, { onOpen, onMessage, onLost }: LineEvents) {
  const status = createStore<LineStatus>({ state: 'closed' });
  let started = false;
  const socket = createReconnectingSocket({
    address,
    longestPause: () => longestPause[document.visibilityState],
    onConnecting: () => status.set({ state: 'connecting' }),
    onOpen: () => {
      status.set({ state: 'open' });
      onOpen();
    },
    onMessage: (data) => {
      const message = JSON.parse(String(data)) as ServerMessage;
      if (message.type === 'welcome') socket.trust();
      onMessage(message);
    },
    onLost: (code) => {
      onLost();
      if (tellTurnedAway(code)) status.set({ state: 'closed' });
      else status.set({ state: 'lost', retryAt: Date.now() + socket.connectLater() });
    },
  });

  /** Also after the session ended, or lacked a step: by now somebody may have signed in again, or shown one. */
  function retryNow(): void {
    if (started) socket.connect();
  }

  /** The network or the person is back. While a computer sleeps its lines die, and no timer notices. */
  function lookAfterLine(): void {
    if (document.visibilityState === 'hidden') return;
    socket.dropIfSilent();
    retryNow();
  }

  return {
    status,
    retryNow,
    send: (message: ClientMessage): void => void socket.send(JSON.stringify(message)),
    start(): void {
      started = true;
      socket.connect();
      window.addEventListener('online', lookAfterLine);
      document.addEventListener('visibilitychange', lookAfterLine);
    },
    stop(): void {
      window.removeEventListener('online', lookAfterLine);
      document.removeEventListener('visibilitychange', lookAfterLine);
      started = false;
      onLost();
      socket.close();
      status.set({ state: 'closed' });
    },
  };
}

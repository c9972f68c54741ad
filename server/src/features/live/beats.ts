import type { Connected } from './connected.ts';
import { encode } from './frame.ts';
import { tell } from './live-socket.ts';

const mostSilentRounds = 2;
const beat = encode({ type: 'beat' });

/** Keeps lines open through proxies, lets browsers notice a broken one, and cuts those that no longer answer. */
export function startBeats(connected: Connected, beatEvery: number): () => void {
  function round(): void {
    for (const socket of connected.all()) {
      if (socket.silentFor >= mostSilentRounds) {
        socket.line.terminate();
        continue;
      }
      socket.silentFor += 1;
      tell(socket, beat);
      if (socket.line.readyState === socket.line.OPEN) socket.line.ping();
    }
  }
  const timer = setInterval(round, beatEvery).unref();
  return () => clearInterval(timer);
}

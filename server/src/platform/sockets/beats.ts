import type { WebSocket } from '@fastify/websocket';

const mostSilentRounds = 2;

interface Beating {
  readonly line: WebSocket;
  /** Rounds of beats without an answer. */
  silentFor: number;
}

interface Beat {
  frame: Uint8Array;
  binary: boolean;
}

/** Keeps lines open through proxies, lets browsers notice a broken one, and cuts those that no longer answer. */
export function startBeats(all: () => Iterable<Beating>, beat: Beat, beatEvery: number): () => void {
  function round(): void {
    for (const socket of all()) {
      const { line, silentFor } = socket;
      if (silentFor >= mostSilentRounds) {
        line.terminate();
        continue;
      }
      socket.silentFor += 1;
      if (line.readyState !== line.OPEN) continue;
      line.send(beat.frame, { binary: beat.binary });
      line.ping();
    }
  }
  const timer = setInterval(round, beatEvery).unref();
  return () => clearInterval(timer);
}

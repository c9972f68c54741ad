import { type ClientMessage, clientMessage } from '@cuadrilla/contract/live';
import type { WebSocket } from '@fastify/websocket';
import * as z from 'zod/mini';

const mostPerSecond = 50;
const unbearable = 10 * mostPerSecond;

interface Ears {
  onMessage: (message: ClientMessage) => void;
  /** It said something that no page of ours says, or far too much. */
  onNonsense: () => void;
}

export function hearMessages(line: WebSocket, { onMessage, onNonsense }: Ears): void {
  let second = 0;
  let heard = 0;

  /** Whoever speaks too much is told to leave, and cut off for going on. */
  function maySpeak(): boolean {
    const now = Math.floor(Date.now() / 1_000);
    heard = now === second ? heard + 1 : 1;
    second = now;
    const isOpen = line.readyState === line.OPEN;
    if (heard <= mostPerSecond) return isOpen;
    if (isOpen) onNonsense();
    else if (heard > unbearable) line.terminate();
    return false;
  }

  line.on('message', (data: Buffer, isBinary: boolean) => {
    if (!maySpeak()) return;
    const message = isBinary ? undefined : parse(data.toString());
    if (message) onMessage(message);
    else onNonsense();
  });
  // The line answers a ping by itself, whether the answer is read or not.
  line.on('ping', maySpeak);
  line.on('pong', maySpeak);
}

function parse(text: string): ClientMessage | undefined {
  try {
    return z.safeParse(clientMessage, JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

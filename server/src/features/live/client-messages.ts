import { type ClientMessage, clientMessage } from '@cuadrilla/contract/live';
import type { WebSocket } from '@fastify/websocket';
import * as z from 'zod/mini';

const mostPerSecond = 50;

interface Ears {
  onMessage: (message: ClientMessage) => void;
  /** It said something that no page of ours says, or far too much. */
  onNonsense: () => void;
}

export function hearMessages(line: WebSocket, { onMessage, onNonsense }: Ears): void {
  let second = 0;
  let heard = 0;

  function isTooMuch(): boolean {
    const now = Math.floor(Date.now() / 1_000);
    heard = now === second ? heard + 1 : 1;
    second = now;
    return heard > mostPerSecond;
  }

  line.on('message', (data: Buffer, isBinary: boolean) => {
    if (line.readyState !== line.OPEN) return;
    const message = isTooMuch() || isBinary ? undefined : parse(data.toString());
    if (message) onMessage(message);
    else onNonsense();
  });
}

function parse(text: string): ClientMessage | undefined {
  try {
    return z.safeParse(clientMessage, JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

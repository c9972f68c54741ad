import { type ClientMessage, clientMessage } from '@cuadrilla/contract/views/live';
import type { WebSocket } from '@fastify/websocket';
import * as z from 'zod/mini';
import { hearFrames } from '../../platform/sockets/hear-frames.ts';

const bounds = { largest: 16 * 1024, perSecond: 50 };

interface Ears {
  onMessage: (message: ClientMessage) => void;
  /** It said something that no page of ours says, or far too much. */
  onNonsense: () => void;
}

export const hearMessages = (line: WebSocket, { onMessage, onNonsense }: Ears): void =>
  hearFrames(line, bounds, {
    onNonsense,
    onFrame(data, isBinary) {
      const message = isBinary ? undefined : parse(data.toString());
      if (message) onMessage(message);
      else onNonsense();
    },
  });

function parse(text: string): ClientMessage | undefined {
  try {
    return z.safeParse(clientMessage, JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

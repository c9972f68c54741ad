import type { WebSocket } from '@fastify/websocket';

const tooLarge = 1009;

interface Bounds {
  /** In bytes. */
  largest: number;
  perSecond: number;
}

interface Ears {
  onFrame: (data: Buffer, isBinary: boolean) => void;
  onNonsense: () => void;
}

/** Within bounds: whoever speaks too much is told to leave, and cut off for going on. */
export function hearFrames(line: WebSocket, { largest, perSecond }: Bounds, { onFrame, onNonsense }: Ears) {
  let second = 0;
  let heard = 0;

  function maySpeak(): boolean {
    const now = Math.floor(Date.now() / 1_000);
    heard = now === second ? heard + 1 : 1;
    second = now;
    const isOpen = line.readyState === line.OPEN;
    if (heard <= perSecond) return isOpen;
    if (isOpen) onNonsense();
    else if (heard > 10 * perSecond) line.terminate();
    return false;
  }

  line.on('message', (data: Buffer, isBinary: boolean) => {
    if (!maySpeak()) return;
    if (data.length > largest) line.close(tooLarge);
    else onFrame(data, isBinary);
  });
  // The line answers a ping by itself, whether the answer is read or not.
  line.on('ping', maySpeak);
  line.on('pong', maySpeak);
}

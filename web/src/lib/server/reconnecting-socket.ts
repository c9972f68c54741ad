import { beatEvery } from '@cuadrilla/contract/views/live';

const firstPause = 500;

interface Options {
  address: () => string;
  /** How long is waited at most before it is tried again. */
  longestPause: () => number;
  onConnecting?: () => void;
  onOpen: (socket: WebSocket) => void;
  onMessage: (data: unknown) => void;
  /** It broke, and is not tried again by itself; without a code nothing was said. */
  onLost: (code?: number) => void;
}

/** A socket to the server that notices when it breaks, and waits longer after each failure. */
export function createReconnectingSocket(options: Options) {
  let socket: WebSocket | undefined;
  let pause = firstPause;
  let retry: number | undefined;
  let silence: number | undefined;
  let heardAt = 0;

  /** Silence for longer than two beats is a line that broke without a word. */
  function expectBeat(line: WebSocket): void {
    heardAt = Date.now();
    window.clearTimeout(silence);
    silence = window.setTimeout(() => drop(line), 2 * beatEvery + firstPause);
  }

  function connect(): void {
    window.clearTimeout(retry);
    if (socket) return;
    const line = new WebSocket(options.address());
    line.binaryType = 'arraybuffer';
    socket = line;
    options.onConnecting?.();
    expectBeat(line);
    line.addEventListener('open', () => options.onOpen(line));
    line.addEventListener('message', ({ data }) => {
      if (socket !== line) return;
      expectBeat(line);
      options.onMessage(data);
    });
    line.addEventListener('close', ({ code }) => lose(line, code));
  }

  /** Does not wait for the farewell: a dead line would take minutes for it. */
  function drop(line: WebSocket): void {
    lose(line);
    line.close();
  }

  function lose(line: WebSocket, code?: number): void {
    if (socket !== line) return;
    forget();
    options.onLost(code);
  }

  function forget(): void {
    window.clearTimeout(retry);
    window.clearTimeout(silence);
    socket = undefined;
  }

  return {
    connect,
    /** A little apart, so that a server that comes back is not met by everybody at once. Answers how long it waits. */
    connectLater(): number {
      const wait = pause * (0.75 + Math.random() / 2);
      pause = Math.min(pause * 2, options.longestPause());
      retry = window.setTimeout(connect, wait);
      return wait;
    },
    /** The server is well: after the next break it is tried again soon. */
    trust: (): void => void (pause = firstPause),
    /** While a computer sleeps its lines die, and no timer notices. */
    dropIfSilent(): void {
      if (socket && Date.now() - heardAt > beatEvery + firstPause) drop(socket);
    },
    isCurrent: (line: WebSocket): boolean => socket === line,
    /** False where there is no line that is open. */
    send(data: string | Uint8Array<ArrayBuffer>): boolean {
      if (socket?.readyState !== WebSocket.OPEN) return false;
      socket.send(data);
      return true;
    },
    close(): void {
      const line = socket;
      forget();
      line?.close();
    },
  };
}

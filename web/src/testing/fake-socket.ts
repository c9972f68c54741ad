import type { ClientMessage, ServerMessage } from '@cuadrilla/contract/views/live';

/** The browser's end of a line; the test is the server. */
export class FakeSocket extends EventTarget {
  static readonly OPEN = 1;
  readyState = 0;
  readonly sent: ClientMessage[] = [];
  closedByUs = false;

  constructor(readonly address: string) {
    super();
    sockets.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }

  /** As a line does whose other end is gone: no farewell comes. */
  close(): void {
    this.closedByUs = true;
    this.readyState = 3;
  }

  open(): void {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
    this.tell({ type: 'welcome' });
  }

  tell(message: ServerMessage): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  }

  break(code = 1006): void {
    this.readyState = 3;
    this.dispatchEvent(Object.assign(new Event('close'), { code }));
  }

  follows(): ClientMessage[] {
    return this.sent.filter(({ type }) => type === 'follow');
  }
}

/** All that were made since the test began. */
export const sockets: FakeSocket[] = [];

export const latest = (): FakeSocket => {
  const socket = sockets.at(-1);
  if (!socket) throw new Error('nothing was connected');
  return socket;
};

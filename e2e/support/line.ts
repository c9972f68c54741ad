import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

export interface Line {
  address: string;
  /** Ends every connection and refuses new ones, as a broken cable would. */
  cut: () => void;
  /** Leads to this port from now on; connections to another one end. */
  leadTo: (port: number) => void;
  close: () => Promise<void>;
}

/** What stands between a browser and the servers: a proxy that tests can cut and turn. */
export async function openLine(port: number): Promise<Line> {
  let target: number | undefined = port;
  const sockets = new Set<Socket>();
  const drop = (): void => sockets.forEach((socket) => socket.destroy());

  /** Whatever ends one side ends the other. */
  function join(socket: Socket, other: Socket): void {
    sockets.add(socket);
    socket.on('error', () => other.destroy());
    socket.on('close', () => {
      sockets.delete(socket);
      other.destroy();
    });
  }

  const server = createServer((browser) => {
    if (target === undefined) {
      browser.destroy();
      return;
    }
    const upstream = connect(target, '127.0.0.1');
    join(browser, upstream);
    join(upstream, browser);
    browser.pipe(upstream).pipe(browser);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();

  return {
    address: `http://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}`,
    cut() {
      target = undefined;
      drop();
    },
    leadTo(next) {
      target = next;
      drop();
    },
    async close() {
      server.close();
      drop();
      await once(server, 'close');
    },
  };
}

import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import { expect, it, onTestFinished, vi } from 'vitest';
import { soon } from '../../testing/soon.ts';
import { connect } from './database.ts';
import { isDatabaseUnavailable } from './failures.ts';

const bytes = (text: string): Buffer => Buffer.from(text, 'latin1');
const ready = 'Z\0\0\0\x05I';
const welcome = bytes(`R\0\0\0\x08\0\0\0\0${ready}`);
const done = bytes(`C\0\0\0\x05\0${ready}`);
const shuttingDown = bytes('E\0\0\0\x11SFATAL\0Mbye\0\0');

/** Does all that it is asked, and answers a goodbye as a server does that is being stopped at that moment. */
function serve(socket: Socket): void {
  socket.once('data', () => {
    socket.write(welcome);
    socket.on('data', (said) => socket.write(said.toString('latin1').startsWith('X') ? shuttingDown : done));
  });
}

it('tells of no lost connection when it is closed while the server stops', async () => {
  const server = createServer(serve).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const onError = vi.fn<(error: Error) => void>();
  const { db, close } = connect({ host: '127.0.0.1', port, user: 'nobody' }, onError);
  const ended = once(server, 'connection').then(([socket]: Socket[]) => once(socket as Socket, 'close'));
  await db.execute(sql`select`);
  await close();
  await ended;
  expect(onError).not.toHaveBeenCalled();
});

it('is unavailable to whoever still asks when it has been closed', async () => {
  const { db, close } = connect({ host: '127.0.0.1', port: 1 }, () => undefined);
  await close();
  const refusal: unknown = await db.execute(sql`select`).catch((error: unknown) => error);
  expect(isDatabaseUnavailable(refusal)).toBe(true);
});

it('gives up a connection over which nothing comes any more', async () => {
  const server = createServer((socket) => socket.once('data', () => socket.write(welcome)));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const { db, close } = connect({ host: '127.0.0.1', port, user: 'nobody' }, () => undefined, 100);
  onTestFinished(async () => {
    await close();
    server.close();
  });
  const refusal: unknown = await db.execute(sql`select`).catch((error: unknown) => error);
  expect(isDatabaseUnavailable(refusal)).toBe(true);
});

it('has every connection back that breaks while a transaction begins', async () => {
  const server = createServer((socket) =>
    socket.once('data', () => {
      socket.write(welcome);
      socket.once('data', () => socket.end(shuttingDown));
    }),
  );
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const { db, close } = connect({ host: '127.0.0.1', port, user: 'nobody' }, () => undefined);
  onTestFinished(async () => {
    await close();
    server.close();
  });
  await expect(db.transaction(async () => undefined)).rejects.toThrow('Failed query');
  await vi.waitFor(() => expect(db.$client.totalCount).toBe(0), soon);
});

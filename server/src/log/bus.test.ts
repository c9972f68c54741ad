import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';
import { useTestApp } from '../testing/test-app.ts';
import { startBus } from './bus.ts';

const test = useTestApp();

const ready = Buffer.from('Z\0\0\0\x05I', 'latin1');
const welcome = Buffer.concat([Buffer.from('R\0\0\0\x08\0\0\0\0', 'latin1'), ready]);
const refusal = Buffer.concat([Buffer.from('E\0\0\0\x10SERROR\0Mno\0\0', 'latin1'), ready]);

/** Lets everybody in and does nothing of what it is asked, as a pool in transaction mode does with LISTEN. */
function refuse(socket: Socket): void {
  socket.once('data', () => {
    socket.write(welcome);
    socket.on('data', () => socket.write(refusal));
  });
}

it('lets go of a connection on which it cannot listen, and uses the next one', async () => {
  const { host, port } = test.database.connection;
  const sockets: Socket[] = [];
  const proxy = createServer((socket) => {
    sockets.push(socket);
    if (sockets.length === 1) return refuse(socket);
    socket.pipe(connect(`${host}/.s.PGSQL.${port}`)).pipe(socket);
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const address = proxy.address() as AddressInfo;
  const bus = startBus(
    { ...test.database.connection, host: '127.0.0.1', port: address.port },
    () => undefined,
  );
  onTestFinished(async () => {
    await bus.close();
    proxy.close();
  });
  await new Promise<void>((resolve) => bus.on('connected', resolve));
  await vi.waitFor(() => expect(sockets.map(({ closed }) => closed)).toEqual([true, false]), {
    timeout: 10_000,
  });
  expect(await bus.say('log', '7')).toBe(true);
});

it('tells of no failure when it is closed in the middle of a word', async () => {
  const onError = vi.fn<(error: Error) => void>();
  const bus = startBus(test.database.connection, onError);
  await new Promise<void>((resolve) => bus.on('connected', resolve));
  const saying = bus.say('log', '7');
  await bus.close();
  expect(await saying).toBe(false);
  expect(onError).not.toHaveBeenCalled();
});

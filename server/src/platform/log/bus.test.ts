import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';
import { soon } from '../../testing/soon.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { type Bus, startBus } from './bus.ts';

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

/** A bus that reaches the database through the listener, which is told how many lines came before. */
async function busThrough(take: (line: Socket, before: number) => void, lookEvery?: number): Promise<Bus> {
  let before = 0;
  const proxy = createServer((line) => take(line, before++)).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const { port } = proxy.address() as AddressInfo;
  const connection = { ...test.database.connection, host: '127.0.0.1', port };
  const bus = startBus(connection, () => undefined, lookEvery);
  onTestFinished(async () => {
    await bus.close();
    proxy.close();
  });
  return bus;
}

/** Answers the end that speaks with the database. */
function passOn(line: Socket): Socket {
  const { host, port } = test.database.connection;
  const database = connect(`${host}/.s.PGSQL.${port}`);
  line.pipe(database).pipe(line);
  line.on('close', () => database.destroy());
  return database;
}

const connected = (bus: Bus) => new Promise<void>((resolve) => bus.on('connected', resolve));

it('lets go of a connection on which it cannot listen, and uses the next one', async () => {
  const lines: Socket[] = [];
  const bus = await busThrough((line, before) => {
    lines.push(line);
    if (before === 0) refuse(line);
    else passOn(line);
  });
  await connected(bus);
  await vi.waitFor(() => expect(lines.map(({ closed }) => closed)).toEqual([true, false]), soon);
  expect(await bus.say('log', '7')).toBe(true);
});

it('notices that nobody is at the other end any more, and connects anew', async () => {
  const ends: Socket[] = [];
  const bus = await busThrough((line) => void ends.push(passOn(line)), 500);
  await connected(bus);
  const again = connected(bus);
  // Neither passes anything on nor hangs up, as a cable that was pulled. Lines before it may have taken too long to connect.
  ends.at(-1)?.unpipe().pause();
  await again;
  // Whatever takes longer than a second is taken for the same, and connected anew.
  await vi.waitFor(async () => expect(await bus.say('log', '7')).toBe(true), soon);
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

import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { closeApp } from '../../listen.ts';
import { startTestApp } from '../../testing/test-app.ts';

const head = (length: number) =>
  [
    'POST /api/auth/login HTTP/1.1',
    'host: localhost',
    'content-type: application/json',
    `content-length: ${length}`,
  ].join('\r\n');

async function startListening(arrival = {}) {
  const test = await startTestApp({}, undefined, { arrival });
  await test.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = test.app.server.address() as AddressInfo;
  /** Sends so much and then nothing; answers all that comes back until the other side hangs up. */
  const sendOnly = async (text: string): Promise<string> => {
    const socket = connect(port, '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    let heard = '';
    socket.on('data', (chunk: Buffer) => (heard += chunk.toString()));
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    socket.write(text);
    await once(socket, 'close');
    return heard;
  };
  return { ...test, sendOnly };
}

it('ends a request whose head or body never arrives, and says so', async () => {
  const test = await startListening({ headers: 200, whole: 400, lookEvery: 50 });
  const heard = await Promise.all([
    test.sendOnly(`${head(100)}\r\n\r\n{"email":`),
    test.sendOnly(head(100)),
    test.sendOnly('POST /api'),
  ]);
  for (const answer of heard) expect(answer).toMatch(/^HTTP\/1.1 408 Request Timeout\r\n/);
  await test.stop();
});

it('stops though somebody has sent half a body and waits', async () => {
  const test = await startListening();
  const arrived = once(test.app.server, 'request');
  const heard = test.sendOnly(`${head(100)}\r\n\r\n{"email":`);
  await arrived;
  await closeApp(test.app, 100);
  expect(await heard).toBe('');
  await test.stop();
});

import { type AddressInfo, createServer, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { longestAnswer } from '@cuadrilla/contract/rules/webhooks/deliveries';
import { describe, expect, it, onTestFinished } from 'vitest';
import { isInside } from './inside.ts';
import { beginningOf, postOutside, sayUnanswered } from './post-outside.ts';

const toOwnNetwork = { headers: {}, body: '{}', allowPrivate: true };

/** A server that speaks as it likes. */
async function listenRaw(speak: (socket: Socket) => void): Promise<string> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => speak(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

describe('a call', () => {
  it('ends where the other server wants to speak otherwise', async () => {
    const address = await listenRaw((socket) =>
      socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: eco\r\n\r\n'),
    );
    expect(await postOutside(address, toOwnNetwork)).toEqual({ status: 101, answer: '' });
  });

  it('ends where the other server hangs up without a word', async () => {
    const address = await listenRaw((socket) => socket.end());
    const error: unknown = await postOutside(address, toOwnNetwork).catch((failure: unknown) => failure);
    expect(sayUnanswered(error)).toBe('El otro servidor cortó la conexión');
  });

  it('was answered also where the connection breaks off within the answer', async () => {
    const address = await listenRaw((socket) =>
      socket.write('HTTP/1.1 202 Accepted\r\nContent-Length: 9\r\n\r\nsi', () => socket.destroy()),
    );
    expect(await postOutside(address, toOwnNetwork)).toMatchObject({ status: 202 });
  });

  it('keeps nothing of what a private network says', async () => {
    const address = await listenRaw((socket) =>
      socket.end('HTTP/1.1 500 No\r\nConnection: close\r\n\r\nclave=1234'),
    );
    expect(await postOutside(address, toOwnNetwork)).toEqual({ status: 500, answer: null });
  });

  it.each(['169.254.169.254', '[fe80::1]', '[::ffff:169.254.169.254]'])(
    'never goes to %s, also where private networks are called',
    async (host) => {
      await expect(postOutside(`http://${host}/`, toOwnNetwork)).rejects.toThrow('red privada');
    },
  );
});

describe('an address', () => {
  it.each([
    '0.0.0.0',
    '100.64.0.1',
    '192.168.1.1',
    '255.255.255.255',
    '::1',
    '::10.0.0.1',
    '::ffff:10.0.0.1',
    '::ffff:0:10.0.0.1',
    '64:ff9b::a00:1',
    '64:ff9b:1::a00:1',
    '2001::1',
    '2002:a00:1::1',
    'fd00::1',
    'fe80::1%eth0',
    'fec0::1',
    'ff02::1',
  ])('%s is inside', (address) => {
    expect(isInside(address)).toBe(true);
  });

  it.each(['1.1.1.1', '172.15.0.1', '172.32.0.1', '::ffff:1.1.1.1', '2001:4860::8888', '2600::1'])(
    '%s is outside',
    (address) => {
      expect(isInside(address)).toBe(false);
    },
  );
});

async function* broken() {
  yield Buffer.from('Hasta aquí');
  throw new Error('broken off');
}

describe('an answer', () => {
  it('is kept as it begins, in what the database can hold', async () => {
    expect(await beginningOf(Readable.from([Buffer.from('mante\0'), Buffer.from('nimiento')]))).toBe(
      'mantenimiento',
    );
    const long = await beginningOf(Readable.from(Array.from({ length: 50 }, () => Buffer.alloc(999, 'ñ'))));
    expect(long).toHaveLength(longestAnswer);
  });

  it('that breaks off is told as far as it came', async () => {
    expect(await beginningOf(Readable.from(broken()))).toBe('Hasta aquí');
  });
});

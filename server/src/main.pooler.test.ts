import { createServer, type AddressInfo } from 'node:net';
import { afterAll, expect, it } from 'vitest';
import { bundledServer } from './testing/bundle.ts';
import { spawnServer } from './testing/test-process.ts';

const field = (name: string, text: string): Buffer => Buffer.from(`${name}${text}\0`);

/** What PgBouncer says to whoever begins with a parameter that it does not know, in the words of the protocol. */
function refusal(): Buffer {
  const fields = Buffer.concat([
    field('S', 'FATAL'),
    field('C', '08P01'),
    field('M', 'unsupported startup parameter: statement_timeout'),
    Buffer.from('\0'),
  ]);
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}

const pooler = createServer((socket) => {
  socket.on('error', () => undefined);
  socket.once('data', () => socket.end(refusal()));
});
await new Promise<void>((resolve) => pooler.listen(0, '127.0.0.1', resolve));
afterAll(() => new Promise((resolve) => pooler.close(resolve)));

it('a pooler that does not let connections begin as ours do is one clear line and exit 1', async () => {
  const { port } = pooler.address() as AddressInfo;
  const address = `postgres://cuadrilla@127.0.0.1:${port}/cuadrilla?sslmode=disable`;
  const server = spawnServer({ DATABASE_URL: address, PORT: '0' }, await bundledServer());
  expect(await server.ended).toBe(1);
  expect(server.said()).toBe(
    'Cuadrilla cannot run: at DATABASE_URL there is a pooler that does not let a connection begin as Cuadrilla\'s do (unsupported startup parameter: statement_timeout): name PostgreSQL itself, or see "Behind a pooler" in docs/operating.md\n',
  );
});

import { networkInterfaces } from 'node:os';
import { fastify } from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { CannotListen, listen } from './listen.ts';

function anApp() {
  const app = fastify();
  onTestFinished(() => app.close());
  return app;
}

it('names the port that is taken, and one that is not', async () => {
  const taken = Number(new URL(await listen(anApp(), { host: '127.0.0.1', port: 0 })).port);
  const refused: unknown = await listen(anApp(), { host: '127.0.0.1', port: taken }).catch((error) => error);
  expect(refused).toBeInstanceOf(CannotListen);
  const [, free] = /^port \d+ is taken: PORT=(\d+) is free$/.exec((refused as Error).message) ?? [];
  const address = await listen(anApp(), { host: '127.0.0.1', port: Number(free) });
  expect(address).toBe(`http://127.0.0.1:${free}`);
});

it.each(['no-such-host.invalid', '192.0.2.1'])('says that %s is no address of this machine', async (host) => {
  await expect(listen(anApp(), { host, port: 0 })).rejects.toThrow(
    new CannotListen(`HOST ${host} is no address of this machine; 0.0.0.0 stands for all of its own`),
  );
});

it.each(['0.0.0.0', '::'])('answers an address that other machines can use on %s', async (host) => {
  const own = Object.values(networkInterfaces()).flatMap((found) => found ?? []);
  const outer = own.filter(({ internal }) => !internal).map(({ address }) => address);
  const { hostname, port } = new URL(await listen(anApp(), { host, port: 0 }));
  expect(outer.length > 0 ? outer : ['localhost']).toContain(hostname);
  expect((await fetch(`http://${hostname}:${port}/`)).status).toBe(404);
});

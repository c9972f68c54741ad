import { once } from 'node:events';
import { createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import type { FastifyInstance } from 'fastify';

interface ListenAddress {
  host: string;
  port: number;
}

const everywhere = new Set(['0.0.0.0', '::']);

/** For a reason that one line explains to whoever starts it. */
export class CannotListen extends Error {}

/** Answers where to find it: from other machines too, where they may come in. */
export async function listen(app: FastifyInstance, { host, port }: ListenAddress): Promise<string> {
  const place = { host, port };
  try {
    const address = await app.listen({ ...place, listenTextResolver: () => 'listening' });
    return everywhere.has(host) ? addressForOthers(address) : address;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const line = await explain(code, place);
    throw line === undefined ? error : new CannotListen(line, { cause: error });
  }
}

async function explain(code: string, { host, port }: ListenAddress): Promise<string | undefined> {
  if (code === 'EADDRINUSE') return `port ${port} is taken: PORT=${await nextFree(host, port + 1)} is free`;
  if (code === 'EACCES') return `this user may not use port ${port}: choose one from 1024 on with PORT`;
  const unknown = ['ENOTFOUND', 'EAI_AGAIN', 'EADDRNOTAVAIL', 'EINVAL'].includes(code);
  return unknown
    ? `HOST ${host} is no address of this machine; 0.0.0.0 stands for all of its own`
    : undefined;
}

/** Past the last port the system chooses. */
async function nextFree(host: string, port: number): Promise<number> {
  const probe = createServer();
  try {
    probe.listen(port > 65_535 ? 0 : port, host);
    await once(probe, 'listening');
    const address = probe.address();
    return typeof address === 'object' && address ? address.port : port;
  } catch {
    return nextFree(host, port + 1);
  } finally {
    probe.close();
  }
}

/** Nobody can visit "all addresses": the first that others reach stands for them. */
function addressForOthers(address: string): string {
  const url = new URL(address);
  const outer = Object.values(networkInterfaces())
    .flat()
    .find((found) => found && !found.internal && found.family === 'IPv4')?.address;
  url.hostname = outer ?? 'localhost';
  return url.origin;
}

/** For what is under way when the server is told to stop, in milliseconds. */
const longestGoodbye = 10_000;

/** Lets what is under way end, and cuts off what does not. */
export async function closeApp(app: FastifyInstance, patience = longestGoodbye): Promise<void> {
  // Connections with a request under way become idle only after `close` has looked for idle ones.
  const sweep = setInterval(() => app.server.closeIdleConnections(), 100);
  const cut = setTimeout(() => app.server.closeAllConnections(), patience);
  await app.close();
  clearInterval(sweep);
  clearTimeout(cut);
}

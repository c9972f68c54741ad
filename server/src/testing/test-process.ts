import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { Connection } from '../platform/database/database.ts';
import { guardProcess } from './guard.ts';
import { soon } from './soon.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** As it was last built. */
export const built = ['server/dist/main.js'];

export interface TestProcess {
  child: ChildProcess;
  /** All that it has written so far. */
  said: () => string;
  /** The exit code, once it has ended and all that it wrote is here. */
  ended: Promise<number | null>;
}

/** Cuadrilla as a process of its own, as `npm start` runs it. */
export function spawnServer(variables: Record<string, string>, program: string[]): TestProcess {
  const env = { PATH: process.env['PATH'], HOME: process.env['HOME'], LOG_LEVEL: 'error', ...variables };
  const child = spawn(process.execPath, program, { cwd: root, env });
  let text = '';
  child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const release = child.pid === undefined ? undefined : guardProcess(child.pid);
  const ended = once(child, 'close').then(([code]: unknown[]) => {
    release?.();
    return code as number | null;
  });
  return { child, said: () => text, ended };
}

/** Looks again and again until it is so, and says what it waited for when it never is. */
export async function until(
  what: string,
  isSo: () => boolean | Promise<boolean>,
  patience = soon.timeout,
): Promise<void> {
  const deadline = Date.now() + patience;
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error(`waited in vain: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** For as long as any test takes: one that makes the demo takes over a minute on a busy machine, one that dies says so. */
const startPatience = 180_000;

/** Waits until the server is up, and answers where: with port 0 it finds one that nobody can take before it. */
export async function addressOf({ child, said }: TestProcess): Promise<string> {
  const address = (): string | undefined => /Cuadrilla is at (\S+)\s/.exec(said())?.[1];
  const isUp = (): boolean => {
    if (child.exitCode !== null) throw new Error(said());
    return address() !== undefined;
  };
  await until('the server to be up', isUp, startPatience);
  return address() ?? '';
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  return typeof address === 'object' && address ? address.port : 0;
}

export const urlOf = ({ host = '', port, user, database }: Connection): string =>
  `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;

import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { startEmbedded } from '../server/src/platform/database/embedded/launcher.ts';
import { freePort, urlOf } from '../server/src/testing/test-process.ts';
import { root, startProgram, stopProgram } from './processes.ts';

interface Server {
  port: number;
  address: string;
  child: ChildProcess;
}

/** Two built servers on one PostgreSQL, which say what memory they use, and more of them where asked for. */
export async function startTwoServers() {
  const dataDir = await mkdtemp(join(tmpdir(), 'cuadrilla-two-'));
  const database = await startEmbedded({ dataDir, log: () => undefined });
  const settings = {
    DATABASE_URL: urlOf(database.connection),
    DEMO: 'off',
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'warn',
    NODE_OPTIONS: `--expose-gc --import=${pathToFileURL(join(root, 'bench/memory-probe.mjs')).href}`,
  };
  const started: Server[] = [];
  async function startServer(): Promise<Server> {
    const port = await freePort();
    const command = [process.execPath, 'server/dist/main.js'];
    const child = await startProgram(command, { ...settings, PORT: String(port) }, /Cuadrilla is at/);
    const server = { port, address: `http://127.0.0.1:${port}`, child };
    started.push(server);
    return server;
  }
  const servers = [await startServer(), await startServer()] as const;
  return {
    servers,
    startServer,
    connection: database.connection,
    dataDir,
    stop: async (): Promise<void> => {
      for (const { child } of started) await stopProgram(child);
      await database.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

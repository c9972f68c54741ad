import { fileURLToPath } from 'node:url';
import { demoCredentials } from '@cuadrilla/contract/auth';
import { FolderInUse, UnsupportedPlatform } from './database/embedded/launcher.ts';
import { type RunningServer, startServer } from './server.ts';
import { readSettings, type Settings, WrongSetting } from './settings.ts';

const webRoot = fileURLToPath(new URL('../../web/dist', import.meta.url));

const say = (line: string): void => void process.stdout.write(`${line}\n`);

function fail(error: unknown): never {
  const expected =
    error instanceof WrongSetting || error instanceof FolderInUse || error instanceof UnsupportedPlatform;
  const text = error instanceof Error ? (expected ? error.message : error.stack) : String(error);
  process.stderr.write(`Cuadrilla cannot start: ${text}\n`);
  process.exit(1);
}

function startLine(settings: Settings, address: string): string {
  const demo = settings.demo
    ? ` (demo account on: ${demoCredentials.email} / ${demoCredentials.password})`
    : '';
  return `Cuadrilla is at ${settings.publicOrigin ?? address}${demo}`;
}

/** A second signal does not hurry the first: the database must be closed in order. */
function stopOnSignals(server: RunningServer): void {
  const stop = (): void => {
    server.stop().then(() => process.exit(0), fail);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

try {
  const settings = readSettings(process.env);
  const server = await startServer(settings, { webRoot, say });
  stopOnSignals(server);
  say(startLine(settings, server.address));
} catch (error) {
  fail(error);
}

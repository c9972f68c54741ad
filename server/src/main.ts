import { fileURLToPath } from 'node:url';
import { demoCredentials } from '@cuadrilla/contract/account/auth';
import { deniedByDatabase, isDatabaseAway } from './platform/database/failures.ts';
import { DatabaseUnusable } from './platform/database/embedded/launcher.ts';
import { CannotListen } from './listen.ts';
import { type RunningServer, startServer } from './server.ts';
import { readSettings, type Settings, WrongSetting } from './platform/settings.ts';

const webRoot = fileURLToPath(new URL('../../web/dist', import.meta.url));

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const ours = [WrongSetting, DatabaseUnusable, CannotListen];
const fromDisk = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'EDQUOT', 'ENOTDIR']);

/** A line for what a person can put right; the whole story for what only we can. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (ours.some((kind) => error instanceof kind)) return error.message;
  if ('path' in error && 'code' in error && fromDisk.has(String(error.code))) return error.message;
  if (isDatabaseAway(error)) return `the database of DATABASE_URL does not answer (${error.message})`;
  const denied = deniedByDatabase(error);
  if (denied !== undefined)
    return `the role of DATABASE_URL may not make its schemas and tables, it must own the database (${denied})`;
  return error.stack ?? error.message;
}

function fail(error: unknown): never {
  process.stderr.write(`Cuadrilla cannot run: ${explain(error)}\n`);
  process.exit(1);
}

function startLine(settings: Settings, address: string): string {
  const demo = settings.demo
    ? ` (demo account on: ${demoCredentials.email} / ${demoCredentials.password})`
    : '';
  return `Cuadrilla is at ${settings.publicOrigin ?? address}${demo}`;
}

/**
 * A start under way is finished first, so that it leaves no database running. A second signal does not hurry the
 * first: the database must be closed in order.
 */
function stopOnSignals(starting: Promise<RunningServer>): void {
  const stop = (): void => {
    starting.then((server) => server.stop()).then(() => process.exit(0), fail);
  };
  // Ctrl-C, a supervisor, and a terminal that is closed.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
}

try {
  const settings = readSettings(process.env);
  const starting = startServer(settings, { webRoot, say });
  stopOnSignals(starting);
  const { address } = await starting;
  say(startLine(settings, address));
} catch (error) {
  fail(error);
}

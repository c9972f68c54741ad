import { pino } from 'pino';
import { buildApp } from './app.ts';
import { type Connection, connect } from './database/database.ts';
import { startEmbedded } from './database/embedded/launcher.ts';
import { migrateDatabase } from './database/migrate.ts';
import { startChores } from './features/chores/chores.ts';
import { ensureDemo } from './features/demo/demo.commands.ts';
import { startBus } from './log/bus.ts';
import { startWake } from './log/wake.ts';
import type { Settings } from './settings.ts';

export interface RunningServer {
  address: string;
  /** Finishes the requests under way, then lets go of the database. */
  stop(): Promise<void>;
}

interface OpenDatabase {
  connection: Connection;
  stop: () => Promise<void>;
}

/** Settings → database → app → listen. */
export async function startServer(
  settings: Settings,
  { webRoot, say }: { webRoot: string; say: (line: string) => void },
): Promise<RunningServer> {
  const database = await openDatabase(settings, say);
  try {
    return await startOn(database, settings, webRoot);
  } catch (error) {
    await database.stop();
    throw error;
  }
}

async function openDatabase(
  { databaseUrl, dataDir }: Settings,
  say: (line: string) => void,
): Promise<OpenDatabase> {
  if (databaseUrl === undefined) return startEmbedded({ dataDir, log: say });
  return { connection: { connectionString: databaseUrl }, stop: async () => undefined };
}

const clock = (): Date => new Date();

async function startOn(
  { connection, stop: stopDatabase }: OpenDatabase,
  settings: Settings,
  webRoot: string,
): Promise<RunningServer> {
  await migrateDatabase(connection);
  const log = pino({ level: settings.logLevel });
  const onLostConnection = (error: Error): void => log.warn({ err: error }, 'lost a database connection');
  const { db, close } = connect(connection, onLostConnection);
  if (settings.demo) await ensureDemo(db, clock());
  const bus = startBus(connection, onLostConnection);
  const wake = startWake(bus);
  const context = { settings, log, db, bus, wake, clock, webRoot };
  const app = await buildApp(context);
  const stopChores = startChores(context);
  const { host, port } = settings;
  const address = await app.listen({ host, port, listenTextResolver: () => 'listening' });

  async function stopAll(): Promise<void> {
    stopChores();
    // Connections with a request under way become idle only after `close` has looked for idle ones.
    const sweep = setInterval(() => app.server.closeIdleConnections(), 100);
    await app.close();
    clearInterval(sweep);
    await bus.close();
    await close();
    await stopDatabase();
  }
  let stopping: Promise<void> | undefined;
  return { address, stop: () => (stopping ??= stopAll()) };
}

import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { type Connection, connect } from './database/database.ts';
import { startEmbedded } from './database/embedded/launcher.ts';
import { migrateDatabase } from './database/migrate.ts';
import { startChores } from './features/chores/chores.ts';
import { ensureDemo } from './features/demo/demo.commands.ts';
import { startWake } from './log/wake.ts';
import type { Settings } from './settings.ts';

export interface RunningServer {
  app: FastifyInstance;
  address: string;
  /** Finishes the requests under way, then lets go of the database. */
  stop(): Promise<void>;
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

interface OpenDatabase {
  connection: Connection;
  stop: () => Promise<void>;
}

async function openDatabase(
  { databaseUrl, dataDir }: Settings,
  log: (line: string) => void,
): Promise<OpenDatabase> {
  if (databaseUrl === undefined) return startEmbedded({ dataDir, log });
  return { connection: { connectionString: databaseUrl }, stop: async () => undefined };
}

async function startOn(
  { connection, stop: stopDatabase }: OpenDatabase,
  settings: Settings,
  webRoot: string,
): Promise<RunningServer> {
  await migrateDatabase(connection);
  // The pool and the wake-up outlive a database that goes away; whoever needs it meanwhile is answered 503.
  const onError = (error: Error): void => app?.log.warn({ err: error }, 'lost a database connection');
  let app: FastifyInstance | undefined;
  const { db, close } = connect(connection, onError);
  const clock = (): Date => new Date();
  if (settings.demo) await ensureDemo(db, clock());
  const wake = startWake(connection, onError);
  app = await buildApp({ settings, db, wake, clock, webRoot });
  const stopChores = startChores({
    db,
    clock,
    demo: settings.demo,
    onError: (error) => app?.log.error(error),
  });
  const { host, port } = settings;
  const address = await app.listen({ host, port, listenTextResolver: () => 'listening' });

  let stopping: Promise<void> | undefined;
  const stopAll = async (server: FastifyInstance): Promise<void> => {
    stopChores();
    await server.close();
    await wake.close();
    await close();
    await stopDatabase();
  };
  const server = app;
  return { app: server, address, stop: () => (stopping ??= stopAll(server)) };
}

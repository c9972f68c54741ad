import type { Logger } from 'pino';
import { buildApp } from './app.ts';
import { openBeside } from './platform/beside/beside.ts';
import { type Connection, connect } from './platform/database/database.ts';
import { startEmbedded } from './platform/database/embedded/launcher.ts';
import { prepareDatabase } from './prepare-database.ts';
import { refusePooler } from './platform/database/pooler.ts';
import { watchRoom } from './platform/database/room.ts';
import { startAlarms } from './notices/alarms/alarms.ts';
import { rulesReader } from './rules/automations/rules.reader.ts';
import { startRuleWorker } from './rules/automations/rule-worker.ts';
import { startChores } from './instance/chores/chores.ts';
import { startTidying } from './documents/tidy/start-tidying.ts';
import { ensureDemo } from './instance/demo/demo.commands.ts';
import { appointAdministrator } from './account/auth/administrators.ts';
import { openStore } from './platform/files/open-store.ts';
import { exportHandler } from './carry/exports/exports.handlers.ts';
import { importHandler } from './carry/imports/task-imports.handlers.ts';
import { mailHandlers } from './outside/mail/mail.handlers.ts';
import { pushHandler } from './notices/notifications/push-news.handlers.ts';
import { webhookHandler } from './rules/webhooks/webhooks.handlers.ts';
import { lateMails } from './late-mails.ts';
import { closeApp, listen } from './listen.ts';
import { logReaders } from './log-readers.ts';
import { createLogger } from './platform/logger.ts';
import { startBus } from './platform/log/bus.ts';
import { startReaders } from './platform/log/reader.ts';
import { startWake } from './platform/log/wake.ts';
import { startWorkers } from './platform/queue/workers.ts';
import type { Settings } from './platform/settings.ts';
import { tidiedHearers } from './tidied-hearers.ts';

export interface RunningServer {
  address: string;
  /** Finishes the requests under way, then lets go of the database. */
  stop(): Promise<void>;
}

/** Lets go of one part of what has been opened. */
type Close = () => Promise<void> | void;

/** Settings → database → app → listen; the same way back to stop, or when that fails half-way. */
export async function startServer(
  settings: Settings,
  { webRoot, say }: { webRoot: string; say: (line: string) => void },
): Promise<RunningServer> {
  const opened: Close[] = [];
  let stopping: Promise<void> | undefined;
  const stop = (): Promise<void> => (stopping ??= closeAll(opened));
  try {
    const connection = await openDatabase(settings, say, opened);
    await prepareDatabase(connection);
    return { address: await openApp(connection, settings, webRoot, opened), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The last one opened goes first. One that fails keeps none of the others open. */
export async function closeAll(opened: readonly Close[]): Promise<void> {
  const last = opened.at(-1);
  if (!last) return;
  try {
    await last();
  } finally {
    await closeAll(opened.slice(0, -1));
  }
}

async function openDatabase(
  { databaseUrl, dataDir }: Settings,
  say: (line: string) => void,
  opened: Close[],
): Promise<Connection> {
  if (databaseUrl !== undefined) {
    const connection = { connectionString: databaseUrl };
    await refusePooler(connection);
    return connection;
  }
  const database = await startEmbedded({ dataDir, log: say });
  opened.push(() => database.stop());
  return database.connection;
}

const clock = (): Date => new Date();

const tellRoom = (log: Logger) => (hasRoom: boolean) =>
  hasRoom
    ? log.info('there is room on the disk again')
    : log.error('the disk is almost full: only reads are served');

/** Answers where it listens. */
async function openApp(
  connection: Connection,
  settings: Settings,
  webRoot: string,
  opened: Close[],
): Promise<string> {
  const log = createLogger(settings.logLevel);
  const onLostConnection = (error: Error): void => log.warn({ err: error }, 'lost a database connection');
  const { db, close } = connect(connection, onLostConnection);
  opened.push(close);
  const files = openStore(settings.files);
  if (settings.demo) await ensureDemo(db, files, clock());
  await appointAdministrator(db, settings);
  const room = settings.databaseUrl === undefined ? await watchRoom(db, tellRoom(log)) : undefined;
  if (room) opened.push(room.stop);
  const beside = openBeside();
  opened.push(() => beside.close());
  const bus = startBus(connection, onLostConnection);
  opened.push(() => bus.close());
  const context = {
    settings,
    log,
    db,
    bus,
    wake: startWake(bus),
    clock,
    beside,
    files,
    webRoot,
    ...(room && { hasRoom: room.hasRoom }),
  };
  const app = await buildApp(context);
  // Requests are refused first: what goes on by itself may wait for something.
  const rules = startRuleWorker(context);
  const afterRead = (reader: string): void => {
    if (reader === rulesReader.name) rules.look();
  };
  const reading = startReaders(logReaders, { ...context, afterRead });
  opened.push(
    startChores(context),
    startAlarms(context),
    startTidying(context, tidiedHearers),
    rules.stop,
    reading,
  );
  opened.push(() => closeApp(app));
  const address = await listen(app, settings);
  // Nobody's request waits for it.
  const mail = mailHandlers(settings, lateMails(db, clock));
  opened.push(
    startWorkers(
      [
        ...mail,
        pushHandler(context),
        webhookHandler(context),
        exportHandler(context),
        importHandler(context),
      ],
      context,
    ),
  );
  return address;
}

import type { Logger } from 'pino';
import { buildApp } from './app.ts';
import { openBeside } from './beside/beside.ts';
import { type Connection, connect } from './database/database.ts';
import { startEmbedded } from './database/embedded/launcher.ts';
import { migrateDatabase } from './database/migrate.ts';
import { refusePooler } from './database/pooler.ts';
import { watchRoom } from './database/room.ts';
import { startAlarms } from './features/alarms/alarms.ts';
import { remindersReader } from './features/alarms/reminders.reader.ts';
import { rulesReader } from './features/automations/rules.reader.ts';
import { startRules } from './features/automations/start-rules.ts';
import { startChores } from './features/chores/chores.ts';
import { startTidying } from './features/documents/tidy/start-tidying.ts';
import { ensureDemo } from './features/demo/demo.commands.ts';
import { appointAdministrator } from './features/instance/administrators.ts';
import { openStore } from './files/open-store.ts';
import { exportHandlers } from './features/exports/exports.handlers.ts';
import { importHandlers } from './features/imports/task-imports.handlers.ts';
import { mailHandlers } from './features/mail/mail.handlers.ts';
import { secretMails } from './features/mail/secret-mails.ts';
import { notificationsReader } from './features/notifications/notifications.reader.ts';
import { pushHandlers } from './features/push/push.handlers.ts';
import { factsReader } from './features/reports/facts.reader.ts';
import { spansReader } from './features/reports/spans.reader.ts';
import { searchReader } from './features/search/search.reader.ts';
import { webhookHandlers } from './features/webhooks/webhooks.handlers.ts';
import { webhooksReader } from './features/webhooks/webhooks.reader.ts';
import { closeApp, listen } from './listen.ts';
import { createLogger } from './logger.ts';
import { startBus } from './log/bus.ts';
import { startReaders } from './log/reader.ts';
import { startWake } from './log/wake.ts';
import { startWorkers } from './queue/workers.ts';
import type { Settings } from './settings.ts';

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
    await migrateDatabase(connection);
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

/** Who reads every project's log to its end. */
const readers = [
  factsReader,
  spansReader,
  searchReader,
  notificationsReader,
  remindersReader,
  rulesReader,
  webhooksReader,
];

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
  const rules = startRules(context);
  const afterRead = (reader: string): void => {
    if (reader === rulesReader.name) rules.look();
  };
  const reading = startReaders(readers, { ...context, afterRead });
  opened.push(startChores(context), startAlarms(context), startTidying(context), rules.stop, reading);
  opened.push(() => closeApp(app));
  const address = await listen(app, settings);
  // Nobody's request waits for it.
  const mail = mailHandlers(settings, secretMails(db, clock));
  opened.push(
    startWorkers(
      {
        ...mail,
        ...pushHandlers(context),
        ...webhookHandlers(context),
        ...exportHandlers(context),
        ...importHandlers(context),
      },
      context,
    ),
  );
  return address;
}

import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { makeTestFolder, type TestFolder } from '../../../testing/guard.ts';
import { type Connection, connect } from './connection.ts';
import { type EmbeddedDatabase, type EmbeddedOptions, startEmbedded } from './launcher.ts';
import { runningPostmaster } from './postmaster.ts';
import { until } from './retry.ts';

const LAUNCHER = new URL('launcher.ts', import.meta.url).href;

/** Only for speed, of which a server loses some to the memory that it begins with: a test that is about safety says {}. */
export const HASTY = { fsync: 'off', shared_buffers: '16MB' };
export const isRoot = process.getuid?.() === 0;
export const NOTES = 'select value from notes order by value';

/** A folder per test, and all that was started on it, which ends with the test. */
export function useFolder(): LauncherFolder {
  const folder = new LauncherFolder();
  beforeEach(() => folder.open());
  afterEach(() => folder.close());
  return folder;
}

let made: Promise<string> | undefined;
async function makeDatabase(): Promise<string> {
  const { path } = await makeTestFolder('made');
  const database = await startEmbedded({ dataDir: path, log: () => undefined, parameters: HASTY });
  await database.stop();
  return join(path, 'database');
}

/** For what is not about making a database: one is made once and copied, which takes a tenth of the time. */
export function useFolderWithDatabase(): LauncherFolder {
  const folder = useFolder();
  beforeEach(async () => {
    made ??= makeDatabase();
    await mkdir(folder.dataDir);
    // With its owner, which Node would not copy.
    execFileSync('cp', ['-a', await made, folder.dataDir]);
  });
  return folder;
}

class LauncherFolder {
  #folder: TestFolder | undefined;
  root = '';
  dataDir = '';
  logged: string[] = [];
  #databases: EmbeddedDatabase[] = [];
  #children: ChildProcess[] = [];

  async open(): Promise<void> {
    this.#folder = await makeTestFolder('embedded');
    this.root = this.#folder.path;
    this.dataDir = join(this.root, 'data');
    this.logged = [];
    this.#databases = [];
    this.#children = [];
  }

  async close(): Promise<void> {
    for (const child of this.#children) child.kill('SIGKILL');
    await Promise.all(this.#databases.map((database) => database.stop()));
    const orphan = await this.serverPid();
    if (orphan !== undefined) process.kill(orphan, 'SIGQUIT');
    await until(async () => ((await this.serverPid()) === undefined ? true : undefined), { everyMs: 10 });
    await this.#folder?.remove();
  }

  get clusterDir(): string {
    return join(this.dataDir, 'database', 'cluster');
  }

  async serverPid(): Promise<number | undefined> {
    return (await runningPostmaster(this.clusterDir))?.pid;
  }

  async start(options: Partial<EmbeddedOptions> = {}): Promise<EmbeddedDatabase> {
    const log = (line: string) => void this.logged.push(line);
    const database = await startEmbedded({
      dataDir: this.dataDir,
      log,
      parameters: HASTY,
      ...options,
    });
    this.#databases.push(database);
    return database;
  }

  /** Remembers a process that must end with the test. */
  keep<T extends ChildProcess>(child: T): T {
    this.#children.push(child);
    return child;
  }
}

export async function query<T>({ connection }: { connection: Connection }, sql: string): Promise<T[]> {
  const client = await connect(connection);
  try {
    const { rows } = await client.query<{ value: T }>(sql);
    return rows.map((row) => row.value);
  } finally {
    await client.end();
  }
}

export async function note(database: EmbeddedDatabase, text: string): Promise<void> {
  await query(database, 'create table if not exists notes (value text)');
  await query(database, `insert into notes values ('${text}')`);
}

/** Another Node process that starts the database, writes a note and then says what came of it. */
export function spawnOwner(dataDir: string, text: string) {
  const options = `{ dataDir: ${JSON.stringify(dataDir)}, log() {}, parameters: ${JSON.stringify(HASTY)} }`;
  const script = `
    const { startEmbedded } = await import(${JSON.stringify(LAUNCHER)});
    const { Client } = await import(${JSON.stringify(import.meta.resolve('pg'))});
    try {
      const { connection } = await startEmbedded(${options});
      const client = new Client(connection);
      await client.connect();
      await client.query('create table if not exists notes (value text)');
      await client.query("insert into notes values ('${text}')");
      console.log('started');
    } catch (error) {
      console.log(error.name);
    }`;
  const args = ['--import', 'tsx', '--input-type=module', '--eval', script];
  return spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
}

/** 'started', or the name of the error. */
export async function outcomeOf(owner: ReturnType<typeof spawnOwner>): Promise<string> {
  const [line] = await once(owner.stdout, 'data');
  return String(line).trim();
}

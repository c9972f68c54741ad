import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { accountFor } from './account.ts';
import { embeddedBinaries } from './binaries.ts';
import { startCluster } from './cluster.ts';
import {
  NOTES,
  HASTY,
  note,
  outcomeOf,
  query,
  spawnOwner,
  useFolder,
  useFolderWithDatabase,
} from './launcher.fixture.ts';
import { FolderInUse } from './launcher.ts';
import { isAlive } from './processes.ts';

describe('the embedded database', () => {
  const folder = useFolder();
  const startHere = async () =>
    folder.start().then(
      () => 'started',
      (error: unknown) => (error instanceof Error ? error.name : ''),
    );
  const startInAnother = async () => outcomeOf(folder.keep(spawnOwner(folder.dataDir, 'other')));

  it('starts on an empty folder, keeps its data across stop and start, with fsync on', async () => {
    const first = await folder.start();
    expect(await query(first, 'select current_database() as value')).toEqual(['cuadrilla']);
    await note(first, 'kept');
    await first.stop();
    const second = await folder.start({ parameters: {} });
    expect(await query(second, NOTES)).toEqual(['kept']);
    expect(await query(second, `select current_setting('fsync') as value`)).toEqual(['on']);
    expect(folder.logged).toEqual([]);
  });

  it('gives the folder to exactly one of several that start at the same moment', async () => {
    const outcomes = await Promise.all([startInAnother(), startHere(), startHere(), startInAnother()]);
    expect(outcomes.toSorted()).toEqual(['FolderInUse', 'FolderInUse', 'FolderInUse', 'started']);
  });

  it('has pieces that run a plain server too', async () => {
    const account = await accountFor(folder.root);
    const binaries = await embeddedBinaries(folder.root, account);
    const plainDir = join(folder.root, 'plain', 'cluster');
    const plain = await startCluster({ binaries, clusterDir: plainDir, parameters: HASTY });
    expect(await query(plain, 'select 1 as value')).toEqual([1]);
    await plain.stop();
    expect(await isAlive(plain.pid)).toBe(false);
  });

  it('is not broken by a folder that was being made when the process was killed', async () => {
    const unfinished = `${folder.clusterDir}.unfinished-0123456789ab`;
    await mkdir(unfinished, { recursive: true });
    await writeFile(join(unfinished, 'PG_VERSION'), '18\n');
    expect(await query(await folder.start(), 'select 1 as value')).toEqual([1]);
    const names = await readdir(join(folder.dataDir, 'database'));
    expect(names.filter((name) => name.includes('unfinished'))).toEqual([]);
  });
});

describe('the embedded database on a folder that it has made', () => {
  const folder = useFolderWithDatabase();

  it('leaves no process behind when it stops', async () => {
    const database = await folder.start();
    const backends = await query<number>(database, 'select pid as value from pg_stat_activity');
    const processes = [(await folder.serverPid()) ?? 0, ...backends];
    expect(processes.length).toBeGreaterThan(3);
    await database.stop();
    await database.stop();
    expect(await Promise.all(processes.map((pid) => isAlive(pid)))).not.toContain(true);
  });

  it('refuses a folder that a running instance uses, and leaves that one alone', async () => {
    const first = await folder.start();
    await expect(folder.start()).rejects.toThrow(FolderInUse);
    expect(await query(first, 'select 1 as value')).toEqual([1]);
  });

  it('says in one line that the folder is of another version of PostgreSQL', async () => {
    await writeFile(join(folder.clusterDir, 'PG_VERSION'), '17\n');
    await expect(folder.start()).rejects.toThrow(
      `The database in ${folder.clusterDir} is of PostgreSQL 17, but this is PostgreSQL 18.`,
    );
  });
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { soon } from '../../../testing/soon.ts';
import {
  NOTES,
  HASTY,
  isRoot,
  note,
  outcomeOf,
  query,
  spawnOwner,
  useFolderWithDatabase,
} from './launcher.fixture.ts';
import { FolderInUse } from './launcher.ts';
import { isAlive } from './processes.ts';

const RESTARTED = ['The database server went away; starting it again.', 'The database server is back.'];

describe('the embedded database after its server was lost', () => {
  const folder = useFolderWithDatabase();
  const killServer = async () => process.kill((await folder.serverPid()) ?? Number.NaN, 'SIGKILL');
  // In between, an attempt may fail while what is left of the old server lingers.
  const restarted = async () =>
    vi.waitFor(() => expect([folder.logged[0], folder.logged.at(-1)]).toEqual(RESTARTED), soon);

  it('starts a killed server again by itself, with the data', async () => {
    const database = await folder.start();
    await note(database, 'kept');
    await killServer();
    await restarted();
    expect(await query(database, NOTES)).toEqual(['kept']);
    await expect(folder.start()).rejects.toThrow(FolderInUse);
  });

  it('takes its lock again when only that connection is lost', async () => {
    const database = await folder.start();
    const before = await folder.serverPid();
    const terminate = `select pg_terminate_backend(pid) as value from pg_locks where locktype = 'advisory'`;
    await query(database, terminate);
    await restarted();
    expect(await folder.serverPid()).toBe(before);
    await expect(folder.start()).rejects.toThrow(FolderInUse);
  });

  it('leaves no process behind when it is stopped while it starts its server again', async () => {
    const database = await folder.start();
    await killServer();
    await vi.waitFor(() => expect(folder.logged).toContain(RESTARTED[0]), soon);
    await database.stop();
    expect(await folder.serverPid()).toBeUndefined();
    const next = await folder.start();
    expect(await query(next, 'select 1 as value')).toEqual([1]);
  });
});

describe('the embedded database on what an earlier process left', () => {
  const folder = useFolderWithDatabase();

  async function startAndKillOwner(text: string): Promise<number> {
    const owner = folder.keep(spawnOwner(folder.dataDir, text));
    expect(await outcomeOf(owner)).toBe('started');
    const orphan = (await folder.serverPid()) ?? Number.NaN;
    await expect(folder.start()).rejects.toThrow(FolderInUse);
    owner.kill('SIGKILL');
    await once(owner, 'exit');
    return orphan;
  }

  it('takes over from a process that was killed, with the data', async () => {
    const orphan = await startAndKillOwner('of the killed one');
    const database = await folder.start();
    expect(await query(database, NOTES)).toEqual(['of the killed one']);
    expect(folder.logged).toHaveLength(1);
    await database.stop();
    expect(await isAlive(orphan)).toBe(false);
  });

  it('starts the server of a killed process anew when its settings have changed', async () => {
    const orphan = await startAndKillOwner('of the killed one');
    const database = await folder.start({ parameters: { ...HASTY, work_mem: '5MB' } });
    expect(await query(database, `select current_setting('work_mem') as value`)).toEqual(['5MB']);
    expect(await query(database, NOTES)).toEqual(['of the killed one']);
    expect(await isAlive(orphan)).toBe(false);
  });

  it('is not misled by the files of a dead server whose process id another process has now', async () => {
    const first = await folder.start();
    await note(first, 'kept');
    await first.stop();
    // Of the server's own user: such a process keeps PostgreSQL by itself from starting.
    const stranger = folder.keep(spawn('sleep', ['600'], isRoot ? { uid: 65_534 } : {}));
    await writeFile(
      join(folder.clusterDir, 'postmaster.pid'),
      `${stranger.pid}\n${folder.clusterDir}\n1\n5432\n`,
    );
    await writeFile(join(folder.dataDir, 'database/socket/.s.PGSQL.5432.lock'), `${stranger.pid}\n`);
    const second = await folder.start();
    expect(await query(second, NOTES)).toEqual(['kept']);
    await second.stop();
    expect(stranger.exitCode ?? stranger.signalCode).toBeNull();
  });
});

import { chmod, mkdir, mkdtemp, readlink, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { exists } from './folders.ts';
import { NOTES, isRoot, note, query, useFolder } from './launcher.fixture.ts';

describe('where the embedded database is', () => {
  const folder = useFolder();

  it('may be a path that is too long and too strange for a socket, which leaves nothing elsewhere', async () => {
    folder.dataDir = join(folder.root, 'a long, «strange» path '.repeat(6), 'data');
    const database = await folder.start();
    expect(database.connection.host).toMatch(/^\/tmp\/cuadrilla-\w+$/);
    expect(await query(database, 'select 1 as value')).toEqual([1]);
    await database.stop();
    expect(await exists(database.connection.host)).toBe(false);
  });

  it.runIf(isRoot)('may be a folder of root that is closed to others', async () => {
    await mkdir(folder.dataDir, { mode: 0o700 });
    expect(await query(await folder.start(), 'select 1 as value')).toEqual([1]);
    expect(folder.logged).toEqual([]);
  });

  it.runIf(isRoot)('is elsewhere, and said so, when its user cannot get to the folder', async () => {
    await chmod(folder.root, 0o700);
    const stateDir = await mkdtemp(join(tmpdir(), 'cuadrilla-state-'));
    await chmod(stateDir, 0o755);
    const first = await folder.start({ stateDir });
    await note(first, 'kept');
    await first.stop();
    const target = await readlink(join(folder.dataDir, 'database'));
    expect(target.startsWith(stateDir)).toBe(true);
    const line = `The database's user cannot enter ${folder.dataDir}: the data is in ${target}`;
    expect(folder.logged).toEqual([line]);

    const second = await folder.start({ stateDir });
    expect(await query(second, NOTES)).toEqual(['kept']);
    await second.stop();
    await rm(stateDir, { recursive: true });
  });
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { isServerOf } from './processes.ts';

it.runIf(process.platform === 'linux')('takes a server that is ending for one until it is dead', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'cuadrilla-processes-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const program = join(folder, 'postgres');
  await symlink('/bin/cat', program);
  // Without a command, as Linux shows a process whose memory is already gone.
  const ending = spawn(program, { argv0: '', stdio: 'pipe' });
  expect(await isServerOf('/somewhere', ending.pid ?? 0)).toBe(true);
  ending.stdin.end();
  await once(ending, 'exit');
  expect(await isServerOf('/somewhere', ending.pid ?? 0)).toBe(false);
});

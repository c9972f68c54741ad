import { spawn } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Runs the script once this process is gone, however it went: its end of the pipe closes even with SIGKILL.
 * In a session of its own, so that Ctrl-C leaves it alone.
 */
function whenWeAreGone(script: string, argument: string): () => void {
  const guard = spawn('sh', ['-c', `read _; ${script}`, argument], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  guard.unref();
  (guard.stdin as Socket).unref();
  return () => void guard.kill();
}

/** A process that a test started does not outlive it. Answers how to forget a process that has ended. */
export const guardProcess = (pid: number): (() => void) => whenWeAreGone('kill $0', String(pid));

const endServersAndRemove = `
  find "$0" -name postmaster.pid | while read file; do kill -INT "$(head -n 1 "$file")"; done
  sleep 2; rm -rf "$0"`;

export interface TestFolder {
  path: string;
  remove: () => Promise<void>;
}

/** For databases: the servers that run on it end with this process at the latest. */
export async function makeTestFolder(name: string, below = tmpdir()): Promise<TestFolder> {
  const path = await mkdtemp(join(below, `cuadrilla-${name}-`));
  // Also for the user as whom the database runs when we are root.
  await chmod(path, 0o755);
  const release = whenWeAreGone(endServersAndRemove, path);
  return {
    path,
    async remove() {
      // The children of a killed server may still be writing there.
      await rm(path, { recursive: true, force: true, maxRetries: 10 });
      release();
    },
  };
}

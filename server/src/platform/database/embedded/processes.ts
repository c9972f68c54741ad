import { readFile, readlink } from 'node:fs/promises';
import { basename } from 'node:path';
import { run } from './account.ts';

/** Whether a process lives. A zombie does not: without an init process it may stay for ever. */
export async function isAlive(pid: number): Promise<boolean> {
  if (!Number.isInteger(pid) || pid <= 0 || !answersSignals(pid)) return false;
  if (process.platform === 'linux') return !'ZX'.includes(await stateInProc(pid));
  if (process.platform === 'win32') return true;
  const state = await run('ps', ['-o', 'stat=', '-p', String(pid)]).catch(() => 'Z');
  return !state.startsWith('Z');
}

/** Whether that process is a live PostgreSQL server on this folder: the only thing we ever signal. */
export async function isServerOf(clusterDir: string, pid: number): Promise<boolean> {
  if (!(await isAlive(pid))) return false;
  if (process.platform === 'linux') return isServerInProc(clusterDir, pid);
  if (process.platform === 'win32') return isServerOnWindows(pid);
  const command = await run('ps', ['-ww', '-o', 'command=', '-p', String(pid)]).catch(() => '');
  return /^\S*postgres /.test(command) && command.includes(` -D ${clusterDir} `);
}

function answersSignals(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** One letter; X, dead, when it is not there. */
async function stateInProc(pid: number): Promise<string> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return stat.charAt(stat.lastIndexOf(')') + 2) || 'X';
}

async function isServerInProc(clusterDir: string, pid: number): Promise<boolean> {
  const [command, cwd, name] = await Promise.all([
    readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => ''),
    readlink(`/proc/${pid}/cwd`).catch(() => ''),
    readFile(`/proc/${pid}/comm`, 'utf8').catch(() => ''),
  ]);
  const [program = '', ...args] = command.split('\0');
  // One that is ending loses its command and its folder first: it may still hold files and sockets.
  if (program === '') return name.trim() === 'postgres';
  // It works inside its folder, wherever that was moved to; its children rewrite their command.
  return basename(program) === 'postgres' && (cwd === clusterDir || args.includes(clusterDir));
}

async function isServerOnWindows(pid: number): Promise<boolean> {
  const task = await run('tasklist', ['/NH', '/FO', 'CSV', '/FI', `PID eq ${pid}`]).catch(() => '');
  return task.includes('postgres.exe');
}

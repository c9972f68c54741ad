import { readdirSync, readFileSync } from 'node:fs';

const ticksPerSecond = 100;

/** The fields of /proc/<pid>/stat behind the command's name, which may itself hold spaces. */
function statOf(pid: number): string[] | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}

const ticks = (stat: string[], fields: number[]): number =>
  fields.reduce((sum, field) => sum + Number(stat[field - 3]), 0);

/** CPU milliseconds that a process, its living children and its dead ones have used, by the kernel's account. */
export function cpuOf(pid: number): number {
  const own = statOf(pid);
  if (!own) return 0;
  let total = ticks(own, [14, 15, 16, 17]);
  for (const name of readdirSync('/proc')) {
    const stat = /^\d+$/.test(name) ? statOf(Number(name)) : undefined;
    if (stat && Number(stat[1]) === pid) total += ticks(stat, [14, 15]);
  }
  return (total * 1_000) / ticksPerSecond;
}

/** The same of a process's main thread alone. */
export function cpuOfMainThread(pid: number): number {
  const text = readFileSync(`/proc/${pid}/task/${pid}/stat`, 'utf8');
  return (ticks(text.slice(text.lastIndexOf(')') + 2).split(' '), [14, 15]) * 1_000) / ticksPerSecond;
}

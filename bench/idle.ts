// npm run bench:idle — what an instance costs that nobody uses, with its database.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../server/src/testing/test-process.ts';
import { cpuOf } from './cpu.ts';
import { spread } from './figures.ts';
import { root, startProgram, stopProgram } from './processes.ts';

const settle = 75_000;
const [spans, spanLength] = [3, 15];
const most = { cpu: 5, megabytes: 250 };

/** The process, those that it started and those that these started. */
function familyOf(pid: number): number[] {
  const children = readdirSync('/proc').filter((name) => {
    if (!/^\d+$/.test(name)) return false;
    try {
      const text = readFileSync(`/proc/${name}/stat`, 'utf8');
      return Number(text.slice(text.lastIndexOf(')') + 2).split(' ')[1]) === pid;
    } catch {
      return false;
    }
  });
  return [pid, ...children.flatMap((child) => familyOf(Number(child)))];
}

/** Megabytes of memory, of which what several share is counted once. */
function memoryOf(pids: readonly number[]): number {
  const kilobytes = pids.map((pid) => {
    const file = `/proc/${pid}/smaps_rollup`;
    // Some of the database's processes end by themselves.
    const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
    return Number(/^Pss:\s+(\d+)/m.exec(text)?.[1] ?? 0);
  });
  return kilobytes.reduce((sum, each) => sum + each, 0) / 1_024;
}

const dataDir = await mkdtemp(join(tmpdir(), 'cuadrilla-idle-'));
const settings = { DATA_DIR: dataDir, LOG_LEVEL: 'warn', PORT: String(await freePort()) };
const start = () => startProgram([process.execPath, 'server/dist/main.js'], settings, /Cuadrilla is at/, 180);
// The demo's data are made once.
await stopProgram(await start());
const program = await start();
const pid = program.pid ?? 0;
await pause(settle);
const family = familyOf(pid);
const postmaster = family[1] ?? 0;
const [own, data]: [number[], number[]] = [[], []];
for (let span = 0; span < spans; span += 1) {
  const before = [cpuOf(pid), cpuOf(postmaster)] as const;
  await pause(spanLength * 1_000);
  own.push((cpuOf(pid) - before[0]) / spanLength);
  data.push((cpuOf(postmaster) - before[1]) / spanLength);
}
const all = own.map((each, index) => each + (data[index] ?? 0));
const [memory, ofDatabase] = [memoryOf(family), memoryOf(family.slice(1))];
await stopProgram(program);
await rm(dataDir, { recursive: true, force: true });

const report = `# An instance that nobody uses

\`npm run bench:idle\`: with the demo's data, started again, nobody signed in, ${spans} spans of ${spanLength} s, ${settle / 1_000} s after the start. Memory that several
processes share is counted once.

| | program | database | together | to keep |
|---|---|---|---|---|
| CPU, ms a second | ${spread(own, 1)} | ${spread(data, 1)} | ${spread(all, 1)} | ≤ ${most.cpu} |
| memory, MB | ${(memory - ofDatabase).toFixed(0)} | ${ofDatabase.toFixed(0)} | ${memory.toFixed(0)} | ≤ ${most.megabytes} |
`;
await writeFile(join(root, 'docs/bench-idle.md'), report);
console.log(report);
process.exit(Math.max(...all) <= most.cpu && memory <= most.megabytes ? 0 : 1);

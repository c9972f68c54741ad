// npm run bench:faults — kill -9 under eight writers: nothing acknowledged may be lost, nothing doubled, and every
// restart must work without a hand.
import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { runningPostmaster } from '../server/src/platform/database/embedded/postmaster.ts';
import { freePort, until } from '../server/src/testing/test-process.ts';
import { send } from './load.ts';
import { root, startProgram, stopProgram } from './processes.ts';
import { newTask, register } from './seed.ts';

const rounds = 10;
const writers = 8;
const kinds = ['server', 'database', 'both'] as const;

const dataDir = await mkdtemp(join(tmpdir(), 'cuadrilla-faults-'));
const port = await freePort();

const startServer = (): Promise<ChildProcess> =>
  startProgram(
    [process.execPath, 'server/dist/main.js'],
    { DATA_DIR: dataDir, PORT: String(port), DEMO: 'off', RATE_LIMIT: 'off', LOG_LEVEL: 'error' },
    /Cuadrilla is at/,
  );

let server = await startServer();
const { cookie } = await register(port, 'ana');

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const { status, text } = await send({ port, method, path: `/api${path}`, cookie, body });
  if (status >= 300) throw new Error(`${method} ${path}: ${status}`);
  return JSON.parse(text) as T;
}

const project = await call<{ id: number }>('POST', '/projects', { name: 'Fallas', description: 'Prueba' });
const board = await call<{ id: number }>('POST', `/projects/${project.id}/boards`, { name: 'Prueba' });
const tasksPath = `/projects/${project.id}/boards/${board.id}/tasks`;

const acknowledged = new Set<string>();
let refused = 0;
const writing = new AbortController();

/** Never sends the same title twice, so a title that is there twice was doubled by the server. */
async function write(writer: number): Promise<void> {
  for (let count = 0; !writing.signal.aborted; count += 1) {
    const title = `Tarea ${count} de ${writer}`;
    try {
      await call('POST', tasksPath, { ...newTask(count), title });
      acknowledged.add(title);
    } catch {
      refused += 1;
      await pause(50);
    }
  }
}

const postmasterPid = async (): Promise<number | undefined> =>
  (await runningPostmaster(join(dataDir, 'database', 'cluster')))?.pid;

/** Gone for certain: a connection may live a moment longer than the process that made it. */
async function killDatabase(): Promise<void> {
  const pid = await postmasterPid();
  if (pid === undefined) throw new Error('there is no database to kill');
  process.kill(pid, 'SIGKILL');
  await until('the end of the database', async () => (await postmasterPid()) !== pid);
}

const isReady = async (): Promise<boolean> =>
  (await send({ port, method: 'GET', path: '/readyz' }).catch(() => undefined))?.status === 200;

const hasDatabase = async (): Promise<boolean> => (await postmasterPid()) !== undefined;

/** Answers how long it took to be ready again. */
async function strike(kind: (typeof kinds)[number]): Promise<number> {
  const began = Date.now();
  if (kind !== 'server') await killDatabase();
  if (kind !== 'database') {
    await stopProgram(server, 'SIGKILL');
    server = await startServer();
  }
  await until('a database', hasDatabase);
  await until('an answer', isReady);
  return Date.now() - began;
}

/** Reads are safe to repeat: a connection kept open may still lead to the server that was killed. */
async function read<T>(path: string): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await call<T>('GET', path);
    } catch (error) {
      if (tries === 100) throw error;
      await pause(50);
    }
  }
}

interface LoggedEvent {
  seq: number;
  type: string;
}

async function readLog(): Promise<LoggedEvent[]> {
  const events: LoggedEvent[] = [];
  for (;;) {
    const page = await read<LoggedEvent[]>(`/projects/${project.id}/events?limit=500&since=${events.length}`);
    if (page.length === 0) return events;
    events.push(...page);
  }
}

/** What is there against what was acknowledged. */
async function audit(): Promise<{ lost: number; doubled: number; gaps: number }> {
  const promised = [...acknowledged];
  const log = await readLog();
  const tasks = await read<{ title: string }[]>(tasksPath);
  const titles = new Set(tasks.map((task) => task.title));
  return {
    lost: promised.filter((title) => !titles.has(title)).length,
    doubled: tasks.length - titles.size,
    gaps: log.filter((event, index) => event.seq !== index + 1).length,
  };
}

const lines = [
  '| killed with -9 | rounds | lost | doubled | gaps in the log | ready again (median, slowest) |',
  '|---|---|---|---|---|---|',
];
const writing8 = Array.from({ length: writers }, (_, writer) => write(writer));
let clean = true;
for (const kind of kinds) {
  const times: number[] = [];
  const found = { lost: 0, doubled: 0, gaps: 0 };
  for (let round = 0; round < rounds; round += 1) {
    await pause(300 + Math.random() * 700);
    times.push(await strike(kind));
    const { lost, doubled, gaps } = await audit();
    found.lost += lost;
    found.doubled += doubled;
    found.gaps += gaps;
  }
  clean &&= found.lost + found.doubled + found.gaps === 0;
  const sorted = times.toSorted((a, b) => a - b);
  const ready = [sorted[rounds >> 1], sorted.at(-1)].map((ms) => `${((ms ?? 0) / 1_000).toFixed(1)} s`);
  lines.push(
    `| ${kind} | ${rounds} | ${found.lost} | ${found.doubled} | ${found.gaps} | ${ready.join(', ')} |`,
  );
}
writing.abort();
await Promise.all(writing8);
await stopProgram(server);
await rm(dataDir, { recursive: true, force: true });

const report = `# Fault run

\`npm run bench:faults\`: ${writers} writers create tasks without a pause while processes are killed under them; after every
round all that was acknowledged is compared with what is there. ${acknowledged.size} creations were acknowledged, ${refused}
answered with an error or not at all.

${lines.join('\n')}
`;
await writeFile(join(root, 'docs/bench-faults.md'), report);
process.stdout.write(report);
process.exit(clean ? 0 : 1);

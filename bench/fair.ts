// npm run bench:fair — how long a stranger waits while one account does its worst, beside an idle server in one run.
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { generateNKeysBetween } from 'fractional-indexing';
import { Client } from 'pg';
import { startEmbedded } from '../server/src/platform/database/embedded/launcher.ts';
import { freePort, urlOf } from '../server/src/testing/test-process.ts';
import type { Attack } from './fair-attack.ts';
import { percentile } from './figures.ts';
import { send } from './load.ts';
import { root, startProgram, stopProgram } from './processes.ts';
import { register, seedBoard, type Seed } from './seed.ts';

const size = { column: 20_000, lists: 300, texts: 1 };
const longText = 'Medir, anotar y avisar a quien corresponda antes del viernes. '.repeat(320);
const shortText = 'Medir y anotar.';
/** So many that a whole deletion lies within, the way back, and what is read of both in the log. */
const requests = 600;
const limit = 3;
/** Nobody waits longer for anything that somebody else sends, in milliseconds. */
const longestWait = 250;

const dataDir = await mkdtemp(join(tmpdir(), 'cuadrilla-bench-'));
const database = await startEmbedded({ dataDir, log: () => undefined });
const env = { DATABASE_URL: urlOf(database.connection), DEMO: 'off', RATE_LIMIT: 'off', LOG_LEVEL: 'error' };

async function startInstance() {
  const port = await freePort();
  const program = [process.execPath, 'server/dist/main.js'];
  const child = await startProgram(program, { ...env, PORT: String(port) }, /Cuadrilla is at/);
  return { port, child };
}

/** A board with so many tasks in its first column. */
async function fillBoard(kind: Attack['kind'], seed: Seed): Promise<Omit<Attack, 'ports' | 'cookie'>> {
  const client = new Client(database.connection);
  await client.connect();
  const place = [seed.projectId, seed.boardId];
  const { rows } = await client.query<{ id: number }>(
    'select id from columns where project_id = $1 and board_id = $2 order by position',
    place,
  );
  const columnIds = rows.map(({ id }) => id);
  await client.query(
    `insert into tasks (project_id, number, board_id, column_id, position, title, description, due_day, priority_id,
      created_by, created_at, updated_at)
    select $1, 1 + n, $2, $3, position, 'Tarea ' || n, $4, '2026-12-01', 1, $5, now(), now()
    from unnest($6::text[]) with ordinality as places (position, n)`,
    [
      ...place,
      columnIds[0],
      kind === 'lists' ? longText : shortText,
      seed.userId,
      generateNKeysBetween('a0', null, size[kind]),
    ],
  );
  await client.query('update projects set task_number = $2 where id = $1', [seed.projectId, size[kind] + 1]);
  await client.query('analyze');
  await client.end();
  const project = `/projects/${seed.projectId}`;
  return { kind, project, board: `${project}/boards/${seed.boardId}`, columnIds };
}

/** What a stranger's requests took, one after the other, at each instance in turn; and how many failed. */
async function askAsStranger(ports: number[], cookie: string) {
  const times: number[] = [];
  let failed = 0;
  for (let index = 0; index < requests; index += 1) {
    const port = ports[index % ports.length] ?? 0;
    const start = performance.now();
    const { status } = await send({ port, method: 'GET', path: '/api/auth/verify', cookie });
    times.push(performance.now() - start);
    if (status !== 200) failed += 1;
    await pause(20);
  }
  return {
    median: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    longest: Math.max(...times),
    failed,
  };
}

/** The most memory that a process has ever had, in megabytes. */
const peakOf = (pid = 0): number =>
  Math.round(Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_024);

const instances = [await startInstance()];
const port = instances[0]?.port ?? 0;
const attacker = await register(port, 'ana');
const stranger = await register(port, 'berta');
const boards = [
  await fillBoard('column', await seedBoard(port, 1, attacker)),
  await fillBoard('lists', await seedBoard(port, 1, attacker)),
  await fillBoard('texts', await seedBoard(port, 1, attacker)),
];
await seedBoard(port, 1, stranger);

const titles = {
  column: `deleting and restoring a column of ${size.column} tasks, 14 writes beside it`,
  lists: `12 whole lists of ${size.lists} tasks of 20,000 characters at a time`,
  texts: 'the Markdown and the calendars that take a reader longest, 2 at a time',
};
const lines = [
  '| instances | attack | idle p50, p95, longest (ms) | under attack | ratio of p95 | failed | attacker was answered |',
  '|---|---|---|---|---|---|---|',
];
let isFair = true;
for (const count of [1, 2]) {
  while (instances.length < count) instances.push(await startInstance());
  const ports = instances.map((instance) => instance.port);
  await askAsStranger(ports, stranger.cookie);
  for (const board of boards) {
    const idle = await askAsStranger(ports, stranger.cookie);
    const ATTACK = JSON.stringify({ ...board, ports, cookie: attacker.cookie } satisfies Attack);
    const attack = await startProgram(
      [process.execPath, '--import', 'tsx', 'bench/fair-attack.ts'],
      { ATTACK },
      /attacking/,
    );
    let answered = '';
    attack.stdout?.on('data', (chunk: Buffer) => (answered += chunk.toString()));
    await pause(1_000);
    const busy = await askAsStranger(ports, stranger.cookie);
    await stopProgram(attack);
    // What it had begun ends before the next one begins.
    await pause(5_000);
    const ratio = busy.p95 / idle.p95;
    const isInTime = board.kind === 'texts' ? busy.longest < longestWait : ratio <= limit;
    isFair &&= isInTime && busy.failed === 0;
    const [before, during] = [idle, busy].map((one) =>
      [one.median, one.p95, one.longest].map((time) => time.toFixed(1)).join(', '),
    );
    const cells = [count, titles[board.kind], before, during, ratio.toFixed(2), busy.failed, answered.trim()];
    lines.push(`| ${cells.join(' | ')} |`);
  }
}
const peaks = instances.map(({ child }) => peakOf(child.pid));
for (const { child } of instances) await stopProgram(child);
await database.stop();
await rm(dataDir, { recursive: true, force: true });

const report = `# How fair the server is

\`npm run bench:fair\`: what a stranger's \`GET /auth/verify\` takes while one account does its worst, ${requests} requests one
after the other, beside the same on the idle server, in one run. The ratio may be ${limit} at most, of
texts the longest wait under ${longestWait} ms, and nobody else's request may fail.

${lines.join('\n')}

The most memory an instance took: ${peaks.join(' and ')} MB.
`;
await writeFile(join(root, 'docs/bench-fair.md'), report);
process.stdout.write(report);
process.exit(isFair ? 0 : 1);

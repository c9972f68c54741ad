// npm run bench:api — CPU per request of three endpoints beside a bare Fastify on the same database, in one run.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { startEmbedded } from '../server/src/database/embedded/launcher.ts';
import { runningPostmaster } from '../server/src/database/embedded/postmaster.ts';
import { freePort, urlOf } from '../server/src/testing/test-process.ts';
import { bareStatements } from './bare-statements.ts';
import { cpuOf } from './cpu.ts';
import { median } from './figures.ts';
import { sendMany, type Target } from './load.ts';
import { root, startProgram, stopProgram } from './processes.ts';
import { newTask, type Seed, seedBoard } from './seed.ts';

const rounds = 7;
const parallel = 8;
const boardSize = 200;

interface Scenario {
  title: string;
  limit: number;
  requests: number;
  ours: (seed: Seed) => Omit<Target, 'port' | 'cookie'>;
  bare: Omit<Target, 'port'>;
}

const boardPath = ({ projectId }: Seed, boardId: number): string =>
  `/api/projects/${projectId}/boards/${boardId}`;

const scenarios: Scenario[] = [
  {
    title: `list of ${boardSize} tasks`,
    limit: 1.6,
    requests: 300,
    ours: (seed) => ({ method: 'GET', path: `${boardPath(seed, seed.boardId)}/tasks` }),
    bare: { method: 'GET', path: '/list' },
  },
  {
    title: 'one task',
    limit: 3,
    requests: 600,
    ours: (seed) => ({ method: 'GET', path: `${boardPath(seed, seed.boardId)}/tasks/${seed.taskId}` }),
    bare: { method: 'GET', path: '/read' },
  },
  {
    title: 'create a task',
    limit: 4,
    requests: 400,
    ours: (seed) => ({
      method: 'POST',
      path: `${boardPath(seed, seed.targetBoardId)}/tasks`,
      body: newTask(1),
    }),
    bare: { method: 'POST', path: '/create' },
  },
];

const dataDir = await mkdtemp(join(tmpdir(), 'cuadrilla-bench-'));
const database = await startEmbedded({ dataDir, log: () => undefined });
const DATABASE_URL = urlOf(database.connection);

async function postmasterPid(): Promise<number> {
  const client = new Client(database.connection);
  await client.connect();
  const { rows } = await client.query<{ data_directory: string }>('show data_directory');
  await client.end();
  return (await runningPostmaster(rows[0]?.data_directory ?? ''))?.pid ?? 0;
}

/** Milliseconds of CPU a request, of the program and of the database together. */
async function measure(
  target: Target,
  requests: number,
  program: number,
  postmaster: number,
): Promise<number> {
  const before = cpuOf(program) + cpuOf(postmaster);
  await sendMany(target, requests, parallel);
  return (cpuOf(program) + cpuOf(postmaster) - before) / requests;
}

const [port, barePort] = [await freePort(), await freePort()];
const settings = { DATABASE_URL, DEMO: 'off', RATE_LIMIT: 'off', LOG_LEVEL: 'warn' };
const ours = await startProgram(
  [process.execPath, 'server/dist/main.js'],
  { ...settings, PORT: String(port) },
  /Cuadrilla is at/,
);
const seed = await seedBoard(port, boardSize);
const STATEMENTS = JSON.stringify(await bareStatements(database.connection, seed));
const bare = await startProgram(
  [process.execPath, '--import', 'tsx', 'bench/bare-server.ts'],
  { DATABASE_URL, STATEMENTS, PORT: String(barePort) },
  /bare server ready/,
);
const postmaster = await postmasterPid();

const lines = ['| request | bare (CPU ms) | ours (CPU ms) | ratio | limit |', '|---|---|---|---|---|'];
let withinLimits = true;
for (const scenario of scenarios) {
  const target = { ...scenario.ours(seed), port, cookie: seed.cookie };
  const limitTarget = { ...scenario.bare, port: barePort };
  await Promise.all([sendMany(target, 100, parallel), sendMany(limitTarget, 100, parallel)]);
  const [mine, theirs]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    mine.push(await measure(target, scenario.requests, ours.pid ?? 0, postmaster));
    theirs.push(await measure(limitTarget, scenario.requests, bare.pid ?? 0, postmaster));
  }
  const ratio = median(mine) / median(theirs);
  withinLimits &&= ratio <= scenario.limit;
  const figures = [median(theirs), median(mine), ratio].map((value) => value.toFixed(2));
  lines.push(`| ${scenario.title} | ${figures.join(' | ')} | ${scenario.limit} |`);
}

await stopProgram(ours);
await stopProgram(bare);
await database.stop();
await rm(dataDir, { recursive: true, force: true });

const report = `# API benchmark

\`npm run bench:api\`: CPU per request (program and database processes, by the kernel's account), median of ${rounds}
rounds, ${parallel} requests at a time, beside a bare Fastify that runs the same SQL on the same database without
session, permission, validation or shaping.

${lines.join('\n')}
`;
await writeFile(join(root, 'docs/bench-api.md'), report);
process.stdout.write(report);
process.exit(withinLimits ? 0 : 1);

// npm run bench:api — what a request costs beside a bare Fastify with one statement on the same database, in one run.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { startEmbedded } from '../server/src/platform/database/embedded/launcher.ts';
import { runningPostmaster } from '../server/src/platform/database/embedded/postmaster.ts';
import { freePort, urlOf } from '../server/src/testing/test-process.ts';
import { bareStatements } from './bare-statements.ts';
import { cpuOf } from './cpu.ts';
import { median } from './figures.ts';
import { sendMany, type Target } from './load.ts';
import { root, startProgram, stopProgram } from './processes.ts';
import { seedLargeBoard } from './large-board.ts';
import { newTask, type Seed, seedBoard } from './seed.ts';

const rounds = 7;
const parallel = 8;
const crowd = 50;
const [boardSize, largeSize] = [200, 10_000];

type Path = Omit<Target, 'port' | 'cookie'>;

interface Scenario {
  title: string;
  limit: number;
  requests: number;
  ours: (seed: Seed) => Path;
  bare: Path;
}

const boardPath = ({ projectId }: Seed, boardId: number): string =>
  `/api/projects/${projectId}/boards/${boardId}`;

const readOne = (seed: Seed): Path => ({
  method: 'GET',
  path: `${boardPath(seed, seed.boardId)}/tasks/${seed.taskId}`,
});
const firstPage = (seed: Seed): Path => ({
  method: 'GET',
  path: `${boardPath(seed, seed.boardId)}/page?per=column&sort=position&limit=50`,
});

const scenarios: Scenario[] = [
  {
    title: `list of ${boardSize} tasks`,
    limit: 1.6,
    requests: 300,
    ours: (seed) => ({ method: 'GET', path: `${boardPath(seed, seed.boardId)}/tasks` }),
    bare: { method: 'GET', path: '/list' },
  },
  { title: 'one task', limit: 4, requests: 600, ours: readOne, bare: { method: 'GET', path: '/read' } },
  {
    title: 'create a task',
    limit: 6,
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
const STATEMENTS = JSON.stringify(await bareStatements(database.connection, seed, boardSize));
const bare = await startProgram(
  [process.execPath, '--import', 'tsx', 'bench/bare-server.ts'],
  { DATABASE_URL, STATEMENTS, PORT: String(barePort) },
  /bare server ready/,
);
const postmaster = await postmasterPid();

let withinLimits = true;

/** Both in turn, so that a busy machine is busy for both. */
async function compare<T>(one: () => Promise<T>, other: () => Promise<T>): Promise<[T[], T[]]> {
  const [first, second]: [T[], T[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    first.push(await one());
    second.push(await other());
  }
  return [first, second];
}

const lines: string[] = [];
function report(title: string, figures: number[], ratio: number, limit: string, isWithin: boolean): void {
  withinLimits &&= isWithin;
  lines.push(
    `| ${[title, ...figures.map((value) => value.toFixed(2)), ratio.toFixed(2), limit].join(' | ')} |`,
  );
}

for (const { title, limit, requests, ...paths } of scenarios) {
  const target = { ...paths.ours(seed), port, cookie: seed.cookie };
  const bareTarget = { ...paths.bare, port: barePort };
  await Promise.all([sendMany(target, 100, parallel), sendMany(bareTarget, 100, parallel)]);
  const [theirs, mine] = await compare(
    () => measure(bareTarget, requests, bare.pid ?? 0, postmaster),
    () => measure(target, requests, ours.pid ?? 0, postmaster),
  );
  const ratio = median(mine) / median(theirs);
  report(title, [median(theirs), median(mine)], ratio, `≤ ${limit}`, ratio <= limit);
}

const large = await seedLargeBoard(port, database.connection, largeSize);
const pages = [seed, large].map((each) => ({ ...firstPage(each), port, cookie: each.cookie }));
const [small, big] = pages;
if (!small || !big) throw new Error('there are two boards');
await Promise.all([sendMany(small, 50, parallel), sendMany(big, 50, parallel)]);
const [ofSmall, ofLarge] = await compare(
  () => measure(small, 100, ours.pid ?? 0, postmaster),
  () => measure(big, 100, ours.pid ?? 0, postmaster),
);
const growth = median(ofLarge) / median(ofSmall);
const pageTitle = `first page of a board of ${boardSize}, and of ${largeSize}`;
report(pageTitle, [median(ofSmall), median(ofLarge)], growth, '≤ 1.3', growth <= 1.3);

/** Answers a second. */
async function rate(target: Target): Promise<number> {
  const start = performance.now();
  await sendMany(target, 1_000, crowd);
  return 1_000_000 / (performance.now() - start);
}
const [bareRates, ourRates] = await compare(
  () => rate({ method: 'GET', path: '/read', port: barePort }),
  () => rate({ ...readOne(seed), port, cookie: seed.cookie }),
);
const part = median(ourRates) / median(bareRates);
report(
  `one task, ${crowd} at a time (answers a second)`,
  [median(bareRates), median(ourRates)],
  part,
  '≥ 0.4',
  part >= 0.4,
);

await stopProgram(ours);
await stopProgram(bare);
await database.stop();
await rm(dataDir, { recursive: true, force: true });

const text = `# API benchmark

\`npm run bench:api\`: CPU milliseconds a request (program and database processes, by the kernel's account), median of
${rounds} rounds in turn, ${parallel} requests at a time, beside a bare Fastify that sends one statement a request to the
same database: no session, no permission, no validation, no log, no shaping.

| request | bare | ours | ratio | to keep |
|---|---|---|---|---|
${lines.join('\n')}
`;
await writeFile(join(root, 'docs/bench-api.md'), text);
process.stdout.write(text);
process.exit(withinLimits ? 0 : 1);

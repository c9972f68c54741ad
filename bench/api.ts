// npm run bench:api — what a request costs beside a bare Fastify with one statement on plain tables, in one run.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { startEmbedded } from '../server/src/platform/database/embedded/launcher.ts';
import { runningPostmaster } from '../server/src/platform/database/embedded/postmaster.ts';
import { freePort, urlOf } from '../server/src/testing/test-process.ts';
import { type Figures, writeReport } from './api-report.ts';
import { firstPage, readOne, scenariosOn } from './api-scenarios.ts';
import { fillStage } from './api-stage.ts';
import { bareStatements } from './bare-statements.ts';
import { cpuOf, cpuOfMainThread } from './cpu.ts';
import { median } from './figures.ts';
import { sendMany, sendWell, type Target } from './load.ts';
import { startProgram, stopProgram } from './processes.ts';
import { costsOfReaders } from './reader-costs.ts';
import { countStatements } from './statement-counter.ts';

const rounds = 3;
const countedRequests = 3;
const crowd = 50;

const dataDir = await mkdtemp(join(tmpdir(), 'cuadrilla-bench-'));
const database = await startEmbedded({ dataDir, log: () => undefined });
const client = new Client(database.connection);
await client.connect();
const { rows: said } = await client.query<{ data_directory: string }>('show data_directory');
const postmaster = (await runningPostmaster(said[0]?.data_directory ?? ''))?.pid ?? 0;

async function start(DATABASE_URL: string) {
  const port = await freePort();
  const settings = { DATABASE_URL, DEMO: 'off', RATE_LIMIT: 'off', LOG_LEVEL: 'warn', PORT: String(port) };
  const child = await startProgram(
    [process.execPath, process.env['PROGRAM'] ?? 'server/dist/main.js'],
    settings,
    /Cuadrilla is at/,
  );
  return { port, child, pid: child.pid ?? 0 };
}

async function isOneBehind(): Promise<boolean> {
  const { rows } =
    await client.query(`select from readers own join projects project on project.id = own.project_id
    where project.seq > own.seq limit 1`);
  return rows.length > 0;
}

/** Until every reader has read all that there is. */
async function readersAreDone(): Promise<void> {
  while (await isOneBehind()) await new Promise((resolve) => setTimeout(resolve, 25));
}

let program = await start(urlOf(database.connection));
const stage = await fillStage(program.port, database.connection);
await readersAreDone();
const scenarios = scenariosOn(stage);
const statements = await bareStatements(database.connection, stage);
const barePort = await freePort();
const bare = await startProgram(
  [process.execPath, '--import', 'tsx', 'bench/bare-server.ts'],
  {
    DATABASE_URL: urlOf(database.connection),
    STATEMENTS: JSON.stringify(statements),
    PORT: String(barePort),
  },
  /bare server ready/,
);

const bareTarget = (name: string): Target => ({ method: 'GET', path: `/${name}`, port: barePort });
let index = 0;
const targetOf = ({ ours }: (typeof scenarios)[number]): Target => ({
  ...ours((index += 1)),
  port: program.port,
});

/** Milliseconds of CPU a request, one after the other: of the program's main thread, of the database, and of both in all. */
async function measure(pid: number, requests: number, send: () => Promise<void>) {
  const before = [cpuOf(pid), cpuOfMainThread(pid), cpuOf(postmaster)] as const;
  await send();
  const [whole, main, data] = [
    cpuOf(pid) - before[0],
    cpuOfMainThread(pid) - before[1],
    cpuOf(postmaster) - before[2],
  ];
  return { all: (whole + data) / requests, main: main / requests, data: data / requests };
}

const figures: Figures[] = [];
for (const scenario of scenarios) {
  const { title, bare: name, limit, requests, writes = false } = scenario;
  const ours = async (): Promise<void> => {
    await sendMany(() => targetOf(scenario), requests, 1);
    if (writes) await readersAreDone();
  };
  const theirs = () => sendMany(bareTarget(name), requests, 1);
  await ours();
  await theirs();
  const [plain, here]: Awaited<ReturnType<typeof measure>>[][] = [[], []];
  // Both in turn, so that a busy machine is busy for both.
  for (let round = 0; round < rounds; round += 1) {
    plain?.push(await measure(bare.pid ?? 0, requests, theirs));
    here?.push(await measure(program.pid, requests, ours));
  }
  const middle = (which: 'all' | 'main' | 'data') => median((here ?? []).map((each) => each[which]));
  const octets = Buffer.byteLength(await sendWell(targetOf(scenario)));
  const bareCpu = median((plain ?? []).map(({ all }) => all));
  figures.push({
    title,
    limit,
    octets,
    bare: bareCpu,
    ours: middle('all'),
    main: middle('main'),
    data: middle('data'),
    statements: 0,
    roundTrips: 0,
    after: undefined,
  });
  process.stderr.write(`${title}\n`);
}

/** Milliseconds for so many, many at a time. */
async function time(target: Target, requests: number): Promise<number> {
  const began = performance.now();
  await sendMany(target, requests, crowd);
  return performance.now() - began;
}
const crowds: number[] = [];
const growths: number[] = [];
for (let round = 0; round < rounds; round += 1) {
  const one = await time(bareTarget('read'), 500);
  crowds.push(one / (await time({ ...readOne(stage.seed), port: program.port }, 500)));
  const pageOf = (board: typeof stage.seed) =>
    measure(program.pid, 40, () => sendMany({ ...firstPage(board), port: program.port }, 40, 1));
  const small = await pageOf(stage.seed);
  growths.push((await pageOf(stage.largest)).all / small.all);
}
await stopProgram(program.child);

const counter = await countStatements(database.connection);
program = await start(counter.url);
for (const [place, scenario] of scenarios.entries()) {
  const counts: { statements: number; roundTrips: number; after: number }[] = [];
  await sendWell(targetOf(scenario));
  for (let request = 0; request < countedRequests; request += 1) {
    await readersAreDone();
    const before = counter.counted();
    await sendWell(targetOf(scenario));
    const answered = counter.counted();
    await readersAreDone();
    counts.push({
      statements: answered.statements - before.statements,
      roundTrips: answered.roundTrips - before.roundTrips,
      after: counter.counted().statements - answered.statements,
    });
  }
  // The instance has work of its own now and then.
  const least = (which: 'statements' | 'roundTrips' | 'after') =>
    Math.min(...counts.map((each) => each[which]));
  const [statementsOfOne, roundTrips] = [least('statements'), least('roundTrips')];
  Object.assign(figures[place] ?? {}, {
    statements: statementsOfOne,
    roundTrips,
    after: scenario.writes ? least('after') : undefined,
  });
}
await stopProgram(program.child);
counter.close();
const readers = await costsOfReaders(database.connection, stage.seed, postmaster);

await stopProgram(bare);
await client.end();
await database.stop();
await rm(dataDir, { recursive: true, force: true });
const isWithin = await writeReport({ figures, readers, growth: median(growths), crowd: median(crowds) });
process.exit(isWithin ? 0 : 1);

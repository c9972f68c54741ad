// npm run bench:search [tasks] [folder] — what a search costs among many tasks of many projects, and what keeping the index
// costs. A database in a folder stays there and is used again: to fill one with a million tasks takes half an hour.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type SQL, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Client } from 'pg';
import { connect } from '../server/src/platform/database/database.ts';
import { startEmbedded } from '../server/src/platform/database/embedded/launcher.ts';
import { prepareDatabase } from '../server/src/prepare-database.ts';
import { findAll, whileSearching } from '../server/src/views/search/search.results.ts';
import { cpuOf } from './cpu.ts';
import { percentile } from './figures.ts';
import { root } from './processes.ts';
import { addTasks, fillOnce } from './search-stage.ts';

const tasks = Number(process.argv[2] ?? 100_000);
const comments = tasks * 2;
const projects = 2_000;
/** Each is a member of so many projects, and types this. */
const people = 50;
const memberOf = 50;
const typed = [
  'con',
  'contrato',
  'contrato alquiler',
  'responsable:yo',
  'vencidas',
  'contrato prioridad:alta',
  'revision de los planos',
  'contarto',
];
/** Milliseconds from one query of a person to the next. */
const between = 6_000;
const limit = 50;

const folder = process.argv[3];
const dataDir = folder ?? (await mkdtemp(join(tmpdir(), 'cuadrilla-search-')));
const database = await startEmbedded({ dataDir, log: () => undefined });
await prepareDatabase(database.connection);
const { db, close } = connect(database.connection, () => undefined);
/** For what takes longer than a request may. */
const client = new Client(database.connection);
await client.connect();
const patient = drizzle(client);
await fillOnce(patient, { tasks, comments, projects, people, memberOf });

const viewerOf = (userId: number) =>
  ({ userId, timeZone: 'UTC', weekStart: 'monday', now: new Date() }) as const;

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

const { rows: started } = await db.execute<{ pid: number }>(
  sql`select split_part(pg_read_file('postmaster.pid'), chr(10), 1)::int as pid`,
);
/** Of the database, in milliseconds; this process knows its own. */
const databaseCpu = (): number => cpuOf(started[0]?.pid ?? 0);

/** They have searched before, as on any day: the first to read a page since it was written waits for the disk. */
for (let userId = 1; userId <= people; userId++)
  for (const query of typed)
    await whileSearching(db, (tx) => findAll(tx, query, viewerOf(userId), { offset: 0 }));

/** One person types, and looks at what comes. */
const took = new Map<string, number[]>(typed.map((query) => [query, []]));
async function typeAll(userId: number): Promise<void> {
  await pause((userId * between) / people);
  for (const query of typed) {
    const find = () => whileSearching(db, (tx) => findAll(tx, query, viewerOf(userId), { offset: 0 }));
    const ms = await timed(find);
    took.get(query)?.push(ms);
    await pause(between);
  }
}
const [ownBefore, databaseBefore] = [process.cpuUsage(), databaseCpu()];
await Promise.all(Array.from({ length: people }, (_, index) => typeAll(index + 1)));
const searches = people * typed.length;
const own = process.cpuUsage(ownBefore);
const cpuOwn = (own.user + own.system) / 1_000 / searches;
const cpuDatabase = (databaseCpu() - databaseBefore) / searches;

const { rows: sizes } = await db.execute<{ index: string; table: string }>(sql`
  select pg_size_pretty(pg_relation_size('tasks_search')) as index, pg_size_pretty(pg_table_size('tasks')) as table`);
const many = 2_000;
/** What a task costs to add, and what without the index, or without the words in it; nothing of it stays. */
const adding = async (without: SQL): Promise<number> => {
  await patient.execute(sql`begin`);
  await patient.execute(without);
  const before = databaseCpu();
  await addTasks(patient, { first: tasks + 1, last: tasks + many, projects, people });
  const ms = databaseCpu() - before;
  await patient.execute(sql`rollback`);
  return ms / many;
};
const withIndex = await adding(sql`select`);
const withoutIndex = await adding(sql`drop index tasks_search`);
const withoutVector = await adding(sql`alter table tasks drop column search`);

await client.end();
await close();
await database.stop();
if (folder === undefined) await rm(dataDir, { recursive: true, force: true });

const lines = typed.map((query) => {
  const all = took.get(query) ?? [];
  return `| \`${query}\` | ${percentile(all, 0.5).toFixed(0)} ms | ${percentile(all, 0.95).toFixed(0)} ms |`;
});
const p95 = percentile([...took.values()].flat(), 0.95);
const report = `# Searching

\`npm run bench:search ${tasks}\`: ${tasks} tasks and ${comments} comments in ${projects} projects; ${people} people, each in ${memberOf} of them,
type eight queries each, one in six seconds. A search costs the process ${cpuOwn.toFixed(1)} ms of CPU and the database ${cpuDatabase.toFixed(1)} ms. The index of the tasks takes ${sizes[0]?.index}, the table ${sizes[0]?.table}.

| typed | p50 | p95 |
|---|---|---|
${lines.join('\n')}
| all | ${percentile([...took.values()].flat(), 0.5).toFixed(0)} ms | ${p95.toFixed(0)} ms |

Adding a task of 45 words costs the database ${withIndex.toFixed(2)} ms of CPU; ${withoutIndex.toFixed(2)} ms without the index, ${withoutVector.toFixed(2)} ms without the
words that it is made of.
`;
await writeFile(join(root, 'docs/bench-search.md'), report);
console.log(report);
process.exit(p95 < limit ? 0 : 1);

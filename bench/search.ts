// npm run bench:search [tasks] — what a search costs among many tasks of many projects, and what keeping the index costs.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Client } from 'pg';
import { connect } from '../server/src/database/database.ts';
import { startEmbedded } from '../server/src/database/embedded/launcher.ts';
import { migrateDatabase } from '../server/src/database/migrate.ts';
import { findAll, whileSearching } from '../server/src/features/search/search.results.ts';
import { cpuOf } from './cpu.ts';
import { percentile } from './figures.ts';
import { root } from './processes.ts';

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

const dataDir = await mkdtemp(join(tmpdir(), 'cuadrilla-search-'));
const database = await startEmbedded({ dataDir, log: () => undefined });
await migrateDatabase(database.connection);
const { db, close } = connect(database.connection, () => undefined);
/** For what takes longer than a request may. */
const client = new Client(database.connection);
await client.connect();
const patient = drizzle(client);

/** A few words that everybody writes, each in a tenth of the tasks, and many that few do: as in a language. */
const words = `contrato contratos alquiler revisión planos cliente firma presupuesto entrega obra reunión informe`;
const text = (length: number) => sql`(
  select string_agg(case when random() < 0.03 then (string_to_array(${words}, ' '))[1 + floor(random() * 12)::int]
    else 'palabra' || chr(97 + floor(random() * 26)::int) || floor(power(random(), 3) * 20000)::int end, ' ')
  from generate_series(1, ${length}::int + place * 0))`;

async function seed(): Promise<void> {
  await patient.execute(sql`
    insert into users (first_name, last_name, username, email, password_hash, time_zone, created_at)
    select 'Ana', 'García ' || place, 'ana' || place, 'ana' || place || '@ejemplo.com', '-', 'UTC', now()
    from generate_series(1, ${people}::int) place`);
  await patient.execute(sql`
    insert into projects (name, description, created_at, updated_at)
    select 'Proyecto ' || place, 'De la obra', now(), now() from generate_series(1, ${projects}::int) place`);
  await patient.execute(sql`
    insert into memberships (project_id, user_id, role, own_role, created_at)
    select 1 + (person * 37 + place * 13) % ${projects}::int, person, 'Editor', 'Editor', now()
    from generate_series(1, ${people}::int) person, generate_series(1, ${memberOf}::int) place
    on conflict do nothing`);
  await patient.execute(sql`
    insert into boards (project_id, name, created_at, updated_at) select id, 'Tablero', now(), now() from projects order by id`);
  await patient.execute(sql`
    insert into columns (project_id, board_id, name, kind, position)
    select project_id, id, 'Por hacer', 'pendiente', 'a0' from boards order by project_id`);
}

let numbered = 0;
const addTasks = (count: number) => {
  const before = numbered;
  numbered += count;
  return patient.execute(sql`
    insert into tasks (project_id, number, board_id, column_id, position, title, description, priority_id, assigned_to,
      due_day, created_by, created_at, updated_at)
    select columns.project_id, ${before}::int + place, columns.board_id, columns.id, 'a' || place, ${text(5)}, ${text(40)}, 1 + place % 4,
      1 + place % ${people}, current_date + place % 60 - 30, 1, now(), now()
    from generate_series(1, ${count}::int) place join columns on columns.project_id = 1 + place % ${projects}::int`);
};

const addComments = () =>
  patient.execute(sql`
    insert into comments (project_id, task_id, author_id, content, created_at, updated_at)
    select tasks.project_id, tasks.id, 1, ${text(15)}, now(), now()
    from generate_series(1, ${comments}::int) place join tasks on tasks.id = 1 + place % ${tasks}::int`);

const viewerOf = (userId: number) =>
  ({ userId, timeZone: 'UTC', weekStart: 'monday', now: new Date() }) as const;

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

await seed();
await addTasks(tasks);
await addComments();
await patient.execute(sql`
  insert into vocabulary (word) select distinct word from (select folded from tasks limit 20000) written,
  regexp_split_to_table(folded, '\\s') word where length(word) > 3 on conflict do nothing`);
await patient.execute(sql`vacuum analyze`);

const { rows: started } = await db.execute<{ pid: number }>(
  sql`select split_part(pg_read_file('postmaster.pid'), chr(10), 1)::int as pid`,
);
/** Of the database, in milliseconds; this process knows its own. */
const databaseCpu = (): number => cpuOf(started[0]?.pid ?? 0);

/** They have searched before, as on any day: the first to read a page since it was written waits for the disk. */
for (let userId = 1; userId <= people; userId++)
  // oxlint-disable-next-line no-await-in-loop -- one after the other
  await whileSearching(db, (tx) => findAll(tx, typed[0] ?? '', viewerOf(userId), { offset: 0 }));

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
const withIndex = (await timed(() => addTasks(many))) / many;
await patient.execute(sql`drop index tasks_search`);
const withoutIndex = (await timed(() => addTasks(many))) / many;
await patient.execute(sql`alter table tasks drop column search`);
const withoutVector = (await timed(() => addTasks(many))) / many;

await client.end();
await close();
await database.stop();
await rm(dataDir, { recursive: true, force: true });

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

Adding a task of 45 words costs the database ${withIndex.toFixed(2)} ms; ${withoutIndex.toFixed(2)} ms without the index, ${withoutVector.toFixed(2)} ms without the
words that it is made of.
`;
await writeFile(join(root, 'docs/bench-search.md'), report);
console.log(report);
process.exit(p95 < limit ? 0 : 1);

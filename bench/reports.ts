// npm run bench:reports [events] — what a report costs over a long log of fifty projects, and how soon a change is in it.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { dayAfter } from '@cuadrilla/contract/kernel/day';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Client } from 'pg';
import { connect } from '../server/src/platform/database/database.ts';
import { startEmbedded } from '../server/src/platform/database/embedded/launcher.ts';
import { runningPostmaster } from '../server/src/platform/database/embedded/postmaster.ts';
import { prepareDatabase } from '../server/src/prepare-database.ts';
import { users } from '../server/src/platform/database/schema/schema.ts';
import { createBoard } from '../server/src/tasks/boards/boards.commands.ts';
import { listColumns } from '../server/src/tasks/boards/boards.queries.ts';
import { createProject } from '../server/src/projects/projects/projects.commands.ts';
import { factsReader } from '../server/src/views/reports/facts.reader.ts';
import { makeFlow, makeSummary } from '../server/src/views/reports/make-report.ts';
import { findScope } from '../server/src/views/reports/reports.queries.ts';
import { spansReader } from '../server/src/views/reports/spans.reader.ts';
import { createTask } from '../server/src/tasks/tasks/tasks.commands.ts';
import { startBus } from '../server/src/platform/log/bus.ts';
import { changeProject } from '../server/src/platform/log/change.ts';
import { listLags } from '../server/src/platform/log/reader.queries.ts';
import { startReaders } from '../server/src/platform/log/reader.ts';
import { startWake } from '../server/src/platform/log/wake.ts';
import { cpuOf } from './cpu.ts';
import { percentile } from './figures.ts';
import { root } from './processes.ts';

const wanted = Number(process.argv[2] ?? 1_000_000);
const crowd = 50;
/** Made, changed twice, begun, commented on, finished: in a year. */
const perTask = 6;
const tasksEach = Math.round(wanted / crowd / perTask);
const rounds = 7;
const limits = { answer: 300, change: 2_000 };

const dataDir = await mkdtemp(join(tmpdir(), 'cuadrilla-reports-'));
const database = await startEmbedded({ dataDir, log: () => undefined });
await prepareDatabase(database.connection);
const { db, close } = connect(database.connection, () => undefined);
/** For what takes longer than a request may. */
const client = new Client(database.connection);
await client.connect();
const patient = drizzle(client);

const now = new Date();
const yearAgo = new Date(now.getTime() - 365 * 86_400_000);
const person = { firstName: 'Ana', lastName: 'García', username: 'ana', email: 'ana@ejemplo.com' };
const [ana] = await db
  .insert(users)
  .values({ ...person, passwordHash: '-', timeZone: 'America/Bogota', createdAt: yearAgo })
  .returning();
if (!ana) throw new Error('nobody is there');

const places: { projectId: number; boardId: number; columns: number[] }[] = [];
for (let index = 0; index < crowd; index += 1) {
  const projectId = await createProject(db, { name: `Proyecto ${index}`, description: '' }, ana.id, yearAgo);
  const request = { projectId, userId: ana.id, now: yearAgo, allow: () => true };
  places.push(
    await changeProject(db, request, async (change) => {
      const boardId = await createBoard(change, { name: 'Tablero' });
      const columns = await listColumns(change.tx, projectId, boardId);
      return { projectId, boardId, columns: columns.map(({ id }) => id) };
    }),
  );
}

/** A year of each project's log, in the order of time: of ten tasks nine are done by now. */
async function writeLog({ projectId, boardId, columns }: (typeof places)[number]): Promise<void> {
  const [todo, doing, done] = columns;
  await patient.execute(sql`
    with task as (select place, ${yearAgo}::timestamptz + interval '360 days' * place / ${tasksEach}::int as made
      from generate_series(1, ${tasksEach}::int) place),
    told as (
      select place, 0 as step, made as at, 'task.created' as type, jsonb_build_object('taskId', place, 'task',
        jsonb_build_object('title', 'Tarea ' || place, 'description', '', 'start_date', null,
          'due_date', (made + interval '9 days')::date::text, 'priority_id', 1 + place % 4, 'assigned_to', ${ana?.id}::int,
          'label_id', null, 'label_ids', '[]'::jsonb, 'board_id', ${boardId}::int, 'column_id', ${todo}::int, 'position', 'a' || place)) as payload
      from task
      union all
      select place, step, made + interval '1 day' * step * (1 + place % 3), 'task.updated', jsonb_build_object(
        'taskId', place, 'boardId', ${boardId}::int, 'version', 1 + step, 'changes', case step
          when 1 then jsonb_build_object('priority_id', jsonb_build_object('before', 1 + place % 4, 'after', 2))
          when 2 then jsonb_build_object('column_id', jsonb_build_object('before', ${todo}::int, 'after', ${doing}::int))
          when 3 then jsonb_build_object('title', jsonb_build_object('before', 'Tarea', 'after', 'Otra'))
          else jsonb_build_object('column_id', jsonb_build_object('before', ${doing}::int, 'after', ${done}::int)) end)
      from task, generate_series(1, 4) step where step < 4 or place % 10 > 0
      union all
      select place, 5, made + interval '2 days', 'comment.created', jsonb_build_object('commentId', place, 'taskId', place)
      from task),
    ordered as (select *, row_number() over (order by least(at, now()), place, step) as position from told)
    insert into events (project_id, seq, type, actor_id, task_id, payload, at)
    select ${projectId}::int, project.seq + position, type, ${ana?.id}::int, place, payload, least(ordered.at, now())
    from ordered, projects project where project.id = ${projectId}`);
  await patient.execute(sql`
    update projects set seq = (select max(seq) from events where project_id = ${projectId}) where id = ${projectId}`);
}
for (const place of places) await writeLog(place);
// The tasks of the log are no rows: one that is made later must not be taken for one of them.
await patient.execute(sql`select setval(pg_get_serial_sequence('tasks', 'id'), ${wanted}::int)`);
const written = await db.$count(sql`events`);

const bus = startBus(database.connection, () => undefined);
const wake = startWake(bus);
const log = console as unknown as Parameters<typeof startReaders>[1]['log'];
const readBegan = performance.now();
const stopReaders = startReaders([factsReader, spansReader], { db, wake, clock: () => new Date(), log });
await pause(1_000);
while ((await listLags(db)).some(({ events }) => events > 0)) {
  const failing = (await listLags(db)).flatMap((each) => each.failing);
  if (failing[0]) throw new Error(failing[0].error);
  await pause(500);
}
const readTook = (performance.now() - readBegan) / 1_000;
await patient.execute(sql`vacuum analyze`);

const today = now.toISOString().slice(0, 10);
const spans = { '12 weeks': -83, 'a year': -364 };
const lines: string[] = [];
let slowest = 0;
const postmaster = await runningPostmaster(join(dataDir, 'database', 'cluster'));
/** Of the answers' own process and the database. */
const cpu = (): number => cpuOf(process.pid) + cpuOf(postmaster?.pid ?? 0);
for (const [name, back] of Object.entries(spans)) {
  const period = { from: dayAfter(today, back), to: today };
  for (const [part, make] of Object.entries({ summary: makeSummary, flow: makeFlow })) {
    const took: number[] = [];
    const used = cpu();
    for (let round = 0; round < rounds; round += 1) {
      const began = performance.now();
      await make(db, await findScope(db, ana.id, {}), period, ana, new Date());
      took.push(performance.now() - began);
    }
    const median = percentile(took, 0.5);
    slowest = Math.max(slowest, median);
    const figures = [median, percentile(took, 0.95), (cpu() - used) / rounds];
    lines.push(`| ${part}, ${name} | ${figures.map((each) => `${each.toFixed(0)} ms`).join(' | ')} |`);
  }
}

const { projectId, boardId } = places[0] ?? { projectId: 0, boardId: 0 };
const scope = await findScope(db, ana.id, { project: [projectId] });
const open = async () =>
  (await makeSummary(db, scope, { from: today, to: today }, ana, new Date())).open.at(-1) ?? 0;
const late: number[] = [];
for (let round = 0; round < rounds; round += 1) {
  const before = await open();
  await changeProject(db, { projectId, userId: ana.id, now: new Date(), allow: () => true }, (change) =>
    createTask(change, boardId, { title: 'Una más', dueDate: '2031-01-01', priorityId: 1 }, 'UTC'),
  );
  const began = performance.now();
  wake.project(projectId);
  while ((await open()) === before) await pause(20);
  late.push(performance.now() - began);
}

const { rows: sizes } = await db.execute<{ spans: number; size: string; sums: string }>(sql`
  select (select count(*)::int from task_spans) as spans, pg_size_pretty(pg_total_relation_size('task_spans')) as size,
    pg_size_pretty(pg_total_relation_size('report_sums') + pg_total_relation_size('report_times')) as sums`);
await stopReaders();
await bus.close();
await client.end();
await close();
await database.stop();
await rm(dataDir, { recursive: true, force: true });

const worst = Math.max(...late);
const report = `# Reports

\`npm run bench:reports ${wanted}\`: ${written} events of a year in ${crowd} projects, all of them in one report. The reader made
${sizes[0]?.spans} spans of them (${sizes[0]?.size} with their indexes) and their sums by day (${sizes[0]?.sums}), ${Math.round(written / readTook)} events a second. A change is in a report after
${percentile(late, 0.5).toFixed(0)} ms, at worst ${worst.toFixed(0)} ms; the limits are ${limits.answer} ms for an answer and ${limits.change} ms for a change.

| answer | p50 | p95 | CPU |
|---|---|---|---|
${lines.join('\n')}
`;
await writeFile(join(root, 'docs/bench-reports.md'), report);
console.log(report);
process.exit(slowest < limits.answer && worst < limits.change ? 0 : 1);

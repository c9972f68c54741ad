// npm run bench:growth [tasks…] — what one person's requests cost while the instance around them grows: they should not feel it.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Client } from 'pg';
import { startEmbedded } from '../server/src/platform/database/embedded/launcher.ts';
import { freePort, urlOf } from '../server/src/testing/test-process.ts';
import { cpuOf } from './cpu.ts';
import { median } from './figures.ts';
import { sendMany, type Target } from './load.ts';
import { root, startProgram, stopProgram } from './processes.ts';
import { newTask, seedBoard } from './seed.ts';

const sizes = process.argv.slice(2).map(Number);
if (sizes.length === 0) sizes.push(10_000, 100_000);
const perProject = 400;
/** Of the projects around them the person is in so many. */
const memberOf = 20;
const rounds = 5;
const parallel = 4;
/** Beyond it a request has felt the growth. */
const limit = 1.5;

const dataDir = await mkdtemp(join(tmpdir(), 'cuadrilla-growth-'));
const database = await startEmbedded({ dataDir, log: () => undefined });
const port = await freePort();
const program = await startProgram(
  [process.execPath, 'server/dist/main.js'],
  {
    DATABASE_URL: urlOf(database.connection),
    PORT: String(port),
    DEMO: 'off',
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'warn',
  },
  /Cuadrilla is at/,
);
/** For what takes longer than a request may. */
const client = new Client(database.connection);
await client.connect();
const db = drizzle(client);
const seed = await seedBoard(port, 200);
const { rows: started } = await db.execute<{ pid: number }>(
  sql`select split_part(pg_read_file('postmaster.pid'), chr(10), 1)::int as pid`,
);
const postmaster = started[0]?.pid ?? 0;

/** Projects of others, each with a board of tasks and the log of their making; the readers have read it. */
async function addProjects(count: number): Promise<void> {
  await db.execute(sql`
    with made as (
      insert into projects (name, description, seq, task_number, created_at, updated_at)
      select 'Obra ' || place, 'De otra gente', ${perProject}::int, ${perProject}::int, now(), now()
      from generate_series(1, ${count}::int) place returning id),
    boards as (
      insert into boards (project_id, name, created_at, updated_at)
      select id, 'Tablero', now(), now() from made returning project_id, id),
    columns as (
      insert into columns (project_id, board_id, name, kind, position)
      select project_id, id, 'Por hacer', 'pendiente', 'a0' from boards returning project_id, board_id, id),
    tasks as (
      insert into tasks (project_id, number, board_id, column_id, position, title, description, priority_id, assigned_to,
        due_day, created_by, created_at, updated_at)
      select project_id, place, board_id, id, 'a' || lpad(place::text, 4, '0'), 'Revisar el punto ' || place || ' de la obra',
        'Medir, anotar y avisar a quien corresponda', 1 + place % 4, ${seed.userId}::int, current_date + place % 60 - 30,
        ${seed.userId}::int, now(), now()
      from columns, generate_series(1, ${perProject}::int) place returning project_id, number, id)
    insert into events (project_id, seq, type, actor_id, task_id, payload, at)
    select project_id, number, 'task.deleted', ${seed.userId}::int, id, '{}', now() - interval '1 year' from tasks`);
  await db.execute(sql`
    insert into readers (reader, project_id, seq)
    select names.reader, projects.id, projects.seq from projects, (select distinct reader from readers) names
    on conflict do nothing`);
  await db.execute(sql`
    insert into memberships (project_id, user_id, role, own_role, created_at)
    select id, ${seed.userId}::int, 'Editor', 'Editor', now() from projects order by id limit ${memberOf}::int + 1
    on conflict do nothing`);
}

const board = `/api/projects/${seed.projectId}/boards/${seed.boardId}`;
const requests: Record<string, Omit<Target, 'port' | 'cookie'>> = {
  'list of 200 tasks': { method: 'GET', path: `${board}/tasks` },
  'one task': { method: 'GET', path: `${board}/tasks/${seed.taskId}` },
  'create a task': {
    method: 'POST',
    path: `/api/projects/${seed.projectId}/boards/${seed.targetBoardId}/tasks`,
    body: newTask(1),
  },
  'change a task': { method: 'PATCH', path: `${board}/tasks/${seed.taskId}`, body: { priorityId: 2 } },
  dashboard: { method: 'GET', path: '/api/projects' },
  'my tasks (/home)': { method: 'GET', path: '/api/profile/tasks?limit=50' },
  'what happened (/home)': { method: 'GET', path: '/api/profile/activity?limit=20' },
  'log of a project': { method: 'GET', path: `/api/projects/${seed.projectId}/events?limit=100` },
  search: { method: 'GET', path: '/api/search?query=mudanza' },
};

const cpu = (): number => cpuOf(program.pid ?? 0) + cpuOf(postmaster);

/** Milliseconds of CPU a request, of the program and of the database together. */
async function measure(target: Target): Promise<number> {
  const of = async () => {
    const before = cpu();
    await sendMany(target, 60, parallel);
    return (cpu() - before) / 60;
  };
  await sendMany(target, 20, parallel);
  const figures: number[] = [];
  for (let round = 0; round < rounds; round += 1) figures.push(await of());
  return median(figures);
}

const figures = new Map<string, number[]>(Object.keys(requests).map((title) => [title, []]));
let there = 0;
for (const size of sizes) {
  // In pieces: one statement for a million would need as much memory.
  for (; there < size; there += 25 * perProject) await addProjects(25);
  await db.execute(sql`vacuum analyze`);
  for (const [title, request] of Object.entries(requests)) {
    figures.get(title)?.push(await measure({ ...request, port, cookie: seed.cookie }));
  }
}

await client.end();
await stopProgram(program);
await database.stop();
await rm(dataDir, { recursive: true, force: true });

const ratios = [...figures].map(([title, of]) => ({ title, of, ratio: (of.at(-1) ?? 0) / (of[0] ?? 1) }));
const text = `# Growth

\`npm run bench:growth ${sizes.join(' ')}\`: CPU milliseconds a request (program and database processes, by the kernel's account), median of
${rounds} rounds, of somebody who works in ${memberOf + 1} projects while those of others grow around them; ${perProject} tasks
a project. Each may cost ${limit} times as much at the end.

| request | ${sizes.map((size) => `${size.toLocaleString('en')} tasks`).join(' | ')} | ratio |
|---|${sizes.map(() => '---|').join('')}---|
${ratios.map(({ title, of, ratio }) => `| ${[title, ...of.map((ms) => ms.toFixed(2)), ratio.toFixed(2)].join(' | ')} |`).join('\n')}
`;
await writeFile(join(root, 'docs/bench-growth.md'), text);
process.stdout.write(text);
process.exit(ratios.every(({ ratio }) => ratio <= limit) ? 0 : 1);

// npm run bench:readers — how far behind the log's durable readers are while a thousand events a second are written.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { connect } from '../server/src/platform/database/database.ts';
import { startEmbedded } from '../server/src/platform/database/embedded/launcher.ts';
import { events, projects, readers, users } from '../server/src/platform/database/schema/schema.ts';
import { createProject } from '../server/src/projects/projects/projects.commands.ts';
import { startBus } from '../server/src/platform/log/bus.ts';
import { changeProject } from '../server/src/platform/log/change.ts';
import { startWake } from '../server/src/platform/log/wake.ts';
import { freePort, urlOf } from '../server/src/testing/test-process.ts';
import { cpuOf } from './cpu.ts';
import { percentile } from './figures.ts';
import { root, startProgram, stopProgram } from './processes.ts';

const crowd = 200;
const perSecond = 1_000;
const perChange = 10;
const seconds = 20;
const limit = 1_000;

const dataDir = await mkdtemp(join(tmpdir(), 'cuadrilla-readers-'));
const database = await startEmbedded({ dataDir, log: () => undefined });
const settings = { DATABASE_URL: urlOf(database.connection), DEMO: 'off', LOG_LEVEL: 'warn' };
const server = await startProgram(
  [process.execPath, 'server/dist/main.js'],
  { ...settings, PORT: String(await freePort()) },
  /Cuadrilla is at/,
);
const { db, close } = connect(database.connection, () => undefined);
const bus = startBus(database.connection, () => undefined);
const wake = startWake(bus);

const person = { firstName: 'Ana', lastName: 'García', username: 'ana', email: 'ana@ejemplo.com' };
const [ana] = await db
  .insert(users)
  .values({ ...person, passwordHash: '-', timeZone: 'UTC', createdAt: new Date() })
  .returning({ id: users.id });
const userId = ana?.id ?? 0;
const ids: number[] = [];
for (let index = 0; index < crowd; index += 1) {
  const input = { name: `Proyecto ${index}`, description: 'Prueba' };
  ids.push(await createProject(db, input, userId, new Date()));
}

/** As a busy project would: a few events in each change, and a hint after it. */
async function write(projectId: number): Promise<void> {
  const now = new Date();
  await changeProject(db, { projectId, userId, now, allow: () => true }, async ({ append }) => {
    for (let each = 0; each < perChange; each += 1)
      append({ type: 'task.deleted', payload: { taskId: each + 1, boardId: 1, title: 'Cambio' } });
  });
  wake.project(projectId);
}

/** How long ago the oldest event was written that a reader has not read. */
async function lag(): Promise<number> {
  const { rows } = await db.execute<{ lag: number }>(sql`
    select coalesce(max(extract(epoch from clock_timestamp() - next.at) * 1000), 0)::float as lag
    from ${projects} project left join ${readers} own on own.project_id = project.id
    join ${events} next on next.project_id = project.id and next.seq = coalesce(own.seq, 0) + 1`);
  return rows[0]?.lag ?? 0;
}

/** Until the readers have read all there is. */
async function caughtUp(): Promise<void> {
  while ((await lag()) > 0) await pause(20);
}

ids.forEach((id) => wake.project(id));
await caughtUp();

const lags: number[] = [];
const writes: Promise<void>[] = [];
const began = performance.now();
const cpuBefore = cpuOf(server.pid ?? 0);
const count = (perSecond / perChange) * seconds;
for (let each = 0; each < count; each += 1) {
  await pause(Math.max(0, began + (each * 1_000 * perChange) / perSecond - performance.now()));
  writes.push(write(ids[each % crowd] ?? 0));
  if (each % 10 === 0) lags.push(await lag());
}
await Promise.all(writes);
const took = (performance.now() - began) / 1_000;
const cpu = (cpuOf(server.pid ?? 0) - cpuBefore) / (count * perChange);
await caughtUp();
const written = await db.$count(events, sql`type = 'task.deleted'`);
const { rows } = await db.execute<{ read: number }>(
  sql`select sum(length(quarters))::int as read from facts`,
);

await bus.close();
await close();
await stopProgram(server);
await database.stop();
await rm(dataDir, { recursive: true, force: true });

const [p50, p95, most] = [percentile(lags, 0.5), percentile(lags, 0.95), Math.max(...lags)];
const report = `# Readers of the log

\`npm run bench:readers\`: one server. ${written} events in ${crowd} projects, ${Math.round(written / took)} a second, ${perChange} in each change. The age of
the oldest event that the reader of the facts has not read, looked at ten times a second; afterwards the facts count
${rows[0]?.read} events.

| p50 | p95 | longest | limit | CPU of the server, an event |
|---|---|---|---|---|
| ${p50.toFixed(0)} ms | ${p95.toFixed(0)} ms | ${most.toFixed(0)} ms | ${limit} ms | ${cpu.toFixed(2)} ms |
`;
await writeFile(join(root, 'docs/bench-readers.md'), report);
console.log(report);
process.exit(most < limit && rows[0]?.read === written ? 0 : 1);

// npm run bench:rules [events] — ten rules answer ten thousand events while one of two instances after the other is killed
// with -9: what ran must be what a plain reading of the log says, each once.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isNotNull, sql } from 'drizzle-orm';
import { connect } from '../server/src/platform/database/database.ts';
import { startEmbedded } from '../server/src/platform/database/embedded/launcher.ts';
import { ruleRuns, users } from '../server/src/platform/database/schema/schema.ts';
import { createRule } from '../server/src/rules/automations/rules.commands.ts';
import { createBoard } from '../server/src/tasks/boards/boards.commands.ts';
import { listColumns } from '../server/src/tasks/boards/boards.queries.ts';
import { createComment } from '../server/src/tasks/comments/comments.commands.ts';
import { createProject } from '../server/src/projects/projects/projects.commands.ts';
import { changeTask, createTask } from '../server/src/tasks/tasks/tasks.commands.ts';
import { startBus } from '../server/src/platform/log/bus.ts';
import { type Change, changeProject } from '../server/src/platform/log/change.ts';
import { listLags } from '../server/src/platform/log/reader.queries.ts';
import { startWake } from '../server/src/platform/log/wake.ts';
import { freePort, urlOf } from '../server/src/testing/test-process.ts';
import { root, startProgram, stopProgram } from './processes.ts';
import { expectedRuns, ruleTable } from './rules-by-hand.ts';

const wanted = Number(process.argv[2] ?? 10_000);
/** A rule that runs five hundred times in an hour turns itself off: each project has few enough events for that. */
const perProject = 400;
const crowd = Math.ceil(wanted / perProject);
const tasksEach = 20;
const kills = 20;
const writers = 4;

const dataDir = await mkdtemp(join(tmpdir(), 'cuadrilla-rules-'));
const database = await startEmbedded({ dataDir, log: () => undefined });
const settings = { DATABASE_URL: urlOf(database.connection), DEMO: 'off', LOG_LEVEL: 'error' };
const startInstance = async () =>
  startProgram(
    [process.execPath, 'server/dist/main.js'],
    { ...settings, PORT: String(await freePort()) },
    /Cuadrilla is at/,
  );
const instances = [await startInstance()];
instances.push(await startInstance());
const { db, close } = connect(database.connection, () => undefined);
const bus = startBus(database.connection, () => undefined);
const wake = startWake(bus);

const person = { firstName: 'Ana', lastName: 'García', username: 'ana', email: 'ana@ejemplo.com' };
const [ana] = await db
  .insert(users)
  .values({ ...person, passwordHash: '-', timeZone: 'UTC', createdAt: new Date() })
  .returning({ id: users.id });
const userId = ana?.id ?? 0;

async function inProject<T>(projectId: number, write: (change: Change) => Promise<T>): Promise<T> {
  const made = await changeProject(db, { projectId, userId, now: new Date(), allow: () => true }, write);
  wake.project(projectId);
  return made;
}

interface Place {
  projectId: number;
  boardId: number;
  columns: { id: number; name: string }[];
  /** Of the table of rules, which id each has here. */
  rules: number[];
}

async function makePlace(name: string): Promise<Place> {
  const projectId = await createProject(db, { name, description: '' }, userId, new Date());
  return inProject(projectId, async (change) => {
    const boardId = await createBoard(change, { name: 'Tablero' });
    const columns = await listColumns(change.tx, projectId, boardId);
    const rules: number[] = [];
    for (const { definition } of ruleTable)
      rules.push(
        await createRule(change, { boardId: null, definition, enabled: true }, { privateWebhooks: true }),
      );
    return { projectId, boardId, columns, rules };
  });
}

const places: Place[] = [];
for (let index = 0; index < crowd; index += 1) places.push(await makePlace(`Proyecto ${index}`));

/** Always the same lots. */
let lot = 7;
const draw = (below: number): number => (lot = (lot * 48_271) % 2_147_483_647) % below;

/** What people do, one change after the other: a task is made, moved, weighed, renamed, assigned or commented on. */
async function work({ projectId, boardId, columns }: Place): Promise<void> {
  const made: number[] = [];
  for (let each = 0; each < perProject; each += 1) {
    const taskId = made[draw(made.length)] ?? 0;
    await inProject(projectId, async (change) => {
      if (made.length < tasksEach) {
        const input = { title: `Tarea ${each}`, dueDate: '2031-01-01', priorityId: 1 + draw(4) };
        made.push((await createTask(change, boardId, input, 'UTC')).id);
        return;
      }
      const kind = draw(6);
      if (kind === 0) await createComment(change, taskId, draw(2) === 0 ? 'Está listo' : 'Falta poco');
      else
        await changeTask(
          change,
          taskId,
          kind < 3
            ? { columnId: columns[draw(columns.length)]?.id ?? 0 }
            : kind === 3
              ? { priorityId: draw(2) === 0 ? 1 : 4 }
              : kind === 4
                ? { title: `Tarea ${draw(1_000)}` }
                : draw(2) === 0
                  ? { assignedTo: userId }
                  : { dueDate: `2031-01-${10 + draw(20)}` },
          'UTC',
        );
    });
  }
}

const isOver = async (): Promise<boolean> => {
  const due = await db.select().from(ruleRuns).where(isNotNull(ruleRuns.wakeAt)).limit(1);
  return due.length === 0 && (await listLags(db)).every(({ events }) => events === 0);
};

const began = performance.now();
const open = [...places];
const working = Promise.all(
  Array.from({ length: writers }, async () => {
    for (let place = open.pop(); place; place = open.pop()) await work(place);
  }),
);
for (let kill = 0; kill < kills; kill += 1) {
  await pause(400 + draw(1_600));
  const [instance] = instances.splice(0, 1);
  if (instance) await stopProgram(instance, 'SIGKILL');
  instances.push(await startInstance());
}
await working;
while (!(await isOver())) await pause(200);
const took = (performance.now() - began) / 1_000;

let [events, expected, lost, tooMany, doubled] = [0, 0, 0, 0, 0];
for (const { projectId, columns, rules } of places) {
  const { rows: log } = await db.execute<Parameters<typeof expectedRuns>[0][number]>(sql`
    select seq, type, task_id as "taskId", payload from events where project_id = ${projectId} order by seq`);
  const { rows: runs } = await db.execute<{ ruleId: number; cause: string }>(sql`
    select rule_id as "ruleId", cause from rule_runs where project_id = ${projectId} and state in ('done', 'same')`);
  const { rows: said } = await db.execute<{ content: string; count: number }>(sql`
    select content, count(*)::int as count from comments where project_id = ${projectId} and content like 'Regla %'
    group by content`);
  const due = new Set(expectedRuns(log, columns).map(({ rule, seq }) => `${rules[rule]} event ${seq}`));
  const done = runs.map(({ ruleId, cause }) => `${ruleId} ${cause}`);
  events += log.length;
  expected += due.size;
  lost += [...due].filter((each) => !done.includes(each)).length;
  tooMany += done.filter((each) => !due.has(each)).length;
  for (const [index, id] of rules.entries()) {
    const times = runs.filter(({ ruleId }) => ruleId === id).length;
    doubled += Math.abs((said.find(({ content }) => content === `Regla ${index}`)?.count ?? 0) - times);
  }
}
const { rows: bad } = await db.execute<{ state: string; count: number }>(sql`
  select state, count(*)::int as count from rule_runs where state not in ('done', 'same') group by state`);

await Promise.all(instances.map((instance) => stopProgram(instance)));
await bus.close();
await close();
await database.stop();
await rm(dataDir, { recursive: true, force: true });

const report = `# Rules, exactly once

\`npm run bench:rules ${wanted}\`: two instances; ${crowd} projects, each with the same ${ruleTable.length} rules, one of which is started by what another
does. ${events} events in all, ${places.length * perProject} of them by people. Meanwhile one instance after the other is killed with -9, ${kills} times.
All had run after ${took.toFixed(0)} s. What ran is compared with a plain reading of the log, what was done with what ran.

| runs by the log | lost | too many | effects without or beyond a run | runs that failed or stopped |
|---|---|---|---|---|
| ${expected} | ${lost} | ${tooMany} | ${doubled} | ${bad.reduce((sum, { count }) => sum + count, 0)} |
`;
await writeFile(join(root, 'docs/bench-rules.md'), report);
console.log(report);
process.exit(lost + tooMany + doubled + bad.length === 0 ? 0 : 1);

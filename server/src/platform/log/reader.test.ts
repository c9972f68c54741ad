import { dayIn } from '@cuadrilla/contract/kernel/day';
import { and, eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { describe, expect, it, onTestFinished } from 'vitest';
import { events, facts, projects, readers } from '../database/schema/schema.ts';
import { factsReader } from '../../views/reports/facts.reader.ts';
import { bundled } from '../../testing/bundle.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { spawnServer, until, urlOf } from '../../testing/test-process.ts';
import { hears } from './hears.ts';
import { listLags } from './reader.queries.ts';
import { type Reader, startReaders } from './reader.ts';

const test = useTestApp();
const fixture = new URL('reader.fixture.ts', import.meta.url);

const run = (list: Reader[], lookEvery = 20): (() => Promise<void>) => {
  const { wake, database } = test;
  const options = {
    db: database.db,
    wake,
    clock: () => new Date(),
    lookEvery,
    log: pino({ level: 'silent' }),
  };
  const stop = startReaders(list, options);
  onTestFinished(stop);
  return stop;
};

/** Writes down all that it reads. */
const scribe = (name: string, read: Reader['read'] = async () => undefined) => {
  const heard: { projectId: number; seq: number }[] = [];
  const reader: Reader = {
    name,
    async read(tx, span, now) {
      await read(tx, span, now);
      heard.push(...span.events.map(({ projectId, seq }) => ({ projectId, seq })));
    },
  };
  return { reader, of: (id: number) => heard.filter((each) => each.projectId === id).map(({ seq }) => seq) };
};

const lagOf = async (name: string) =>
  (await listLags(test.database.db)).find(({ reader }) => reader === name);
/** In all projects, also in those that it has not heard of yet. */
const isUpToDate = (name: string) => async () => {
  const isOwn = and(eq(readers.projectId, projects.id), eq(readers.reader, name));
  const { db } = test.database;
  const rows = await db.select().from(projects).leftJoin(readers, isOwn);
  return rows.every(({ projects: { seq }, readers: position }) => position?.seq === seq);
};

/** What the facts must say, counted in the plainest way. */
async function countPlainly() {
  const { rows } = await test.database.db.execute(sql`
    select project_id, (at at time zone 'UTC')::date as day,
      string_agg(set_byte('\\x00', 0, floor(extract(epoch from at) / 900)::int % 96), '' order by seq) as quarters
    from ${events} where type in ('task.created', 'task.updated', 'task.deleted', 'task.restored', 'comment.created')
    group by 1, 2 order by 1, 2`);
  return rows;
}
const counted = async () => (await test.database.db.execute(sql`select * from ${facts} order by 1, 2`)).rows;

describe('a reader of the log', () => {
  it('hears every event of every project once and in order, on whichever of two instances', async () => {
    const [one, other] = [scribe('pair'), scribe('pair')];
    run([one.reader]);
    run([other.reader]);
    const boards = await Promise.all(Array.from({ length: 5 }, () => test.make.board()));
    for (let count = 0; count < 20; count += 1) {
      await Promise.all(boards.map((board) => test.make.task({ board })));
    }
    boards.forEach(({ project }) => test.wake.project(project.id));
    await until('the readers', isUpToDate('pair'));
    for (const { project } of boards) {
      const heard = [...one.of(project.id), ...other.of(project.id)].toSorted((a, b) => a - b);
      expect(heard).toEqual(Array.from({ length: 22 }, (_, index) => index + 1));
    }
  });

  it('that is far behind catches up in bounded spans', async () => {
    const board = await test.make.board();
    await test.make.inProject(board.project, async ({ append }) => {
      for (let count = 0; count < 1_200; count += 1) append({ type: 'project.restored', payload: {} });
    });
    const spans: number[] = [];
    const late = scribe('late', async (_tx, { projectId, events: read }) => {
      if (projectId === board.project.id) spans.push(read.length);
    });
    run([late.reader]);
    await until('the reader', isUpToDate('late'));
    expect(late.of(board.project.id)).toHaveLength(1_202);
    expect(Math.max(...spans)).toBeLessThanOrEqual(250);
  });

  it('is told only what it hears, and is done with the rest all the same', async () => {
    const project = await test.make.project();
    const ofTask = { taskId: 1, boardId: 1, version: 2 };
    const title = { before: 'Sofá', after: 'Mesa' };
    await test.make.inProject(project, async ({ append }) => {
      append({ type: 'project.restored', payload: {} });
      append({ type: 'task.updated', payload: { ...ofTask, changes: { title } } });
      append({
        type: 'task.updated',
        payload: { ...ofTask, changes: { column_id: { before: 1, after: 2 } } },
      });
      append({ type: 'task.updated', payload: { ...ofTask, changes: {}, done: true } });
      append({ type: 'task.deleted', payload: { taskId: 1, boardId: 1, title: 'Mesa' } });
    });
    const picky = scribe('of titles');
    run([{ ...picky.reader, hears: hears(['task.updated', 'task.deleted'], ['title']) }]);
    await until('the reader', isUpToDate('of titles'));
    expect(picky.of(project.id)).toEqual([3, 5, 6]);
  });

  it('that fails on a project holds up no other project and no other reader, and tries again later and later', async () => {
    const [good, bad] = [await test.make.project(), await test.make.project()];
    let broken = true;
    const tries: number[] = [];
    const picky = scribe('picky', async (_tx, { projectId }) => {
      if (projectId !== bad.id) return;
      tries.push(Date.now());
      if (broken) throw new Error('not this one');
    });
    const calm = scribe('calm');
    run([picky.reader, calm.reader]);
    await until('the other projects', async () => (await lagOf('picky'))?.projects === 1);
    expect(picky.of(good.id)).toContain(1);
    await until('the other reader', async () => calm.of(bad.id).length === 1);
    await until('two failures', async () => ((await lagOf('picky'))?.failing[0]?.failures ?? 0) >= 2);
    expect(await lagOf('picky')).toMatchObject({
      events: 1,
      projects: 1,
      failing: [{ projectId: bad.id, error: 'Error: not this one' }],
    });
    expect((tries.at(-1) ?? 0) - (tries.at(0) ?? 0)).toBeGreaterThanOrEqual(1_000);
    broken = false;
    await until('the third try', isUpToDate('picky'));
    expect(picky.of(bad.id)).toEqual([1]);
    expect((await lagOf('picky'))?.failing).toEqual([]);
  });

  it('writes with its position or not at all: what it wrote before it failed is gone', async () => {
    const project = await test.make.project();
    const { db } = test.database;
    const half = scribe('half', async (tx, span, now) => {
      if (span.projectId !== project.id) return;
      await tx
        .insert(facts)
        .values({ projectId: project.id, day: dayIn(now, 'UTC'), quarters: new Uint8Array([1]) });
      throw new Error('half-way');
    });
    run([half.reader]);
    await until('the failure', async () => ((await lagOf('half'))?.failing.length ?? 0) > 0);
    expect(await db.select().from(facts).where(eq(facts.projectId, project.id))).toEqual([]);
    const [position] = await db
      .select()
      .from(readers)
      .where(sql`reader = 'half' and project_id = ${project.id}`);
    expect(position).toMatchObject({ seq: 0 });
  });
});

/** One pass is fewer: the last ones live to the end of it, as does who finds that the other has read all. */
const statements = 12;

it('the facts are counted once, whichever statement of two instances a kill -9 comes before', async () => {
  const { connection } = test.database;
  const board = await test.make.board();
  const [first = 0, , done = 0] = board.columnIds;
  const task = await test.make.task({ board });
  const strikes = Array.from({ length: statements }, (_, index) => index + 1);
  const codes: (number | null)[] = [];
  /** One instance after the other; another one like this runs beside it. */
  async function strike(): Promise<void> {
    const killAt = strikes.shift();
    if (killAt === undefined) return;
    await test.make.changeTask(task, { columnId: killAt % 2 === 0 ? first : done });
    await test.make.comment({ task });
    const env = { DATABASE_URL: urlOf(connection), KILL_AT: String(killAt) };
    const { ended, said } = spawnServer(env, await bundled(fixture));
    codes.push(await ended);
    expect(said()).toBe('');
    return strike();
  }
  await Promise.all([strike(), strike()]);
  expect(codes.filter((code) => code === null).length).toBeGreaterThan(3);
  run([factsReader]);
  await until('the rest', isUpToDate('facts'));
  const found = await counted();
  expect(found).toEqual(await countPlainly());
  const own = found.filter(({ project_id }) => project_id === board.project.id);
  expect(Buffer.concat(own.map(({ quarters }) => quarters as Buffer)).length).toBeGreaterThan(statements);
});

import { beforeAll, describe, expect, it } from 'vitest';
import { readLog } from '../../testing/read-log.ts';
import { type Client, useTestApp } from '../../testing/test-app.ts';
import { changeProjectSettings } from '../../projects/projects/projects.commands.ts';
import { factsReader } from './facts.reader.ts';
import { spansReader } from './spans.reader.ts';

const test = useTestApp();

type Board = Awaited<ReturnType<typeof test.make.board>>;

/** Friday the 13th of November 2026, noon in Madrid. */
const now = new Date('2026-11-13T11:00:00Z');
const at = (instant: string) => test.setClock(new Date(instant));
const period = 'from=2026-11-02&to=2026-11-13';

async function caughtUp({ project }: Board): Promise<void> {
  await readLog(test.database.db, spansReader, project.id);
  await readLog(test.database.db, factsReader, project.id);
  test.setClock(now);
}

let owner: Client;
let board: Board;
let ana: { id: number };
let task: { id: number };

/** Two weeks: four tasks made, two done, one of them by Ana, one deleted, one late. */
beforeAll(async () => {
  at('2026-11-02T08:00:00Z');
  ana = await test.make.user({
    timeZone: 'Europe/Madrid',
    firstName: 'Ana',
    lastName: 'Ruiz',
    country: 'ES',
  });
  const project = await test.make.project({ owner: ana, name: 'Obra' });
  board = await test.make.board({ project, name: 'Planos' });
  const [todo = 0, doing = 0, done = 0] = board.columnIds;
  const first = await test.make.task({ board, title: 'Medir', assignedTo: ana.id, dueDate: '2026-11-20' });
  task = await test.make.task({ board, title: 'Tarde', priorityId: 4, dueDate: '2026-11-05' });
  at('2026-11-03T08:00:00Z');
  const gone = await test.make.task({ board, title: 'Sobra', columnId: todo });
  await test.make.changeTask(first, { columnId: doing });
  at('2026-11-06T08:00:00Z');
  await test.make.deleteTask(gone);
  // Friday to Monday is one working day.
  at('2026-11-09T08:00:00Z');
  await test.make.changeTask(first, { columnId: done });
  const quick = await test.make.task({ board, title: 'Barrer', dueDate: '2026-11-16' });
  at('2026-11-10T08:00:00Z');
  await test.make.changeTask(quick, { columnId: done });
  await caughtUp(board);
  owner = await test.as(ana);
});

const openAtLast = async (query: string) =>
  (await owner.get(`/reports/summary?${period}${query}`)).body.open.at(-1);

describe('the summary of a period', () => {
  it('counts by week and by day what was made, finished, open and late', async () => {
    const { body } = await owner.get(`/reports/summary?${period}`);
    expect(body.weeks).toEqual([
      { first: '2026-11-02', last: '2026-11-08', created: 3, finished: 0 },
      { first: '2026-11-09', last: '2026-11-13', created: 1, finished: 2 },
    ]);
    expect(body.days[0]).toBe('2026-11-02');
    expect(body.open).toEqual([2, 3, 3, 3, 2, 2, 2, 2, 1, 1, 1, 1]);
    expect(body.overdue).toEqual([0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1]);
    expect(body.before).toEqual({ created: 0, finished: 0 });
  });

  it('says who and what the open work is, and when people work', async () => {
    const { body } = await owner.get(`/reports/summary?${period}`);
    expect(body.people).toEqual([
      { person: null, open: 1, overdue: 1, week: 0, next: 0, later: 0, pace: expect.any(Number) },
    ]);
    expect(body.priorities[0]).toEqual({ id: 4, open: 1, overdue: 1 });
    expect(body.boards).toEqual([{ id: board.id, name: 'Planos', project: 'Obra', open: 1, overdue: 1 }]);
    // Nine in the morning in Madrid, on a Monday: two tasks on the 2nd, one and a move on the 9th.
    expect(body.activity[0][9]).toBe(4);
    expect(body.pace.at(-4)).toBe(1);
  });

  it('is of the projects that are named, or of all that are not archived', async () => {
    const { project } = board;
    expect(await openAtLast(`&project=${project.id}`)).toBe(1);
    await test.make.inProject(project, (change) => changeProjectSettings(change, { archived: true }));
    expect(await openAtLast('')).toBe(0);
    expect(await openAtLast(`&project=${project.id}`)).toBe(1);
    await test.make.inProject(project, (change) => changeProjectSettings(change, { archived: false }));
  });

  it('refuses what is no period', async () => {
    const wrong = ['from=2026-11-30&to=2026-11-01', 'from=2020-01-01&to=2026-12-31', 'from=x&to=2026-11-01'];
    const answers = await Promise.all(wrong.map((query) => owner.get(`/reports/summary?${query}`)));
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400]);
    expect(answers[0]?.body.error).toEqual(['El período abarca de 1 a 1100 días']);
  });
});

describe('the flow of a period', () => {
  it('counts the tasks in each column day by day, what is done first', async () => {
    const { body } = await owner.get(`/reports/flow?${period}`);
    const bands = body.bands.map(({ name, counts }: { name: string; counts: number[] }) => [
      name,
      counts.join(''),
    ]);
    expect(bands).toEqual([
      ['Hecho', '000000012222'],
      ['En curso', '011111100000'],
      ['Por hacer', '222211121111'],
    ]);
  });

  it('measures in working days how long tasks took, and stayed in a column', async () => {
    const { body } = await owner.get(`/reports/flow?${period}`);
    expect(
      body.finished.map(({ title, lead, cycle }: Record<string, unknown>) => [title, lead, cycle]),
    ).toEqual([
      // Monday the 9th is a holiday in Madrid alone: without its region, Ana works.
      ['Medir', 5, 4],
      ['Barrer', 1, null],
    ]);
    expect(body.lead).toMatchObject({ p50: 3 });
    expect(body.cycle).toEqual({ p50: 4, p85: 4, p95: 4, beyond: 0 });
    const columns = body.columns.map(({ name, median, tasks }: Record<string, unknown>) => [
      name,
      median,
      tasks,
    ]);
    expect(columns).toEqual([
      ['Por hacer', 1, 2],
      ['En curso', 4, 1],
    ]);
  });
});

const behind = async (query: string) => {
  const { body } = await owner.get(`/reports/tasks?${period}&${query}`);
  return {
    titles: body.tasks.map(({ title }: { title: string }) => title),
    count: body.count,
    gone: body.gone,
  };
};

describe('the tasks behind a figure', () => {
  it('are as many as it says, with those that are gone', async () => {
    expect(await behind('figure=created')).toEqual({
      titles: ['Medir', 'Tarde', 'Barrer'],
      count: 4,
      gone: 1,
    });
    expect(await behind('figure=finished')).toMatchObject({ titles: ['Medir', 'Barrer'], count: 2 });
    expect(await behind('figure=finished&clock=lead&over=2')).toMatchObject({ titles: ['Medir'] });
    expect(await behind('figure=open')).toMatchObject({ titles: ['Tarde'] });
    expect(await behind('figure=overdue&assignee=none&priority=4')).toMatchObject({ titles: ['Tarde'] });
    expect(await behind('figure=open&due=later')).toMatchObject({ titles: [] });
    expect(await behind('figure=left&column=En%20curso&kind=en%20curso')).toMatchObject({
      titles: ['Medir'],
    });
    expect(await behind('figure=under-way')).toMatchObject({ titles: [] });
  });

  it('say where they are and what the figure is about', async () => {
    const { body } = await owner.get(`/reports/tasks?${period}&figure=finished`);
    expect(body.tasks[0]).toMatchObject({
      title: 'Medir',
      project: 'Obra',
      board: 'Planos',
      assigned: { id: ana.id, name: 'Ana Ruiz' },
      day: '2026-11-09',
      took: 5,
    });
    const late = await owner.get(`/reports/tasks?${period}&figure=overdue`);
    expect(late.body.tasks[0]).toMatchObject({ id: task.id, day: '2026-11-05', took: null });
  });
});

describe('nobody else', () => {
  it('learns anything of a project, even by its number', async () => {
    const stranger = await test.as(await test.make.user());
    const { id } = board.project;
    const { body: summary } = await stranger.get(`/reports/summary?${period}&project=${id}`);
    expect(summary.weeks.every(({ created }: { created: number }) => created === 0)).toBe(true);
    expect(summary.boards).toEqual([]);
    expect(summary.activity.flat().every((count: number) => count === 0)).toBe(true);
    const { body: flow } = await stranger.get(`/reports/flow?${period}&project=${id}`);
    expect([flow.bands, flow.finished, flow.columns, flow.lead]).toEqual([[], [], [], null]);
    const { body: tasks } = await stranger.get(`/reports/tasks?${period}&project=${id}&figure=created`);
    expect(tasks).toEqual({ tasks: [], count: 0, gone: 0 });
    expect((await stranger.get('/reports/projects')).body).toEqual([]);
    const projects = (await owner.get('/reports/projects')).body;
    expect(projects).toEqual([{ id, name: 'Obra', archived: false, open: 1, since: '2026-11-02' }]);
  });
});

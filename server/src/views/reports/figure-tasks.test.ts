import { beforeAll, expect, it } from 'vitest';
import { readLog } from '../../testing/read-log.ts';
import { type Client, useTestApp } from '../../testing/test-app.ts';
import { spansReader } from './spans.reader.ts';

const test = useTestApp();

/** Friday the 13th of November 2026, noon in Madrid. */
const now = new Date('2026-11-13T11:00:00Z');
const at = (instant: string) => test.setClock(new Date(instant));

let owner: Client;
let project: { id: number };

beforeAll(async () => {
  at('2026-11-02T08:00:00Z');
  const ana = await test.make.user({ timeZone: 'Europe/Madrid' });
  const board = await test.make.board({ project: await test.make.project({ owner: ana }) });
  project = board.project;
  const [todo = 0, , done = 0] = board.columnIds;
  await test.make.task({ board, title: 'Esta tarde', dueDate: '2026-11-13T17:00:00Z' });
  await test.make.task({ board, title: 'El viernes pasado', dueDate: '2026-11-06' });
  const twice = await test.make.task({ board, title: 'Dos veces', dueDate: '2026-12-01' });
  const gone = await test.make.task({ board, title: 'Sobra', dueDate: '2026-11-03', priorityId: 4 });
  at('2026-11-04T08:00:00Z');
  await test.make.changeTask(twice, { columnId: done });
  at('2026-11-05T08:00:00Z');
  await test.make.changeTask(twice, { columnId: todo });
  at('2026-11-10T08:00:00Z');
  await test.make.changeTask(twice, { columnId: done });
  await test.make.deleteTask(gone);
  await readLog(test.database.db, spansReader, project.id);
  test.setClock(now);
  owner = await test.as(ana);
});

const summary = async (from: string, to: string) =>
  (await owner.get(`/reports/summary?project=${project.id}&from=${from}&to=${to}`)).body;

async function behind(query: string) {
  const { body } = await owner.get(`/reports/tasks?project=${project.id}&${query}`);
  return { ...body, tasks: body.tasks.map(({ title, day }: Record<string, string>) => `${title} ${day}`) };
}

it('what is due later today is not late yet, in the figure and in its list', async () => {
  const { overdue } = await summary('2026-11-12', '2026-11-13');
  expect(overdue).toEqual([1, 1]);
  const list = await behind('figure=overdue&from=2026-11-13&to=2026-11-13');
  expect(list).toEqual({ tasks: ['El viernes pasado 2026-11-06'], count: 1, gone: 0 });
});

it('what is due on the last day of a period that is over was not late then, in the figure and in its list', async () => {
  const { overdue } = await summary('2026-11-06', '2026-11-06');
  // The one that was deleted since, and that nobody can open any more.
  expect(overdue).toEqual([1]);
  expect(await behind('figure=overdue&from=2026-11-06&to=2026-11-06')).toEqual({
    tasks: [],
    count: 1,
    gone: 1,
  });
});

it('what was finished twice counts twice, and is listed twice', async () => {
  const { weeks } = await summary('2026-11-02', '2026-11-13');
  expect(weeks.map(({ finished }: { finished: number }) => finished)).toEqual([1, 1]);
  const list = await behind('figure=finished&from=2026-11-02&to=2026-11-13');
  expect(list).toMatchObject({ tasks: ['Dos veces 2026-11-10', 'Dos veces 2026-11-04'], count: 2 });
  const done = await behind('figure=done&from=2026-11-02&to=2026-11-13');
  expect(done).toMatchObject({ tasks: ['Dos veces 2026-11-10'], count: 1 });
});

it('of days to come there is nothing to count, and nothing to list', async () => {
  const { days, open, weeks, people } = await summary('2026-12-01', '2026-12-31');
  expect([days, open, weeks, people]).toEqual([[], [], [], []]);
  const list = await behind('figure=open&from=2026-12-01&to=2026-12-31');
  expect(list).toEqual({ tasks: [], count: 0, gone: 0 });
  const flow = await owner.get(`/reports/flow?project=${project.id}&from=2026-12-01&to=2026-12-31`);
  expect([flow.status, flow.body.underWay]).toEqual([200, []]);
});

it('goes on after those that were listed', async () => {
  const query = 'figure=created&from=2026-11-02&to=2026-11-13&limit=2';
  const first = await behind(query);
  const second = await behind(`${query}&offset=2`);
  expect([first.count, second.count, first.gone]).toEqual([4, 4, 1]);
  expect([first.tasks.length, second.tasks.length]).toEqual([2, 1]);
  expect(new Set([...first.tasks, ...second.tasks]).size).toBe(3);
  const beyond = await behind(`${query}&offset=20`);
  expect(beyond).toEqual({ tasks: [], count: 4, gone: 1 });
});

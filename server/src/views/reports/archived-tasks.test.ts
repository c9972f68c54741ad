import { expect, it } from 'vitest';
import { readLog } from '../../testing/read-log.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { spansReader } from './spans.reader.ts';

const test = useTestApp();

/** Four tasks of the 2nd of November: two late, one of them being worked on, one done and one due later. */
async function stage() {
  test.setClock(new Date('2026-11-02T08:00:00Z'));
  const owner = await test.make.user({ timeZone: 'Europe/Madrid' });
  const board = await test.make.board({ project: await test.make.project({ owner }) });
  const [, doing, done] = board.columnIds;
  const dated = (title: string, dueDate: string, columnId?: number) =>
    test.make.task({ board, title, dueDate, assignedTo: owner.id, ...(columnId && { columnId }) });
  const late = await dated('Tarde', '2026-11-05');
  const begun = await dated('Empezada', '2026-11-06', doing);
  const finished = await dated('Hecha', '2026-11-06', done);
  await dated('Por venir', '2026-12-01');
  const client = await test.as(owner);
  const read = async () => {
    await readLog(test.database.db, spansReader, board.project.id);
    test.setClock(new Date('2026-11-13T11:00:00Z'));
  };
  const asked = `project=${board.project.id}&from=2026-11-09&to=2026-11-13`;
  const report = async (name: string) => (await client.get(`/reports/${name}?${asked}`)).body;
  const listed = async (figure: string) =>
    (await client.get(`/reports/tasks?${asked}&figure=${figure}`)).body.tasks.map(
      ({ title }: { title: string }) => title,
    );
  return { client, board, late, begun, finished, read, report, listed };
}

it('what is archived is no longer to be done, from then on; what was done stays counted', async () => {
  const { client, late, begun, finished, read, report, listed, board } = await stage();
  test.setClock(new Date('2026-11-11T08:00:00Z'));
  for (const { path } of [late, begun, finished])
    expect((await client.patch(path, { archived: true })).status).toBe(200);
  await read();
  const summary = await report('summary');
  expect([summary.open, summary.overdue]).toEqual([
    [3, 3, 1, 1, 1],
    [2, 2, 0, 0, 0],
  ]);
  expect(summary.people).toMatchObject([{ open: 1, overdue: 0 }]);
  expect(summary.boards).toMatchObject([{ open: 1, overdue: 0 }]);
  const flow = await report('flow');
  expect(flow.underWay).toEqual([]);
  expect([await listed('open'), await listed('overdue'), await listed('under-way')]).toEqual([
    ['Por venir'],
    [],
    [],
  ]);
  const since = `project=${board.project.id}&from=2026-11-01&to=2026-11-13`;
  const all = (await client.get(`/reports/summary?${since}`)).body.weeks;
  const sum = (name: string) =>
    all.reduce((total: number, week: Record<string, number>) => total + (week[name] ?? 0), 0);
  expect([sum('created'), sum('finished')]).toEqual([4, 1]);
  expect((await client.get('/reports/projects')).body).toMatchObject([{ open: 1 }]);
});

it('what is brought back is to be done again', async () => {
  const { client, late, read, report, listed } = await stage();
  test.setClock(new Date('2026-11-10T08:00:00Z'));
  await client.patch(late.path, { archived: true });
  test.setClock(new Date('2026-11-12T08:00:00Z'));
  await client.patch(late.path, { archived: false });
  await read();
  expect((await report('summary')).overdue).toEqual([2, 1, 1, 2, 2]);
  expect(await listed('overdue')).toEqual(['Tarde', 'Empezada']);
});

import { expect, it } from 'vitest';
import { readLog } from '../../testing/read-log.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { spansReader } from './spans.reader.ts';

const test = useTestApp();

const period = 'from=2026-03-02&to=2026-03-20';

/** Two projects of one owner; in the first a task that was done after a while, and two that are open. */
async function stage() {
  const on = (day: string) => test.setClock(new Date(`${day}T10:00:00Z`));
  on('2026-03-02');
  const owner = await test.make.user({ timeZone: 'UTC' });
  const [here, there] = [
    await test.make.board({ project: await test.make.project({ owner }) }),
    await test.make.board({ project: await test.make.project({ owner }) }),
  ];
  const [done, open, last] = [
    await test.make.task({ board: here, title: 'Hecha' }),
    await test.make.task({ board: here, title: 'Abierta' }),
    await test.make.task({ board: here, title: 'Hecha al llegar' }),
  ];
  on('2026-03-05');
  await test.make.changeTask(done, { columnId: here.columnIds[2] ?? 0 });
  on('2026-03-12');
  const client = await test.as(owner);
  const boardPath = (board: typeof here) => `/projects/${board.project.id}/boards/${board.id}/tasks`;
  const move = async (ids: number[], wish: object = {}) => {
    const goal = { toProjectId: there.project.id, boardId: there.id };
    const moved = await client.post(`${boardPath(here)}/move-out`, { ids, ...goal, ...wish });
    expect(moved.status).toBe(200);
  };
  const report = async (...boards: (typeof here)[]) => {
    const asked = `project=${boards.map(({ project }) => project.id).join(',')}`;
    const summary = (await client.get(`/reports/summary?${period}&${asked}`)).body;
    const flow = (await client.get(`/reports/flow?${period}&${asked}`)).body;
    const sum = (name: 'created' | 'finished') =>
      summary.weeks.reduce((all: number, week: Record<string, number>) => all + (week[name] ?? 0), 0);
    return {
      created: sum('created'),
      finished: sum('finished'),
      open: summary.open.at(-1),
      done: flow.bands.find(({ kind }: { kind: string }) => kind === 'hecho')?.counts.at(-1),
      lead: flow.finished.map(({ lead }: { lead: number }) => lead),
    };
  };
  const read = async () => {
    await readLog(test.database.db, spansReader, here.project.id);
    await readLog(test.database.db, spansReader, there.project.id);
  };
  return { client, here, there, done, open, last, on, boardPath, move, report, read };
}

it('what is moved to another project was made and finished once, where it was until then', async () => {
  const { here, there, done, open, last, on, move, report, read } = await stage();
  await move([done.id, open.id]);
  await move([last.id], { columnId: there.columnIds[2] });
  on('2026-03-16');
  await test.make.changeTask({ ...open, project: there.project }, { columnId: there.columnIds[2] ?? 0 });
  await read();
  expect(await report(here)).toEqual({ created: 3, finished: 1, open: 0, done: 0, lead: [3] });
  // From Monday to Thursday of the next week, and until the Monday after it.
  expect(await report(there)).toEqual({ created: 0, finished: 2, open: 0, done: 3, lead: [8, 10] });
  expect(await report(here, there)).toMatchObject({ created: 3, finished: 3, lead: [3, 8, 10] });
});

it('what another project finished is not finished again when it comes back', async () => {
  const { here, there, open, on, move, report, read, client, boardPath } = await stage();
  await move([open.id]);
  on('2026-03-16');
  await test.make.changeTask({ ...open, project: there.project }, { columnId: there.columnIds[2] ?? 0 });
  on('2026-03-18');
  const wish = { toProjectId: here.project.id, boardId: here.id, columnId: here.columnIds[2] };
  const back = await client.post(`${boardPath(there)}/move-out`, { ids: [open.id], ...wish });
  expect(back.status).toBe(200);
  await read();
  expect(await report(here)).toMatchObject({ created: 3, finished: 1, done: 2 });
  expect(await report(here, there)).toMatchObject({ created: 3, finished: 2, done: 2 });
});

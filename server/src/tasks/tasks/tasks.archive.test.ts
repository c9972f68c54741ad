import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../testing/test-app.ts';

const test = useTestApp();

/** A board with two tasks of its owner, one of them in a column of done ones. */
async function stage() {
  const owner = await test.make.user();
  const client = await test.as(owner);
  const project = await test.make.project({ owner });
  const board = await test.make.board({ project });
  const [task, other] = [
    await test.make.task({ board, title: 'Pintar', assignedTo: owner.id }),
    await test.make.task({ board, title: 'Lijar', assignedTo: owner.id }),
  ];
  const path = `/projects/${project.id}/boards/${board.id}`;
  const titles = async (query = '') =>
    (await client.get(`${path}/tasks${query}`)).body.map(({ title }: { title: string }) => title);
  const columns = async () =>
    (await client.get(`${path}/columns`)).body as { id: number; taskCount: number; archivedCount: number }[];
  return { owner, client, project, board, task, other, path, titles, columns };
}

describe('an archived task', () => {
  it('is out of every list and count, but is there where it is asked for', async () => {
    const { client, task, path, titles, columns, project } = await stage();
    await client.patch(task.path, { dueDate: '2031-05-20' });
    expect((await client.patch(task.path, { archived: true })).body).toMatchObject({ archived: true });
    expect([await titles(), await titles('?archived=true')]).toEqual([['Lijar'], ['Pintar']]);
    expect((await columns())[0]).toMatchObject({ taskCount: 1, archivedCount: 1 });
    expect((await client.get(path)).body).toMatchObject({ taskCount: 1, Tasks: [{ title: 'Lijar' }] });
    const { headers } = await client.get(`${path}/tasks?limit=1`);
    expect(headers['x-total-count']).toBe('1');
    const mine = (await client.get('/profile/tasks')).body;
    expect(JSON.stringify(mine)).not.toContain('Pintar');
    const calendar = (await client.get('/calendar/tasks?from=2031-05-01&to=2031-05-31')).body;
    expect(JSON.stringify(calendar)).not.toContain('Pintar');
    const found = async (query: string) =>
      JSON.stringify((await client.get(`/search/results?query=${encodeURIComponent(query)}`)).body);
    expect(await found('pintar')).not.toContain('Pintar');
    expect(await found('pintar archivadas')).toContain('Pintar');
    expect((await client.get(task.path)).body.task).toMatchObject({ archived: true });
    const { body: trash } = await client.get(`/projects/${project.id}/trash`);
    expect(trash).toEqual([]);
  });

  it('comes back, and its archiving is told and can be undone like any change', async () => {
    const { client, task, path, titles } = await stage();
    const { body } = await client.patch(task.path, { archived: true });
    const undo = { changes: [{ taskId: task.id, version: body.version }] };
    expect((await client.post(`${path}/tasks/undo`, undo)).body).toMatchObject({
      tasks: [{ archived: false }],
      kept: [],
    });
    expect(await titles()).toEqual(['Pintar', 'Lijar']);
    const { body: activity } = await client.get(`${task.path}/activity`);
    expect(activity.at(-2).payload.changes).toEqual({ archived: { before: false, after: true } });
  });

  it('blocks nobody any more', async () => {
    const { client, task, other } = await stage();
    await client.post(`${other.path}/dependencies`, { taskId: task.id, relation: 'blocked_by' });
    expect((await client.get(other.path)).body.task.blockedBy).toBe(1);
    await client.patch(task.path, { archived: true });
    expect((await client.get(other.path)).body.task.blockedBy).toBe(0);
  });
});

it('several are archived alike', async () => {
  const { client, task, other, path, titles } = await stage();
  const ids = [task.id, other.id];
  expect((await client.patch(`${path}/tasks`, { ids, change: { archived: true } })).status).toBe(200);
  expect(await titles()).toEqual([]);
  expect((await client.patch(`${path}/tasks`, { ids, change: { archived: 'sí' } })).body).toMatchObject({
    error: ['El archivado debe ser verdadero o falso'],
  });
});

it('all done ones of a column are archived in one step, and no others', async () => {
  const { client, task, path, titles, columns } = await stage();
  const [first, , done] = await columns();
  expect((await client.post(`${path}/columns/${first?.id}/archive`)).status).toBe(409);
  await client.patch(task.path, { columnId: done?.id });
  const { status, body } = await client.post(`${path}/columns/${done?.id}/archive`);
  expect([status, body]).toEqual([200, [{ taskId: task.id, version: 3 }]]);
  expect(await titles()).toEqual(['Lijar']);
  expect((await columns()).map(({ taskCount }) => taskCount)).toEqual([1, 0, 0]);
  await client.post(`${path}/tasks/undo`, { changes: body });
  expect(await titles()).toEqual(['Pintar', 'Lijar']);
});

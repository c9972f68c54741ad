import { expect, it } from 'vitest';
import { useTestApp } from '../../testing/test-app.ts';

const test = useTestApp();

it('a task is followed by what is said of it, or else of its board or project', async () => {
  const task = await test.make.task();
  const client = await test.as(await test.make.member({ project: task.project, role: 'Lector' }));
  const project = `/projects/${task.project.id}`;
  const board = `${project}/boards/${task.board.id}`;
  const follow = async (path: string) => (await client.get(`${path}/follow`)).body;
  const none = { following: false, muted: false, mutedUntil: null };
  expect(await follow(task.path)).toEqual(none);
  await client.put(`${project}/follow`, { following: true });
  expect(await follow(task.path)).toMatchObject({ following: true });
  await client.put(`${board}/follow`, { following: false });
  expect(await follow(task.path)).toMatchObject({ following: false });
  expect((await client.put(`${task.path}/follow`, { following: true })).body).toEqual({
    ...none,
    following: true,
  });
  expect(await follow(project)).toEqual({ ...none, following: true });
  expect(await follow(board)).toEqual(none);
});

it('silence lasts as long as was said, is listed, and leaves the rest as it was', async () => {
  const task = await test.make.task();
  const owner = await test.as({ id: task.project.ownerId });
  const mutedUntil = '2040-01-01T08:00:00.000Z';
  await owner.put(`${task.path}/follow`, { following: true });
  const { body } = await owner.put(`${task.path}/follow`, { muted: true, mutedUntil });
  expect(body).toEqual({ following: true, muted: true, mutedUntil });
  await owner.put(`/projects/${task.project.id}/follow`, { muted: true });
  const muted = (await owner.get('/notifications/muted')).body;
  expect(muted).toMatchObject([
    { Task: { id: task.id, name: 'Contratar el camión' }, Board: { id: task.board.id }, mutedUntil },
    { Task: null, Board: null, Project: { id: task.project.id }, mutedUntil: null },
  ]);
  const past = await owner.put(`${task.path}/follow`, { muted: true, mutedUntil: '2020-01-01T08:00:00Z' });
  expect(past.body).toMatchObject({ following: true, muted: false });
  await owner.put(`/projects/${task.project.id}/follow`, { muted: false });
  expect((await owner.get('/notifications/muted')).body).toEqual([]);
  expect(await owner.put(`${task.path}/follow`, { mutedUntil: '2026-01-01' })).toMatchObject({
    status: 400,
    body: { error: ['El plazo no es válido'] },
  });
});

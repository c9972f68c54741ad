import { dayAfter, dayIn } from '@cuadrilla/contract/kernel/day';
import { expect, it } from 'vitest';
import { useTestApp } from '../../testing/test-app.ts';

const test = useTestApp();

it('tells of each first step once it is taken, in any order', async () => {
  const user = await test.make.user();
  const client = await test.as(user);
  const steps = async () => (await client.get('/profile/first-steps')).body;
  expect(await steps()).toEqual({ project: false, task: false, company: false });

  const project = await test.make.project({ owner: user });
  expect(await steps()).toEqual({ project: true, task: false, company: false });
  const board = await test.make.board({ project });
  await test.make.member({ project });
  expect(await steps()).toEqual({ project: true, task: false, company: true });
  await test.make.task({ board });
  expect(await steps()).toEqual({ project: true, task: true, company: true });
});

it('takes none for whoever is only added to the project of another', async () => {
  const user = await test.make.user();
  const board = await test.make.board();
  await test.make.member({ project: board.project, user, role: 'Editor' });
  await test.make.task({ board });
  const client = await test.as(user);
  const steps = async () => (await client.get('/profile/first-steps')).body;
  expect(await steps()).toEqual({ project: false, task: false, company: false });
});

it("makes an example of one's own, once, with dates around today, which is no first step", async () => {
  const user = await test.make.user();
  const client = await test.as(user);
  const [made, again] = await Promise.all([
    client.post('/projects/example'),
    client.post('/projects/example'),
  ]);
  expect(made.status).toBe(201);
  expect(again.body.id).toBe(made.body.id);
  expect(made.body).toMatchObject({
    example: true,
    boardCount: 2,
    memberCount: 1,
    role: { name: 'Propietario' },
  });
  expect((await client.post('/projects/example')).body.id).toBe(made.body.id);
  expect((await client.get('/projects')).body).toHaveLength(1);

  const { Boards } = (await client.get(`/projects/${made.body.id}`)).body;
  const lists = await Promise.all(
    Boards.map(
      async ({ id }: { id: number }) =>
        (await client.get(`/projects/${made.body.id}/boards/${id}/tasks`)).body,
    ),
  );
  const tasks = lists.flat();
  expect(tasks).toHaveLength(14);
  const today = dayIn(new Date(), 'UTC');
  for (const task of tasks) {
    expect(task.due_day >= dayAfter(today, -10) && task.due_day <= dayAfter(today, 22)).toBe(true);
  }
  expect(new Set(tasks.map((task) => task.column_id)).size).toBe(6);
  expect(new Set(tasks.map((task) => task.number)).size).toBe(14);
  expect((await client.get('/profile/first-steps')).body).toEqual({
    project: false,
    task: false,
    company: false,
  });
});

it('puts the list away and brings it back', async () => {
  const client = await test.as(await test.make.user());
  expect((await client.get('/profile')).body.first_steps_closed).toBe(false);
  expect((await client.patch('/profile', { firstStepsClosed: true })).body.first_steps_closed).toBe(true);
  expect((await client.get('/profile')).body.first_steps_closed).toBe(true);
  expect((await client.patch('/profile', { firstStepsClosed: 'sí' })).body.error).toEqual([
    'El cierre de los primeros pasos debe ser verdadero o falso',
  ]);
});

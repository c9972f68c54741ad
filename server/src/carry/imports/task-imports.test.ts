import { type ImportedTask, importMessages } from '@cuadrilla/contract/carry/imports/task-imports';
import { expect, it } from 'vitest';
import { readLogs } from '../../testing/read-logs.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { notificationsReader } from '../../notices/notifications/notifications.reader.ts';
import { boardsOf, plan, task, useImports } from './task-imports.fixture.ts';

const test = useTestApp();
const { work, bring, newPerson } = useImports(test);

it('makes a project with its boards, columns, labels, tasks and comments', async () => {
  const { user, client } = await newPerson();
  const { path, projectId } = await bring(
    client,
    [
      task({
        title: 'Horno nuevo',
        column: 1,
        dueDate: '2026-10-15',
        person: 0,
        label: 0,
        comments: ['Ana: ¡listo!'],
        points: [
          { content: 'Medir', done: true },
          { content: 'Pedir', done: false, dueDay: '2026-10-12' },
        ],
      }),
      task({ title: 'Ideas de fin de año', board: 1, priorityId: 4 }),
    ],
    { people: [{ name: 'Yo', email: user.email }], labels: [{ name: 'Urgente' }] },
  );
  expect((await client.get(path)).body).toMatchObject({
    state: 'done',
    done: 2,
    people: 1,
    newProject: true,
  });
  const [bakery, own] = await boardsOf(client, projectId);
  expect([bakery, own]).toMatchObject([
    { name: 'Panadería Luz', taskCount: 1 },
    { name: 'Interno', taskCount: 1 },
  ]);
  const { body } = await client.get(`/projects/${projectId}/boards/${bakery?.id}`);
  expect(body.Columns).toMatchObject([{ name: 'Pendiente' }, { name: 'Listo', kind: 'hecho', taskCount: 1 }]);
  expect(body.Tasks).toMatchObject([
    {
      title: 'Horno nuevo',
      due_day: '2026-10-15',
      assigned_to: user.id,
      commentCount: 1,
      pointCount: 2,
      pointsDone: 1,
    },
  ]);
  const { body: events } = await client.get(`/projects/${projectId}/events`);
  const made = events.filter(({ type }: { type: string }) => type === 'task.created');
  expect(made).toMatchObject([{ via: { kind: 'import', name: 'agencia.csv' } }, {}]);
  expect((await client.get('/imports')).body).toMatchObject([{ projectName: 'Agencia', state: 'done' }]);
});

it('puts each task into its own column, also where several are of one kind', async () => {
  const { client } = await newPerson();
  const columns = ['Diseño', 'Desarrollo', 'Pruebas'].map((name) => ({ name, kind: 'en curso' as const }));
  const { projectId } = await bring(
    client,
    [task({ column: 2 }), task({ column: 0 }), task({ column: 1 }), task({ column: 2 })],
    { boards: [{ name: 'Fábrica', columns }] },
  );
  const [board] = await boardsOf(client, projectId);
  expect((await client.get(`/projects/${projectId}/boards/${board?.id}`)).body.Columns).toMatchObject([
    { name: 'Diseño', taskCount: 1 },
    { name: 'Desarrollo', taskCount: 1 },
    { name: 'Pruebas', taskCount: 2 },
  ]);
});

it('adds who has an account to the project, and tells them so, but of no task', async () => {
  const { client } = await newPerson();
  const eva = await newPerson({ email: 'eva@agencia.example' });
  const people = [
    { name: 'Eva', email: 'EVA@agencia.example' },
    { name: 'Nadie', email: 'nadie@agencia.example' },
  ];
  const check = await client.post('/imports/check', { people });
  expect(check.body).toEqual({ known: [], found: [true, false] });
  const { projectId } = await bring(client, [task({ person: 0 }), task({ person: 1 })], { people });
  const [board] = await boardsOf(eva.client, projectId);
  const { body: tasks } = await eva.client.get(`/projects/${projectId}/boards/${board?.id}/tasks`);
  expect(tasks).toMatchObject([{ assigned_to: eva.user.id }, { assigned_to: null }]);
  await readLogs(test, notificationsReader);
  expect((await eva.client.get('/notifications')).body).toMatchObject([{ kind: 'added' }]);
});

it('finds people without an address by a name, only among those with whom something is shared', async () => {
  const { project } = await test.make.board();
  const owner = await test.as({ id: project.ownerId });
  const ana = await test.make.user({ firstName: 'Ana', lastName: 'Ruiz' });
  const people = [{ name: 'ana ruiz', email: null }];
  const path = `/projects/${project.id}/imports/check`;
  expect((await owner.post(path, { source: 'csv', people, sourceIds: [] })).body.found).toEqual([false]);
  await test.make.member({ project, user: ana, role: 'Lector' });
  expect((await owner.post(path, { source: 'csv', people, sourceIds: [] })).body.found).toEqual([true]);
});

it('knows what it brought before, adds to boards of the same name, and brings again what was deleted', async () => {
  const { client } = await newPerson();
  const { projectId } = await bring(client, [task({ sourceId: 'A-1' }), task({ sourceId: 'A-2' })]);
  const check = { source: 'csv', people: [], sourceIds: ['A-1', 'A-2', 'A-3'] };
  const checked = await client.post(`/projects/${projectId}/imports/check`, check);
  expect(checked.body.known.toSorted()).toEqual(['A-1', 'A-2']);
  await bring(client, [task({ sourceId: 'A-3' })], {}, projectId);
  const [board, ...others] = await boardsOf(client, projectId);
  expect([board?.taskCount, others.length]).toEqual([3, 1]);
  const { body: tasks } = await client.get(`/projects/${projectId}/boards/${board?.id}/tasks`);
  await client.delete(`/projects/${projectId}/boards/${board?.id}/tasks/${tasks[0].id}`);
  const again = await client.post(`/projects/${projectId}/imports/check`, check);
  expect(again.body.known.toSorted()).toEqual(['A-2', 'A-3']);
  // Another program counts as well.
  const elsewhere = await client.post(`/projects/${projectId}/imports/check`, { ...check, source: 'jira' });
  expect(elsewhere.body.known).toEqual([]);
});

it('makes nothing twice where the same file is brought in from two windows', async () => {
  const { project } = await test.make.board();
  const client = await test.as({ id: project.ownerId });
  const file = [task({ sourceId: 'A-1' }), task({ sourceId: 'A-2', title: 'Ideas' })];
  await bring(client, file, {}, project.id);
  const { path } = await bring(client, [...file, task({ title: 'Sin código' })], {}, project.id);
  expect((await client.get(path)).body).toMatchObject({ state: 'done', done: 3 });
  const board = (await boardsOf(client, project.id)).find(({ name }) => name === 'Panadería Luz');
  expect(board?.taskCount).toBe(3);
});

it('goes on where it was when a worker died, and makes nothing twice', async () => {
  const { client } = await newPerson();
  const { body: begun } = await client.post('/imports', { name: 'Agencia', ...plan({ taskCount: 3 }) });
  const path = `/projects/${begun.projectId}/imports/${begun.id}`;
  for (const ordinal of [1, 2, 3])
    await client.post(`${path}/parts`, { ordinal, tasks: [task({ title: `Tarea ${ordinal}` })] });
  // Sent again, its answer got lost.
  await client.post(`${path}/parts`, { ordinal: 2, tasks: [task({ title: 'Tarea 2' })] });
  await client.post(`${path}/start`);
  // So did these answers: it has begun, and nothing of it is refused.
  expect((await client.post(`${path}/parts`, { ordinal: 3, tasks: [task()] })).status).toBe(204);
  expect((await client.post(`${path}/start`)).body.state).toBe('running');
  // Several take the same job, and each is stopped by the others.
  await Promise.all([1, 2, 3].map(() => work(begun.projectId, begun.id)));
  expect((await client.get(path)).body).toMatchObject({ state: 'done', done: 3 });
  expect((await client.post(`${path}/start`)).body.state).toBe('done');
  const [board] = await boardsOf(client, begun.projectId);
  const { body: tasks } = await client.get(`/projects/${begun.projectId}/boards/${board?.id}/tasks`);
  expect(tasks.map(({ title }: { title: string }) => title)).toEqual(['Tarea 1', 'Tarea 2', 'Tarea 3']);
});

it('refuses what it cannot make, and changes nothing', async () => {
  const { client } = await newPerson();
  const { body: begun } = await client.post('/imports', { name: 'Agencia', ...plan({ taskCount: 2 }) });
  const path = `/projects/${begun.projectId}/imports/${begun.id}`;
  const send = (one: ImportedTask) => client.post(`${path}/parts`, { ordinal: 1, tasks: [one] });
  expect((await send(task({ column: 7 }))).status).toBe(400);
  expect((await send(task({ person: 0 }))).status).toBe(400);
  expect((await send(task({ startDate: '2026-10-16', dueDate: '2026-10-15' }))).status).toBe(400);
  expect((await send(task({ title: ' ' }))).status).toBe(400);
  await send(task());
  const many = { ordinal: 2, tasks: [task(), task()] };
  expect((await client.post(`${path}/parts`, many)).body.error).toContain(importMessages.tooManyTasks);
  expect((await client.post(`${path}/start`)).body.error).toContain('Falta recibir parte del archivo');
  expect((await client.get(path)).body).toMatchObject({ state: 'receiving', done: 0 });
});

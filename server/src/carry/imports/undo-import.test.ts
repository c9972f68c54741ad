import { and, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { imports } from '../../platform/database/schema/schema.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { begin, boardsOf, plan, task, useImports } from './task-imports.fixture.ts';

const test = useTestApp();
const { work, bring, newPerson } = useImports(test);

it('takes a project made for it to the trash', async () => {
  const { client } = await newPerson();
  const { path, projectId, importId } = await bring(client, [task()]);
  expect((await client.post(`${path}/undo`, { keep: false })).body.state).toBe('undoing');
  await work(projectId, importId);
  expect((await client.get(`/projects/${projectId}`)).status).toBe(404);
  expect((await client.get('/projects/trash')).body).toMatchObject([{ name: 'Agencia' }]);
  expect((await client.get('/imports')).body).toMatchObject([{ state: 'undone', undoableUntil: null }]);
});

it('keeps what others have added, and the tasks that carry it', async () => {
  const { client } = await newPerson();
  const { path, projectId, importId } = await bring(client, [
    task({ title: 'Comentada' }),
    task({ title: 'Sola' }),
    task({ title: 'En otro tablero', board: 1 }),
  ]);
  const [board] = await boardsOf(client, projectId);
  const tasks = `/projects/${projectId}/boards/${board?.id}/tasks`;
  const { body: present } = await client.get(tasks);
  await client.post(`${tasks}/${present[0].id}/comments`, { content: 'Sigo con esto' });
  await client.post(tasks, { title: 'Nueva', dueDate: '2026-12-01', priorityId: 1 });
  const since = { tasks: 1, boards: 0, documents: 0, comments: 1, commentedTasks: 1 };
  expect((await client.get(path)).body.since).toEqual(since);
  await client.post(`${path}/undo`, { keep: true });
  await work(projectId, importId);
  const left = (await client.get(tasks)).body.map(({ title }: { title: string }) => title);
  expect(left.toSorted()).toEqual(['Comentada', 'Nueva']);
  expect(await boardsOf(client, projectId)).toMatchObject([{ name: 'Panadería Luz' }]);
});

it('keeps a board of which all that is left is archived', async () => {
  const { client } = await newPerson();
  const { path, projectId, importId } = await bring(client, [
    task({ title: 'Comentada' }),
    task({ board: 1 }),
  ]);
  const [board] = await boardsOf(client, projectId);
  const tasks = `/projects/${projectId}/boards/${board?.id}/tasks`;
  const { body: present } = await client.get(tasks);
  await client.post(`${tasks}/${present[0].id}/comments`, { content: 'Sigo con esto' });
  await client.patch(`${tasks}/${present[0].id}`, { archived: true });
  await client.post(`${path}/undo`, { keep: true });
  await work(projectId, importId);
  expect(await boardsOf(client, projectId)).toMatchObject([{ name: 'Panadería Luz', taskCount: 0 }]);
  expect((await client.get(`${tasks}?archived=true`)).body).toMatchObject([{ title: 'Comentada' }]);
});

it('counts all that a project made for it has besides, also while it is made, and keeps that', async () => {
  const { client } = await newPerson();
  const { path, projectId, importId } = await begin(client, [task({ comments: ['Ana: ¡listo!'] })]);
  await client.post(`${path}/start`);
  await client.post(`/projects/${projectId}/boards`, { name: 'Del equipo' });
  const [own] = await boardsOf(client, projectId);
  const tasks = `/projects/${projectId}/boards/${own?.id}/tasks`;
  await client.post(tasks, { title: 'Nueva', dueDate: '2026-12-01', priorityId: 1 });
  await client.post(`/projects/${projectId}/documents`, { title: 'Actas' });
  const since = { tasks: 1, boards: 1, documents: 1, comments: 0, commentedTasks: 0 };
  expect((await client.get(path)).body).toMatchObject({ state: 'running', since });
  await work(projectId, importId);
  expect((await client.get(path)).body).toMatchObject({ state: 'done', since });
  await client.post(`${path}/undo`, { keep: true });
  await work(projectId, importId);
  expect(await boardsOf(client, projectId)).toMatchObject([{ name: 'Del equipo', taskCount: 1 }]);
  expect((await client.get(`/projects/${projectId}/documents`)).body).toHaveLength(1);
});

it('takes back as a whole what nobody added to, also where that was to be kept', async () => {
  const { client } = await newPerson();
  const { path, projectId, importId } = await bring(client, [task({ comments: ['Ana: ¡listo!'] })]);
  await client.post(`${path}/undo`, { keep: true });
  await work(projectId, importId);
  expect((await client.get('/projects/trash')).body).toMatchObject([{ id: projectId }]);
});

it('takes whom it brought out of the project again, but nobody who has done something there', async () => {
  const { project } = await test.make.board();
  const owner = await test.as({ id: project.ownerId });
  const [eva, leo] = [await newPerson(), await newPerson()];
  const people = [eva, leo].map(({ user }) => ({ name: 'Alguien', email: user.email }));
  const labels = [{ name: 'Prensa' }];
  const file = [task({ person: 0, label: 0 }), task({ person: 1 })];
  const { path, importId } = await bring(owner, file, { people, labels }, project.id);
  expect((await owner.get(path)).body.besides).toEqual({ members: 2, columns: 0, labels: 1 });
  const created = await leo.client.post(`/projects/${project.id}/documents`, { title: 'Actas' });
  expect(created.status).toBe(201);
  await owner.post(`${path}/undo`, { keep: true });
  await work(project.id, importId);
  const opened = [eva, leo].map(async (one) => (await one.client.get(`/projects/${project.id}`)).status);
  expect(await Promise.all(opened)).toEqual([404, 200]);
});

it('is taken back by whoever asks for it, in their name', async () => {
  const { project } = await test.make.board();
  const owner = await test.as({ id: project.ownerId });
  const { user, client } = await newPerson();
  await test.make.member({ project, user, role: 'Administrador' });
  const { path, importId } = await bring(client, [task()], {}, project.id);
  expect((await owner.post(`${path}/undo`, { keep: true })).status).toBe(200);
  await owner.delete(`/projects/${project.id}/memberships/${user.id}`);
  await work(project.id, importId);
  expect((await owner.get(path)).body).toMatchObject({ state: 'undone' });
  const { body: events } = await owner.get(`/projects/${project.id}/events`);
  const deleted = events.filter(({ type }: { type: string }) => type === 'board.deleted');
  expect(deleted.map(({ actor }: { actor: { id: number } }) => actor.id)).toEqual([
    project.ownerId,
    project.ownerId,
  ]);
});

it('leaves a project that was there with all else that it has', async () => {
  const board = await test.make.board();
  const { project } = board;
  const owner = await test.as({ id: project.ownerId });
  await test.make.task({ board, title: 'De antes' });
  const [{ name } = { name: '' }] = await boardsOf(owner, project.id);
  const reused = plan().boards.map((each, index) => (index === 0 ? { ...each, name } : each));
  const fields = { boards: reused };
  const { path, importId } = await bring(owner, [task(), task({ board: 1 })], fields, project.id);
  await owner.post(`${path}/undo`, { keep: false });
  await work(project.id, importId);
  expect(await boardsOf(owner, project.id)).toMatchObject([{ id: board.id, taskCount: 1 }]);
  expect((await owner.post(`${path}/undo`, { keep: false })).status).toBe(409);
});

it('lets all of it come again, be its boards in the trash', async () => {
  const { project } = await test.make.board();
  const owner = await test.as({ id: project.ownerId });
  const file = [task({ sourceId: 'A-1' }), task({ sourceId: 'A-2', board: 1 })];
  const { path, importId } = await bring(owner, file, {}, project.id);
  await owner.post(`${path}/undo`, { keep: false });
  await work(project.id, importId);
  const asked = { source: 'csv', people: [], sourceIds: ['A-1', 'A-2'] };
  expect((await owner.post(`/projects/${project.id}/imports/check`, asked)).body.known).toEqual([]);
  await bring(owner, file, {}, project.id);
  const counts = (await boardsOf(owner, project.id)).map(({ name, taskCount }) => [name, taskCount]);
  expect(counts).toContainEqual(['Panadería Luz', 1]);
  expect(counts).toContainEqual(['Interno', 1]);
  expect((await owner.post(`/projects/${project.id}/imports/check`, asked)).body.known).toHaveLength(2);
});

it('stops one that is under way, and ends after thirty days', async () => {
  const { client } = await newPerson();
  const { path, projectId, importId } = await bring(client, [task()]);
  const isIt = and(eq(imports.projectId, projectId), eq(imports.id, importId));
  const createdAt = new Date(Date.now() - 31 * 86_400_000);
  await test.database.db.update(imports).set({ createdAt }).where(isIt);
  const late = await client.post(`${path}/undo`, { keep: false });
  expect([late.status, (await client.get(path)).body.undoableUntil]).toEqual([409, null]);
  await test.database.db.update(imports).set({ createdAt: new Date(), state: 'running' }).where(isIt);
  await client.post(`${path}/undo`, { keep: false });
  await work(projectId, importId);
  expect((await client.get('/imports')).body).toMatchObject([{ state: 'undone' }]);
});

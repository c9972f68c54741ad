import { importLimits } from '@cuadrilla/contract/carry/imports/task-imports';
import { and, eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { importParts, imports } from '../../platform/database/schema/schema.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { makePlaces } from './make-import.ts';
import { holdImport, purgeImports } from './task-imports.commands.ts';
import { begin, boardsOf, plan, task, useImports } from './task-imports.fixture.ts';

const test = useTestApp();
const { work, newPerson } = useImports(test);

it('stops where its person may no longer write there', async () => {
  const { project } = await test.make.board();
  const user = await test.make.user();
  await test.make.member({ project, user, role: 'Administrador' });
  const client = await test.as(user);
  const { body: begun } = await client.post(`/projects/${project.id}/imports`, plan({ taskCount: 1 }));
  const path = `/projects/${project.id}/imports/${begun.id}`;
  await client.post(`${path}/parts`, { ordinal: 1, tasks: [task()] });
  await client.post(`${path}/start`);
  const owner = await test.as({ id: project.ownerId });
  await owner.patch(`/projects/${project.id}/memberships/${user.id}`, { role: 'Lector' });
  await work(project.id, begun.id);
  expect((await owner.get(path)).body).toMatchObject({ state: 'failed', done: 0 });
  expect((await client.get('/imports')).body).toMatchObject([{ state: 'failed', resumable: true }]);
  await owner.patch(`/projects/${project.id}/memberships/${user.id}`, { role: 'Administrador' });
  expect((await client.post(`${path}/start`)).body).toMatchObject({ state: 'running', resumable: false });
  await work(project.id, begun.id);
  expect((await client.get(path)).body).toMatchObject({ state: 'done', done: 1 });
});

it('makes what had a label, a column or a person that are gone meanwhile without them', async () => {
  const { user, client } = await newPerson();
  const eva = await newPerson({ email: 'eva@agencia.example' });
  const { path, projectId, importId } = await begin(client, [task({ column: 1, person: 0, label: 0 })], {
    people: [{ name: 'Eva', email: eva.user.email }],
    labels: [{ name: 'Prensa' }],
  });
  await client.post(`${path}/start`);
  // The places are made, and the worker is away.
  await test.make.inProject({ id: projectId, ownerId: user.id }, async (change) => {
    const held = await holdImport(change.tx, projectId, importId);
    await makePlaces(change, held, { demo: false, timeZone: 'UTC', directory: 'open' });
  });
  const [board] = await boardsOf(client, projectId);
  const { body: labels } = await client.get(`/projects/${projectId}/labels`);
  const label = labels.find(({ name }: { name: string }) => name === 'Prensa');
  await client.delete(`/projects/${projectId}/labels/${label.id}`);
  await client.delete(`/projects/${projectId}/memberships/${eva.user.id}`);
  const { body } = await client.get(`/projects/${projectId}/boards/${board?.id}`);
  await client.delete(`/projects/${projectId}/boards/${board?.id}/columns/${body.Columns[1].id}`);
  await work(projectId, importId);
  const { body: tasks } = await client.get(`/projects/${projectId}/boards/${board?.id}/tasks`);
  expect(tasks).toMatchObject([{ column_id: body.Columns[0].id, assigned_to: null, label_id: null }]);
});

it('has stopped where its job was given up, and goes on where it was', async () => {
  const { user, client } = await newPerson();
  const { path, projectId, importId } = await begin(client, [task()]);
  await client.post(`${path}/start`);
  const { rows } = await test.database.db.execute(sql`
    update queue.job set state = 'failed' where name = 'import' and (data ->> 'importId')::int = ${importId}
    returning group_id`);
  // With the others of the same person, it is in one line.
  expect(rows).toEqual([{ group_id: String(user.id) }]);
  expect((await client.get(path)).body).toMatchObject({ state: 'failed', resumable: true });
  await work(projectId, importId);
  expect((await client.get(path)).body).toMatchObject({ state: 'failed', done: 0 });
  expect((await client.post(`${path}/start`)).body.state).toBe('running');
  await work(projectId, importId);
  expect((await client.get(path)).body).toMatchObject({ state: 'done', done: 1 });
});

it('is added to by nobody but its own person', async () => {
  const { project } = await test.make.board();
  const owner = await test.as({ id: project.ownerId });
  const { user, client } = await newPerson();
  await test.make.member({ project, user, role: 'Administrador' });
  const { path } = await begin(owner, [task()], { taskCount: 2 }, project.id);
  expect((await client.post(`${path}/parts`, { ordinal: 2, tasks: [task()] })).status).toBe(404);
  expect((await client.post(`${path}/start`)).status).toBe(404);
});

it('waits for others of the same person to end, and keeps no tasks and no names for longer than it can be undone', async () => {
  const { client } = await newPerson();
  const people = [{ name: 'Nadie', email: 'nadie@agencia.example' }];
  const { projectId, importId } = await begin(client, [task({ person: 0 })], { people });
  const more = Array.from({ length: importLimits.underWay - 1 }, () =>
    client.post(`/projects/${projectId}/imports`, plan()),
  );
  expect((await Promise.all(more)).map(({ status }) => status)).not.toContain(409);
  expect((await client.post(`/projects/${projectId}/imports`, plan())).status).toBe(409);
  const { db } = test.database;
  const isIt = and(eq(imports.projectId, projectId), eq(imports.id, importId));
  await db.update(imports).set({ state: 'failed' }).where(isIt);
  await db.transaction((tx) => purgeImports(tx, new Date(Date.now() + 31 * 86_400_000)));
  const left = await db.select().from(imports).where(eq(imports.projectId, projectId));
  expect(left).toMatchObject([{ id: importId, received: 0, plan: { people: [], taskCount: 1 } }]);
  expect(await db.$count(importParts, eq(importParts.projectId, projectId))).toBe(0);
});

import { connect } from 'node:net';
import { messages } from '@cuadrilla/contract/kernel/errors';
import { Client } from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { openDocument } from '../testing/document-client.ts';
import { addressOf } from '../testing/live-client.ts';
import { clientOf, useTestApp } from '../testing/test-app.ts';
import { until } from '../testing/test-process.ts';

const long = 60_000;
const lines = {
  ofPerson: { atOnce: 4, waiting: 3, patience: long },
  ofProject: { atOnce: 1, waiting: 20, patience: long },
};
const t = useTestApp({}, { lines });
const hasty = useTestApp({}, { lines: { ofProject: { atOnce: 1, waiting: 2, patience: 50 } } });

/** Somebody else has the project's lock, until they let go of it. */
async function holdProject(app: typeof t, projectId: number): Promise<{ letGo: () => Promise<void> }> {
  const holder = new Client(app.database.connection);
  await holder.connect();
  onTestFinished(() => holder.end());
  await holder.query('begin');
  await holder.query('select from projects where id = $1 for update', [projectId]);
  return { letGo: async () => void (await holder.query('commit')) };
}

/** Connections that wait for a lock of the app's database. */
async function countWaiting(app: typeof t): Promise<number> {
  const { rows } = await app.database.db.$client.query<{ count: number }>(
    `select count(*)::int from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
  );
  return rows[0]?.count ?? 0;
}

it('keeps the writers of one project waiting on one connection, and everybody else working', async () => {
  const project = await t.make.project();
  const members = await Promise.all(
    Array.from({ length: 5 }, () => t.make.member({ project, role: 'Administrador' })),
  );
  const clients = await Promise.all(members.map((member) => t.as(member)));
  const stranger = await t.as(await t.make.user());
  const { letGo } = await holdProject(t, project.id);
  const writes = clients.flatMap((client, index) =>
    [1, 2, 3].map((number) =>
      client.post(`/projects/${project.id}/boards`, { name: `Salida ${index}.${number}` }),
    ),
  );
  await until('one of them to wait for the lock', async () => (await countWaiting(t)) > 0);
  expect((await stranger.post('/projects', { name: 'Otra cosa', description: 'De otra gente' })).status).toBe(
    201,
  );
  expect((await clients[0]?.get(`/projects/${project.id}`))?.status).toBe(200);
  expect(await countWaiting(t)).toBe(1);
  await letGo();
  expect((await Promise.all(writes)).map(({ status }) => status)).toEqual(writes.map(() => 201));
});

it('keeps those who write in documents of one project waiting in its line, and saves what others write', async () => {
  const project = await t.make.project();
  const token = await t.make.session({ id: project.ownerId });
  const documents = await Promise.all([1, 2, 3].map(() => t.make.document({ project })));
  const tabs = await Promise.all(documents.map((document) => openDocument(t, document, token)));
  const elsewhere = await t.make.document();
  const other = await openDocument(t, elsewhere, await t.make.session({ id: elsewhere.project.ownerId }));
  const { letGo } = await holdProject(t, project.id);
  tabs.forEach((tab) => tab.write('Hola'));
  await until('one of them to wait for the lock', async () => (await countWaiting(t)) > 0);
  other.write('Hola');
  await other.until(() => expect(other.saved()).toBe(2));
  expect(await countWaiting(t)).toBe(1);
  await letGo();
  await Promise.all(tabs.map((tab) => tab.until(() => expect(tab.saved()).toBe(2))));
  await Promise.all([...tabs, other].map((tab) => tab.close()));
});

it('lets who writes in a document of a project that is busy for too long come back with it', async () => {
  const tryAgain = 1013;
  const document = await hasty.make.document();
  const owner = { id: document.project.ownerId };
  const tab = await openDocument(hasty, document, await hasty.make.session(owner));
  const { letGo } = await holdProject(hasty, document.project.id);
  const client = await hasty.as(owner);
  const first = client.patch(`/projects/${document.project.id}`, { name: 'Mudanza grande' });
  await until('it to wait for the lock', async () => (await countWaiting(hasty)) === 1);
  tab.write('Hola');
  expect(await tab.closed).toBe(tryAgain);
  await letGo();
  await first;
});

it('turns away the writers of a project that is busy for too long, and nobody else', async () => {
  const owner = await hasty.make.user();
  const [busy, quiet] = [await hasty.make.project({ owner }), await hasty.make.project({ owner })];
  const client = await hasty.as(owner);
  const { letGo } = await holdProject(hasty, busy.id);
  const write = (project: { id: number }) =>
    client.patch(`/projects/${project.id}`, { name: 'Mudanza grande' });
  const first = write(busy);
  await until('it to wait for the lock', async () => (await countWaiting(hasty)) === 1);
  const second = await write(busy);
  expect(second).toMatchObject({
    status: 503,
    body: { error: [messages.projectBusy], code: 'unavailable' },
    headers: { 'retry-after': '1' },
  });
  expect((await write(quiet)).status).toBe(200);
  await letGo();
  expect((await first).status).toBe(200);
});

it('serves a person a few requests at a time, refuses what is too much, and leaves others alone', async () => {
  const [owner, other] = [await t.make.user(), await t.make.user()];
  const projects = await Promise.all([1, 2, 3, 4].map(() => t.make.project({ owner })));
  const [client, second] = [await t.as(owner), await t.as(owner)];
  // By then each session is known to be the same person's.
  expect((await client.get('/projects')).status).toBe(200);
  expect((await second.get('/projects')).status).toBe(200);
  const held = await Promise.all(projects.map(({ id }) => holdProject(t, id)));
  const writes = projects.map(({ id }) => client.patch(`/projects/${id}`, { name: 'Mudanza grande' }));
  await until('all of them to wait for their locks', async () => (await countWaiting(t)) === 4);
  const waiting = [1, 2, 3].map(() => second.get('/projects'));
  expect(await client.get('/projects')).toMatchObject({
    status: 429,
    body: { error: [messages.tooManyAtOnce], code: 'rate_limited' },
    headers: { 'retry-after': '1' },
  });
  expect((await (await t.as(other)).get('/projects')).status).toBe(200);
  await Promise.all(held.map(({ letGo }) => letGo()));
  expect((await Promise.all([...writes, ...waiting])).map(({ status }) => status)).toEqual(
    Array(7).fill(200),
  );
});

it('keeps no place for those who hang up while several of their requests wait on one connection', async () => {
  const owner = await t.make.user();
  const project = await t.make.project({ owner });
  const session = await t.make.session(owner);
  const client = clientOf(t.app, session);
  expect((await client.get('/projects')).status).toBe(200);
  const port = Number(new URL(await addressOf(t)).port);
  const head = ['host: localhost', `cookie: token=${session}`];
  const body = JSON.stringify({ name: 'Mudanza grande' });
  const write = [
    `PATCH /api/projects/${project.id} HTTP/1.1`,
    ...head,
    'content-type: application/json',
    `content-length: ${body.length}`,
  ];
  const read = ['GET /api/projects HTTP/1.1', ...head, '', ''].join('\r\n');
  const { letGo } = await holdProject(t, project.id);
  const socket = connect(port, '127.0.0.1');
  socket.write(`${write.join('\r\n')}\r\n\r\n${body}${read.repeat(3)}`);
  await until('the first of them to wait for the lock', async () => (await countWaiting(t)) === 1);
  socket.destroy();
  await letGo();
  const { letGo: letGoAgain } = await holdProject(t, project.id);
  const writes = [1, 2, 3].map(() => client.patch(`/projects/${project.id}`, { name: 'Otra' }));
  expect((await client.get('/projects')).status).toBe(200);
  await letGoAgain();
  expect((await Promise.all(writes)).map(({ status }) => status)).toEqual([200, 200, 200]);
});

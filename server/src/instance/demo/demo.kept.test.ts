import { demoCredentials } from '@cuadrilla/contract/account/auth';
import { messages } from '@cuadrilla/contract/kernel/errors';
import { eq, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { endAfter } from '../../platform/database/database.ts';
import * as schema from '../../platform/database/schema/schema.ts';
import { type Client, useTestApp } from '../../testing/test-app.ts';
import { ensureDemo, resetDemo } from './demo.commands.ts';

const { projects, users } = schema;
const test = useTestApp();
const sunday = new Date('2026-10-18T04:00:00Z');
const nextNight = new Date('2026-10-19T04:00:00Z');

async function countRows() {
  const { rows } = await test.database.db.execute(sql`
    select (select count(*)::int from users) users, (select count(*)::int from projects) projects,
      (select count(*)::int from tasks) tasks, (select count(*)::int from events) events`);
  return rows[0];
}

/** As when the process or the database dies half-way. */
async function killWriter(): Promise<void> {
  const { rows } = await test.database.db.execute(sql`
    select pg_terminate_backend(pid) from pg_locks join pg_database on pg_database.oid = pg_locks.database
    where locktype = 'advisory' and granted and datname = current_database()`);
  if (rows.length === 0) await killWriter();
}

it('leaves nothing half-done when it is cut off', async () => {
  const making = ensureDemo(test.database.db, test.files, sunday).then(
    () => 'made',
    () => 'cut off',
  );
  await killWriter();
  expect(await making).toBe('cut off');
  expect(await countRows()).toEqual({ users: 0, projects: 0, tasks: 0, events: 0 });
});

it('makes one set of data when two instances start at the same moment, on a Sunday too', async () => {
  await Promise.all([
    ensureDemo(test.database.db, test.files, sunday),
    ensureDemo(test.database.db, test.files, sunday),
  ]);
  expect(await countRows()).toMatchObject({ users: 8, projects: 5, tasks: 1_065 });
});

it('changes nothing when the demo is there already', async () => {
  const before = await countRows();
  await ensureDemo(test.database.db, test.files, new Date('2026-11-01T12:00:00Z'));
  expect(await countRows()).toEqual(before);
});

interface Found {
  id: number;
  name: string;
}
let demo: Client;
let real: Client;
let before: Found[];

const reset = () => test.database.db.transaction((tx) => resetDemo(tx, test.files, nextNight));
const listProjects = async (client: Client): Promise<Found[]> => (await client.get('/projects')).body;
const namesOf = (found: Found[]) => found.map(({ name }) => name).toSorted();

const projectNamed = async (name: string) =>
  (await listProjects(demo)).find((project) => project.name === name)?.id ?? 0;

/** A day of visitors: things changed, deleted, left and made. */
async function visit(): Promise<void> {
  const [first, , last] = before;
  await demo.patch(`/projects/${first?.id}`, { name: 'Otro nombre' });
  await demo.delete(`/projects/${last?.id}`);
  await demo.post('/projects', { name: 'De una visita', description: 'No debe quedar' });
  await demo.patch('/profile', { timeZone: 'America/Bogota' });
  const form = { name: 'De una visita', description: 'No debe quedar', withDescriptions: false };
  const template = { ...form, teamId: null, withDone: false };
  expect((await demo.post(`/projects/${first?.id}/template`, template)).status).toBe(201);
}

/** One demo for all of these: making it takes longer than they do. */
async function haveItReset(): Promise<void> {
  test.setClock(sunday);
  const { body: user } = await test.anonymous.post('/auth/login', demoCredentials);
  demo = await test.as(user);
  const project = await test.make.project({ name: 'De verdad' });
  real = await test.as({ id: project.ownerId });
  before = await listProjects(demo);
  await visit();
  await test.make.user({ username: 'sobra', demo: true });
  await test.database.db
    .update(users)
    .set({ firstName: 'X', passwordHash: '-' })
    .where(eq(users.id, user.id));
  test.setClock(nextNight);
  await reset();
}

describe('the night’s reset', () => {
  beforeAll(haveItReset);

  it('puts the projects back as new, with ids that were never used', async () => {
    const after = await listProjects(demo);
    expect(namesOf(after)).toEqual(namesOf(before));
    const newest = Math.max(...before.map(({ id }) => id));
    expect(after.every(({ id }) => id > newest)).toBe(true);
    expect((await demo.get('/projects/trash')).body).toEqual([]);
    const templates = (await demo.get('/project-templates')).body.map(({ name }: Found) => name);
    expect(templates).not.toContain('De una visita');
    expect((await demo.get(`/projects/${before[0]?.id}`)).status).toBe(404);
  });

  it('moves the dates along with the day', async () => {
    const { body } = await demo.get('/profile/tasks');
    const days = body.map(({ due_date: due }: { due_date: string }) => due.slice(0, 10));
    expect(days.filter((day: string) => day === '2026-10-19').length).toBeGreaterThanOrEqual(3);
  });

  it('puts the people back, without those who do not belong', async () => {
    const people = await test.database.db.select().from(users).where(eq(users.demo, true));
    expect(people).toHaveLength(8);
    expect((await demo.get('/profile')).body).toMatchObject({ first_name: 'Usuario', time_zone: 'UTC' });
    expect((await test.anonymous.post('/auth/login', demoCredentials)).status).toBe(200);
  });

  it('keeps the visitor signed in', async () => {
    expect((await demo.get('/auth/verify')).status).toBe(200);
  });

  it('leaves the projects of real accounts alone', async () => {
    expect(namesOf(await listProjects(real))).toEqual(['De verdad']);
    expect(await test.database.db.select().from(projects)).toHaveLength(6);
  });
});

/** The visitor's own id in the project, and that of somebody else. */
async function membersOf(projectId: number): Promise<[number, number]> {
  const { body } = await demo.get(`/projects/${projectId}/memberships`);
  const ids = body.map(({ User }: { User: { id: number } }) => User.id);
  const { id } = (await demo.get('/profile')).body;
  return [id, ids.find((each: number) => each !== id)];
}

describe('the fence around the demo', () => {
  it('shows the visitor only the demo’s own people', async () => {
    const stranger = await test.make.user({ email: 'real@cuadrilla.app' });
    const id = await projectNamed('Mudanza de oficina');
    const found = (await demo.get(`/projects/${id}/memberships/users?search=cuadrilla.app`)).body;
    expect(found.map(({ first_name: name }: { first_name: string }) => name).toSorted()).toEqual([
      'Bruno',
      'Tomás',
    ]);
    const added = await demo.post(`/projects/${id}/memberships`, { memberId: stranger.id });
    expect(added).toMatchObject({ status: 400, body: { error: [messages.userNotFound] } });
  });

  it('shows the visitor no session but their own, and lets them end no other', async () => {
    const another = await test.anonymous.post('/auth/login', demoCredentials);
    const theirs = await test.as(another.body);
    const [own, ...others] = (await theirs.get('/profile/sessions')).body;
    expect(own).toMatchObject({ current: true });
    expect(others).toEqual([]);
    expect((await demo.delete('/profile/sessions')).status).toBe(403);
    expect((await demo.delete(`/profile/sessions/${own.id}`)).status).toBe(403);
    expect((await theirs.get('/auth/verify')).status).toBe(200);
  });

  it('keeps the demo’s people out of reach of real accounts', async () => {
    const project = await test.make.project();
    const owner = await test.as({ id: project.ownerId });
    const found = await owner.get(`/projects/${project.id}/memberships/users?search=lucia.ferreyra`);
    expect(found.body).toEqual([]);
    const [lucia] = await test.database.db
      .select()
      .from(users)
      .where(eq(users.email, 'lucia.ferreyra@cuadrilla.app'));
    const added = await owner.post(`/projects/${project.id}/memberships`, { memberId: lucia?.id });
    expect(added).toMatchObject({ status: 400, body: { error: [messages.userNotFound] } });
  });

  it('keeps account, people and projects as they are for the next visitor, and says why', async () => {
    const id = await projectNamed('Rediseño del sitio');
    const [visitor, other] = await membersOf(id);
    const project = `/projects/${id}`;
    const secret = 'otra-clave';
    const refused = [
      await demo.patch('/profile', { firstName: 'Otra' }),
      await demo.patch('/profile', { email: 'otra@ejemplo.com', currentPassword: 'demo1234' }),
      await demo.patch('/profile', { timeZone: 'Asia/Tokyo' }),
      await demo.patch('/profile', { country: 'ES', weekStart: 'sunday' }),
      await demo.post('/profile/password', {
        currentPassword: 'demo1234',
        password: secret,
        confirmPassword: secret,
      }),
      await demo.delete(`${project}/memberships/${visitor}`),
      await demo.delete(`${project}/memberships/${other}`),
      await demo.patch(`${project}/memberships/${other}`, { role: 'Propietario' }),
      await demo.delete(project),
      await demo.delete(`${project}/trash`),
    ];
    expect(refused.map(({ status, body }) => [status, body.error])).toEqual(
      refused.map(() => [403, [messages.demoIsFixed]]),
    );
    expect(await membersOf(id)).toEqual([visitor, other]);
  });
});

it('stays away from a database where somebody real has one of its names', async () => {
  await test.database.db.execute(sql`truncate projects, users restart identity cascade`);
  await test.make.user({ username: 'Demo' });
  await ensureDemo(test.database.db, test.files, sunday);
  expect(await countRows()).toMatchObject({ users: 1, projects: 0 });
});

it('waits for another instance longer than a statement may take or a connection be silent', async () => {
  // Far above what one statement takes on a busy machine.
  const impatient = new Pool({ ...test.database.connection, ...endAfter(4_000), statement_timeout: 3_000 });
  onTestFinished(() => impatient.end());
  impatient.on('error', () => undefined);
  const outcome = await test.database.db.transaction(async (tx) => {
    await resetDemo(tx, test.files, sunday);
    const waiting = ensureDemo(drizzle(impatient, { schema }), test.files, sunday).then(
      () => 'waited',
      () => 'gave up',
    );
    await tx.execute(sql`select pg_sleep(5)`);
    return { waiting };
  });
  expect(await outcome.waiting).toBe('waited');
});

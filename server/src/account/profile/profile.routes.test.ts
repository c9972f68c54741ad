import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { fingerprint } from '../../testing/fingerprint.ts';
import { quickHash } from '../../testing/quick-hash.ts';
import { clientOf, useTestApp } from '../../testing/test-app.ts';
import { changeProfile } from './profile.commands.ts';
import { followPlace } from '../../notices/alarms/follow-place.ts';

const test = useTestApp();

const password = 'secreta 1';
let passwordHash: string;
beforeAll(async () => {
  passwordHash = await quickHash(password);
});
afterEach(() => test.setClock(null));

async function newPerson(fields: object = {}) {
  const user = await test.make.user({ passwordHash, ...fields });
  return { user, client: await test.as(user) };
}

describe('my profile', () => {
  it('is who I am, where I am, and whether I am the demo', async () => {
    const { user, client } = await newPerson({ timeZone: 'America/Montevideo' });
    const answer = await client.get('/profile');
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      id: user.id,
      first_name: user.firstName,
      last_name: user.lastName,
      username: user.username,
      email: user.email,
      job_title: '',
      password_changed_at: null,
      picture: null,
      time_zone: 'America/Montevideo',
      country: null,
      region: null,
      first_steps_closed: false,
      week_start: 'monday',
      density: 'compact',
      always_peek: false,
      demo: false,
      administrator: false,
    });
  });

  it('changes in what is sent, and stays in the rest', async () => {
    const { user, client } = await newPerson();
    const changed = await client.patch('/profile', {
      firstName: ' Luz ',
      jobTitle: ' Jefa de obra ',
      timeZone: 'Europe/Madrid',
    });
    expect(changed).toMatchObject({
      status: 200,
      body: {
        first_name: 'Luz',
        job_title: 'Jefa de obra',
        last_name: user.lastName,
        email: user.email,
        time_zone: 'Europe/Madrid',
      },
    });
    const renamed = await client.patch('/profile', {
      currentPassword: password,
      username: `luz${user.id}`,
      email: `LUZ${user.id}@Ejemplo.com`,
      weekStart: 'sunday',
      density: 'roomy',
      alwaysPeek: true,
    });
    expect(renamed.body).toMatchObject({
      week_start: 'sunday',
      density: 'roomy',
      always_peek: true,
      first_name: 'Luz',
      job_title: 'Jefa de obra',
      username: `luz${user.id}`,
      email: `luz${user.id}@ejemplo.com`,
      time_zone: 'Europe/Madrid',
    });
    expect((await client.get('/profile')).body).toEqual(renamed.body);
    expect((await client.patch('/profile', {})).body).toEqual(renamed.body);
  });

  it('keeps both of two changes that are saved at once', async () => {
    const { user, client } = await newPerson();
    const asRead = { ...user, sessionId: 0, lastSeenAt: new Date(), lacksTwoSteps: false };
    const now = new Date();
    await changeProfile(test.database.db, asRead, { firstName: 'Luz' }, now, { followPlace });
    await changeProfile(test.database.db, asRead, { timeZone: 'Europe/Madrid' }, now, { followPlace });
    expect((await client.get('/profile')).body).toMatchObject({
      first_name: 'Luz',
      time_zone: 'Europe/Madrid',
    });
  });

  it('tells every project of a new name, and of nothing else', async () => {
    const { user, client } = await newPerson();
    const [own, shared, trashed] = await Promise.all(
      Array.from({ length: 3 }, () => test.make.project({ owner: user })),
    );
    if (!own || !shared || !trashed) throw new Error('no projects');
    await client.delete(`/projects/${trashed.id}`);
    const before = (await client.get('/projects')).body;
    const eventsOf = async (project: { id: number }) =>
      (await client.get(`/projects/${project.id}/events?since=1`)).body;

    const name = { firstName: 'Luz', lastName: user.lastName };
    await client.patch('/profile', { ...name, email: `luz${user.id}@ejemplo.com` });
    await client.patch('/profile', { ...name, timeZone: 'Europe/Madrid' });
    const renamed = {
      seq: 2,
      type: 'member.renamed',
      actor: { id: user.id, name: `Luz ${user.lastName}` },
      payload: { userId: user.id, name: `Luz ${user.lastName}` },
    };
    expect(await eventsOf(own)).toMatchObject([renamed]);
    expect(await eventsOf(shared)).toMatchObject([renamed]);
    expect((await client.get('/projects')).body).toEqual(before);
    await client.post(`/projects/${trashed.id}/restore`);
    expect((await eventsOf(trashed)).map(({ type }: { type: string }) => type)).not.toContain(renamed.type);
    const activity = (await client.get('/profile/activity')).body;
    expect(activity.map(({ type }: { type: string }) => type)).not.toContain(renamed.type);
  });

  it('can be renamed while the same person writes in all of their projects', async () => {
    const { user, client } = await newPerson();
    const tasks = await Promise.all(
      Array.from({ length: 4 }, async () =>
        test.make.task({
          board: await test.make.board({ project: await test.make.project({ owner: user }) }),
        }),
      ),
    );
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => [
        client.patch('/profile', { firstName: `Luz ${index}`, username: `luz${user.id}.${index}` }),
        ...tasks.map(({ path }) => client.patch(path, { title: `n.º ${index}` })),
      ]).flat(),
    );
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    for (const { project } of tasks) {
      const events = (await client.get(`/projects/${project.id}/events`)).body;
      const seqs = events.map(({ seq }: { seq: number }) => seq);
      expect(seqs).toEqual(Array.from(seqs, (_, index) => index + 1));
    }
  });

  it('cannot take the email or the username of somebody else, but can keep its own', async () => {
    const other = await test.make.user({ username: 'Tomada' });
    const { user, client } = await newPerson();
    const taken = await client.patch('/profile', {
      email: other.email.toUpperCase(),
      username: 'tOMADA',
      currentPassword: password,
    });
    expect(taken).toMatchObject({
      status: 409,
      body: { error: ['El email ya está registrado', 'El usuario ya está en uso'], code: 'conflict' },
    });
    expect((await client.get('/profile')).body).toMatchObject({ email: user.email, username: user.username });
    const own = await client.patch('/profile', { email: user.email, username: user.username.toUpperCase() });
    expect(own).toMatchObject({ status: 200, body: { username: user.username.toUpperCase() } });
  });

  it('tells all that is wrong with a change, in order, and changes nothing', async () => {
    const { client } = await newPerson();
    const before = await fingerprint(test.database.db);
    const wrong = { timeZone: 'Marte', email: 'x', username: 'x y', lastName: '', firstName: ' ' };
    expect(await client.patch('/profile', wrong)).toMatchObject({
      status: 400,
      body: {
        error: [
          'El nombre es requerido',
          'El apellido es requerido',
          'El usuario solo admite letras, números, punto, guion y guion bajo',
          'El email no es válido',
          'La zona horaria no es válida',
        ],
      },
    });
    expect(await fingerprint(test.database.db)).toEqual(before);
  });
});

const instants = (date: Date) => ({ createdAt: date.toISOString(), lastSeenAt: date.toISOString() });

describe('my sessions', () => {
  it('are listed with the one in use marked, the last used first, without those that ended', async () => {
    const start = new Date('2026-03-01T12:00:00Z');
    const at = (days: number): Date => new Date(start.getTime() + days * 24 * 60 * 60 * 1_000);
    const user = await test.make.user({ passwordHash });
    test.setClock(at(-40));
    await test.make.session(user);
    test.setClock(at(-2));
    await test.make.session(user);
    test.setClock(at(0));
    const headers = { 'user-agent': 'Navegador/1.0' };
    const login = await test.anonymous.request(
      'POST',
      '/auth/login',
      { email: user.email, password },
      { headers },
    );
    const token = /token=([^;]+)/.exec(String(login.headers['set-cookie']))?.[1];
    const { status, body } = await clientOf(test.app, token).get('/profile/sessions');
    expect(status).toBe(200);
    expect(body).toEqual([
      {
        id: expect.any(Number),
        userAgent: 'Navegador/1.0',
        address: '127.0.0.1',
        ...instants(at(0)),
        current: true,
      },
      { id: expect.any(Number), userAgent: 'test', address: '', ...instants(at(-2)), current: false },
    ]);
    expect(JSON.stringify(body)).not.toContain(token);
  });

  it('are nobody else’s to see', async () => {
    await newPerson();
    const { client } = await newPerson();
    expect((await client.get('/profile/sessions')).body).toHaveLength(1);
  });

  it('end one by one', async () => {
    const { user, client } = await newPerson();
    const other = await test.as(user);
    const { body } = await client.get('/profile/sessions');
    const otherId = body.find(({ current }: { current: boolean }) => !current).id;
    expect(await client.delete(`/profile/sessions/${otherId}`)).toMatchObject({ status: 204, body: '' });
    expect((await other.get('/auth/verify')).status).toBe(401);
    expect(await client.delete(`/profile/sessions/${otherId}`)).toMatchObject({
      status: 404,
      body: { error: ['Sesión no encontrada'] },
    });
  });

  it('end all at once, but for the one in use and those of other people', async () => {
    const { user, client } = await newPerson();
    const others = [await test.as(user), await test.as(user), (await newPerson()).client];
    expect((await client.delete('/profile/sessions')).status).toBe(204);
    const answers = await Promise.all([client, ...others].map((each) => each.get('/auth/verify')));
    expect(answers.map(({ status }) => status)).toEqual([200, 401, 401, 200]);
  });
});

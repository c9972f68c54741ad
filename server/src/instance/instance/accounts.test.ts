import { sessionEnded } from '@cuadrilla/contract/views/live';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { users } from '../../platform/database/schema/schema.ts';
import { readSettings } from '../../platform/settings.ts';
import { connectLive } from '../../testing/live-client.ts';
import { quickHash } from '../../testing/quick-hash.ts';
import { type Client, useTestApp } from '../../testing/test-app.ts';
import { appointAdministrator } from '../../account/auth/administrators.ts';

const test = useTestApp();
const password = 'secreta 1';
let passwordHash: string;
let admin: { id: number; email: string };
let client: Client;
beforeAll(async () => {
  passwordHash = await quickHash(password);
});
/** One administrator, who is the only one. */
beforeEach(async () => {
  await test.database.db.update(users).set({ administrator: false });
  admin = await test.make.user({ administrator: true });
  client = await test.as(admin);
});

const login = (email: string) => test.anonymous.post('/auth/login', { email, password });
const change = (id: number, wish: object) => client.patch(`/instance/accounts/${id}`, wish);
const administrators = async (): Promise<number[]> => {
  const rows = await test.database.db.select().from(users).where(eq(users.administrator, true));
  return rows.map(({ id }) => id);
};

describe('the accounts of the instance', () => {
  it('are found by name, username or email, accents aside, page by page and without the demo’s people', async () => {
    const made = await Promise.all(
      ['uno', 'dos', 'tres'].map((username) =>
        test.make.user({
          firstName: 'Íñigo',
          lastName: 'Buscado',
          username,
          email: `${username}@pagina.example`,
        }),
      ),
    );
    await test.make.user({ firstName: 'Íñigo', lastName: 'Buscado', demo: true });
    const newest = made.map(({ id }) => id).toSorted((one, other) => other - one);
    const first = await client.get('/instance/accounts?search=inigo%20buscado&limit=2');
    expect(first.body.map(({ id }: { id: number }) => id)).toEqual(newest.slice(0, 2));
    expect(first.headers['x-total-count']).toBe('3');
    const next = /<\/api([^>]+)>/.exec(String(first.headers['link']))?.[1] ?? '';
    const second = await client.get(next);
    expect(second.body.map(({ id }: { id: number }) => id)).toEqual(newest.slice(2));
    expect(second.headers['link']).toBeUndefined();
    expect((await client.get('/instance/accounts?search=DOS@pagina')).body).toMatchObject([
      { username: 'dos' },
    ]);
    expect((await client.get('/instance/accounts?search=tres')).body).toHaveLength(1);
    expect((await client.get('/instance/accounts?cursor=nada')).status).toBe(400);
  });

  it('show who administers, who is disabled and who has been here', async () => {
    const user = await test.make.user({ disabledAt: new Date() });
    expect((await client.get('/instance/accounts?state=administrators')).body).toMatchObject([
      { id: admin.id, administrator: true, disabled: false, sessions: 1, lastSeenAt: expect.any(String) },
    ]);
    expect((await client.get('/instance/accounts?state=disabled')).body).toMatchObject([
      { id: user.id, administrator: false, disabled: true, sessions: 0, lastSeenAt: null },
    ]);
  });
});

describe('a disabled account', () => {
  it('loses its sessions, its line and its feeds at once, is told so at sign-in, and gets back in when enabled', async () => {
    const user = await test.make.user({ passwordHash });
    const theirs = await test.as(user);
    const feed = (await theirs.post('/feeds', {})).body.path as string;
    const tab = await connectLive(test, user);
    expect((await test.app.inject(feed)).statusCode).toBe(200);
    expect(await change(user.id, { disabled: true })).toMatchObject({
      status: 200,
      body: { disabled: true, sessions: 0 },
    });
    expect(await tab.closed).toBe(sessionEnded);
    expect((await theirs.get('/auth/verify')).status).toBe(401);
    expect((await test.app.inject(feed)).statusCode).toBe(404);
    const told = 'Tu cuenta está suspendida: habla con quien administra esta instancia';
    expect(await login(user.email)).toMatchObject({ status: 401, body: { error: [told] } });
    // Only to whoever knows the password.
    expect(
      await test.anonymous.post('/auth/login', { email: user.email, password: 'otra cosa' }),
    ).toMatchObject({
      status: 401,
      body: { error: ['Credenciales inválidas'] },
    });
    expect((await change(user.id, { disabled: false })).body.disabled).toBe(false);
    expect((await login(user.email)).status).toBe(200);
    expect((await test.app.inject(feed)).statusCode).toBe(200);
  });

  it('is not found by others, and gets no link for a new password', async () => {
    const user = await test.make.user({ disabledAt: new Date(), email: 'ausente@ejemplo.com' });
    const project = await test.make.project({ owner: admin });
    const candidates = `/projects/${project.id}/memberships/users?search=ausente`;
    expect((await client.get(candidates)).body).toEqual([]);
    expect((await client.post(`/instance/accounts/${user.id}/password-reset`)).status).toBe(409);
    await change(user.id, { disabled: false });
    expect((await client.get(candidates)).body).toMatchObject([{ id: user.id }]);
  });
});

describe('whoever administers the instance', () => {
  it('makes others administrators, who are so at once and hear of it', async () => {
    const user = await test.make.user();
    const theirs = await test.as(user);
    const tab = await connectLive(test, user);
    await tab.attend();
    expect((await theirs.get('/instance/health')).status).toBe(403);
    expect((await change(user.id, { administrator: true })).body.administrator).toBe(true);
    expect((await theirs.get('/profile')).body.administrator).toBe(true);
    expect((await theirs.get('/instance/health')).status).toBe(200);
    await tab.until(() => expect(tab.mine()).toContain('profile.updated'));
    await tab.close();
  });

  it('is never nobody: the last one stays, whatever is asked and however many ask at once', async () => {
    const last = {
      status: 409,
      body: { error: ['La instancia necesita al menos una persona que la administre'] },
    };
    expect(await change(admin.id, { administrator: false })).toMatchObject(last);
    expect(await change(admin.id, { disabled: true })).toMatchObject({
      status: 409,
      body: { error: ['No puedes suspender tu propia cuenta'] },
    });
    const other = await test.make.user({ administrator: true });
    const theirs = await test.as(other);
    const answers = await Promise.all([
      change(other.id, { administrator: false }),
      theirs.patch(`/instance/accounts/${admin.id}`, { administrator: false }),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await administrators()).toHaveLength(1);
  });

  it('ends sessions, and hands over a link for a new password where no mail goes out', async () => {
    const user = await test.make.user({ passwordHash });
    const theirs = await test.as(user);
    expect((await client.delete(`/instance/accounts/${user.id}/sessions`)).status).toBe(204);
    expect((await theirs.get('/auth/verify')).status).toBe(401);
    const { body } = await client.post(`/instance/accounts/${user.id}/password-reset`);
    const token = /^\/reset-password#(.+)$/.exec(body.path)?.[1];
    const chosen = 'una nueva 7';
    const set = { token, password: chosen, confirmPassword: chosen };
    expect((await test.anonymous.put('/auth/password-reset', set)).status).toBe(204);
    expect((await test.anonymous.post('/auth/login', { email: user.email, password: chosen })).status).toBe(
      200,
    );
  });

  it('says what changes, of an account that there is', async () => {
    const demo = await test.make.user({ demo: true });
    expect((await change(demo.id, { disabled: true })).status).toBe(404);
    expect((await change(2_000_000_000, { disabled: true })).status).toBe(404);
    expect(await change(admin.id, {})).toMatchObject({
      status: 400,
      body: { error: ['Falta indicar qué cambia'] },
    });
    expect((await change(admin.id, { administrator: 'sí' })).status).toBe(400);
  });
});

describe('at the start', () => {
  it('the first real account is appointed where nobody is, and ADMIN_EMAIL in any case', async () => {
    const { db } = test.database;
    await db.update(users).set({ administrator: false });
    const demo = await test.make.user({ demo: true });
    await appointAdministrator(db, readSettings({}));
    const [first] = await administrators();
    expect(first).toBeLessThan(demo.id);
    const named = await test.make.user();
    await appointAdministrator(db, readSettings({}));
    expect(await administrators()).toEqual([first]);
    await appointAdministrator(db, readSettings({ ADMIN_EMAIL: named.email.toUpperCase() }));
    expect(new Set(await administrators())).toEqual(new Set([first, named.id]));
    await appointAdministrator(db, readSettings({ ADMIN_EMAIL: demo.email }));
    expect(await administrators()).toHaveLength(2);
  });
});

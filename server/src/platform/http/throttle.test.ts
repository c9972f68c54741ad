import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { attempts } from '../database/schema/schema.ts';
import { attempt, count, newAddress, tooMany } from '../../testing/attempts.ts';
import { quickHash } from '../../testing/quick-hash.ts';
import { type Client, useTestApp } from '../../testing/test-app.ts';
import { purgeAttempts } from './attempts.ts';

const test = useTestApp({ RATE_LIMIT: 'on' });

const password = 'secreta1';
let passwordHash: string;
beforeAll(async () => {
  passwordHash = await quickHash(password);
});

const start = new Date('2026-03-01T12:00:00Z');
beforeEach(() => test.setClock(start));

const post = (path: string, body: unknown, remoteAddress = newAddress()) =>
  test.anonymous.request('POST', path, body, { remoteAddress });
const newUser = () => test.make.user({ passwordHash });

const person = (name: string) => ({
  firstName: 'Eva',
  lastName: 'Ruiz',
  username: name,
  email: `${name}@ejemplo.com`,
  password,
  confirmPassword: password,
});

describe('registering', () => {
  it('has to wait after thirty attempts from one address, though one may still sign in', async () => {
    const address = newAddress();
    const { username, email } = await newUser();
    const statuses = await attempt(31, (index) =>
      post('/auth/register', { ...person(`otra${index}`), username }, address),
    );
    expect([count(statuses, 409), count(statuses, 429)]).toEqual([30, 1]);
    expect(await post('/auth/register', person('nueva'), address)).toMatchObject(tooMany);
    expect((await post('/auth/login', { email, password }, address)).status).toBe(200);
    test.setClock(new Date(start.getTime() + 60_000));
    expect((await post('/auth/register', person('nueva'), address)).status).toBe(201);
  });

  it('has to wait after ten attempts for one email', async () => {
    const { email } = await test.make.user();
    const statuses = await attempt(12, (index) =>
      post('/auth/register', { ...person(`mas${index}`), email }),
    );
    expect([count(statuses, 409), count(statuses, 429)]).toEqual([10, 2]);
  });
});

describe('changing the password', () => {
  it('has to wait after ten wrong ones, in that session alone', async () => {
    const user = await newUser();
    const [thief, owner] = [await test.as(user), await test.as(user)];
    const body = { currentPassword: 'mala', password: 'secreta2', confirmPassword: 'secreta2' };
    const statuses = await attempt(11, () => thief.post('/profile/password', body));
    expect([count(statuses, 400), count(statuses, 429)]).toEqual([10, 1]);
    const right = { ...body, currentPassword: password };
    expect(await thief.post('/profile/password', right)).toMatchObject(tooMany);
    expect((await owner.post('/profile/password', right)).status).toBe(204);
  });
});

describe('pictures of documents', () => {
  it('have to wait after a hundred by one person, not those of others', async () => {
    const { path, project } = await test.make.document();
    const [owner, editor] = [{ id: project.ownerId }, await test.make.member({ project })];
    const picture = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
    const headers = { 'content-type': 'image/png' };
    const send = (client: Client) => client.request('POST', `${path}/files`, picture, { headers });
    const client = await test.as(owner);
    const statuses = await attempt(101, () => send(client));
    expect([count(statuses, 201), count(statuses, 429)]).toEqual([100, 1]);
    expect((await send(await test.as(editor))).status).toBe(201);
  });
});

describe('behind a trusted proxy', () => {
  const proxied = useTestApp({ RATE_LIMIT: 'on', TRUST_PROXY: 'on' });
  beforeAll(() => proxied.setClock(start));
  const from = (forwarded: string) => (index: number) =>
    proxied.anonymous.request(
      'POST',
      '/auth/login',
      { email: `nadie${index}@ejemplo.com`, password },
      { headers: { 'x-forwarded-for': forwarded.replace('N', String(index + 1)) } },
    );

  it('every person has an address of their own', async () => {
    expect(count(await attempt(32, from('10.1.1.N')), 401)).toBe(32);
  });

  it('nobody gets new ones by writing them before the one that the proxy saw', async () => {
    const statuses = await attempt(32, from('10.2.2.N, 10.3.3.3'));
    expect([count(statuses, 401), count(statuses, 429)]).toEqual([30, 2]);
  });
});

describe('everything else', () => {
  it('is not counted', async () => {
    const client = await test.as(await test.make.user());
    expect(count(await attempt(60, () => client.get('/profile')), 200)).toBe(60);
  });

  it('and what was, is forgotten at night', async () => {
    await post('/auth/login', { email: 'nadie@ejemplo.com', password });
    const purge = (seconds: number) =>
      test.database.db.transaction((tx) => purgeAttempts(tx, new Date(start.getTime() + seconds * 1_000)));
    await purge(3_600);
    expect(await test.database.db.$count(attempts)).toBeGreaterThan(0);
    await purge(24 * 3_600);
    expect(await test.database.db.$count(attempts)).toBe(0);
  });
});

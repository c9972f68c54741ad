import { hash } from '@node-rs/argon2';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { useTestApp } from '../testing/test-app.ts';

const test = useTestApp({ RATE_LIMIT: 'on' });

const password = 'secreta1';
const tooMany = {
  status: 429,
  body: { error: ['Demasiados intentos. Prueba de nuevo en un momento.'], code: 'rate_limited' },
};

let passwordHash: string;
beforeAll(async () => {
  passwordHash = await hash(password);
});
afterEach(() => {
  vi.useRealTimers();
});

let lastAddress = 0;
function newAddress(): string {
  lastAddress += 1;
  return `10.0.${Math.floor(lastAddress / 250)}.${(lastAddress % 250) + 1}`;
}

const post = (path: string, body: unknown, remoteAddress = newAddress()) =>
  test.anonymous.request('POST', path, body, { remoteAddress });

/** So many attempts at once, and how each was answered. */
async function attempt(
  times: number,
  once: (index: number) => Promise<{ status: number }>,
): Promise<number[]> {
  const answers = await Promise.all(Array.from({ length: times }, (_, index) => once(index)));
  return answers.map(({ status }) => status);
}
const count = (statuses: number[], status: number): number =>
  statuses.filter((each) => each === status).length;

describe('signing in', () => {
  it('is refused with 429 after ten attempts on one account, from wherever, and in any spelling', async () => {
    const { email } = await test.make.user({ passwordHash });
    const wrong = await attempt(12, (index) =>
      post('/auth/login', { email: index % 2 ? email : email.toUpperCase(), password: 'mala' }),
    );
    expect([count(wrong, 401), count(wrong, 429)]).toEqual([10, 2]);
    expect(await post('/auth/login', { email, password })).toMatchObject(tooMany);
  });

  it('tells nobody by this whether an account exists', async () => {
    const statuses = await attempt(12, () => post('/auth/login', { email: 'nadie@ejemplo.com', password }));
    expect([count(statuses, 401), count(statuses, 429)]).toEqual([10, 2]);
  });

  it('is refused with 429 after thirty attempts from one address, on whatever accounts', async () => {
    const address = newAddress();
    const statuses = await attempt(32, (index) =>
      post('/auth/login', { email: `nadie${index}@ejemplo.com`, password }, address),
    );
    expect([count(statuses, 401), count(statuses, 429)]).toEqual([30, 2]);
    const { email } = await test.make.user({ passwordHash });
    expect(await post('/auth/login', { email, password }, address)).toMatchObject(tooMany);
    expect((await post('/auth/login', { email, password })).status).toBe(200);
  });

  it('works again after a minute', async () => {
    const { email } = await test.make.user({ passwordHash });
    await attempt(11, () => post('/auth/login', { email, password: 'mala' }));
    expect(await post('/auth/login', { email, password })).toMatchObject(tooMany);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
    expect((await post('/auth/login', { email, password })).status).toBe(200);
  });

  it('to the demo account cannot be locked by anybody', async () => {
    const email = 'demo@cuadrilla.app';
    await test.make.user({ email, username: 'demo', passwordHash, demo: true });
    const wrong = await attempt(25, () => post('/auth/login', { email, password: 'mala' }));
    expect(count(wrong, 401)).toBe(25);
    expect((await post('/auth/login', { email, password })).status).toBe(200);
  });
});

const person = (name: string) => ({
  firstName: 'Eva',
  lastName: 'Ruiz',
  username: name,
  email: `${name}@ejemplo.com`,
  password,
  confirmPassword: password,
});

describe('registering', () => {
  it('is refused with 429 after thirty attempts from one address, though one may still sign in', async () => {
    const address = newAddress();
    const { username, email } = await test.make.user({ passwordHash });
    const statuses = await attempt(31, (index) =>
      post('/auth/register', { ...person(`otra${index}`), username }, address),
    );
    expect([count(statuses, 409), count(statuses, 429)]).toEqual([30, 1]);
    expect(await post('/auth/register', person('nueva'), address)).toMatchObject(tooMany);
    expect((await post('/auth/login', { email, password }, address)).status).toBe(200);
  });

  it('is refused with 429 after ten attempts for one email', async () => {
    const { email } = await test.make.user();
    const statuses = await attempt(12, (index) =>
      post('/auth/register', { ...person(`mas${index}`), email }),
    );
    expect([count(statuses, 409), count(statuses, 429)]).toEqual([10, 2]);
  });
});

describe('changing the password', () => {
  it('is refused with 429 after ten attempts', async () => {
    const client = await test.as(await test.make.user({ passwordHash }));
    const body = { currentPassword: 'mala', password, confirmPassword: password };
    const statuses = await attempt(11, () => client.post('/profile/password', body));
    expect([count(statuses, 400), count(statuses, 429)]).toEqual([10, 1]);
    expect(await client.post('/profile/password', { ...body, currentPassword: password })).toMatchObject(
      tooMany,
    );
  });
});

describe('behind a trusted proxy', () => {
  const proxied = useTestApp({ RATE_LIMIT: 'on', TRUST_PROXY: 'on' });
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
});

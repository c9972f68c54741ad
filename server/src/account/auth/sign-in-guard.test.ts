import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { attempt, count, newAddress, tooMany } from '../../testing/attempts.ts';
import { quickHash } from '../../testing/quick-hash.ts';
import { type Answer, startTestApp, type TestApp, useTestApp } from '../../testing/test-app.ts';

const test = useTestApp({ RATE_LIMIT: 'on' });
/** Another instance on the same database. */
let second: TestApp;

const password = 'secreta1';
let passwordHash: string;
beforeAll(async () => {
  second = await startTestApp({ RATE_LIMIT: 'on' }, test.database);
  passwordHash = await quickHash(password);
});
afterAll(() => second.stop());

const start = new Date('2026-03-01T12:00:00Z');
/** Time stands still, but for these. */
function after(seconds: number): void {
  const now = new Date(start.getTime() + seconds * 1_000);
  test.setClock(now);
  second.setClock(now);
}
beforeEach(() => after(0));

interface Browser {
  address?: string;
  device?: string | undefined;
  app?: TestApp;
}
const login = (email: string, secret: string, { address = newAddress(), device, app = test }: Browser = {}) =>
  app.anonymous.request(
    'POST',
    '/auth/login',
    { email, password: secret },
    {
      remoteAddress: address,
      ...(device === undefined ? {} : { cookies: { device } }),
    },
  );
const newUser = () => test.make.user({ passwordHash });

const deviceOf = ({ headers }: Answer): string | undefined =>
  [headers['set-cookie'] ?? []]
    .flat()
    .map(String)
    .join('\n')
    .match(/device=([^;]+)/)?.[1];

describe('signing in', () => {
  it('has to wait after five wrong tries at one account from one address, in any spelling, at once or not', async () => {
    const { email } = await newUser();
    const address = newAddress();
    const wrong = await attempt(8, (index) =>
      login(index % 2 ? email : email.toUpperCase(), 'mala', { address }),
    );
    expect([count(wrong, 401), count(wrong, 429)]).toEqual([5, 3]);
    expect(await login(email, password, { address })).toMatchObject({
      ...tooMany,
      headers: { 'retry-after': '1' },
    });
    after(1);
    expect((await login(email, password, { address })).status).toBe(200);
  });

  it('is open to everybody else meanwhile: a stranger locks nobody out', async () => {
    const { email } = await newUser();
    const address = newAddress();
    await attempt(20, () => login(email, 'mala', { address }));
    expect((await login(email, password)).status).toBe(200);
  });

  it('has to wait twice as long after each further wrong try, and starts afresh after a quiet hour', async () => {
    const { email } = await newUser();
    const address = newAddress();
    await attempt(5, () => login(email, 'mala', { address }));
    const waits: number[] = [];
    let now = 0;
    for (let turn = 0; turn < 12; turn += 1) {
      const { headers } = await login(email, 'mala', { address });
      waits.push(Number(headers['retry-after']));
      after((now += waits.at(-1) ?? 0));
      expect((await login(email, 'mala', { address })).status).toBe(401);
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 512, 512]);
    after((now += 3_600));
    const afresh = await attempt(6, () => login(email, 'mala', { address }));
    expect([count(afresh, 401), count(afresh, 429)]).toEqual([5, 1]);
  });

  it('counts on all instances together', async () => {
    const { email } = await newUser();
    const address = newAddress();
    const wrong = await attempt(12, (index) =>
      login(email, 'mala', { address, app: index % 2 ? test : second }),
    );
    expect([count(wrong, 401), count(wrong, 429)]).toEqual([5, 7]);
  });

  it('tells nobody by this whether an account exists', async () => {
    const address = newAddress();
    const statuses = await attempt(7, () => login('nadie@ejemplo.com', password, { address }));
    expect([count(statuses, 401), count(statuses, 429)]).toEqual([5, 2]);
  });

  it('has to wait after thirty wrong tries from one address, on whatever accounts', async () => {
    const address = newAddress();
    const statuses = await attempt(32, (index) => login(`nadie${index}@ejemplo.com`, password, { address }));
    expect([count(statuses, 401), count(statuses, 429)]).toEqual([30, 2]);
    const { email } = await newUser();
    expect(await login(email, password, { address })).toMatchObject(tooMany);
    expect((await login(email, password)).status).toBe(200);
  });

  it('does not count those that were right', async () => {
    const address = newAddress();
    const { email } = await newUser();
    for (let turn = 0; turn < 12; turn += 1)
      expect((await login(email, password, { address })).status).toBe(200);
  });

  it('takes all of a network of IPv6 for one address', async () => {
    const { email } = await newUser();
    const statuses = await attempt(7, (index) =>
      login(email, 'mala', { address: `2001:db8:1:2::${index + 1}` }),
    );
    expect([count(statuses, 401), count(statuses, 429)]).toEqual([5, 2]);
  });

  it('leaves an account that is tried from everywhere one free try from each address', async () => {
    const { email } = await newUser();
    await attempt(50, () => login(email, 'mala'));
    const address = newAddress();
    const statuses = await attempt(3, () => login(email, 'mala', { address }));
    expect([count(statuses, 401), count(statuses, 429)]).toEqual([1, 2]);
    expect((await login(email, password)).status).toBe(200);
  });

  it('to the demo account cannot be locked by anybody', async () => {
    const email = 'demo@cuadrilla.app';
    await test.make.user({ email, username: 'demo', passwordHash, demo: true });
    const wrong = await attempt(60, () => login(email, 'mala'));
    expect(count(wrong, 401)).toBe(60);
    expect((await login(email, password)).status).toBe(200);
  });
});

describe('a browser that somebody has signed in with before', () => {
  it('gets in whatever others try, even from its own address, and is slowed down only by itself', async () => {
    const { email } = await newUser();
    const address = newAddress();
    const device = deviceOf(await login(email, password, { address }));
    await attempt(10, () => login(email, 'mala', { address }));
    expect(await login(email, password, { address })).toMatchObject(tooMany);
    expect((await login(email, password, { address, device, app: second })).status).toBe(200);
    const own = await attempt(12, () => login(email, 'mala', { device }));
    expect([count(own, 401), count(own, 429)]).toEqual([10, 2]);
  });

  it('is known to each of those who share it, and to nobody else', async () => {
    const [ana, eva, mallory] = [await newUser(), await newUser(), await newUser()];
    const first = deviceOf(await login(ana.email, password));
    const device = deviceOf(await login(eva.email, password, { device: first }));
    const address = newAddress();
    for (const { email } of [ana, eva, mallory]) await attempt(6, () => login(email, 'mala', { address }));
    const enter = async (email: string, cookie = device) =>
      (await login(email, password, { address, device: cookie })).status;
    expect([await enter(ana.email), await enter(eva.email)]).toEqual([200, 200]);
    expect(await enter(mallory.email)).toBe(429);
    const forged = `${device?.slice(0, 22)}.${'A'.repeat(43)}`;
    expect([await enter(ana.email, forged), await enter(ana.email, 'nonsense')]).toEqual([429, 429]);
  });
});

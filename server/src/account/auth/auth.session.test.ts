import { createHash } from 'node:crypto';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { sessions } from '../../platform/database/schema/schema.ts';
import { cookiesOf, tokenOf } from '../../testing/cookies.ts';
import { quickHash } from '../../testing/quick-hash.ts';
import { clientOf, useTestApp } from '../../testing/test-app.ts';

const test = useTestApp();

const password = 'secreta 1';
let passwordHash: string;
beforeAll(async () => {
  passwordHash = await quickHash(password);
});
afterEach(() => test.setClock(null));

const lasting = ['Max-Age=2592000', 'Path=/', 'SameSite=Lax'];
const notSignedIn = { status: 401, body: { error: ['La sesión no está iniciada'], code: 'unauthenticated' } };

const login = async (options: object = {}) => {
  const { email } = await test.make.user({ passwordHash });
  return test.anonymous.request('POST', '/auth/login', { email, password }, options);
};

describe('the cookies of a session', () => {
  it('are the token, which scripts cannot read, and a companion without a secret, which they can', async () => {
    expect(cookiesOf(await login())).toEqual({
      token: { value: expect.stringMatching(/^[\w-]{43}$/), attributes: ['HttpOnly', ...lasting] },
      session: { value: '1', attributes: lasting },
      device: {
        value: expect.stringMatching(/^[\w-]{22}\.[\w-]{43}$/),
        attributes: ['HttpOnly', 'Max-Age=31536000', 'Path=/api/auth', 'SameSite=Lax'],
      },
    });
  });

  it('hold 256 random bits, of which only the SHA-256 is stored', async () => {
    const [first, second] = [tokenOf(await login()), tokenOf(await login())];
    expect(first).not.toBe(second);
    expect(Buffer.from(first, 'base64url')).toHaveLength(32);
    const rows = await test.database.db.select().from(sessions);
    expect(JSON.stringify(rows)).not.toContain(first);
    expect(rows.map(({ tokenHash }) => tokenHash)).toContain(
      createHash('sha256').update(first).digest('base64url'),
    );
  });

  it('are not Secure just because somebody says https, when no proxy is trusted', async () => {
    const answer = await login({ headers: { 'x-forwarded-proto': 'https' } });
    expect(cookiesOf(answer)['token']?.attributes).not.toContain('Secure');
  });

  describe('behind a trusted proxy', () => {
    const proxied = useTestApp({ TRUST_PROXY: 'on' });

    it('are Secure when the person came over https, and only then', async () => {
      const { email } = await proxied.make.user({ passwordHash });
      const secure = async (protocol: string) => {
        const headers = { 'x-forwarded-proto': protocol };
        const answer = await proxied.anonymous.request(
          'POST',
          '/auth/login',
          { email, password },
          { headers },
        );
        return Object.values(cookiesOf(answer)).map(({ attributes }) => attributes.includes('Secure'));
      };
      expect(await secure('https')).toEqual([true, true, true]);
      expect(await secure('http')).toEqual([false, false, false]);
    });
  });

  describe('with a public address', () => {
    const open = useTestApp({ PUBLIC_URL: 'https://cuadrilla.example' });

    it('are Secure when that is https, whatever the request looked like', async () => {
      const answer = await open.anonymous.post('/auth/register', {
        firstName: 'Eva',
        lastName: 'Ruiz',
        username: 'eva.ruiz',
        email: 'eva@ejemplo.com',
        password,
        confirmPassword: password,
      });
      expect(Object.values(cookiesOf(answer)).map(({ attributes }) => attributes.includes('Secure'))).toEqual(
        [true, true, true],
      );
    });
  });
});

describe('signing out', () => {
  it('answers 204, clears both cookies and ends the session on the server', async () => {
    const user = await test.make.user();
    const client = await test.as(user);
    const other = await test.as(user);
    const answer = await client.post('/auth/logout');
    expect(answer).toMatchObject({ status: 204, body: '' });
    const { token, session } = cookiesOf(answer);
    for (const cookie of [token, session]) {
      expect(cookie?.value).toBe('');
      expect(cookie?.attributes).toEqual(
        expect.arrayContaining(['Expires=Thu, 01 Jan 1970 00:00:00 GMT', 'Path=/', 'SameSite=Lax']),
      );
    }
    expect(answer.headers['clear-site-data']).toBe('"cache"');
    expect(await client.get('/auth/verify')).toMatchObject(notSignedIn);
    expect((await other.get('/auth/verify')).status).toBe(200);
  });

  it('answers 204 also to whoever is not signed in', async () => {
    expect((await test.anonymous.post('/auth/logout')).status).toBe(204);
    expect((await clientOf(test.app, 'no token of ours').post('/auth/logout')).status).toBe(204);
  });
});

describe('a session', () => {
  const start = new Date('2026-03-01T12:00:00Z');
  const later = (hours: number): void => test.setClock(new Date(start.getTime() + hours * 60 * 60 * 1_000));

  it('is needed to be told who one is', async () => {
    expect(await test.anonymous.get('/auth/verify')).toMatchObject(notSignedIn);
    expect(await clientOf(test.app, 'no token of ours').get('/auth/verify')).toMatchObject(notSignedIn);
  });

  it('ends 30 days after it was last used', async () => {
    test.setClock(start);
    const client = await test.as(await test.make.user());
    later(30 * 24 - 1);
    expect((await client.get('/auth/verify')).status).toBe(200);
    later(60 * 24 - 2);
    expect((await client.get('/auth/verify')).status).toBe(200);
    later(90 * 24 - 2);
    expect(await client.get('/auth/verify')).toMatchObject(notSignedIn);
  });

  it('ends after 180 days, however much it is used', async () => {
    test.setClock(start);
    const client = await test.as(await test.make.user());
    for (let day = 20; day < 180; day += 20) {
      later(day * 24);
      expect((await client.get('/auth/verify')).status).toBe(200);
    }
    later(180 * 24 - 1);
    expect((await client.get('/auth/verify')).status).toBe(200);
    later(180 * 24);
    expect(await client.get('/auth/verify')).toMatchObject(notSignedIn);
  });

  it('renews its cookies when it is used, at most once an hour', async () => {
    test.setClock(start);
    const token = await test.make.session(await test.make.user());
    const client = clientOf(test.app, token);
    const renewed = async () => cookiesOf(await client.get('/projects'));
    later(0.9);
    expect(await renewed()).toEqual({});
    later(1.1);
    expect(await renewed()).toEqual({
      token: { value: token, attributes: ['HttpOnly', ...lasting] },
      session: { value: '1', attributes: lasting },
    });
    expect(await renewed()).toEqual({});
  });
});

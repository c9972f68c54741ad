import { createHash } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { sessions, users } from '../../database/schema/schema.ts';
import { type Answer, clientOf, useTestApp } from '../../testing/test-app.ts';

const test = useTestApp();

const password = 'secreta 1';
let passwordHash: string;
beforeAll(async () => {
  passwordHash = await hash(password);
});
afterEach(() => test.setClock(null));

let serial = 0;
function newPerson(fields: Record<string, unknown> = {}) {
  serial += 1;
  const name = `eva${serial}`;
  const names = { firstName: 'Eva', lastName: 'Ruiz', username: name, email: `${name}@ejemplo.com` };
  return { ...names, password, confirmPassword: password, ...fields };
}

/** The cookies that an answer sets: their value and their attributes. */
function cookiesOf({ headers }: Answer): Record<string, { value: string; attributes: string[] }> {
  const lines = [headers['set-cookie'] ?? []].flat().map(String);
  return Object.fromEntries(
    lines.map((line) => {
      const [pair = '', ...attributes] = line.split('; ');
      const [name = '', value = ''] = pair.split('=');
      return [name, { value, attributes: attributes.toSorted() }];
    }),
  );
}
const tokenOf = (answer: Answer): string => cookiesOf(answer)['token']?.value ?? '';
const lasting = ['Max-Age=2592000', 'Path=/', 'SameSite=Lax'];
const badCredentials = { status: 401, body: { error: ['Credenciales inválidas'], code: 'unauthenticated' } };
const notSignedIn = { status: 401, body: { error: ['La sesión no está iniciada'], code: 'unauthenticated' } };

/** What the profile of a new account says of its time zone. */
async function zoneOf(timeZone?: string): Promise<string> {
  const answer = await test.anonymous.post('/auth/register', newPerson({ timeZone }));
  return (await clientOf(test.app, tokenOf(answer)).get('/profile')).body.time_zone;
}

describe('registering', () => {
  it('answers the person, bare, and opens a session', async () => {
    const person = newPerson({ firstName: ' Eva ', email: 'Eva.Ruiz@Ejemplo.com' });
    const answer = await test.anonymous.post('/auth/register', person);
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      id: expect.any(Number),
      first_name: 'Eva',
      last_name: 'Ruiz',
      username: person.username,
      email: 'eva.ruiz@ejemplo.com',
    });
    const verified = await clientOf(test.app, tokenOf(answer)).get('/auth/verify');
    expect(verified).toMatchObject({ status: 200, body: answer.body });
  });

  it('keeps the password only as an argon2id hash', async () => {
    const { body } = await test.anonymous.post('/auth/register', newPerson());
    const [row] = await test.database.db.select().from(users).where(eq(users.id, body.id));
    expect(row?.passwordHash).toMatch(/^\$argon2id\$/);
    expect(JSON.stringify(row)).not.toContain(password);
  });

  it('keeps the time zone, which is UTC when it is unknown', async () => {
    expect(await zoneOf('America/Montevideo')).toBe('America/Montevideo');
    expect(await zoneOf()).toBe('UTC');
  });

  it('is refused with 409 for an email or a username that is taken, whatever its case', async () => {
    const taken = newPerson({ username: 'Ñoño.Pérez' });
    await test.anonymous.post('/auth/register', taken);
    const register = async (fields: object) => {
      const { status, body } = await test.anonymous.post('/auth/register', newPerson({ ...fields }));
      return { status, ...body };
    };
    const email = taken.email.toUpperCase();
    const username = 'ñOÑO.pÉREZ';
    const emailTaken = 'El email ya está registrado';
    const usernameTaken = 'El usuario ya está en uso';
    expect(await register({ email })).toEqual({ status: 409, error: [emailTaken], code: 'conflict' });
    expect(await register({ username })).toEqual({ status: 409, error: [usernameTaken], code: 'conflict' });
    expect(await register({ email, username })).toEqual({
      status: 409,
      error: [emailTaken, usernameTaken],
      code: 'conflict',
    });
  });

  it.each(['email', 'username'] as const)(
    'gives one %s to only one of two who ask at once',
    async (field) => {
      const [first, second] = [newPerson(), newPerson()];
      second[field] = first[field];
      const answers = await Promise.all(
        [first, second].map((person) => test.anonymous.post('/auth/register', person)),
      );
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]));
      const refused = answers.find(({ status }) => status === 409);
      expect(refused?.body.error).toEqual([
        field === 'email' ? 'El email ya está registrado' : 'El usuario ya está en uso',
      ]);
      expect(cookiesOf(refused as Answer)).toEqual({});
    },
  );
});

describe('signing in', () => {
  it('answers the person, bare, with the email in any case', async () => {
    const user = await test.make.user({ passwordHash });
    const email = ` ${user.email.toUpperCase()} `;
    const answer = await test.anonymous.post('/auth/login', { email, password });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      id: user.id,
      first_name: user.firstName,
      last_name: user.lastName,
      username: user.username,
      email: user.email,
    });
  });

  it('says the same of a wrong password and of an unknown email, and opens no session', async () => {
    const { id, email } = await test.make.user({ passwordHash });
    const wrong = [
      { email, password: `${password} ` },
      { email, password: password.toUpperCase() },
      { email: 'nadie@ejemplo.com', password },
    ];
    const answers = await Promise.all(wrong.map((body) => test.anonymous.post('/auth/login', body)));
    for (const answer of answers) expect(answer).toMatchObject(badCredentials);
    expect(answers.map(cookiesOf)).toEqual([{}, {}, {}]);
    expect(await test.database.db.select().from(sessions).where(eq(sessions.userId, id))).toEqual([]);
  });

  it('leaves the other sessions of the person open', async () => {
    const user = await test.make.user({ passwordHash });
    const other = await test.as(user);
    const answer = await test.anonymous.post('/auth/login', { email: user.email, password });
    expect((await clientOf(test.app, tokenOf(answer)).get('/auth/verify')).status).toBe(200);
    expect((await other.get('/auth/verify')).status).toBe(200);
  });
});

const login = async (options: object = {}) => {
  const { email } = await test.make.user({ passwordHash });
  return test.anonymous.request('POST', '/auth/login', { email, password }, options);
};

describe('the cookies of a session', () => {
  it('are the token, which scripts cannot read, and a companion without a secret, which they can', async () => {
    expect(cookiesOf(await login())).toEqual({
      token: { value: expect.stringMatching(/^[\w-]{43}$/), attributes: ['HttpOnly', ...lasting] },
      session: { value: '1', attributes: lasting },
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
      expect(await secure('https')).toEqual([true, true]);
      expect(await secure('http')).toEqual([false, false]);
    });
  });

  describe('with a public address', () => {
    const open = useTestApp({ PUBLIC_URL: 'https://cuadrilla.example' });

    it('are Secure when that is https, whatever the request looked like', async () => {
      const answer = await open.anonymous.post('/auth/register', newPerson());
      expect(Object.values(cookiesOf(answer)).map(({ attributes }) => attributes.includes('Secure'))).toEqual(
        [true, true],
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

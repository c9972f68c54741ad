import { messages } from '@cuadrilla/contract/kernel/errors';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  emailLinks,
  instanceSettings,
  passkeys,
  recoveryCodes,
  twoFactors,
  users,
} from '../../platform/database/schema/schema.ts';
import { hashToken } from '../../platform/http/session.ts';
import { oidcClient, startOidcServer } from '../../testing/oidc-server.ts';
import { quickHash } from '../../testing/quick-hash.ts';
import { clientOf, type TestApp, useTestApp } from '../../testing/test-app.ts';
import { identityOf } from './provider.ts';

const origin = 'https://tareas.example';
const server = await startOidcServer(origin);
const variables = {
  PUBLIC_URL: origin,
  OIDC_ISSUER: server.issuer,
  OIDC_CLIENT_ID: oidcClient.clientId,
  OIDC_CLIENT_SECRET: oidcClient.clientSecret,
};
const test = useTestApp(variables);
const only = useTestApp({ ...variables, OIDC_ONLY: 'on' });
afterAll(() => server.stop());

const password = 'secreta 1';
let passwordHash: string;
beforeAll(async () => {
  passwordHash = await quickHash(password);
});

const cookiesOf = (headers: { 'set-cookie'?: string | string[] | undefined }) =>
  Object.fromEntries(
    [headers['set-cookie'] ?? []].flat().map((each) => {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(each) ?? [];
      return [name, decodeURIComponent(value)];
    }),
  );

/** Leaves for the provider. */
async function leave(redirect = '', app: TestApp = test) {
  const { statusCode, headers } = await app.app.inject(
    `/api/auth/oidc?redirect=${encodeURIComponent(redirect)}`,
  );
  return { statusCode, location: String(headers.location), cookies: cookiesOf(headers) };
}

/** Comes back with what the provider gave along. */
async function comeBack(url: URL, cookies: Record<string, string>, app: TestApp = test) {
  const { headers } = await app.app.inject({ url: `${url.pathname}${url.search}`, cookies });
  return { location: headers.location, token: cookiesOf(headers)['token'] };
}

async function signIn(login: string, redirect = '', app: TestApp = test) {
  const { location, cookies } = await leave(redirect, app);
  return comeBack(await server.visit(location, login), cookies, app);
}

const whoIs = async (token: string | undefined) => (await clientOf(test.app, token).get('/auth/verify')).body;

describe('signing in with the organisation’s provider', () => {
  it('makes an account by the verified email, and finds it again by who they are there', async () => {
    const claims = {
      email: 'Nora@Senderos.example',
      email_verified: true,
      given_name: 'Nora',
      family_name: 'Vidal',
    };
    server.people.set('nora', { ...claims, preferred_username: 'nora' });
    const { location, token } = await signIn('nora', '/projects?view=trash');
    expect(location).toBe('/projects?view=trash');
    const made = await whoIs(token);
    expect(made).toMatchObject({
      first_name: 'Nora',
      last_name: 'Vidal',
      username: 'nora',
      email: 'nora@senderos.example',
    });
    // Another address there is no other person here.
    server.people.set('nora', { ...claims, email: 'nora.v@senderos.example' });
    expect(await whoIs((await signIn('nora')).token)).toEqual(made);
  });

  it('asks with PKCE, a state and a nonce, and goes back only to addresses of ours', async () => {
    const { location } = await leave();
    const asked = new URL(location).searchParams;
    expect(asked.get('code_challenge_method')).toBe('S256');
    for (const name of ['code_challenge', 'state', 'nonce'])
      expect(asked.get(name)?.length).toBeGreaterThan(20);
    server.people.set('ines', {
      email: 'ines@senderos.example',
      email_verified: true,
      name: 'Inés de la Cruz',
    });
    for (const foreign of ['//malo.example', 'https://malo.example', '/\\malo.example', '/\t/malo.example'])
      expect((await signIn('ines', foreign)).location).toBe('/dashboard');
  });

  it('links the account of that email, and leaves nothing to whoever opened it with an address of others', async () => {
    const user = await test.make.user({ email: 'olga@senderos.example', passwordHash });
    const before = await test.as(user);
    await test.make.passkey(user);
    const { db } = test.database;
    await db.insert(twoFactors).values({ userId: user.id, sealedKey: 'x', since: new Date() });
    await db.insert(recoveryCodes).values({ userId: user.id, codeHash: 'x' });
    server.people.set('olga', { email: user.email, email_verified: true, name: 'Olga' });
    const { token } = await signIn('olga');
    expect((await whoIs(token)).id).toBe(user.id);
    expect((await before.get('/auth/verify')).status).toBe(401);
    expect((await test.anonymous.post('/auth/login', { email: user.email, password })).status).toBe(401);
    const ways = [passkeys, twoFactors, recoveryCodes];
    const left = await Promise.all(ways.map((way) => db.$count(way, eq(way.userId, user.id))));
    expect(left).toEqual([0, 0, 0]);
  });

  it('is a second step of the account that is linked, told to whoever comes with its password alone', async () => {
    server.people.set('vera', { email: 'vera@senderos.example', email_verified: true });
    const linked = clientOf(test.app, (await signIn('vera')).token);
    const { id } = (await linked.get('/auth/verify')).body;
    const { db } = test.database;
    await db.update(users).set({ passwordHash }).where(eq(users.id, id));
    const asked = { name: 'two-steps', value: { required: true } };
    await db.insert(instanceSettings).values(asked);
    const client = await test.as({ id });
    const known = { password: true, passkey: false, provider: true };
    expect((await client.get('/profile/proof')).body).toEqual({
      ...known,
      linked: true,
      lacking: true,
      fresh: false,
    });
    expect((await client.post('/profile/two-factor', { currentPassword: password })).status).toBe(400);
    const { location, token } = await signIn('vera', '/projects');
    expect(location).toBe('/projects');
    const back = clientOf(test.app, token);
    expect((await back.get('/profile/proof')).body).toMatchObject({ linked: true, lacking: false });
    expect((await back.get('/projects')).status).toBe(200);
    const stranger = await test.as(await test.make.user());
    expect((await stranger.get('/profile/proof')).body).toMatchObject({ linked: false, lacking: true });
    await db.delete(instanceSettings);
  });

  it('leaves to whoever reads the address of before the way back, on which the one who took it stays outside', async () => {
    const user = await only.make.user({ email: 'sara@senderos.example' });
    const undo = { email: 'sara@before.example', tokenHash: hashToken('undo'), createdAt: new Date() };
    const expiresAt = new Date(Date.now() + 60_000);
    await only.database.db
      .insert(emailLinks)
      .values({ userId: user.id, purpose: 'undo', ...undo, expiresAt });
    server.people.set('sara', { email: user.email, email_verified: true });
    const { token } = await signIn('sara', '', only);
    const answer = await only.anonymous.post('/auth/email-change/undo', { token: 'undo' });
    expect(answer).toMatchObject({ status: 200, body: { token: null } });
    expect((await clientOf(only.app, token).get('/auth/verify')).status).toBe(401);
    const again = await signIn('sara', '', only);
    expect((await clientOf(only.app, again.token).get('/auth/verify')).body.id).not.toBe(user.id);
  });

  it('tells in words why somebody does not get in', async () => {
    server.people.set('pablo', { email: 'pablo@senderos.example', email_verified: false });
    expect(await signIn('pablo')).toEqual({ location: '/login?error=unverified', token: undefined });

    const user = await test.make.user({ email: 'quim@senderos.example', disabledAt: new Date() });
    server.people.set('quim', { email: user.email, email_verified: true });
    expect((await signIn('quim')).location).toBe('/login?error=disabled');

    await test.database.db
      .insert(instanceSettings)
      .values({ name: 'registration', value: { mode: 'closed', domains: [] } });
    server.people.set('rosa', { email: 'rosa@senderos.example', email_verified: true });
    expect((await signIn('rosa')).location).toBe('/login?error=closed');
    await test.database.db.delete(instanceSettings);

    const { cookies } = await leave();
    const denied = new URL(`${origin}/api/auth/oidc/callback?error=access_denied&state=x`);
    expect((await comeBack(denied, cookies)).location).toBe('/login?error=cancelled');
    const refused = await test.database.db
      .select()
      .from(users)
      .where(eq(users.email, 'pablo@senderos.example'));
    expect(refused).toEqual([]);
  });

  it('takes an answer only in the browser that asked, once, and as it was asked', async () => {
    server.people.set('sara', { email: 'sara@senderos.example', email_verified: true });
    const one = await leave();
    const back = await server.visit(one.location, 'sara');
    const other = await leave();
    expect((await comeBack(back, {})).location).toBe('/login?error=late');
    expect((await comeBack(back, { oidc: `${one.cookies['oidc']}x` })).location).toBe('/login?error=late');
    expect((await comeBack(back, other.cookies)).location).toBe('/login?error=failed');
    expect((await comeBack(back, one.cookies)).token).toBeDefined();
    // The provider gives nothing for a code that was used.
    expect((await comeBack(back, one.cookies)).location).toBe('/login?error=failed');
  });

  it('ends at the provider, too', async () => {
    const { headers } = await test.app.inject('/api/auth/oidc/logout');
    const url = new URL(String(headers.location));
    expect(url.origin).toBe(server.issuer);
    expect(url.searchParams.get('post_logout_redirect_uri')).toBe(`${origin}/login`);
  });

  it('does not begin by a link on another site, which leads to our own question', async () => {
    const { statusCode, headers } = await test.app.inject({
      url: '/api/auth/oidc?redirect=/home',
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect(statusCode).toBe(302);
    expect(headers).toMatchObject({ location: '/login?redirect=%2Fhome' });
    expect(headers['set-cookie']).toBeUndefined();
  });

  it('does not end by a link on another site', async () => {
    const person = await test.as(await test.make.user());
    const fromAfar = { headers: { 'sec-fetch-site': 'cross-site' } };
    const { headers } = await person.request('GET', '/auth/oidc/logout', undefined, fromAfar);
    expect(headers['location']).toBe('/');
    expect((await person.get('/auth/verify')).status).toBe(200);
  });
});

describe('an instance that only the provider lets into', () => {
  it('takes no password and no passkey, whatever it is for', async () => {
    const user = await only.make.user({ passwordHash, administrator: true });
    const client = await only.as(user);
    const names = { firstName: 'Eva', lastName: 'Ruiz', username: 'eva.ruiz', email: 'eva@ejemplo.com' };
    const chosen = { password: 'otra clave 2', confirmPassword: 'otra clave 2' };
    const answers = await Promise.all([
      only.anonymous.post('/auth/login', { email: user.email, password }),
      only.anonymous.post('/auth/register', { ...names, ...chosen }),
      only.anonymous.post('/auth/password-reset', { email: user.email }),
      only.anonymous.put('/auth/password-reset', { token: '1.1.1', ...chosen }),
      only.anonymous.post('/auth/passkey/options'),
      only.anonymous.post('/auth/passkey', { credential: { id: 'x' } }),
      client.post('/profile/passkeys/options', { currentPassword: password }),
      client.post('/profile/password', { currentPassword: password, ...chosen }),
      client.post(`/instance/accounts/${user.id}/password-reset`),
    ]);
    for (const answer of answers)
      expect(answer).toMatchObject({ status: 403, body: { error: [messages.onlyOidc] } });
    server.people.set('teo', { email: 'teo@senderos.example', email_verified: true });
    expect((await signIn('teo', '/home', only)).location).toBe('/home');
  });
});

describe('whom the provider names', () => {
  it.each([
    [{ name: 'Ana María Soler' }, 'Ana', 'María Soler', 'persona'],
    [{ email: 'leo@senderos.example' }, 'leo', '', 'leo'],
    [{}, 'Persona', '', 'persona'],
    [{ name: 5, given_name: 'Íñigo', preferred_username: 'iñigo' }, 'Íñigo', '', 'iñigo'],
  ])('is called something with %o', (claims, firstName, lastName, username) => {
    expect(identityOf({ sub: '1', ...claims })).toMatchObject({
      firstName,
      lastName,
      username,
      email: undefined,
    });
  });
});

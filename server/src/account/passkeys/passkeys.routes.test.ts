import { passkeyMessages } from '@cuadrilla/contract/account/passkeys';
import { desc, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { passkeys, securityEvents } from '../../platform/database/schema/schema.ts';
import { createAuthenticator } from '../../testing/authenticator.ts';
import { tokenOf } from '../../testing/cookies.ts';
import { quickHash } from '../../testing/quick-hash.ts';
import { type Client, clientOf, useTestApp } from '../../testing/test-app.ts';

const test = useTestApp();

const currentPassword = 'secreta 1';
let passwordHash: string;
beforeAll(async () => {
  passwordHash = await quickHash(currentPassword);
});

const path = '/profile/passkeys';
const minutes = (count: number) => new Date(Date.now() + count * 60_000);

const askNew = async (client: Client) => (await client.post(`${path}/options`, { currentPassword })).body;
const askSignIn = async () => (await test.anonymous.post('/auth/passkey/options')).body;
const add = (client: Client, credential: object) => client.post(path, { name: 'Teléfono', credential });
const signIn = (credential: object) => test.anonymous.post('/auth/passkey', { credential });

const remove = (client: Client, id: number) => client.request('DELETE', `${path}/${id}`, { currentPassword });

async function newPerson() {
  const user = await test.make.user({ passwordHash });
  return { user, client: await test.as(user) };
}

async function withPasskey() {
  const person = await newPerson();
  const authenticator = createAuthenticator();
  const added = await add(person.client, authenticator.create(await askNew(person.client)));
  expect(added.status).toBe(201);
  return { ...person, authenticator, passkeyId: added.body.id as number };
}

const refused = { status: 401, body: { error: [passkeyMessages.refused] } };

/** What comes of it: the answer, the session, and what is noted of whose passkey it is. */
async function outcome(userId: number, credential: object) {
  const { status, body, headers } = await signIn(credential);
  const [noted] = await test.database.db
    .select({ kind: securityEvents.kind })
    .from(securityEvents)
    .where(eq(securityEvents.userId, userId))
    .orderBy(desc(securityEvents.id));
  return { status, error: body.error, token: tokenOf({ status, body, headers }), noted: noted?.kind };
}
const refusal = { status: 401, error: [passkeyMessages.refused], token: '', noted: 'sign_in_failed' };

const counterOf = async (passkeyId: number) =>
  (await test.database.db.select().from(passkeys).where(eq(passkeys.id, passkeyId)))[0]?.counter;

describe('signing in with a passkey', () => {
  it('opens a session of whoever it is, who needs to say nothing else', async () => {
    const { user, authenticator, client } = await withPasskey();
    const answer = await signIn(authenticator.get(await askSignIn(), { counter: 1 }));
    expect(answer).toMatchObject({ status: 200, body: { id: user.id } });
    expect((await clientOf(test.app, tokenOf(answer)).get('/auth/verify')).body.id).toBe(user.id);
    expect((await client.get(path)).body[0].lastUsedAt).toEqual(expect.any(String));
  });

  it('is refused with an answer that was given before, also twice at once', async () => {
    const { user, authenticator } = await withPasskey();
    const answer = authenticator.get(await askSignIn());
    const statuses = (await Promise.all([signIn(answer), signIn(answer)])).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 401]);
    expect(await outcome(user.id, answer)).toEqual(refusal);
  });

  it('is refused where the challenge is not ours, is for something else, or is too old', async () => {
    const { user, client, authenticator } = await withPasskey();
    expect(await outcome(user.id, authenticator.get({ challenge: 'bWluZQ' }))).toEqual(refusal);
    expect(await outcome(user.id, authenticator.get(await askNew(client)))).toEqual(refusal);
    const asked = await askSignIn();
    test.setClock(minutes(6));
    const late = await outcome(user.id, authenticator.get(asked)).finally(() => test.setClock(null));
    expect(late).toEqual(refusal);
  });

  it.each([
    ['another origin', { origin: 'https://localhost.example' }],
    ['a page within ours at another port', { origin: 'http://localhost:8080' }],
    ['a passkey of another site', { rpId: 'localhost.example' }],
  ])('is refused with an answer of %s, whose challenge is spent', async (_, place) => {
    const { user, authenticator } = await withPasskey();
    const asked = await askSignIn();
    expect(await outcome(user.id, authenticator.get(asked, place))).toEqual(refusal);
    expect(await outcome(user.id, authenticator.get(asked))).toEqual(refusal);
  });

  it('is refused with a credential of somebody else, however it is named', async () => {
    const { user, authenticator } = await withPasskey();
    const other = await withPasskey();
    const { id, rawId } = authenticator.get(await askSignIn());
    expect(await outcome(user.id, { ...other.authenticator.get(await askSignIn()), id, rawId })).toEqual(
      refusal,
    );
    expect(await signIn(createAuthenticator().get(await askSignIn()))).toMatchObject(refused);
  });

  it('is refused where the counter goes back or stands still: it may be a copy', async () => {
    const { user, authenticator, passkeyId } = await withPasskey();
    const get = async (counter: number) => authenticator.get(await askSignIn(), { counter });
    expect((await signIn(await get(7))).status).toBe(200);
    for (const counter of [7, 3, 0]) expect(await outcome(user.id, await get(counter))).toEqual(refusal);
    expect(await counterOf(passkeyId)).toBe(7);
    expect((await signIn(await get(8))).status).toBe(200);
  });

  it('is refused once it is removed; the password still lets in', async () => {
    const { user, client, authenticator, passkeyId } = await withPasskey();
    expect((await remove(client, passkeyId)).status).toBe(204);
    expect(await signIn(authenticator.get(await askSignIn()))).toMatchObject(refused);
    expect((await client.get(path)).body).toEqual([]);
    const login = await test.anonymous.post('/auth/login', { email: user.email, password: currentPassword });
    expect(login.status).toBe(200);
  });
});

describe('who it is', () => {
  it('is asked before a passkey is removed', async () => {
    const { client, passkeyId } = await withPasskey();
    const without = await client.request('DELETE', `${path}/${passkeyId}`, {});
    expect(without).toMatchObject({ status: 400, body: { error: ['La contraseña actual es obligatoria'] } });
    const wrong = await client.request('DELETE', `${path}/${passkeyId}`, { currentPassword: 'otra' });
    expect(wrong.status).toBe(400);
    expect((await client.get(path)).body).toHaveLength(1);
  });

  it('is shown by a passkey of theirs, within the session, for ten minutes', async () => {
    const { client, authenticator, passkeyId } = await withPasskey();
    const other = await withPasskey();
    const read = async () => (await client.get('/profile/proof')).body;
    expect(await read()).toMatchObject({ fresh: false, password: true, passkey: true, provider: false });
    const give = (credential: object) => client.post('/profile/proof', { credential });
    const ask = async (who = client) => (await who.post('/profile/proof/options')).body;
    expect((await ask()).allowCredentials).toHaveLength(1);
    const unproven = {
      status: 400,
      body: { error: ['La llave de acceso no sirve para confirmar que eres tú'] },
    };
    expect(await give(other.authenticator.get(await ask(other.client)))).toMatchObject(unproven);
    expect(await give(authenticator.get(await askSignIn()))).toMatchObject(unproven);
    expect(await read()).toMatchObject({ fresh: false });
    expect((await give(authenticator.get(await ask()))).status).toBe(204);
    expect(await read()).toMatchObject({ fresh: true });
    test.setClock(minutes(11));
    const late = await client
      .request('DELETE', `${path}/${passkeyId}`, {})
      .finally(() => test.setClock(null));
    expect(late.status).toBe(400);
    expect((await client.request('DELETE', `${path}/${passkeyId}`, {})).status).toBe(204);
  });
});

describe('a new passkey', () => {
  const invalid = { status: 400, body: { error: [passkeyMessages.invalid] } };

  it('needs the password, and an answer made here, for this, in time', async () => {
    const { client } = await newPerson();
    expect((await client.post(`${path}/options`, { currentPassword: 'otra' })).status).toBe(400);
    const foreign = createAuthenticator().create(await askNew(client), { origin: 'https://x.example' });
    expect(await add(client, foreign)).toMatchObject(invalid);
    const signingIn = await askSignIn();
    expect(await add(client, createAuthenticator().create(signingIn))).toMatchObject(invalid);
    const asked = await askNew(client);
    test.setClock(minutes(6));
    const late = await add(client, createAuthenticator().create(asked)).finally(() => test.setClock(null));
    expect(late).toMatchObject(invalid);
    expect((await client.get(path)).body).toEqual([]);
  });

  it('is kept once, by who asked for it', async () => {
    const { client } = await newPerson();
    const other = await newPerson();
    const device = createAuthenticator();
    const made = device.create(await askNew(client));
    expect(await add(other.client, made)).toMatchObject(invalid);
    expect((await add(client, made)).status).toBe(201);
    expect(await add(client, made)).toMatchObject(invalid);
    const stolen = await add(other.client, device.create(await askNew(other.client)));
    expect(stolen.status).toBe(409);
    expect((await other.client.get(path)).body).toEqual([]);
  });
});

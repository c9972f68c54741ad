import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { codeAt, stepAt } from '../../account/two-factor/totp.ts';
import { createAuthenticator } from '../../testing/authenticator.ts';
import { quickHash } from '../../testing/quick-hash.ts';
import { type Client, useTestApp } from '../../testing/test-app.ts';

const test = useTestApp();
const currentPassword = 'secreta 1';
let passwordHash: string;
beforeAll(async () => {
  passwordHash = await quickHash(currentPassword);
});

/** As whoever administers the instance, who has two steps themselves. */
async function decide(required: boolean): Promise<void> {
  const administrator = await test.as(await test.make.user({ administrator: true }), 'passkey');
  expect(await administrator.put('/instance/two-steps', { required })).toMatchObject({
    status: 200,
    body: { required },
  });
  expect((await administrator.get('/instance/two-steps')).body).toEqual({ required });
}
afterEach(() => decide(false));

const missing = {
  status: 403,
  body: { code: 'two_steps', error: ['Antes hay que activar la verificación en dos pasos'] },
};

const keyOf = (text: string): Buffer => {
  const bits = Array.from(text, (sign) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(sign).toString(2).padStart(5, '0'),
  );
  const bytes = bits.join('').match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
};

async function turnOnCodes(client: Client): Promise<void> {
  const begun = await client.post('/profile/two-factor', { currentPassword });
  expect(begun.status).toBe(201);
  const code = codeAt(keyOf(begun.body.key), stepAt(new Date()));
  expect((await client.put('/profile/two-factor', { code })).status).toBe(200);
}

describe('where two steps are asked of everybody', () => {
  it('whoever has none sees to that and to nothing else, and then goes on', async () => {
    const user = await test.make.user({ passwordHash });
    const project = await test.make.project({ owner: user });
    const client = await test.as(user);
    await decide(true);
    for (const path of ['/projects', `/projects/${project.id}`, '/profile', '/pages/start', '/live'])
      expect(await client.get(path)).toMatchObject(missing);
    expect(await client.post('/profile/tokens', {})).toMatchObject(missing);
    expect(await client.post('/profile/password', {})).toMatchObject(missing);
    expect(await client.post('/profile/two-factor/off', { currentPassword })).toMatchObject(missing);
    expect((await client.get('/auth/verify')).body).toMatchObject({ id: user.id });
    await turnOnCodes(client);
    expect((await client.get(`/projects/${project.id}`)).status).toBe(200);
  });

  it('a passkey and the organisation’s provider count, and so does a passkey that is added', async () => {
    await decide(true);
    const user = await test.make.user({ passwordHash });
    for (const way of ['passkey', 'provider', 'code'] as const)
      expect((await (await test.as(user, way)).get('/projects')).status).toBe(200);
    const client = await test.as(user);
    expect(await client.get('/projects')).toMatchObject(missing);
    const asked = await client.post('/profile/passkeys/options', { currentPassword });
    const credential = createAuthenticator().create(asked.body);
    expect((await client.post('/profile/passkeys', { name: 'Llave', credential })).status).toBe(201);
    expect((await client.get('/projects')).status).toBe(200);
  });

  it('who knows the password alone adds no step of their own to an account that has a passkey', async () => {
    const user = await test.make.user({ passwordHash });
    const owner = await test.as(user);
    const authenticator = createAuthenticator();
    const asked = await owner.post('/profile/passkeys/options', { currentPassword });
    await owner.post('/profile/passkeys', { name: 'Llave', credential: authenticator.create(asked.body) });
    await decide(true);
    const client = await test.as(user);
    const otherWay = {
      status: 400,
      body: { error: ['Tu cuenta ya tiene un segundo paso: úsalo para seguir'] },
    };
    expect((await client.get('/profile/proof')).body).toMatchObject({ lacking: true, passkey: true });
    expect(await client.post('/profile/two-factor', { currentPassword })).toMatchObject(otherWay);
    expect(await client.post('/profile/passkeys/options', { currentPassword })).toMatchObject(otherWay);
    const proof = authenticator.get((await client.post('/profile/proof/options')).body, { counter: 1 });
    expect((await client.post('/profile/proof', { credential: proof })).status).toBe(204);
    expect((await client.get('/profile/proof')).body).toMatchObject({ lacking: false, linked: false });
    expect((await client.get('/projects')).status).toBe(200);
  });

  it('nobody turns it on who would be shut out by it, until they have shown a step of their own', async () => {
    const client = await test.as(await test.make.user({ passwordHash, administrator: true }));
    const turnOn = () => client.put('/instance/two-steps', { required: true });
    expect(await turnOn()).toMatchObject({
      status: 409,
      body: { code: 'conflict', error: [expect.stringMatching(/^Antes usa tu propio segundo paso/)] },
    });
    expect((await client.get('/instance/two-steps')).body).toEqual({ required: false });
    expect((await client.put('/instance/two-steps', { required: false })).status).toBe(200);
    await turnOnCodes(client);
    expect((await turnOn()).status).toBe(200);
    expect((await client.get('/projects')).status).toBe(200);
  });

  it('the demo goes on as before', async () => {
    const demo = await test.make.user({ passwordHash, demo: true });
    await decide(true);
    expect((await (await test.as(demo)).get('/projects')).status).toBe(200);
  });
});

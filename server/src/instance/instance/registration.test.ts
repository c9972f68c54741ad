import { registrationMessages } from '@cuadrilla/contract/instance/registration';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { instanceSettings, invitations } from '../../platform/database/schema/schema.ts';
import { type Client, type TestApp, useTestApp } from '../../testing/test-app.ts';

const test = useTestApp();
const closed = useTestApp({ REGISTRATION: 'closed' });
const named = useTestApp({ REGISTRATION: 'invited', ADMIN_EMAIL: 'jefa@ejemplo.com' });

let admin: Client;
beforeAll(async () => {
  admin = await test.as(await test.make.user({ administrator: true }));
});

let serial = 0;
function register(email = '', invitation?: string, app: TestApp = test) {
  serial += 1;
  const address = email || `nueva${serial}@ejemplo.com`;
  const password = 'una clave 9';
  const names = { firstName: 'Nueva', lastName: 'Persona', username: `nueva${serial}` };
  return app.anonymous.post('/auth/register', {
    ...names,
    email: address,
    password,
    confirmPassword: password,
    invitation,
  });
}
const decide = (mode: string, domains: string[] = []) =>
  admin.put('/instance/registration', { mode, domains });
const refused = (why: string) => ({ status: 403, body: { error: [why] } });

async function invite(): Promise<string> {
  const owner = await test.make.user();
  const team = await test.make.team({ owner });
  const { body } = await (await test.as(owner)).post(`${team.path}/invitations`, {});
  return /token=(.+)$/.exec(body[0].path)?.[1] ?? '';
}

describe('who may open an account', () => {
  it('is everybody unless it was decided otherwise, which anybody may know', async () => {
    await test.database.db.delete(instanceSettings).where(eq(instanceSettings.name, 'registration'));
    expect((await test.anonymous.get('/instance/registration')).body).toEqual({
      mode: 'open',
      domains: [],
      sendsLinks: false,
    });
    expect((await register()).status).toBe(201);
  });

  it('is whoever has an invitation that still counts', async () => {
    await decide('invited');
    expect((await test.anonymous.get('/instance/registration')).body.mode).toBe('invited');
    const token = await invite();
    expect(await register()).toMatchObject(refused(registrationMessages.invited));
    expect(await register('', 'nada')).toMatchObject(refused(registrationMessages.invited));
    expect((await register('', token)).status).toBe(201);
    await test.database.db.update(invitations).set({ revokedAt: new Date() });
    expect(await register('', token)).toMatchObject(refused(registrationMessages.invited));
  });

  it('is whoever has an address of these domains, or an invitation', async () => {
    expect((await decide('domains', [' @Ejemplo.COM ', 'senderos.example'])).body).toEqual({
      mode: 'domains',
      domains: ['ejemplo.com', 'senderos.example'],
      sendsLinks: false,
    });
    expect((await register('dentro@ejemplo.com')).status).toBe(201);
    expect(await register('fuera@malejemplo.com')).toMatchObject(refused(registrationMessages.domains));
    expect(await register('fuera@ejemplo.com.malo.example')).toMatchObject(
      refused(registrationMessages.domains),
    );
    expect((await register('fuera@otro.example', await invite())).status).toBe(201);
  });

  it('is nobody, not even with an invitation', async () => {
    const token = await invite();
    await decide('closed');
    expect(await register('', token)).toMatchObject(refused(registrationMessages.closed));
  });

  it('is decided in whole or not at all', async () => {
    await decide('open');
    for (const [body, told] of [
      [{ mode: 'domains', domains: [] }, registrationMessages.noDomains],
      [{ mode: 'domains', domains: ['sin punto'] }, registrationMessages.badDomain],
      [{ mode: 'nadie', domains: [] }, registrationMessages.badMode],
    ] as const) {
      expect(await admin.put('/instance/registration', body)).toMatchObject({
        status: 400,
        body: { error: [told] },
      });
    }
    expect((await admin.get('/instance/registration')).body.mode).toBe('open');
  });

  it('is always whoever is to administer the instance: the first account', async () => {
    expect((await register('primera@ejemplo.com', undefined, closed)).status).toBe(201);
    expect(await register('segunda@ejemplo.com', undefined, closed)).toMatchObject(
      refused(registrationMessages.closed),
    );
  });

  it('or whom ADMIN_EMAIL names', async () => {
    expect(await register('otra@ejemplo.com', undefined, named)).toMatchObject(
      refused(registrationMessages.invited),
    );
    const { status, headers } = await register('jefa@ejemplo.com', undefined, named);
    expect(status).toBe(201);
    const token = /token=([^;]+)/.exec(String(headers['set-cookie']))?.[1] ?? '';
    const answer = await named.app.inject({ url: '/api/instance/health', cookies: { token } });
    expect(answer.statusCode).toBe(200);
  });
});

import type { Event } from '@cuadrilla/contract/log/events';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { accessTokens, securityEvents } from '../../platform/database/schema/schema.ts';
import { quickHash } from '../../testing/quick-hash.ts';
import { readLogs } from '../../testing/read-logs.ts';
import { clientOf, useTestApp } from '../../testing/test-app.ts';
import { notificationsReader } from '../../notices/notifications/notifications.reader.ts';

const test = useTestApp();

const form = { name: 'Informe', access: 'read', projectIds: null, days: 30 };
const refused = { status: 401, body: { error: ['La sesión no está iniciada'], code: 'unauthenticated' } };

const at = (seconds: number) => new Date(Date.parse('2026-11-16T12:00:00Z') + seconds * 1_000);

/** Who has just come with a passkey, and is asked for nothing more. */
async function newPerson() {
  const user = await test.make.user();
  return { user, client: await test.as(user, 'passkey') };
}

describe('an access token', () => {
  it('is told once, kept as a hash, and speaks for its owner', async () => {
    const { user, client } = await newPerson();
    const { status, body } = await client.post('/profile/tokens', form);
    expect(status).toBe(201);
    expect(body.token).toMatch(/^cua_[\w-]{43}$/);
    expect(body.hint).toBe(`${body.token.slice(0, 8)}…${body.token.slice(-4)}`);
    const { token, ...told } = body;
    expect((await client.get('/profile/tokens')).body).toEqual([told]);
    const rows = await test.database.db.select().from(accessTokens).where(eq(accessTokens.userId, user.id));
    expect(JSON.stringify(rows)).not.toContain(token);
    expect((await clientOf(test.app, token).get('/profile')).body).toMatchObject({ id: user.id });
  });

  it('is named by the history of what a program did with it, which tells its owner nothing new', async () => {
    const task = await test.make.task();
    const owner = { id: task.project.ownerId };
    const { id, token } = await test.make.accessToken(owner, { name: 'CI' });
    const program = clientOf(test.app, token);
    expect((await program.patch(task.path, { assignedTo: owner.id })).status).toBe(200);
    expect((await program.post(`${task.path}/comments`, { content: 'Listo' })).status).toBe(201);
    const { body: history } = await program.get(`${task.path}/activity`);
    const told = history.map(({ type, via }: Event) => [type, via]);
    expect(told).toContainEqual(['task.updated', { kind: 'token', id, name: 'CI' }]);
    expect(told).toContainEqual(['comment.created', { kind: 'token', id, name: 'CI' }]);
    expect(told).toContainEqual(['task.created', undefined]);
    await readLogs(test, notificationsReader);
    expect((await (await test.as(owner)).get('/notifications')).body).toEqual([]);
  });

  it('is named by the history of what a program did with teams', async () => {
    const project = await test.make.project();
    const owner = { id: project.ownerId };
    const person = await test.make.user();
    const team = await test.make.team({ owner, people: [person] });
    const { id, token } = await test.make.accessToken(owner, { name: 'CI' });
    const program = clientOf(test.app, token);
    const added = await program.post(`/projects/${project.id}/teams`, { teamId: team.id, role: 'Editor' });
    expect(added.status).toBe(201);
    expect((await program.delete(`${team.path}/people/${person.id}`)).status).toBe(204);
    const { body: history } = await program.get(`/projects/${project.id}/events`);
    const told = history.slice(-3).map(({ type, via }: Event) => [type, via]);
    const via = { kind: 'token', id, name: 'CI' };
    expect(told).toEqual(['team.added', 'member.added', 'member.removed'].map((type) => [type, via]));
  });

  it('says when it was last used, to the minute', async () => {
    const { user, client } = await newPerson();
    const { token } = await test.make.accessToken(user);
    const lastUse = async () => (await client.get('/profile/tokens')).body[0].lastUsedAt;
    expect(await lastUse()).toBeNull();
    try {
      for (const [seconds, noted] of [
        [0, 0],
        [59, 0],
        [60, 60],
      ] as const) {
        test.setClock(at(seconds));
        await clientOf(test.app, token).get('/projects');
        expect(await lastUse()).toBe(at(noted).toISOString());
      }
    } finally {
      test.setClock(null);
    }
  });

  it('ends with its day, and stays in the list', async () => {
    const { user, client } = await newPerson();
    const { token } = await test.make.accessToken(user, { days: 1 });
    expect((await clientOf(test.app, token).get('/projects')).status).toBe(200);
    test.setClock(new Date(Date.now() + 24 * 3_600_000 + 1_000));
    try {
      expect(await clientOf(test.app, token).get('/projects')).toMatchObject(refused);
      expect((await client.get('/profile/tokens')).body).toHaveLength(1);
    } finally {
      test.setClock(null);
    }
  });

  it('ends at once when it is revoked, by its owner and by nobody else', async () => {
    const { user, client } = await newPerson();
    const stranger = await newPerson();
    const { id, token } = await test.make.accessToken(user);
    expect((await stranger.client.delete(`/profile/tokens/${id}`)).status).toBe(404);
    expect((await clientOf(test.app, token).get('/projects')).status).toBe(200);
    expect((await client.delete(`/profile/tokens/${id}`)).status).toBe(204);
    expect(await clientOf(test.app, token).get('/projects')).toMatchObject(refused);
    const told = await test.database.db
      .select({ kind: securityEvents.kind })
      .from(securityEvents)
      .where(eq(securityEvents.userId, user.id));
    expect(told).toEqual([{ kind: 'token_revoked' }]);
  });

  it('counts before the cookie, which may go further', async () => {
    const { user } = await newPerson();
    const session = await test.make.session(user);
    const { token } = await test.make.accessToken(user, { access: 'read' });
    const { statusCode } = await test.app.inject({
      method: 'POST',
      url: '/api/projects',
      payload: { name: 'Obra', description: '' },
      cookies: { token: session },
      headers: { authorization: `Bearer ${token}` },
    });
    expect(statusCode).toBe(403);
  });

  it('is no session: the live socket and the account stay closed', async () => {
    const { user } = await newPerson();
    const { token } = await test.make.accessToken(user);
    const program = clientOf(test.app, token);
    expect((await program.get('/live')).status).toBe(401);
    expect((await program.post('/profile/tokens', form)).status).toBe(403);
    expect((await clientOf(test.app, `cua_${'x'.repeat(43)}`).get('/projects')).status).toBe(401);
  });

  it('of chosen projects lists these alone, also when one of them is gone', async () => {
    const { user, client } = await newPerson();
    const [mine, other] = [
      await test.make.project({ owner: user, name: 'Obra' }),
      await test.make.project({ owner: user }),
    ];
    const { token } = await test.make.accessToken(user, { projectIds: [mine.id] });
    const program = clientOf(test.app, token);
    expect((await program.get('/projects')).body).toMatchObject([{ id: mine.id }]);
    expect((await program.get(`/projects/${other.id}`)).status).toBe(404);
    expect((await client.get('/profile/tokens')).body).toMatchObject([
      { Projects: [{ id: mine.id, name: 'Obra' }] },
    ]);
    await client.delete(`/projects/${mine.id}`);
    expect((await program.get('/projects')).body).toEqual([]);
    expect((await client.get('/profile/tokens')).body).toMatchObject([{ Projects: [] }]);
  });

  it('is made only by who shows who they are: by the password, or without one a short time ago', async () => {
    const user = await test.make.user({ passwordHash: await quickHash('secreta 1') });
    const client = await test.as(user);
    const make = (wanted: object, who = client) => who.post('/profile/tokens', { ...form, ...wanted });
    expect(await make({})).toMatchObject({
      status: 400,
      body: { error: ['La contraseña actual es obligatoria'] },
    });
    expect(await make({ currentPassword: 'otra' })).toMatchObject({ status: 400 });
    expect((await client.get('/profile/tokens')).body).toEqual([]);
    expect((await make({ currentPassword: 'secreta 1' })).status).toBe(201);
    const byPasskey = await test.as(user, 'passkey');
    expect((await make({}, byPasskey)).status).toBe(201);
    test.setClock(new Date(Date.now() + 11 * 60_000));
    const late = await make({}, byPasskey).finally(() => test.setClock(null));
    expect(late.status).toBe(400);
  });

  it('is refused for projects that are not one’s own, and beyond fifty', async () => {
    const { user, client } = await newPerson();
    const foreign = await test.make.project();
    const answer = await client.post('/profile/tokens', { ...form, projectIds: [foreign.id] });
    expect(answer).toMatchObject({ status: 404, body: { error: ['Proyecto no encontrado'] } });
    await Promise.all(Array.from({ length: 50 }, () => test.make.accessToken(user)));
    const one = await client.post('/profile/tokens', form);
    expect(one).toMatchObject({ status: 409, body: { error: ['No caben más tokens: revoca alguno'] } });
  });

  it('says all that is wrong with what was asked for', async () => {
    const { client } = await newPerson();
    const wrong = { name: ' ', access: 'admin', projectIds: [], days: 0 };
    expect(await client.post('/profile/tokens', wrong)).toMatchObject({
      status: 400,
      body: {
        error: [
          'El nombre es obligatorio',
          'El alcance debe ser de lectura o de escritura',
          'Falta elegir algún proyecto',
          'El vencimiento debe estar entre 1 y 366 días',
        ],
      },
    });
  });
});

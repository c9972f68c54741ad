import { asc, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { securityEvents } from '../database/schema/schema.ts';
import { tokenOf } from '../../testing/cookies.ts';
import { soon } from '../../testing/soon.ts';
import { quickHash } from '../../testing/quick-hash.ts';
import { clientOf, useTestApp } from '../../testing/test-app.ts';
import { purgeSecurityEvents } from './security.commands.ts';

const test = useTestApp({ RATE_LIMIT: 'on', LOG_LEVEL: 'info' });

const password = 'secreta 1';
let passwordHash: string;
beforeAll(async () => {
  passwordHash = await quickHash(password);
});

const kept = (userId: number) =>
  test.database.db
    .select()
    .from(securityEvents)
    .where(eq(securityEvents.userId, userId))
    .orderBy(asc(securityEvents.id));
const kindsOf = async (userId: number) => (await kept(userId)).map(({ kind }) => kind);
const told = (userId: number): string[] =>
  test.lines
    .map((line) => JSON.parse(line))
    .filter((line) => line.msg === 'security' && line.userId === userId)
    .map(({ kind }) => kind);

describe('security events', () => {
  it('tell of signing in, right and wrong, with address and device and no secret', async () => {
    const { id, email } = await test.make.user({ passwordHash });
    const options = { remoteAddress: '203.0.113.9', headers: { 'user-agent': 'Navegador/1.0' } };
    const login = (secret: string) =>
      test.anonymous.request('POST', '/auth/login', { email, password: secret }, options);
    await login('equivocada');
    await login(password);
    const place = { userId: id, address: '203.0.113.9', device: 'Navegador/1.0' };
    expect(await kept(id)).toMatchObject([
      { kind: 'sign_in_failed', ...place },
      { kind: 'sign_in', ...place },
    ]);
    expect(told(id)).toEqual(['sign_in_failed', 'sign_in']);
    const everything = test.lines.join('') + JSON.stringify(await kept(id));
    expect(everything).not.toMatch(/equivocada|secreta 1/);
  });

  it('tell of a new account, another email, another password and sessions that were ended', async () => {
    const person = { firstName: 'Eva', lastName: 'Ruiz', username: 'eva.r', email: 'eva.r@ejemplo.com' };
    const answer = await test.anonymous.post('/auth/register', {
      ...person,
      password,
      confirmPassword: password,
    });
    const client = clientOf(test.app, tokenOf(answer));
    await client.patch('/profile', { email: 'eva.s@ejemplo.com', currentPassword: 'no es' });
    await client.patch('/profile', { email: 'eva.s@ejemplo.com', currentPassword: password });
    await client.delete('/profile/sessions');
    const next = 'otra clave';
    await client.post('/profile/password', {
      currentPassword: password,
      password: next,
      confirmPassword: next,
    });
    expect(await kindsOf(answer.body.id)).toEqual([
      'registered',
      'password_wrong',
      'email_changed',
      'sessions_ended',
      'password_changed',
    ]);
  });

  it('tell of a role that changed, and by whom', async () => {
    const project = await test.make.project();
    const member = await test.make.member({ project });
    const owner = await test.as({ id: project.ownerId });
    await owner.patch(`/projects/${project.id}/memberships/${member.id}`, { role: 'Lector' });
    const details = { projectId: project.id, by: project.ownerId, role: 'Lector' };
    expect(await kept(member.id)).toMatchObject([{ kind: 'role_changed', details }]);
  });

  it('tell of one session that was ended, and of what was taken out of the house', async () => {
    const project = await test.make.project();
    const owner = { id: project.ownerId };
    const client = await test.as(owner);
    await test.as(owner);
    const sessions = (await client.get('/profile/sessions')).body as { id: number; current: boolean }[];
    const other = sessions.find(({ current }) => !current)?.id ?? 0;
    expect((await client.delete(`/profile/sessions/${other}`)).status).toBe(204);
    const asked = await client.post('/profile/exports');
    await client.get(`/projects/${project.id}/export/tasks`);
    await client.get(`/projects/${project.id}/export`);
    await client.post('/reports/exports');
    expect(asked.status).toBe(201);
    expect(await kept(owner.id)).toMatchObject([
      { kind: 'session_ended', details: { sessionId: other } },
      { kind: 'data_exported', details: { step: 'asked' } },
      { kind: 'project_exported', details: { projectId: project.id, file: 'tasks' } },
      { kind: 'project_exported', details: { projectId: project.id, file: 'whole' } },
      { kind: 'report_exported' },
    ]);
  });

  it('tell of those who were refused, once a minute', async () => {
    // No minute ends meanwhile.
    test.setClock(new Date());
    onTestFinished(() => test.setClock(null));
    const project = await test.make.project();
    const reader = await test.make.member({ project, role: 'Lector' });
    const client = await test.as(reader);
    const rename = () => client.patch(`/projects/${project.id}`, { name: 'Mío' });
    expect((await rename()).status).toBe(403);
    await expect.poll(() => kindsOf(reader.id), soon).toEqual(['refused']);
    await rename();
    const details = { method: 'PATCH', route: '/api/projects/:projectId', status: 403 };
    expect(await kept(reader.id)).toMatchObject([{ kind: 'refused', details }]);
  });

  it('are kept for 180 days', async () => {
    const { id } = await test.make.user();
    const at = new Date('2026-03-01T12:00:00Z');
    const row = { userId: id, kind: 'sign_in', address: '203.0.113.9', device: '', details: {}, at };
    await test.database.db.insert(securityEvents).values(row);
    const purgeAfter = (days: number) =>
      test.database.db.transaction((tx) =>
        purgeSecurityEvents(tx, new Date(at.getTime() + days * 24 * 3_600_000)),
      );
    await purgeAfter(179);
    expect(await kept(id)).toHaveLength(1);
    await purgeAfter(181);
    expect(await kept(id)).toHaveLength(0);
  });
});

import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { invitations } from '../../platform/database/schema/schema.ts';
import { hashToken } from '../../platform/http/session.ts';
import { purgeInvitations } from './invitations.commands.ts';
import { type Client, useTestApp } from '../../testing/test-app.ts';

const test = useTestApp();
const day = 24 * 60 * 60 * 1_000;

async function teamToInviteTo() {
  const owner = await test.make.user({ firstName: 'Sofía', lastName: 'Benavídez' });
  const team = await test.make.team({ owner });
  const client = await test.as(owner);
  return { owner, team, client, path: `${team.path}/invitations` };
}

const tokenOf = ({ path }: { path: string }): string => path.replace('/invitation?token=', '');

/** One invitation, and the token of its link. */
async function invite(client: Client, path: string, email: string) {
  const { status, body } = await client.post(path, { emails: [email] });
  expect(status).toBe(201);
  return { id: body[0].id as number, token: tokenOf(body[0]) };
}

const look = async (token: string) => (await test.anonymous.get(`/invitation?token=${token}`)).body;
const purgeAfter = (days: number) =>
  test.database.db.transaction((tx) => purgeInvitations(tx, new Date(Date.now() + days * day)));
const over = { error: ['La invitación ya no está disponible'], code: 'conflict' };

describe('inviting to a team', () => {
  it('answers a link for each address, which it keeps to itself afterwards', async () => {
    const { client, path, owner } = await teamToInviteTo();
    const answer = await client.post(path, {
      emails: ['Eva@Ejemplo.com', 'eva@ejemplo.com', 'leo@ejemplo.com'],
    });
    expect(answer.body).toMatchObject([
      { email: 'eva@ejemplo.com', role: { name: 'Miembro' }, mailed: false },
      { email: 'leo@ejemplo.com', path: expect.stringMatching(/^\/invitation\?token=[\w-]{43}$/) },
    ]);
    const listed = (await client.get(path)).body;
    expect(listed).toEqual([
      {
        id: answer.body[0].id,
        email: 'eva@ejemplo.com',
        role: { name: 'Miembro' },
        sentAt: expect.any(String),
        expiresAt: expect.any(String),
        invitedBy: { id: owner.id, name: 'Sofía Benavídez' },
      },
      expect.objectContaining({ email: 'leo@ejemplo.com' }),
    ]);
    expect(Date.parse(listed[0].expiresAt) - Date.parse(listed[0].sentAt)).toBe(7 * day);
    const rows = await test.database.db.select().from(invitations).where(eq(invitations.id, listed[0].id));
    expect(rows[0]?.tokenHash).toBe(hashToken(tokenOf(answer.body[0])));
  });

  it('refuses what is no address, too many, and who is there already, and then invites nobody', async () => {
    const { client, path, owner } = await teamToInviteTo();
    const many = Array.from({ length: 21 }, (_, index) => `p${index}@ejemplo.com`);
    const answers = await Promise.all([
      client.post(path, { emails: ['eva@ejemplo.com', 'eva'] }),
      client.post(path, { emails: [] }),
      client.post(path, { emails: many }),
      client.post(path, { emails: ['eva@ejemplo.com'], role: 'Editor' }),
      client.post(path, { emails: ['eva@ejemplo.com', owner.email] }),
    ]);
    expect(answers.map(({ status, body }) => [status, body.error[0]])).toEqual([
      [400, 'El email no es válido'],
      [400, 'Falta al menos un correo'],
      [400, 'Se puede invitar a 20 personas a la vez'],
      [400, 'El rol no es válido'],
      [409, `${owner.email}: Ya forma parte del equipo`],
    ]);
    expect((await client.get(path)).body).toEqual([]);
  });

  it('is not for the demo, which anybody can use', async () => {
    const demo = await test.make.user({ demo: true });
    const team = await test.make.team({ owner: demo });
    const answer = await (
      await test.as(demo)
    ).post(`${team.path}/invitations`, { emails: ['eva@ejemplo.com'] });
    expect(answer.status).toBe(403);
    const { client, path } = await teamToInviteTo();
    const { token } = await invite(client, path, 'demo@ejemplo.com');
    expect((await (await test.as(demo)).post('/invitation', { token })).status).toBe(403);
    expect((await look(token)).state).toBe('open');
  });

  it('of other teams is neither seen nor touched', async () => {
    const { client, path } = await teamToInviteTo();
    const other = await teamToInviteTo();
    const { id, token } = await invite(other.client, other.path, 'eva@ejemplo.com');
    const answers = [await client.delete(`${path}/${id}`), await client.post(`${path}/${id}/renew`)];
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
    expect((await look(token)).state).toBe('open');
  });
});

describe('an invitation', () => {
  it('tells whoever has its link what it is to, signed in or not', async () => {
    const { client, path } = await teamToInviteTo();
    const { token } = await invite(client, path, 'eva@ejemplo.com');
    expect(await look(token)).toEqual({
      state: 'open',
      invitation: {
        kind: 'team',
        name: 'Diseño',
        role: { name: 'Miembro' },
        email: 'eva@ejemplo.com',
        invitedBy: 'Sofía Benavídez',
        expiresAt: expect.any(String),
      },
    });
  });

  it('takes whoever registers or signs in into the team and its projects, once', async () => {
    const { client, path, owner, team } = await teamToInviteTo();
    const project = await test.make.project({ owner });
    await client.post(`/projects/${project.id}/teams`, { teamId: team.id, role: 'Lector' });
    const { token } = await invite(client, path, 'eva@ejemplo.com');
    const [eva, leo] = [await test.as(await test.make.user()), await test.as(await test.make.user())];
    const answers = await Promise.all([
      eva.post('/invitation', { token }),
      leo.post('/invitation', { token }),
    ]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    const [winner, loser] = answers[0]?.status === 200 ? [eva, leo] : [leo, eva];
    expect((await winner.get(`/projects/${project.id}`)).body.role.name).toBe('Lector');
    expect((await loser.get(team.path)).status).toBe(404);
    expect(await look(token)).toEqual({ state: 'used', invitation: null });
    expect((await client.get(path)).body).toEqual([]);
  });

  it('is not used up by who is in the team already', async () => {
    const { client, path } = await teamToInviteTo();
    const { token } = await invite(client, path, 'eva@ejemplo.com');
    const answer = await client.post('/invitation', { token });
    expect([answer.status, answer.body.error]).toEqual([409, ['Ya formas parte del equipo']]);
    expect((await look(token)).state).toBe('open');
  });

  it('ends after seven days', async () => {
    const { client, path } = await teamToInviteTo();
    const { token } = await invite(client, path, 'eva@ejemplo.com');
    const eva = await test.as(await test.make.user());
    test.setClock(new Date(Date.now() + 7 * day + 1_000));
    expect(await look(token)).toEqual({ state: 'expired', invitation: null });
    expect((await eva.post('/invitation', { token })).body).toEqual(over);
    expect((await client.get(path)).body).toHaveLength(1);
    test.setClock(null);
  });

  it('ends when it is taken back, and when it is sent again, with a new link', async () => {
    const { client, path } = await teamToInviteTo();
    const eva = await test.as(await test.make.user());
    const first = await invite(client, path, 'eva@ejemplo.com');
    const renewed = await client.post(`${path}/${first.id}/renew`);
    expect(renewed.status).toBe(200);
    expect((await eva.post('/invitation', { token: first.token })).status).toBe(404);
    const anew = await invite(client, path, 'eva@ejemplo.com');
    expect((await eva.post('/invitation', { token: tokenOf(renewed.body) })).status).toBe(404);
    expect((await client.delete(`${path}/${anew.id}`)).status).toBe(204);
    expect(await look(anew.token)).toEqual({ state: 'revoked', invitation: null });
    expect((await eva.post('/invitation', { token: anew.token })).body).toEqual(over);
    expect((await client.delete(`${path}/${anew.id}`)).status).toBe(404);
  });

  it('goes with the right of whoever gave it', async () => {
    const { client, path, team, owner } = await teamToInviteTo();
    const other = await test.make.user();
    const { token: forOther } = await invite(client, path, other.email);
    const otherClient = await test.as(other);
    await otherClient.post('/invitation', { token: forOther });
    await client.patch(`${team.path}/people/${other.id}`, { role: 'Administrador' });
    const { token } = await invite(client, path, 'eva@ejemplo.com');
    await otherClient.patch(`${team.path}/people/${owner.id}`, { role: 'Miembro' });
    expect(await look(token)).toEqual({ state: 'revoked', invitation: null });
    expect((await (await test.as(await test.make.user())).post('/invitation', { token })).body).toEqual(over);
  });

  it('is found by nothing but its whole link', async () => {
    const { client, path } = await teamToInviteTo();
    const { token } = await invite(client, path, 'eva@ejemplo.com');
    const eva = await test.as(await test.make.user());
    const wrong = [token.slice(0, -1), `${token}a`, token.toUpperCase(), hashToken(token), '%'];
    const answers = await Promise.all([
      ...wrong.map((guess) => test.anonymous.get(`/invitation?token=${encodeURIComponent(guess)}`)),
      ...wrong.map((guess) => eva.post('/invitation', { token: guess })),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
  });

  it('is forgotten a month after its end', async () => {
    const { client, path } = await teamToInviteTo();
    const { id } = await invite(client, path, 'eva@ejemplo.com');
    await purgeAfter(36);
    expect((await client.get(path)).body).toMatchObject([{ id }]);
    await purgeAfter(38);
    expect((await client.get(path)).body).toEqual([]);
  });
});

describe('inviting to a project', () => {
  it('makes whoever comes a member with that role, as if added by whoever invited', async () => {
    const project = await test.make.project({ name: 'Mudanza' });
    const client = await test.as({ id: project.ownerId });
    const root = `/projects/${project.id}`;
    const { body } = await client.post(`${root}/invitations`, {
      emails: ['eva@ejemplo.com'],
      role: 'Lector',
    });
    expect((await look(tokenOf(body[0]))).invitation).toMatchObject({
      kind: 'project',
      name: 'Mudanza',
      role: { name: 'Lector' },
    });
    const eva = await test.make.user();
    const accepted = await (await test.as(eva)).post('/invitation', { token: tokenOf(body[0]) });
    expect(accepted.body).toEqual({ teamId: null, projectId: project.id });
    const events = (await client.get(`${root}/events`)).body;
    expect(events.at(-1)).toMatchObject({
      type: 'member.added',
      actor: { id: project.ownerId },
      payload: { userId: eva.id, role: 'Lector' },
    });
  });

  it('gives a role of their own to who is there through a team', async () => {
    const project = await test.make.project();
    const eva = await test.make.user();
    await test.make.team({ owner: eva, project, role: 'Lector' });
    const client = await test.as({ id: project.ownerId });
    const link = await client.post(`/projects/${project.id}/invitations`, { role: 'Editor' });
    expect(link.body).toMatchObject([{ email: null, mailed: false }]);
    await (await test.as(eva)).post('/invitation', { token: tokenOf(link.body[0]) });
    const members = (await client.get(`/projects/${project.id}/memberships`)).body;
    expect(members).toContainEqual(
      expect.objectContaining({ role: { name: 'Editor' }, ownRole: { name: 'Editor' } }),
    );
  });
});

import { grantedRoleNames, highestRole, roleNames } from '@cuadrilla/contract/kernel/roles';
import { describe, expect, it } from 'vitest';
import { connectLive } from '../../testing/live-client.ts';
import { type Client, useSecondApp, useTestApp } from '../../testing/test-app.ts';

const test = useTestApp();
const second = useSecondApp(test);

/** A project, and a team of its owner and one more person, who is in no project. */
async function projectAndTeam() {
  const project = await test.make.project({ name: 'Mudanza' });
  const owner = { id: project.ownerId };
  const person = await test.make.user({ firstName: 'Bruno', lastName: 'Acosta' });
  const team = await test.make.team({ owner, people: [person] });
  const client = await test.as(owner);
  const path = `/projects/${project.id}`;
  return { project, owner, person, team, client, path, their: await test.as(person) };
}

const add = (client: Client, path: string, teamId: number, role = 'Editor') =>
  client.post(`${path}/teams`, { teamId, role });

const roleIn = async (client: Client, path: string) => {
  const { status, body } = await client.get(path);
  return status === 200 ? body.role.name : status;
};

const lastEvents = async (client: Client, path: string, count: number) =>
  (await client.get(`${path}/events`)).body
    .slice(-count)
    .map(({ type, payload }: { type: string; payload: object }) => ({ type, ...payload }));

describe('a team in a project', () => {
  it('gives its people its role, tells the log of the team and of each, and takes it all back', async () => {
    const { client, their, path, team, person } = await projectAndTeam();
    expect(await roleIn(their, path)).toBe(404);
    const answer = await add(client, path, team.id, 'Lector');
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({ id: team.id, name: 'Diseño', role: { name: 'Lector' }, peopleCount: 2 });
    expect(await roleIn(their, path)).toBe('Lector');
    expect(await lastEvents(client, path, 2)).toEqual([
      { type: 'team.added', teamId: team.id, name: 'Diseño', role: 'Lector' },
      { type: 'member.added', userId: person.id, name: 'Bruno Acosta', role: 'Lector', team: 'Diseño' },
    ]);
    await client.patch(`${path}/teams/${team.id}`, { role: 'Administrador' });
    expect(await roleIn(their, path)).toBe('Administrador');
    expect((await their.patch(path, { name: 'Traslado' })).status).toBe(200);
    expect((await client.delete(`${path}/teams/${team.id}`)).status).toBe(204);
    expect(await roleIn(their, path)).toBe(404);
    expect(await lastEvents(client, path, 2)).toEqual([
      { type: 'team.removed', teamId: team.id, name: 'Diseño' },
      { type: 'member.removed', userId: person.id, name: 'Bruno Acosta', team: 'Diseño' },
    ]);
    expect(await roleIn(client, path)).toBe('Propietario');
  });

  it('cannot own it, comes once, and only with somebody who is in it', async () => {
    const { client, path, team } = await projectAndTeam();
    const answers = [
      await add(client, path, team.id, 'Propietario'),
      await add(client, path, (await test.make.team()).id),
      await add(client, path, team.id),
      await add(client, path, team.id),
    ];
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 201, 409]);
    expect(answers[1]?.body.error).toEqual(['El equipo no existe o no es tuyo']);
    expect((await client.get(`${path}/teams`)).body).toHaveLength(1);
  });

  it.each(roleNames.flatMap((own) => grantedRoleNames.map((granted) => [own, granted] as const)))(
    'leaves who is %s there, as %s, the higher of both',
    async (own, granted) => {
      const { project, client, their, path, team, person } = await projectAndTeam();
      await test.make.member({ project, user: person, role: own });
      await add(client, path, team.id, granted);
      expect(await roleIn(their, path)).toBe(highestRole([own, granted]));
      await client.delete(`${path}/teams/${team.id}`);
      expect(await roleIn(their, path)).toBe(own);
    },
  );

  it('counts with the highest of several', async () => {
    const { owner, client, their, path, team, person } = await projectAndTeam();
    const other = await test.make.team({ owner, people: [person], name: 'Obra' });
    await add(client, path, team.id, 'Lector');
    await add(client, path, other.id, 'Administrador');
    expect(await roleIn(their, path)).toBe('Administrador');
    const members = (await client.get(`${path}/memberships`)).body;
    expect(members.find(({ User }: { User: { id: number } }) => User.id === person.id)).toMatchObject({
      role: { name: 'Administrador' },
      ownRole: null,
      teams: [
        { id: team.id, name: 'Diseño', role: { name: 'Lector' } },
        { id: other.id, name: 'Obra', role: { name: 'Administrador' } },
      ],
    });
    await client.delete(`/teams/${other.id}`);
    expect(await roleIn(their, path)).toBe('Lector');
  });

  it('keeps its people in while it is there, whatever their own role', async () => {
    const { client, their, path, team, person } = await projectAndTeam();
    await add(client, path, team.id, 'Lector');
    const membership = `${path}/memberships/${person.id}`;
    const refused = await client.delete(membership);
    expect([refused.status, refused.body.code]).toEqual([409, 'conflict']);
    expect((await client.patch(membership, { role: 'Editor' })).body).toMatchObject({
      role: { name: 'Editor' },
      ownRole: { name: 'Editor' },
    });
    expect(await roleIn(their, path)).toBe('Editor');
    expect((await client.delete(membership)).status).toBe(204);
    expect(await roleIn(their, path)).toBe('Lector');
  });

  it('does not stand in for the last Propietario', async () => {
    const { owner, client, path, team } = await projectAndTeam();
    await add(client, path, team.id, 'Administrador');
    const answer = await client.delete(`${path}/memberships/${owner.id}`);
    expect([answer.status, answer.body.error]).toEqual([
      409,
      ['El proyecto necesita al menos un Propietario'],
    ]);
  });

  it('is right also in a project that comes back from the trash', async () => {
    const { client, their, path, team, person } = await projectAndTeam();
    await add(client, path, team.id);
    await client.delete(path);
    await client.delete(`/teams/${team.id}/people/${person.id}`);
    await client.post(`${path}/restore`);
    expect(await roleIn(their, path)).toBe(404);
  });
});

describe('joining and leaving a team', () => {
  it('opens and closes its projects at once, to open tabs too, and is told to each', async () => {
    const { client, path, project, team, person } = await projectAndTeam();
    const tab = await connectLive(second, person);
    await tab.attend();
    await add(client, path, team.id);
    await tab.until(() => expect(tab.mine()).toEqual(['project.joined', 'team.changed']));
    await tab.follow(project.id);
    await client.delete(`/teams/${team.id}/people/${person.id}`);
    await tab.until(() => expect(tab.of('gone')).toMatchObject([{ projectId: project.id }]));
    await tab.until(() => expect(tab.mine().slice(2)).toEqual(['project.left', 'team.left']));
    await tab.close();
  });

  it('tells each of several projects, in gapless logs', async () => {
    const { client, owner, person, team, path } = await projectAndTeam();
    const other = await test.make.project({ owner });
    await add(client, path, team.id);
    await add(client, `/projects/${other.id}`, team.id, 'Lector');
    await client.delete(`/teams/${team.id}`);
    const logs = await Promise.all(
      [path, `/projects/${other.id}`].map(async (root) => (await client.get(`${root}/events`)).body),
    );
    for (const log of logs) {
      expect(log.map(({ seq }: { seq: number }) => seq)).toEqual(
        log.map((_: object, index: number) => index + 1),
      );
      expect(log.slice(-2)).toMatchObject([
        { type: 'team.removed', payload: { name: 'Diseño' } },
        { type: 'member.removed', payload: { userId: person.id, team: 'Diseño' } },
      ]);
    }
  });

  it('misses nothing when people and projects come to the team at the same time', async () => {
    const { client, owner, team } = await projectAndTeam();
    const projects = await Promise.all(Array.from({ length: 6 }, () => test.make.project({ owner })));
    const people = await Promise.all(Array.from({ length: 6 }, () => test.make.user()));
    const links: { path: string }[] = (
      await client.post(`${team.path}/invitations`, { emails: people.map(({ email }) => email) })
    ).body;
    const answers = await Promise.all([
      ...projects.map((project) => add(client, `/projects/${project.id}`, team.id)),
      ...people.map(async (person, index) =>
        (await test.as(person)).post('/invitation', {
          token: links[index]?.path.replace('/invitation?token=', ''),
        }),
      ),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([
      ...projects.map(() => 201),
      ...people.map(() => 200),
    ]);
    const members = await Promise.all(
      projects.map(async ({ id }) => (await client.get(`/projects/${id}/memberships`)).body.length as number),
    );
    expect(members).toEqual(projects.map(() => 2 + people.length));
  });
});

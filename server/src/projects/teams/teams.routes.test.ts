import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../testing/test-app.ts';

const test = useTestApp();
const missing = { error: ['Equipo no encontrado'], code: 'not_found' };

async function teamOfThree() {
  const [owner, person, other] = [
    await test.make.user({ firstName: 'Sofía' }),
    await test.make.user({ firstName: 'Bruno' }),
    await test.make.user({ firstName: 'Carla' }),
  ];
  const team = await test.make.team({ owner, people: [person, other] });
  const client = { owner: await test.as(owner), person: await test.as(person) };
  return { owner, person, other, team, path: team.path, client };
}

interface AnsweredPerson {
  User: { id: number };
  role: { name: string };
  work: unknown;
}

describe('a team', () => {
  it('is made by anybody, who administers it', async () => {
    const ana = await test.as(await test.make.user());
    const answer = await ana.post('/teams', { name: ' Diseño ', description: 'Interfaz' });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      name: 'Diseño',
      description: 'Interfaz',
      role: { name: 'Administrador' },
      People: [{ role: { name: 'Administrador' }, work: { open: 0, overdue: 0, week: 0 } }],
      Projects: [],
    });
    expect((await ana.get('/teams')).body).toEqual([answer.body]);
    expect((await ana.get(`/teams/${answer.body.id}`)).body).toEqual(answer.body);
  });

  it('needs a name', async () => {
    const ana = await test.as(await test.make.user());
    const answer = await ana.post('/teams', { name: ' ' });
    expect(answer.status).toBe(400);
    expect(answer.body.error).toEqual(['El nombre es obligatorio']);
    expect((await ana.get('/teams')).body).toEqual([]);
  });

  it('is listed by name with its people, the same for all of them, and for nobody else', async () => {
    const { owner, client } = await teamOfThree();
    await test.make.team({ owner, name: 'Ámbar' });
    const { body } = await client.owner.get('/teams');
    expect(body.map(({ name }: { name: string }) => name)).toEqual(['Ámbar', 'Diseño']);
    expect((await client.person.get('/teams')).body).toMatchObject([
      {
        role: { name: 'Miembro' },
        People: [
          { User: { first_name: 'Bruno' }, role: { name: 'Miembro' } },
          { User: { first_name: 'Carla' }, role: { name: 'Miembro' } },
          { User: { first_name: 'Sofía' }, role: { name: 'Administrador' } },
        ],
      },
    ]);
    const outsider = await test.as(await test.make.user());
    expect((await outsider.get('/teams')).body).toEqual([]);
  });

  it('tells an outsider the same as for one that is not there', async () => {
    const { path } = await teamOfThree();
    const outsider = await test.as(await test.make.user());
    const answers = [await outsider.get(path), await outsider.get('/teams/2147483647')];
    expect(answers.map(({ status, body }) => [status, body])).toEqual([
      [404, missing],
      [404, missing],
    ]);
  });

  it('is renamed, but not over what its author has not seen', async () => {
    const { path, client } = await teamOfThree();
    expect((await client.owner.patch(path, { name: 'Arte', seen: { name: 'Diseño' } })).body.name).toBe(
      'Arte',
    );
    const late = await client.owner.patch(path, { name: 'Forma', seen: { name: 'Diseño' } });
    expect(late.status).toBe(409);
    expect(late.body.current).toMatchObject({ name: 'Arte' });
    expect((await client.owner.get(path)).body.name).toBe('Arte');
  });
});

describe('the people of a team', () => {
  it('change roles, and it keeps an Administrador', async () => {
    const { path, owner, person, client } = await teamOfThree();
    const last = await client.owner.patch(`${path}/people/${owner.id}`, { role: 'Miembro' });
    expect([last.status, last.body.error]).toEqual([409, ['El equipo necesita al menos un Administrador']]);
    expect((await client.owner.delete(`${path}/people/${owner.id}`)).status).toBe(409);
    const answer = await client.owner.patch(`${path}/people/${person.id}`, { role: 'Administrador' });
    expect(answer.status).toBe(200);
    const roleOf = (id: number) =>
      answer.body.People.find(({ User }: AnsweredPerson) => User.id === id)?.role.name as string;
    expect([roleOf(owner.id), roleOf(person.id)]).toEqual(['Administrador', 'Administrador']);
    expect((await client.owner.delete(`${path}/people/${owner.id}`)).status).toBe(204);
    expect((await client.owner.get(path)).status).toBe(404);
    expect((await client.person.get(path)).body.People).toHaveLength(2);
  });

  it('are taken out by whoever administers it, and leave by themselves', async () => {
    const { path, person, other, client } = await teamOfThree();
    expect((await client.person.delete(`${path}/people/${other.id}`)).status).toBe(403);
    expect((await client.person.delete(`${path}/people/${person.id}`)).status).toBe(204);
    expect((await client.owner.delete(`${path}/people/${person.id}`)).body).toEqual({
      error: ['La persona no está en el equipo'],
      code: 'not_found',
    });
    expect((await client.owner.get(path)).body.People).toHaveLength(2);
  });

  it('have their open work counted over the projects that the reader may see', async () => {
    const { owner, person, client, path, team } = await teamOfThree();
    test.setClock(new Date('2026-11-18T12:00:00Z'));
    const [shared, hidden] = [await test.make.project({ owner }), await test.make.project({ owner: person })];
    await client.owner.post(`/projects/${shared.id}/teams`, { teamId: team.id });
    const board = await test.make.board({ project: shared });
    for (const dueDate of ['2026-11-17', '2026-11-20', '2026-12-24'])
      await test.make.task({ board, dueDate, assignedTo: person.id });
    const done = await test.make.task({ board, assignedTo: person.id });
    await test.make.changeTask(done, { columnId: board.columnIds.at(-1) ?? 0 });
    await test.make.task({ board: await test.make.board({ project: hidden }), assignedTo: person.id });
    const { body } = await client.owner.get(path);
    const workOf = (all: AnsweredPerson[]) => all.find(({ User }) => User.id === person.id)?.work;
    expect(workOf(body.People)).toEqual({ open: 3, overdue: 1, week: 1 });
    expect(body.Projects).toMatchObject([{ id: shared.id, role: { name: 'Editor' }, open: 3 }]);
    expect(workOf((await client.person.get(path)).body.People)).toMatchObject({ open: 4 });
    test.setClock(null);
  });
});

describe('whom an @ can name', () => {
  it('are the people and the teams of the project, by how they begin', async () => {
    const owner = await test.make.user({ firstName: 'Lucía', lastName: 'Ferreyra', username: 'lucia.f' });
    const project = await test.make.project({ owner });
    const dina = await test.make.user({ firstName: 'Dina', lastName: 'Paz', username: 'dinapaz' });
    const team = await test.make.team({ owner, people: [dina], project, name: 'Diseño y textos' });
    await test.make.team({ owner, name: 'Dirección' });
    const client = await test.as(owner);
    const find = async (search: string) =>
      (await client.get(`/projects/${project.id}/mentionables?search=${encodeURIComponent(search)}`)).body;
    expect(await find('DI')).toEqual({
      people: [{ id: dina.id, name: 'Dina Paz', username: 'dinapaz' }],
      teams: [
        { id: team.id, name: 'Diseño y textos', handle: 'diseno-y-textos', people: [owner.id, dina.id] },
      ],
    });
    expect((await find('ferr')).people).toMatchObject([{ id: owner.id }]);
    expect((await find('diseno-y')).teams).toHaveLength(1);
    expect(await find('%')).toEqual({ people: [], teams: [] });
  });
});

import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../testing/test-app.ts';

const test = useTestApp();

const forbidden = { error: ['The user does not have permissions'], code: 'forbidden' };
const lastOwner = { error: ['El proyecto necesita al menos un Propietario'], code: 'conflict' };

async function projectWithEveryRole() {
  const project = await test.make.project();
  const people = {
    administrator: await test.make.member({ project, role: 'Administrador' }),
    editor: await test.make.member({ project, role: 'Editor' }),
    reader: await test.make.member({ project, role: 'Lector' }),
    outsider: await test.make.user(),
  };
  return {
    project,
    path: `/projects/${project.id}/memberships`,
    people,
    owner: await test.as({ id: project.ownerId }),
    administrator: await test.as(people.administrator),
    editor: await test.as(people.editor),
    reader: await test.as(people.reader),
    outsider: await test.as(people.outsider),
  };
}

describe('the list of members', () => {
  it('shows each with their role, sorted by name, to every member', async () => {
    const project = await test.make.project({
      owner: await test.make.user({ firstName: 'Óscar', lastName: 'Paz' }),
    });
    const nunez = await test.make.user({ firstName: 'Ñico', lastName: 'Núñez', email: 'nico@ejemplo.com' });
    const zoe = await test.make.user({ firstName: 'ana', lastName: 'Zúñiga' });
    const alba = await test.make.user({ firstName: 'Ana', lastName: 'Álvarez' });
    await test.make.member({ project, user: nunez, role: 'Lector' });
    await test.make.member({ project, user: zoe, role: 'Administrador' });
    await test.make.member({ project, user: alba });
    const client = await test.as(nunez);
    const { status, body } = await client.get(`/projects/${project.id}/memberships`);
    expect(status).toBe(200);
    expect(body.map(({ role }: { role: { name: string } }) => role.name)).toEqual([
      'Editor',
      'Administrador',
      'Lector',
      'Propietario',
    ]);
    expect(body[2]).toEqual({
      User: {
        id: nunez.id,
        username: nunez.username,
        first_name: 'Ñico',
        last_name: 'Núñez',
        email: 'nico@ejemplo.com',
        time_zone: 'UTC',
      },
      role: { name: 'Lector' },
      ownRole: { name: 'Lector' },
      teams: [],
    });
  });

  it('says what each role may do', async () => {
    const { project, owner, administrator, editor, reader } = await projectWithEveryRole();
    const answers = await Promise.all(
      [owner, administrator, editor, reader].map((client) =>
        client.get(`/projects/${project.id}/permissions`),
      ),
    );
    expect(answers.map(({ body }) => body)).toEqual([
      { can_manage: true, can_edit: true },
      { can_manage: true, can_edit: true },
      { can_manage: false, can_edit: true },
      { can_manage: false, can_edit: false },
    ]);
  });
});

describe('adding a member', () => {
  it('makes them Editor unless another role is asked for, and answers the membership', async () => {
    const { path, owner, people } = await projectWithEveryRole();
    const { outsider } = people;
    const answer = await owner.post(path, { memberId: outsider.id });
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      User: {
        id: outsider.id,
        username: outsider.username,
        first_name: outsider.firstName,
        last_name: outsider.lastName,
        time_zone: 'UTC',
        email: outsider.email,
      },
      role: { name: 'Editor' },
      ownRole: { name: 'Editor' },
      teams: [],
    });
    const another = await test.make.user();
    expect((await owner.post(path, { memberId: another.id, role: 'Lector' })).body.role.name).toBe('Lector');
    const client = await test.as(another);
    expect((await client.get('/projects')).body).toHaveLength(1);
  });

  it('is refused for those who are members already, who do not exist, or with a wrong role', async () => {
    const { path, owner, people } = await projectWithEveryRole();
    const again = await owner.post(path, { memberId: people.editor.id, role: 'Lector' });
    expect(again.status).toBe(409);
    expect(again.body).toEqual({ error: ['El usuario ya pertenece al proyecto'], code: 'conflict' });
    const nobody = await owner.post(path, { memberId: 2 ** 31 - 1 });
    expect(nobody.status).toBe(400);
    expect(nobody.body.error).toEqual(['El usuario no existe']);
    const wrong = await owner.post(path, { memberId: 'x', role: 'Jefe' });
    expect(wrong.status).toBe(400);
    expect(wrong.body.error).toEqual(['El usuario no existe', 'El rol no es válido']);
    const roles = (await owner.get(path)).body.map(({ role }: { role: { name: string } }) => role.name);
    expect(roles.toSorted()).toEqual(['Administrador', 'Editor', 'Lector', 'Propietario']);
  });

  it('adds somebody once when two people add them at the same time', async () => {
    const { path, owner, administrator, people } = await projectWithEveryRole();
    const answers = await Promise.all(
      [owner, administrator].map((client) => client.post(path, { memberId: people.outsider.id })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
  });
});

describe('changing the role of a member', () => {
  it('answers the membership and logs before and after', async () => {
    const { project, path, administrator, people } = await projectWithEveryRole();
    const answer = await administrator.patch(`${path}/${people.reader.id}`, { role: 'Administrador' });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ User: { id: people.reader.id }, role: { name: 'Administrador' } });
    const events = (await administrator.get(`/projects/${project.id}/events`)).body;
    expect(events.at(-1)).toMatchObject({
      type: 'member.updated',
      payload: { userId: people.reader.id, before: 'Lector', after: 'Administrador' },
    });
    await administrator.patch(`${path}/${people.reader.id}`, { role: 'Administrador' });
    expect((await administrator.get(`/projects/${project.id}/events`)).body).toEqual(events);
  });

  it('lets only a Propietario make or unmake one', async () => {
    const { project, path, owner, administrator, people } = await projectWithEveryRole();
    const refused = await Promise.all([
      administrator.patch(`${path}/${people.editor.id}`, { role: 'Propietario' }),
      administrator.patch(`${path}/${people.administrator.id}`, { role: 'Propietario' }),
      administrator.patch(`${path}/${project.ownerId}`, { role: 'Lector' }),
      administrator.delete(`${path}/${project.ownerId}`),
    ]);
    expect(refused.map(({ body }) => body)).toEqual(refused.map(() => forbidden));
    expect((await owner.patch(`${path}/${people.editor.id}`, { role: 'Propietario' })).status).toBe(200);
    expect((await owner.patch(`${path}/${people.editor.id}`, { role: 'Editor' })).status).toBe(200);
  });

  it('never takes the role from the last Propietario', async () => {
    const { project, path, owner, administrator, people } = await projectWithEveryRole();
    const refused = await Promise.all([
      owner.patch(`${path}/${project.ownerId}`, { role: 'Administrador' }),
      owner.delete(`${path}/${project.ownerId}`),
    ]);
    expect(refused.map(({ status }) => status)).toEqual([409, 409]);
    expect(refused.map(({ body }) => body)).toEqual([lastOwner, lastOwner]);
    await owner.patch(`${path}/${people.administrator.id}`, { role: 'Propietario' });
    const both = await Promise.all([
      owner.delete(`${path}/${project.ownerId}`),
      administrator.delete(`${path}/${people.administrator.id}`),
    ]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409]);
  });

  it('is about the members of the project, and the roles that there are', async () => {
    const { path, owner, people } = await projectWithEveryRole();
    const target = `${path}/${people.reader.id}`;
    const answers = await Promise.all([
      owner.patch(`${path}/${people.outsider.id}`, { role: 'Editor' }),
      owner.patch(target, { role: 'Jefe' }),
      owner.patch(target, {}),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 400, 400]);
    expect(answers[0]?.body.error).toEqual(['Miembro no encontrado']);
  });
});

describe('leaving and taking out', () => {
  it('lets anyone leave, and the project is then not theirs to know of', async () => {
    const { project, path, reader, people, owner } = await projectWithEveryRole();
    expect((await reader.delete(`${path}/${people.reader.id}`)).status).toBe(204);
    expect((await reader.get(`/projects/${project.id}`)).status).toBe(404);
    expect((await reader.get('/projects')).body).toEqual([]);
    expect((await owner.get(`/projects/${project.id}`)).body.memberCount).toBe(3);
    expect((await owner.delete(`${path}/${people.reader.id}`)).body.error).toEqual(['Miembro no encontrado']);
  });

  it('lets those who manage take others out, and nobody else', async () => {
    const { path, administrator, editor, reader, outsider, people } = await projectWithEveryRole();
    const refused = await Promise.all([
      editor.delete(`${path}/${people.reader.id}`),
      reader.delete(`${path}/${people.editor.id}`),
      outsider.delete(`${path}/${people.editor.id}`),
    ]);
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 404]);
    expect((await administrator.delete(`${path}/${people.editor.id}`)).status).toBe(204);
    expect((await editor.get(path)).status).toBe(404);
  });
});

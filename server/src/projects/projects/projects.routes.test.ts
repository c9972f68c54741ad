import { startingLabels } from '@cuadrilla/contract/tasks/boards';
import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../testing/test-app.ts';

const test = useTestApp();

const isoInstant = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
const missing = { error: ['Proyecto no encontrado'], code: 'not_found' };

async function projectWithEveryRole() {
  const project = await test.make.project();
  const [administrator, editor, reader, outsider] = await Promise.all([
    test.make.member({ project, role: 'Administrador' }),
    test.make.member({ project, role: 'Editor' }),
    test.make.member({ project, role: 'Lector' }),
    test.make.user(),
  ]);
  return {
    project,
    path: `/projects/${project.id}`,
    owner: await test.as({ id: project.ownerId }),
    administrator: await test.as(administrator),
    editor: await test.as(editor),
    reader: await test.as(reader),
    outsider: await test.as(outsider),
  };
}

describe('creating a project', () => {
  it('answers the whole project, with me as its Propietario', async () => {
    const client = await test.as(await test.make.user());
    const answer = await client.post('/projects', { name: ' Mudanza ', description: ' A la oficina nueva ' });
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      id: expect.any(Number),
      name: 'Mudanza',
      description: 'A la oficina nueva',
      createdAt: isoInstant,
      updatedAt: isoInstant,
      archived: false,
      pinned: false,
      visitedAt: null,
      role: { name: 'Propietario' },
      boardCount: 0,
      memberCount: 1,
      example: false,
    });
    const permissions = await client.get(`/projects/${answer.body.id}/permissions`);
    expect(permissions.body).toEqual({ can_manage: true, can_edit: true });
  });

  it('gives it the nine labels of the palette, in their order', async () => {
    const project = await test.make.project();
    const client = await test.as({ id: project.ownerId });
    const { body } = await client.get(`/projects/${project.id}/labels`);
    expect(body).toEqual(startingLabels.map((label) => ({ id: expect.any(Number), ...label })));
    expect(body).toHaveLength(9);
  });

  it('asks for name and description, both at once', async () => {
    const client = await test.as(await test.make.user());
    const answer = await client.post('/projects', { name: '  ' });
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({
      error: ['El nombre es obligatorio', 'La descripción es obligatoria'],
      code: 'validation',
    });
    expect((await client.get('/projects')).body).toEqual([]);
  });

  it('begins its log with who created it', async () => {
    const project = await test.make.project({ name: 'Feria', description: 'De otoño' });
    const client = await test.as({ id: project.ownerId });
    const { body } = await client.get(`/projects/${project.id}/events`);
    expect(body).toEqual([
      {
        seq: 1,
        type: 'project.created',
        at: isoInstant,
        actor: { id: project.ownerId, name: expect.stringContaining('Ana') },
        payload: { name: 'Feria', description: 'De otoño' },
      },
    ]);
  });
});

describe('reading projects', () => {
  it('lists only mine, the last changed first', async () => {
    const owner = await test.make.user();
    const client = await test.as(owner);
    const first = await test.make.project({ owner });
    const second = await test.make.project({ owner });
    await test.make.project();
    const ids = async () => (await client.get('/projects')).body.map((project: { id: number }) => project.id);
    expect(await ids()).toEqual([second.id, first.id]);
    test.setClock(new Date(Date.now() + 1_000));
    await test.make.board({ project: first });
    test.setClock(null);
    expect(await ids()).toEqual([first.id, second.id]);
  });

  it('counts boards out of the trash and members, and shows my own role', async () => {
    const { project, path, owner, reader } = await projectWithEveryRole();
    const [board] = [await test.make.board({ project }), await test.make.board({ project })];
    await owner.delete(`${path}/boards/${board.id}`);
    const { body } = await reader.get('/projects');
    expect(body).toEqual([
      expect.objectContaining({ id: project.id, role: { name: 'Lector' }, boardCount: 1, memberCount: 4 }),
    ]);
  });

  it('answers one project with its boards', async () => {
    const board = await test.make.board({ name: 'Ventas' });
    const client = await test.as({ id: board.project.ownerId });
    const answer = await client.get(`/projects/${board.project.id}`);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ id: board.project.id, boardCount: 1, memberCount: 1 });
    expect(answer.body.Boards).toEqual([
      {
        id: board.id,
        name: 'Ventas',
        Label: { id: expect.any(Number), ...startingLabels[0] },
        firstView: 'grid',
        taskCount: 0,
      },
    ]);
  });

  it('tells an outsider the same as for a project that is not there', async () => {
    const { path, outsider } = await projectWithEveryRole();
    const [foreign, absent] = [await outsider.get(path), await outsider.get('/projects/2147483647')];
    expect(foreign.status).toBe(404);
    expect(foreign.body).toEqual(missing);
    expect(absent.status).toBe(404);
    expect(absent.body).toEqual(missing);
  });
});

describe('changing a project', () => {
  it('changes only what is sent, and logs each field before and after', async () => {
    const { project, path, administrator } = await projectWithEveryRole();
    const answer = await administrator.patch(path, { name: ' Traslado ' });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ id: project.id, name: 'Traslado', description: 'Cambio de oficina' });
    const events = (await administrator.get(`${path}/events`)).body;
    expect(events.at(-1)).toMatchObject({
      type: 'project.updated',
      payload: { changes: { name: { before: 'Mudanza', after: 'Traslado' } } },
    });
  });

  it('archives and brings back', async () => {
    const { path, owner } = await projectWithEveryRole();
    expect((await owner.patch(path, { archived: true })).body.archived).toBe(true);
    expect((await owner.get(path)).body.archived).toBe(true);
    expect((await owner.patch(path, { name: 'Otra' })).body.archived).toBe(true);
    expect((await owner.patch(path, { archived: false })).body.archived).toBe(false);
  });

  it('lets the description be emptied, but not the name', async () => {
    const { path, owner } = await projectWithEveryRole();
    expect((await owner.patch(path, { description: '' })).body.description).toBe('');
    const answer = await owner.patch(path, { name: ' ', archived: 'sí' });
    expect(answer.status).toBe(400);
    expect(answer.body.error).toEqual(['El nombre es requerido', 'El archivado debe ser verdadero o falso']);
  });

  it('appends nothing and leaves updatedAt alone when nothing changes', async () => {
    const { path, owner } = await projectWithEveryRole();
    const before = (await owner.get(path)).body;
    const events = (await owner.get(`${path}/events`)).body;
    const answer = await owner.patch(path, {
      name: before.name,
      description: before.description,
      archived: false,
    });
    expect(answer.status).toBe(200);
    expect(answer.body.updatedAt).toBe(before.updatedAt);
    expect((await owner.get(`${path}/events`)).body).toEqual(events);
  });
});

describe('pinning and visiting', () => {
  it('is personal, for every member, and no event of the project', async () => {
    const { path, owner, reader } = await projectWithEveryRole();
    const before = (await owner.get(path)).body;
    const events = (await owner.get(`${path}/events`)).body;
    expect((await reader.put(`${path}/pin`)).status).toBe(204);
    expect((await reader.put(`${path}/visit`)).status).toBe(204);
    expect((await reader.get(path)).body).toMatchObject({ pinned: true, visitedAt: isoInstant });
    expect((await owner.get(path)).body).toEqual(before);
    expect((await owner.get(`${path}/events`)).body).toEqual(events);
    expect((await reader.delete(`${path}/pin`)).status).toBe(204);
    expect((await reader.get(path)).body).toMatchObject({ pinned: false, visitedAt: isoInstant });
  });

  it('remembers the last visit', async () => {
    const { path, owner } = await projectWithEveryRole();
    const soon = new Date(Date.now() + 60_000);
    await owner.put(`${path}/visit`);
    test.setClock(soon);
    await owner.put(`${path}/visit`);
    test.setClock(null);
    expect((await owner.get(path)).body.visitedAt).toBe(soon.toISOString());
  });

  it('is hidden from outsiders', async () => {
    const { path, outsider } = await projectWithEveryRole();
    const answers = await Promise.all([
      outsider.put(`${path}/pin`),
      outsider.delete(`${path}/pin`),
      outsider.put(`${path}/visit`),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  });
});

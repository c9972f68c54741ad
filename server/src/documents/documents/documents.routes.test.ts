import type { Document } from '@cuadrilla/contract/documents/documents';
import { describe, expect, it } from 'vitest';
import { type Client, useTestApp } from '../../testing/test-app.ts';

const test = useTestApp();

async function newProject() {
  const project = await test.make.project();
  const owner = await test.as({ id: project.ownerId });
  const path = `/projects/${project.id}/documents`;
  const create = async (title: string, parentId: number | null = null): Promise<Document> =>
    (await owner.post(path, { title, parentId })).body;
  return { project, owner, path, create };
}

/** The tree as text: each document with those below it. */
async function treeOf(client: Client, path: string): Promise<string> {
  const all: Document[] = (await client.get(path)).body;
  const below = (parent: number | null): string =>
    all
      .filter(({ parentId }) => parentId === parent)
      .map(
        ({ id, title }) => `${title}${all.some(({ parentId }) => parentId === id) ? `(${below(id)})` : ''}`,
      )
      .join(' ');
  return below(null);
}

describe('a new document', () => {
  it('stands at the end of its parent, and is answered', async () => {
    const { project, owner, path, create } = await newProject();
    const answer = await owner.post(path, { title: ' Plan de salida ', icon: '🚀' });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      projectId: project.id,
      parentId: null,
      title: 'Plan de salida',
      icon: '🚀',
      locked: false,
      template: false,
      public: false,
      pinned: false,
      createdBy: { id: project.ownerId },
      updatedBy: { id: project.ownerId },
    });
    await create('Riesgos', answer.body.id);
    await create('Actas');
    await create('Presupuesto', answer.body.id);
    expect(await treeOf(owner, path)).toBe('Plan de salida(Riesgos Presupuesto) Actas');
  });

  it('needs a title and a parent that there is', async () => {
    const { owner, path } = await newProject();
    const other = await test.make.document();
    const refused = await Promise.all([
      owner.post(path, {}),
      owner.post(path, { title: ' ' }),
      owner.post(path, { title: 'a'.repeat(201) }),
      owner.post(path, { title: 'Acta', parentId: other.id }),
    ]);
    expect(refused.map(({ status, body }) => [status, body.error])).toEqual([
      [400, ['El título es obligatorio']],
      [400, ['El título es obligatorio']],
      [400, ['El título no puede superar los 200 caracteres']],
      [400, ['El documento que lo contiene no existe']],
    ]);
    expect(await treeOf(owner, path)).toBe('');
  });

  it('lies eight levels deep at most', async () => {
    const { owner, path, create } = await newProject();
    let parent: number | null = null;
    for (let level = 1; level <= 8; level += 1) parent = (await create(`Nivel ${level}`, parent)).id;
    const answer = await owner.post(path, { title: 'Uno más', parentId: parent });
    expect([answer.status, answer.body.error]).toEqual([409, ['No caben más niveles de documentos']]);
  });
});

describe('moving a document', () => {
  it('puts it behind another, first, or into another parent with all below it', async () => {
    const { owner, path, create } = await newProject();
    const [a, b, c] = [await create('A'), await create('B'), await create('C')];
    await create('A1', a.id);
    await owner.patch(`${path}/${a.id}`, { afterId: c.id });
    expect(await treeOf(owner, path)).toBe('B C A(A1)');
    await owner.patch(`${path}/${c.id}`, { afterId: null });
    expect(await treeOf(owner, path)).toBe('C B A(A1)');
    await owner.patch(`${path}/${a.id}`, { parentId: b.id });
    expect(await treeOf(owner, path)).toBe('C B(A(A1))');
    await owner.patch(`${path}/${a.id}`, { parentId: null, afterId: c.id });
    expect(await treeOf(owner, path)).toBe('C A(A1) B');
  });

  it('is refused into itself, into what is below it, and beside what stands elsewhere', async () => {
    const { owner, path, create } = await newProject();
    const a = await create('A');
    const below = await create('A1', a.id);
    const answers = await Promise.all([
      owner.patch(`${path}/${a.id}`, { parentId: a.id }),
      owner.patch(`${path}/${a.id}`, { parentId: below.id }),
      owner.patch(`${path}/${a.id}`, { afterId: below.id }),
    ]);
    expect(answers.map(({ status, body }) => [status, body.error[0]])).toEqual([
      [400, 'Un documento no cabe dentro de sí mismo'],
      [400, 'Un documento no cabe dentro de sí mismo'],
      [400, 'Documento no encontrado'],
    ]);
    expect(await treeOf(owner, path)).toBe('A(A1)');
  });
});

describe('changing a document', () => {
  it('is logged once, with what changed', async () => {
    const { project, owner, path, create } = await newProject();
    const { id } = await create('Ideas');
    await owner.patch(`${path}/${id}`, { title: 'Plan', icon: '🚀' });
    await owner.patch(`${path}/${id}`, { title: 'Plan' });
    const events = (await owner.get(`/projects/${project.id}/events?since=1`)).body;
    expect(events).toMatchObject([
      { type: 'document.created', payload: { documentId: id, title: 'Ideas' } },
      {
        type: 'document.updated',
        payload: { documentId: id, title: 'Plan', changes: { title: { before: 'Ideas', after: 'Plan' } } },
      },
    ]);
  });

  it('is a conflict where somebody else was quicker', async () => {
    const { owner, path, create } = await newProject();
    const { id } = await create('Ideas');
    const answer = await owner.patch(`${path}/${id}`, { title: 'Plan', seen: { title: 'Otra cosa' } });
    expect([answer.status, answer.body.current.title]).toEqual([409, 'Ideas']);
  });

  it('of a locked one is left to those who manage', async () => {
    const { project, owner, path, create } = await newProject();
    const editor = await test.as(await test.make.member({ project }));
    const { id } = await create('Ideas');
    expect((await owner.request('PUT', `${path}/${id}/lock`)).body.locked).toBe(true);
    expect((await editor.patch(`${path}/${id}`, { title: 'Plan' })).status).toBe(403);
    expect((await owner.delete(`${path}/${id}/lock`)).body.locked).toBe(false);
    expect((await editor.patch(`${path}/${id}`, { title: 'Plan' })).status).toBe(200);
  });
});

describe('a deleted document', () => {
  it('goes with all below it, lies in the trash once, and comes back whole', async () => {
    const { project, owner, path, create } = await newProject();
    const [a, b] = [await create('A'), await create('B')];
    const below = await create('A1', a.id);
    expect((await owner.delete(`${path}/${a.id}`)).status).toBe(204);
    expect(await treeOf(owner, path)).toBe('B');
    expect((await owner.get(`${path}/${below.id}`)).status).toBe(404);
    const trash = (await owner.get(`/projects/${project.id}/trash`)).body;
    expect(trash).toMatchObject([{ kind: 'document', id: a.id, name: 'A', board_id: null }]);
    expect((await owner.post(`${path}/${a.id}/restore`)).status).toBe(200);
    expect(await treeOf(owner, path)).toBe('A(A1) B');
    expect((await owner.post(`${path}/${b.id}/restore`)).body.error).toEqual(['No está en la papelera']);
  });

  it('comes back to the top when its parent is in the trash', async () => {
    const { owner, path, create } = await newProject();
    const a = await create('A');
    const below = await create('A1', a.id);
    await owner.delete(`${path}/${below.id}`);
    await owner.delete(`${path}/${a.id}`);
    await owner.post(`${path}/${below.id}/restore`);
    expect(await treeOf(owner, path)).toBe('A1');
    await owner.post(`${path}/${a.id}/restore`);
    expect(await treeOf(owner, path)).toBe('A A1');
  });

  it('is gone for good when the trash is emptied, its words in the log too', async () => {
    const { project, owner, path, create } = await newProject();
    const { id } = await create('Secreto');
    await owner.delete(`${path}/${id}`);
    expect((await owner.delete(`/projects/${project.id}/trash`)).status).toBe(204);
    expect((await owner.post(`${path}/${id}/restore`)).status).toBe(404);
    const events = (await owner.get(`/projects/${project.id}/events`)).body;
    expect(JSON.stringify(events)).not.toContain('Secreto');
    expect(events.at(-1)).toMatchObject({ type: 'project.emptied', payload: { count: 1 } });
  });
});

const titles = async (client: Client) =>
  (await client.get('/documents')).body.map(({ title, pinned }: Document) => [title, pinned]);

describe('my documents', () => {
  it('are those of my projects, the pinned first, then the ones changed last', async () => {
    const { project, owner, path, create } = await newProject();
    await test.make.document();
    const [a] = [await create('A'), await create('B')];
    const reader = await test.as(await test.make.member({ project, role: 'Lector' }));
    expect((await reader.request('PUT', `${path}/${a.id}/pin`)).status).toBe(204);
    expect(await titles(reader)).toEqual([
      ['A', true],
      ['B', false],
    ]);
    expect(await titles(owner)).toEqual([
      ['B', false],
      ['A', false],
    ]);
    await reader.delete(`${path}/${a.id}/pin`);
    expect((await titles(reader))[0]).toEqual(['B', false]);
  });
});

import { api } from '@cuadrilla/contract/api';
import { describe, expect, it } from 'vitest';
import { type Client, useTestApp } from '../../testing/test-app.ts';

const test = useTestApp();

const missing = { error: ['Proyecto no encontrado'], code: 'not_found' };

/** Every call under a project but the one that brings it back. */
const callsInProject = Object.values(api)
  .flatMap((endpoints) => Object.values(endpoints))
  .filter(({ path }) => path.startsWith('/projects/:projectId') && path !== '/projects/:projectId/restore');

async function deletedProject() {
  const board = await test.make.board();
  const { project } = board;
  const task = await test.make.task({ board });
  const comment = await test.make.comment({ task });
  const [administrator, editor, reader] = await Promise.all([
    test.make.member({ project, role: 'Administrador' }),
    test.make.member({ project, role: 'Editor' }),
    test.make.member({ project, role: 'Lector' }),
  ]);
  const document = await test.make.document({ project });
  const team = await test.make.team({ owner: { id: project.ownerId }, project });
  const clients = {
    owner: await test.as({ id: project.ownerId }),
    administrator: await test.as(administrator),
    editor: await test.as(editor),
    reader: await test.as(reader),
    outsider: await test.as(await test.make.user()),
  };
  const path = `/projects/${project.id}`;
  const [label] = (await clients.owner.get(`${path}/labels`)).body;
  expect((await clients.administrator.delete(path)).status).toBe(204);
  const ids = {
    projectId: project.id,
    boardId: board.id,
    columnId: board.columnIds[0] ?? 0,
    taskId: task.id,
    commentId: comment.id,
    documentId: document.id,
    versionId: 1,
    threadId: 1,
    remarkId: 1,
    fileId: 1,
    userId: editor.id,
    labelId: label.id,
    teamId: team.id,
    invitationId: 1,
    ruleId: 1,
    runId: 1,
    deliveryId: 1,
    webhookId: 1,
    webhookDeliveryId: 1,
    accessTokenId: 1,
    importId: 1,
    pointId: 1,
    attachmentId: 1,
    dependencyId: 1,
  };
  return { ...clients, ids, project, path, taskPath: task.path };
}

const fill = (path: string, ids: Record<string, number>): string =>
  path.replaceAll(/:(\w+)/g, (_, name: string) => String(ids[name]));

/** One after the other: there are more routes than one person may have waiting. */
async function askEverywhere(client: Client, ids: Record<string, number>) {
  const answers = [];
  for (const { method, path } of callsInProject) {
    const { status, body } = await client.request(method, fill(path, ids));
    answers.push({ call: `${method} ${path}`, status, body });
  }
  return answers;
}

const trashOf = async (client: Client) => (await client.get('/projects/trash')).body;

describe('a deleted project', () => {
  it('is 404 on every route, for its owner and for every other member', async () => {
    const { owner, administrator, editor, reader, ids } = await deletedProject();
    const answers = await Promise.all(
      [owner, administrator, editor, reader].map((client) => askEverywhere(client, ids)),
    );
    expect(callsInProject.length).toBeGreaterThan(20);
    const wrong = answers.flat().filter(({ status }) => status !== 404);
    expect(wrong.map(({ call }) => call)).toEqual([]);
    expect(answers.flat().map(({ body }) => body)).toEqual(answers.flat().map(() => missing));
  });

  it('leaves the lists of projects and of my tasks', async () => {
    const task = await test.make.task();
    await test.make.changeTask(task, { assignedTo: task.project.ownerId });
    const owner = await test.as({ id: task.project.ownerId });
    expect((await owner.get('/profile/tasks')).body).toHaveLength(1);
    await owner.delete(`/projects/${task.project.id}`);
    expect((await owner.get('/projects')).body).toEqual([]);
    expect((await owner.get('/profile/tasks')).body).toEqual([]);
  });

  it('lies in the trash of those who manage it, and of nobody else', async () => {
    const { owner, administrator, editor, reader, outsider, project } = await deletedProject();
    const trashed = [expect.objectContaining({ id: project.id, deletedAt: expect.any(String) })];
    expect(await trashOf(owner)).toEqual(trashed);
    expect(await trashOf(administrator)).toEqual(trashed);
    expect(await trashOf(editor)).toEqual([]);
    expect(await trashOf(reader)).toEqual([]);
    expect(await trashOf(outsider)).toEqual([]);
  });

  it('comes back as it was, with its boards and tasks', async () => {
    const { owner, reader, path, taskPath, project } = await deletedProject();
    const answer = await owner.post(`${path}/restore`);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ id: project.id, name: 'Mudanza', boardCount: 1, memberCount: 4 });
    expect(await trashOf(owner)).toEqual([]);
    expect((await reader.get(taskPath)).status).toBe(200);
    const types = (await reader.get(`${path}/events`)).body.map((event: { type: string }) => event.type);
    expect(types.slice(-2)).toEqual(['project.deleted', 'project.restored']);
  });
});

describe('deleting and restoring a project', () => {
  it('refuses to restore one that is not in the trash', async () => {
    const project = await test.make.project();
    const owner = await test.as({ id: project.ownerId });
    const answer = await owner.post(`/projects/${project.id}/restore`);
    expect(answer.status).toBe(409);
    expect(answer.body).toEqual({ error: ['No está en la papelera'], code: 'conflict' });
  });

  it('restores once when two people ask at the same time', async () => {
    const { owner, administrator, path } = await deletedProject();
    const answers = await Promise.all([owner.post(`${path}/restore`), administrator.post(`${path}/restore`)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('leaves an invitation to it worth nothing', async () => {
    const project = await test.make.project();
    const owner = await test.as({ id: project.ownerId });
    const invited = await owner.post(`/projects/${project.id}/invitations`, { emails: ['eva@ejemplo.com'] });
    expect(invited.status).toBe(201);
    const token = invited.body[0].path.replace('/invitation?token=', '');
    await owner.delete(`/projects/${project.id}`);
    expect((await test.anonymous.get(`/invitation?token=${token}`)).body).toEqual({
      state: 'revoked',
      invitation: null,
    });
    const eva = await test.as(await test.make.user());
    expect((await eva.post('/invitation', { token })).body).toEqual({
      error: ['La invitación ya no está disponible'],
      code: 'conflict',
    });
  });
});

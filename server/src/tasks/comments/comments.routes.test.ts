import { describe, expect, it } from 'vitest';
import type { Change } from '../../platform/log/change.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { changeComment, createComment, deleteComment } from './comments.commands.ts';

const test = useTestApp();

const forbidden = { error: ['The user does not have permissions'], code: 'forbidden' };
const missing = { error: ['Comentario no encontrado'], code: 'not_found' };

async function discussedTask() {
  const task = await test.make.task();
  const { project } = task;
  const person = await test.make.user({ firstName: 'Eva', lastName: 'Soto' });
  await test.make.member({ project, user: person, role: 'Lector' });
  const [owner, reader] = [await test.as({ id: project.ownerId }), await test.as(person)];
  const path = `${task.path}/comments`;
  const commentCount = async () => (await owner.get(task.path)).body.task.commentCount;
  return { task, project, person, owner, reader, path, commentCount };
}

describe('commenting on a task', () => {
  it('is for every member, a Lector too, and answers the comment', async () => {
    const { reader, person, path, commentCount } = await discussedTask();
    const answer = await reader.post(path, { content: ' Ya está pagado ' });
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      id: expect.any(Number),
      content: 'Ya está pagado',
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
      author: { id: person.id, name: 'Eva Soto' },
    });
    expect(answer.body.updatedAt).toBe(answer.body.createdAt);
    expect(await commentCount()).toBe(1);
  });

  it('needs content of at most 10.000 characters', async () => {
    const { owner, path, commentCount } = await discussedTask();
    const [none, blank, long] = await Promise.all([
      owner.post(path),
      owner.post(path, { content: ' \n' }),
      owner.post(path, { content: 'a'.repeat(10_001) }),
    ]);
    expect([none.status, blank.status, long.status]).toEqual([400, 400, 400]);
    expect(none.body.error).toEqual(['El comentario es obligatorio']);
    expect(blank.body.error).toEqual(['El comentario es obligatorio']);
    expect(long.body.error).toEqual(['El comentario no puede superar los 10000 caracteres']);
    expect(await commentCount()).toBe(0);
  });

  it('is closed to outsiders, and says nothing of the task', async () => {
    const { path } = await discussedTask();
    const outsider = await test.as(await test.make.user());
    const answer = await outsider.post(path, { content: 'Hola' });
    expect(answer.status).toBe(404);
    expect(answer.body.error).toEqual(['Proyecto no encontrado']);
  });

  it('does not make a new version of the task, but is part of its activity', async () => {
    const { owner, task, path } = await discussedTask();
    const { id } = (await owner.post(path, { content: 'Uno' })).body;
    await owner.patch(`${path}/${id}`, { content: 'Dos' });
    expect((await owner.get(task.path)).body.task.version).toBe(1);
    expect((await owner.get(`${task.path}/activity`)).body.slice(1)).toMatchObject([
      { type: 'comment.created', payload: { commentId: id, taskId: task.id, content: 'Uno' } },
      { type: 'comment.updated', payload: { commentId: id, taskId: task.id, before: 'Uno', after: 'Dos' } },
    ]);
  });
});

describe('changing a comment', () => {
  it('is for its author alone, not even for the Propietario', async () => {
    const { owner, reader, path } = await discussedTask();
    const { id, createdAt } = (await reader.post(path, { content: 'Uno' })).body;
    const refused = await owner.patch(`${path}/${id}`, { content: 'Otra cosa' });
    expect(refused.status).toBe(403);
    expect(refused.body).toEqual(forbidden);
    const later = new Date(Date.now() + 60_000);
    test.setClock(later);
    const answer = await reader.patch(`${path}/${id}`, { content: ' Dos ' });
    test.setClock(null);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ id, content: 'Dos', createdAt, updatedAt: later.toISOString() });
    expect((await reader.patch(`${path}/${id}`, { content: '' })).status).toBe(400);
  });

  it('appends no event when it says the same', async () => {
    const { reader, project, path } = await discussedTask();
    const { id, updatedAt } = (await reader.post(path, { content: 'Uno' })).body;
    const before = (await reader.get(`/projects/${project.id}/events`)).body;
    const answer = await reader.patch(`${path}/${id}`, { content: 'Uno ' });
    expect(answer.body.updatedAt).toBe(updatedAt);
    expect((await reader.get(`/projects/${project.id}/events`)).body).toEqual(before);
  });

  it('is no longer possible for an author who left the project', async () => {
    const { reader, person, project, path } = await discussedTask();
    const { id } = (await reader.post(path, { content: 'Uno' })).body;
    await reader.delete(`/projects/${project.id}/memberships/${person.id}`);
    expect((await reader.patch(`${path}/${id}`, { content: 'Dos' })).status).toBe(404);
  });
});

describe('deleting a comment', () => {
  it('is for its author', async () => {
    const { reader, path, commentCount } = await discussedTask();
    const { id } = (await reader.post(path, { content: 'Uno' })).body;
    expect((await reader.delete(`${path}/${id}`)).status).toBe(204);
    expect(await commentCount()).toBe(0);
    expect((await reader.delete(`${path}/${id}`)).body).toEqual(missing);
    expect((await reader.patch(`${path}/${id}`, { content: 'Dos' })).body).toEqual(missing);
  });

  it('takes its words out of the log, and no others, and leaves every place in it', async () => {
    const { owner, reader, task, project, path } = await discussedTask();
    const { id } = (await owner.post(path, { content: 'Secreto' })).body;
    const other = (await owner.post(path, { content: 'Se queda' })).body;
    await owner.patch(`${path}/${id}`, { content: 'Más secreto' });
    const before = (await reader.get(`/projects/${project.id}/events`)).body;
    await owner.delete(`${path}/${id}`);
    const activity = (await reader.get(`${task.path}/activity`)).body;
    const [empty, kept] = [
      { commentId: id, taskId: task.id },
      { commentId: other.id, taskId: task.id, content: 'Se queda' },
    ];
    expect(
      activity.slice(1).map(({ type, payload }: { type: string; payload: object }) => ({ type, payload })),
    ).toEqual([
      { type: 'comment.created', payload: empty },
      { type: 'comment.created', payload: kept },
      { type: 'comment.updated', payload: empty },
      { type: 'comment.deleted', payload: empty },
    ]);
    const now = (await reader.get(`/projects/${project.id}/events`)).body;
    expect(now.map(({ seq }: { seq: number }) => seq)).toEqual(
      [...before, 'deleted'].map((_, index) => index + 1),
    );
    expect(JSON.stringify(now)).not.toMatch(/secreto/i);
  });

  it('finds it only under its own task', async () => {
    const { owner, task, path, commentCount } = await discussedTask();
    const other = await test.make.task({ board: task.board });
    const { id } = (await owner.post(path, { content: 'Uno' })).body;
    expect((await owner.delete(`${other.path}/comments/${id}`)).body).toEqual(missing);
    expect((await owner.patch(`${other.path}/comments/${id}`, { content: 'Dos' })).body).toEqual(missing);
    expect(await commentCount()).toBe(1);
  });
});

describe('a comment that waited', () => {
  it('is not written when the board has gone to the trash meanwhile', async () => {
    const { owner, task, project, path } = await discussedTask();
    const { id } = (await owner.post(path, { content: 'Uno' })).body;
    await owner.delete(`/projects/${project.id}/boards/${task.board.id}`);
    const late = (work: (change: Change) => Promise<unknown>) =>
      expect(test.make.inProject(project, work)).rejects.toThrow('Tarea no encontrada');
    await late((change) => createComment(change, task.id, 'Dos'));
    await late((change) => changeComment(change, task.id, id, 'Dos'));
    await late((change) => deleteComment(change, task.id, id));
  });
});

describe('the number of comments', () => {
  it('stays right when many come and go at once', async () => {
    const { owner, reader, task, path, commentCount } = await discussedTask();
    const comments = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        (index % 2 ? owner : reader).post(path, { content: `n.º ${index}` }),
      ),
    );
    expect(await commentCount()).toBe(12);
    const gone = comments.slice(0, 5).map(({ body }) => owner.delete(`${path}/${body.id}`));
    await Promise.all([...gone, reader.post(path, { content: 'Otro' })]);
    expect(await commentCount()).toBe(8);
    const { body } = await owner.get(task.path);
    expect(body.Comments).toHaveLength(8);
    const ids = body.Comments.map((comment: { id: number }) => comment.id);
    expect(ids).toEqual(ids.toSorted((a: number, b: number) => a - b));
  });
});

describe('checks before the body', () => {
  it('come first: a missing comment and a comment of somebody else, whatever the body says', async () => {
    const task = await test.make.task();
    const comment = await test.make.comment({ task });
    const other = await test.make.member({ project: task.project });
    const client = await test.as(other);
    expect((await client.patch(`${task.path}/comments/999999`, {})).status).toBe(404);
    expect((await client.patch(`${task.path}/comments/${comment.id}`, {})).status).toBe(403);
    const owner = await test.as({ id: task.project.ownerId });
    expect((await owner.patch(`${task.path}/comments/${comment.id}`, {})).status).toBe(400);
    const nobody = await owner.patch(`/projects/${task.project.id}/memberships/999999`, {});
    expect(nobody).toMatchObject({ status: 404, body: { error: ['Miembro no encontrado'] } });
  });
});

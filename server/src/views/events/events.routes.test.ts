import { eventPayloads } from '@cuadrilla/contract/log/events';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { fullBodies } from '../../testing/full-bodies.ts';
import { type Client, useTestApp } from '../../testing/test-app.ts';
import { spreadAround } from '../../tasks/tasks/task-spread.ts';

const test = useTestApp();

interface Logged {
  seq: number;
  type: keyof typeof eventPayloads;
  payload: unknown;
}

const nextOf = (link: unknown): string | undefined =>
  /^<\/api(?<path>[^>]+)>; rel="next"$/.exec(String(link))?.groups?.['path'];

/** Every page from this one on, by following the links. */
async function walk(client: Client, from: string): Promise<number[][]> {
  const { status, body, headers } = await client.get(from);
  expect(status).toBe(200);
  const page = body.map(({ seq }: Logged) => seq);
  const next = nextOf(headers['link']);
  return next === undefined ? [page] : [page, ...(await walk(client, next))];
}

/** A project with ten events. */
async function projectWithHistory() {
  const board = await test.make.board();
  const { project } = board;
  const tasks = await Promise.all(Array.from({ length: 8 }, () => test.make.task({ board })));
  const owner = await test.as({ id: project.ownerId });
  return { project, board, tasks, owner, path: `/projects/${project.id}/events` };
}

describe('the events of a project', () => {
  it('come in order after a position, in pages whose links lead to the end', async () => {
    const { owner, path } = await projectWithHistory();
    expect(await walk(owner, path)).toEqual([[1, 2, 3, 4, 5, 6, 7, 8, 9, 10]]);
    expect(await walk(owner, `${path}?since=7`)).toEqual([[8, 9, 10]]);
    expect(await walk(owner, `${path}?since=10`)).toEqual([[]]);
    expect(await walk(owner, `${path}?since=2&limit=3`)).toEqual([
      [3, 4, 5],
      [6, 7, 8],
      [9, 10],
    ]);
    expect(await walk(owner, `${path}?limit=5`)).toEqual([
      [1, 2, 3, 4, 5],
      [6, 7, 8, 9, 10],
    ]);
  });

  it.each([
    ['since=-1', 'La posición en el historial no es válida'],
    ['since=mil', 'La posición en el historial no es válida'],
    ['since=2147483648', 'La posición en el historial no es válida'],
    ['limit=0', 'El límite debe estar entre 1 y 500'],
    ['limit=501', 'El límite debe estar entre 1 y 500'],
  ])('are refused with ?%s', async (query, message) => {
    const { owner, path } = await projectWithHistory();
    const answer = await owner.get(`${path}?${query}`);
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({ error: [message], code: 'validation' });
  });

  it('are for members, a Lector too, and for nobody else', async () => {
    const { project, path } = await projectWithHistory();
    const reader = await test.as(await test.make.member({ project, role: 'Lector' }));
    const outsider = await test.as(await test.make.user());
    expect((await reader.get(path)).status).toBe(200);
    expect((await outsider.get(path)).status).toBe(404);
    expect((await test.anonymous.get(path)).status).toBe(401);
  });

  it('tell of everything that can happen, each as the contract says', async () => {
    const { project, board, tasks, owner, path } = await projectWithHistory();
    const [task] = tasks;
    const person = await test.make.user();
    const root = `/projects/${project.id}`;
    await owner.patch(root, { name: 'Otra', archived: true });
    await owner.patch(root, { archived: false });
    await owner.patch(`${root}/boards/${board.id}`, { name: 'Otro', labelId: null });
    const columns = `${root}/boards/${board.id}/columns`;
    const column = (await owner.post(columns, { name: 'Revisión' })).body;
    await owner.patch(`${columns}/${column.id}`, { name: 'Control', wipLimit: 2 });
    await owner.delete(`${columns}/${column.id}`);
    await owner.post(`${columns}/${column.id}/restore`);
    const gap = { boardId: board.id, columnId: board.columnIds[0] ?? 0, movingId: 0, from: null };
    await test.make.inProject(project, (change) => spreadAround(change, gap));
    await owner.patch(task?.path ?? '', { title: 'Otra', dueDate: '2027-01-01' });
    await owner.delete(task?.path ?? '');
    await owner.post(`${task?.path}/restore`);
    const label = (await owner.post(`${root}/labels`, { name: 'Urgente' })).body;
    await owner.patch(`${root}/labels/${label.id}`, { name: 'Para hoy' });
    await owner.delete(`${root}/labels/${label.id}`);
    await owner.post(`${root}/labels/${label.id}/restore`);
    const { id } = (await owner.post(`${task?.path}/comments`, { content: 'Hola' })).body;
    await owner.patch(`${task?.path}/comments/${id}`, { content: 'Adiós' });
    await owner.delete(`${task?.path}/comments/${id}`);
    const dependencies = `${task?.path}/dependencies`;
    const relation = { taskId: tasks[1]?.id, relation: 'blocked_by' };
    const dependency = (await owner.post(dependencies, relation)).body;
    await owner.delete(`${dependencies}/${dependency.id}`);
    const point = (await owner.post(`${task?.path}/points`, { content: 'Cajas' })).body;
    await owner.patch(`${task?.path}/points/${point.id}`, { done: true });
    await owner.delete(`${task?.path}/points/${point.id}`);
    await owner.post(`${task?.path}/points/${point.id}/restore`);
    const file = await owner.request(
      'POST',
      `${task?.path}/attachments?name=Plano.txt`,
      Buffer.from('Hola'),
      {
        headers: { 'content-type': 'application/octet-stream' },
      },
    );
    const filePath = `${task?.path}/attachments/${file.body.id}`;
    await owner.patch(filePath, { name: 'Planta.txt' });
    await owner.delete(filePath);
    await owner.post(`${filePath}/restore`);
    const document = (await owner.post(`${root}/documents`, { title: 'Plan' })).body;
    const documentPath = `${root}/documents/${document.id}`;
    await owner.patch(documentPath, { title: 'Plan de salida' });
    await test.make.inProject(project, ({ append }) => {
      append({ type: 'document.edited', payload: { documentId: document.id, title: 'Plan de salida' } });
      return Promise.resolve();
    });
    const anchor = { from: 'AQID', to: 'AQIE' };
    const said = { anchor, quote: 'siete', content: '¿A las siete?' };
    const thread = (await owner.post(`${documentPath}/threads`, said)).body;
    await owner.request('PUT', `${documentPath}/threads/${thread.id}/settled`);
    const remarkPath = `${documentPath}/threads/${thread.id}/remarks/${thread.remarks[0].id}`;
    await owner.patch(remarkPath, { content: '¿A las ocho?' });
    await owner.delete(remarkPath);
    await owner.delete(documentPath);
    await owner.post(`${documentPath}/restore`);
    await owner.post(`${root}/memberships`, { memberId: person.id });
    await owner.patch(`${root}/memberships/${person.id}`, { role: 'Lector' });
    await owner.delete(`${root}/memberships/${person.id}`);
    const team = (await owner.post('/teams', { name: 'Diseño' })).body;
    await owner.post(`${root}/teams`, { teamId: team.id, role: 'Lector' });
    await owner.patch(`${root}/teams/${team.id}`, { role: 'Editor' });
    await owner.delete(`${root}/teams/${team.id}`);
    const rule = fullBodies['rules.create'];
    const { id: ruleId } = (await owner.post(`${root}/rules`, { ...rule, boardId: null })).body;
    await owner.patch(`${root}/rules/${ruleId}`, { enabled: true });
    await owner.delete(`${root}/rules/${ruleId}`);
    const webhook = (await owner.post(`${root}/webhooks`, fullBodies['webhooks.create'])).body;
    await owner.patch(`${root}/webhooks/${webhook.id}`, { enabled: false });
    await owner.delete(`${root}/webhooks/${webhook.id}`);
    const token = await test.make.accessToken({ id: project.ownerId });
    await owner.delete(`${root}/tokens/${token.id}`);
    await owner.patch('/profile', { firstName: 'Otra' });
    await owner.delete('/profile/picture');
    await owner.delete(`${root}/boards/${board.id}`);
    await owner.post(`${root}/boards/${board.id}/restore`);
    await owner.delete(root);
    await owner.post(`${root}/restore`);
    const before: Logged[] = (await owner.get(path)).body;
    await owner.delete(tasks[1]?.path ?? '');
    await owner.delete(`${root}/trash`);
    // What was said of a task that is gone for good is gone with it.
    const last: Logged = (await owner.get(path)).body.at(-1);
    const events = [...before, last];
    expect(new Set(events.map(({ type }) => type))).toEqual(new Set(Object.keys(eventPayloads)));
    const wrong = events.filter(({ type, payload }) => {
      const parsed = z.safeParse(eventPayloads[type], payload);
      return !parsed.success || JSON.stringify(payload).length !== JSON.stringify(parsed.data).length;
    });
    expect(wrong).toEqual([]);
  });
});

describe('the activity of a task', () => {
  it('is its own part of the log, comments included, in pages too', async () => {
    const { tasks, owner } = await projectWithHistory();
    const [task, other] = tasks;
    await owner.patch(task?.path ?? '', { title: 'Otra' });
    await owner.patch(other?.path ?? '', { title: 'Ajena' });
    await owner.post(`${task?.path}/comments`, { content: 'Hola' });
    await owner.post(`${other?.path}/comments`, { content: 'Hola' });
    await owner.delete(task?.path ?? '');
    await owner.post(`${task?.path}/restore`);
    const { body } = await owner.get(`${task?.path}/activity`);
    expect(body.map(({ type }: Logged) => type)).toEqual([
      'task.created',
      'task.updated',
      'comment.created',
      'task.deleted',
      'task.restored',
    ]);
    expect(body.every(({ payload }: { payload: { taskId: number } }) => payload.taskId === task?.id)).toBe(
      true,
    );
    const seqs = body.map(({ seq }: Logged) => seq);
    expect((await walk(owner, `${task?.path}/activity?limit=2`)).flat()).toEqual(seqs);
    expect(await walk(owner, `${task?.path}/activity?since=${seqs[2]}`)).toEqual([seqs.slice(3)]);
  });

  it('goes with the task to another board', async () => {
    const { project, tasks, owner } = await projectWithHistory();
    const [task] = tasks;
    const other = await test.make.board({ project });
    await owner.patch(task?.path ?? '', { boardId: other.id });
    const { body } = await owner.get(`/projects/${project.id}/boards/${other.id}/tasks/${task?.id}/activity`);
    expect(body.map(({ type }: Logged) => type)).toEqual(['task.created', 'task.updated']);
  });
});

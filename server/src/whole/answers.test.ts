import { api } from '@cuadrilla/contract/api';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Answer, type Client, useTestApp } from '../testing/test-app.ts';

const test = useTestApp();

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
let client: Client;
let project: string;
let tasks: string;
beforeAll(async () => {
  const board = await test.make.board();
  await Promise.all(['Medir', 'Pesar', 'Contar'].map((title) => test.make.task({ board, title })));
  client = await test.as({ id: board.project.ownerId });
  project = `/projects/${board.project.id}`;
  tasks = `${project}/boards/${board.id}/tasks`;
});

describe('an error', () => {
  it('has the same shape wherever it comes from, a request id, and no trace of how it came about', async () => {
    const reader = await test.make.member({
      project: { id: Number(project.split('/')[2]), ownerId: (await client.get('/profile')).body.id },
      role: 'Lector',
    });
    const text = { 'content-type': 'text/plain' };
    const bad = { payload: '{', headers: { 'content-type': 'application/json' } };
    const big = { payload: `"${'x'.repeat(2 ** 20)}"`, headers: { 'content-type': 'application/json' } };
    const answers: [number, string, Answer][] = [
      [400, 'validation', await client.post('/projects', {})],
      [400, 'validation', await client.request('POST', '/projects', undefined, bad)],
      [400, 'validation', await client.get('/projects/%')],
      [401, 'unauthenticated', await test.anonymous.get('/projects')],
      [401, 'unauthenticated', await test.anonymous.post('/auth/login', { email: 'x@x.com', password: 'x' })],
      [403, 'forbidden', await (await test.as(reader)).delete(project)],
      [403, 'foreign_origin', await client.request('POST', '/projects', {}, { headers: { origin: 'null' } })],
      [404, 'not_found', await client.get('/projects/2000000000')],
      [404, 'not_found', await client.get('/nowhere')],
      [404, 'not_found', await client.get(`${project}/nowhere/at/all`)],
      [404, 'not_found', await client.request('PUT', '/projects', {})],
      [404, 'not_found', await client.get(`/projects/${'1'.repeat(500)}`)],
      [
        409,
        'conflict',
        await client.delete(`${project}/memberships/${(await client.get('/profile')).body.id}`),
      ],
      [413, 'too_large', await client.request('POST', '/projects', undefined, big)],
      [
        415,
        'validation',
        await client.request('POST', '/projects', undefined, { payload: 'x', headers: text }),
      ],
    ];
    for (const [status, code, answer] of answers) {
      expect(answer.status).toBe(status);
      expect(answer.body).toEqual({ error: expect.any(Array), code });
      expect(answer.body.error.length).toBeGreaterThan(0);
      expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
      expect(answer.headers['x-request-id']).toMatch(uuid);
      expect(JSON.stringify(answer.body)).not.toMatch(
        /select|insert|\.ts|\.js|at \w+|node_modules|FST_|Error/,
      );
    }
  });
});

describe('an answer', () => {
  it('has an id of its own, which the log also has', async () => {
    const ids = (await Promise.all([client.get('/projects'), client.get('/projects')])).map(
      ({ headers }) => headers['x-request-id'],
    );
    expect(ids[0]).toMatch(uuid);
    expect(ids[1]).not.toBe(ids[0]);
  });

  it('to every reading in a project says how far its log had come', async () => {
    const task = await test.make.task();
    const owner = await test.as({ id: task.project.ownerId });
    const ids: Record<string, number> = {
      projectId: task.project.id,
      boardId: task.board.id,
      taskId: task.id,
      documentId: (await owner.post(`/projects/${task.project.id}/documents`, { title: 'Acta' })).body.id,
    };
    const isThere = (path: string) =>
      Array.from(path.matchAll(/:(\w+)/g)).every(([, name = '']) => name in ids);
    const paths = Object.values(api)
      .flatMap((endpoints) => Object.values(endpoints))
      .filter(({ method, allow }) => method === 'GET' && allow.scope === 'project')
      .filter(({ path }) => isThere(path))
      .map(({ path }) => path.replaceAll(/:(\w+)/g, (_, name: string) => String(ids[name])));
    const answers = await Promise.all(paths.map((path) => owner.get(path)));
    expect(paths.length).toBeGreaterThan(8);
    expect(answers.map(({ status, headers }) => [status, headers['x-project-seq']])).toEqual(
      paths.map(() => [200, '4']),
    );
    await owner.patch(task.path, { title: 'Otra' });
    expect((await owner.get(task.path)).headers['x-project-seq']).toBe('5');
    expect((await owner.get('/projects')).headers['x-project-seq']).toBeUndefined();
  });

  it('to a creation is 201 with what was created', async () => {
    const created = [
      await client.post('/projects', { name: 'Obra', description: 'Nueva' }),
      await client.post(`${project}/boards`, { name: 'Llegada' }),
      await client.post(tasks, { title: 'Subir', dueDate: '2026-12-01', priorityId: 1 }),
      await client.post(`${project}/memberships`, { memberId: (await test.make.user()).id }),
    ];
    expect(created.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(created.map(({ body }) => body)).toEqual([
      expect.objectContaining({ id: expect.any(Number), name: 'Obra' }),
      expect.objectContaining({ id: expect.any(Number), name: 'Llegada' }),
      expect.objectContaining({ id: expect.any(Number), title: 'Subir' }),
      expect.objectContaining({ User: expect.objectContaining({ id: expect.any(Number) }) }),
    ]);
    await client.delete(`${tasks}/${created[2]?.body.id}`);
  });

  it('to a deletion is 204 with nothing in it', async () => {
    const { body: made } = await client.post('/projects', { name: 'Obra', description: 'Nueva' });
    const { body: board } = await client.post(`/projects/${made.id}/boards`, { name: 'Llegada' });
    const path = `/projects/${made.id}/boards/${board.id}`;
    const { body: task } = await client.post(`${path}/tasks`, {
      title: 'Subir',
      dueDate: '2026-12-01',
      priorityId: 1,
    });
    const { body: comment } = await client.post(`${path}/tasks/${task.id}/comments`, { content: 'Hola' });
    const paths = [
      `${path}/tasks/${task.id}/comments/${comment.id}`,
      `${path}/tasks/${task.id}`,
      path,
      `/projects/${made.id}/pin`,
      `/projects/${made.id}`,
    ];
    for (const each of paths) {
      const answer = await client.delete(each);
      expect([each, answer.status, answer.body]).toEqual([each, 204, '']);
      expect(answer.headers['content-type']).toBeUndefined();
    }
  });
});

describe('a list of tasks', () => {
  it('is the whole board with its count, and no Link, unless a limit is given', async () => {
    const { body, headers } = await client.get(tasks);
    expect(body).toHaveLength(3);
    expect([headers['x-total-count'], headers['link']]).toEqual(['3', undefined]);
  });

  it('counts all that match, also on a page, and links to the next page with everything that was asked', async () => {
    const { body, headers } = await client.get(`${tasks}/search?query=AR&sort=title&order=desc&limit=1`);
    expect(body.map(({ title }: { title: string }) => title)).toEqual(['Pesar']);
    expect(headers['x-total-count']).toBe('2');
    const link = /^<\/api([^>]+)>; rel="next"$/.exec(String(headers['link']))?.[1] ?? '';
    expect(link).toMatch(
      /^\/projects\/\d+\/boards\/\d+\/tasks\/search\?query=AR&sort=title&order=desc&limit=1&cursor=/,
    );
    const next = await client.get(link);
    expect(next.body.map(({ title }: { title: string }) => title)).toEqual(['Contar']);
    expect([next.headers['x-total-count'], next.headers['link']]).toEqual(['2', undefined]);
  });

  it('counts nothing where nothing matches', async () => {
    const { body, headers } = await client.get(`${tasks}/search?query=nada`);
    expect([body, headers['x-total-count']]).toEqual([[], '0']);
  });
});

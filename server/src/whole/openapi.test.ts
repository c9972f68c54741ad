import { api } from '@cuadrilla/contract/api';
import { pictureTypes } from '@cuadrilla/contract/kernel/picture-types';
import { expect, it } from 'vitest';
import { useTestApp } from '../testing/test-app.ts';

const test = useTestApp();

const endpoints = Object.values(api).flatMap((noun) => Object.values(noun));

it('describes every endpoint of the contract', async () => {
  const { status, body } = await test.anonymous.get('/openapi.json');
  expect(status).toBe(200);
  expect(body.openapi).toBe('3.1.0');
  for (const { method, path, summary } of endpoints) {
    const operation = body.paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
    expect(operation, `${method} ${path}`).toMatchObject({ summary });
  }
});

it('says of an endpoint what it takes, what it answers and how it refuses', async () => {
  const { body } = await test.anonymous.get('/openapi.json');
  const { post } = body.paths['/projects/{projectId}/boards/{boardId}/tasks'];
  expect(post.parameters.map(({ name }: { name: string }) => name)).toEqual([
    'projectId',
    'boardId',
    'idempotency-key',
  ]);
  expect(post.requestBody.content['application/json'].schema).toMatchObject({
    required: ['title', 'priorityId'],
    anyOf: [{ required: ['dueDate'] }, { required: ['withoutDueDate'] }],
  });
  expect(post.responses['201'].content['application/json'].schema.properties).toHaveProperty('due_date');
  expect(Object.keys(post.responses)).toEqual(['201', '400', '401', '403', '404']);
  expect(post.security).toEqual([{ session: [] }, { token: [] }]);
  expect(body.components.securitySchemes.token).toMatchObject({ type: 'http', scheme: 'bearer' });
  expect(body.paths['/profile/tokens'].post.security).toEqual([{ session: [] }]);
  expect(body.paths['/auth/login'].post.security).toEqual([]);
});

it('says of a file which types it may have, going in and coming out', async () => {
  const { body } = await test.anonymous.get('/openapi.json');
  const files = '/projects/{projectId}/documents/{documentId}/files';
  const { post } = body.paths[files];
  expect(Object.keys(post.requestBody.content)).toEqual([...pictureTypes]);
  expect(post.responses['201'].content['application/json'].schema.properties).toHaveProperty('url');
  expect(Object.keys(post.responses)).toContain('413');
  const { get } = body.paths[`${files}/{fileId}`];
  expect(get.responses['200']).toEqual({ description: 'Done', content: { 'image/*': {} } });
});

it('says what comes with a conflict: of a task, how it is now', async () => {
  const { body } = await test.anonymous.get('/openapi.json');
  const { patch } = body.paths['/projects/{projectId}/boards/{boardId}/tasks/{taskId}'];
  const { properties } = patch.responses['409'].content['application/json'].schema;
  expect(properties).toHaveProperty('error');
  expect(properties.current.properties).toHaveProperty('due_date');
});

it('has a page to try it that asks nothing of other hosts', async () => {
  const page = await test.app.inject('/api/docs/');
  expect(page.statusCode).toBe(200);
  const assets = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, url]) => url ?? '');
  expect(assets.length).toBeGreaterThan(3);
  expect(assets.filter((asset) => /^(https?:)?\/\//.test(asset))).toEqual([]);
  const answers = await Promise.all(
    assets.map((asset) => test.app.inject(new URL(asset, 'http://localhost/api/docs/').pathname)),
  );
  expect(answers.map((answer) => answer.statusCode)).toEqual(assets.map(() => 200));
});

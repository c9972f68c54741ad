import { brotliDecompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { clientOf, useTestApp } from '../../testing/test-app.ts';
import { createTasks } from './create-tasks.commands.ts';

const test = useTestApp();

const count = 450;

async function longBoard() {
  const board = await test.make.board();
  const inputs = Array.from({ length: count }, (_, index) => ({
    title: `Tarea ${String(index % 7)}`,
    description: 'ñ'.repeat(index % 30 === 0 ? 20_000 : 10),
    dueDate: '2026-12-01',
    priorityId: 2,
  }));
  const ids = await test.make.inProject(board.project, (change) =>
    createTasks(change, board.id, inputs, 'UTC'),
  );
  const token = await test.make.session({ id: board.project.ownerId });
  const owner = clientOf(test.app, token);
  return { ids, owner, token, path: `/projects/${board.project.id}/boards/${board.id}/tasks` };
}

it('sends a board of any length whole and in order, compressed or not, without having it all in memory', async () => {
  const { ids, owner, token, path } = await longBoard();
  const { status, headers, body } = await owner.get(path);
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'x-total-count': String(count),
    'content-type': 'application/json; charset=utf-8',
  });
  // Its length is not known before its end.
  expect(headers).not.toHaveProperty('content-length');
  expect(body.map(({ id }: { id: number }) => id)).toEqual(ids);
  expect(body[30]).toMatchObject({ title: 'Tarea 2', description: 'ñ'.repeat(20_000), Priority: { id: 2 } });

  const { rawPayload, headers: packed } = await test.app.inject({
    url: `/api${path}`,
    headers: { 'accept-encoding': 'br' },
    cookies: { token },
  });
  expect(packed['content-encoding']).toBe('br');
  expect(JSON.parse(brotliDecompressSync(rawPayload).toString())).toEqual(body);

  const page = await owner.get(`${path}?sort=title&limit=400`);
  const next = /<\/api([^>]+)>/.exec(String(page.headers['link']))?.[1] ?? '';
  const rest = await owner.get(next.replace('limit=400&', '').replace('&limit=400', ''));
  expect(rest.headers['x-total-count']).toBe(String(count));
  const byTitle = (await owner.get(`${path}?sort=title`)).body;
  expect([...page.body, ...rest.body]).toEqual(byTitle);
  expect((await owner.get(`${path}/search?query=nada`)).body).toEqual([]);
});

import { expect, it } from 'vitest';
import { useTestApp } from '../../testing/test-app.ts';

const test = useTestApp();

it('brings what surrounds every page as the endpoints of its parts do', async () => {
  const project = await test.make.project();
  const owner = await test.as({ id: project.ownerId });
  await owner.post('/searches', { name: 'Lo mío', query: 'responsable:yo' });
  const { body } = await owner.get('/pages/start');
  const paths = ['/profile', '/projects', '/searches', '/notifications/counts', '/people/pictures'];
  const parts = paths.map(async (path) => (await owner.get(path)).body);
  const [profile, projects, searches, notifications, pictures] = await Promise.all(parts);
  expect(projects).toHaveLength(1);
  expect(body).toEqual({ profile, projects, searches, notifications, pictures });
});

it('brings a board as the endpoints of its parts do, whole or by columns', async () => {
  const made = await test.make.project();
  const board = await test.make.board({ project: made });
  const reader = await test.as({ id: made.ownerId });
  const project = `/projects/${made.id}`;
  const path = `${project}/boards/${board.id}`;
  for (const title of ['Carpas', 'Prensa', 'Carteles']) await test.make.task({ board, title });
  const read = async (address: string) => (await reader.get(address)).body;
  const [detail, permissions, columns, members, labels, follow, tasks] = await Promise.all(
    [project, `${project}/permissions`, `${path}/columns`, `${project}/memberships`, `${project}/labels`]
      .concat(`${path}/follow`, `${path}/tasks`)
      .map(read),
  );

  const whole = await read(`${path}/page`);
  const around = { project: detail, permissions, columns, members, labels, follow };
  expect(whole).toEqual({ ...around, tasks: [{ column: null, items: tasks, total: 3 }] });

  const { headers } = await reader.get(`${path}/tasks/search?query=car&limit=1&sort=title`);
  const found = await read(`${path}/page?query=car&limit=1&sort=title`);
  const cursor = /cursor=([^&>]+)/.exec(String(headers['link']))?.[1];
  expect(found.tasks).toEqual([{ column: null, items: [tasks[0]], total: 2, cursor }]);

  const byColumn = await read(`${path}/page?per=column&sort=position`);
  const [first, ...others] = columns.map(({ id }: { id: number }) => id);
  expect(byColumn.tasks).toEqual([
    { column: first, items: tasks, total: 3 },
    ...others.map((column: number) => ({ column, items: [], total: 0 })),
  ]);
  const one = await read(`${path}/page?per=column&column=${first}`);
  expect(one.tasks).toEqual([{ column: first, items: tasks, total: 3 }]);
  expect((await reader.get(`${path}/page?per=row`)).body.error).toEqual(['La división no es válida']);
});

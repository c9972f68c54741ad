import { searchLimit } from '@cuadrilla/contract/views/search/search';
import { expect, it } from 'vitest';
import { type Client, useTestApp } from '../../testing/test-app.ts';

const test = useTestApp();

const namesIn = (found: { name?: string; title?: string }[]) => found.map(({ name, title }) => name ?? title);

async function search(as: Client, query: string, project = '') {
  const { body } = await as.get(`/search?query=${encodeURIComponent(query)}${project}`);
  return { projects: namesIn(body.projects), boards: namesIn(body.boards), tasks: namesIn(body.tasks) };
}

it('finds in one project alone what elsewhere there is too much of', async () => {
  const owner = await test.make.user();
  const client = await test.as(owner);
  const newBoard = async (projectName: string, name: string) =>
    test.make.board({ project: await test.make.project({ owner, name: projectName }), name });
  const board = await newBoard('Mudanza', 'Salida');
  await test.make.task({ board, title: 'Pedir cajas', description: 'De cartón' });
  const other = await newBoard('Cajas', 'Cajas');
  for (let nth = 0; nth < searchLimit; nth += 1)
    await test.make.task({ board: other, title: `Cajas de cartón ${nth}` });
  const within = (query: string, as = client) => search(as, query, `&project=${board.project.id}`);
  expect((await search(client, 'cajas')).tasks).not.toContain('Pedir cajas');
  const found = { projects: [], boards: [], tasks: ['Pedir cajas'] };
  expect(await within('cajas')).toEqual(found);
  expect(await within('cartón')).toEqual(found);
  expect((await within('')).tasks).toEqual(['Pedir cajas']);
  const stranger = await test.as(await test.make.user());
  expect(await within('cajas', stranger)).toEqual({ projects: [], boards: [], tasks: [] });
});

import { mostSaved } from '@cuadrilla/contract/views/saved-searches';
import { Client as DatabaseClient } from 'pg';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Client, useTestApp } from '../../testing/test-app.ts';

const test = useTestApp();

let me: { id: number };
let client: Client;
beforeEach(async () => {
  me = await test.make.user();
  client = await test.as(me);
});

const save = async (name: string, query = 'contrato', as = client) =>
  (await as.post('/searches', { name, query })).body as { id: number };

/** How many it takes to count them all. */
async function statements(): Promise<number> {
  const query = vi.spyOn(DatabaseClient.prototype, 'query');
  await client.get('/searches/counts');
  const asked = query.mock.calls.map(([statement]) => JSON.stringify(statement));
  query.mockRestore();
  // The bus tells of what was saved before, and looks now and then whether its line still stands.
  return asked.filter((statement) => statement !== '"select"' && !statement.includes('pg_notify')).length;
}

describe('saved searches', () => {
  it('are listed by name, as a Spanish reader sorts, and are nobody else’s', async () => {
    await save('Ñandúes');
    await save('nieve');
    await save('Árboles', 'árbol -seco');
    const { body } = await client.get('/searches');
    expect(body.map(({ name }: { name: string }) => name)).toEqual(['Árboles', 'nieve', 'Ñandúes']);
    expect(body[0]).toMatchObject({ query: 'árbol -seco', pinned: false });
    expect((await (await test.as(await test.make.user())).get('/searches')).body).toEqual([]);
  });

  it('are renamed, pinned, asked otherwise, and forgotten', async () => {
    const { id } = await save('Una');
    const change = { name: 'Otra', query: 'vencidas', pinned: true };
    expect((await client.patch(`/searches/${id}`, change)).body).toEqual({ id, ...change });
    expect((await client.patch(`/searches/${id}`, {})).body).toEqual({ id, ...change });
    expect((await client.patch(`/searches/${id}`, { name: ' ' })).body.error).toEqual([
      'El nombre es obligatorio',
    ]);
    expect((await client.delete(`/searches/${id}`)).status).toBe(204);
    expect((await client.delete(`/searches/${id}`)).status).toBe(404);
  });

  it('are not there for others to change', async () => {
    const { id } = await save('Mía');
    const other = await test.as(await test.make.user());
    expect((await other.patch(`/searches/${id}`, { name: 'Suya' })).status).toBe(404);
    expect((await other.delete(`/searches/${id}`)).status).toBe(404);
    expect((await client.get('/searches')).body[0].name).toBe('Mía');
  });

  it('know how many results each has', async () => {
    const board = await test.make.board({ project: await test.make.project({ owner: me }) });
    await test.make.task({ board, title: 'El contrato', assignedTo: me.id });
    const [mine, none] = [await save('Lo mío', 'responsable:yo'), await save('Nada', 'nada')];
    expect((await client.get('/searches/counts')).body).toEqual([
      { id: mine.id, count: 1 },
      { id: none.id, count: 0 },
    ]);
  });

  it('are counted with as few questions, however many they are', async () => {
    const board = await test.make.board({ project: await test.make.project({ owner: me, name: 'Obra' }) });
    await test.make.task({ board, title: 'El contrato', assignedTo: me.id });
    await save('Una', 'contrato proyecto:obra');
    const forOne = await statements();
    for (const name of ['Otra', 'Y otra']) await save(name, `contrato proyecto:obra tablero:"${name}"`);
    expect(await statements()).toBe(forOne);
  });

  it('are so many at most', async () => {
    for (let index = 0; index < mostSaved; index += 1) await save(`n.º ${index}`);
    expect((await client.post('/searches', { name: 'Una más', query: 'x' })).status).toBe(409);
  });
});

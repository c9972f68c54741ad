import { taskSortFields } from '@cuadrilla/contract/tasks/tasks';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { tasks } from '../../platform/database/schema/schema.ts';
import { type Client, useTestApp } from '../../testing/test-app.ts';

const test = useTestApp();

interface Listed {
  id: number;
  title: string;
}

const titlesOf = async (client: Client, path: string): Promise<string[]> =>
  (await client.get(path)).body.map((task: Listed) => task.title);

const idsOf = async (client: Client, path: string): Promise<number[]> =>
  (await client.get(path)).body.map((task: Listed) => task.id);

async function boardOf(titles: string[]) {
  const board = await test.make.board();
  await Promise.all(titles.map((title) => test.make.task({ board, title })));
  const path = `/projects/${board.project.id}/boards/${board.id}/tasks`;
  return { board, path, owner: await test.as({ id: board.project.ownerId }) };
}

const at = (day: number) => new Date(Date.UTC(2026, 5, day));

/** Four tasks whose every field comes in an order of its own; the last two are alike but for their id. */
async function variedBoard() {
  const board = await test.make.board();
  const { project } = board;
  const [ana, benito] = [await test.make.member({ project }), await test.make.member({ project })];
  const make = (fields: object) => test.make.task({ board, ...fields });
  const b = await make({ title: 'b', priorityId: 3, dueDate: '2026-03-01', assignedTo: benito.id });
  const a = await make({ title: 'a', priorityId: 1, dueDate: '2026-02-01', assignedTo: ana.id });
  const c = await make({ title: 'c', priorityId: 2, dueDate: '2026-01-01' });
  const d = await make({ title: 'c', priorityId: 2, dueDate: '2026-01-01' });
  const { db } = test.database;
  await db
    .update(tasks)
    .set({ createdAt: at(3), updatedAt: at(5), createdBy: benito.id, commentCount: 0 })
    .where(eq(tasks.id, b.id));
  await db
    .update(tasks)
    .set({ createdAt: at(1), updatedAt: at(7), createdBy: ana.id, commentCount: 12 })
    .where(eq(tasks.id, a.id));
  await db
    .update(tasks)
    .set({ createdAt: at(2), updatedAt: at(6), dueDay: null, commentCount: 2 })
    .where(eq(tasks.id, c.id));
  await db
    .update(tasks)
    .set({ createdAt: at(2), updatedAt: at(6), dueDay: null, commentCount: 2 })
    .where(eq(tasks.id, d.id));
  const path = `/projects/${project.id}/boards/${board.id}/tasks`;
  const ids = { a: a.id, b: b.id, c: c.id, d: d.id };
  return { path, ids, owner: await test.as({ id: project.ownerId }) };
}

describe('the list of tasks', () => {
  it('is the whole board by id, with its total, when nothing else is asked for', async () => {
    const { owner, path } = await boardOf(['uno', 'dos', 'tres']);
    const { body, headers } = await owner.get(path);
    const ids = body.map((task: Listed) => task.id);
    expect(ids).toHaveLength(3);
    expect(ids).toEqual(ids.toSorted((x: number, y: number) => x - y));
    expect(headers['x-total-count']).toBe('3');
    expect(headers['link']).toBeUndefined();
    expect(body[0]).toEqual(expect.objectContaining({ Priority: { id: 2, name: 'Media' }, commentCount: 0 }));
  });

  it.each([
    ['id', ['b', 'a', 'c', 'd'], ['d', 'c', 'a', 'b']],
    ['title', ['a', 'b', 'c', 'd'], ['c', 'd', 'b', 'a']],
    ['due_date', ['a', 'b', 'c', 'd'], ['b', 'a', 'c', 'd']],
    ['createdAt', ['a', 'c', 'd', 'b'], ['b', 'c', 'd', 'a']],
    ['updatedAt', ['b', 'c', 'd', 'a'], ['a', 'c', 'd', 'b']],
    ['priority_id', ['a', 'c', 'd', 'b'], ['b', 'c', 'd', 'a']],
    ['assigned_to', ['a', 'b', 'c', 'd'], ['b', 'a', 'c', 'd']],
    ['created_by', ['c', 'd', 'a', 'b'], ['b', 'a', 'c', 'd']],
    ['position', ['b', 'a', 'c', 'd'], ['d', 'c', 'a', 'b']],
    ['commentCount', ['b', 'c', 'd', 'a'], ['a', 'c', 'd', 'b']],
  ] as const)(
    'sorts by %s in both orders, empty ones last, ties by id',
    async (field, ascending, descending) => {
      const { owner, path, ids } = await variedBoard();
      expect(await idsOf(owner, `${path}?sort=${field}`)).toEqual(ascending.map((name) => ids[name]));
      expect(await idsOf(owner, `${path}?sort=${field}&order=desc`)).toEqual(
        descending.map((name) => ids[name]),
      );
      expect(taskSortFields).toContain(field);
    },
  );

  it('sorts by the places of the columns on the board, whatever their ids', async () => {
    const board = await test.make.board();
    const owner = await test.as({ id: board.project.ownerId });
    const path = `/projects/${board.project.id}/boards/${board.id}`;
    const [first, , last] = (await owner.get(`${path}/columns`)).body;
    const { id: one } = await test.make.task({ board, columnId: first.id });
    const { id: two } = await test.make.task({ board, columnId: last.id });
    const { id: three } = await test.make.task({ board, columnId: first.id });
    const sorted = `${path}/tasks?sort=column_id`;
    expect(await idsOf(owner, sorted)).toEqual([one, three, two]);
    expect((await owner.patch(`${path}/columns/${last.id}`, { afterId: null })).status).toBe(200);
    expect(await idsOf(owner, sorted)).toEqual([two, one, three]);
    expect(await idsOf(owner, `${sorted}&order=desc`)).toEqual([one, three, two]);
  });

  it('sorts titles as a Spanish reader expects: case and accents aside, ñ after n', async () => {
    const { owner, path } = await boardOf([
      'oso',
      'ñandú',
      'zorro',
      'Nube',
      'árbol',
      'nzeta',
      'Abeja',
      'ÑOÑO',
      'ámbar',
    ]);
    const sorted = ['Abeja', 'ámbar', 'árbol', 'Nube', 'nzeta', 'ñandú', 'ÑOÑO', 'oso', 'zorro'];
    expect(await titlesOf(owner, `${path}?sort=title`)).toEqual(sorted);
    expect(await titlesOf(owner, `${path}?sort=title&order=desc`)).toEqual(sorted.toReversed());
  });

  it('takes titles that differ only in case or accents as equal, by id in both orders', async () => {
    const { board, owner, path } = await boardOf([]);
    const first = await test.make.task({ board, title: 'Árbol' });
    const second = await test.make.task({ board, title: 'arbol' });
    const third = await test.make.task({ board, title: 'ARBOL' });
    const ids = [first.id, second.id, third.id];
    expect(await idsOf(owner, `${path}?sort=title&order=asc`)).toEqual(ids);
    expect(await idsOf(owner, `${path}?sort=title&order=desc`)).toEqual(ids);
  });

  it('can be of one column, in the order of its places', async () => {
    const { board, owner, path } = await boardOf([]);
    const { Columns } = (await owner.get(path.replace(/\/tasks$/, ''))).body;
    const first = await test.make.task({ board, columnId: Columns[1].id });
    const other = await test.make.task({ board });
    await test.make.changeTask(other, { columnId: Columns[1].id });
    const third = await test.make.task({ board, columnId: Columns[1].id });
    await test.make.task({ board });
    const answer = await owner.get(`${path}?sort=position&column=${Columns[1].id}`);
    expect(answer.body.map((task: Listed) => task.id)).toEqual([first.id, other.id, third.id]);
    expect(answer.headers['x-total-count']).toBe('3');
    expect((await owner.get(`${path}?column=${Columns[2].id}`)).body).toEqual([]);
  });

  it.each([
    ['sort=nombre', 'El campo de orden no es válido'],
    ['sort=title&sort=id', 'El campo de orden no es válido'],
    ['order=up', 'El sentido del orden no es válido'],
    ['limit=0', 'El límite debe estar entre 1 y 500'],
    ['limit=501', 'El límite debe estar entre 1 y 500'],
    ['limit=diez', 'El límite debe estar entre 1 y 500'],
    ['column=0', 'La columna no existe en el tablero'],
  ])('refuses ?%s', async (query, message) => {
    const { owner, path } = await boardOf([]);
    const answer = await owner.get(`${path}?${query}`);
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({ error: [message], code: 'validation' });
  });
});

const searchableBoard = async () => {
  const { board, owner, path } = await boardOf([]);
  await test.make.task({ board, title: 'Pagar la SEÑAL', description: 'Al 50% por_adelantado' });
  await test.make.task({ board, title: 'Comprar cajas', description: 'Con la señal del camión' });
  await test.make.task({ board, title: 'Limpiar', description: `D'Angelo "norte"` });
  return (query: string, rest = '') =>
    titlesOf(owner, `${path}/search?query=${encodeURIComponent(query)}${rest}`);
};

describe('searching tasks', () => {
  it('looks into title and description, whatever the case, the accents and the ñ', async () => {
    const found = await searchableBoard();
    expect(await found('senal')).toEqual(['Pagar la SEÑAL', 'Comprar cajas']);
    expect(await found('CAMION')).toEqual(['Comprar cajas']);
    expect(await found('limpíar')).toEqual(['Limpiar']);
    expect(await found('cañas')).toEqual([]);
  });

  it('takes %, _ and quotes as they are, and finds all when it is empty', async () => {
    const found = await searchableBoard();
    expect(await found('%')).toEqual(['Pagar la SEÑAL']);
    expect(await found('r_a')).toEqual(['Pagar la SEÑAL']);
    expect(await found(`d'angelo "`)).toEqual(['Limpiar']);
    expect(await found(' ')).toHaveLength(3);
  });

  it('sorts what it finds', async () => {
    const found = await searchableBoard();
    expect(await found('señal', '&sort=title')).toEqual(['Comprar cajas', 'Pagar la SEÑAL']);
    expect(await found('señal', '&sort=title&order=desc')).toEqual(['Pagar la SEÑAL', 'Comprar cajas']);
  });
});

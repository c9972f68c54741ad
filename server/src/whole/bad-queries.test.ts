import { beforeAll, describe, expect, it } from 'vitest';
import { type Client, useTestApp } from '../testing/test-app.ts';

const test = useTestApp();

const titles = [
  'Pintar 100% del techo',
  "Cambiar 'la' llave",
  'Revisar plano_final "b"',
  'Ruta C:\\obra',
  'Ñandú',
];
let client: Client;
let project: string;
let tasks: string;
beforeAll(async () => {
  const owner = await test.make.user();
  const made = await test.make.project({ owner });
  const board = await test.make.board({ project: made, name: '50% _listo_' });
  await test.make.board({ project: made, name: 'Salida' });
  for (const title of titles) {
    await test.make.task({ board, title, assignedTo: owner.id });
  }
  client = await test.as(owner);
  project = `/projects/${made.id}`;
  tasks = `${project}/boards/${board.id}/tasks`;
});

const named = async (path: string, field: string): Promise<string[]> => {
  const { body } = await client.get(path);
  return body.map((each: Record<string, string>) => each[field]);
};

const searchBoards = (text: string) => named(`${project}/boards?search=${encodeURIComponent(text)}`, 'name');
const searchPeople = (text: string) =>
  named(`${project}/memberships/users?search=${encodeURIComponent(text)}`, 'email');

describe('a search', () => {
  it.each([
    ['%', [titles[0]]],
    ['_', [titles[2]]],
    ['__', []],
    ['%%', []],
    ["'", [titles[1]]],
    ["' or '1'='1", []],
    ['"b"', [titles[2]]],
    ['\\', [titles[3]]],
    ['C:\\o', [titles[3]]],
    ['.*', []],
    ['(', []],
    ['nandu', [titles[4]]],
    ['  techo ', [titles[0]]],
    ['', titles],
    ['   ', titles],
  ])('of tasks for %j takes every character as itself', async (query, found) => {
    expect(await named(`${tasks}/search?query=${encodeURIComponent(query)}`, 'title')).toEqual(found);
  });

  it.each([
    ['%', ['50% _listo_'], [titles[0]]],
    ['_', ['50% _listo_'], [titles[2]]],
    ['__', [], []],
    ["' or '1'='1", [], []],
    ['\\', [], [titles[3]]],
    ['.*', [], []],
    ['ñANDU', [], [titles[4]]],
  ])('of everything for %j takes every character as itself', async (query, boards, found) => {
    const { body } = await client.get(`/search?query=${encodeURIComponent(query)}`);
    expect(body.boards.map(({ name }: { name: string }) => name)).toEqual(boards);
    expect(body.tasks.map(({ title }: { title: string }) => title)).toEqual(found);
  });

  it('of boards takes every character as itself', async () => {
    expect(await Promise.all(['%', '_', '\\', "'"].map(searchBoards))).toEqual([
      ['50% _listo_'],
      ['50% _listo_'],
      [],
      [],
    ]);
  });

  it('of people takes every character as itself', async () => {
    const odd = await test.make.user({ email: 'odd_100%@ejemplo.com' });
    await test.make.user({ email: 'oddx1000@ejemplo.com' });
    expect(await searchPeople('odd_')).toEqual([odd.email]);
    expect(await searchPeople('0%')).toEqual([odd.email]);
    expect(await searchPeople("'")).toEqual([]);
  });

  it.each(['=%00', '=a%00b', `=${'x'.repeat(201)}`, '=a&SEARCH=b'])(
    'is refused with 400 when it is %s',
    async (text) => {
      const searches = [
        [`${tasks}/search`, 'query'],
        ['/search', 'query'],
        [`${project}/boards`, 'search'],
        [`${project}/memberships/users`, 'search'],
      ] as const;
      const answers = await Promise.all(
        searches.map(([path, name]) => client.get(`${path}?${name}${text.replace('SEARCH', name)}`)),
      );
      expect(answers.map(({ status, body }) => [status, body.code, body.error.length])).toEqual(
        answers.map(() => [400, 'validation', 1]),
      );
    },
  );
});

describe('an order that nobody knows', () => {
  it.each([
    ['sort=name', 'El campo de orden no es válido'],
    ['sort=', 'El campo de orden no es válido'],
    ['sort=ID', 'El campo de orden no es válido'],
    ['sort=constructor', 'El campo de orden no es válido'],
    ['sort=id;drop table tasks', 'El campo de orden no es válido'],
    ['sort=id&sort=title', 'El campo de orden no es válido'],
    ['order=ASC', 'El sentido del orden no es válido'],
    ['order=', 'El sentido del orden no es válido'],
    ['order=asc&order=desc', 'El sentido del orden no es válido'],
    ['limit=0', 'El límite debe estar entre 1 y 500'],
    ['limit=501', 'El límite debe estar entre 1 y 500'],
    ['limit=-1', 'El límite debe estar entre 1 y 500'],
    ['limit=1.5', 'El límite debe estar entre 1 y 500'],
    ['limit=diez', 'El límite debe estar entre 1 y 500'],
    ['limit=', 'El límite debe estar entre 1 y 500'],
    ['limit=99999999999999999999', 'El límite debe estar entre 1 y 500'],
    ['limit=5&limit=6', 'El límite debe estar entre 1 y 500'],
    ['column=0', 'La columna no existe en el tablero'],
    ['column=abc', 'La columna no existe en el tablero'],
    ['column=2147483648', 'La columna no existe en el tablero'],
  ])('is refused: %s', async (query, message) => {
    const answers = await Promise.all([
      client.get(`${tasks}?${query}`),
      client.get(`${tasks}/search?${query}`),
    ]);
    expect(answers.map(({ status, body }) => [status, body.error])).toEqual([
      [400, [message]],
      [400, [message]],
    ]);
  });

  it('is told in full, in the order of the fields', async () => {
    const { body } = await client.get(`${tasks}/search?query=%00&limit=0&order=x&sort=x&column=x`);
    expect(body.error).toEqual([
      'La búsqueda contiene caracteres no permitidos',
      'El campo de orden no es válido',
      'El sentido del orden no es válido',
      'La columna no existe en el tablero',
      'El límite debe estar entre 1 y 500',
    ]);
  });
});

describe('a position in the log that cannot be', () => {
  it.each([
    'since=-1',
    'since=abc',
    'since=2147483648',
    'since=1&since=2',
    'since=',
    'limit=0',
    'limit=501',
    'since=%00',
  ])('is refused: %s', async (query) => {
    const { body } = await client.get(tasks);
    const answers = await Promise.all(
      [`${project}/events`, `${tasks}/${body[0].id}/activity`].map((path) => client.get(`${path}?${query}`)),
    );
    expect(answers.map(({ status, body: { error } }) => [status, error.length])).toEqual([
      [400, 1],
      [400, 1],
    ]);
  });
});

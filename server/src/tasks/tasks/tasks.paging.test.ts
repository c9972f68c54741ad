import { taskSortFields } from '@cuadrilla/contract/tasks/tasks';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { tasks } from '../../platform/database/schema/schema.ts';
import { type Client, useTestApp } from '../../testing/test-app.ts';

const test = useTestApp();

const total = 23;
const titles = ['ñu', 'Nube', 'nube', 'ÁRBOL', 'arbol', 'zeta'];

let owner: Client;
let path: string;

/** Many equal values in every field, and empty ones where there can be. */
async function repetitiveBoard() {
  const board = await test.make.board();
  const { project } = board;
  const members = await Promise.all([test.make.member({ project }), test.make.member({ project })]);
  const { Columns } = (
    await (await test.as({ id: project.ownerId })).get(`/projects/${project.id}/boards/${board.id}`)
  ).body;
  const made = await Promise.all(
    Array.from({ length: total }, (_, index) =>
      test.make.task({
        board,
        title: titles[index % titles.length] ?? '',
        priorityId: 1 + (index % 2),
        dueDate: `2026-12-0${1 + (index % 3)}`,
        assignedTo: members[index % 3]?.id ?? null,
        columnId: Columns[index % 2].id,
      }),
    ),
  );
  const day = new Date('2026-06-01T10:00:00.123Z');
  await Promise.all(
    made.map(({ id }, index) =>
      test.database.db
        .update(tasks)
        .set({
          ...(index % 4 === 0 ? { dueDate: null } : {}),
          ...(index % 5 < 3 ? { createdAt: day, updatedAt: day } : {}),
          createdBy: members[index % 2]?.id ?? 0,
          commentCount: index % 3,
        })
        .where(eq(tasks.id, id)),
    ),
  );
  return { project, path: `/projects/${project.id}/boards/${board.id}/tasks` };
}

beforeAll(async () => {
  const board = await repetitiveBoard();
  path = board.path;
  owner = await test.as({ id: board.project.ownerId });
});

const nextOf = (link: unknown): string | undefined =>
  /^<\/api(?<path>[^>]+)>; rel="next"$/.exec(String(link))?.groups?.['path'];

/** Every page from this one on, by following the links. */
async function walk(from: string): Promise<number[][]> {
  const { status, body, headers } = await owner.get(from);
  expect(status).toBe(200);
  expect(headers['x-total-count']).toBe(String(total));
  const ids = body.map((task: { id: number }) => task.id);
  const next = nextOf(headers['link']);
  return next === undefined ? [ids] : [ids, ...(await walk(next))];
}

const orders = taskSortFields.flatMap((field) => [
  [field, 'asc'],
  [field, 'desc'],
]);

describe('walking a board page by page', () => {
  it.each(orders)(
    'by %s %s gives the whole list in order, nothing lost and nothing twice',
    async (sort, order) => {
      const list = `${path}?sort=${sort}&order=${order}`;
      const whole = (await owner.get(list)).body.map((task: { id: number }) => task.id);
      const pages = await walk(`${list}&limit=4`);
      expect(new Set(whole).size).toBe(total);
      expect(pages.flat()).toEqual(whole);
      expect(pages.slice(0, 5).map((ids) => ids.length)).toEqual([4, 4, 4, 4, 4]);
      expect((await walk(`${list}&limit=1`)).flat()).toEqual(whole);
    },
  );

  it('counts the whole list also where all the rest is asked for at once', async () => {
    const { headers } = await owner.get(`${path}?limit=4`);
    const [rest] = await walk(String(nextOf(headers['link'])).replace('limit=4', ''));
    expect(rest).toHaveLength(total - 4);
  });

  it('ends with the last task, without a link, also when it just fills the page', async () => {
    expect(await walk(`${path}?limit=${total}`)).toHaveLength(1);
    expect(await walk(`${path}?limit=500`)).toHaveLength(1);
    expect((await walk(`${path}?limit=${total - 1}`)).map((ids) => ids.length)).toEqual([total - 1, 1]);
  });

  it('keeps search, column and order in the link, and counts what matches', async () => {
    const found = await owner.get(`${path}/search?query=NUBE&sort=title&order=desc&limit=3`);
    expect(found.headers['x-total-count']).toBe('8');
    const next = nextOf(found.headers['link']);
    expect(next).toMatch(/\/tasks\/search\?query=NUBE&sort=title&order=desc&limit=3&cursor=/);
    const second = await owner.get(String(next));
    const both = [...found.body, ...second.body].map((task: { title: string }) => task.title.toLowerCase());
    expect(both).toEqual(Array.from({ length: 6 }, () => 'nube'));
  });

  it('goes on after the same task when the board grows or shrinks meanwhile', async () => {
    const board = await test.make.board();
    const client = await test.as({ id: board.project.ownerId });
    const list = `/projects/${board.project.id}/boards/${board.id}/tasks?sort=title&limit=2`;
    const [a, b, d] = [
      await test.make.task({ board, title: 'a' }),
      await test.make.task({ board, title: 'b' }),
      await test.make.task({ board, title: 'd' }),
    ];
    const first = await client.get(list);
    expect(first.body.map((task: { id: number }) => task.id)).toEqual([a.id, b.id]);
    await test.make.deleteTask(b);
    await test.make.task({ board, title: 'A' });
    const c = await test.make.task({ board, title: 'c' });
    const second = await client.get(String(nextOf(first.headers['link'])));
    expect(second.body.map((task: { id: number }) => task.id)).toEqual([c.id, d.id]);
  });
});

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('a cursor that nobody gave out', () => {
  it.each([
    ['nonsense', 'id', '!!!'],
    ['not a list', 'id', encode({ id: 1 })],
    ['text for a number', 'id', encode(['uno', 1])],
    ['text for a number in a small column', 'priority_id', encode(['alta', 1])],
    ['a number past 32 bits', 'assigned_to', encode([2 ** 40, 1])],
    ['an id past 32 bits', 'title', encode(['a', 2 ** 40])],
    ['a negative id', 'title', encode(['a', -1])],
    ['text for an instant', 'due_date', encode(['mañana', 1])],
    ['an instant past the range', 'createdAt', encode(['+275760-09-13T00:00:00.000Z', 1])],
    ['a number for an instant', 'updatedAt', encode([5, 1])],
    ['a number for text', 'title', encode([5, 1])],
    ['nothing for a text', 'title', encode([null, 1])],
    ['less than nothing for an amount', 'commentCount', encode([-1, 1])],
    ['nothing for a column', 'column_id', encode([null, 1])],
    ['NUL in a text', 'title', encode(['a\0b', 1])],
  ])('is refused: %s', async (_, sort, cursor) => {
    const answer = await owner.get(`${path}?sort=${sort}&limit=2&cursor=${encodeURIComponent(cursor)}`);
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({ error: ['El cursor no es válido'], code: 'validation' });
  });
});

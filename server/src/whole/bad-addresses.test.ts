import { beforeAll, describe, expect, it } from 'vitest';
import { type Client, useTestApp } from '../testing/test-app.ts';

const test = useTestApp();

const titles = ['Pintar', 'Cambiar la llave', 'Revisar el plano', 'Trazar la ruta', 'Ñandú'];
let client: Client;
let project: string;
let tasks: string;
let taskId: number;
beforeAll(async () => {
  const board = await test.make.board();
  const assignedTo = board.project.ownerId;
  const made = await Promise.all(titles.map((title) => test.make.task({ board, title, assignedTo })));
  taskId = made[0]?.id ?? 0;
  client = await test.as({ id: assignedTo });
  project = `/projects/${board.project.id}`;
  tasks = `${project}/boards/${board.id}/tasks`;
});

describe('what is not an id', () => {
  const wrong = [
    '0',
    '-1',
    '1.5',
    '1e3',
    '0x10',
    '+1',
    '01',
    '2147483648',
    '99999999999999999999',
    'letters',
  ];
  const encoded = [
    '%00',
    '1%00',
    '%201',
    '1%20',
    '%2e%2e',
    '١',
    '1;2',
    '%F0%9F%9A%9A',
    'null',
    'x'.repeat(90),
  ];

  it.each([...wrong, ...encoded])('is a 404 wherever a path has an id: %s', async (text) => {
    const paths = [
      `/projects/${text}`,
      `${project}/boards/${text}`,
      `${tasks}/${text}`,
      `${tasks}/${taskId}/comments/${text}`,
      `${tasks}/${taskId}/points/${text}`,
      `${tasks}/${taskId}/attachments/${text}`,
      `${tasks}/${taskId}/dependencies/${text}`,
      `${project}/memberships/${text}`,
      `/profile/sessions/${text}`,
    ];
    const answers = await Promise.all(paths.map((path) => client.delete(path)));
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual(
      paths.map(() => [404, 'not_found']),
    );
  });

  it('is a 404 also when it is longer than any id could be', async () => {
    const answer = await client.get(`/projects/${'9'.repeat(5_000)}`);
    expect(answer).toMatchObject({ status: 404, body: { error: [expect.any(String)], code: 'not_found' } });
  });

  it('is told to nobody before they are signed in', async () => {
    expect((await test.anonymous.get('/projects/letters')).status).toBe(401);
  });
});

const cursor = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('a cursor', () => {
  const numbers = ['id', 'priority_id', 'assigned_to', 'created_by'];
  const instants = ['createdAt', 'updatedAt'];
  const dates = ['due_date', 'start_date'];
  const texts = ['title', 'position'];
  const now = '2026-01-01T00:00:00.000Z';

  const notOfAny = [
    '',
    '%',
    'x',
    '%00',
    'bnVsbA',
    cursor(null),
    cursor({}),
    cursor([]),
    cursor([1]),
    cursor([now]),
  ];
  const wrongId = [0, -1, 1.5, 2 ** 31, 2 ** 60, '1', null, {}, true];
  const wrongValue: Record<string, unknown[]> = {
    number: [now, '1', 1.5, 2 ** 31, -(2 ** 31) - 1, 1e300, true, {}, [1], '; drop table tasks'],
    instant: [
      1,
      'ayer',
      '2026-13-01T00:00:00.000Z',
      '2026-01-01',
      'infinity',
      '',
      'now',
      true,
      '9999999-01-01',
      '0000-01-01T00:00:00.000Z',
    ],
    date: [1, 'ayer', '2026-13-01', '2026-02-30', '2026-02-30T00:00:00.000Z', '0000-01-01', '', true, {}],
    text: [1, true, {}, [], 'a\0b', '\ud800'],
  };
  const kinds = { number: numbers, instant: instants, date: dates, text: texts };
  const right: Record<string, unknown> = { number: 1, instant: now, date: '2026-01-01', text: 'a' };

  it.each(Object.entries(kinds).flatMap(([kind, fields]) => fields.map((field) => [field, kind])))(
    'by %s that was tampered with is refused with 400',
    async (sort, kind) => {
      const tampered = [
        ...notOfAny,
        ...wrongId.map((id) => cursor([right[kind], id])),
        ...(wrongValue[kind] ?? []).map((value) => cursor([value, 1])),
        ...(kind === 'text' ? [cursor([null, 1])] : []),
      ];
      const answers = await Promise.all(
        ['asc', 'desc'].flatMap((order) =>
          tampered.map(async (text) => {
            const { status, body } = await client.get(
              `${tasks}?limit=2&sort=${sort}&order=${order}&cursor=${text}`,
            );
            return [Buffer.from(text, 'base64url').toString(), status, body.error];
          }),
        ),
      );
      expect(answers).toEqual(answers.map(([text]) => [text, 400, ['El cursor no es válido']]));
    },
  );

  it('is refused when it comes twice', async () => {
    expect(
      (await client.get(`${tasks}?limit=2&cursor=${cursor([1, 1])}&cursor=${cursor([1, 1])}`)).status,
    ).toBe(400);
  });

  it('is refused in the list of my tasks too', async () => {
    const wrong = [cursor([1, 1]), cursor(['ayer', 1]), cursor([now, 2 ** 31]), 'x', '%00'];
    const answers = await Promise.all(
      wrong.map((text) => client.get(`/profile/tasks?limit=2&cursor=${text}`)),
    );
    expect(answers.map(({ status }) => status)).toEqual(wrong.map(() => 400));
    expect((await client.get('/profile/tasks?limit=0')).status).toBe(400);
  });

  it.each([...numbers, ...instants, ...texts])('by %s that we gave reads every task once', async (sort) => {
    const seen: string[] = [];
    let next: string | undefined = `${tasks}?limit=2&sort=${sort}&order=desc`;
    while (next !== undefined) {
      const { status, body, headers } = await client.get(next);
      expect(status).toBe(200);
      seen.push(...body.map(({ title }: { title: string }) => title));
      next = /^<\/api(.*)>; rel="next"$/.exec(String(headers['link']))?.[1];
    }
    expect(seen.toSorted()).toEqual(titles.toSorted());
  });
});

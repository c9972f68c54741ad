import { api } from '@cuadrilla/contract/api';
import type { Endpoint } from '@cuadrilla/contract/kernel/endpoint';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type Client, type Method, useTestApp } from '../testing/test-app.ts';

const test = useTestApp();

const rounds = 5;

interface Shape {
  type?: string;
  properties?: Record<string, Shape>;
  items?: Shape;
  enum?: unknown[];
  anyOf?: Shape[];
}

/** What has broken programs before, and what is at the edge of a type of the database. */
const words = [
  '',
  ' ',
  'x',
  '0',
  '1',
  '-1',
  '4',
  '32768',
  '2147483647',
  '2147483648',
  '1e9',
  'none',
  '1,none',
];
const oddities = [
  'null',
  '%',
  "'",
  '\\',
  '\0',
  '\ud800',
  '😀',
  'yo',
  'asc',
  'position',
  'día:"',
  '-',
  '..',
  '{}',
];
const dates = [
  '2026-12-01',
  '2026-02-30',
  '1969-12-31',
  '2200-12-31T23:59:59Z',
  '275760-09-13',
  '99999-01-01',
];
const cursors = [[32_768, 1], ['x', 1], ['2026-12-01', 2], [null, 3], [2 ** 40, 1], [1], {}].map((value) =>
  Buffer.from(JSON.stringify(value)).toString('base64url'),
);
const text = fc.oneof(
  fc.constantFrom(...words, ...oddities, ...dates, ...cursors),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.constantFrom('a'.repeat(201), 'ñ'.repeat(20_001)),
);
const number = fc.constantFrom(0, 1, 2, 3, 4, 5, -1, 1.5, 999, 32_768, 2 ** 31 - 1, 2 ** 31, 2 ** 53);
const anything = fc.oneof(text, number, fc.constantFrom(null, true, [], {}, [1], { seen: 1 }));

/** Mostly of the right shape: what is plainly wrong is refused at the door. */
function valueOf(shape: Shape): fc.Arbitrary<unknown> {
  const right = rightValueOf(shape);
  return fc.oneof({ arbitrary: right, weight: 9 }, { arbitrary: anything, weight: 1 });
}

function rightValueOf({ type, properties, items, enum: choices, anyOf }: Shape): fc.Arbitrary<unknown> {
  if (choices) return fc.constantFrom(...choices);
  if (anyOf) return fc.oneof(...anyOf.map(valueOf));
  if (properties) {
    const parts = Object.entries(properties).map(([name, part]) => [name, valueOf(part)]);
    return fc.record(Object.fromEntries(parts) as Record<string, fc.Arbitrary<unknown>>, {
      requiredKeys: [],
    });
  }
  if (items) return fc.array(valueOf(items), { maxLength: 3 });
  if (type === 'integer' || type === 'number') return number;
  if (type === 'boolean') return fc.boolean();
  if (type === 'null') return fc.constant(null);
  return type === 'string' ? text : anything;
}

const shapeOf = (schema: z.ZodMiniType): Shape =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape;

/** Requests to an endpoint: of what is there, or of ids that are not. */
function requestsTo({ method, path, query, body }: Endpoint, ids: Record<string, number>) {
  const id = (name: string) =>
    fc.oneof(
      { arbitrary: fc.constant(String(ids[name] ?? 1)), weight: 8 },
      { arbitrary: fc.constantFrom('0', '2147483647', '2147483648', 'x', '1%00'), weight: 1 },
    );
  const names = Array.from(path.matchAll(/:(\w+)/g), ([, name = '']) => name);
  return fc.record({
    method: fc.constant<Method>(method),
    ids: fc.tuple(...names.map(id)),
    path: fc.constant(path),
    query: query ? valueOf(shapeOf(query)) : fc.constant({}),
    body: body ? valueOf(shapeOf(body)) : fc.constant(undefined),
  });
}

function urlOf({ path, ids, query }: { path: string; ids: string[]; query: unknown }): string {
  const left = [...ids];
  const told = Object.entries(Object(query) as object).map(([name, value]): [string, string] => [
    name,
    String(value).toWellFormed(),
  ]);
  return `${path.replaceAll(/:\w+/g, () => left.shift() ?? '')}?${new URLSearchParams(told).toString()}`;
}

/** What takes the stage away that the others stand on, and what costs a hash each time. */
const leftOut = new Set([
  'profile.changePassword',
  'accountDeletion.run',
  'passkeys.askNew',
  'passkeys.remove',
  'accessTokens.create',
  'twoFactor.begin',
  'twoFactor.renewCodes',
  'twoFactor.turnOff',
  'projects.remove',
  'boards.remove',
  'members.remove',
  'members.change',
]);
const isLeftOut = (noun: string, name: string): boolean =>
  noun === 'auth' || name.startsWith('profile.end') || leftOut.has(name);

const endpoints = Object.entries(api).flatMap(([noun, calls]) =>
  Object.entries(calls)
    .filter(([name]) => !isLeftOut(noun, `${noun}.${name}`))
    .map(([, endpoint]): Endpoint => endpoint),
);

async function makeStage(): Promise<{ client: Client; ids: Record<string, number> }> {
  const owner = await test.make.user();
  const board = await test.make.board({ project: await test.make.project({ owner }) });
  const task = await test.make.task({ board, columnId: board.columnIds[0] });
  const comment = await test.make.comment({ task });
  const point = await test.make.point({ task });
  const [boardId, taskId, commentId, pointId] = [board.id, task.id, comment.id, point.id];
  const attachment = await test.make.attachment({ task });
  const dependency = await test.make.dependency(task, await test.make.task({ board }));
  const ids = {
    projectId: board.project.id,
    boardId,
    taskId,
    commentId,
    pointId,
    attachmentId: attachment.id,
    dependencyId: dependency.id,
    columnId: board.columnIds[1] ?? 0,
  };
  return { client: await test.as(owner), ids: { ...ids, userId: owner.id } };
}

it(
  'never answers that something failed in the server, whatever it is asked',
  { timeout: 600_000 },
  async () => {
    const { client, ids } = await makeStage();
    const wrong: unknown[] = [];
    for (const endpoint of endpoints) {
      for (const request of fc.sample(requestsTo(endpoint, ids), { numRuns: rounds })) {
        const url = urlOf(request);
        const { status } = await client.request(request.method, url, request.body);
        if (status >= 500) wrong.push({ ...request, url, status });
      }
    }
    expect(wrong).toEqual([]);
  },
);

it('answers that there is no such project to whoever is being taken out of it', async () => {
  const project = await test.make.project();
  const owner = await test.as({ id: project.ownerId });
  const statuses = new Set<number>();
  for (let round = 0; round < 5; round += 1) {
    const person = await test.make.member({ project });
    const client = await test.as(person);
    const reads = Array.from({ length: 12 }, () => client.get(`/projects/${project.id}`));
    await owner.delete(`/projects/${project.id}/memberships/${person.id}`);
    for (const { status } of await Promise.all(reads)) statuses.add(status);
  }
  expect([...statuses].filter((status) => status !== 200 && status !== 404)).toEqual([]);
});

import { api } from '@cuadrilla/contract/api';
import type { Endpoint } from '@cuadrilla/contract/kernel/endpoint';
import type * as z from 'zod/mini';
import { beforeAll, describe, expect, it } from 'vitest';
import { fingerprint } from '../testing/fingerprint.ts';
import { type Body, fullBodies, nullable } from '../testing/full-bodies.ts';
import { quickHash } from '../testing/quick-hash.ts';
import { type Client, useTestApp } from '../testing/test-app.ts';

const test = useTestApp();

/** Text in which any character that can be stored is as good as another. */
const freeText = new Set(['firstName', 'lastName', 'name', 'title', 'description', 'content']);

/** Lists in which any text will do. */
const anyTexts = new Set(['taskImports.checkIn sourceIds']);

/** What needs more than its own fields to be done, or answers with more than was said. */
const notAlone = new Set([
  'auth.register',
  'passkeys.add',
  'documents.beginThread',
  'documents.answerThread',
  'documents.changeRemark',
  'taskImports.begin',
]);

const endpoints = Object.entries(api)
  .flatMap(([noun, calls]) =>
    Object.entries(calls).map(([name, endpoint]) => [`${noun}.${name}`, endpoint] as const),
  )
  .filter(([, { body }]) => body !== undefined);

const fieldsOf = ({ body }: Endpoint): string[] => Object.keys((body as z.ZodMiniObject).shape);

const wrongTexts = {
  'a huge string': 'x'.repeat(1_000_000),
  'a NUL': 'a\0bcdef',
  'half a surrogate pair': 'a\ud800bcdef',
  'the other half': '\udfffabcdef',
};
const values: Record<string, unknown> = {
  null: null,
  'a number': 5,
  'a fraction': 1.5,
  'a negative number': -1,
  'a number past 32 bits': 2 ** 31,
  'a string': 'texto',
  'an array': ['a'],
  'an object': { a: 1 },
  true: true,
};

/** What does not fit a field, told from the type of a value that does. */
function wrongValues(key: string, field: string): [string, unknown][] {
  const right = fullBodies[key]?.[field];
  const wrong = Object.entries(values).filter(([kind, value]) => {
    if (value === null) return !nullable.has(`${key} ${field}`);
    if (Array.isArray(value)) return !anyTexts.has(`${key} ${field}`);
    if (Array.isArray(right)) return true;
    if (typeof right !== 'number') return typeof value !== typeof right;
    return kind !== 'a number' && (Number.isInteger(right) || kind !== 'a fraction');
  });
  return typeof right === 'string' ? [...wrong, ...Object.entries(wrongTexts)] : wrong;
}

const headers = { 'content-type': 'application/json' };
let client: Client;
let ids: Record<string, number>;
beforeAll(async () => {
  const owner = await test.make.user({
    passwordHash: await quickHash('otra clave'),
    administrator: true,
  });
  const project = await test.make.project({ owner });
  const made = await test.make.task({ board: await test.make.board({ project }) });
  const comment = await test.make.comment({ task: made });
  const dependency = await test.make.dependency(made, await test.make.task({ board: made.board }));
  const member = await test.make.member({ project });
  const team = await test.make.team({ owner, people: [member], project });
  ids = {
    projectId: project.id,
    teamId: team.id,
    personId: member.id,
    someoneId: member.id,
    boardId: made.board.id,
    columnId: made.board.columnIds[0] ?? 0,
    taskId: made.id,
    commentId: comment.id,
    pointId: (await test.make.point({ task: made })).id,
    attachmentId: (await test.make.attachment({ task: made })).id,
    dependencyId: dependency.id,
    documentId: (await test.make.document({ project })).id,
    passkeyId: (await test.make.passkey(owner)).id,
    userId: member.id,
    accountId: member.id,
    templateId: 1,
  };
  client = await test.as(owner);
  ids.labelId = (await client.get(`/projects/${project.id}/labels`)).body[0].id;
  const rule = { ...fullBodies['rules.create'], boardId: null };
  ids.ruleId = (await client.post(`/projects/${project.id}/rules`, rule)).body.id;
  const webhook = fullBodies['webhooks.create'];
  ids.webhookId = (await client.post(`/projects/${project.id}/webhooks`, webhook)).body.id;
  const threads = `/projects/${project.id}/documents/${ids.documentId}/threads`;
  const thread = (await client.post(threads, fullBodies['documents.beginThread'])).body;
  ids.threadId = thread.id;
  ids.remarkId = thread.remarks[0].id;
  ids.importId = (
    await client.post(`/projects/${project.id}/imports`, fullBodies['taskImports.beginIn'])
  ).body.id;
  ids.searchId = (await client.post('/searches', fullBodies['savedSearches.create'])).body.id;
});

const pathOf = ({ path }: Endpoint): string =>
  path.replaceAll(/:(\w+)/g, (_, name: string) => String(ids[name]));

/** Whatever was not answered with 400 and a list of messages, or changed something all the same. */
async function notRefused(endpoint: Endpoint, bodies: [string, unknown][]): Promise<unknown[]> {
  const before = await fingerprint(test.database.db);
  const answers = await Promise.all(
    bodies.map(async ([what, sent]) => {
      const { status, body } = await client.request(endpoint.method, pathOf(endpoint), sent, { headers });
      return { what, status, body };
    }),
  );
  const changed = (await fingerprint(test.database.db)).filter((line) => !before.includes(line));
  const accepted = answers.filter(({ status, body }) => status !== 400 || !isListOfMessages(body.error));
  return [...accepted, ...changed];
}
const isListOfMessages = (error: unknown): boolean =>
  Array.isArray(error) && error.length > 0 && error.every((line) => typeof line === 'string' && line !== '');

describe('a body', () => {
  it('is known to these tests with every field that any endpoint takes', () => {
    const fields = Object.fromEntries(
      endpoints.map(([key, endpoint]) => [key, fieldsOf(endpoint).toSorted()]),
    );
    const known = Object.entries(fullBodies).map(([key, body]) => [key, Object.keys(body).toSorted()]);
    expect(Object.fromEntries(known)).toEqual(fields);
  });

  describe.each(endpoints)('of %s', (key, endpoint) => {
    it.each(fieldsOf(endpoint))(
      'is refused with a %s of any wrong type, and changes nothing',
      async (field) => {
        const wrong = wrongValues(key, field);
        expect(wrong.length).toBeGreaterThan(5);
        const bodies = wrong.map(([what, value]): [string, Body] => [
          what,
          { ...fullBodies[key], [field]: value },
        ]);
        expect(await notRefused(endpoint, bodies)).toEqual([]);
      },
    );

    it('is refused when it is anything but an object, and changes nothing', async () => {
      const bodies: [string, unknown][] = [
        ['an array', []],
        ['objects', [fullBodies[key]]],
        ['a string', '"texto"'],
        ['a number', '5'],
        ['true', 'true'],
      ];
      expect(await notRefused(endpoint, bodies)).toEqual([]);
    });
  });

  it.each(endpoints.filter(([key]) => /^auth|create$|add$/.test(key)))(
    'of %s is refused when there is none, or it is null or empty, and changes nothing',
    async (_, endpoint) => {
      const bodies: [string, unknown][] = [
        ['none', undefined],
        ['null', 'null'],
        ['empty', {}],
      ];
      expect(await notRefused(endpoint, bodies)).toEqual([]);
    },
  );
});

const projectOfLengths = (name: number, description: number) =>
  client.post('/projects', { name: 'x'.repeat(name), description: 'x'.repeat(description) });

describe('text', () => {
  it('takes any characters that can be stored, as they are', async () => {
    const text = `🚚 "Ñandú" 'o' <b>%_\\ á 👩\u200d🚀\u{10ffff}`;
    const free = endpoints.flatMap(([key, endpoint]) =>
      fieldsOf(endpoint)
        .filter((field) => freeText.has(field) && !notAlone.has(key))
        .map((field) => ({ key, endpoint, field })),
    );
    const valid: Record<string, Body> = {
      'projects.create': { name: 'Obra', description: 'Nueva' },
      'tasks.create': { title: 'Medir', dueDate: '2026-12-01', priorityId: 1 },
      'savedSearches.create': { query: 'carpas' },
      'teams.create': { name: 'Obra' },
      'accessTokens.create': {
        ...fullBodies['accessTokens.create'],
        projectIds: null,
        currentPassword: 'otra clave',
      },
      'projectTemplates.use': { ...fullBodies['projectTemplates.use'], people: [] },
      'projectTemplates.save': { ...fullBodies['projectTemplates.save'], teamId: null },
      'webhooks.create': { url: 'https://ejemplo.com', events: null },
    };
    const answers = await Promise.all(
      free.map(async ({ key, endpoint, field }) => {
        const { body } = await client.request(endpoint.method, pathOf(endpoint), {
          ...valid[key],
          [field]: text,
        });
        return [key, field, body[{ firstName: 'first_name', lastName: 'last_name' }[field] ?? field]];
      }),
    );
    expect(answers.length).toBeGreaterThan(8);
    expect(answers).toEqual(free.map(({ key, field }) => [key, field, text]));
  });

  it('loses the blanks around it, and is empty when there is nothing else', async () => {
    const { body } = await client.post('/projects', { name: ' \n Obra\t', description: '\u00a0Nueva ' });
    expect(body).toMatchObject({ name: 'Obra', description: 'Nueva' });
    const blank = await client.post('/projects', { name: ' \n ', description: '\t' });
    expect(blank.body.error).toEqual(['El nombre es obligatorio', 'La descripción es obligatoria']);
  });

  it('fits up to its limit and not a character more', async () => {
    expect((await projectOfLengths(120, 20_000)).status).toBe(201);
    expect((await projectOfLengths(121, 20_001)).body.error).toEqual([
      'El nombre no puede superar los 120 caracteres',
      'La descripción no puede superar los 20000 caracteres',
    ]);
  });
});

describe('a key that is not in the contract', () => {
  it('is ignored', async () => {
    const { status, body } = await client.post('/projects', {
      name: 'Obra',
      description: 'x',
      role: 'Lector',
      id: 1,
    });
    expect(status).toBe(201);
    expect(body.role).toEqual({ name: 'Propietario' });
  });
});

import { codeOf, verifyingCode } from '@cuadrilla/contract/api-guide/code';
import { type ExampleIds, exampleNotice, exampleOf } from '@cuadrilla/contract/api-guide/examples';
import type { Topic } from '@cuadrilla/contract/api-guide/topic';
import { topicGroups } from '@cuadrilla/contract/api-guide/topics';
import { errorStatus } from '@cuadrilla/contract/kernel/errors';
import { newTask, taskChange, taskToCreate } from '@cuadrilla/contract/tasks/task-payloads';
import { webhookHeaders } from '@cuadrilla/contract/rules/webhooks/events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { webhookStage } from '../rules/webhooks/webhooks.fixture.ts';
import { signedHeaders } from '../rules/webhooks/signatures.ts';
import { listenOutside } from '../testing/outside.ts';
import { useTestApp } from '../testing/test-app.ts';

const test = useTestApp({ PRIVATE_WEBHOOKS: 'on' });
const outside = await listenOutside();
afterAll(() => outside.close());

const topics = topicGroups.flatMap((group) => group.topics);
const withExample = topics.flatMap((topic) => (topic.example ? [{ ...topic, example: topic.example }] : []));

let ids: ExampleIds;
let token: string;
beforeAll(async () => {
  const person = await test.make.user();
  const project = await test.make.project({ owner: person });
  const board = await test.make.board({ project });
  const [, column = 0, doneColumn = 0] = board.columnIds;
  const task = await test.make.task({ board, assignedTo: person.id });
  await test.make.task({ board });
  ids = { project: project.id, board: board.id, column, doneColumn, task: task.id, person: person.id };
  ({ token } = await test.make.accessToken(person, { access: 'write' }));
});

/** Of what kind each value is, by its name: of a list, of its first. What may be missing is none. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.length > 0 ? [shapeOf(value[0])] : [];
  if (value === null || typeof value !== 'object') return value === null ? 'null' : typeof value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, shapeOf(each)]));
}

/** Where the names differ, all the way down, or the kinds where neither is null. */
function differences(shown: unknown, real: unknown, place = ''): string[] {
  if (shown === 'null' || real === 'null' || (Array.isArray(real) && real.length === 0)) return [];
  if (typeof shown !== 'object' || typeof real !== 'object') return shown === real ? [] : [place];
  const [told, there] = [shown, real] as Record<string, unknown>[];
  const names = [...new Set([...Object.keys(told ?? {}), ...Object.keys(there ?? {})])];
  return names.flatMap((name) => differences(told?.[name], there?.[name], `${place}.${name}`));
}

type Fetch = (
  url: string,
  options: { method?: string; headers: Record<string, string>; body?: string },
) => unknown;

/** Runs the JavaScript of an example as it stands, against this app. */
async function run(
  code: string,
): Promise<{ status: number; headers: Record<string, unknown>; answer: unknown }> {
  let status = 0;
  let headers: Record<string, unknown> = {};
  const fetch: Fetch = async (url, { method = 'GET', headers: sent, body }) => {
    const response = await test.app.inject({
      method: method as 'GET',
      url,
      headers: sent,
      ...(body && { payload: body }),
    });
    ({ statusCode: status, headers } = response);
    return { json: async () => response.json() };
  };
  // oxlint-disable-next-line no-implied-eval -- it is what the page shows
  const compiled = new Function(
    'fetch',
    'CUADRILLA',
    'TOKEN',
    `return (async () => { ${code}; return answer; })()`,
  );
  return { answer: await compiled(fetch, '', token), status, headers };
}

const namesIn = ({ lists }: Topic, title: string) =>
  lists.find((list) => list.title === title)?.entries.map(({ name }) => name) ?? [];
const topicOf = (slug: string) => topics.find((topic) => topic.slug === slug) as Topic;

describe('the page of the API', () => {
  it.each(withExample.map((topic) => [topic.slug, topic] as const))(
    'says of «%s» what is true',
    async (_, { example }) => {
      const { request, status, headers = {}, answer } = exampleOf(example, ids);
      const real = await run(codeOf('javascript', request));
      expect(real.status).toBe(status);
      expect(differences(shapeOf(answer), shapeOf(real.answer))).toEqual([]);
      expect(status < 400 ? answer : real.answer).toEqual(answer);
      expect(Object.keys(real.headers)).toEqual(expect.arrayContaining(Object.keys(headers)));
    },
  );

  it('writes requests for a terminal and for Python too', () => {
    const request = {
      method: 'PATCH',
      path: '/a',
      body: { columnId: 1, labelId: null },
      once: true,
    } as const;
    expect(codeOf('curl', request)).toBe(
      `curl -X PATCH "$CUADRILLA/api/a" \\\n  -H "Authorization: Bearer $TOKEN" \\\n  -H "Idempotency-Key: 5f0c2a9e-7d1b" \\\n  --json '{\n    "columnId": 1,\n    "labelId": null\n  }'`,
    );
    expect(codeOf('python', request)).toContain('"labelId": None\n    },');
  });

  it('names every field of a new task, and which of them it needs', () => {
    const topic = topicOf('crear-tarea');
    expect(namesIn(topic, 'Cuerpo').toSorted()).toEqual(Object.keys(taskToCreate.shape).toSorted());
    const needed = topic.lists[0]?.entries.filter(({ required }) => required).map(({ name }) => name);
    const valid = { title: 'a', dueDate: '2026-12-01', priorityId: 1 };
    expect(needed?.toSorted()).toEqual(Object.keys(valid).toSorted());
    expect(newTask.safeParse(valid).success).toBe(true);
    for (const name of needed ?? [])
      expect(newTask.safeParse({ ...valid, [name]: undefined }).success).toBe(false);
    for (const name of namesIn(topicOf('mover-tarea'), 'Cuerpo'))
      expect(taskChange.shape).toHaveProperty(name);
  });

  it('tells errors by the statuses that they have', () => {
    for (const { name, words } of topicOf('errores').lists[0]?.entries ?? []) {
      const [code = ''] = words.split(':');
      expect([code, String((errorStatus as Record<string, number>)[code])]).toEqual([code, name]);
    }
  });

  it('shows what webhooks are told, and how they are checked', async () => {
    const { board, owner, tell } = await webhookStage(test, outside.address, { events: ['task.completed'] });
    const task = await test.make.task({ board });
    await owner.patch(task.path, { columnId: board.columnIds[2], assignedTo: board.project.ownerId });
    await tell();
    const { changes, ...told } = JSON.parse(outside.received[0]?.body ?? '').data;
    const { changes: shown, ...example } = exampleNotice.data;
    expect(differences(shapeOf(example), shapeOf(told))).toEqual([]);
    expect(changes).toMatchObject(
      Object.fromEntries(Object.keys(shown).map((name) => [name, expect.anything()])),
    );
    expect(namesIn(topicOf('webhooks'), 'Cabeceras').toSorted()).toEqual(
      Object.values(webhookHeaders).toSorted(),
    );

    const source = `data:text/javascript,${encodeURIComponent(verifyingCode.javascript)}`;
    const { isGenuine } = await import(/* @vite-ignore */ source);
    const secret = 'whsec_c2VjcmV0';
    const headers = signedHeaders([secret], 'msg_1', '{"a":1}', new Date());
    expect(isGenuine(headers, '{"a":1}', secret)).toBe(true);
    expect(isGenuine(headers, '{"a":2}', secret)).toBe(false);
    const { 'webhook-signature': signature, ...unsigned } = headers;
    expect(isGenuine({ ...unsigned, 'webhook-signature': `v1,YQ== ${signature}` }, '{"a":1}', secret)).toBe(
      true,
    );
    expect(isGenuine(unsigned, '{"a":1}', secret)).toBe(false);
    expect(isGenuine({ 'webhook-signature': signature }, '{"a":1}', secret)).toBe(false);
    const old = signedHeaders([secret], 'msg_1', '{}', new Date(Date.now() - 400_000));
    expect(isGenuine(old, '{}', secret)).toBe(false);
  });
});

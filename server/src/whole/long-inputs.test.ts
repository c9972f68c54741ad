import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { api } from '@cuadrilla/contract/api';
import type { Endpoint } from '@cuadrilla/contract/kernel/endpoint';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { openBeside } from '../platform/beside/beside.ts';
import { type Body, fullBodies } from '../testing/full-bodies.ts';
import { watchStretches } from '../testing/longest-stretch.ts';
import { quickHash } from '../testing/quick-hash.ts';
import { type Answer, type Client, useTestApp } from '../testing/test-app.ts';
import { fill, longestText, worstCalendars, worstMarkdown, worstTitles } from '../testing/worst-texts.ts';

/** With the limits that people meet. */
const test = useTestApp({}, { beside: openBeside() });

/** So long nobody else waits, whatever somebody sends: in milliseconds of this thread's own work. */
const patience = 250;
const hasText = (value: unknown): boolean =>
  typeof value === 'string' ||
  (typeof value === 'object' && value !== null && Object.values(value).some(hasText));

const endpoints = Object.entries(api)
  .flatMap(([noun, calls]) =>
    Object.entries(calls).map(([name, endpoint]): [string, Endpoint] => [`${noun}.${name}`, endpoint]),
  )
  // Without a text in it a body is no longer than it is.
  .filter(([key, { body }]) => body && hasText(fullBodies[key]));

let writer: Client;
let reader: Client;
let ids: Record<string, number>;
let document: string;
let board: string;
beforeAll(async () => {
  const owner = await test.make.user({ administrator: true, passwordHash: await quickHash('otra clave') });
  const project = await test.make.project({ owner });
  const task = await test.make.task({ board: await test.make.board({ project }) });
  const made = await test.make.document({ project });
  ids = { projectId: project.id, boardId: task.board.id, taskId: task.id, documentId: made.id };
  document = made.path;
  board = `/projects/${project.id}/boards/${task.board.id}`;
  writer = await test.as(owner);
  reader = await test.as(await test.make.user());
});

const nobodyWaits = 'nobody waits';

/** Does something, while somebody else asks who they are all the time. */
async function meanwhile(doIt: () => Promise<Answer | Answer[]>): Promise<string> {
  const watched = watchStretches();
  const over = new AbortController();
  const asking = (async () => {
    while (!over.signal.aborted) {
      expect((await reader.get('/auth/verify')).status).toBe(200);
      await pause(10);
    }
  })();
  const answers = [await doIt()].flat();
  over.abort();
  await asking;
  watched.stop();
  const failed = answers.filter(({ status }) => status >= 500).map(({ status }) => status);
  if (failed.length > 0) return `answered ${failed.join(', ')}`;
  return watched.longest() < patience ? nobodyWaits : `waits ${Math.round(watched.longest())} ms`;
}

/** Every text as long as all of them can be together. */
function stretched(body: Body, part: string): Body {
  const texts = JSON.stringify(body).match(/"[^"]*"/g)?.length ?? 1;
  const text = fill(part, Math.floor(longestText / texts));
  const stretch = (value: unknown): unknown => {
    if (typeof value === 'string') return text;
    if (Array.isArray(value)) return value.map(stretch);
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, stretch(each)]));
  };
  return stretch(body) as Body;
}

/** What expressions for addresses, links, signs and dates begin to follow. */
const oddities = 'a@a.https://a.a/[_a **a 1-1-<';

const urlOf = ({ path }: Endpoint): string =>
  path.replaceAll(/:(\w+)/g, (_, name: string) => String(ids[name] ?? 1));

describe('however long what it is sent', () => {
  it.each(endpoints)('%s keeps nobody else waiting', async (key, endpoint) => {
    const body = stretched(fullBodies[key] ?? {}, oddities);
    expect(await meanwhile(() => writer.request(endpoint.method, urlOf(endpoint), body))).toBe(nobodyWaits);
  });
});

describe('whatever Markdown is sent to documents', () => {
  it.each(worstMarkdown)(
    '%s: nobody else waits while it is read, written and read again',
    async (_, markdown) => {
      expect(await meanwhile(() => writer.put(`${document}/markdown`, { markdown }))).toBe(nobodyWaits);
      expect(await meanwhile(() => writer.get(`${document}/markdown`))).toBe(nobodyWaits);
      expect(await meanwhile(() => writer.get(`${document}/html`))).toBe(nobodyWaits);
      expect(await meanwhile(() => writer.get(`${document}/state`))).toBe(nobodyWaits);
      expect(
        await meanwhile(async () => {
          const [newest] = (await writer.get(`${document}/versions`)).body;
          return newest ? writer.get(`${document}/versions/${newest.id}`) : [];
        }),
      ).toBe(nobodyWaits);
    },
  );

  it('in files and in new documents, too', async () => {
    const list = `/projects/${ids['projectId']}/documents`;
    for (const [, markdown] of [...worstMarkdown.slice(0, 3), ...worstTitles]) {
      expect(await meanwhile(() => writer.post(list, { title: 'Largo', icon: '', markdown }))).toBe(
        nobodyWaits,
      );
      expect(
        await meanwhile(() => writer.post(`${list}/import`, { files: [{ path: 'a.md', markdown }] })),
      ).toBe(nobodyWaits);
    }
  });
});

describe('whatever calendar is sent', () => {
  it.each(worstCalendars)('%s: nobody else waits', async (_, calendar) => {
    expect(await meanwhile(() => writer.post(`${board}/import/preview`, { calendar }))).toBe(nobodyWaits);
    expect(await meanwhile(() => writer.post(`${board}/import`, { calendar }))).toBe(nobodyWaits);
  });
});

describe('whatever text a task has', () => {
  it.each(['_a ', '**a ', '[a](', '![](b', '> ', '| a '])(
    '%j: nobody waits where it is shown in short',
    async (part) => {
      const found = 'palabra ';
      const description = found + fill(part, 19_900);
      const dueDate = '2026-12-01';
      await writer.post(`${board}/tasks`, { title: 'Medir', description, dueDate, priorityId: 1 });
      await writer.post(`${board}/tasks/${ids['taskId']}/comments`, { content: found + fill(part, 9_900) });
      expect(await meanwhile(() => writer.get('/search?query=palabra'))).toBe(nobodyWaits);
    },
  );
});

describe('however many names there are', () => {
  it.each([
    [
      'a word each',
      sql`substr(repeat(md5(nth::text), 4), 1, 100)`,
      ['z'.repeat(180), `tablero:${'z'.repeat(100)}`],
    ],
    [
      'many words each',
      sql`(select string_agg(substr(md5((20 * nth + part)::text), 1, 4), ' ') from generate_series(1, 20) part)`,
      ['zyxw '.repeat(36), `tablero:zyxw estado:zyxw responsable:zyxw`],
    ],
  ])('%s: nobody waits while what was meant is looked for', async (_, name, queries) => {
    const owner = await test.make.user();
    const { id } = await test.make.project({ owner });
    await test.database.db.execute(sql`insert into boards (project_id, name, created_at, updated_at)
      select ${id}, ${name}, now(), now() from generate_series(1, 5000) nth`);
    const searcher = await test.as(owner);
    for (const query of queries) {
      const path = `/search/results?query=${encodeURIComponent(query)}`;
      expect(await meanwhile(() => searcher.get(path))).toBe(nobodyWaits);
    }
  });
});

describe('whatever picture is sent', () => {
  it('a small file that unfolds to a large one: nobody else waits', async () => {
    const plain = { width: 6_000, height: 6_000, channels: 3, background: 'white' } as const;
    const bytes = await sharp({ create: plain }).png().toBuffer();
    const type = { headers: { 'content-type': 'image/png' } };
    expect(await meanwhile(() => writer.request('PUT', '/profile/picture', bytes, type))).toBe(nobodyWaits);
    expect(await meanwhile(() => writer.request('POST', `${document}/files`, bytes, type))).toBe(nobodyWaits);
    const attachments = `${board}/tasks/${ids['taskId']}/attachments`;
    const file = { headers: { 'content-type': 'application/octet-stream' } };
    expect(await meanwhile(() => writer.request('POST', `${attachments}?name=plano.png`, bytes, file))).toBe(
      nobodyWaits,
    );
    expect(
      await meanwhile(() =>
        writer.request('POST', `${attachments}?name=nada.png`, randomBytes(1_000_000), file),
      ),
    ).toBe(nobodyWaits);
  });
});

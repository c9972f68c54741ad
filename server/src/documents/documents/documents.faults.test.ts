import { setTimeout as pause } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { doHere } from '../../platform/beside/beside.ts';
import type { Db } from '../../platform/database/database.ts';
import { documentStates, documentUpdates } from '../../platform/database/schema/schema.ts';
import { BreakingTab, storedWords } from '../../testing/breaking-tab.ts';
import { bundled, bundledServer } from '../../testing/bundle.ts';
import { soon } from '../../testing/soon.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { addressOf, spawnServer, until, urlOf } from '../../testing/test-process.ts';
import { tidyNext } from '../tidy/tidy-document.ts';
import { tidiedHearers } from '../../tidied-hearers.ts';

const test = useTestApp();
const fixture = new URL('../tidy/tidy.fixture.ts', import.meta.url);
const writers = 20;
const edits = 25;
const every = 200;

it('twenty people lose nothing when one of two instances is killed while they write', async () => {
  const { db, connection } = test.database;
  const document = await test.make.document();
  const ref = { projectId: document.project.id, documentId: document.id };
  const env = { DATABASE_URL: urlOf(connection), PORT: '0', DEMO: 'off', RATE_LIMIT: 'off' };
  const server = await bundledServer();
  const [doomed, other] = [spawnServer(env, server), spawnServer(env, server)];
  const addresses = await Promise.all([doomed, other].map(addressOf));
  const [first = '', second = ''] = addresses;
  const tabs = await Promise.all(
    Array.from({ length: writers }, async (_, nth) => {
      const person = await test.make.member({ project: document.project });
      const tab = new BreakingTab(await test.make.session(person), document);
      await tab.open(nth % 2 === 0 ? first : second);
      return tab;
    }),
  );

  /** As if a minute had gone by: all that is there is merged, again and again. */
  const writing = new AbortController();
  const tidying = (async () => {
    while (!writing.signal.aborted) {
      await tidyNext({ db, beside: doHere, ...tidiedHearers }, new Date(Date.now() + 120_000));
      await pause(every);
    }
  })();
  const written = tabs.map(async (tab, nth) => {
    for (let edit = 0; edit < edits; edit += 1) {
      tab.write(`${nth}.${edit} `);
      await pause(every);
    }
  });
  const struck = tabs.filter((_, nth) => nth % 2 === 0);
  await until('words of everybody to be kept', () => struck.every((tab) => tab.acknowledged().length > 2));
  doomed.child.kill('SIGKILL');
  await Promise.all(struck.map((tab) => tab.closed()));
  const promised = struck.flatMap((tab) => tab.acknowledged());
  const there = await storedWords(db, ref);
  expect(promised.filter((word) => !there.split(/(?<= )/).includes(word))).toEqual([]);

  await Promise.all(struck.map((tab) => tab.open(second)));
  await Promise.all(written);
  const all = tabs.flatMap((_, nth) => Array.from({ length: edits }, (__, edit) => `${nth}.${edit} `));
  await vi.waitFor(() => {
    for (const tab of tabs) expect(tab.read()).toHaveLength(all.join('').length);
  }, soon);
  writing.abort();
  await tidying;
  const [text = ''] = tabs.map((tab) => tab.read());
  expect(tabs.filter((tab) => tab.read() !== text)).toEqual([]);
  expect(text.split(/(?<= )/).toSorted()).toEqual(all.toSorted());
  await vi.waitFor(async () => expect(await storedWords(db, ref)).toBe(text), soon);
  const [state] = await db.select().from(documentStates).where(eq(documentStates.documentId, document.id));
  expect(state?.mergedSeq).toBeGreaterThan(0);
  await Promise.all(tabs.map((tab) => tab.close()));
  other.child.kill('SIGTERM');
  expect(await other.ended).toBe(0);
});

it('a document is as it was, or tidy, whenever whoever tidies it is killed', async () => {
  const { db, connection } = test.database;
  const document = await test.make.document();
  const owner = await test.as({ id: document.project.ownerId });
  const start = Date.now();
  const minute = 60_000;
  const read = async (path: string) => (await owner.get(`${document.path}/${path}`)).body;
  for (const [at, markdown] of [
    [0, 'Uno'],
    [20, 'Uno y dos'],
    [40, '## Tres'],
  ] as const) {
    test.setClock(new Date(start + at * minute));
    await owner.put(`${document.path}/markdown`, { markdown });
  }
  const said = async () => {
    const versions: { id: number }[] = await read('versions');
    return Promise.all(versions.map(async ({ id }) => (await read(`versions/${id}`)).markdown));
  };
  const before = await said();
  expect(before).toEqual(['## Tres\n', 'Uno y dos\n', 'Uno\n']);

  const program = await bundled(fixture);
  const codes: (number | null)[] = [];
  for (const [round, killAt] of [1, 6, 9, 11, 13, 15, 100].entries()) {
    // What a killed process has claimed is due again by then.
    const now = new Date(start + (60 + round * 10) * minute).toISOString();
    const env = { DATABASE_URL: urlOf(connection), NOW: now, KILL_AT: String(killAt) };
    const { ended, said: output } = spawnServer(env, program);
    codes.push(await ended);
    expect(output()).toBe('');
    await until('the killed one to be gone', async () => (await others(db)) === 0);
    expect(await said()).toEqual(before);
  }
  expect(codes).toEqual([null, null, null, null, null, null, 0]);
  expect(await db.$count(documentUpdates, eq(documentUpdates.documentId, document.id))).toBe(0);
  test.setClock(null);
});

/** How many are in the middle of something in this database, besides who asks. */
async function others(db: Db): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int from pg_stat_activity
    where datname = current_database() and state <> 'idle' and pid <> pg_backend_pid()`);
  return rows[0]?.count ?? 0;
}

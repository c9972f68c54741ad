import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { startOtherCluster } from '../server/src/testing/clusters.ts';
import { freePort, spawnServer, type TestProcess, until, urlOf } from '../server/src/testing/test-process.ts';
import { type Api, apiOf, type Person } from './api.ts';
import { addTask, givenPlace, type Place } from './boards.ts';
import { type Line, openLine } from './line.ts';
import { changeAtRandom, expectSameAsServer } from './many-changes.ts';
import { test as base, expect } from './test.ts';

const views = ['grid', 'kanban', 'list'] as const;

interface Fixtures {
  folder: string;
  /** Servers that a test may kill; whichever is left at its end is stopped. */
  serve: (variables: Record<string, string>) => Promise<{ port: number; server: TestProcess }>;
  line: (port: number) => Promise<Line>;
}

const test = base.extend<Fixtures>({
  folder: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'cuadrilla-resume-'));
    await use(folder);
    await rm(folder, { recursive: true, force: true });
  },
  serve: async ({ folder: _first }, use) => {
    const started: TestProcess[] = [];
    await use(async (variables) => {
      const port = Number(variables['PORT'] ?? (await freePort()));
      const server = spawnServer({ RATE_LIMIT: 'off', DEMO: 'off', ...variables, PORT: String(port) });
      started.push(server);
      await until('the server to be up', () => server.said().includes('Cuadrilla is at'), 60);
      return { port, server };
    });
    for (const server of started) server.child.kill('SIGTERM');
    await Promise.all(started.map(({ ended }) => ended));
  },
  line: async ({}, use) => {
    const lines: Line[] = [];
    await use(async (port) => {
      const line = await openLine(port);
      lines.push(line);
      return line;
    });
    await Promise.all(lines.map((line) => line.close()));
  },
});

test.use({ viewport: { width: 1440, height: 9_000 } });

/** Somebody with a board of thirty tasks. */
async function givenBoardOf30(api: Api): Promise<{ person: Person; place: Place }> {
  const person = await api.register();
  const place = await givenPlace(api, person);
  for (let number = 1; number <= 30; number += 1)
    // oxlint-disable-next-line no-await-in-loop -- in the order of their numbers
    await addTask(api, person, place, { title: `Tarea ${number}` });
  return { person, place };
}

/** The board in each of its views, a tab for each, through the line. */
async function openViews(
  context: BrowserContext,
  { address }: Line,
  person: Person,
  place: Place,
): Promise<Record<(typeof views)[number], Page>> {
  await apiOf(address).signIn(context, person);
  const open = async (view: string): Promise<Page> => {
    const page = await context.newPage();
    await page.goto(`${address}${place.path}?view=${view}`);
    await expect(page.locator('[data-task]')).toHaveCount(30);
    return page;
  };
  return { grid: await open('grid'), kanban: await open('kanban'), list: await open('list') };
}

test('a browser cut off during 500 changes shows afterwards exactly what the server has', async ({
  context,
  folder,
  serve,
  line,
}) => {
  test.setTimeout(120_000);
  const { port } = await serve({ DATA_DIR: folder });
  const direct = apiOf(`http://127.0.0.1:${port}`);
  const { person, place } = await givenBoardOf30(direct);
  const cable = await line(port);
  const pages = await openViews(context, cable, person, place);
  cable.cut();
  await changeAtRandom(direct, person, place, 500);
  cable.leadTo(port);
  for (const view of views) await expectSameAsServer(pages[view], view, direct, person, place);
  await changeAtRandom(direct, person, place, 20);
  for (const view of views) await expectSameAsServer(pages[view], view, direct, person, place);
});

test('a server that is killed and started again loses nothing that its browsers show', async ({
  context,
  folder,
  serve,
  line,
}) => {
  test.setTimeout(120_000);
  const first = await serve({ DATA_DIR: folder });
  const { port } = first;
  const direct = apiOf(`http://127.0.0.1:${port}`);
  const { person, place } = await givenBoardOf30(direct);
  const pages = await openViews(context, await line(port), person, place);
  await changeAtRandom(direct, person, place, 40);
  first.server.child.kill('SIGKILL');
  await first.server.ended;
  await serve({ DATA_DIR: folder, PORT: String(port) });
  await changeAtRandom(direct, person, place, 30);
  for (const view of views) await expectSameAsServer(pages[view], view, direct, person, place);
});

test('when one of two instances is killed its browsers go on with the other', async ({
  context,
  folder,
  serve,
  line,
}) => {
  test.setTimeout(120_000);
  const database = await startOtherCluster(folder);
  try {
    const shared = { DATABASE_URL: urlOf(database.connection) };
    const first = await serve(shared);
    const second = await serve(shared);
    const direct = apiOf(`http://127.0.0.1:${second.port}`);
    const { person, place } = await givenBoardOf30(direct);
    const cable = await line(first.port);
    const pages = await openViews(context, cable, person, place);
    await changeAtRandom(direct, person, place, 25);
    for (const view of views) await expectSameAsServer(pages[view], view, direct, person, place);
    first.server.child.kill('SIGKILL');
    await first.server.ended;
    await changeAtRandom(direct, person, place, 35);
    cable.leadTo(second.port);
    for (const view of views) await expectSameAsServer(pages[view], view, direct, person, place);
    second.server.child.kill('SIGTERM');
    await second.server.ended;
  } finally {
    await database.stop();
  }
});

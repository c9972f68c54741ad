import type { BrowserContext, Page } from '@playwright/test';
import { type Api, apiOf, type Person } from './api.ts';
import { addTask, givenPlace, type Place } from './boards.ts';
import type { Line } from './line.ts';
import { changeAtRandom, expectSameAsServer } from './many-changes.ts';
import { test } from './servers.ts';
import { expect } from './test.ts';

const views = ['grid', 'kanban', 'list'] as const;

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

/** Browsers say so when their network is back: after a long break the next attempt could be twenty seconds away. */
const noticeNetwork = (pages: Record<string, Page>): Promise<unknown> =>
  Promise.all(Object.values(pages).map((page) => page.evaluate(() => dispatchEvent(new Event('online')))));

test('a browser cut off during 500 changes shows afterwards exactly what the server has', async ({
  context,
  databaseUrl,
  serve,
  line,
}) => {
  const { port } = await serve({ DATABASE_URL: databaseUrl });
  const direct = apiOf(`http://127.0.0.1:${port}`);
  const { person, place } = await givenBoardOf30(direct);
  const cable = await line(port);
  const pages = await openViews(context, cable, person, place);
  cable.cut();
  await changeAtRandom(direct, person, place, 500);
  cable.leadTo(port);
  await noticeNetwork(pages);
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
  await noticeNetwork(pages);
  for (const view of views) await expectSameAsServer(pages[view], view, direct, person, place);
});

test('when one of two instances is killed its browsers go on with the other', async ({
  context,
  databaseUrl,
  serve,
  line,
}) => {
  const [first, second] = await Promise.all([
    serve({ DATABASE_URL: databaseUrl }),
    serve({ DATABASE_URL: databaseUrl }),
  ]);
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
});

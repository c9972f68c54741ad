import type { Column } from '@cuadrilla/contract/tasks/boards';
import type { BrowserContext, Page } from '@playwright/test';
import { type Api, apiOf, type Person } from '../support/api.ts';
import { givenPlace, type Place } from '../support/boards.ts';
import type { Line } from '../support/line.ts';
import { changeAtRandom, expectSameAsServer } from '../support/many-changes.ts';
import { givenManyTasks } from '../support/many-tasks.ts';
import { test } from '../support/servers.ts';
import { expect } from '../support/test.ts';

const views = ['grid', 'kanban', 'list'] as const;

test.use({ viewport: { width: 1440, height: 9_000 } });

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

/** A list would keep what is done apart, in another order than the server. */
async function withoutDoneColumn(api: Api, person: Person, { projectId, boardId }: Place): Promise<void> {
  const path = `/projects/${projectId}/boards/${boardId}/columns`;
  const columns = await api.call<Column[]>(person, 'GET', path);
  for (const { id } of columns.filter(({ kind }) => kind === 'hecho'))
    await api.call(person, 'PATCH', `${path}/${id}`, { kind: 'en curso' });
}

/** Browsers say so when their network is back: after a long break the next attempt could be twenty seconds away. */
const noticeNetwork = (pages: Record<string, Page>): Promise<unknown> =>
  Promise.all(Object.values(pages).map((page) => page.evaluate(() => dispatchEvent(new Event('online')))));

test('browsers that were cut off, or whose server was killed, show afterwards exactly what the server has', async ({
  context,
  databaseUrl,
  serve,
  line,
}) => {
  const doomed = await serve({ DATABASE_URL: databaseUrl });
  const { port } = doomed;
  const direct = apiOf(`http://127.0.0.1:${port}`);
  const person = await direct.register();
  const place = await givenPlace(direct, person);
  await withoutDoneColumn(direct, person, place);
  await givenManyTasks(databaseUrl, person, place, 30);
  const cable = await line(port);
  const pages = await openViews(context, cable, person, place);
  const expectSame = async (api = direct): Promise<void> => {
    for (const view of views) await expectSameAsServer(pages[view], view, api, person, place);
  };

  await test.step('the line is cut during 500 changes', async () => {
    cable.cut();
    await changeAtRandom(direct, person, place, 500);
    cable.leadTo(port);
    await noticeNetwork(pages);
    await expectSame();
    await changeAtRandom(direct, person, place, 20);
    await expectSame();
  });

  const again = await test.step('the server is killed and started again', async () => {
    await changeAtRandom(direct, person, place, 40);
    doomed.server.child.kill('SIGKILL');
    await doomed.server.ended;
    const { server } = await serve({ DATABASE_URL: databaseUrl, PORT: String(port) });
    await changeAtRandom(direct, person, place, 30);
    await noticeNetwork(pages);
    await expectSame();
    return server;
  });

  await test.step('one of two instances is killed, and the other goes on', async () => {
    const second = await serve({ DATABASE_URL: databaseUrl });
    const other = apiOf(`http://127.0.0.1:${second.port}`);
    await changeAtRandom(other, person, place, 25);
    await expectSame(other);
    again.child.kill('SIGKILL');
    await again.ended;
    await changeAtRandom(other, person, place, 35);
    cable.leadTo(second.port);
    await noticeNetwork(pages);
    await expectSame(other);
  });
});

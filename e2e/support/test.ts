import {
  test as base,
  expect,
  type Browser,
  type BrowserContext,
  type Page,
  type TestInfo,
} from '@playwright/test';
import { makeTestFolder } from '../../server/src/testing/guard.ts';
import { addressOf, built, spawnServer } from '../../server/src/testing/test-process.ts';
import { type Api, apiOf, type Person } from './api.ts';
import { givenPlace, type Place } from './boards.ts';
import { newDatabase } from './database.ts';
import { lag } from './lag.ts';

interface WorkerFixtures {
  databaseUrl: string;
  /** Where the files of tasks lie. */
  files: string;
  /** A Cuadrilla on that database, as it was built. */
  address: string;
  /** Another one with the demo's data: a year of it takes its time, which only those who ask for it wait. */
  demoAddress: string;
}

interface TestFixtures {
  /** Makes people and projects without clicking, for stories that begin later. */
  api: Api;
  /** Elena Prieto, signed in to the browser of the test. */
  elena: Person;
  /** Elena's own project with one board, «Logística». */
  place: Place;
  /** Opens a browser of their own for somebody else. */
  browserOf: (person: Person) => Promise<Page>;
}

/** The browser itself reports expected refusals (401, 404, 409) and broken lines as errors: those are not ours. */
const isOurs = (text: string): boolean => !/^(Failed to load resource|WebSocket connection to)/.test(text);

/** Anything in the console is a bug. */
export function watchConsole(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    const { type, text } = { type: message.type(), text: message.text() };
    if ((type === 'error' || type === 'warning') && isOurs(text)) complaints.push(`${type}: ${text}`);
  });
  page.on('pageerror', (error) => complaints.push(`page error: ${error.message}`));
  return complaints;
}

const pictured = new WeakSet<Page>();

/** How all that is open looks where a story has failed: Playwright itself would take pictures of those that pass, too. */
async function keepPictures(browser: Browser, story: TestInfo): Promise<void> {
  if (story.status === story.expectedStatus) return;
  const pages = browser.contexts().flatMap((context) => context.pages());
  for (const page of pages.filter((each) => !pictured.has(each))) {
    pictured.add(page);
    const path = story.outputPath(`test-failed-${story.attachments.length + 1}.png`);
    // A page that died, or that is being drawn for ever, has none.
    const isTaken = await page.screenshot({ path, timeout: 5_000, caret: 'initial' }).then(
      () => true,
      () => false,
    );
    if (isTaken) story.attachments.push({ name: 'screenshot', path, contentType: 'image/png' });
  }
}

async function withServer(
  variables: Record<string, string>,
  use: (address: string) => Promise<void>,
): Promise<void> {
  const server = spawnServer(
    // Nobody administers it by being the first: a story that needs somebody makes them.
    { PORT: '0', RATE_LIMIT: 'off', ADMIN_EMAIL: 'nadie@ejemplo.com', ...variables },
    built,
  );
  try {
    await use(await addressOf(server));
  } finally {
    server.child.kill('SIGTERM');
    await server.ended;
  }
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  databaseUrl: [async ({}, use) => use(await newDatabase()), { scope: 'worker' }],
  files: [
    async ({}, use) => {
      const folder = await makeTestFolder('stories');
      await use(folder.path);
      await folder.remove();
    },
    { scope: 'worker' },
  ],
  address: [
    async ({ databaseUrl, files }, use) =>
      withServer({ DATABASE_URL: databaseUrl, FILES: files, DEMO: 'off' }, use),
    { scope: 'worker', timeout: 180_000 },
  ],
  demoAddress: [
    async ({ files }, use) => withServer({ DATABASE_URL: await newDatabase(), FILES: files }, use),
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ address }, use) => use(address),
  api: async ({ address }, use) => use(apiOf(address)),
  elena: async ({ api, context }, use) => {
    const elena = await api.register();
    await api.signIn(context, elena);
    await use(elena);
  },
  place: async ({ api, elena }, use) => use(await givenPlace(api, elena)),
  context: async ({ browser, context }, use, story) => {
    await lag(context);
    await use(context);
    await keepPictures(browser, story);
  },
  browserOf: async ({ browser, api }, use, story) => {
    const opened: { context: BrowserContext; complaints: string[] }[] = [];
    await use(async (person) => {
      const context = await browser.newContext();
      await lag(context);
      await api.signIn(context, person);
      const page = await context.newPage();
      opened.push({ context, complaints: watchConsole(page) });
      return page;
    });
    await keepPictures(browser, story);
    for (const { context, complaints } of opened) {
      await context.close();
      expect(complaints).toEqual([]);
    }
  },
  page: async ({ page }, use) => {
    const complaints = watchConsole(page);
    await use(page);
    expect(complaints).toEqual([]);
  },
});

export { expect } from '@playwright/test';

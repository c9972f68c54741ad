import { expect, type Page } from '@playwright/test';

/** Once the page has all its code, what tells of errors included. */
export async function cutLine(page: Page): Promise<void> {
  await expect(page.getByRole('region', { name: 'Avisos' })).toBeAttached();
  await page.context().setOffline(true);
}

/** Keeps what matches from being answered, until the returned function is called: a slow network. */
export async function holdBack(
  page: Page,
  pattern: string | RegExp,
  /** Instead of the server's. */
  answer?: { status: number; json: unknown },
): Promise<() => Promise<void>> {
  const held: (() => Promise<void>)[] = [];
  let released = false;
  await page.route(pattern, (route) => {
    const go = () => (answer ? route.fulfill(answer) : route.continue());
    if (released) return go();
    held.push(go);
    return undefined;
  });
  return async () => {
    released = true;
    await Promise.all(held.map((go) => go()));
  };
}

/** Lets what matches be done, but keeps the answers to it from arriving until the returned function is called. */
export async function holdBackAnswer(page: Page, pattern: RegExp): Promise<() => Promise<void>> {
  const held: Promise<() => Promise<void>>[] = [];
  await page.route(pattern, (route) => {
    held.push(route.fetch().then((response) => () => route.fulfill({ response })));
  });
  return async () => {
    for (const answer of await Promise.all(held)) await answer();
    await page.unroute(pattern);
  };
}

/** The next of what matches is done, but its answer gets lost. */
export const loseAnswer = (page: Page, pattern: string) =>
  page.route(
    pattern,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );

/** Nothing is told by itself, as before the line is open: the page knows only what it asked for. */
export const withoutLive = (page: Page): Promise<void> =>
  page.routeWebSocket(/\/api\/live$/, () => undefined);

/** The next request that matches finds the world changed; all that was asked for before was answered as ever. */
export const beforeNext = (page: Page, pattern: string, change: () => Promise<unknown>): Promise<unknown> =>
  page.route(
    pattern,
    async (route) => {
      await change();
      await route.fallback();
    },
    { times: 1 },
  );

/** The answers that bring several parts of a page together do not come: each part is asked for by itself. */
export const partsAlone = (page: Page): Promise<unknown> =>
  page.route(/\/api\/(pages\/start$|.*\/page\?)/, (route) => route.abort());

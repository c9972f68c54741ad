import type { Page } from '@playwright/test';

/** Keeps what matches from being answered, until the returned function is called: a slow network. */
export async function holdBack(page: Page, pattern: string | RegExp): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(pattern, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

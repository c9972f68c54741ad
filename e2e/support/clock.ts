import { expect, type Page } from '@playwright/test';

/** Of a page whose clock is installed: from now on no time passes there but by `runFor`. */
export const stopClock = (page: Page): Promise<void> => page.clock.pauseAt(Date.now() + 60_000);

/** Waits for it, however long the machine takes, while but a blink passes on the page. */
export const tickUntil = (page: Page, isSo: () => Promise<void>): Promise<void> =>
  expect(async () => {
    await page.clock.runFor(1);
    await isSo();
  }).toPass();

/** From the next address on the page goes by its own clock, which the story moves: no answer tells it the server's time. */
export async function trustOwnClock(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // oxlint-disable-next-line unbound-method -- called with the headers below
    const { get } = Headers.prototype;
    Headers.prototype.get = function getButDate(name) {
      return name === 'date' ? null : get.call(this, name);
    };
  });
}

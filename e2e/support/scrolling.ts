import { expect, type Page } from '@playwright/test';

/**
 * Scrolls the page down, and up again, until `look` has come upon so many: a page that draws slower than it scrolls
 * leaves some out on its way.
 */
export async function scrollUntilSeen(page: Page, look: () => Promise<number>, count: number): Promise<void> {
  let step = 400;
  await page.mouse.move(700, 500);
  await expect(async () => {
    const seen = await look();
    const [above, below] = await page.evaluate(() => [
      scrollY,
      document.documentElement.scrollHeight - innerHeight - scrollY,
    ]);
    if (above < 1) step = 400;
    else if (below < 1) step = -400;
    await page.mouse.wheel(0, step);
    expect(seen).toBe(count);
  }).toPass({ intervals: [30] });
}

import type { Page } from '@playwright/test';
import { watchFrames } from './frame-probe.ts';

interface Point {
  x: number;
  y: number;
}

/** The longest time between two frames while this is done. */
export async function longestFrame(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(watchFrames);
  await act();
  return (await page.evaluate(() => globalThis.frameWatch.stop())).longest;
}

/** Takes what is at one point to another, slowly enough to see each frame, and waits until it has landed. */
export async function dragSlowly(page: Page, from: Point, to: Point): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  for (let step = 1; step <= 30; step += 1) {
    const part = step / 30;
    await page.mouse.move(from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part);
    await page.waitForTimeout(16);
  }
  await page.mouse.up();
  await page.waitForTimeout(300);
}

import type { Page } from '@playwright/test';

export interface Finger {
  press: (x: number, y: number) => Promise<void>;
  moveTo: (x: number, y: number) => Promise<void>;
  lift: () => Promise<void>;
}

/** One finger on the screen. */
export async function fingerOn(page: Page): Promise<Finger> {
  const touch = await page.context().newCDPSession(page);
  let at = { x: 0, y: 0 };
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints });
  return {
    async press(x, y) {
      at = { x, y };
      await send('touchStart', [at]);
    },
    async moveTo(x, y) {
      const from = at;
      for (let step = 1; step <= 8; step += 1) {
        at = { x: from.x + ((x - from.x) * step) / 8, y: from.y + ((y - from.y) * step) / 8 };
        await send('touchMove', [at]);
        await page.evaluate(() => new Promise(requestAnimationFrame));
      }
    },
    async lift() {
      await send('touchEnd', []);
    },
  };
}

import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';

/** With whatever is open now: axe finds nothing in light nor in dark. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await settle(page);
    await expectAccessible(page);
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' });
}

/** Colours on their way from one theme to the other are nobody's text. */
const settle = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    // The new theme is drawn first: only then its transitions have begun.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    return Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
  });

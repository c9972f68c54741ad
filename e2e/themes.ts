import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';

/** With whatever is open now: axe finds nothing in light nor in dark. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expectAccessible(page, 'colours');
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' });
}

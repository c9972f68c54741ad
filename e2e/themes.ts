import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';

/** With whatever is open now: axe finds nothing in light nor in dark. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, 'colours');
  await page.emulateMedia({ colorScheme: 'light' });
}

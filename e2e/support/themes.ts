import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';

/** With whatever is open now, or in that part of it: axe finds nothing in light nor in dark. */
export async function expectAccessibleInBothThemes(where: Page | Locator): Promise<void> {
  const page = 'goto' in where ? where : where.page();
  await page.emulateMedia({ colorScheme: 'light' });
  await expectAccessible(where);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(where, 'colours');
  await page.emulateMedia({ colorScheme: 'light' });
}

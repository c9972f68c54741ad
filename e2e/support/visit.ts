import { expect, type Page } from '@playwright/test';

declare global {
  /** The router leaves itself there. */
  var __TSR_ROUTER__: { navigate: (to: { href: string; ignoreBlocker: boolean }) => Promise<void> };
}

/**
 * Leads a page that is open to another address as one of its links would: where the next part of a story begins, whatever
 * the last has left unsaved or said. Only a page without the application is loaded, which costs four times as much.
 */
export async function visit(page: Page, path: string): Promise<void> {
  if (!(await page.evaluate(() => '__TSR_ROUTER__' in globalThis))) {
    await page.goto(path);
    return;
  }
  const said = page.locator('[data-sonner-toast]');
  await said
    .getByRole('button', { name: 'Cerrar' })
    .evaluateAll((all: HTMLElement[]) => all.forEach((each) => each.click()));
  await expect(said).toHaveCount(0);
  await page.evaluate((href) => globalThis.__TSR_ROUTER__.navigate({ href, ignoreBlocker: true }), path);
}

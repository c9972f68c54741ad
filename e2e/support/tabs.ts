import type { Locator, Page } from '@playwright/test';

/** The tab dies, without any question; another one opens the same address. */
export async function crash(page: Page): Promise<Page> {
  const [address, context] = [page.url(), page.context()];
  const session = await context.newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  void session.send('Page.crash').catch(() => undefined);
  await crashed;
  const next = await context.newPage();
  await next.goto(address);
  return next;
}

/** Of what was typed in a form whose tab is gone. */
export const offer = (page: Page): Locator => page.getByRole('status').filter({ hasText: 'Hay un borrador' });

export const recover = (page: Page): Locator => offer(page).getByRole('button', { name: 'Recuperar' });

import type { Locator, Page } from '@playwright/test';

/** A month that no clock disturbs: its first is a Friday. */
const month = '2031-08';
export const on = (day: number): string => `${month}-${String(day).padStart(2, '0')}`;

export const chip = (page: Page, title: string): Locator =>
  page.locator('main').getByRole('link', { name: title });
export const status = (page: Page): Locator => page.getByRole('status').filter({ hasText: '→' });

export const middleOf = async (link: Locator) => {
  const box = await link.boundingBox();
  if (!box) throw new Error('it is not on the screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, right: box.x + box.width };
};

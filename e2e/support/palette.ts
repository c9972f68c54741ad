import { expect, type Locator, type Page } from '@playwright/test';

export const palette = (page: Page): Locator => page.getByRole('dialog', { name: 'Buscar y ejecutar' });
export const input = (page: Page): Locator => palette(page).getByRole('combobox');
export const option = (page: Page, name: string | RegExp): Locator =>
  palette(page).getByRole('option', { name });
export const group = (page: Page, name: string): Locator => palette(page).getByRole('group', { name });

export async function openPalette(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(input(page)).toBeFocused();
}

/** The line that Enter would choose, as a screen reader is told. */
export async function expectSelected(page: Page, name: string | RegExp): Promise<void> {
  const selected = palette(page).getByRole('option', { selected: true });
  await expect(selected).toHaveCount(1);
  await expect(selected).toHaveAccessibleName(name);
  await expect(input(page)).toHaveAttribute(
    'aria-activedescendant',
    (await selected.getAttribute('id')) ?? '',
  );
}

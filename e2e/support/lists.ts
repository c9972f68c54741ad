import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';
import type { Place } from './boards.ts';
import { openFollowing } from './two-people.ts';
import { visit } from './visit.ts';

export const table = (page: Page): Locator => page.getByRole('table', { name: 'Tareas del tablero' });

/** The links of the rows, whose names are the titles. */
export const titles = (page: Page): Locator => table(page).getByRole('rowheader').getByRole('link');

export const row = (page: Page, title: string): Locator =>
  table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name: title, exact: true }) });

/** The button of one field of one row, as «Cambiar prioridad: Alta». */
export const cell = (page: Page, title: string, field: string): Locator =>
  row(page, title).getByRole('button', { name: new RegExp(`^Cambiar ${field.toLowerCase()}:`) });

export const box = (page: Page, title: string): Locator =>
  table(page).getByRole('checkbox', { name: `Seleccionar «${title}»` });

/** The circle of a card or a row. */
export const tick = (page: Page, title: string): Locator =>
  page.getByRole('button', { name: `Completar «${title}»`, exact: true });

export const bar = (page: Page): Locator => page.getByRole('group', { name: 'Tareas seleccionadas' });

export const titleBox = (page: Page): Locator => page.getByRole('textbox', { name: /^Título de «/ });

export async function beginTitle(page: Page, title: string): Promise<void> {
  await row(page, title).hover();
  await row(page, title)
    .getByRole('button', { name: `Editar el título de «${title}»` })
    .click();
  await expect(titleBox(page)).toBeFocused();
}

/** Opens the board as a list and waits for its rows. */
export async function openList(page: Page, place: Place, query = ''): Promise<void> {
  await visit(page, `${place.path}?view=list${query}`);
  await expect(titles(page).first()).toBeVisible();
}

/** The same, and waits until all that happens arrives there by itself. */
export async function followList(page: Page, place: Place, query = ''): Promise<void> {
  await openFollowing(page, `${place.path}?view=list${query}`);
  await expect(titles(page).first()).toBeVisible();
}

/** Chooses from the menu that is open, and waits until the focus is back: what is pressed next would lose it. */
export async function pick(page: Page, option: string): Promise<void> {
  await page.getByRole('menuitemradio', { name: option, exact: true }).click();
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(page.locator(':focus')).toHaveCount(1);
}

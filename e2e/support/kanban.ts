import type { Column } from '@cuadrilla/contract/tasks/boards';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Api, Person } from './api.ts';
import { settle } from './axe.ts';
import { addTask, givenPlace, type Place } from './boards.ts';
import { openFollowing } from './two-people.ts';

export interface KanbanPlace extends Place {
  columns: Column[];
}

const columnsOf = (api: Api, person: Person, { projectId, boardId }: Place): Promise<Column[]> =>
  api.call(person, 'GET', `/projects/${projectId}/boards/${boardId}/columns`);

export const changeColumn = (api: Api, person: Person, place: Place, column: Column, change: object) =>
  api.call(
    person,
    'PATCH',
    `/projects/${place.projectId}/boards/${place.boardId}/columns/${column.id}`,
    change,
  );

/** A board with these tasks in Por hacer, En curso and Hecho. */
export async function givenKanban(api: Api, owner: Person, ...titles: string[][]): Promise<KanbanPlace> {
  const place = await givenPlace(api, owner);
  const columns = await columnsOf(api, owner, place);
  for (const [index, some] of titles.entries())
    for (const title of some) await addTask(api, owner, place, { title, columnId: columns[index]?.id ?? 0 });
  return { ...place, columns };
}

/** Opens the board by columns, followed live, and waits for its cards. */
export async function openKanban(page: Page, place: Place, search = ''): Promise<void> {
  await openFollowing(page, `${place.path}?view=kanban${search}`);
  await expectCards(page);
}

/** Each column has read its cards, and nothing moves any more: keys and hands reach all of them. */
export async function expectCards(page: Page): Promise<void> {
  await expect(page.getByRole('region').first()).toBeVisible();
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
  await settle(page);
}

export const column = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });

/** An item of a column’s menu. By the end of it the focus is back: what is pressed before would lose it. */
export async function chooseOf(page: Page, name: string, item: string): Promise<void> {
  await page.getByRole('button', { name: `Más opciones de ${name}` }).click();
  await page.getByRole('menuitem', { name: item }).click();
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(page.locator(':focus')).toHaveCount(1);
}

export const cardsIn = (page: Page, name: string): Locator =>
  column(page, name).getByRole('heading', { level: 3 }).getByRole('link');

export const cardLink = (page: Page, title: string): Locator =>
  page.getByRole('link', { name: title, exact: true });

/** What the bar at the foot and the live region say of the card in hand. */
export const inHand = (page: Page): Locator => page.getByRole('status').filter({ hasText: 'Esc cancela' });

/** Opens «Mover a…» for the card that has the focus. Keys count in a menu once the focus is there. */
export async function askWhereTo(page: Page): Promise<void> {
  await page.keyboard.press('m');
  await expect(page.getByRole('menu')).toBeFocused();
}

/** Takes it with the mouse and holds it over another element, at these parts of its height and width. */
export async function dragOver(
  page: Page,
  from: Locator,
  to: Locator,
  height = 0.5,
  width = 0.5,
): Promise<void> {
  // What moved last may still be sliding into its place.
  await settle(page);
  await from.hover();
  const aimOf = async () => {
    const box = await to.boundingBox();
    if (!box) throw new Error('it is not on the screen');
    return { x: box.x + box.width * width, y: box.y + box.height * height };
  };
  const { x: seen, y } = await aimOf();
  await page.mouse.down();
  await page.mouse.move(seen, y, { steps: 15 });
  // A hand that is slow to leave the edge scrolls the board sideways: what it aimed at is elsewhere by then.
  await expect(async () => {
    const { x } = await aimOf();
    await page.mouse.move(x, y);
    expect((await aimOf()).x).toBe(x);
  }).toPass();
  // A browser tells of a hand that rests again and again, this one of each move once: perhaps before it had the card.
  await settle(page);
  await page.mouse.move((await aimOf()).x, y);
}

import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../support/axe.ts';
import { addTask, cards, givenPlace } from '../support/boards.ts';
import { notice } from '../support/forms.ts';
import { givenMember } from '../support/given.ts';
import { holdBack } from '../support/network.ts';
import { openPalette } from '../support/palette.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

const sheet = (page: Page): Locator => page.getByRole('dialog', { name: 'Atajos de teclado' });

async function expectPage(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

test('single keys lead everywhere, create and change views, and can be switched off', async ({
  page,
  context,
  api,
  elena,
}) => {
  await test.step('g and a letter lead to each of the ten places', async () => {
    await visit(page, '/dashboard');
    await expectPage(page, 'Dashboard');
    for (const [letter, path] of [
      ['i', 'home'],
      ['p', 'projects'],
      ['e', 'teams'],
      ['c', 'calendar'],
      ['r', 'reports'],
      ['o', 'documentation'],
      ['a', 'automations'],
      ['s', 'settings'],
      ['d', 'dashboard'],
      // Whose field takes the focus.
      ['b', 'search'],
    ] as const) {
      await page.keyboard.press('g');
      await page.keyboard.press(letter);
      await expect(page).toHaveURL(new RegExp(`/${path}$`));
    }
  });

  await test.step('keys do nothing but write in a field, nor in dialogs, nor with other modifiers', async () => {
    const place = await givenPlace(api, elena);
    await addTask(api, elena, place);
    await visit(page, place.path);
    await expect(cards(page)).toHaveCount(1);
    const here = page.url();

    await page.keyboard.press('/');
    const search = page.getByRole('searchbox', { name: 'Buscar tarea' });
    await expect(search).toBeFocused();
    await page.keyboard.type('c?1 gh');
    await expect(search).toHaveValue('c?1 gh');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(new URL(page.url()).pathname).toBe(new URL(here).pathname);
    await search.fill('');
    await search.blur();

    await page.keyboard.press('Shift+c');
    await page.keyboard.press('Alt+c');
    await page.keyboard.press('?');
    await expect(sheet(page)).toBeVisible();
    await page.keyboard.press('c');
    await page.keyboard.press('2');
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toBeHidden();
    expect(new URL(page.url()).pathname).toBe(new URL(here).pathname);
    expect(new URL(page.url()).searchParams.get('view')).toBeNull();
  });

  await test.step('q adds a task from anywhere, on the board that is open first; what was typed is kept', async () => {
    const place = await givenPlace(api, elena, 'Prensa');
    const form = page.getByRole('dialog', { name: 'Agregar una tarea' });
    const board = form.getByLabel('Tablero');
    await visit(page, place.path);
    await expectPage(page, 'Prensa');
    await page.keyboard.press('q');
    await expect(form.getByLabel('Título')).toBeFocused();
    await expect(board.locator('option:checked')).toHaveText('Prensa · Feria de otoño');
    await page.keyboard.press('Enter');
    await expect(form.getByLabel('Título')).toHaveAttribute('aria-invalid', 'true');
    await page.keyboard.type('Llamar a la radio');
    await expectAccessible(form);
    await page.keyboard.press('Enter');
    await expect(notice(page, 'Tarea creada')).toBeVisible();
    await expect(form).toBeHidden();
    await expect(cards(page)).toHaveText(/Llamar a la radio/);

    await visit(page, '/home');
    await page.keyboard.press('q');
    await expect(board.locator('option:checked')).toHaveText('Prensa · Feria de otoño');
    await expect(form.getByLabel('Título')).toBeFocused();
    await page.keyboard.type('Invitar al alcalde');
    await page.keyboard.press('Escape');
    await expect(form).toBeHidden();
    await page.keyboard.press('q');
    await expect(form.getByLabel('Título')).toHaveValue('Invitar al alcalde');
    await form.getByRole('button', { name: 'Crear tarea' }).click();
    await expect(form).toBeHidden();
    await expect(page.getByRole('main').getByText('Invitar al alcalde').first()).toBeVisible();
  });

  await test.step('c creates what belongs to the page, and digits change the view of a board', async () => {
    const place = await givenPlace(api, elena);
    for (const [path, title] of [
      ['/dashboard', 'Dashboard'],
      ['/projects', 'Proyectos'],
    ] as const) {
      await page.goto(path);
      await expectPage(page, title);
      const create = page.getByRole('main').getByRole('link', { name: 'Crear proyecto' }).first();
      await expect(create).toHaveAttribute('aria-keyshortcuts', 'C');
      await page.keyboard.press('c');
      await expect(page).toHaveURL(/\/create-project$/);
    }
    const answer = await holdBack(page, '**/api/projects/*/permissions'); // the role tells as much before
    await page.goto(`/dashboard/projects/${place.projectId}`);
    await expectPage(page, 'Feria de otoño');
    const createBoard = page.getByRole('main').getByRole('link', { name: 'Crear tablero' }).first();
    await expect(createBoard).toHaveAttribute('aria-keyshortcuts', 'C');
    await page.keyboard.press('c');
    await expect(page).toHaveURL(/\/create-board$/);
    await answer();
    await page.goto(place.path);
    await expectPage(page, 'Logística');
    await expect(page.getByRole('main').getByRole('link', { name: 'Crear tarea' }).first()).toHaveAttribute(
      'aria-keyshortcuts',
      'C',
    );
    for (const [digit, view] of [
      ['2', 'kanban'],
      ['3', 'list'],
      ['4', 'calendar'],
      ['1', 'grid'],
    ] as const) {
      await page.keyboard.press(digit);
      await expect(page).toHaveURL(new RegExp(`view=${view}$`));
    }
    await page.keyboard.press('c');
    const form = page.getByRole('dialog', { name: 'Agregar una tarea' });
    await expect(form.getByLabel('Título')).toBeFocused();
    await page.keyboard.type('Pintar');
    await page.keyboard.press('Enter');
    await expect(form).toBeHidden();
    await expect(cards(page)).toHaveText([/Pintar/]);
  });

  await test.step('the sheet lists the shortcuts by place, and switches off those of one key', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await visit(page, '/dashboard');
    await expectPage(page, 'Dashboard');
    await page.keyboard.press('?');
    const board = sheet(page).getByRole('region', { name: 'En un tablero' });
    await expect(board.getByRole('term')).toHaveText([
      'Crear tarea',
      'Ver como Cuadrícula',
      'Ver como Kanban',
      'Ver como Lista',
      'Ver como Calendario',
    ]);
    await expect(board.locator('kbd')).toHaveText(['C', '1', '2', '3', '4']);
    const list = sheet(page).getByRole('region', { name: 'En la Lista' });
    await expect(list.getByRole('term').last()).toHaveText('Quitar la selección');
    await expect(list.locator('kbd').last()).toHaveText('Esc');
    await expectAccessible(sheet(page));
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(page);
    await expectAccessible(sheet(page));
    await page.setViewportSize({ width: 1440, height: 900 });

    const singleKeys = sheet(page).getByRole('switch', { name: 'Atajos de una sola tecla' });
    await expect(singleKeys, 'drawn as every other').toHaveCSS('appearance', 'none');
    await singleKeys.press('Space');
    await expectAccessible(sheet(page));
    await page.keyboard.press('Escape');
    await page.reload();
    await expectPage(page, 'Dashboard');
    const create = page.getByRole('main').getByRole('link', { name: 'Crear proyecto' }).first();
    await expect(create).not.toHaveAttribute('aria-keyshortcuts');
    await page.keyboard.press('c');
    await page.keyboard.press('?');
    await page.keyboard.press('Control+z');
    await expect(notice(page, 'No hay nada que deshacer')).toBeVisible();
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(sheet(page)).toBeHidden();

    // The palette leads to the sheet all the same, and from there they can be switched on again.
    await create.focus();
    await openPalette(page);
    await page.keyboard.type('>atajos');
    await page.keyboard.press('Enter');
    await sheet(page).getByRole('switch').press('Space');
    await page.keyboard.press('Escape');
    await expect(create).toBeFocused();
    await page.keyboard.press('c');
    await expect(page).toHaveURL(/\/create-project$/);
    await page.setViewportSize({ width: 1280, height: 720 });
  });

  await test.step('a reader creates nothing with c', async () => {
    const ana = await api.register('Ana', 'Ruiz');
    const place = await givenPlace(api, elena);
    await givenMember(api, elena, place.projectId, ana, 'Lector');
    await api.signIn(context, ana);
    await page.goto(place.path);
    await expect(page.getByRole('button', { name: 'Crear tarea' })).toHaveAttribute('aria-disabled', 'true');
    await page.keyboard.press('c');
    await page.keyboard.press('2');
    await expect(page).toHaveURL(new RegExp(`${place.path}\\?view=kanban$`));
  });
});

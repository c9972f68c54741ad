import type { Locator, Page } from '@playwright/test';
import { givenBoard, givenProject, givenTask } from '../support/given.ts';
import { holdBack } from '../support/network.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';
import { openFollowing } from '../support/two-people.ts';
import { visit } from '../support/visit.ts';

const card = (page: Page, name: string): Locator =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) });
const options = (page: Page, name: string) => page.getByRole('button', { name: `Más opciones de ${name}` });

test('boards of a project are created, counted, renamed, coloured, deleted and searched', async ({
  page,
  api,
  elena,
}) => {
  await test.step('a new name leaves alone the colour that somebody chose meanwhile', async () => {
    const { id } = await givenProject(api, elena);
    const board = await givenBoard(api, elena, id, 'Prensa');
    await openFollowing(page, `/dashboard/projects/${id}`);
    await options(page, 'Prensa').click();
    await page.getByRole('menuitem', { name: 'Renombrar' }).click();
    const dialog = page.getByRole('dialog', { name: 'Renombrar «Prensa»' });
    await dialog.getByLabel('Nombre').fill('Difusión');
    const labels = await api.call<{ id: number; name: string }[]>(elena, 'GET', `/projects/${id}/labels`);
    const violet = labels.find(({ name }) => name === 'Violeta');
    await api.call(elena, 'PATCH', `/projects/${id}/boards/${board.id}`, { labelId: violet?.id });
    await expect(page.getByText('Violeta')).toBeVisible();
    const release = await holdBack(page, /\/boards\/\d+$/);
    await dialog.getByRole('button', { name: 'Renombrar' }).click();
    await expect(card(page, 'Difusión')).toContainText('Violeta');
    await release();
    await page.unrouteAll();
  });

  await test.step('a person creates the first board of a project', async () => {
    const { id } = await givenProject(api, elena);
    await visit(page, `/dashboard/projects/${id}`);
    await expect(page.getByRole('heading', { name: 'Todavía no hay tableros' })).toBeVisible();
    await page.getByRole('link', { name: 'Crear Tablero' }).first().click();
    await expect(page).toHaveURL(/\/create-board$/);

    const create = page.getByRole('button', { name: 'Crear Tablero' });
    await create.click();
    await expect(page.getByLabel('Nombre')).toBeFocused();
    await expect(page.getByLabel('Nombre')).toHaveAccessibleDescription('El nombre es obligatorio');
    await page.getByLabel('Nombre').fill('Permisos');
    await create.click();
    await expect(page).toHaveURL(/\/boards\/\d+$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Permisos' })).toBeVisible();

    await page.goBack();
    await expect(page.getByRole('link', { name: 'Ver Tablero Permisos' })).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Tableros 1' })).toBeVisible();
  });

  await test.step('each board tells how many tasks it has and opens', async () => {
    const { id } = await givenProject(api, elena);
    await givenBoard(api, elena, id, 'Vacío');
    const one = await givenBoard(api, elena, id, 'Con una');
    const two = await givenBoard(api, elena, id, 'Con dos');
    for (const boardId of [one.id, two.id, two.id]) await givenTask(api, elena, id, boardId, 'Pedir carpas');
    await visit(page, `/dashboard/projects/${id}`);

    await expect(card(page, 'Vacío').getByText('Sin tareas', { exact: true })).toBeVisible();
    await expect(card(page, 'Con una').getByText('1 tarea', { exact: true })).toBeVisible();
    await expect(card(page, 'Con dos').getByText('2 tareas', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Ver Tablero Con dos' }).click();
    await expect(page).toHaveURL(new RegExp(`/boards/${two.id}$`));
  });

  await test.step('a deleted board comes back by «Deshacer»', async () => {
    const { id } = await givenProject(api, elena);
    await givenBoard(api, elena, id, 'Prensa');
    await visit(page, `/dashboard/projects/${id}`);
    await options(page, 'Prensa').click();
    await page.getByRole('menuitem', { name: 'Eliminar' }).click();
    await expect(page.getByRole('heading', { name: 'Todavía no hay tableros' })).toBeVisible();
    const notice = page.getByRole('status').filter({ hasText: 'Tablero eliminado' });
    await notice.hover(); // under the mouse it stays
    await expectAccessible(page);
    await notice.getByRole('button', { name: 'Deshacer' }).click();
    await expect(card(page, 'Prensa')).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'Tablero restaurado' })).toBeVisible();
  });

  await test.step('a board is renamed and gets another colour', async () => {
    const { id } = await givenProject(api, elena);
    await givenBoard(api, elena, id, 'Prensa');
    await visit(page, `/dashboard/projects/${id}`);

    await options(page, 'Prensa').click();
    await expect(page.getByRole('menu')).toBeVisible();
    await expectAccessible(page.getByRole('menu'));
    await page.getByRole('menuitem', { name: 'Renombrar' }).click();
    const dialog = page.getByRole('dialog', { name: 'Renombrar «Prensa»' });
    await expect(dialog.getByLabel('Nombre')).toHaveValue('Prensa');
    await expectAccessible(dialog);
    await dialog.getByLabel('Nombre').fill('');
    await dialog.getByRole('button', { name: 'Renombrar' }).click();
    await expect(dialog.getByLabel('Nombre')).toHaveAccessibleDescription('El nombre es obligatorio');
    await dialog.getByLabel('Nombre').fill('Difusión');
    const answer = () => page.waitForResponse((response) => response.request().method() === 'PATCH');
    const renamed = answer();
    await dialog.getByRole('button', { name: 'Renombrar' }).click();
    await expect(dialog).toBeHidden();
    await expect(card(page, 'Difusión')).toBeVisible();
    await expect(options(page, 'Difusión')).toBeFocused();
    await renamed;

    const saved = answer();
    const before = await card(page, 'Difusión').evaluate((element) => getComputedStyle(element).borderColor);
    await options(page, 'Difusión').click();
    await page.getByRole('menuitemradio', { name: 'Violeta' }).click();
    await saved;
    await expect(card(page, 'Difusión').getByText('Violeta')).toBeVisible();
    await expect(card(page, 'Difusión')).not.toHaveCSS('border-color', before);
    await page.reload();
    await expect(card(page, 'Difusión').getByText('Violeta')).toBeVisible();

    await page.route(/\/boards\/\d+$/, (route) => route.abort());
    await options(page, 'Difusión').click();
    await page.getByRole('menuitem', { name: 'Renombrar' }).click();
    await page.getByRole('dialog').getByLabel('Nombre').fill('Difusión y prensa');
    await page.getByRole('dialog').getByRole('button', { name: 'Renombrar' }).click();
    const refused = page.getByRole('alert').filter({ hasText: 'Escribiste «Difusión y prensa».' });
    await expect(refused.getByRole('button', { name: 'Copiar' })).toBeVisible();
    await expect(card(page, 'Difusión')).toBeVisible();
    await page.unrouteAll();
  });

  await test.step('a project that does not exist, or is not one’s own, is not found', async () => {
    const { id } = await givenProject(api, await api.register('Ana', 'Ruiz'));
    for (const address of [`/dashboard/projects/${id}`, '/dashboard/projects/hola']) {
      await visit(page, address);
      await expect(page.getByRole('heading', { name: 'Proyecto no encontrado' })).toBeVisible();
    }
    await page.getByRole('link', { name: 'Volver al Dashboard' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  await test.step('the board search waits for a second of rest, but not after Enter', async () => {
    const { id } = await givenProject(api, elena);
    for (const name of ['Logística', 'Prensa']) await givenBoard(api, elena, id, name);
    await page.clock.install();
    const searches: string[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname.endsWith('/boards') && searchParams.has('search'))
        searches.push(searchParams.get('search') ?? '');
    });
    await page.goto(`/dashboard/projects/${id}`);
    const boards = page.getByRole('link', { name: /^Ver Tablero/ });
    await expect(boards).toHaveCount(2);

    const search = page.getByRole('searchbox', { name: 'Buscar tablero' });
    await page.clock.pauseAt(Date.now() + 60_000);
    await search.fill('logistica');
    await page.clock.runFor(900);
    expect(searches).toEqual([]);
    await page.clock.runFor(150);
    await page.clock.resume();
    await expect(boards).toHaveCount(1);
    expect(searches).toEqual(['logistica']);
    await expect(page).toHaveURL(/\?search=logistica$/);

    await page.clock.pauseAt(Date.now() + 120_000);
    await search.fill('zzz');
    await search.press('Enter');
    const searchesSoon = async () => {
      await page.clock.runFor(10);
      return searches;
    };
    await expect.poll(searchesSoon, 'long before a second has passed').toEqual(['logistica', 'zzz']);
    await page.clock.resume();
    await expect(
      page.getByText('No se encontraron tableros que coincidan con la búsqueda.', { exact: true }),
    ).toBeVisible();
    await page.reload();
    await expect(search).toHaveValue('zzz');
    await page.getByRole('tabpanel').getByRole('button', { name: 'Limpiar búsqueda' }).last().click();
    await expect(boards).toHaveCount(2);
  });
});

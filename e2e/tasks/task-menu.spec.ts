import type { Locator, Page } from '@playwright/test';
import { addTask, card, cards, comment, givenPlace } from '../support/boards.ts';
import { expectProperty, field, notice } from '../support/forms.ts';
import { givenMember } from '../support/given.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

const openMenu = (within: Locator | Page, title: string): Promise<void> =>
  within.getByRole('button', { name: `Opciones de «${title}»` }).click();

const all = [
  'Abrir',
  'Completar',
  'Seleccionar',
  'Asignarme',
  'Prioridad',
  'Fecha límite…',
  'Mover a…',
  'Mover a otro proyecto…',
  'Duplicar',
  'Convertir en punto de…',
  'Copiar enlace',
  'Archivar',
  'Eliminar',
];

test('a task has one menu everywhere, and a number to call it by', async ({
  page,
  context,
  browserOf,
  api,
  elena,
}) => {
  await test.step('a card and a row have the same menu, by which everything can be done with the task', async () => {
    const place = await givenPlace(api, elena);
    await addTask(api, elena, place, { title: 'Carpas', assignedTo: null });
    await visit(page, place.path);
    await openMenu(page, 'Carpas');
    await expect(page.getByRole('menuitem')).toHaveText(all);
    await page.getByRole('menuitem', { name: 'Completar' }).click();
    await expect(card(page, 'Carpas')).toContainText('Hecho');
    await card(page, 'Carpas').getByRole('link').focus();
    await page.keyboard.press('h');
    await expect(card(page, 'Carpas')).toContainText('Por hacer');

    await openMenu(page, 'Carpas');
    await page.getByRole('menuitem', { name: 'Fecha límite…' }).click();
    await page.getByRole('dialog').getByLabel('Fecha límite', { exact: true }).fill('24/06/2031');
    await page.keyboard.press('Enter');
    await expect(card(page, 'Carpas')).toContainText('24-06-2031');

    await page.getByRole('radio', { name: 'Lista' }).check({ force: true });
    const table = page.getByRole('table');
    await openMenu(table, 'Carpas');
    await expect(page.getByRole('menuitem')).toHaveText(all);
    await page.getByRole('menuitem', { name: 'Asignarme' }).click();
    await expect(table.getByRole('row', { name: 'Carpas' })).toContainText('Elena Prieto');
    await openMenu(table, 'Carpas');
    await page.getByRole('menuitem', { name: 'Duplicar' }).click();
    await openMenu(table, 'Carpas (copia)');
    await page.getByRole('menuitem', { name: 'Eliminar' }).click();
    await expect(table.getByRole('link')).toHaveText(['Carpas']);
  });

  await test.step('a task is called by its number: on its card, in the title of its page and in comments', async () => {
    const place = await givenPlace(api, elena);
    const first = await addTask(api, elena, place, { title: 'Carpas' });
    await addTask(api, elena, place, { title: 'Luces' });
    await comment(api, elena, place, first, 'Después de #2, no de #77');
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await visit(page, place.path);
    await expect(card(page, 'Luces')).toContainText('#2');
    await cards(page).first().click();
    await expect(page).toHaveTitle('#1 Carpas · Cuadrilla');
    await page.getByRole('button', { name: 'Copiar enlace' }).click();
    await expect(page.getByText('Enlace copiado')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
    await expect(page.getByText('no de #77')).toBeVisible();
    await page.getByRole('link', { name: '#2', exact: true }).click();
    await expect(page).toHaveTitle('#2 Luces · Cuadrilla');
  });

  await test.step('on its page the menu does at once what the form would, and what was typed there is saved', async () => {
    const options = page.getByRole('button', { name: 'Más opciones de la tarea' });
    await field(page, 'Título').fill('Luces y cables');
    await options.click();
    await expect(page.getByRole('menuitem')).toHaveText([
      'Completar',
      'Prioridad',
      'Fecha límite…',
      'Mover a…',
      'Mover a otro proyecto…',
      'Duplicar',
      'Convertir en punto de…',
      'Archivar',
    ]);
    await page.getByRole('menuitem', { name: 'Completar' }).click();
    await expect(options).toBeFocused();
    await expectProperty(page, 'Estado', 'Hecho');
    await expect(field(page, 'Título')).toHaveValue('Luces y cables');
    const moved = notice(page, 'movida a Hecho');
    await moved.getByRole('button', { name: 'Deshacer' }).click();
    await expectProperty(page, 'Estado', 'Por hacer');
    await expect(field(page, 'Título')).toHaveValue('Luces y cables');
    await field(page, 'Título').fill('Luces');
    await options.click();
    await page.getByRole('menuitem', { name: 'Duplicar' }).click();
    await expect(notice(page, '«Luces» duplicada')).toBeVisible();
  });

  await test.step('whoever may only read opens a task by its menu or copies its link; the board has options of its own', async () => {
    const place = await givenPlace(api, elena);
    const ana = await api.register('Ana', 'Ruiz');
    await givenMember(api, elena, place.projectId, ana, 'Lector');
    await addTask(api, elena, place, { title: 'Carpas' });
    const hers = await browserOf(ana);
    await hers.goto(place.path);
    await openMenu(hers, 'Carpas');
    await expect(hers.getByRole('menuitem')).toHaveText(['Abrir', 'Copiar enlace']);

    await visit(page, place.path);
    await page.getByRole('button', { name: 'Más opciones de Logística' }).click();
    await page.getByRole('menuitem', { name: 'Renombrar' }).click();
    await page.getByRole('dialog').getByLabel('Nombre').fill('Compras');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Compras' })).toBeVisible();
    await page.getByRole('button', { name: 'Más opciones de Compras' }).click();
    await expect(page.getByRole('menuitem').last()).toHaveText('Eliminar');
    await page.getByRole('menuitem', { name: 'Eliminar' }).click();
    await expect(page).toHaveURL(/\/projects\/\d+$/);
    await expect(page.getByText('Tablero eliminado')).toBeVisible();
    await expect(page.getByText('Compras')).toHaveCount(0);
  });
});

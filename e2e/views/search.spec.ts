import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../support/axe.ts';
import { addTask, comment, givenPlace, taskPath } from '../support/boards.ts';
import { notice } from '../support/forms.ts';
import { givenMember } from '../support/given.ts';
import { bar, pick } from '../support/lists.ts';
import { openPalette } from '../support/palette.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

const field = (page: Page) => page.getByRole('combobox', { name: 'Buscar en todo' });
const results = (page: Page, kind: string) => page.getByRole('region', { name: kind });
const tab = (page: Page, name: RegExp) => page.getByRole('tab', { name });

test('what is searched for is found, by operators and words that were meant too, and saved', async ({
  page,
  api,
  elena,
}) => {
  await test.step('an operator is completed as it is typed, becomes a chip, and a mistake is told', async () => {
    const place = await givenPlace(api, elena, 'Trámites');
    await addTask(api, elena, place, { title: 'Mía', assignedTo: elena.id, priorityId: 3 });
    await addTask(api, elena, place, { title: 'De nadie', priorityId: 3, assignedTo: null });
    await visit(page, '/search');
    await expect(field(page)).toBeFocused();
    await expect(page.getByRole('link', { name: 'Lo que está vencido' })).toHaveAttribute(
      'href',
      '/search?q=vencidas',
    );
    await page.keyboard.type('resp');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(field(page)).toHaveValue('responsable:');
    await page.keyboard.type('y');
    await page.getByRole('option', { name: 'yo' }).click();
    await expect(field(page)).toHaveValue('responsable:yo ');
    await expect(results(page, 'Tareas').getByRole('link')).toHaveText(/Mía/);
    await page.getByRole('button', { name: 'Quitar el filtro Responsable: yo' }).click();
    await page.getByRole('button', { name: 'Prioridad' }).click();
    await page.getByRole('menuitem', { name: 'alta' }).click();
    await expect(field(page)).toHaveValue('prioridad:alta');
    await expect(results(page, 'Tareas').getByRole('link')).toHaveCount(2);
    await field(page).fill('prioridad:urgente proyecto:nada');
    await expect(page.getByText('La prioridad es baja, media, alta o máxima')).toBeVisible();
    await expect(page.getByText('Ningún proyecto tuyo se llama así')).toBeVisible();
    await field(page).fill('responsable:');
    const missing = page.getByText('Falta el valor de «responsable:»');
    await expect(page.getByRole('option', { name: 'nadie' })).toBeVisible();
    await expect(missing).toBeHidden();
    await field(page).blur();
    await expect(missing).toBeVisible();
    await page.goto(`/search?q=${'larga '.repeat(60)}`);
    await expect(page.getByText('Se busca con 200 caracteres como máximo')).toBeVisible();
    await expect(page.getByRole('heading', { name: /^Sin resultados para/ })).toBeVisible();
  });

  await test.step('nothing found offers the word that was meant', async () => {
    const place = await givenPlace(api, elena, 'Trámites');
    await addTask(api, elena, place, { title: 'Firmar el escandallo' });
    await expect(async () => {
      await page.goto('/search?q=escandalo');
      await page.getByRole('link', { name: 'escandallo', exact: true }).click({ timeout: 5_000 });
    }).toPass();
    await expect(results(page, 'Tareas').getByRole('link')).toHaveCount(1);
    await openPalette(page);
    await page.keyboard.type('escandalo');
    await page.getByRole('option', { name: 'escandallo' }).click();
    await expect(page.getByRole('option', { name: /^Firmar el escandallo/ })).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('the palette leads to the whole search', async () => {
    const place = await givenPlace(api, elena, 'Trámites');
    await addTask(api, elena, place, { title: 'Otra cosa', description: 'Por el aval' });
    await visit(page, '/home');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await openPalette(page);
    await page.keyboard.type('aval');
    await expect(page.getByRole('option', { name: /Otra cosa/ })).toBeVisible();
    await page.getByRole('option', { name: 'Buscar «aval» en todo' }).click();
    await expect(field(page)).toHaveValue('aval');
  });

  await test.step('what is searched for is found in titles, descriptions and comments, marked and counted, by keyboard', async () => {
    const place = await givenPlace(api, elena, 'Trámites');
    const task = await addTask(api, elena, place, { title: 'Firmar el contrato del piso 4' });
    await addTask(api, elena, place, { title: 'Otra cosa', description: 'Antes de la contratación' });
    await comment(api, elena, place, task, 'Sin los contratos no se puede');
    await visit(page, '/search');
    await expect(field(page)).toBeFocused();
    await field(page).blur();
    await page.keyboard.press('/');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('contrato');
    await expect(results(page, 'Tareas').getByRole('link')).toHaveCount(2);
    await expect(results(page, 'Tareas').locator('mark')).toHaveText(['contrato', 'contratación']);
    await expect(results(page, 'Comentarios').locator('mark')).toHaveText('contratos');
    await expect(tab(page, /^Todo/)).toHaveText(/3$/);
    await expect(page).toHaveURL(/q=contrato/);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${taskPath(place, task)}$`));
    await page.goBack();
    await expect(field(page)).toHaveValue('contrato');
  });

  await test.step('a search is saved, counted in the side menu, renamed and removed', async () => {
    const place = await givenPlace(api, elena, 'Trámites');
    await addTask(api, elena, place, { title: 'Firmar el permiso' });
    await visit(page, '/search?q=permiso');
    await page.getByRole('button', { name: 'Guardar búsqueda' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Nombre').fill('Por firmar');
    await dialog.getByRole('button', { name: 'Guardar búsqueda' }).click();
    const pinned = page.getByRole('navigation', { name: 'Búsquedas guardadas' });
    await expect(pinned.getByRole('link')).toHaveText('Por firmar1');
    await addTask(api, elena, place, { title: 'Pagar el permiso' });
    // What is shown follows changes by others, the counts in the menu not every time.
    await expect(results(page, 'Tareas').getByRole('link')).toHaveCount(2, { timeout: 20_000 });
    await expect(pinned.getByRole('link')).toHaveText('Por firmar2', { timeout: 60_000 });
    await page.goto('/home');
    await pinned.getByRole('link').click();
    await expect(field(page)).toHaveValue('permiso');
    const menu = page.getByRole('button', { name: 'Acciones de «Por firmar»' });
    await menu.click();
    await page.getByRole('menuitem', { name: 'Renombrar' }).click();
    await dialog.getByLabel('Nombre').fill('Contratos');
    await dialog.getByRole('button', { name: 'Renombrar' }).click();
    await expect(pinned.getByRole('link')).toHaveText('Contratos2');
    await expect(page.getByRole('button', { name: 'Guardada como «Contratos»' })).toBeVisible();
    const actions = page.getByRole('button', { name: 'Acciones de «Contratos»' });
    const undo = page.getByRole('button', { name: 'Deshacer' });
    await visit(page, '/search?q=firmar');
    await actions.click();
    await page.getByRole('menuitem', { name: 'Guardar aquí lo que se busca' }).click();
    await expect(page.getByRole('button', { name: 'Guardada como «Contratos»' })).toBeVisible();
    await undo.click();
    await expect(page.getByRole('button', { name: 'Guardar búsqueda' })).toBeVisible();
    await actions.click();
    await page.getByRole('menuitem', { name: 'Eliminar' }).click();
    await expect(pinned).toBeHidden();
    await undo.click();
    await expect(pinned.getByRole('link')).toHaveText('Contratos2');
  });
});

test('results of several projects are changed together, and read by everybody, on a phone too', async ({
  page,
  api,
  elena,
}) => {
  await test.step('results of several projects are chosen and changed together, undone as one, and what is not one’s own is not', async () => {
    const [here, there] = [await givenPlace(api, elena, 'Aquí'), await givenPlace(api, elena, 'Allí')];
    await addTask(api, elena, here, { title: 'Contrato de aquí' });
    await addTask(api, elena, there, { title: 'Contrato de allí' });
    const other = await api.register();
    const foreign = await givenPlace(api, other, 'Ajeno');
    await givenMember(api, other, foreign.projectId, elena, 'Lector');
    await addTask(api, other, foreign, { title: 'Contrato ajeno' });
    await visit(page, '/search?q=contrato');
    const lines = results(page, 'Tareas').getByRole('link');
    const box = (title: string) => page.getByRole('checkbox', { name: `Seleccionar «${title}»` });
    await expect(lines).toHaveCount(3);
    await box('Contrato de aquí').check();
    await expect(box('Contrato ajeno')).toHaveCount(0);
    await expect(bar(page).getByRole('button', { name: 'Cambiar etiqueta' })).toBeVisible();
    await lines.filter({ hasText: 'Contrato de allí' }).focus();
    await page.keyboard.press('Shift+X');
    await expect(bar(page)).toContainText('2 seleccionadas');
    await expect(bar(page).getByRole('button', { name: 'Cambiar etiqueta' })).toHaveCount(0);

    await bar(page).getByRole('button', { name: 'Cambiar prioridad' }).click();
    await pick(page, 'Alta');
    await expect(notice(page, 'Prioridad de 2 tareas: Alta')).toBeVisible();
    await expect(results(page, 'Tareas').getByText('Prioridad alta')).toHaveCount(2);
    await page.keyboard.press('Control+z');
    await expect(notice(page, 'Cambio deshecho en 2 tareas')).toBeVisible();
    await expect(results(page, 'Tareas').getByText('Prioridad media')).toHaveCount(3);

    await bar(page).getByRole('button', { name: 'Completar' }).click();
    await expect(notice(page, '2 tareas completadas')).toBeVisible();
    await expect(lines.filter({ hasText: 'Hecho' })).toHaveCount(2);
    await bar(page).getByRole('button', { name: 'Eliminar' }).click();
    await expect(lines).toHaveText(/Contrato ajeno/);
    await expect(bar(page)).toBeHidden();
    await expect(notice(page, '2 tareas eliminadas')).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(notice(page, '2 tareas restauradas')).toBeVisible();
    await expect(lines).toHaveCount(3);
  });

  await test.step('results can be read by everybody, on a phone too', async () => {
    const place = await givenPlace(api, elena, 'Trámites');
    const task = await addTask(api, elena, place, {
      title: 'Firmar el alquiler del piso 4 antes de que termine el mes que viene',
      dueDate: '2020-05-20',
    });
    await comment(api, elena, place, task, 'Sin los alquileres no se puede');
    await visit(page, '/search?q=alquiler%20prioridad:media%20fecha:algo');
    await expect(results(page, 'Tareas').getByRole('link')).toHaveCount(1);
    await results(page, 'Tareas').getByRole('checkbox').last().check();
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
});

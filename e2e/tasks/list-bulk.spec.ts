import type { Task } from '@cuadrilla/contract/tasks/tasks';
import type { Page } from '@playwright/test';
import type { Api, Person } from '../support/api.ts';
import { addTask, changeTask, comment, givenPlace, type Place } from '../support/boards.ts';
import { alert, notice } from '../support/forms.ts';
import { givenMember } from '../support/given.ts';
import { bar, box, cell, followList, openList, pick, table, titles } from '../support/lists.ts';
import { holdBack } from '../support/network.ts';
import { givenManyTasks } from '../support/many-tasks.ts';
import { expect, test } from '../support/test.ts';
import { expectAccessible } from '../support/axe.ts';
import { removeTask } from '../support/two-people.ts';

const letters = ['Avisos', 'Bancos', 'Carpas', 'Dulces', 'Entradas'];

async function givenLetters(api: Api, owner: Person): Promise<{ place: Place; tasks: Task[] }> {
  const place = await givenPlace(api, owner);
  const tasks: Task[] = [];
  for (const title of letters) tasks.push(await addTask(api, owner, place, { title }));
  return { place, tasks };
}

async function expectSelected(page: Page, ...expected: string[]): Promise<void> {
  for (const title of letters)
    await expect(box(page, title), title).toBeChecked({ checked: expected.includes(title) });
  await expect(page.getByRole('status').filter({ hasText: /seleccionada/ })).toHaveCount(1);
}

test('rows are selected, changed and deleted together, and told when that does not work out', async ({
  page,
  api,
  elena,
  databaseUrl,
}) => {
  await test.step('rows are selected one by one, in ranges, all at once, and told', async () => {
    const { place } = await givenLetters(api, elena);
    await openList(page, place);
    await box(page, 'Bancos').check();
    await expect(page.getByRole('status').filter({ hasText: '1 tarea seleccionada' })).toHaveCount(1);
    await box(page, 'Dulces').click({ modifiers: ['Shift'] });
    await expectSelected(page, 'Bancos', 'Carpas', 'Dulces');
    await expect(bar(page)).toContainText('3 seleccionadas');
    await box(page, 'Carpas').uncheck();
    await expectSelected(page, 'Bancos', 'Dulces');

    const header = table(page).getByRole('checkbox', { name: 'Seleccionar todas las tareas' });
    await expect(header).toBeChecked({ indeterminate: true });
    await header.click();
    await expectSelected(page, ...letters);
    await header.click();
    await expect(bar(page)).toBeHidden();
    await box(page, 'Avisos').press('Control+a');
    await expectSelected(page, ...letters);
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('Escape');
    await expect(bar(page), 'Escape works wherever the focus is').toBeHidden();
    await box(page, 'Bancos').check();
    await bar(page).getByRole('button', { name: 'Cambiar prioridad' }).press('Enter');
    await expect(page.getByRole('menu')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(bar(page).getByRole('button', { name: 'Cambiar prioridad' })).toBeFocused();
    await expect(bar(page), 'Escape closed the menu only').toBeVisible();
    await page.keyboard.press('Escape');
    await expect(bar(page)).toBeHidden();
    await expect(box(page, 'Bancos')).toBeFocused();

    // Another order keeps it, another search does not.
    await box(page, 'Entradas').check();
    const byTitle = table(page).getByRole('columnheader', { name: 'Tarea', exact: true });
    await byTitle.getByRole('button').click();
    await expect(byTitle).toHaveAttribute('aria-sort', 'ascending');
    await byTitle.getByRole('button').click();
    await expect(titles(page).first()).toHaveText('Entradas');
    await expectSelected(page, 'Entradas');
    await expectAccessible(page);
    await page.getByRole('searchbox', { name: 'Buscar tarea' }).fill('a');
    await page.getByRole('searchbox', { name: 'Buscar tarea' }).press('Enter');
    await expect(page).toHaveURL(/search=a/);
    await expect(bar(page)).toBeHidden();
  });

  await test.step('several tasks are deleted, and come back with «Deshacer»; comments are asked about first', async () => {
    const { place, tasks } = await givenLetters(api, elena);
    const [first, ...others] = tasks;
    if (!first) throw new Error('there are five');
    await comment(api, elena, place, first, 'Hecho con cartulina');
    await openList(page, place);
    await box(page, 'Bancos').check();
    await box(page, 'Carpas').check();
    await bar(page).getByRole('button', { name: 'Eliminar' }).click();
    await expect(titles(page)).toHaveText(['Avisos', 'Dulces', 'Entradas']);
    await expect(bar(page)).toBeHidden();
    await expect(notice(page, '2 tareas eliminadas')).toBeVisible();
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await expect(notice(page, '2 tareas restauradas')).toBeVisible();
    await expect(titles(page)).toHaveText(letters);

    await box(page, 'Avisos').check();
    await bar(page).getByRole('button', { name: 'Eliminar' }).click();
    const dialog = page.getByRole('dialog', { name: 'Eliminar 1 tarea' });
    await expect(dialog.getByRole('button', { name: 'Cancelar' })).toBeFocused();
    await dialog.getByRole('button', { name: 'Eliminar tarea' }).click();
    await expect(titles(page)).toHaveText(others.map(({ title }) => title));
  });

  await test.step('a bulk change that is refused is taken back with a word', async () => {
    const { place } = await givenLetters(api, elena);
    await openList(page, place);
    for (const title of ['Avisos', 'Bancos']) await box(page, title).check();
    await page.route(/\/tasks(\/remove)?$/, (route) =>
      route.fulfill({ status: 500, json: { error: ['La base de datos no responde'] } }),
    );
    await bar(page).getByRole('button', { name: 'Cambiar prioridad' }).click();
    await pick(page, 'Máxima');
    await expect(alert(page, '2 tareas no se cambiaron: La base de datos no responde')).toBeVisible();
    await expect(cell(page, 'Avisos', 'Prioridad')).toContainText('Media');
    await bar(page).getByRole('button', { name: 'Eliminar' }).click();
    await expect(alert(page, '2 tareas no se eliminaron: La base de datos no responde')).toBeVisible();
    await expect(titles(page)).toHaveText(letters);
    await expectSelected(page, 'Avisos', 'Bancos');
    await page.unrouteAll();
  });

  await test.step('a task that somebody else deletes first does not come back with the others', async () => {
    const { place, tasks } = await givenLetters(api, elena);
    const [avisos] = tasks;
    if (!avisos) throw new Error('there are five');
    await openList(page, place);
    for (const title of ['Avisos', 'Bancos']) await box(page, title).check();
    const goOn = await holdBack(page, '**/tasks/remove');
    await bar(page).getByRole('button', { name: 'Eliminar' }).click();
    await expect(titles(page)).toHaveText(['Carpas', 'Dulces', 'Entradas']);
    await removeTask(api, elena, place, avisos);
    await goOn();
    await expect(alert(page, 'Tarea no encontrada')).toBeVisible();
    await expect(titles(page)).toHaveText(['Bancos', 'Carpas', 'Dulces', 'Entradas']);
  });

  await test.step('of a long list as many as one change takes are read and selected', async () => {
    const place = await givenPlace(api, elena);
    await givenManyTasks(databaseUrl, elena, place, 520);
    await openList(page, place);
    await table(page).getByRole('checkbox', { name: 'Seleccionar todas las tareas' }).check();
    await expect(bar(page)).toContainText('100 seleccionadas');
    await bar(page).getByRole('button', { name: 'Seleccionar las primeras 500' }).click();
    await expect(bar(page)).toContainText('500 seleccionadas');
    await expect(bar(page)).toContainText('Se pueden cambiar hasta 500 tareas a la vez');
    await bar(page).getByRole('button', { name: 'Cambiar prioridad' }).click();
    await pick(page, 'Alta');
    await expect(notice(page, 'Prioridad de 500 tareas: Alta')).toBeVisible();
    const changed = await api.call<Task[]>(
      elena,
      'GET',
      `/projects/${place.projectId}/boards/${place.boardId}/tasks?priority=3`,
    );
    expect(changed).toHaveLength(500);
  });

  const bruno = await api.register('Bruno', 'Sosa');
  await test.step('several tasks change alike with one word, and come back with «Deshacer»', async () => {
    const { place } = await givenLetters(api, elena);
    await givenMember(api, elena, place.projectId, bruno);
    await openList(page, place);
    await box(page, 'Avisos').check();
    await box(page, 'Carpas').click({ modifiers: ['Shift'] });

    const changes: [field: string, option: string][] = [
      ['Prioridad', 'Máxima'],
      ['Estado', 'En curso'],
      ['Responsable', 'Bruno Sosa'],
    ];
    for (const [field, option] of changes) {
      await bar(page)
        .getByRole('button', { name: `Cambiar ${field.toLowerCase()}` })
        .click();
      await pick(page, option);
      for (const title of letters.slice(0, 3)) await expect(cell(page, title, field)).toContainText(option);
      await expect(notice(page, `${field} de 3 tareas: ${option}`)).toBeVisible();
      await expect(cell(page, 'Dulces', field)).not.toContainText(option);
    }
    await bar(page).getByRole('button', { name: 'Cambiar fecha límite' }).click();
    const day = page.getByRole('dialog').getByRole('textbox', { name: 'Fecha límite' });
    await day.fill('1/7/2031');
    await day.press('Enter');
    for (const title of letters.slice(0, 3))
      await expect(cell(page, title, 'Fecha límite')).toContainText('01-07-2031');
    await expect(notice(page, 'Fecha límite de 3 tareas: 01-07-2031')).toBeVisible();

    await notice(page, 'Fecha límite de 3 tareas').getByRole('button', { name: 'Deshacer' }).click();
    await expect(notice(page, 'Cambio deshecho')).toBeVisible();
    for (const title of letters) await expect(cell(page, title, 'Fecha límite')).toContainText('20-05-2031');
    await expect(cell(page, 'Avisos', 'Responsable')).toContainText('Bruno Sosa');
  });

  await test.step('what others delete leaves the selection, what they change stays in it', async () => {
    const { place, tasks } = await givenLetters(api, elena);
    await givenMember(api, elena, place.projectId, bruno);
    await followList(page, place);
    for (const title of ['Avisos', 'Bancos', 'Carpas']) await box(page, title).check();
    const [first, second] = tasks as [Task, Task];
    await api.call(bruno, 'DELETE', `/projects/${place.projectId}/boards/${place.boardId}/tasks/${first.id}`);
    await expect(bar(page)).toContainText('2 seleccionadas');
    await changeTask(api, bruno, place, second, { title: 'Bancos largos' });
    await expect(box(page, 'Bancos largos')).toBeChecked();
    await bar(page).getByRole('button', { name: 'Cambiar prioridad' }).click();
    await pick(page, 'Baja');
    await expect(notice(page, 'Prioridad de 2 tareas: Baja')).toBeVisible();
  });
});

import { addTask, givenPlace, openTask, taskPath } from '../support/boards.ts';
import {
  addProperty,
  alert,
  fillTask,
  giveDate,
  moreFields,
  notice,
  property,
  startDate,
} from '../support/forms.ts';
import { bar, box, cell, openList, titles } from '../support/lists.ts';
import { expect, test } from '../support/test.ts';
import { expectAccessible } from '../support/axe.ts';
import { givenShared } from '../support/two-people.ts';
import { visit } from '../support/visit.ts';

const crossed = 'La fecha de inicio no puede ser posterior a la fecha límite';

test('a task is given a start date, which is told, changed, filtered by, undone and taken away', async ({
  page,
  browserOf,
  api,
  elena,
}) => {
  await test.step('a start date is told, changed, filtered by, undone and taken away', async () => {
    const place = await givenPlace(api, elena);
    await addTask(api, elena, place, { title: 'Avisos', dueDate: '2031-05-20' });
    await page.goto(`${place.path}/create-task`);
    await fillTask(page, { title: 'Pedir carpas', due: '20/05/2031', priority: 'Alta' });
    await moreFields(page).click();
    await startDate(page).fill('21/05/2031');
    await moreFields(page).click();
    await expect(startDate(page)).toBeHidden();
    const create = page.getByRole('main').getByRole('button', { name: 'Crear tarea' });
    await create.click();
    await expect(startDate(page)).toHaveAccessibleDescription(crossed);
    await expect(startDate(page)).toBeFocused();
    await startDate(page).fill('01/05/2020');
    await expect(startDate(page)).toHaveAccessibleDescription('Empieza el 01/05/2020');
    await create.click();
    await expect(notice(page, 'Tarea creada')).toBeVisible();

    await openList(page, place, '&sort=start_date');
    await expect(titles(page)).toHaveText(['Pedir carpas', 'Avisos']);
    await expect(cell(page, 'Pedir carpas', 'Fecha de inicio')).toContainText('01-05-2020');
    await expect(cell(page, 'Avisos', 'Fecha de inicio')).toContainText('Sin fecha');
    await expectAccessible(page);

    await cell(page, 'Avisos', 'Fecha de inicio').click();
    const dialog = page.getByRole('dialog', { name: 'Fecha de inicio' });
    const day = dialog.getByRole('textbox', { name: 'Fecha de inicio' });
    await day.fill('21/05/2031');
    await day.press('Enter');
    await expect(alert(page, crossed)).toBeVisible();
    await expect(cell(page, 'Avisos', 'Fecha de inicio')).toContainText('Sin fecha');
    await cell(page, 'Avisos', 'Fecha de inicio').click();
    await day.fill('10/05/2031');
    await day.press('Enter');
    await notice(page, 'Fecha de inicio de «Avisos»: 10-05-2031')
      .getByRole('button', { name: 'Deshacer' })
      .click();
    await expect(cell(page, 'Avisos', 'Fecha de inicio')).toContainText('Sin fecha');

    await page.getByRole('button', { name: /^Filtrar/ }).click();
    const filters = page.getByRole('dialog', { name: 'Filtros' });
    await filters
      .getByRole('group', { name: 'Inicio' })
      .getByRole('radio', { name: 'Ya comenzadas' })
      .click();
    await filters.getByRole('button', { name: 'Listo' }).click();
    await expect(titles(page)).toHaveText(['Pedir carpas']);
    await expect(page).toHaveURL(/start=overdue/);

    await box(page, 'Pedir carpas').check();
    await bar(page).getByRole('button', { name: 'Cambiar fecha de inicio' }).click();
    await dialog.getByRole('button', { name: 'Sin fecha' }).click();
    await expect(notice(page, 'Fecha de inicio de «Pedir carpas»: Sin fecha')).toBeVisible();
    await expect(page.getByText('No se encontraron tareas.')).toBeVisible();
  });

  await test.step('two people set the start date of a task: both days are shown, and the history tells of each', async () => {
    const bruno = await api.register('Bruno', 'Sosa');
    const place = await givenShared(api, elena, bruno);
    const task = await addTask(api, elena, place, { title: 'Pedir carpas', dueDate: '2031-05-20' });
    const other = await browserOf(bruno);
    await openTask(page, place, task);
    await openTask(other, place, task);
    for (const each of [other, page]) await addProperty(each, 'Fecha de inicio');
    await giveDate(other, 'Fecha de inicio', '02/05/2031');
    await giveDate(page, 'Fecha de inicio', '03/05/2031');
    const taken = alert(page, 'mientras tanto cambió a «02/05/2031»');
    await taken.getByRole('button', { name: 'Usar «03-05-2031»' }).click();
    await expect(notice(page, 'Fecha de inicio de «Pedir carpas»: 03-05-2031')).toBeVisible();
    await visit(page, `${taskPath(place, task)}?tab=activity`);
    await expect(page.getByText('Bruno Sosa puso la fecha de inicio 02/05/2031')).toBeVisible();
    await expect(
      page.getByText('Elena Prieto cambió la fecha de inicio de 02/05/2031 a 03/05/2031'),
    ).toBeVisible();
    await property(page, 'Fecha de inicio').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Sin fecha' }).click();
    await expect(page.getByText('Elena Prieto quitó la fecha de inicio')).toBeVisible();
  });
});

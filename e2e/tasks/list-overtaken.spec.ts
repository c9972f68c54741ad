import type { Task } from '@cuadrilla/contract/tasks/tasks';
import type { Api, Person } from '../support/api.ts';
import { addTask, changeTask, type Place } from '../support/boards.ts';
import { alert, notice } from '../support/forms.ts';
import { beginTitle, cell, openList, pick, titleBox, titles } from '../support/lists.ts';
import { expect, test } from '../support/test.ts';
import { openFollowing, removeTask, givenShared, givenPair } from '../support/two-people.ts';

const readTasks = (api: Api, person: Person, { projectId, boardId }: Place): Promise<Task[]> =>
  api.call(person, 'GET', `/projects/${projectId}/boards/${boardId}/tasks`);

test('nothing that somebody else did meanwhile is overwritten unasked', async ({ page, context, api }) => {
  const { ana, bruno } = await givenPair(api);
  await api.signIn(context, ana);
  await test.step('what somebody else wrote meanwhile is told, and what was typed is still there', async () => {
    const place = await givenShared(api, ana, bruno);
    const task = await addTask(api, ana, place, { title: 'Pedir carpas' });
    await openList(page, place);
    await beginTitle(page, 'Pedir carpas');
    await titleBox(page).fill('Pedir carpas grandes');
    await changeTask(api, bruno, place, task, { title: 'Pedir toldos' });
    await titleBox(page).press('Enter');
    await expect(alert(page, 'Mientras tanto el título cambió a «Pedir toldos»')).toBeVisible();
    await expect(titleBox(page)).toHaveValue('Pedir carpas grandes');
    await expect(titleBox(page)).toBeFocused();
    await titleBox(page).press('Enter');
    await expect(titles(page)).toHaveText(['Pedir carpas grandes']);
    await expect.poll(async () => (await readTasks(api, ana, place))[0]?.title).toBe('Pedir carpas grandes');
  });

  await test.step('a value that somebody else chose while the menu was open is not overwritten unasked', async () => {
    const place = await givenShared(api, ana, bruno);
    const task = await addTask(api, ana, place, { title: 'Pedir carpas', priorityId: 2 });
    await openList(page, place);
    const now = async () => (await readTasks(api, ana, place))[0];

    await cell(page, 'Pedir carpas', 'Prioridad').click();
    await changeTask(api, bruno, place, task, { priorityId: 4 });
    await pick(page, 'Baja');
    const asked = alert(page, 'Prioridad de «Pedir carpas»: mientras tanto cambió a «Máxima».');
    await expect(asked).toBeVisible();
    await expect(cell(page, 'Pedir carpas', 'Prioridad')).toContainText('Máxima');
    await asked.getByRole('button', { name: 'Usar «Baja»' }).click();
    await expect.poll(async () => (await now())?.priority_id).toBe(1);

    await cell(page, 'Pedir carpas', 'Fecha límite').click();
    await changeTask(api, bruno, place, task, { dueDate: '2031-06-01', title: 'Pedir toldos' });
    await page.getByRole('textbox', { name: 'Fecha límite' }).fill('1/3/2031');
    await page.getByRole('textbox', { name: 'Fecha límite' }).press('Enter');
    await expect(alert(page, 'mientras tanto cambió a «01/06/2031».')).toBeVisible();
    await expect(cell(page, 'Pedir toldos', 'Fecha límite')).toContainText('01-06-2031');

    // Other fields merge without a word.
    await cell(page, 'Pedir toldos', 'Estado').click();
    await changeTask(api, bruno, place, task, { priorityId: 3 });
    await pick(page, 'En curso');
    await expect(notice(page, 'Estado de «Pedir toldos»: En curso')).toBeVisible();
    await expect(cell(page, 'Pedir toldos', 'Prioridad')).toContainText('Alta');
  });

  await test.step('a title that is being written is not lost when somebody deletes its task', async () => {
    const place = await givenShared(api, ana, bruno);
    const task = await addTask(api, ana, place, { title: 'Pedir carpas' });
    await addTask(api, ana, place, { title: 'Bancos' });
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openFollowing(page, `${place.path}?view=list`);
    await beginTitle(page, 'Pedir carpas');
    await titleBox(page).fill('Pedir carpas grandes');
    await removeTask(api, bruno, place, task);
    const lost = alert(page, 'La tarea ya no está en la lista. Escribiste «Pedir carpas grandes».');
    await expect(lost).toBeVisible();
    await expect(titles(page)).toHaveText(['Bancos']);
    await lost.getByRole('button', { name: 'Copiar' }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('Pedir carpas grandes');
  });
});

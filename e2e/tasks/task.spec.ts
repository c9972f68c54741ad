import { expectAccessible, expectNoSidewaysScroll } from '../support/axe.ts';
import { addTask, card, cards, comment, openTask, placeOf, taskPath, givenPlace } from '../support/boards.ts';
import {
  alert,
  chooseProperty,
  expectProperty,
  field,
  fillTask,
  notice,
  saveButton,
} from '../support/forms.ts';
import { givenBoard } from '../support/given.ts';
import { holdBack } from '../support/network.ts';
import { expect, test } from '../support/test.ts';
import { givenShared } from '../support/two-people.ts';
import { visit } from '../support/visit.ts';

test('a task is shown, moved and deleted', async ({ page, api, elena }) => {
  await test.step('the task page shows its creator as plain text, and dates as dd/MM/yyyy HH:mm', async () => {
    const bruno = await api.register('Bruno', 'Sosa');
    const place = await givenShared(api, elena, bruno);
    const task = await addTask(api, bruno, place, { dueDate: '2031-05-20T09:30:00-03:00' });
    await openTask(page, place, task);

    await expect(page.getByRole('heading', { level: 1, name: 'Pedir carpas' })).toBeAttached();
    const facts = page.getByRole('main').getByRole('definition');
    await expect(facts.first()).toContainText('Bruno Sosa');
    await expect(page.getByLabel('Creada por')).toHaveCount(0);
    for (const moment of [task.createdAt, task.updatedAt])
      await expect(page.locator(`time[datetime="${moment}"]`).first()).toHaveText(
        /^\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}$/,
      );
    await expect(page.getByText('20/05/2031 09:30').first()).toBeVisible();
  });

  await test.step('beside the text, the due date is told on one line', async () => {
    const place = await givenPlace(api, elena);
    const task = await addTask(api, elena, place, { dueDate: '2028-08-28T20:00:00-03:00' });
    await page.setViewportSize({ width: 1024, height: 900 });
    await openTask(page, place, task);
    const date = page.getByText('28/08/2028 20:00');
    await expect(date).toBeVisible();
    const isOneLine = date.evaluate(
      (text) => text.clientHeight < 2 * parseFloat(getComputedStyle(text).lineHeight),
    );
    expect(await isOneLine).toBe(true);
    await page.setViewportSize({ width: 1280, height: 720 });
  });

  await test.step('beside the menu, the properties leave the tabs in reach at every width', async () => {
    const place = await givenPlace(api, elena);
    const task = await addTask(api, elena, place);
    await openTask(page, place, task);
    for (const width of [770, 850, 961]) {
      await page.setViewportSize({ width, height: 900 });
      await page.getByRole('tab', { name: 'Todo' }).click();
      await page.getByRole('tab', { name: 'Actividad' }).click();
      await expectNoSidewaysScroll(page);
    }
  });
  await page.setViewportSize({ width: 1280, height: 720 });

  await test.step('a task moves to another column, and then to another board, where its address follows', async () => {
    const place = await givenPlace(api, elena);
    const press = await givenBoard(api, elena, place.projectId, 'Prensa');
    const task = await addTask(api, elena, place);
    await openTask(page, place, task);
    await chooseProperty(page, 'Estado', 'En curso');
    await page.getByRole('main').getByRole('link', { name: 'Logística' }).click();
    await expect(card(page, 'Pedir carpas').getByText('En curso', { exact: true })).toBeVisible();

    await page.getByRole('link', { name: 'Pedir carpas', exact: true }).click();
    await chooseProperty(page, 'Tablero', 'Prensa');
    await expect(page).toHaveURL(new RegExp(`/boards/${press.id}/tasks/${task.id}$`));
    await expectProperty(page, 'Estado', 'En curso');

    await chooseProperty(page, 'Tablero', 'Logística');
    await expect(page).toHaveURL(new RegExp(`/boards/${place.boardId}/tasks/${task.id}$`));
    await chooseProperty(page, 'Estado', 'Hecho');
    await page.getByRole('main').getByRole('link', { name: 'Logística' }).click();
    await expect(card(page, 'Pedir carpas').getByText('Hecho', { exact: true })).toBeVisible();
  });

  await test.step('a stale address of a moved task is put right', async () => {
    const place = await givenPlace(api, elena);
    const old = await givenBoard(api, elena, place.projectId, 'Prensa');
    const task = await addTask(api, elena, place);
    await visit(page, `${taskPath(placeOf(place.projectId, old.id), task)}?tab=activity`);
    await expect(page).toHaveURL(new RegExp(`${taskPath(place, task)}\\?tab=activity$`));
    await expectProperty(page, 'Tablero', 'Logística');
  });

  await test.step('a task that cannot be read leads to the board page, with a word', async () => {
    const place = await givenPlace(api, elena);
    const task = await addTask(api, elena, place);
    await visit(page, `${place.path}/tasks/999999`);
    await expect(page).toHaveURL(new RegExp(`${place.path}$`));
    await expect(alert(page, 'Tarea no encontrada')).toBeVisible();
    await expect(cards(page)).toHaveText(['Pedir carpas']);

    await page.route(`**/api/**/tasks/${task.id}`, (route) =>
      route.fulfill({ status: 500, json: { error: ['La base de datos no responde'] } }),
    );
    await page.getByRole('link', { name: 'Pedir carpas', exact: true }).click();
    await expect(page).toHaveURL(/\/tasks\/\d+$/);
    await expect(page).toHaveURL(new RegExp(`${place.path}$`));
    await expect(alert(page, 'La base de datos no responde')).toBeVisible();
  });

  await test.step('a deleted task is gone at once and comes back by «Deshacer»', async () => {
    const place = await givenPlace(api, elena);
    const task = await addTask(api, elena, place);
    await addTask(api, elena, place, { title: 'Vallas' });
    await openTask(page, place, task);
    await fillTask(page, { title: 'Sin guardar' });
    await page.getByRole('button', { name: 'Eliminar tarea' }).click();
    await expect(page).toHaveURL(new RegExp(`${place.path}$`));
    await expect(cards(page)).toHaveText(['Vallas']);
    await notice(page, '«Pedir carpas» eliminada').getByRole('button', { name: 'Deshacer' }).click();
    await expect(notice(page, 'Tarea restaurada')).toBeVisible();
    await expect(cards(page), 'what was written had been saved on leaving it').toHaveText([
      'Sin guardar',
      'Vallas',
    ]);
  });

  await test.step('deleting a task with comments asks first, accessibly', async () => {
    const place = await givenPlace(api, elena);
    const task = await addTask(api, elena, place);
    await comment(api, elena, place, task, 'Ya pedidas');
    await openTask(page, place, task);
    const remove = page.getByRole('button', { name: 'Eliminar tarea' });
    await remove.click();
    const question = page.getByRole('dialog', { name: 'Eliminar «Pedir carpas»' });
    await expect(question).toContainText('La tarea y su comentario dejan de verse.');
    await expect(question.getByRole('button', { name: 'Cancelar' })).toBeFocused();
    await expectAccessible(question);
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(remove).toBeFocused();

    await remove.click();
    await question.getByRole('button', { name: 'Eliminar tarea' }).click();
    await expect(page.getByText('No se encontraron tareas.', { exact: true })).toBeVisible();
    await expect(notice(page, '«Pedir carpas» eliminada')).toBeVisible();
    await visit(page, taskPath(place, task));
    await expect(page, 'what is deleted leads to its board').toHaveURL(new RegExp(`${place.path}$`));
  });

  await test.step('deleting that the server refuses leaves the task where it is', async () => {
    const place = await givenPlace(api, elena);
    const task = await addTask(api, elena, place);
    await openTask(page, place, task);
    await page.route(`**/api/**/tasks/${task.id}`, (route) =>
      route.request().method() === 'DELETE' ? route.abort() : route.continue(),
    );
    await page.getByRole('button', { name: 'Eliminar tarea' }).click();
    await expect(alert(page, 'No se pudo eliminar la tarea')).toBeVisible();
    await expect(field(page, 'Título')).toHaveValue('Pedir carpas');
  });

  await test.step('until the task is read, the way back, the tabs and the buttons are there already', async () => {
    const place = await givenPlace(api, elena);
    const task = await addTask(api, elena, place);
    const release = await holdBack(page, `**/api/**/tasks/${task.id}`);
    await page.goto(taskPath(place, task));
    await expect(page.getByRole('status').filter({ hasText: 'Cargando la tarea' })).toBeAttached();
    const back = page.getByRole('link', { name: 'Logística', exact: true });
    const places = async () => [
      await back.boundingBox(),
      await page.getByRole('link', { name: 'Cancelar' }).boundingBox(),
      await saveButton(page).boundingBox(),
    ];
    await expect(back).toBeVisible();
    const loading = await places();
    await expect(saveButton(page)).toHaveAttribute('aria-disabled', 'true');
    await page.getByRole('tab', { name: 'Actividad' }).click();
    await expect(page).toHaveURL(/\?tab=activity$/);
    await expectAccessible(page);

    await release();
    await expect(field(page, 'Título')).toHaveValue('Pedir carpas');
    await expect(page.getByRole('tab', { name: 'Actividad' })).toHaveAttribute('aria-selected', 'true');
    expect(await places(), 'nothing of it moves').toEqual(loading);
  });
});

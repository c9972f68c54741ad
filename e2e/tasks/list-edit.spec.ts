import type { Task } from '@cuadrilla/contract/tasks/tasks';
import type { Route } from '@playwright/test';
import type { Api, Person } from '../support/api.ts';
import { addTask, changeTask, type Place, givenPlace } from '../support/boards.ts';
import { alert, notice } from '../support/forms.ts';
import { beginTitle, cell, followList, openList, pick, row, titleBox, titles } from '../support/lists.ts';
import { holdBack } from '../support/network.ts';
import { expect, test } from '../support/test.ts';
import { expectAccessible } from '../support/axe.ts';
import { openFollowing, givenShared, givenPair } from '../support/two-people.ts';
import { visit } from '../support/visit.ts';

const readTasks = (api: Api, person: Person, { projectId, boardId }: Place): Promise<Task[]> =>
  api.call(person, 'GET', `/projects/${projectId}/boards/${boardId}/tasks`);

test('rows are changed in place, by oneself and by others', async ({ page, context, browserOf, api }) => {
  const { ana, bruno } = await givenPair(api);
  await api.signIn(context, ana);
  await test.step('priority, state, person and day are changed in place, saved, and can be undone', async () => {
    const place = await givenShared(api, ana, bruno);
    await addTask(api, ana, place, { title: 'Pedir carpas', priorityId: 2, dueDate: '2031-05-20' });
    await openList(page, place);

    const choices: [field: string, option: string][] = [
      ['Prioridad', 'Máxima'],
      ['Estado', 'En curso'],
      ['Responsable', 'Bruno Sosa'],
    ];
    for (const [field, option] of choices) {
      await cell(page, 'Pedir carpas', field).click();
      await pick(page, option);
      await expect(cell(page, 'Pedir carpas', field)).toContainText(option);
      await expect(notice(page, `${field} de «Pedir carpas»: ${option}`)).toBeVisible();
    }
    await cell(page, 'Pedir carpas', 'Fecha límite').click();
    const dialog = page.getByRole('dialog', { name: 'Fecha límite' });
    await dialog.getByRole('button', { name: /28 de mayo de 2031/ }).click();
    await expect(cell(page, 'Pedir carpas', 'Fecha límite')).toContainText('28-05-2031');
    const isSaved = async () => {
      const [task] = await readTasks(api, ana, place);
      return [task?.priority_id, task?.assigned_to, task?.due_day];
    };
    await expect.poll(isSaved).toEqual([4, bruno.id, '2031-05-28']);

    await notice(page, 'Fecha límite de «Pedir carpas»').getByRole('button', { name: 'Deshacer' }).click();
    await expect(notice(page, 'Cambio deshecho en «Pedir carpas»')).toBeVisible();
    await expect(cell(page, 'Pedir carpas', 'Fecha límite')).toContainText('20-05-2031');
    await cell(page, 'Pedir carpas', 'Responsable').click();
    await pick(page, 'Ana Ruiz');
    await expect.poll(isSaved).toEqual([4, ana.id, '2031-05-20']);
  });

  await test.step('what others change shows in the list by itself, and who is editing what', async () => {
    const place = await givenShared(api, ana, bruno);
    const task = await addTask(api, ana, place, { title: 'Pedir carpas' });
    await followList(page, place, '&sort=title');
    await changeTask(api, bruno, place, task, { title: 'Pedir toldos', priorityId: 4 });
    await expect(titles(page)).toHaveText(['Pedir toldos']);
    await expect(cell(page, 'Pedir toldos', 'Prioridad')).toContainText('Máxima');
    await addTask(api, bruno, place, { title: 'Avisos' });
    await expect(titles(page)).toHaveText(['Avisos', 'Pedir toldos']);

    const other = await browserOf(bruno);
    await openFollowing(other, `${place.path}?view=list`);
    await beginTitle(other, 'Pedir toldos');
    await expect(row(page, 'Pedir toldos')).toContainText('Bruno está editando');
    await other.keyboard.press('Escape');
    await expect(row(page, 'Pedir toldos')).not.toContainText('Bruno');
    await visit(other, `${place.path}?view=kanban`);
    await other.getByRole('link', { name: 'Pedir toldos', exact: true }).focus();
    await other.keyboard.press('t');
    await expect(row(page, 'Pedir toldos')).toContainText('Bruno la está moviendo');
    await expectAccessible(page);
  });

  await test.step('a day and a time can be typed, and what is no day is told', async () => {
    const place = await givenPlace(api, ana);
    await addTask(api, ana, place, { title: 'Pedir carpas' });
    await openList(page, place);
    await cell(page, 'Pedir carpas', 'Fecha límite').click();
    const dialog = page.getByRole('dialog', { name: 'Fecha límite' });
    const day = dialog.getByRole('textbox', { name: 'Fecha límite' });
    await day.fill('31/02/2031');
    await day.press('Enter');
    await expect(dialog.getByText('La fecha límite no es válida')).toBeVisible();
    await expect(day).toHaveValue('31/02/2031');
    await day.fill('1/3/2031');
    await dialog.getByRole('textbox', { name: 'Hora' }).fill('9:30');
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await expect(dialog).toBeHidden();
    await expect(cell(page, 'Pedir carpas', 'Fecha límite')).toContainText('01-03-2031');
    await expect
      .poll(async () => (await readTasks(api, ana, place))[0]?.due_date)
      .toBe('2031-03-01T12:30:00.000Z');
  });

  await test.step('a title is written in its row: Enter and leaving save, Escape does not, nothing is refused', async () => {
    const place = await givenPlace(api, ana);
    for (const title of ['Avisos', 'Bancos']) await addTask(api, ana, place, { title });
    await openList(page, place);

    await beginTitle(page, 'Avisos');
    await titleBox(page).fill('Carteles');
    await titleBox(page).press('Escape');
    await expect(titles(page)).toHaveText(['Avisos', 'Bancos']);

    await beginTitle(page, 'Avisos');
    await titleBox(page).fill('  ');
    await titleBox(page).press('Enter');
    await expect(alert(page, 'El título es obligatorio')).toBeVisible();
    await expect(titleBox(page)).toBeFocused();
    await titleBox(page).fill('Carteles');
    await titleBox(page).press('Enter');
    await expect(titles(page)).toHaveText(['Carteles', 'Bancos']);
    await expect(titles(page).first()).toBeFocused();

    await row(page, 'Bancos')
      .getByRole('rowheader')
      .dblclick({ position: { x: 240, y: 20 } });
    await titleBox(page).press('Escape');
    // On its link, too, which one click follows.
    await row(page, 'Bancos').getByRole('link', { name: 'Bancos' }).dblclick();
    await titleBox(page).fill('Bancos largos');
    await page.getByRole('heading', { level: 1 }).click();
    await expect(titles(page)).toHaveText(['Carteles', 'Bancos largos']);
    await expect
      .poll(async () => (await readTasks(api, ana, place)).map(({ title }) => title))
      .toEqual(['Carteles', 'Bancos largos']);
  });

  await test.step('a title is saved also when the browser’s way back leaves the list, and asked about before a reload', async () => {
    const place = await givenPlace(api, ana);
    await addTask(api, ana, place, { title: 'Pedir carpas' });
    await visit(page, place.path);
    await page.getByRole('radio', { name: 'Lista' }).click();
    await beginTitle(page, 'Pedir carpas');
    await titleBox(page).fill('Pedir carpas y sillas');
    const closing = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    await (await closing).dismiss();
    await page.goBack();
    await expect(page.getByRole('radio', { name: 'Cuadrícula' })).toBeChecked();
    await expect.poll(async () => (await readTasks(api, ana, place))[0]?.title).toBe('Pedir carpas y sillas');
  });

  await test.step('one’s own choices follow each other, and are undone one by one, also before the first is saved', async () => {
    const place = await givenPlace(api, ana);
    await addTask(api, ana, place, { title: 'Pedir carpas', priorityId: 2 });
    await openList(page, place);
    const asked: Route[] = [];
    await page.route(/\/tasks\/\d+$/, (route) => {
      const isHeld = route.request().method() === 'PATCH' && asked.length < 2;
      return isHeld ? void asked.push(route) : route.continue();
    });
    for (const priority of ['Baja', 'Máxima', 'Alta']) {
      await cell(page, 'Pedir carpas', 'Prioridad').click();
      await pick(page, priority);
    }
    await page.keyboard.press('Control+z');
    await expect.poll(() => asked.length).toBe(1);
    await asked[0]?.continue();
    await expect.poll(() => asked.length, 'the next goes out once the first is answered').toBe(2);
    await asked[1]?.continue();
    await expect(notice(page, 'Cambio deshecho en «Pedir carpas»')).toBeVisible();
    await expect(cell(page, 'Pedir carpas', 'Prioridad')).toContainText('Máxima');
    await expect.poll(async () => (await readTasks(api, ana, place))[0]?.priority_id).toBe(4);
    await page.unrouteAll();
  });

  await test.step('an edit shows at once; when it is refused the old value is back, and what was typed too', async () => {
    const place = await givenPlace(api, ana);
    await addTask(api, ana, place, { title: 'Pedir carpas', priorityId: 2 });
    await openList(page, place);
    const answer = await holdBack(page, /\/tasks\/\d+$/);
    await cell(page, 'Pedir carpas', 'Prioridad').click();
    await pick(page, 'Baja');
    await expect(cell(page, 'Pedir carpas', 'Prioridad')).toContainText('Baja');
    await answer();
    await expect(notice(page, 'Prioridad de «Pedir carpas»: Baja')).toBeVisible();

    await page.route(/\/tasks\/\d+$/, (route) =>
      route.fulfill({ status: 500, json: { error: ['La base de datos no responde'] } }),
    );
    await cell(page, 'Pedir carpas', 'Prioridad').click();
    await pick(page, 'Máxima');
    await expect(alert(page, '«Pedir carpas» no se cambió: La base de datos no responde')).toBeVisible();
    await expect(cell(page, 'Pedir carpas', 'Prioridad')).toContainText('Baja');

    await beginTitle(page, 'Pedir carpas');
    await titleBox(page).fill('Pedir toldos');
    await titleBox(page).press('Enter');
    await expect(titleBox(page)).toHaveValue('Pedir toldos');
    await expect(row(page, 'Pedir carpas')).toHaveCount(0);
    await expect(page.getByRole('rowheader').getByText('La base de datos no responde')).toBeVisible();
    await page.unroute(/\/tasks\/\d+$/);
    await titleBox(page).press('Enter');
    await expect(titles(page)).toHaveText(['Pedir toldos']);
    await expect.poll(async () => (await readTasks(api, ana, place))[0]?.title).toBe('Pedir toldos');
  });
});

import type { Page } from '@playwright/test';
import { addTask, taskPath, givenPlace } from '../support/boards.ts';
import { dueDate, field, fillDueDate, fillTask, notice, save } from '../support/forms.ts';
import { cardLink, cardsIn, openKanban } from '../support/kanban.ts';
import { group, openPalette, option } from '../support/palette.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

const back = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Logística', exact: true });
/** The page of the specification; a key opens the quick way instead. */
const create = (page: Page) => page.getByRole('link', { name: 'Crear tarea' }).first();
const cancel = (page: Page) => page.getByRole('link', { name: 'Cancelar' });

test('a task leads back to its board, in the view seen last', async ({ page, api, elena }) => {
  await test.step('every way from a task leads to the board as it was left', async () => {
    const place = await givenPlace(api, elena);
    await addTask(api, elena, place, { title: 'Toldos', priorityId: 2 });
    await addTask(api, elena, place, { title: 'Focos', priorityId: 2 });
    await addTask(api, elena, place, { title: 'Cortar la calle', priorityId: 4 });
    await openKanban(page, place, '&search=o&sort=title&order=desc&priority=2');
    const { href: left } = new URL(page.url());
    const expectAsLeft = async (titles: string[]) => {
      await expect(page).toHaveURL(left);
      await expect(cardsIn(page, 'Por hacer')).toHaveText(titles);
    };
    const open = async (title: string) => {
      await cardLink(page, title).click();
      await expect(field(page, 'Título')).toHaveValue(title);
    };

    await open('Focos');
    await back(page).click();
    await expectAsLeft(['Toldos', 'Focos']);
    await open('Focos');
    await openPalette(page);
    // What is found comes above the actions, and moves them.
    await expect(group(page, 'Tareas')).toBeVisible();
    await option(page, 'Volver al tablero').click();
    await expectAsLeft(['Toldos', 'Focos']);
    await open('Focos');
    await fillTask(page, { title: 'Focos nuevos' });
    await save(page);
    await cancel(page).click();
    await expectAsLeft(['Toldos', 'Focos nuevos']);
    await open('Toldos');
    await page.getByRole('button', { name: 'Eliminar tarea' }).click();
    await expectAsLeft(['Focos nuevos']);

    await create(page).click();
    await expect(dueDate(page)).toBeVisible();
    await cancel(page).click();
    await expectAsLeft(['Focos nuevos']);
    await create(page).click();
    await fillTask(page, { title: 'Pedir toldos', priority: 'Media' });
    await fillDueDate(page, '01/12/2031');
    await page.getByRole('button', { name: 'Crear tarea' }).click();
    await expect(notice(page, 'Tarea creada')).toBeVisible();
    await expectAsLeft(['Pedir toldos', 'Focos nuevos']);
  });

  await test.step('after a task is created or deleted, the browser’s way back leads on from its board', async () => {
    const place = await givenPlace(api, elena);
    await addTask(api, elena, place, { title: 'Focos' });
    await visit(page, '/dashboard');
    await visit(page, place.path);
    await page.getByRole('main').getByRole('link', { name: 'Crear tarea' }).click();
    await fillTask(page, { title: 'Toldos', due: '01/12/2031', priority: 'Media' });
    await page.getByRole('button', { name: 'Crear tarea' }).click();
    await expect(notice(page, 'Tarea creada')).toBeVisible();
    await cardLink(page, 'Focos').click();
    await page.getByRole('button', { name: 'Eliminar tarea' }).click();
    await expect(notice(page, 'Focos')).toBeVisible();
    await expect(page).toHaveURL(place.path);
    await expect(cardLink(page, 'Toldos')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/dashboard');
  });

  await test.step('a task deleted after a reload leads to its board, where that can be undone', async () => {
    const place = await givenPlace(api, elena);
    await addTask(api, elena, place, { title: 'Focos' });
    await visit(page, place.path);
    await cardLink(page, 'Focos').click();
    await expect(field(page, 'Título')).toHaveValue('Focos');
    await page.reload();
    await page.getByRole('button', { name: 'Eliminar tarea' }).click();
    await expect(page).toHaveURL(place.path);
    await notice(page, 'Focos').getByRole('button', { name: 'Deshacer' }).click();
    await expect(cardLink(page, 'Focos')).toBeVisible();
  });

  await test.step('from a task opened by its link one comes to the view seen last, also if a link opened that', async () => {
    const place = await givenPlace(api, elena);
    const task = await addTask(api, elena, place);
    await openKanban(page, place, '&priority=2');
    await page.goto(taskPath(place, task));
    await back(page).click();
    await expect(page).toHaveURL(new RegExp(`${place.path}\\?view=kanban$`));
    await expect(cardsIn(page, 'Por hacer')).toHaveText(['Pedir carpas']);
  });

  await test.step('the browser’s way back leads through the views, and a board opened anew shows the last one', async () => {
    const place = await givenPlace(api, elena);
    await addTask(api, elena, place);
    const view = (name: string) => page.getByRole('radio', { name });
    await visit(page, place.path);
    await view('Kanban').click();
    await expect(view('Kanban')).toBeChecked();
    await view('Lista').click();
    await expect(view('Lista')).toBeChecked();

    await page.goBack();
    await expect(view('Kanban')).toBeChecked();
    await page.goBack();
    await expect(view('Cuadrícula')).toBeChecked();
    await page.goForward();
    await expect(view('Kanban')).toBeChecked();
    await page.goto(place.path);
    await expect(view('Kanban')).toBeChecked();
  });
});

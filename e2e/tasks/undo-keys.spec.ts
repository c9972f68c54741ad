import type { Task } from '@cuadrilla/contract/tasks/tasks';
import type { Page } from '@playwright/test';
import { addTask, card, cards, givenPlace, openTask, type Place } from '../support/boards.ts';
import { field, notice } from '../support/forms.ts';
import { inHand } from '../support/kanban.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

const apiPath = ({ projectId, boardId }: Place): string => `/projects/${projectId}/boards/${boardId}/tasks`;

async function expectPage(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

test('Ctrl Z takes back the last change, once', async ({ page, api, elena }) => {
  await test.step('Ctrl Z takes back a deletion, once, and then says that nothing is left', async () => {
    const place = await givenPlace(api, elena);
    const task = await addTask(api, elena, place, { title: 'Pedir carpas' });
    await openTask(page, place, task);
    await page.getByRole('button', { name: 'Eliminar tarea' }).click();
    await expect(notice(page, '«Pedir carpas» eliminada')).toBeVisible();
    await expect(cards(page)).toHaveCount(0);

    await page.keyboard.press('Control+z');
    await expect(card(page, 'Pedir carpas')).toBeVisible();
    await expect(notice(page, 'Tarea restaurada')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Deshacer' })).toHaveCount(0);
    await page.keyboard.press('Control+z');
    await expect(notice(page, 'No hay nada que deshacer')).toBeVisible();
  });

  await test.step('Ctrl Z takes back a move made on the board', async () => {
    const place = await givenPlace(api, elena);
    const task = await addTask(api, elena, place, { title: 'Pedir carpas' });
    const columnOf = async () =>
      (await api.call<{ task: Task }>(elena, 'GET', `${apiPath(place)}/${task.id}`)).task.column_id;
    const before = await columnOf();
    await visit(page, `${place.path}?view=kanban`);
    await page.getByRole('main').getByRole('link', { name: 'Pedir carpas' }).press('t');
    await expect(inHand(page)).toContainText('Por hacer');
    await page.keyboard.press('ArrowRight');
    await expect(inHand(page)).toContainText('En curso');
    await page.keyboard.press('Space');
    const offer = notice(page, '«Pedir carpas» movida a En curso').getByRole('button', { name: 'Deshacer' });
    await expect(offer).toBeVisible();
    await expect.poll(columnOf).not.toBe(before);

    await page.keyboard.press('Control+z');
    await expect(notice(page, 'Cambio deshecho')).toBeVisible();
    await expect.poll(columnOf).toBe(before);
  });

  await test.step('Ctrl Z in a field undoes what was typed there, and nothing else', async () => {
    const place = await givenPlace(api, elena);
    const [kept, removed] = [
      await addTask(api, elena, place, { title: 'Pedir mesas' }),
      await addTask(api, elena, place, { title: 'Pedir carpas' }),
    ];
    await openTask(page, place, removed);
    await page.getByRole('button', { name: 'Eliminar tarea' }).click();
    await expect(notice(page, '«Pedir carpas» eliminada')).toBeVisible();
    await card(page, kept.title).getByRole('link').click();
    const title = field(page, 'Título');
    await expect(title).toHaveValue('Pedir mesas');
    await title.press('End');
    await title.pressSequentially('!');
    await expect(title).toHaveValue('Pedir mesas!');
    await title.press('Control+z');
    await expect(title).toHaveValue('Pedir mesas');
    await expect(notice(page, 'Tarea restaurada')).toHaveCount(0);
    await title.blur();
    await page.keyboard.press('Control+z');
    await expect(notice(page, 'Tarea restaurada'), 'it was still there to be taken back').toBeVisible();
  });

  await test.step('Ctrl Z of the next person takes back nothing of the last one', async () => {
    const place = await givenPlace(api, elena);
    const task = await addTask(api, elena, place);
    await openTask(page, place, task);
    await page.getByRole('button', { name: 'Eliminar tarea' }).click();
    await expect(notice(page, '«Pedir carpas» eliminada')).toBeVisible();
    await page.getByRole('banner').getByRole('button', { name: 'Cerrar sesión' }).click();
    await expect(page).toHaveURL(/\/login$/);
    const { email, password } = await api.register('Ana', 'Ruiz');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Contraseña', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Ingresar' }).click();
    await expectPage(page, 'Dashboard');
    await page.keyboard.press('Control+z');
    await expect(notice(page, 'No hay nada que deshacer')).toBeVisible();
  });
});

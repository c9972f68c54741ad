import { addTask, changeTask, givenPlace } from '../support/boards.ts';
import { alert, notice } from '../support/forms.ts';
import { cardLink, cardsIn, givenKanban, openKanban } from '../support/kanban.ts';
import { bar, box, cell, followList, openList, pick } from '../support/lists.ts';
import { holdBack } from '../support/network.ts';
import { expect, test } from '../support/test.ts';
import { givenShared, removeTask } from '../support/two-people.ts';

test('changes are undone the latest first, also where the network fails', async ({ page, api, elena }) => {
  await test.step('a toast takes the place of the one before, uncovers nothing when it goes and gives the focus back', async () => {
    const place = await givenPlace(api, elena);
    await addTask(api, elena, place, { title: 'Carpas', priorityId: 1 });
    await followList(page, place);
    await page.keyboard.press('Control+z');
    await expect(notice(page, 'No hay nada que deshacer')).toBeVisible();
    await cell(page, 'Carpas', 'Prioridad').click();
    await pick(page, 'Alta');
    await expect(notice(page, 'Prioridad de «Carpas»: Alta')).toBeVisible();
    await expect(notice(page, 'No hay nada que deshacer')).toHaveCount(0);
    await expect(cell(page, 'Carpas', 'Prioridad')).toBeFocused();
    await page.getByRole('button', { name: 'Deshacer' }).press('Enter');
    await expect(cell(page, 'Carpas', 'Prioridad')).toBeFocused();
    await expect(notice(page, 'Cambio deshecho en «Carpas»')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Cerrar', exact: true })).toHaveCount(1);
  });

  await test.step('an undo that did not reach the server is still the next one', async () => {
    const place = await givenPlace(api, elena);
    await addTask(api, elena, place, { title: 'Carpas', priorityId: 1 });
    // In place before the page is: a request just after it was put there may still get through.
    let lost = false;
    await page.route('**/undo', (route) => (lost ? route.abort() : route.continue()));
    await openList(page, place);
    for (const priority of ['Media', 'Alta']) {
      await cell(page, 'Carpas', 'Prioridad').click();
      await pick(page, priority);
      await expect(notice(page, `Prioridad de «Carpas»: ${priority}`)).toBeVisible();
    }

    lost = true;
    await page.keyboard.press('Control+z');
    await expect(alert(page, 'No hay conexión con el servidor')).toBeVisible();
    lost = false;
    await page.keyboard.press('Control+z');
    await expect(notice(page, 'Cambio deshecho en «Carpas»')).toBeVisible();
    await expect(cell(page, 'Carpas', 'Prioridad')).toContainText('Media');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.keyboard.press('Control+Shift+z');
    await expect(cell(page, 'Carpas', 'Prioridad')).toContainText('Alta');
    await page.keyboard.press('Control+z');
    await expect(cell(page, 'Carpas', 'Prioridad')).toContainText('Media');

    // Also without a keyboard.
    await cell(page, 'Carpas', 'Prioridad').click();
    await pick(page, 'Máxima');
    lost = true;
    await notice(page, 'Máxima').getByRole('button', { name: 'Deshacer' }).click();
    const retry = alert(page, 'No hay conexión').getByRole('button', { name: 'Reintentar' });
    await expect(retry).toBeVisible();
    lost = false;
    await retry.click();
    await expect(cell(page, 'Carpas', 'Prioridad')).toContainText('Media');
    await page.unrouteAll();
  });

  await test.step('what shows already is the first to be undone, also before the server has answered', async () => {
    const place = await givenKanban(api, elena, ['Avisos', 'Carpas']);
    const moveRight = async (title: string) => {
      await cardLink(page, title).focus();
      for (const key of ['t', 'ArrowRight', 'Space']) await page.keyboard.press(key);
    };
    await openKanban(page, place);
    await moveRight('Avisos');
    await expect(notice(page, '«Avisos» movida a En curso')).toBeVisible();

    const release = await holdBack(page, /\/tasks\/\d+$/);
    await moveRight('Carpas');
    await expect(cardsIn(page, 'En curso').filter({ hasText: 'Carpas' })).toBeVisible();
    await moveRight('Carpas');
    await expect(cardsIn(page, 'Hecho')).toHaveText(['Carpas']);
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await release();
    await expect(notice(page, 'Cambio deshecho en «Carpas»').last()).toBeVisible();
    await expect(cardsIn(page, 'Por hacer')).toHaveText(['Carpas']);
    await expect(cardsIn(page, 'En curso')).toHaveText(['Avisos']);
    await expect(page.getByRole('alert')).toHaveCount(0);

    await page.route(/\/tasks\/\d+$/, (route) => route.abort(), { times: 1 });
    await moveRight('Carpas');
    await expect(alert(page, 'No hay conexión con el servidor')).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(notice(page, 'Cambio deshecho en «Avisos»')).toBeVisible();
    await expect(cardsIn(page, 'Por hacer')).toHaveText(['Avisos', 'Carpas']);
  });

  await test.step('of a change to several tasks all is undone but what another changed since', async () => {
    const bruno = await api.register('Bruno', 'Sosa');
    const place = await givenShared(api, elena, bruno);
    const others = ['Avisos', 'Bancos', 'Dulces'];
    for (const title of others) await addTask(api, elena, place, { title, priorityId: 2 });
    const carpas = await addTask(api, elena, place, { title: 'Carpas', priorityId: 2 });
    await openList(page, place);
    for (const title of [...others, 'Carpas']) await box(page, title).check();
    await bar(page).getByRole('button', { name: 'Cambiar prioridad' }).click();
    await pick(page, 'Máxima');
    await expect(notice(page, 'Prioridad de 4 tareas: Máxima')).toBeVisible();
    await changeTask(api, bruno, place, carpas, { priorityId: 1 });
    await page.keyboard.press('Control+z');
    await expect(notice(page, '3 de 4 tareas deshechas; «Carpas» la cambió Bruno Sosa')).toBeVisible();
    await expect(cell(page, 'Avisos', 'Prioridad')).toContainText('Media');
    await expect(cell(page, 'Carpas', 'Prioridad')).toContainText('Baja');

    await cell(page, 'Carpas', 'Prioridad').click();
    await pick(page, 'Alta');
    await expect(notice(page, 'Prioridad de «Carpas»: Alta')).toBeVisible();
    await removeTask(api, bruno, place, carpas);
    await page.keyboard.press('Control+z');
    await expect(alert(page, 'No se puede deshacer: ya no está disponible')).toBeVisible();
  });
});

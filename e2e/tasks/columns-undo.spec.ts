import type { Column } from '@cuadrilla/contract/tasks/boards';
import type { Task } from '@cuadrilla/contract/tasks/tasks';
import { changeTask } from '../support/boards.ts';
import { alert, notice } from '../support/forms.ts';
import { givenMember } from '../support/given.ts';
import { changeColumn, cardsIn, column, givenKanban, openKanban, chooseOf } from '../support/kanban.ts';
import { holdBack } from '../support/network.ts';
import { expect, test } from '../support/test.ts';

test('changes of columns are taken back, the latest first, unless another has changed the same since', async ({
  page,
  api,
  elena,
  browserOf,
}) => {
  const bruno = await api.register('Bruno', 'Sosa');
  await test.step('a column is moved, limited and renamed back, unless another has renamed it since', async () => {
    const place = await givenKanban(api, elena, ['Carpas']);
    await givenMember(api, elena, place.projectId, bruno, 'Administrador');
    await openKanban(page, place);
    const names = page.getByRole('region').getByRole('heading', { level: 2 });
    await chooseOf(page, 'Hecho', 'Mover a la izquierda');
    await expect(notice(page, 'Columna «Hecho» movida')).toBeVisible();
    // Also before the server has answered: else the older one would be taken back.
    const release = await holdBack(page, '**/columns/*');
    await chooseOf(page, 'Hecho', 'Mover a la izquierda');
    await expect(names).toHaveText(['Hecho', 'Por hacer', 'En curso']);
    await page.keyboard.press('Control+z');
    await release();
    await expect(notice(page, 'Cambio deshecho en la columna «Hecho»')).toBeVisible();
    await expect(names).toHaveText(['Por hacer', 'Hecho', 'En curso']);

    await chooseOf(page, 'Hecho', 'Límite de tareas');
    await page.getByLabel('Tareas como máximo').fill('5');
    await page.getByRole('button', { name: 'Guardar', exact: true }).click();
    await notice(page, 'Límite de tareas en «Hecho»: 5').getByRole('button', { name: 'Deshacer' }).click();
    await expect(notice(page, 'Cambio deshecho en la columna «Hecho»')).toBeVisible();
    await expect(column(page, 'Hecho').getByText('0/5')).toHaveCount(0);
    await expect(names).toHaveText(['Por hacer', 'Hecho', 'En curso']);
    const undone = page.waitForResponse((response) => response.request().method() === 'PATCH');
    await page.keyboard.press('Control+z');
    await undone;
    await expect(names).toHaveText(['Por hacer', 'En curso', 'Hecho']);

    await chooseOf(page, 'Hecho', 'Renombrar');
    const name = page.getByRole('textbox', { name: 'Nombre de Hecho' });
    await expect(name).toBeFocused();
    await name.fill('Listo');
    await name.press('Enter');
    await expect(notice(page, 'Columna renombrada: «Listo»')).toBeVisible();
    const done = place.columns.at(-1);
    if (done) await changeColumn(api, bruno, place, done, { name: 'Cerrado' });
    await expect(column(page, 'Cerrado')).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(alert(page, 'No se puede deshacer: la columna cambió después')).toBeVisible();
    await expect(column(page, 'Cerrado')).toBeVisible();
    await page.unrouteAll();
  });

  await test.step('a deleted column is taken back for everyone, with the tasks that nobody has moved since', async () => {
    const place = await givenKanban(api, elena, ['Carpas', 'Luces', 'Sillas'], ['Permiso']);
    await givenMember(api, elena, place.projectId, bruno, 'Administrador');
    const [, doing, done] = place.columns as [Column, Column, Column];
    const other = await browserOf(bruno);
    await openKanban(other, place);
    await openKanban(page, place);
    const remove = async () => {
      await chooseOf(page, 'Por hacer', 'Eliminar');
      await page.getByRole('button', { name: 'Eliminar columna' }).click();
      await expect(column(page, 'Por hacer')).toBeHidden();
    };
    // Also before the server has answered.
    const release = await holdBack(page, '**/columns/*?*');
    await remove();
    await page.keyboard.press('Control+z');
    await release();
    await expect(notice(page, 'Columna «Por hacer» restaurada')).toBeVisible();
    await expect(cardsIn(page, 'Por hacer')).toHaveText(['Carpas', 'Luces', 'Sillas']);

    await remove();
    const removed = notice(page, 'Columna «Por hacer» eliminada');
    await removed.hover(); // under the mouse it stays
    await expect(cardsIn(other, 'En curso')).toHaveText(['Permiso', 'Carpas', 'Luces', 'Sillas']);
    const [lights] = await api.call<Task[]>(
      bruno,
      'GET',
      `/projects/${place.projectId}/boards/${place.boardId}/tasks/search?query=Luces`,
    );
    if (lights) await changeTask(api, bruno, place, lights, { columnId: done.id });
    await changeColumn(api, bruno, place, doing, { name: 'Ahora' });
    await removed.getByRole('button', { name: 'Deshacer' }).click();
    await expect(notice(page, 'Columna «Por hacer» restaurada')).toBeVisible();
    for (const each of [page, other]) {
      await expect(each.getByRole('region').getByRole('heading', { level: 2 })).toHaveText([
        'Por hacer',
        'Ahora',
        'Hecho',
      ]);
      await expect(cardsIn(each, 'Por hacer')).toHaveText(['Carpas', 'Sillas']);
      await expect(cardsIn(each, 'Ahora')).toHaveText(['Permiso']);
      await expect(cardsIn(each, 'Hecho')).toHaveText(['Luces']);
    }
  });
});

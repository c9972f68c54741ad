import type { Column } from '@cuadrilla/contract/tasks/boards';
import { alert, notice } from '../support/forms.ts';
import { givenMember } from '../support/given.ts';
import {
  changeColumn,
  cardsIn,
  column,
  dragOver,
  givenKanban,
  openKanban,
  chooseOf,
} from '../support/kanban.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

test('columns are added, changed, deleted and brought back, and what is typed in them is not lost', async ({
  page,
  api,
  elena,
}) => {
  await test.step('whoever manages the project adds, renames, limits and orders columns', async () => {
    const place = await givenKanban(api, elena, ['Carpas', 'Luces', 'Sillas']);
    await openKanban(page, place);
    const names = page.getByRole('region').getByRole('heading', { level: 2 });

    await page.getByRole('button', { name: 'Agregar columna' }).click();
    const form = page.getByRole('form', { name: 'Agregar columna' });
    await form.getByRole('button', { name: 'Agregar columna' }).click();
    await expect(form.getByText('El nombre es obligatorio')).toBeVisible();
    await form.getByLabel('Nombre').fill('En revisión');
    await form.getByLabel('Tipo').selectOption('En curso');
    await form.getByRole('button', { name: 'Agregar columna' }).click();
    await expect(names).toHaveText(['Por hacer', 'En curso', 'Hecho', 'En revisión']);
    await expect(notice(page, 'Columna «En revisión» agregada')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Agregar columna' })).toBeFocused();

    await chooseOf(page, 'En revisión', 'Mover a la izquierda');
    await expect(notice(page, 'Columna «En revisión» movida')).toBeVisible();
    await expect(names).toHaveText(['Por hacer', 'En curso', 'En revisión', 'Hecho']);
    await dragOver(page, names.nth(3), column(page, 'Por hacer'), 0.1, 0.8);
    await page.mouse.up();
    await expect(notice(page, 'Columna «Hecho» movida')).toBeVisible();
    await expect(names).toHaveText(['Por hacer', 'Hecho', 'En curso', 'En revisión']);

    await chooseOf(page, 'En revisión', 'Renombrar');
    const name = page.getByRole('textbox', { name: 'Nombre de En revisión' });
    await expect(name).toBeFocused();
    // In the place of the old name, which is selected.
    await page.keyboard.type('Con el cliente');
    await name.press('Enter');
    await expect(names.last()).toHaveText('Con el cliente');
    await expect(page.getByRole('button', { name: 'Más opciones de Con el cliente' })).toBeFocused();
    await expect(notice(page, 'Columna renombrada: «Con el cliente»')).toBeVisible();

    await chooseOf(page, 'Por hacer', 'Límite de tareas');
    await page.getByLabel('Tareas como máximo').fill('2');
    await page.getByRole('button', { name: 'Guardar', exact: true }).click();
    await expect(column(page, 'Por hacer').getByText('3/2')).toBeVisible();
    await expect(
      column(page, 'Por hacer').getByText('Límite superado: 3 tareas, y el límite es 2'),
    ).toBeAttached();
    await expect(notice(page, 'Límite de tareas en «Por hacer»: 2')).toBeVisible();

    await page.reload();
    await expect(names).toHaveText(['Por hacer', 'Hecho', 'En curso', 'Con el cliente']);
    await expect(column(page, 'Por hacer').getByText('3/2')).toBeVisible();
  });

  await test.step('a column is deleted once its tasks have another place; the last one stays', async () => {
    const place = await givenKanban(api, elena, ['Carpas', 'Luces'], ['Permiso']);
    await openKanban(page, place);
    const remove = (name: string) => chooseOf(page, name, 'Eliminar');

    await remove('Por hacer');
    const dialog = page.getByRole('dialog', { name: 'Eliminar «Por hacer»' });
    await expect(dialog).toContainText('Sus 2 tareas pasan al final de otra columna.');
    await dialog.getByLabel('Mover las tareas a').selectOption('Hecho');
    await dialog.getByRole('button', { name: 'Cancelar' }).click();
    await expect(page.getByRole('button', { name: 'Más opciones de Por hacer' })).toBeFocused();
    await expect(column(page, 'Por hacer')).toBeVisible();
    await remove('Por hacer');
    await dialog.getByRole('button', { name: 'Eliminar columna' }).click();
    await expect(column(page, 'Por hacer')).toBeHidden();
    await expect(notice(page, 'Columna «Por hacer» eliminada')).toBeVisible();
    await expect(cardsIn(page, 'En curso')).toHaveText(['Permiso', 'Carpas', 'Luces']);

    await remove('Hecho');
    await expect(column(page, 'Hecho'), 'empty, it goes unasked').toBeHidden();
    await notice(page, 'Columna «Hecho» eliminada').getByRole('button', { name: 'Deshacer' }).click();
    await expect(column(page, 'Hecho')).toBeVisible();
    await remove('Hecho');
    await expect(column(page, 'Hecho')).toBeHidden();
    await page.getByRole('button', { name: 'Más opciones de En curso' }).click();
    await expect(page.getByRole('menuitem', { name: 'Renombrar' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'Eliminar' })).toHaveCount(0);
    await page.keyboard.press('Escape');
  });

  await test.step('a form that was left as it was does not undo what somebody else did to the columns meanwhile', async () => {
    const place = await givenKanban(api, elena, ['Carpas']);
    const [, , done] = place.columns as [Column, Column, Column];
    await openKanban(page, place);
    await chooseOf(page, 'Hecho', 'Renombrar');
    await changeColumn(api, elena, place, done, { name: 'Cerrado' });
    await page.getByRole('textbox', { name: 'Nombre de Cerrado' }).press('Enter');
    await expect(column(page, 'Cerrado')).toBeVisible();

    await chooseOf(page, 'Por hacer', 'Eliminar');
    const target = page.getByLabel('Mover las tareas a');
    await target.selectOption('Cerrado');
    await api.call(
      elena,
      'DELETE',
      `/projects/${place.projectId}/boards/${place.boardId}/columns/${done.id}`,
    );
    await expect(target.getByRole('option')).toHaveText(['En curso']);
    await page.getByRole('button', { name: 'Eliminar columna' }).click();
    await expect(notice(page, 'Columna «Por hacer» eliminada')).toBeVisible();
    await expect(cardsIn(page, 'En curso')).toHaveText(['Carpas']);
  });

  await test.step('the focus stays on the page when a dialog goes with its column', async () => {
    const place = await givenKanban(api, elena, ['Carpas']);
    const [, , done] = place.columns as [Column, Column, Column];
    await openKanban(page, place);
    await chooseOf(page, 'Hecho', 'Límite de tareas');
    await expect(page.getByLabel('Tareas como máximo')).toBeFocused();
    await api.call(
      elena,
      'DELETE',
      `/projects/${place.projectId}/boards/${place.boardId}/columns/${done.id}`,
    );
    await expect(column(page, 'Hecho')).toBeHidden();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('main')).toBeFocused();
  });

  await test.step('what the server refuses goes back, with a word', async () => {
    const place = await givenKanban(api, elena, ['Carpas']);
    await openKanban(page, place);
    await page.route('**/columns/*', (route) => route.abort());
    await page.getByRole('button', { name: 'Más opciones de Hecho' }).click();
    await page.getByRole('menuitem', { name: 'Mover a la izquierda' }).click();
    await expect(alert(page, 'No se pudo mover la columna.')).toBeVisible();
    await expect(page.getByRole('region').getByRole('heading', { level: 2 })).toHaveText([
      'Por hacer',
      'En curso',
      'Hecho',
    ]);
    await chooseOf(page, 'Hecho', 'Renombrar');
    await page.getByRole('textbox', { name: 'Nombre de Hecho' }).fill('Entregado al cliente');
    await page.keyboard.press('Enter');
    await expect(
      alert(page, 'Escribiste «Entregado al cliente».').getByRole('button', { name: 'Copiar' }),
    ).toBeVisible();
    await page.unrouteAll();
  });

  await test.step('names of columns that were not ended are not lost', async () => {
    const place = await givenKanban(api, elena);
    await visit(page, place.path);
    await page.getByRole('radio', { name: 'Kanban' }).click();
    const add = page.getByRole('button', { name: 'Agregar columna' });
    const form = page.getByRole('form', { name: 'Agregar columna' });
    await add.click();
    await form.getByLabel('Nombre').fill('En revisión');
    await page.keyboard.press('Escape');
    await add.click();
    await expect(form.getByLabel('Nombre')).toHaveValue('En revisión');
    await form.getByRole('button', { name: 'Cancelar' }).click();
    await add.click();
    await expect(form.getByLabel('Nombre')).toHaveValue('');
    await page.keyboard.press('Escape');

    await chooseOf(page, 'Hecho', 'Renombrar');
    await page.getByRole('textbox', { name: 'Nombre de Hecho' }).fill('Entregado');
    await page.goBack();
    await expect(page.getByRole('radio', { name: 'Cuadrícula' })).toBeChecked();
    await expect(notice(page, 'Columna renombrada: «Entregado»')).toBeVisible();
  });

  await test.step('an Editor works in the columns but does not change them, and sees what others change', async () => {
    const ana = await api.register('Ana', 'Ruiz');
    const place = await givenKanban(api, ana, ['Carpas']);
    await givenMember(api, ana, place.projectId, elena, 'Editor');
    await openKanban(page, place);
    await expect(page.getByRole('button', { name: /^Opciones de «/ })).toHaveCount(1);
    // Those of the board import a calendar; those of columns are for who manages them.
    await expect(page.getByRole('button', { name: 'Más opciones de Logística' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Más opciones|Agregar columna/ })).toHaveCount(1);
    const [first] = place.columns;
    if (first) await changeColumn(api, ana, place, first, { name: 'Ideas', wipLimit: 5 });
    await expect(column(page, 'Ideas').getByText('1/5')).toBeVisible();
  });
});

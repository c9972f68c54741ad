import { addTask, card } from '../support/boards.ts';
import { notice } from '../support/forms.ts';
import { givenBoard } from '../support/given.ts';
import { bar, box, openList, row, titles } from '../support/lists.ts';
import { expect, test } from '../support/test.ts';
import { expectAccessible } from '../support/axe.ts';
import { visit } from '../support/visit.ts';

test('labels are changed, added, removed and brought back in Ajustes, given to several tasks, and seen on cards and rows', async ({
  page,
  api,
  elena,
  place,
}) => {
  for (const title of ['Avisos', 'Bancos', 'Carpas']) await addTask(api, elena, place, { title });
  await givenBoard(api, elena, place.projectId, 'Llegada');
  await page.goto(`/dashboard/projects/${place.projectId}?tab=settings&section=labels`);
  const labels = page.getByRole('region', { name: 'Etiquetas' });
  await labels.getByRole('button', { name: 'Editar «Coral»' }).click();
  await page.getByRole('dialog').getByLabel('Nombre').fill('Prensa');
  await page.getByRole('radio', { name: 'Verde' }).check();
  await expectAccessible(page);
  await page.getByRole('dialog').getByLabel('Nombre').press('Enter');
  await expect(labels.getByText('Prensa', { exact: true })).toBeVisible();
  await labels.getByRole('button', { name: 'Agregar etiqueta' }).click();
  await page.getByRole('dialog').getByLabel('Nombre').fill('Urgente');
  await page.keyboard.press('Enter');
  await expect(labels.getByText('Urgente', { exact: true })).toBeVisible();

  await openList(page, place);
  await box(page, 'Avisos').check();
  await box(page, 'Bancos').check();
  await bar(page).getByRole('button', { name: 'Cambiar etiqueta' }).click();
  await page.getByRole('menuitemradio', { name: 'Urgente' }).click();
  await expect(row(page, 'Bancos')).toContainText('Urgente');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(bar(page).getByText('Prioridad')).toBeInViewport();
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await bar(page).getByRole('button', { name: 'Cambiar tablero' }).click();
  await page.getByRole('menuitemradio', { name: 'Llegada' }).click();
  await expect(titles(page)).toHaveText(['Carpas']);
  await notice(page, 'Tablero de 2 tareas: Llegada').getByRole('button', { name: 'Deshacer' }).click();
  await expect(titles(page)).toHaveText(['Avisos', 'Bancos', 'Carpas']);
  await visit(page, `${place.path}?view=grid`);
  await expect(card(page, 'Avisos')).toContainText('Urgente');

  await page.goto(`/dashboard/projects/${place.projectId}?tab=settings&section=labels`);
  await labels.getByRole('button', { name: 'Eliminar «Urgente»' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click();
  await expect(notice(page, 'Etiqueta «Urgente» eliminada')).toBeVisible();
  await expect(labels.getByText('Urgente', { exact: true })).toHaveCount(0);
  await visit(page, `${place.path}?view=grid`);
  await expect(card(page, 'Avisos')).not.toContainText('Urgente');

  await page.keyboard.press('Control+z');
  await expect(notice(page, 'Etiqueta «Urgente» restaurada')).toBeVisible();
  await expect(card(page, 'Avisos')).toContainText('Urgente');
});

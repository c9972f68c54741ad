import type { Column } from '@cuadrilla/contract/tasks/boards';
import { addTask } from '../support/boards.ts';
import { expect, test } from '../support/test.ts';
import { expectAccessible } from '../support/axe.ts';
import { visit } from '../support/visit.ts';

test('a rule is made of a sentence, answers what happens, and its run is read', async ({
  page,
  api,
  elena,
  place,
}) => {
  const task = await addTask(api, elena, place, { title: 'Carpas' });
  const board = `/projects/${place.projectId}/boards/${place.boardId}`;
  const columns = await api.call<Column[]>(elena, 'GET', `${board}/columns`);
  await page.goto('/automations');

  await test.step('recipes are there to begin with', async () => {
    await page.getByRole('tab', { name: 'Recetas' }).click();
    await expect(page.getByRole('button', { name: 'Usar receta' })).toHaveCount(20);
    await expectAccessible(page);
  });

  await test.step('a sentence, and what it would have done', async () => {
    await page.getByRole('link', { name: 'Crear regla' }).first().click();
    await expect(page.getByRole('heading', { name: 'Nueva regla' })).toBeVisible();
    await expect(page.getByText('En los últimos 30 días no se habría ejecutado')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Encender regla' }).click();
    await expect(page.getByText('Regla encendida')).toBeVisible();
    await expect(page.getByRole('switch').or(page.getByRole('checkbox'))).toBeChecked();
    await expect(page.getByText(/^En los últimos 7 días las reglas se ejecutaron/)).toBeVisible();
  });

  await test.step('a project with a long name pushes nothing aside', async () => {
    await api.call(elena, 'POST', '/projects', {
      name: 'Reordenamiento general de los depósitos del norte y de sus rutas de reparto',
      description: 'Con todas ellas',
    });
    await page.goto('/automations');
    const projects = page.getByRole('combobox', { name: 'Proyecto' });
    await expect(projects.getByRole('option')).toHaveCount(3);
    const [select, create] = [
      await projects.boundingBox(),
      await page.getByRole('link', { name: 'Crear regla' }).boundingBox(),
    ];
    expect(select?.width).toBeLessThanOrEqual(280);
    expect(create?.x).toBeGreaterThan((select?.x ?? 0) + (select?.width ?? 0));
  });

  await test.step('it does what it says', async () => {
    await api.call(elena, 'PATCH', `${board}/tasks/${task.id}`, { columnId: columns.at(-1)?.id });
    await visit(page, `/dashboard${board}/tasks/${task.id}`);
    await expect(page.getByText('La completó Elena Prieto.')).toBeVisible();
  });

  await test.step('its run says what was done', async () => {
    await visit(page, '/automations?tab=log');
    await expect(page.getByText('Bien', { exact: true }).first()).toBeVisible();
    await expectAccessible(page);
  });
});

import { addTask, card, openTask } from '../support/boards.ts';
import { notice } from '../support/forms.ts';
import { givenMember } from '../support/given.ts';
import { cardLink, cardsIn, givenKanban, openKanban } from '../support/kanban.ts';
import { expect, test } from '../support/test.ts';
import { expectAccessible } from '../support/axe.ts';
import { visit } from '../support/visit.ts';

test('a task is archived, found again and brought back', async ({ page, api, elena, place }) => {
  const task = await addTask(api, elena, place, { title: 'Pedir carpas' });
  await addTask(api, elena, place, { title: 'Pedir sillas' });
  const archive = async (title: string, verb: string) => {
    await card(page, title).hover();
    await card(page, title)
      .getByRole('button', { name: `Opciones de «${title}»` })
      .click();
    await page.getByRole('menuitem', { name: verb }).click();
  };

  await test.step('from its menu, and undone', async () => {
    await visit(page, place.path);
    await archive('Pedir carpas', 'Archivar');
    await expect(card(page, 'Pedir carpas')).toHaveCount(0);
    await notice(page, '«Pedir carpas» archivada').getByRole('button', { name: 'Deshacer' }).click();
    await expect(card(page, 'Pedir carpas')).toBeVisible();
    await archive('Pedir carpas', 'Archivar');
    await expect(card(page, 'Pedir carpas')).toHaveCount(0);
    await page.reload();
    await expect(card(page, 'Pedir sillas')).toBeVisible();
    await expect(card(page, 'Pedir carpas')).toHaveCount(0);
  });

  await test.step('its own page says so, and brings it back', async () => {
    await openTask(page, place, task);
    await expect(page.getByText('La tarea está archivada')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Sacar del archivo' }).click();
    await expect(page.getByText('La tarea está archivada')).toHaveCount(0);
    await expect(page.getByText('sacó la tarea del archivo').last()).toBeVisible();
  });

  await test.step('several from the list, shown by the filter and by the search', async () => {
    await visit(page, `${place.path}?view=list`);
    for (const title of ['Pedir carpas', 'Pedir sillas'])
      await page.getByRole('checkbox', { name: new RegExp(title) }).check();
    await page.getByRole('button', { name: 'Archivar', exact: true }).click();
    await expect(notice(page, '2 tareas archivadas')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Pedir carpas' })).toHaveCount(0);
    await page.getByRole('button', { name: /^Filtrar/ }).click();
    await page.getByRole('checkbox', { name: 'Archivadas' }).check();
    await expect(page.getByRole('link', { name: 'Pedir carpas' })).toBeVisible();
    await expect(page).toHaveURL(/archived=true/);
    await expect(
      page.getByRole('button', { name: 'Quitar el filtro Archivadas', exact: true }),
    ).toBeVisible();
    await expect(page.getByText('2 tareas archivadas', { exact: true }).first()).toBeVisible();
    await visit(page, '/search?q=pedir');
    await expect(page.getByText('Sin resultados').first()).toBeVisible();
    await visit(page, '/search?q=pedir archivadas');
    await expect(page.getByRole('link', { name: 'Pedir carpas' })).toBeVisible();
  });
});

test('all that is done in a column is archived at once', async ({ page, api, elena, browserOf }) => {
  const place = await givenKanban(api, elena, ['Carpas'], [], ['Sillas', 'Mesas']);
  await openKanban(page, place);
  await page.getByRole('button', { name: 'Más opciones de Hecho' }).click();
  await page.getByRole('menuitem', { name: 'Archivar las hechas' }).click();
  await expect(cardsIn(page, 'Hecho')).toHaveCount(0);
  await expect(cardLink(page, 'Carpas')).toBeVisible();
  await notice(page, '2 tareas archivadas').getByRole('button', { name: 'Deshacer' }).click();
  await expect(cardsIn(page, 'Hecho')).toHaveText(['Sillas', 'Mesas']);

  await test.step('by an Editor too, whose menu has nothing else', async () => {
    const bruno = await api.register('Bruno', 'Sosa');
    await givenMember(api, elena, place.projectId, bruno);
    const theirs = await browserOf(bruno);
    await openKanban(theirs, place);
    await expect(theirs.getByRole('button', { name: 'Más opciones de Por hacer' })).toHaveCount(0);
    await theirs.getByRole('button', { name: 'Más opciones de Hecho' }).click();
    await expect(theirs.getByRole('menuitem')).toHaveText(['Archivar las hechas']);
    await theirs.getByRole('menuitem').click();
    await expect(cardsIn(theirs, 'Hecho')).toHaveCount(0);
    await theirs.context().close();
  });

  await test.step('and goes with its column only where that is said', async () => {
    await expect(cardsIn(page, 'Hecho')).toHaveCount(0);
    await page.getByRole('button', { name: 'Más opciones de Hecho' }).click();
    await page.getByRole('menuitem', { name: 'Eliminar' }).click();
    const dialog = page.getByRole('dialog', { name: 'Eliminar «Hecho»' });
    await expect(dialog).toContainText('Sus 2 tareas archivadas pasan al final de otra columna.');
    await dialog.getByRole('button', { name: 'Cancelar' }).click();
  });
});

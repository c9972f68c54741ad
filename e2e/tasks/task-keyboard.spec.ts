import type { Locator, Page } from '@playwright/test';
import { addTask, card, cards, givenPlace } from '../support/boards.ts';
import { dueDate, field, moreFields, notice } from '../support/forms.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

/** Goes on by Tab until it is there, as a person without a mouse does. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let step = 0; step < 80; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target, 'reached by Tab').toBeFocused();
}

test('a task and its comments are made and changed by keyboard alone', async ({ page, api, elena }) => {
  await test.step('a task is made, sorted, edited and commented by keyboard alone', async () => {
    const place = await givenPlace(api, elena);
    await addTask(api, elena, place, { title: 'Zanjas' });
    await visit(page, place.path);
    await tabTo(page, page.getByRole('link', { name: 'Crear tarea' }).first());
    await page.keyboard.press('Enter');

    await tabTo(page, field(page, 'Título'));
    await page.keyboard.type('Bancos');
    await page.keyboard.press('Enter');
    await expect(dueDate(page)).toBeFocused();
    await page.keyboard.type('01/12/2031');
    await tabTo(page, field(page, 'Prioridad'));
    await page.keyboard.type('Cr');
    await expect(field(page, 'Prioridad').locator('option:checked')).toHaveText('Crítica');
    await tabTo(page, moreFields(page));
    await page.keyboard.press('Enter');
    await tabTo(page, field(page, 'Responsable (opcional)'));
    await page.keyboard.press('ArrowDown');
    await tabTo(page, page.getByRole('button', { name: 'Crear tarea' }));
    await page.keyboard.press('Space');
    await expect(notice(page, 'Tarea creada')).toBeVisible();
    await expect(card(page, 'Bancos').getByText('01-12-2031')).toBeVisible();
    await expect(card(page, 'Bancos').getByText('Máxima', { exact: true })).toBeVisible();

    await tabTo(page, page.getByRole('button', { name: /^Ordenar: / }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitemradio', { name: 'Número' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitemradio', { name: 'Título' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(cards(page)).toHaveText(['Bancos', 'Zanjas']);
    await expect(page.getByRole('button', { name: 'Ordenar: Título, Ascendente' })).toBeFocused();

    await tabTo(page, page.getByRole('link', { name: 'Bancos', exact: true }));
    await page.keyboard.press('Enter');
    await tabTo(page, field(page, 'Descripción'));
    await page.keyboard.type('Veinte, de madera');
    await tabTo(page, field(page, 'Comentario'));
    await page.keyboard.type('Los trae Bruno.');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByRole('article').filter({ hasText: 'Los trae Bruno.' })).toBeVisible();
    await expect(page.getByText('Cambios sin guardar'), 'saved as it was left').toBeHidden();
    await expect(field(page, 'Descripción')).toHaveValue('Veinte, de madera');
  });

  await test.step('a comment is edited and deleted by keyboard, and the focus goes on from the list', async () => {
    const place = await givenPlace(api, elena);
    await addTask(api, elena, place);
    await visit(page, place.path);
    await tabTo(page, page.getByRole('link', { name: 'Pedir carpas', exact: true }));
    await page.keyboard.press('Enter');
    await tabTo(page, field(page, 'Comentario'));
    await page.keyboard.type('Lunes');
    await page.keyboard.press('Control+Enter');
    const remove = page.getByRole('button', { name: 'Eliminar el comentario de Elena Prieto' });
    const edit = page.getByRole('button', { name: 'Editar el comentario de Elena Prieto' });
    await expect(remove).toBeVisible();
    await page.keyboard.press('Shift+Tab');
    await expect(remove).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(edit).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(field(page, 'Comentario').first()).toBeFocused();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('Martes');
    const changed = page.waitForResponse((response) => response.request().method() === 'PATCH');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByRole('article').filter({ hasText: 'Martes' })).toContainText('(editado)');
    await changed;

    await tabTo(page, remove);
    await page.keyboard.press('Enter');
    const question = page.getByRole('dialog', { name: 'Eliminar comentario' });
    await expect(question.getByRole('button', { name: 'Cancelar' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(notice(page, 'Comentario eliminado')).toBeVisible();
    await expect(page.getByRole('tabpanel').locator('[tabindex="-1"]:not(button)')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(field(page, 'Comentario')).toBeFocused();
  });
});

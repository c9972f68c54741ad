import type { Column } from '@cuadrilla/contract/tasks/boards';
import { notice } from '../support/forms.ts';
import { askWhereTo, cardLink, cardsIn, givenKanban, inHand, openKanban } from '../support/kanban.ts';
import { expect, test } from '../support/test.ts';

test('keys move cards, and every step is said', async ({ page, api, elena }) => {
  await test.step('keys take a card, move it and drop it, and every step is said', async () => {
    const place = await givenKanban(api, elena, ['Carpas', 'Luces', 'Sillas'], ['Permiso', 'Seguro']);
    await openKanban(page, place);
    const luces = cardLink(page, 'Luces');

    await cardLink(page, 'Carpas').focus();
    await page.keyboard.press('ArrowDown');
    await expect(luces).toBeFocused();
    await expect(luces).toHaveAccessibleDescription(/T la toma, las flechas la mueven, Espacio la suelta/);
    await page.keyboard.press('ArrowRight');
    await expect(cardLink(page, 'Seguro')).toBeFocused();
    await page.keyboard.press('Home');
    await expect(cardLink(page, 'Permiso')).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowDown');
    await expect(luces).toBeFocused();

    await page.keyboard.press('t');
    await expect(inHand(page)).toHaveText('Luces → Por hacer, posición 2 de 3 · Esc cancela');
    await page.keyboard.press('ArrowDown');
    await expect(inHand(page)).toHaveText('Luces → Por hacer, posición 3 de 3 · Esc cancela');
    await page.keyboard.press('ArrowRight');
    await expect(inHand(page)).toHaveText('Luces → En curso, posición 3 de 3 · Esc cancela');
    await page.keyboard.press('ArrowUp');
    await expect(inHand(page)).toHaveText('Luces → En curso, posición 2 de 3 · Esc cancela');
    await page.keyboard.press('Escape');
    await expect(page.getByText('Movimiento cancelado: Luces queda en su lugar')).toBeAttached();
    await expect(cardsIn(page, 'Por hacer')).toHaveText(['Carpas', 'Luces', 'Sillas']);
    await expect(luces).toBeFocused();

    for (const key of ['t', 'ArrowRight', 'Space']) await page.keyboard.press(key);
    await expect(cardsIn(page, 'En curso')).toHaveText(['Permiso', 'Luces', 'Seguro']);
    await expect(luces).toBeFocused();
    for (const key of ['t', 'ArrowUp', 'Space']) await page.keyboard.press(key);
    await expect(cardsIn(page, 'En curso')).toHaveText(['Luces', 'Permiso', 'Seguro']);
    await expect(luces).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/tasks\/\d+$/);
  });

  await test.step('a card held over a column that somebody deletes is back at its place, and that is said', async () => {
    const place = await givenKanban(api, elena, ['Carpas'], [], ['Permiso']);
    const [, doing] = place.columns as [Column, Column];
    await openKanban(page, place);
    await cardLink(page, 'Carpas').focus();
    for (const key of ['t', 'ArrowRight']) await page.keyboard.press(key);
    await expect(inHand(page)).toContainText('→ En curso, posición 1 de 1');
    await api.call(
      elena,
      'DELETE',
      `/projects/${place.projectId}/boards/${place.boardId}/columns/${doing.id}`,
    );
    await expect(inHand(page)).toContainText('→ Por hacer, posición 1 de 1');
    for (const key of ['ArrowRight', 'Space']) await page.keyboard.press(key);
    await expect(cardsIn(page, 'Hecho')).toHaveText(['Carpas', 'Permiso']);
  });

  await test.step('keys that are quicker than the page all count, each once', async () => {
    const place = await givenKanban(api, elena, ['Carpas', 'Luces'], ['Permiso'], ['Sillas']);
    await openKanban(page, place);
    const moves: string[] = [];
    page.on('request', (request) => request.method() === 'PATCH' && moves.push(request.url()));
    await cardLink(page, 'Carpas').focus();
    const oneFurther = ['t', 'ArrowRight', 'Space'];
    await Promise.all([...oneFurther, ...oneFurther, 'ArrowDown'].map((key) => page.keyboard.press(key)));
    await expect(cardsIn(page, 'Hecho')).toHaveText(['Carpas', 'Sillas']);
    await expect(cardLink(page, 'Sillas')).toBeFocused();
    await expect(notice(page, '«Carpas» movida a Hecho')).toBeVisible();
    await expect.poll(() => moves).toHaveLength(2);
  });

  await test.step('«Mover a…» opens by key and leads to the first or the last place of any column', async () => {
    const place = await givenKanban(api, elena, ['Carpas', 'Luces'], ['Permiso', 'Seguro']);
    await openKanban(page, place);
    await cardLink(page, 'Luces').focus();
    await askWhereTo(page);
    await page.getByRole('menuitem', { name: 'En curso' }).press('ArrowRight');
    await page.getByRole('menuitem', { name: 'Al principio' }).press('Enter');
    await expect(cardsIn(page, 'En curso')).toHaveText(['Luces', 'Permiso', 'Seguro']);
    await expect(cardLink(page, 'Luces')).toBeFocused();
    await askWhereTo(page);
    await page.getByRole('menuitem', { name: 'En curso' }).press('ArrowRight');
    await page.getByRole('menuitem', { name: 'Un lugar abajo' }).press('Enter');
    await expect(cardsIn(page, 'En curso')).toHaveText(['Permiso', 'Luces', 'Seguro']);
    await expect(cardLink(page, 'Luces')).toBeFocused();
    await page.keyboard.press('m');
    await expect(page.getByRole('menu')).toBeVisible();
    // Below the title, not to its left over the side menu.
    const [menu, title] = [page.getByRole('menu'), cardLink(page, 'Luces')].map((each) => each.boundingBox());
    expect((await menu)?.x).toBeCloseTo((await title)?.x ?? 0, 0);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toBeHidden();
    await expect(cardLink(page, 'Luces')).toBeFocused();
  });
});

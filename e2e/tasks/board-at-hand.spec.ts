import { expectAccessible, expectNoSidewaysScroll } from '../support/axe.ts';
import { addTask, card, givenPlace, openTask } from '../support/boards.ts';
import { notice } from '../support/forms.ts';
import { cardLink, cardsIn, column, givenKanban, openKanban } from '../support/kanban.ts';
import { bar, box, openList, row, table, tick, titles } from '../support/lists.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

test('tasks are ticked, chosen together and looked at where they stand', async ({
  page,
  context,
  api,
  elena,
}) => {
  await test.step('a circle completes a task with one press, and takes it back to where it stood', async () => {
    const place = await givenKanban(api, elena, ['Avisos'], ['Bancos', 'Carpas', 'Dulces'], ['Entradas']);
    await openKanban(page, place);
    await expect(tick(page, 'Carpas')).toHaveAttribute('aria-pressed', 'false');
    await tick(page, 'Carpas').click();
    await expect(cardsIn(page, 'Hecho')).toHaveText(['Entradas', 'Carpas']);
    await expect(tick(page, 'Carpas')).toHaveAttribute('aria-pressed', 'true');
    await expect(notice(page, '«Carpas» movida a Hecho')).toBeVisible();
    // Whoever comes later knows as well where it stood.
    await page.reload();
    await tick(page, 'Carpas').click();
    await expect(cardsIn(page, 'En curso')).toHaveText(['Bancos', 'Carpas', 'Dulces']);
    await cardLink(page, 'Avisos').press('h');
    await expect(cardsIn(page, 'Hecho')).toHaveText(['Entradas', 'Avisos']);
    await notice(page, '«Avisos» movida a Hecho').getByRole('button', { name: 'Deshacer' }).click();
    await expect(cardsIn(page, 'Por hacer')).toHaveText(['Avisos']);
  });

  await test.step('cards of all columns are chosen by X, Mayús and their boxes, and changed together', async () => {
    const place = await givenKanban(api, elena, ['Avisos', 'Bancos', 'Carpas'], ['Dulces']);
    await openKanban(page, place);
    const chosen = (title: string) => page.getByRole('checkbox', { name: `Seleccionar «${title}»` });
    await expect(chosen('Avisos')).toBeAttached();
    await cardLink(page, 'Avisos').press('x');
    await cardLink(page, 'Carpas').click({ modifiers: ['Shift'] });
    await chosen('Dulces').check();
    await expect(bar(page).getByText('4 seleccionadas')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(bar(page)).toBeHidden();
    await cardLink(page, 'Avisos').press('x');
    await cardLink(page, 'Dulces').press('x');
    await bar(page).getByRole('button', { name: 'Completar' }).click();
    await expect(cardsIn(page, 'Hecho')).toHaveText(['Avisos', 'Dulces']);
    await expect(bar(page)).toBeHidden();
    await notice(page, '2 tareas completadas').getByRole('button', { name: 'Deshacer' }).click();
    await expect(cardsIn(page, 'Por hacer')).toHaveText(['Avisos', 'Bancos', 'Carpas']);
    await expect(cardsIn(page, 'En curso')).toHaveText(['Dulces']);

    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      cardLink(page, 'Bancos').click({ modifiers: ['Control'] }),
    ]);
    await expect(tab).toHaveURL(/\/tasks\/\d+$/);
    await tab.close();
  });

  await test.step('nine cards of a column are seen at once, with a sign for what is not as usual', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const long = 'Pasar las notas de prensa viejas al formato nuevo con todas sus fechas';
    const place = await givenKanban(
      api,
      elena,
      Array.from({ length: 11 }, (_, index) => `Tarea ${index + 1}`),
    );
    const [todo] = place.columns;
    for (const priorityId of [2, 4])
      await addTask(api, elena, place, {
        title: `${long} ${priorityId}`,
        priorityId,
        columnId: todo?.id ?? 0,
      });
    await openKanban(page, place);
    const shown = column(page, 'Por hacer').getByRole('article');
    await expect(shown.nth(8)).toBeInViewport({ ratio: 1 });
    await expect(column(page, 'Por hacer').getByText('Media')).toHaveCount(0);
    await shown.last().scrollIntoViewIfNeeded();
    const urgent = shown.filter({ hasText: `${long} 4` });
    await expect(urgent.getByRole('img', { name: 'Prioridad: Máxima' })).toBeVisible();
    // Nothing is printed over a title, whatever shows with the pointer.
    await urgent.hover();
    const title = await urgent.getByRole('heading').boundingBox();
    const options = await urgent.getByRole('button', { name: /^Opciones/ }).boundingBox();
    expect(options?.y).toBeGreaterThanOrEqual((title?.y ?? 0) + (title?.height ?? 0) - 4);
    await page.setViewportSize({ width: 320, height: 700 });
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 1280, height: 720 });
  });

  await test.step('what is done stands at the end of a list, folded, as each person last left it', async () => {
    const place = await givenKanban(api, elena, ['Avisos'], ['Bancos'], ['Carpas', 'Dulces']);
    await openList(page, place);
    await expect(titles(page)).toHaveText(['Avisos', 'Bancos']);
    expect((await row(page, 'Avisos').boundingBox())?.height).toBe(36);
    const fold = page.getByRole('button', { name: 'Hechas 2' });
    await expect(fold).toHaveAttribute('aria-expanded', 'false');
    await fold.click();
    const done = page.getByRole('table', { name: 'Tareas hechas' });
    await expect(done.getByRole('rowheader').getByRole('link')).toHaveText(['Carpas', 'Dulces']);
    await expectAccessible(page);
    await tick(page, 'Carpas').click();
    await expect(titles(page)).toHaveText(['Avisos', 'Bancos', 'Carpas']);
    await tick(page, 'Avisos').click();
    await expect(titles(page)).toHaveText(['Bancos', 'Carpas']);
    await expect(done.getByRole('rowheader').getByRole('link')).toHaveText(['Avisos', 'Dulces']);
    await titles(page).first().press('x');
    await box(page, 'Carpas').check();
    await expect(bar(page).getByText('2 seleccionadas')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.reload();
    await expect(table(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Hechas 2' })).toHaveAttribute('aria-expanded', 'true');
  });

  await test.step('the cards of the grid are ticked and chosen as well, and keep their words', async () => {
    const place = await givenPlace(api, elena);
    for (const title of ['Avisos', 'Bancos']) await addTask(api, elena, place, { title });
    await visit(page, place.path);
    await expect(card(page, 'Avisos')).toContainText('Media');
    await expect(card(page, 'Avisos')).toContainText('20-05-2031');
    await tick(page, 'Avisos').click();
    await expect(card(page, 'Avisos')).toContainText('Hecho');
    await tick(page, 'Avisos').click();
    await expect(card(page, 'Avisos')).toContainText('Por hacer');
    await expect(page.getByRole('checkbox', { name: 'Seleccionar «Bancos»' })).toBeAttached();
    await card(page, 'Avisos').getByRole('link').press('x');
    await card(page, 'Bancos')
      .getByRole('link')
      .click({ modifiers: ['Shift'] });
    await expect(bar(page).getByText('2 seleccionadas')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(bar(page)).toBeHidden();
  });

  await test.step('Espacio shows a task over its board, and the panel follows the keys', async () => {
    const place = await givenKanban(api, elena, ['Avisos', 'Bancos', 'Carpas'], ['Dulces']);
    await openKanban(page, place);
    const panel = (title: string) => page.getByRole('complementary', { name: title, exact: true });
    await cardLink(page, 'Avisos').press(' ');
    await expect(panel('Avisos').getByLabel('Título', { exact: true })).toHaveValue('Avisos');
    await expect(cardLink(page, 'Avisos')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(panel('Bancos').getByLabel('Título', { exact: true })).toHaveValue('Bancos');
    await expect(cardLink(page, 'Bancos')).toBeFocused();
    await page.keyboard.press('j');
    await expect(panel('Carpas').getByLabel('Título', { exact: true })).toHaveValue('Carpas');
    await expectAccessible(page);
    await page.keyboard.press('Tab');
    await expect(panel('Carpas')).toBeFocused();
    await panel('Carpas').getByRole('button', { name: 'La tarea anterior' }).click();
    await expect(panel('Bancos').getByLabel('Título', { exact: true })).toHaveValue('Bancos');
    await panel('Bancos').getByRole('button', { name: 'Completar', exact: true }).click();
    await expect(cardsIn(page, 'Hecho')).toHaveText(['Bancos']);
    await page.keyboard.press('F6');
    await expect(cardLink(page, 'Bancos')).toBeFocused();
    await page.keyboard.press('F6');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('complementary', { name: 'Bancos' })).toBeHidden();
    await expect(cardLink(page, 'Bancos')).toBeFocused();
    await expect(page).toHaveURL(/view=kanban$/);

    await page.keyboard.press('Space');
    await panel('Bancos').getByRole('link', { name: 'Abrir' }).click();
    await expect(page).toHaveURL(/\/tasks\/\d+$/);
  });

  await test.step('by a setting a task always opens over its board', async () => {
    const place = await givenPlace(api, elena);
    const task = await addTask(api, elena, place, { title: 'Avisos' });
    await visit(page, '/settings/appearance');
    const kept = page.waitForResponse((response) => response.request().method() === 'PATCH');
    await page.getByRole('switch', { name: 'Abrir las tareas sobre el tablero' }).check();
    await kept;
    await visit(page, place.path);
    await card(page, 'Avisos').getByRole('link').click();
    await expect(page.getByRole('complementary', { name: 'Avisos' })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`task=${place.projectId}\\.${place.boardId}\\.${task.id}`));
    await page.setViewportSize({ width: 320, height: 700 });
    await expectNoSidewaysScroll(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('complementary', { name: 'Avisos' })).toBeHidden();
    await openTask(page, place, task);
  });
});

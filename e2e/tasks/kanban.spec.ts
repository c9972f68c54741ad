import { addTask, changeTask } from '../support/boards.ts';
import { alert, notice } from '../support/forms.ts';
import { givenMember, givenRole } from '../support/given.ts';
import { cardLink, cardsIn, column, dragOver, givenKanban, inHand, openKanban } from '../support/kanban.ts';
import { expect, test } from '../support/test.ts';
import { removeTask } from '../support/two-people.ts';
import { visit } from '../support/visit.ts';

test('the mouse moves cards, and what others do to them shows', async ({ page, api, elena }) => {
  await test.step('the mouse moves cards between columns, within one, into an empty one and to the end', async () => {
    const place = await givenKanban(api, elena, ['Carpas', 'Luces', 'Sillas'], ['Permiso']);
    await openKanban(page, place);
    await expect(cardsIn(page, 'Por hacer')).toHaveText(['Carpas', 'Luces', 'Sillas']);

    await dragOver(page, cardLink(page, 'Luces'), column(page, 'En curso').getByRole('listitem'), 0.2);
    await expect(inHand(page)).toHaveText('Luces → En curso, posición 1 de 2 · Esc cancela');
    await page.mouse.up();
    await expect(cardsIn(page, 'En curso')).toHaveText(['Luces', 'Permiso']);
    await expect(notice(page, '«Luces» movida a En curso')).toBeVisible();
    await expect(column(page, 'Por hacer').getByText('2 tareas')).toBeAttached();

    await dragOver(
      page,
      cardLink(page, 'Carpas'),
      column(page, 'Por hacer').getByRole('listitem').last(),
      0.9,
    );
    await expect(inHand(page)).toHaveText('Carpas → Por hacer, posición 2 de 2 · Esc cancela');
    await page.mouse.up();
    await expect(cardsIn(page, 'Por hacer')).toHaveText(['Sillas', 'Carpas']);
    await expect(notice(page, '«Carpas» movida a la posición 2')).toBeVisible();

    await dragOver(page, cardLink(page, 'Permiso'), column(page, 'Hecho'), 0.6);
    await page.mouse.up();
    await expect(cardsIn(page, 'Hecho')).toHaveText(['Permiso']);
    await expect(notice(page, '«Permiso» movida a Hecho')).toBeVisible();
    await dragOver(page, cardLink(page, 'Sillas'), column(page, 'Hecho'), 0.8);
    await expect(inHand(page)).toHaveText('Sillas → Hecho, posición 2 de 2 · Esc cancela');
    await page.mouse.up();
    await expect(cardsIn(page, 'Hecho')).toHaveText(['Permiso', 'Sillas']);
    await expect(notice(page, '«Sillas» movida a Hecho')).toBeVisible();

    await page.reload();
    await expect(cardsIn(page, 'Hecho')).toHaveText(['Permiso', 'Sillas']);
    await expect(cardsIn(page, 'Por hacer')).toHaveText(['Carpas']);
    await expect(cardsIn(page, 'En curso')).toHaveText(['Luces']);
  });

  await test.step('a card that is dropped outside stays, and a move can be undone', async () => {
    const place = await givenKanban(api, elena, ['Carpas', 'Luces']);
    await openKanban(page, place);

    await dragOver(page, cardLink(page, 'Carpas'), page.getByRole('heading', { level: 1 }));
    await expect(inHand(page)).toContainText('fuera de las columnas');
    await page.mouse.up();
    await expect(inHand(page)).toBeHidden();
    await expect(cardsIn(page, 'Por hacer')).toHaveText(['Carpas', 'Luces']);

    await dragOver(page, cardLink(page, 'Carpas'), column(page, 'Hecho'));
    await page.mouse.up();
    await expect(cardsIn(page, 'Hecho')).toHaveText(['Carpas']);
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await expect(cardsIn(page, 'Por hacer')).toHaveText(['Carpas', 'Luces']);
  });

  await test.step('in another order than by hand only the column can be changed', async () => {
    const place = await givenKanban(api, elena, ['Sillas', 'Carpas'], ['Permiso', 'Andamio']);
    await openKanban(page, place, '&sort=title');
    await expect(cardsIn(page, 'Por hacer')).toHaveText(['Carpas', 'Sillas']);

    await dragOver(
      page,
      cardLink(page, 'Carpas'),
      column(page, 'Por hacer').getByRole('listitem').last(),
      0.9,
    );
    await expect(inHand(page)).toContainText('el orden es por título: dentro de la columna no se mueve');
    await page.mouse.up();
    await expect(inHand(page)).toBeHidden();
    await expect(cardsIn(page, 'Por hacer')).toHaveText(['Carpas', 'Sillas']);
    await dragOver(page, cardLink(page, 'Carpas'), column(page, 'En curso'), 0.8);
    await page.mouse.up();
    await expect(cardsIn(page, 'En curso')).toHaveText(['Andamio', 'Carpas', 'Permiso']);
    await expect(notice(page, '«Carpas» movida a En curso')).toBeVisible();
    await openKanban(page, place);
    await expect(cardsIn(page, 'En curso')).toHaveText(['Permiso', 'Andamio', 'Carpas']);
  });

  await test.step('what others move shows by itself, and does not disturb a card in hand', async () => {
    const place = await givenKanban(api, elena, ['Carpas', 'Luces'], ['Permiso']);
    const [, doing, done] = place.columns;
    const sillas = await addTask(api, elena, place, { title: 'Sillas' });
    await openKanban(page, place);
    await changeTask(api, elena, place, sillas, { columnId: doing?.id, afterId: null });
    await expect(cardsIn(page, 'En curso')).toHaveText(['Sillas', 'Permiso']);
    await expect(column(page, 'En curso').getByText('2 tareas')).toBeAttached();

    await dragOver(page, cardLink(page, 'Carpas'), column(page, 'En curso'), 0.8);
    await expect(inHand(page)).toContainText('Carpas → En curso');
    await changeTask(api, elena, place, sillas, { columnId: done?.id });
    await expect(column(page, 'Hecho').getByText('1 tarea', { exact: true })).toBeAttached();
    await expect(cardsIn(page, 'En curso')).toHaveText(['Sillas', 'Permiso']);
    await page.mouse.up();
    await expect(cardsIn(page, 'En curso')).toHaveText(['Permiso', 'Carpas']);
    await expect(cardsIn(page, 'Hecho')).toHaveText(['Sillas']);
  });

  await test.step('a card that is deleted while it is in hand does not come back', async () => {
    const place = await givenKanban(api, elena, ['Carpas', 'Luces'], ['Permiso']);
    const sillas = await addTask(api, elena, place, { title: 'Sillas' });
    await openKanban(page, place);
    await dragOver(page, cardLink(page, 'Sillas'), column(page, 'En curso'), 0.8);
    await expect(inHand(page)).toContainText('Sillas → En curso');
    await removeTask(api, elena, place, sillas);
    await expect(column(page, 'Por hacer').getByText('2 tareas')).toBeAttached();
    await page.mouse.up();
    await expect(alert(page, 'Tarea no encontrada')).toBeVisible();
    await expect(cardsIn(page, 'En curso')).toHaveText(['Permiso']);
    await expect(cardsIn(page, 'Por hacer')).toHaveText(['Carpas', 'Luces']);
  });

  await test.step('the focus goes with a card that somebody else moves, and to the next one when it is deleted', async () => {
    const place = await givenKanban(api, elena, ['Carpas', 'Luces', 'Sillas']);
    const aviso = await addTask(api, elena, place, { title: 'Aviso' });
    await openKanban(page, place);
    await cardLink(page, 'Aviso').focus();
    await changeTask(api, elena, place, aviso, { columnId: place.columns[1]?.id });
    await expect(cardsIn(page, 'En curso')).toHaveText(['Aviso']);
    await expect(cardLink(page, 'Aviso')).toBeFocused();
    await changeTask(api, elena, place, aviso, { columnId: place.columns[0]?.id, afterId: null });
    await expect(cardsIn(page, 'Por hacer')).toHaveText(['Aviso', 'Carpas', 'Luces', 'Sillas']);
    await expect(cardLink(page, 'Aviso')).toBeFocused();
    await api.call(elena, 'DELETE', `/projects/${place.projectId}/boards/${place.boardId}/tasks/${aviso.id}`);
    await expect(cardLink(page, 'Carpas')).toBeFocused();
  });

  await test.step('a search leaves quiet columns, and says so when nothing is found', async () => {
    const place = await givenKanban(api, elena, ['Carpas', 'Luces'], ['Carpeta']);
    await openKanban(page, place, '&search=carp');
    await expect(cardsIn(page, 'Por hacer')).toHaveText(['Carpas']);
    await expect(cardsIn(page, 'En curso')).toHaveText(['Carpeta']);
    await expect(column(page, 'Hecho').getByText('Ninguna tarea coincide')).toBeVisible();
    await expect(column(page, 'Por hacer').getByText('1 tarea', { exact: true })).toBeAttached();

    const search = page.getByRole('searchbox', { name: 'Buscar tarea' });
    await search.fill('nada de esto');
    await search.press('Enter');
    await expect(page.getByRole('heading', { name: 'No se encontraron tareas.' })).toBeVisible();
    await expect(column(page, 'Hecho')).toBeHidden();
    await page.getByRole('button', { name: 'Limpiar búsqueda' }).last().click();
    await expect(cardsIn(page, 'Por hacer')).toHaveText(['Carpas', 'Luces']);

    await visit(page, `${place.path}?view=kanban&search=nada&priority=4`);
    await page.getByRole('button', { name: 'Limpiar búsqueda y filtros' }).click();
    await expect(cardsIn(page, 'Por hacer')).toHaveText(['Carpas', 'Luces']);
  });

  await test.step('a move that is refused goes back, with a word', async () => {
    const ana = await api.register('Ana', 'Ruiz');
    const place = await givenKanban(api, ana, ['Carpas', 'Luces']);
    await givenMember(api, ana, place.projectId, elena, 'Editor');
    await openKanban(page, place);

    await page.route('**/tasks/*', (route) => route.abort());
    await dragOver(page, cardLink(page, 'Carpas'), column(page, 'Hecho'));
    await page.mouse.up();
    await expect(alert(page, '«Carpas» no se movió: No hay conexión con el servidor')).toBeVisible();
    await expect(cardsIn(page, 'Por hacer')).toHaveText(['Carpas', 'Luces']);
    await expect(column(page, 'Hecho').getByText('Al completar una tarea, llega aquí sola.')).toBeVisible();
    await page.unroute('**/tasks/*');
    await page.getByRole('button', { name: 'Cerrar', exact: true }).click();
    await expect(page.getByRole('alert')).toHaveCount(0);

    // The right is lost while the card is in hand.
    await dragOver(page, cardLink(page, 'Luces'), column(page, 'Hecho'));
    await expect(inHand(page)).toHaveText('Luces → Hecho, posición 1 de 1 · Esc cancela');
    await givenRole(api, ana, place.projectId, elena, 'Lector');
    await page.mouse.up();
    await expect(alert(page, 'permisos')).toBeVisible();
    await expect(cardsIn(page, 'Por hacer')).toHaveText(['Carpas', 'Luces']);
  });

  await test.step('a Lector sees the columns, opens cards and moves nothing', async () => {
    const ana = await api.register('Ana', 'Ruiz');
    const place = await givenKanban(api, ana, ['Carpas', 'Luces']);
    await givenMember(api, ana, place.projectId, elena, 'Lector');
    await openKanban(page, place);
    const carpas = cardLink(page, 'Carpas');
    await expect(carpas).toHaveAccessibleDescription('');
    await expect(page.locator('[draggable=true]')).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Mover|^Más opciones|Agregar columna/ })).toHaveCount(0);
    const create = page.getByRole('button', { name: /^Crear tarea en/ });
    await expect(create).toHaveCount(6);
    for (const button of await create.all()) await expect(button).toHaveAttribute('aria-disabled', 'true');

    await carpas.focus();
    await page.keyboard.press('t');
    await page.keyboard.press('m');
    await page.keyboard.press('ArrowDown');
    await expect(cardLink(page, 'Luces')).toBeFocused();
    await expect(inHand(page)).toBeHidden();
    await expect(page.getByRole('menu')).toBeHidden();
    await carpas.click();
    await expect(page).toHaveURL(/\/tasks\/\d+$/);
  });
});

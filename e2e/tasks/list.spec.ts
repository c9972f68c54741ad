import { expectAccessible, expectNoSidewaysScroll, settle } from '../support/axe.ts';
import { addTask, comment, givenPlace } from '../support/boards.ts';
import { givenMember } from '../support/given.ts';
import { changeColumn, givenKanban } from '../support/kanban.ts';
import { bar, box, cell, openList, pick, row, table, tick, titleBox, titles } from '../support/lists.ts';
import { givenManyTasks } from '../support/many-tasks.ts';
import { scrollUntilSeen } from '../support/scrolling.ts';
import { expect, test } from '../support/test.ts';
import { givenPair } from '../support/two-people.ts';

test('a list is sorted by its headers, and only read by a reader', async ({ page, context, api }) => {
  const { ana, bruno } = await givenPair(api);
  await test.step('the headers sort the list up and down, and the order stands in the address', async () => {
    const place = await givenKanban(api, ana);
    const [toDo = 0, doing = 0, done = 0] = place.columns.map(({ id }) => id);
    // What is done would stand apart.
    for (const last of place.columns.slice(2))
      await changeColumn(api, ana, place, last, { kind: 'en curso' });
    await givenMember(api, ana, place.projectId, bruno);
    const tasks = [
      { title: 'Ñandutí', dueDate: '2031-03-01', priorityId: 2, assignedTo: bruno.id, columnId: doing },
      { title: 'nube', dueDate: '2031-01-01', priorityId: 4, assignedTo: ana.id, columnId: toDo },
      { title: 'Árbol', dueDate: '2031-02-01', priorityId: 1, assignedTo: null, columnId: done },
    ];
    for (const [index, task] of tasks.entries()) {
      const made = await addTask(api, ana, place, task);
      for (const words of ['Listo', 'Gracias'].slice(0, index)) await comment(api, ana, place, made, words);
    }
    await api.signIn(context, ana);
    await openList(page, place);
    await expect(titles(page)).toHaveText(['Ñandutí', 'nube', 'Árbol']);

    const orders: [header: string, field: string, up: string[], down: string[]][] = [
      ['Tarea', 'title', ['Árbol', 'nube', 'Ñandutí'], ['Ñandutí', 'nube', 'Árbol']],
      ['Prioridad', 'priority_id', ['Árbol', 'Ñandutí', 'nube'], ['nube', 'Ñandutí', 'Árbol']],
      ['Fecha límite', 'due_date', ['nube', 'Árbol', 'Ñandutí'], ['Ñandutí', 'Árbol', 'nube']],
      ['Estado', 'column_id', ['nube', 'Ñandutí', 'Árbol'], ['Árbol', 'Ñandutí', 'nube']],
      ['Comentarios', 'commentCount', ['Ñandutí', 'nube', 'Árbol'], ['Árbol', 'nube', 'Ñandutí']],
      ['Responsable', 'assigned_to', ['nube', 'Ñandutí', 'Árbol'], ['Ñandutí', 'nube', 'Árbol']],
    ];
    for (const [name, field, up, down] of orders) {
      const header = table(page).getByRole('columnheader', { name, exact: true });
      await header.getByRole('button').click();
      await expect(titles(page), name).toHaveText(up);
      await expect(header).toHaveAttribute('aria-sort', 'ascending');
      await expect(page).toHaveURL(new RegExp(`sort=${field}$`));
      await header.getByRole('button').click();
      await expect(titles(page), name).toHaveText(down);
      await expect(header).toHaveAttribute('aria-sort', 'descending');
      await expect(page).toHaveURL(new RegExp(`sort=${field}&order=desc$`));
    }
    await page.reload();
    await expect(titles(page)).toHaveText(['Ñandutí', 'nube', 'Árbol']);
  });

  await test.step('a reader sees the values as plain text, with nothing to change', async () => {
    const place = await givenPlace(api, ana);
    await givenMember(api, ana, place.projectId, bruno, 'Lector');
    await addTask(api, ana, place, { title: 'Pedir carpas', priorityId: 4, dueDate: '2031-05-20' });
    await api.signIn(context, bruno);
    await page.goto(`${place.path}?view=list`);
    const shown = row(page, 'Pedir carpas');
    for (const text of ['Máxima', 'Por hacer', '20-05-2031', 'Ana Ruiz'])
      await expect(shown.getByText(text, { exact: true })).toBeVisible();
    await expect(table(page).getByRole('checkbox')).toHaveCount(0);
    await expect(shown.getByRole('button')).toHaveAccessibleName('Opciones de «Pedir carpas»');
    await titles(page).focus();
    await page.keyboard.press('F2');
    await page.keyboard.press('Control+a');
    await expectAccessible(page);
    await expect(page.getByRole('textbox', { name: /^Título/ })).toHaveCount(0);
    await expect(bar(page)).toBeHidden();
    await titles(page).click();
    await expect(page).toHaveURL(/\/tasks\/\d+$/);
  });
});

test('a list is used with the keyboard alone, tells cut titles whole and reads on while scrolling', async ({
  page,
  api,
  elena,
  databaseUrl,
}) => {
  await test.step('a title that is cut short is told whole in a tooltip, one that is not has none', async () => {
    const place = await givenPlace(api, elena);
    const long = 'Pedir presupuesto a tres proveedores '.repeat(5).trim();
    for (const title of [long, 'Carpas']) await addTask(api, elena, place, { title });
    await openList(page, place);
    const link = (name: string) => page.getByRole('link', { name, exact: true });
    await link(long).hover();
    await expect(link(long)).toHaveAttribute('title', long);
    await link('Carpas').hover();
    await expect(link('Carpas')).toHaveAttribute('title', '');
    // What shows beside it then is not printed over it.
    await link(long).hover();
    const [title, pencil] = [link(long), page.getByRole('button', { name: `Editar el título de «${long}»` })];
    const edge = async () => {
      const { x = 0, width = 0 } = (await title.boundingBox()) ?? {};
      return x + width;
    };
    await expect.poll(async () => (await edge()) <= ((await pencil.boundingBox())?.x ?? 0)).toBe(true);
  });

  await test.step('everything in the list can be done with the keyboard alone', async () => {
    const place = await givenPlace(api, elena);
    for (const title of ['Avisos', 'Bancos', 'Carpas']) await addTask(api, elena, place, { title });
    await openList(page, place);

    await table(page).getByRole('checkbox', { name: 'Seleccionar todas las tareas' }).focus();
    for (let step = 0; step < 8; step += 1) await page.keyboard.press('Tab');
    await expect(box(page, 'Avisos')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(box(page, 'Bancos')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(tick(page, 'Bancos')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(titles(page).nth(1)).toBeFocused();

    await page.keyboard.press('F2');
    await expect(titleBox(page)).toBeFocused();
    await page.keyboard.type('Bancos de madera');
    await page.keyboard.press('Enter');
    await expect(titles(page).nth(1)).toHaveText('Bancos de madera');
    await expect(titles(page).nth(1)).toBeFocused();

    for (let step = 0; step < 3; step += 1) await page.keyboard.press('Tab');
    await expect(cell(page, 'Bancos de madera', 'Prioridad')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menu')).toBeFocused();
    await page.keyboard.type('a');
    await expect(page.getByRole('menuitemradio', { name: 'Alta' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(cell(page, 'Bancos de madera', 'Prioridad')).toHaveAccessibleName('Cambiar prioridad: Alta');
    await expect(cell(page, 'Bancos de madera', 'Prioridad')).toBeFocused();

    await page.keyboard.press('Control+a');
    await expect(page.getByRole('status').filter({ hasText: '3 tareas seleccionadas' })).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('status').filter({ hasText: 'Ninguna tarea seleccionada' })).toHaveCount(1);
  });

  await test.step('a list of three hundred tasks keeps few rows, tells their places and reads on while scrolling', async () => {
    const place = await givenPlace(api, elena);
    await givenManyTasks(databaseUrl, elena, place, 300);
    await openList(page, place);
    await expect(table(page)).toHaveAttribute('aria-rowcount', '301');
    expect(await titles(page).count()).toBeLessThan(60);
    const first = await titles(page).first().textContent();
    await titles(page).first().focus();

    const seen = new Map<string, string>();
    const look = async () => {
      const rows = await table(page)
        .locator('[data-row]')
        .evaluateAll((all) =>
          all.map((each) => [
            each.getAttribute('aria-rowindex') ?? '',
            each.querySelector('a')?.textContent ?? '',
          ]),
        );
      for (const [index = '', title = ''] of rows) seen.set(index, title);
      return seen.size;
    };
    await scrollUntilSeen(page, look, 300);
    expect(new Set(seen.values()).size).toBe(300);
    expect(await titles(page).count()).toBeLessThan(60);
    // The row that has the focus is still there, however far away.
    await expect(page.getByRole('link', { name: first ?? '', exact: true })).toBeFocused();
    await expect(table(page).getByRole('columnheader', { name: 'Tarea', exact: true })).toBeInViewport();
  });
});

test('the list is accessible, with its menus open, and fits every width', async ({ page, context, api }) => {
  const elena = await api.register('Wolfgangamadeusmozartbeethovenschubertxy', 'Etxeberria');
  const place = await givenPlace(api, elena);
  await addTask(api, elena, place, { title: 'Electroencefalografista'.repeat(6), dueDate: '2020-01-01' });
  await addTask(api, elena, place, { title: 'Corta', assignedTo: null });
  await api.signIn(context, elena);
  await page.setViewportSize({ width: 1440, height: 900 });
  await openList(page, place);
  await expectAccessible(page);
  for (const field of ['Prioridad', 'Estado', 'Responsable']) {
    await cell(page, 'Corta', field).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await expectAccessible(page.getByRole('menu'));
    await page.keyboard.press('Escape');
    await expect(cell(page, 'Corta', field)).toBeFocused();
  }
  await cell(page, 'Corta', 'Fecha límite').click();
  await expect(page.getByRole('dialog').getByRole('grid')).toBeVisible();
  await expectAccessible(page.getByRole('dialog'));
  await page.keyboard.press('Escape');
  await expect(cell(page, 'Corta', 'Fecha límite')).toBeFocused();
  await box(page, 'Corta').check();
  await expectAccessible(page);
  for (const width of [1440, 1180, 1000, 880, 800, 390, 320]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
  }
});

test('a finger selects by a long press', async ({ browser, api, address }) => {
  const elena = await api.register();
  const place = await givenPlace(api, elena);
  for (const title of ['Avisos', 'Bancos']) await addTask(api, elena, place, { title });
  const context = await browser.newContext({
    baseURL: address,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  // Rows that are low have no room for more than their circle, title, date and face.
  await api.call(elena, 'PATCH', '/profile', { density: 'roomy' });
  await api.signIn(context, elena);
  const page = await context.newPage();
  await openList(page, place);
  await settle(page);
  const card = await row(page, 'Avisos').boundingBox();
  const point = { x: (card?.x ?? 0) + 120, y: (card?.y ?? 0) + 60 };
  const touch = await context.newCDPSession(page);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await expect(box(page, 'Avisos')).toBeChecked();
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await row(page, 'Bancos').tap();
  await expect(box(page, 'Bancos')).toBeChecked();
  await expect(page).toHaveURL(/view=list$/);
  await expectAccessible(page);

  await bar(page).getByRole('button', { name: 'Cambiar prioridad' }).tap();
  await pick(page, 'Máxima');
  await page.getByRole('button', { name: 'Dejar de seleccionar' }).tap();
  for (const title of ['Avisos', 'Bancos'])
    await expect(cell(page, title, 'Prioridad')).toHaveAccessibleName('Cambiar prioridad: Máxima');
  await cell(page, 'Bancos', 'Estado').tap();
  await pick(page, 'En curso');
  await expect(cell(page, 'Bancos', 'Estado')).toHaveAccessibleName('Cambiar estado: En curso');
  await row(page, 'Bancos').getByRole('button', { name: 'Editar el título de «Bancos»' }).tap();
  const title = page.getByRole('textbox', { name: 'Título de «Bancos»' });
  await title.fill('Bancos largos');
  await title.press('Enter');
  await expect(titles(page)).toHaveText(['Avisos', 'Bancos largos']);
  await expectNoSidewaysScroll(page);
  await context.close();
});

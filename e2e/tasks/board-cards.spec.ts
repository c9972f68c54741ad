import type { BoardDetail } from '@cuadrilla/contract/tasks/boards';
import { addTask, card, changeTask, comment, givenPlace } from '../support/boards.ts';
import { trustOwnClock } from '../support/clock.ts';
import { alert } from '../support/forms.ts';
import { givenProject } from '../support/given.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

test('cards show what matters and when, and errors replace them', async ({ page, api, elena }) => {
  await test.step('a card shows priority with its colour, state, comments and responsible', async () => {
    const place = await givenPlace(api, elena);
    const priorities = [
      ['Baja', 'green'],
      ['Media', 'yellow'],
      ['Alta', 'orange'],
      ['Máxima', 'red'],
    ] as const;
    const hues = { green: [90, 170], yellow: [40, 60], orange: [15, 40], red: [340, 375] };
    for (const [index, [name]] of priorities.entries())
      await addTask(api, elena, place, { title: `De prioridad ${name}`, priorityId: index + 1 });
    const talked = await addTask(api, elena, place, { title: 'Conversada' });
    await comment(api, elena, place, talked, 'Hecho');
    await visit(page, place.path);

    for (const [name, colour] of priorities) {
      const chip = card(page, `De prioridad ${name}`).getByText(name, { exact: true });
      const [red = 0, green = 0, blue = 0] = await chip.evaluate((element) =>
        (getComputedStyle(element).backgroundColor.match(/[\d.]+/g) ?? []).map(Number),
      );
      const hue = hueOf(red, green, blue);
      const [from = 0, to = 0] = hues[colour];
      expect(hue < 15 ? hue + 360 : hue, `${name} is ${colour}`).toBeGreaterThan(from);
      expect(hue < 15 ? hue + 360 : hue, `${name} is ${colour}`).toBeLessThan(to);
    }
    await expect(card(page, 'Conversada').getByRole('img', { name: '1 comentario', exact: true })).toHaveText(
      '1',
    );
    await expect(card(page, 'Conversada').getByText('Por hacer', { exact: true })).toBeVisible();
    await expect(card(page, 'Conversada').getByText('EP', { exact: true })).toBeVisible();
  });

  await test.step('a board that the server failed to give is there after «Reintentar»', async () => {
    const place = await givenPlace(api, elena);
    await addTask(api, elena, place);
    const pattern = `**/api/projects/${place.projectId}/boards/${place.boardId}/**`;
    await page.route(pattern, (route) =>
      route.fulfill({ status: 500, json: { error: ['La base de datos no responde'] } }),
    );
    await visit(page, place.path);
    await expect(alert(page, 'La base de datos no responde')).toBeVisible();
    await expect(page.getByRole('searchbox', { name: 'Buscar tarea' })).toBeHidden();
    // Not while one of them is still to be answered so.
    await page.unrouteAll({ behavior: 'wait' });
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(card(page, 'Pedir carpas')).toBeVisible();
  });

  await test.step('the errors of a board replace the page: no such board, a deleted one, one of others', async () => {
    const ana = await api.register('Ana', 'Ruiz');
    const { id } = await givenProject(api, elena);
    const deleted = await givenPlace(api, elena);
    await api.call(elena, 'DELETE', `/projects/${deleted.projectId}/boards/${deleted.boardId}`);
    const foreign = await givenPlace(api, ana);
    for (const [path, message] of [
      [`/dashboard/projects/${id}/boards/999999`, 'Tablero no encontrado'],
      [`${deleted.path}?search=carpas`, 'Tablero no encontrado'],
      [foreign.path, 'Proyecto no encontrado'],
    ] as const) {
      await visit(page, path);
      await expect(page.getByRole('alert').getByRole('heading')).toHaveText(message);
      await expect(page).toHaveTitle('Tablero · Cuadrilla');
      const main = page.getByRole('main');
      await expect(main.getByRole('searchbox')).toBeHidden();
      await expect(main.getByRole('button')).toHaveCount(0);
      await expect(main.getByText('Crear tarea')).toBeHidden();
    }
  });

  await test.step('cards show overdue, today and done dates as dd-MM-yyyy', async () => {
    const place = await givenPlace(api, elena);
    const board = await api.call<BoardDetail>(
      elena,
      'GET',
      `/projects/${place.projectId}/boards/${place.boardId}`,
    );
    const done = board.Columns.find(({ kind }) => kind === 'hecho');
    await addTask(api, elena, place, { title: 'Tarde', dueDate: '2027-03-09' });
    await addTask(api, elena, place, { title: 'Hoy', dueDate: '2027-03-10' });
    await addTask(api, elena, place, { title: 'Después', dueDate: '2027-03-11' });
    const past = await addTask(api, elena, place, { title: 'Terminada', dueDate: '2027-03-09' });
    await changeTask(api, elena, place, past, { columnId: done?.id });
    await trustOwnClock(page);
    await page.clock.setFixedTime('2027-03-10T12:00:00-03:00');
    await page.goto(place.path);

    await expect(card(page, 'Tarde').getByText('09-03-2027 vencida', { exact: true })).toBeVisible();
    await expect(card(page, 'Hoy').getByText('10-03-2027 · hoy', { exact: true })).toBeVisible();
    await expect(card(page, 'Después').getByRole('time')).toHaveText('11-03-2027');
    await expect(card(page, 'Después')).not.toContainText('hoy');
    await expect(card(page, 'Terminada').getByText('Hecho', { exact: true })).toBeVisible();
    await expect(card(page, 'Terminada').getByRole('time')).toHaveText('09-03-2027');
    await expect(card(page, 'Terminada')).not.toContainText('vencida');
  });
});

function hueOf(red: number, green: number, blue: number): number {
  const [low, high] = [Math.min(red, green, blue), Math.max(red, green, blue)];
  const span = high - low;
  if (high === red) return (60 * ((green - blue) / span) + 360) % 360;
  return high === green ? 120 + (60 * (blue - red)) / span : 240 + (60 * (red - green)) / span;
}

import type { Task } from '@cuadrilla/contract/tasks/tasks';
import type { WebSocketRoute } from '@playwright/test';
import { addTask, cards, changeTask, givenPlace, openTask } from '../support/boards.ts';
import { stopClock, tickUntil } from '../support/clock.ts';
import { expectProperty, fillTask, save } from '../support/forms.ts';
import { partsAlone } from '../support/network.ts';
import { expect, test } from '../support/test.ts';
import { expectAccessible } from '../support/axe.ts';
import { givenTwo, openFollowing, removeTask } from '../support/two-people.ts';

test('a browser that was offline shows exactly what the server has once it is back', async ({
  page,
  context,
  api,
}) => {
  const { ana, bruno, place } = await givenTwo(api);
  const tasks = await Promise.all(
    Array.from({ length: 12 }, (_, index) => addTask(api, ana, place, { title: `Tarea ${index}` })),
  );
  await api.signIn(context, ana);
  await openFollowing(page, `${place.path}?sort=title`);
  await expect(cards(page)).toHaveCount(12);
  await context.setOffline(true);
  await expect(page.getByText('Sin conexión. Los cambios no se guardan hasta reconectar.')).toBeVisible();
  for (const [index, task] of tasks.entries()) {
    if (index % 3 === 0) await removeTask(api, bruno, place, task);
    else await changeTask(api, bruno, place, task, { title: `Cambiada ${index}`, priorityId: 4 });
  }
  for (const title of ['Árbol', 'Zócalo']) await addTask(api, bruno, place, { title });
  await context.setOffline(false);

  const there = await api.call<Task[]>(
    ana,
    'GET',
    `/projects/${place.projectId}/boards/${place.boardId}/tasks?sort=title`,
  );
  await expect(cards(page)).toHaveText(there.map(({ title }) => title));
  await expect(page.getByRole('article').filter({ hasText: 'Máxima' })).toHaveCount(8);
  await expect(page.getByText('Sin conexión.')).toBeHidden();
});

test('what failed while the server was away is there again with it', async ({ page, context, api }) => {
  const { ana, place } = await givenTwo(api);
  await addTask(api, ana, place, { title: 'Carpas' });
  await api.signIn(context, ana);
  const lines: WebSocketRoute[] = [];
  await page.routeWebSocket('**/api/live', (line) => {
    lines.push(line);
    line.connectToServer();
  });
  await partsAlone(page);
  const lists = `**/boards/${place.boardId}/tasks?*`;
  await page.route(lists, (route) => route.fulfill({ status: 503, json: { error: ['No disponible'] } }));
  await page.goto(`${place.path}?view=kanban`);
  await expect(page.getByText('No disponible').first()).toBeVisible();
  await page.unroute(lists);
  await lines[0]?.close();
  await expect(page.getByRole('link', { name: 'Carpas', exact: true })).toBeVisible();
  await expect(page.getByText('No disponible')).toHaveCount(0);
});

test('a line that stays lost is told, and the page can be used and asks for what others do', async ({
  page,
  context,
  api,
}) => {
  const { ana, bruno, place } = await givenTwo(api);
  const task = await addTask(api, ana, place);
  await api.signIn(context, ana);
  let broken = true;
  await page.routeWebSocket('**/api/live', (line) => void (broken ? line.close() : line.connectToServer()));
  await page.clock.install();
  await openTask(page, place, task);
  const banner = page.getByRole('status').filter({ hasText: 'Sin conexión en vivo.' });
  await expect(banner).toContainText(/Nuevo intento en \d+ s/);
  await expectAccessible(page);
  await fillTask(page, { title: 'Pedir toldos' });
  await save(page);
  await changeTask(api, bruno, place, task, { priorityId: 4 });
  await expectProperty(page, 'Prioridad', 'Crítica');
  // Not in the middle of an attempt, and no further one comes before the hand.
  await stopClock(page);
  await tickUntil(page, () => expect(banner).toContainText(/Nuevo intento en [1-9]\d* s/, { timeout: 100 }));
  broken = false;
  await banner.getByRole('button', { name: 'Reintentar ahora' }).click();
  await page.clock.resume();
  await expect(banner).toBeHidden();
  await changeTask(api, bruno, place, task, { priorityId: 1 });
  await expectProperty(page, 'Prioridad', 'Baja');
});

test('an address that leads nowhere says so and stays, and the line with it', async ({
  page,
  context,
  api,
}) => {
  const [elena, ana] = [await api.register(), await api.register('Ana', 'Ruiz')];
  const [own, foreign] = [await givenPlace(api, elena), await givenPlace(api, ana)];
  await api.signIn(context, elena);
  await page.clock.install();
  for (const [address, message, answer] of [
    [foreign.path, 'Proyecto no encontrado', '"gone"'],
    [own.path.replace(/\d+$/, 'hola'), 'Tablero no encontrado', '"following"'],
  ] as const) {
    let lines = 0;
    const answered = new Promise<void>((resolve) => {
      page.on('websocket', (line) => {
        lines += 1;
        line.on('framereceived', ({ payload }) => String(payload).includes(answer) && resolve());
      });
    });
    await page.goto(address);
    const heading = page.getByRole('alert').getByRole('heading');
    await expect(heading).toHaveText(message);
    await answered;
    // Longer than it would take to be sent away, or to connect anew.
    await page.clock.runFor(5_000);
    await expect(heading).toHaveText(message);
    expect(lines).toBe(1);
    page.removeAllListeners('websocket');
  }
});

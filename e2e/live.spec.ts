import type { Task } from '@cuadrilla/contract/tasks';
import type { Page } from '@playwright/test';
import type { Api, Person } from './api.ts';
import {
  addTask,
  card,
  cards,
  changeTask,
  comment,
  givenPlace,
  openTask,
  taskPath,
  type Place,
} from './boards.ts';
import { field, fillTask, save, saveButton } from './forms.ts';
import { givenBoard, givenMember, givenProject, givenRole } from './given.ts';
import { expect, test } from './test.ts';
import { expectAccessibleInBothThemes } from './themes.ts';

/** Ana's project with one board, of which Bruno is an editor. */
async function givenTwo(api: Api) {
  const [ana, bruno] = [await api.register('Ana', 'Ruiz'), await api.register('Bruno', 'Sosa')];
  const place = await givenPlace(api, ana);
  await givenMember(api, ana, place.projectId, bruno);
  return { ana, bruno, place };
}

/** Opens the page and waits until all that happens in the project arrives there by itself. */
async function openFollowing(page: Page, address: string): Promise<void> {
  const line = page.waitForEvent('websocket');
  await page.goto(address);
  await (await line).waitForEvent('framereceived', ({ payload }) => String(payload).includes('"following"'));
}

const removeTask = (api: Api, person: Person, { projectId }: Place, { id, board_id }: Task) =>
  api.call(person, 'DELETE', `/projects/${projectId}/boards/${board_id}/tasks/${id}`);

test('what others do on a board shows by itself', async ({ page, browserOf, api }) => {
  const { ana, bruno, place } = await givenTwo(api);
  const tents = await addTask(api, ana, place, { title: 'Carpas' });
  const next = await givenBoard(api, ana, place.projectId, 'Difusión');
  const columns = await api.call<{ id: number; name: string }[]>(
    ana,
    'GET',
    `/projects/${place.projectId}/boards/${place.boardId}/columns`,
  );
  await api.signIn(page.context(), ana);
  await openFollowing(page, place.path);
  await expect(cards(page)).toHaveText(['Carpas']);

  const other = await browserOf(bruno);
  await other.goto(`${place.path}/create-task`);
  await fillTask(other, { title: 'Sillas', due: '24/12/2031', priority: 'Alta' });
  await other.getByRole('main').getByRole('button', { name: 'Crear tarea' }).click();
  await expect(cards(page)).toHaveText(['Carpas', 'Sillas']);
  await expect(page.getByText('2 tareas')).toBeVisible();
  await expect(page.getByRole('log')).toHaveText('Bruno Sosa creó «Sillas»');

  await other.getByRole('link', { name: 'Carpas', exact: true }).click();
  await fillTask(other, { title: 'Carpas grandes' });
  await save(other);
  await expect(cards(page)).toHaveText(['Carpas grandes', 'Sillas']);

  const done = columns.find(({ name }) => name === 'Hecho');
  await changeTask(api, bruno, place, tents, { columnId: done?.id });
  await expect(card(page, 'Carpas grandes')).toContainText('Hecho');
  await changeTask(api, bruno, place, tents, { boardId: next.id });
  await expect(cards(page)).toHaveText(['Sillas']);
  const [chairs] = await api.call<Task[]>(
    ana,
    'GET',
    `/projects/${place.projectId}/boards/${place.boardId}/tasks`,
  );
  if (!chairs) throw new Error('the task is not there');
  await removeTask(api, bruno, place, chairs);
  await expect(page.getByRole('heading', { name: 'No se encontraron tareas.' })).toBeVisible();
});

test('comments and activity appear where they are read, and nothing jumps under the hands', async ({
  page,
  api,
}) => {
  const { ana, bruno, place } = await givenTwo(api);
  const task = await addTask(api, ana, place);
  const say = (text: string) => comment(api, bruno, place, task, `${text}\n\nlargo\n\ny alto`);
  for (const text of ['Antes', 'Luego', 'Después']) await say(text);
  await page.setViewportSize({ width: 1280, height: 500 });
  await api.signIn(page.context(), ana);
  await openFollowing(page, taskPath(place, task));
  const box = field(page, 'Comentario');
  await box.fill('A medio escr');
  await box.evaluate((each) => each.scrollIntoView({ block: 'center' }));
  const before = await box.boundingBox();
  for (const text of ['Uno', 'Dos', 'Tres']) await say(text);
  await expect(page.getByRole('article').filter({ hasText: 'Tres' })).toContainText('Bruno Sosa');
  await changeTask(api, bruno, place, task, { priorityId: 4 });
  await expect(page.getByText('Bruno Sosa cambió la prioridad de Media a Máxima')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Comentarios 6' })).toBeVisible();
  await expect(box).toBeFocused();
  await page.keyboard.type('ibir');
  await expect(box).toHaveValue('A medio escribir');
  await expect(box).toBeInViewport();
  expect((await box.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
});

test('the dashboard, the project and its members follow', async ({ page, browserOf, api }) => {
  const { ana, bruno, place } = await givenTwo(api);
  const celia = await api.register('Celia', 'Paz');
  await api.signIn(page.context(), bruno);
  await openFollowing(page, `/dashboard/projects/${place.projectId}`);
  await givenBoard(api, ana, place.projectId, 'Difusión');
  await expect(page.getByRole('heading', { name: 'Difusión' })).toBeVisible();
  await api.call(ana, 'PATCH', `/projects/${place.projectId}`, {
    name: 'Feria de invierno',
    description: '',
  });
  await expect(page.getByRole('heading', { level: 1, name: 'Feria de invierno' })).toBeVisible();
  await page.getByRole('tab', { name: /^Miembros/ }).click();
  await givenMember(api, ana, place.projectId, celia, 'Lector');
  await expect(
    page.getByRole('listitem').filter({ hasText: 'persona' }).filter({ hasText: 'Celia Paz' }),
  ).toContainText('Lector');
  await givenRole(api, ana, place.projectId, celia, 'Administrador');
  await expect(
    page.getByRole('listitem').filter({ hasText: 'persona' }).filter({ hasText: 'Celia Paz' }),
  ).toContainText('Administrador');

  const other = await browserOf(celia);
  await other.goto('/dashboard');
  await expect(other.getByRole('heading', { name: 'Feria de invierno' })).toBeVisible();
  const added = await givenProject(api, ana, 'Mudanza');
  await givenMember(api, ana, added.id, celia);
  await expect(other.getByRole('heading', { name: 'Mudanza' })).toBeVisible();
});

test('who else is here is shown, each person once, and what they are doing', async ({
  page,
  context,
  browserOf,
  api,
}) => {
  const { ana, bruno, place } = await givenTwo(api);
  const task = await addTask(api, ana, place);
  await api.signIn(context, ana);
  await openFollowing(page, place.path);
  const here = page.getByRole('main').getByText(/aquí$/);
  await expect(here).toBeHidden();

  const other = await browserOf(bruno);
  await openFollowing(other, place.path);
  await expect(here).toHaveText('1 persona más aquí');
  await expect(other.getByRole('main').getByRole('img', { name: 'Ana Ruiz' }).first()).toBeVisible();
  const second = await other.context().newPage();
  await openFollowing(second, taskPath(place, task));
  await expect(second.getByText('1 persona más aquí'), 'of the board, not of the task').toBeHidden();
  await fillTask(second, { title: 'Pedir toldos' });
  await expect(card(page, 'Pedir carpas')).toContainText('Bruno está editando');
  await expect(here).toHaveText('1 persona más aquí');
  await expectAccessibleInBothThemes(page);

  await page.getByRole('link', { name: 'Pedir carpas', exact: true }).click();
  await expect(page.getByRole('main').getByText('Bruno está editando')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await field(second, 'Comentario').pressSequentially('Hola');
  await expect(page.getByText('Bruno está escribiendo')).toBeVisible();
  await expect(page.getByText('Bruno está escribiendo'), 'five seconds after the last key').toBeHidden({
    timeout: 10_000,
  });
  await expect(page.getByRole('main').getByText('Bruno está editando')).toBeVisible();
  await second.getByRole('link', { name: 'Cancelar' }).click();
  await expect(page.getByRole('main').getByText('Bruno está editando')).toBeHidden();

  const own = await context.newPage();
  await openFollowing(own, place.path);
  await other.close();
  await second.close();
  await expect(own.getByText(/aquí$/)).toBeHidden();
});

test('a removed member is sent away at once, and hears nothing more', async ({ page, api }) => {
  const { ana, bruno, place } = await givenTwo(api);
  const task = await addTask(api, ana, place);
  await api.signIn(page.context(), bruno);
  const heard: string[] = [];
  page.on('websocket', (line) => line.on('framereceived', ({ payload }) => void heard.push(String(payload))));
  await openFollowing(page, taskPath(place, task));
  await fillTask(page, { title: 'A medio escribir' });
  await api.call(ana, 'DELETE', `/projects/${place.projectId}/memberships/${bruno.id}`);
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(
    page.getByRole('alert').filter({ hasText: 'Este proyecto ya no está disponible' }),
  ).toBeVisible();
  await expect(page.getByText('Feria de otoño')).toBeHidden();
  await changeTask(api, ana, place, task, { title: 'Secreto' });
  await givenProject(api, bruno, 'Propio');
  await expect(page.getByRole('heading', { name: 'Propio' }), 'the line itself lives on').toBeVisible();
  expect(heard.join('\n')).not.toContain('Secreto');
});

test('rights that change are followed by the buttons', async ({ page, api }) => {
  const { ana, bruno, place } = await givenTwo(api);
  const task = await addTask(api, ana, place);
  await api.signIn(page.context(), bruno);
  await openFollowing(page, taskPath(place, task));
  await fillTask(page, { title: 'A medio escribir' });
  await givenRole(api, ana, place.projectId, bruno, 'Lector');
  await expect(saveButton(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(field(page, 'Título')).toHaveValue('A medio escribir');
  await givenRole(api, ana, place.projectId, bruno, 'Editor');
  await expect(saveButton(page)).not.toHaveAttribute('aria-disabled', 'true');
  await save(page);
});

test('a task that somebody deletes stays on the screen, says so, and can be brought back', async ({
  page,
  api,
}) => {
  const { ana, bruno, place } = await givenTwo(api);
  const task = await addTask(api, ana, place);
  await api.signIn(page.context(), ana);
  await openFollowing(page, taskPath(place, task));
  await fillTask(page, { title: 'A medio escribir' });
  await removeTask(api, bruno, place, task);
  const banner = page.getByRole('status').filter({ hasText: 'Otra persona eliminó esta tarea' });
  await expect(banner.getByRole('link', { name: 'Volver al tablero' })).toBeVisible();
  await expect(field(page, 'Título')).toHaveValue('A medio escribir');
  await expect(saveButton(page)).toHaveAttribute('aria-disabled', 'true');
  await expectAccessibleInBothThemes(page);
  await banner.getByRole('button', { name: 'Restaurar' }).click();
  await expect(banner).toBeHidden();
  await save(page);
  await expect(field(page, 'Título')).toHaveValue('A medio escribir');
});

test('a task that is moved to another board takes its open page along', async ({ page, api }) => {
  const { ana, bruno, place } = await givenTwo(api);
  const task = await addTask(api, ana, place);
  const next = await givenBoard(api, ana, place.projectId, 'Difusión');
  await api.signIn(page.context(), ana);
  await openFollowing(page, taskPath(place, task));
  await fillTask(page, { title: 'A medio escribir' });
  await changeTask(api, bruno, place, task, { boardId: next.id });
  await expect(page).toHaveURL(new RegExp(`/boards/${next.id}/tasks/${task.id}$`));
  await expect(field(page, 'Tablero').locator('option:checked')).toHaveText('Difusión');
  await expect(field(page, 'Estado').locator('option:checked')).toHaveText('Por hacer');
  await expect(field(page, 'Título')).toHaveValue('A medio escribir');
  await save(page);
});

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

test('a line that stays lost is told, with when it is tried again, and the page can be used', async ({
  page,
  context,
  api,
}) => {
  const { ana, bruno, place } = await givenTwo(api);
  const task = await addTask(api, ana, place);
  await api.signIn(context, ana);
  let broken = true;
  await page.routeWebSocket('**/api/live', (line) => void (broken ? line.close() : line.connectToServer()));
  await openTask(page, place, task);
  const banner = page.getByRole('status').filter({ hasText: 'Sin conexión en vivo.' });
  await expect(banner).toContainText(/Nuevo intento en \d+ s/, { timeout: 10_000 });
  await expectAccessibleInBothThemes(page);
  await fillTask(page, { title: 'Pedir toldos' });
  await save(page);
  await changeTask(api, bruno, place, task, { priorityId: 4 });
  broken = false;
  await banner.getByRole('button', { name: 'Reintentar ahora' }).click();
  await expect(banner).toBeHidden();
  await expect(field(page, 'Prioridad').locator('option:checked')).toHaveText('Crítica');
});

import type { Task } from '@cuadrilla/contract/tasks/tasks';
import { addTask, card, cards, changeTask, taskPath } from '../support/boards.ts';
import { field, fillTask, save } from '../support/forms.ts';
import { givenBoard, givenMember, givenProject, givenRole } from '../support/given.ts';
import { expect, test } from '../support/test.ts';
import { expectAccessible } from '../support/axe.ts';
import { givenPair, givenShared, givenTwo, openFollowing, removeTask } from '../support/two-people.ts';
import { visit } from '../support/visit.ts';

const views = ['grid', 'kanban', 'list'] as const;

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
  await expect(page.getByRole('log')).toHaveText('Bruno Sosa creó «Sillas»');
  await expect(page.getByText('2 tareas')).toBeVisible();

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

test('who follows a board hears of others in every view, and nothing more once removed', async ({
  page,
  api,
}) => {
  const { ana, bruno } = await givenPair(api);
  await api.signIn(page.context(), ana);
  const heard: string[] = [];
  page.on('websocket', (line) => line.on('framereceived', ({ payload }) => void heard.push(String(payload))));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));

  await test.step('a removed member is sent away at once, and hears nothing more', async () => {
    const place = await givenShared(api, bruno, ana);
    const task = await addTask(api, bruno, place);
    await openFollowing(page, taskPath(place, task));
    await fillTask(page, { title: 'A medio escribir' });
    await api.call(bruno, 'DELETE', `/projects/${place.projectId}/memberships/${ana.id}`);
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(
      page
        .getByRole('alert')
        .filter({ hasText: 'Este proyecto ya no está disponible. Escribiste «A medio escribir».' })
        .getByRole('button', { name: 'Copiar' }),
    ).toBeVisible();
    await expect(page.getByText('Feria de otoño')).toBeHidden();
    await changeTask(api, bruno, place, task, { title: 'Secreto' });
    await givenProject(api, ana, 'Propio');
    await expect(page.getByRole('heading', { name: 'Propio' }), 'the line itself lives on').toBeVisible();
    expect(heard.join('\n')).not.toContain('Secreto');
  });

  await test.step('a removed member is sent away from the documentation too', async () => {
    const { projectId } = await givenShared(api, bruno, ana);
    await visit(page, `/documentation/${projectId}`);
    await expect.poll(() => heard.join('\n')).toContain(`"following","projectId":${projectId},`);
    await expect(page.getByRole('main').getByRole('button', { name: 'Crear documento' })).toBeVisible();
    await api.call(bruno, 'DELETE', `/projects/${projectId}/memberships/${ana.id}`);
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByText('Este proyecto ya no está disponible', { exact: true })).toBeVisible();
  });

  for (const view of views)
    await test.step(`forty moves by others ask the server nothing: ${view}`, async () => {
      asked.length = 0;
      const place = await givenShared(api, ana, bruno);
      const tents = await addTask(api, ana, place, { title: 'Carpas' });
      const path = `/projects/${place.projectId}/boards/${place.boardId}/columns`;
      const [first, , done] = await api.call<{ id: number }[]>(ana, 'GET', path);
      // By that the lists of projects are read again a moment later: not in the middle of what is counted.
      const own = new RegExp(`"projectId":${place.projectId}\\b`);
      const joined = (word: string) => word.includes('"project.joined"') && own.test(word);
      await expect.poll(() => heard.some(joined) && asked.includes('/api/projects')).toBe(true);
      await openFollowing(page, `${place.path}?view=${view}`);
      await expect(page.getByText('1 tarea', { exact: true }).first()).toBeVisible();
      asked.length = 0;
      for (let move = 1; move < 40; move += 1)
        await changeTask(api, bruno, place, tents, { columnId: (move % 2 === 0 ? first : done)?.id });
      await changeTask(api, bruno, place, tents, { columnId: first?.id, title: 'Carpas grandes' });
      await expect(page.getByRole('main').getByText('Carpas grandes').first()).toBeVisible();
      // A new name of a column is read again, and with it whatever else would have to be.
      await api.call(ana, 'PATCH', `${path}/${first?.id}`, { name: 'Pendiente' });
      await expect.poll(() => asked.filter((each) => each === `/api${path}`)).toHaveLength(1);
      expect(asked.filter((each) => /\/(columns|tasks|projects|tasks\/search)$/.test(each))).toEqual([
        `/api${path}`,
      ]);
    });

  for (const view of views)
    await test.step(`a board that is deleted while it is shown says so, and is back when it is restored: ${view}`, async () => {
      const place = await givenShared(api, bruno, ana);
      await addTask(api, bruno, place, { title: 'Carpas' });
      await openFollowing(page, `${place.path}?view=${view}&priority=2`);
      await expect(page.getByRole('link', { name: 'Carpas', exact: true })).toBeVisible();
      const board = `/projects/${place.projectId}/boards/${place.boardId}`;
      await api.call(bruno, 'DELETE', board);
      await expect(page.getByRole('alert')).toContainText('Tablero no encontrado');
      await expect(page.getByRole('link', { name: 'Carpas', exact: true })).toBeHidden();
      await api.call(bruno, 'POST', `${board}/restore`);
      await expect(page.getByRole('link', { name: 'Carpas', exact: true })).toBeVisible();
      await api.call(bruno, 'DELETE', board);
      await page.getByRole('link', { name: 'Volver al proyecto' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`/projects/${place.projectId}$`));
    });

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.evaluate(countFlashes);
  for (const view of views)
    await test.step(`a task that somebody else changed flashes once, one’s own does not: ${view}`, async () => {
      const place = await givenShared(api, ana, bruno);
      const tents = await addTask(api, ana, place, { title: 'Carpas' });
      const chairs = await addTask(api, ana, place, { title: 'Sillas' });
      await openFollowing(page, `${place.path}?view=${view}`);
      await expect(page.getByRole('link', { name: 'Sillas', exact: true })).toBeVisible();
      await page.evaluate(() => void (globalThis.flashes = []));

      await changeTask(api, ana, place, chairs, { title: 'Sillas plegables' });
      await changeTask(api, bruno, place, tents, { title: 'Carpas grandes' });
      await expect(page.getByRole('link', { name: 'Carpas grandes', exact: true })).toBeVisible();
      await expect.poll(() => page.evaluate(() => globalThis.flashes)).toEqual([String(tents.id)]);
    });
});

/** Runs in the browser: keeps whose background was animated. */
function countFlashes(): void {
  globalThis.flashes = [];
  const animate = Reflect.get(Element.prototype, 'animate');
  Element.prototype.animate = function (keyframes, options) {
    const [start] = Array.isArray(keyframes) ? keyframes : [];
    const link = start?.['backgroundColor'] && this.querySelector<HTMLElement>('[data-task]');
    if (link) globalThis.flashes.push(link.dataset['task'] ?? '');
    return animate.call(this, keyframes, options);
  };
}

declare global {
  var flashes: string[];
}

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

  await api.call(celia, 'PATCH', '/profile', { firstName: 'Celina' });
  await expect(page.getByRole('main').getByText('Celina Paz', { exact: true })).toBeVisible();
  await expect(other.getByRole('complementary').getByText('Celina Paz')).toBeVisible();
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
  await expect(card(page, 'Pedir carpas')).toContainText('Bruno la está viendo');
  await fillTask(second, { title: 'Pedir toldos' });
  await expect(card(page, 'Pedir carpas')).toContainText('Bruno está editando');
  await expect(second.getByText('1 persona más aquí'), 'of the board, not of the task').toBeHidden();
  await expect(here).toHaveText('1 persona más aquí');
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Pedir carpas', exact: true }).click();
  await expect(page.getByRole('main').getByText('Bruno está editando')).toBeVisible();
  await expectAccessible(page);
  // Who writes a comment has left the title.
  await field(second, 'Comentario').focus();
  await expect(page.getByRole('main').getByText('Bruno está editando')).toBeHidden();
  // Until it is seen: it shows for five seconds, which may go by unseen on a busy machine.
  await expect(async () => {
    await field(second, 'Comentario').pressSequentially('Hola');
    await expect(page.getByText('Bruno está escribiendo')).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await expect(page.getByText('Bruno está escribiendo'), 'five seconds after the last key').toBeHidden();
  await fillTask(second, { title: 'Pedir sillas' });
  await expect(page.getByRole('main').getByText('Bruno está editando')).toBeVisible();
  await second.getByRole('link', { name: 'Cancelar' }).click();
  await expect(page.getByRole('main').getByText('Bruno está editando')).toBeHidden();
  const own = await context.newPage();
  await openFollowing(own, place.path);
  await expect(own.getByText(/aquí$/)).toHaveText('1 persona más aquí');
  await other.close();
  await second.close();
  await expect(own.getByText(/aquí$/)).toBeHidden();
});

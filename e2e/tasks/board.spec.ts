import type { Page } from '@playwright/test';
import { addTask, cards, changeTask, givenPlace } from '../support/boards.ts';
import { notice } from '../support/forms.ts';
import { givenManyTasks } from '../support/many-tasks.ts';
import { partsAlone } from '../support/network.ts';
import { scrollUntilSeen } from '../support/scrolling.ts';
import { expect, test } from '../support/test.ts';
import { expectAccessible } from '../support/axe.ts';
import { givenTwo } from '../support/two-people.ts';
import { visit } from '../support/visit.ts';

const sortButton = (page: Page) => page.getByRole('button', { name: /^Ordenar: / });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Buscar tarea' });

async function choose(page: Page, option: string): Promise<void> {
  await sortButton(page).click();
  await page.getByRole('menuitemradio', { name: option, exact: true }).click();
  await expect(page.getByRole('menu')).toBeHidden();
  // A menu that is opened before the focus is back loses it, and is closed by that.
  await expect(sortButton(page)).toBeFocused();
  // The next choice is made on top of this one.
  await expect(sortButton(page)).toHaveAccessibleName(new RegExp(`: ${option},|, ${option}$`));
}

test('every field of the specification sorts the board, up and down, and stands in the address', async ({
  page,
  context,
  api,
}) => {
  const { ana, bruno, place } = await givenTwo(api);
  const first = await addTask(api, bruno, place, {
    title: 'Ñandutí',
    dueDate: '2031-03-01',
    priorityId: 2,
    assignedTo: bruno.id,
  });
  await addTask(api, ana, place, {
    title: 'nube',
    dueDate: '2031-01-01',
    priorityId: 4,
    assignedTo: ana.id,
  });
  await addTask(api, ana, place, {
    title: 'Árbol',
    dueDate: '2031-02-01',
    priorityId: 1,
    assignedTo: null,
  });
  await changeTask(api, ana, place, first, { description: 'Cambiada al final' });
  const [n, u, a] = ['Ñandutí', 'nube', 'Árbol'];
  await api.signIn(context, ana);
  await page.goto(place.path);
  await expect(sortButton(page)).toHaveAccessibleName('Ordenar: Número, Ascendente');
  await expect(cards(page)).toHaveText([n, u, a]);

  // Equal ones by id, and whoever is assigned to nobody last in both orders.
  const orders: [name: string, parameter: string, up: string[], down: string[]][] = [
    ['Título', 'title', [a, u, n], [n, u, a]],
    ['Fecha límite', 'due_date', [u, a, n], [n, a, u]],
    ['Fecha de creación', 'createdAt', [n, u, a], [a, u, n]],
    ['Última actualización', 'updatedAt', [u, a, n], [n, a, u]],
    ['Prioridad', 'priority_id', [a, n, u], [u, n, a]],
    ['Responsable', 'assigned_to', [u, n, a], [n, u, a]],
    ['Creada por', 'created_by', [u, a, n], [n, u, a]],
  ];
  for (const [name, parameter, up] of orders) {
    await choose(page, name);
    await expect(page).toHaveURL(new RegExp(`\\?sort=${parameter}$`));
    await expect(cards(page), name).toHaveText(up);
  }
  await choose(page, 'Descendente');
  for (const [name, parameter, , down] of orders) {
    await choose(page, name);
    await expect(page).toHaveURL(new RegExp(`\\?sort=${parameter}&order=desc$`));
    await expect(cards(page), name).toHaveText(down);
  }
  await choose(page, 'Número');
  await expect(cards(page)).toHaveText([a, u, n]);
  await expect(page).toHaveURL(/\?order=desc$/);
});

test('a board keeps its order, says what is wrong, reads on and is searched', async ({
  page,
  api,
  elena,
  databaseUrl,
}) => {
  await test.step('a reload, back and forward keep the order', async () => {
    const place = await givenPlace(api, elena);
    for (const title of ['Bancos', 'Carpas', 'Avisos']) await addTask(api, elena, place, { title });
    await visit(page, place.path);
    await choose(page, 'Título');
    await choose(page, 'Descendente');
    await expect(cards(page)).toHaveText(['Carpas', 'Bancos', 'Avisos']);
    await page.reload();
    await expect(cards(page)).toHaveText(['Carpas', 'Bancos', 'Avisos']);
    await expect(sortButton(page)).toHaveAccessibleName('Ordenar: Título, Descendente');

    await page.goBack();
    await expect(cards(page)).toHaveText(['Avisos', 'Bancos', 'Carpas']);
    await page.goBack();
    await expect(cards(page)).toHaveText(['Bancos', 'Carpas', 'Avisos']);
    await page.goForward();
    await expect(cards(page)).toHaveText(['Avisos', 'Bancos', 'Carpas']);
    await page.getByRole('link', { name: 'Bancos', exact: true }).click();
    await expect(page).toHaveURL(/\/tasks\/\d+$/);
    await page.goBack();
    await expect(page).toHaveURL(/\?sort=title$/);
    await expect(cards(page)).toHaveText(['Avisos', 'Bancos', 'Carpas']);
  });

  await test.step('the open sort menu is accessible', async () => {
    const place = await givenPlace(api, elena);
    await addTask(api, elena, place);
    await visit(page, place.path);
    await expect(cards(page)).toHaveCount(1);
    await sortButton(page).click();
    await expect(page.getByRole('menuitemradio')).toHaveCount(14);
    await expectAccessible(page.getByRole('menu'));
    await page.keyboard.press('Escape');
    await expect(sortButton(page)).toBeFocused();
  });

  await test.step('a board without tasks says so to the letter', async () => {
    const place = await givenPlace(api, elena);
    await visit(page, place.path);
    await expect(page.getByText('No se encontraron tareas.', { exact: true })).toBeVisible();
    await expect(page.getByText('Sin tareas', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Crear tarea' }).last().click();
    await expect(page).toHaveURL(/\/create-task$/);
  });

  await test.step('a board opens with three calls, however it is looked at', async () => {
    const place = await givenPlace(api, elena);
    await addTask(api, elena, place, { title: 'Carpas' });
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (/^\/api\/(?!live$)/.test(pathname)) asked.push(`${request.method()} ${pathname}`);
    });
    const project = `/api/projects/${place.projectId}`;
    for (const looked of ['', '?view=kanban', '?view=list&label=none&sort=title']) {
      // What the page before still asks for is not the board's.
      await page.goto('about:blank');
      asked.length = 0;
      await page.goto(`${place.path}${looked}`);
      await expect(page.getByRole('link', { name: 'Carpas', exact: true })).toBeVisible();
      await expect(
        page.getByRole('button', { name: 'Seguir o silenciar' }),
        'which comes last',
      ).toBeVisible();
      await expect
        .poll(() => asked)
        .toEqual([
          'GET /api/pages/start',
          `GET ${project}/boards/${place.boardId}/page`,
          `PUT ${project}/visit`,
        ]);
    }
  });

  await test.step('several errors of a board are a list', async () => {
    const place = await givenPlace(api, elena);
    await partsAlone(page);
    await page.route('**/api/**/tasks?**', (route) =>
      route.fulfill({ status: 400, json: { error: ['Fallo uno', 'Fallo dos'] } }),
    );
    await page.goto(place.path);
    const messages = page.getByRole('alert').getByRole('listitem');
    await expect(messages).toHaveText(['Fallo uno', 'Fallo dos']);
    await expect(messages.getByRole('heading')).toHaveCount(2);
    await page.unrouteAll();
  });

  await test.step('a board of three hundred tasks brings its further pages on scrolling and shows them all', async () => {
    const place = await givenPlace(api, elena);
    await givenManyTasks(databaseUrl, elena, place, 300);
    await page.goto('about:blank');
    const asked: (string | null)[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname.endsWith('/tasks')) asked.push(searchParams.get('cursor'));
    });
    await page.goto(place.path);
    await expect(page.getByText('300 tareas', { exact: true })).toBeVisible();
    await expect(cards(page).first()).toBeVisible();
    expect(asked).toEqual([]);

    const seen = new Set<string>();
    const look = async () => {
      for (const title of await cards(page).allTextContents()) seen.add(title);
      return seen.size;
    };
    await scrollUntilSeen(page, look, 300);
    expect(asked.length).toBe(1);
  });

  await test.step('the task search waits for a second of rest, but not after Enter', async () => {
    const place = await givenPlace(api, elena);
    for (const title of ['Camión de las carpas', 'Prensa']) await addTask(api, elena, place, { title });
    await page.clock.install();
    const searches: string[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname.endsWith('/tasks/search')) searches.push(searchParams.get('query') ?? '');
    });
    await page.goto(place.path);
    await expect(cards(page)).toHaveCount(2);

    await page.clock.pauseAt(Date.now() + 60_000);
    await search(page).fill('CAMION');
    await page.clock.runFor(900);
    expect(searches).toEqual([]);
    await page.clock.runFor(150);
    await page.clock.resume();
    await expect(cards(page)).toHaveText(['Camión de las carpas']);
    expect(searches).toEqual(['CAMION']);

    await page.clock.pauseAt(Date.now() + 120_000);
    await search(page).fill('zzz');
    await search(page).press('Enter');
    // Far fewer of these steps than a second of rest has.
    await expect
      .poll(async () => {
        await page.clock.runFor(20);
        return searches;
      })
      .toEqual(['CAMION', 'zzz']);
    await page.clock.resume();
    await expect(page.getByRole('heading', { name: 'No se encontraron tareas.' })).toBeVisible();
    await expect(page.getByText('Sin resultados para «zzz»')).toBeVisible();
    await expect(notice(page, 'Sin resultados'), 'also for the ear').toBeAttached();
    await page.reload();
    await expect(search(page)).toHaveValue('zzz');
    await page.getByRole('main').getByRole('button', { name: 'Limpiar búsqueda' }).last().click();
    await expect(cards(page)).toHaveCount(2);
    await expect(search(page)).toHaveValue('');
  });
});

import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../support/axe.ts';
import { placeOf } from '../support/boards.ts';
import { givenBoard, givenMember, givenProject } from '../support/given.ts';
import { handsAt } from '../support/hands.ts';
import { cardsIn, column, givenKanban } from '../support/kanban.ts';
import { input, openPalette, option } from '../support/palette.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

const dialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Empezar un proyecto' });
const name = (page: Page): Locator => dialog(page).getByLabel('Nombre');
const tile = (page: Page, label: RegExp): Locator => dialog(page).getByRole('radio', { name: label });
const title = (page: Page, columnName: string): Locator => column(page, columnName).getByLabel('Título');
const view = (page: Page, label: string): Locator =>
  page.getByRole('radiogroup', { name: 'Vista' }).getByRole('radio', { name: label });

test('from signing up to the first task there are eight things to do at most', async ({ page }, {
  repeatEachIndex,
}) => {
  const username = `lucia${repeatEachIndex}`;
  await page.goto('/register');
  const account = {
    Nombre: 'Lucía',
    Apellido: 'Paz',
    Usuario: username,
    Email: `${username}@ejemplo.com`,
    Contraseña: 'girasol9',
    'Confirmar contraseña': 'girasol9',
  };
  // What an account consists of is the specification's: counted is from its last button on.
  for (const [label, value] of Object.entries(account))
    await page.getByLabel(label, { exact: true }).fill(value);
  const hands = handsAt(page);
  await hands.click(page.getByRole('main').getByRole('button', { name: 'Registrarse' }));
  await hands.click(page.getByRole('button', { name: 'Empezar un proyecto en blanco' }));
  await expect(name(page)).toBeFocused();
  await hands.type('Mudanza de la oficina');
  await hands.press('Enter');
  await expect(title(page, 'Por hacer')).toBeFocused();
  await hands.type('Embalar los archivos');
  await hands.press('Enter');
  await expect(cardsIn(page, 'Por hacer')).toHaveText(['Embalar los archivos']);
  expect(hands.deeds()).toBeLessThanOrEqual(8);
});

test('a project begins with its name, from wherever one is', async ({ page, elena, api }) => {
  await test.step('without a name nothing begins, and it is said at the field', async () => {
    await visit(page, '/projects');
    await page.getByRole('button', { name: 'Empezar un proyecto' }).first().click();
    await expect(name(page)).toBeFocused();
    await expect(tile(page, /^En blanco/)).toBeChecked();
    await expect(tile(page, /^Mudanza 3 tableros · 32 tareas$/)).toBeVisible();
    await name(page).press('Enter');
    await expect(name(page)).toHaveAccessibleDescription('Falta el nombre.');
    await expect(name(page)).toBeFocused();
    await expectAccessible(page);
    await dialog(page).getByRole('button', { name: 'Cancelar' }).click();
    await expect(dialog(page)).toBeHidden();
    expect(await api.call(elena, 'GET', '/projects')).toEqual([]);
  });

  await test.step('by the keyboard alone, to a board that takes one task after the other', async () => {
    await openPalette(page);
    await input(page).fill('empezar');
    await expect(option(page, 'Empezar un proyecto')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(name(page)).toBeFocused();
    await page.keyboard.type('Mudanza de la oficina');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Mudanza de la oficina' })).toBeVisible();
    await expect(page).toHaveURL(/\/boards\/\d+\?view=kanban$/);
    await expect(title(page, 'Por hacer')).toBeFocused();
    await expect(column(page, 'Por hacer')).toContainText('una lista pegada se vuelve varias tareas');
    await expect(column(page, 'En curso')).toContainText('Lo que ya tiene a alguien trabajando');
    await expect(column(page, 'Hecho')).toContainText('Al completar una tarea, llega aquí sola.');
    await expectAccessible(page);
    for (const each of ['Embalar', 'Pedir el camión']) {
      await page.keyboard.type(each);
      await page.keyboard.press('Enter');
    }
    await expect(cardsIn(page, 'Por hacer')).toHaveText(['Embalar', 'Pedir el camión']);
    await expect(column(page, 'Por hacer')).not.toContainText('una lista pegada');
    await page.keyboard.press('Escape');
    await expect(title(page, 'Por hacer')).toBeHidden();
  });

  await test.step('what it begins with is chosen by arrows, and a template opens its first board', async () => {
    await visit(page, '/projects');
    await page.getByRole('button', { name: 'Empezar un proyecto' }).click();
    await page.keyboard.type('Sprint 12');
    await page.keyboard.press('Tab');
    await expect(tile(page, /^En blanco/)).toBeFocused();
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowDown');
    await expect(tile(page, /^Sprint/)).toBeChecked();
    await page.keyboard.press('Enter');
    await expect(view(page, 'Kanban')).toBeChecked();
    await expect(page.getByRole('link', { name: 'Sprint 12' }).first()).toBeVisible();
    await expect(page.getByRole('main')).toContainText('12 tareas');
    await expect(page.getByRole('textbox', { name: 'Título' })).toHaveCount(0);
  });

  await test.step('on a phone it is a sheet of one column, which leads to all templates', async () => {
    await page.setViewportSize({ width: 320, height: 700 });
    await visit(page, '/projects');
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Empezar un proyecto' }).click();
    await expect(tile(page, /^Contenidos/)).toBeVisible();
    await expectNoSidewaysScroll(page);
    const boxes = await Promise.all(
      [dialog(page), ...(await dialog(page).locator('label:has([type=radio])').all())].map((each) =>
        each.boundingBox(),
      ),
    );
    const [sheet, ...tiles] = boxes;
    expect(Math.round((sheet?.y ?? 0) + (sheet?.height ?? 0))).toBe(700);
    expect(new Set(tiles.map((box) => box?.x)).size).toBe(1);
    await expectAccessible(dialog(page));
    await dialog(page).getByRole('link', { name: 'Todas las plantillas' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Plantillas' })).toBeVisible();
    await expect(dialog(page)).toBeHidden();
  });
});

test('a project that cannot be made keeps its name in the dialog, and is made once', async ({
  page,
  elena,
  api,
}) => {
  await visit(page, '/dashboard');
  await page.getByRole('button', { name: 'Crear el primer proyecto' }).click();
  await name(page).fill('Mudanza');
  const pattern = '**/api/project-templates/*/projects';
  await page.route(pattern, (route) => route.abort());
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('alert')).toContainText('No hay conexión con el servidor.');
  await expect(name(page)).toHaveValue('Mudanza');
  await page.unroute(pattern);
  await dialog(page).getByRole('button', { name: 'Empezar', exact: true }).click();
  await expect(title(page, 'Por hacer')).toBeFocused();
  expect(await api.call(elena, 'GET', '/projects')).toMatchObject([{ name: 'Mudanza', boardCount: 1 }]);
});

test('a board has a first view, for whoever has chosen none', async ({ page, elena, api, browserOf }) => {
  const ana = await api.register('Ana', 'Ruiz');
  const place = await givenKanban(api, elena, ['Carpas']);
  await givenMember(api, elena, place.projectId, ana);

  await test.step('it is chosen in the menu of the board, and nobody who looks at it is led away', async () => {
    await visit(page, place.path);
    await expect(view(page, 'Cuadrícula')).toBeChecked();
    await page.getByRole('button', { name: 'Más opciones de Logística' }).click();
    const first = page.getByRole('menu').getByRole('group', { name: 'Vista al abrir' });
    await expect(first.getByRole('menuitemradio', { name: 'Cuadrícula' })).toBeChecked();
    const saved = page.waitForResponse((response) => response.request().method() === 'PATCH');
    await first.getByRole('menuitemradio', { name: 'Kanban' }).click();
    await saved;
    await expect(view(page, 'Cuadrícula')).toBeChecked();
  });

  await test.step('who opens the board by its address sees it, and the way back leads to where they were', async () => {
    const theirs = await browserOf(ana);
    await theirs.goto(`/dashboard/projects/${place.projectId}`);
    await expect(theirs.getByRole('link', { name: 'Ver Tablero Logística' })).toBeVisible();
    await theirs.goto(place.path);
    await expect(view(theirs, 'Kanban')).toBeChecked();
    await expect(theirs).toHaveURL(/\?view=kanban$/);
    await theirs.goBack();
    await expect(theirs.getByRole('heading', { level: 1, name: 'Feria de otoño' })).toBeVisible();

    // What they choose themselves wins, until it is as the board begins.
    await theirs.getByRole('link', { name: 'Ver Tablero Logística' }).click();
    await expect(view(theirs, 'Kanban')).toBeChecked();
    await view(theirs, 'Cuadrícula').check();
    await theirs.goto(place.path);
    await expect(view(theirs, 'Cuadrícula')).toBeChecked();
    await expect(cardsIn(theirs, 'Por hacer')).toHaveCount(0);
    await view(theirs, 'Kanban').check();
    await expect(cardsIn(theirs, 'Por hacer')).toHaveText(['Carpas']);
    await api.call(elena, 'PATCH', `/projects/${place.projectId}/boards/${place.boardId}`, {
      firstView: 'list',
    });
    await theirs.goto(place.path);
    await expect(view(theirs, 'Lista')).toBeChecked();
  });

  await test.step('who looks at the board has chosen as little as who never did, and other boards stay as they are', async () => {
    const project = await givenProject(api, elena, 'Otro');
    const plain = placeOf(project.id, (await givenBoard(api, elena, project.id, 'Compras')).id);
    await visit(page, plain.path);
    await expect(view(page, 'Cuadrícula')).toBeChecked();
    await visit(page, place.path);
    await expect(view(page, 'Lista')).toBeChecked();
  });
});

import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { stopClock } from '../support/clock.ts';
import { givenProject } from '../support/given.ts';
import { holdBack, holdBackAnswer } from '../support/network.ts';
import { openPalette, palette } from '../support/palette.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

const cards = (page: Page) => page.getByRole('tabpanel').getByRole('link', { name: /^Ver / });

test('a new account finds an example to look into and what to do first, until that is put away', async ({
  page,
  context,
  api,
}) => {
  await api.signIn(context, await api.register());
  await page.goto('/dashboard');
  const steps = page.getByRole('region', { name: 'Primeros pasos' });
  await expect(steps.getByText('1 de 5', { exact: true })).toBeVisible();
  await expectAccessible(page);
  // The dashboard may hear of the project before whoever asked for it has their answer.
  const answer = await holdBackAnswer(page, /\/api\/projects\/example$/);
  await page.getByRole('button', { name: 'Ver el ejemplo' }).click();
  await expect(cards(page)).toHaveCount(1);
  await answer();
  await expect(page.getByRole('heading', { level: 1, name: 'Feria de primavera' })).toBeVisible();
  await openPalette(page);
  await page.keyboard.press('Escape');
  await expect(palette(page)).toBeHidden();

  await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click();
  await expect(cards(page)).toHaveCount(1);
  await expect(page.getByRole('tabpanel').getByText('Ejemplo', { exact: true })).toBeVisible();
  await expect(steps.getByText('2 de 5', { exact: true })).toBeVisible();
  // Hidden at once: a page that is left for good the moment after may take the word of it along.
  const hidden = page.waitForResponse((response) => response.request().method() === 'PATCH');
  await steps.getByRole('button', { name: 'Ocultar primeros pasos' }).click();
  await expect(steps).toBeHidden();
  await hidden;
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Mostrar los primeros pasos' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click();
  await expect(steps).toBeVisible();
});

test('a person creates a project, and what was typed is not lost', async ({ page, context, api }) => {
  await api.signIn(context, await api.register());
  await test.step('a person creates a project, and missing texts are told at their fields', async () => {
    await visit(page, '/dashboard');
    await page.getByRole('link', { name: 'Crear proyecto' }).first().click();
    await expect(page).toHaveURL(/\/dashboard\/create-project$/);

    const main = page.getByRole('main');
    await main.getByRole('button', { name: 'Crear proyecto' }).click();
    await expect(main.getByLabel('Nombre')).toBeFocused();
    await expect(main.getByLabel('Nombre')).toHaveAccessibleDescription('El nombre es obligatorio');
    await expect(main.getByLabel('Descripción')).toHaveAccessibleDescription('La descripción es obligatoria');
    await expectAccessible(page);

    await main.getByLabel('Nombre').fill('   ');
    await main.getByLabel('Descripción').fill('Puestos y turnos');
    await main.getByRole('button', { name: 'Crear proyecto' }).click();
    await expect(main.getByLabel('Nombre')).toHaveAccessibleDescription('El nombre es obligatorio');
    await main.getByLabel('Nombre').fill('Feria de otoño');
    await main.getByRole('button', { name: 'Crear proyecto' }).click();

    await expect(page).toHaveURL(/\/dashboard\/projects\/\d+$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Feria de otoño' })).toBeVisible();
    await expect(main.getByText('Puestos y turnos')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(cards(page)).toHaveCount(1);
  });

  await test.step('a project that could not be saved keeps what was typed', async () => {
    await visit(page, '/dashboard/create-project');
    // The menu reads the projects at the same address.
    await page.route('**/api/projects', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    );
    await page.getByLabel('Nombre').fill('Feria de otoño');
    await page.getByLabel('Descripción').fill('Puestos y turnos');
    await page.getByRole('button', { name: 'Crear proyecto' }).click();
    await expect(page.getByRole('alert')).toContainText('No hay conexión con el servidor.');
    await expect(page.getByLabel('Nombre')).toHaveValue('Feria de otoño');

    await page.unroute('**/api/projects');
    await page.getByRole('button', { name: 'Crear proyecto' }).click();
    await expect(page).toHaveURL(/\/dashboard\/projects\/\d+$/);
  });
});

test('projects are searched, pinned and opened', async ({ page, api, elena }) => {
  await givenProject(api, elena, 'Feria de otoño');
  await givenProject(api, elena, 'Mudanza', 'Cajas y camión');
  await test.step('the search finds projects without accents, and stays in the address', async () => {
    await visit(page, '/dashboard');
    const search = page.getByRole('searchbox', { name: 'Buscar proyecto' });

    await search.fill('camion');
    await expect(cards(page)).toHaveCount(1);
    await expect(page.getByRole('link', { name: 'Ver Mudanza' })).toBeVisible();
    await expect(page).toHaveURL(/\?search=camion$/);
    await page.reload();
    await expect(search).toHaveValue('camion');
    await expect(cards(page)).toHaveCount(1);

    await search.fill('nada así');
    await expect(page.getByRole('heading', { name: 'Sin resultados para «nada así»' })).toBeVisible();
    await page.getByRole('tabpanel').getByRole('button', { name: 'Limpiar búsqueda' }).click();
    await expect(cards(page)).toHaveCount(2);
    await expect(search).toHaveValue('');
  });

  await test.step('the letters of one search are one step back', async () => {
    await visit(page, '/dashboard?tab=recent');
    await page.getByRole('tab', { name: 'Todos' }).click();
    await expect(cards(page)).toHaveCount(2);
    const search = page.getByRole('searchbox', { name: 'Buscar proyecto' });
    for (const letters of ['mu', 'muda']) {
      await search.fill(letters);
      await expect(page).toHaveURL(new RegExp(`\\?search=${letters}$`));
    }
    await page.goBack();
    await expect(search).toHaveValue('');
    await expect(cards(page)).toHaveCount(2);
  });

  await test.step('a pinned project stands under «Fijados» and in the menu', async () => {
    await visit(page, '/dashboard?tab=pinned');
    await expect(page.getByRole('heading', { name: 'Sin proyectos fijados' })).toBeVisible();

    await page.getByRole('tab', { name: 'Todos' }).click();
    const pinned = page.waitForResponse((response) => response.url().endsWith('/pin'));
    await page.getByRole('button', { name: 'Fijar «Mudanza»' }).click();
    await pinned;
    const shortcuts = page.getByRole('complementary').getByRole('navigation', { name: 'Fijados' });
    await expect(shortcuts.getByRole('link', { name: 'Mudanza' })).toBeVisible();
    await page.getByRole('tab', { name: 'Fijados' }).click();
    await expect(cards(page)).toHaveCount(1);

    await page.reload();
    await expect(page.getByRole('tab', { name: 'Fijados' })).toHaveAttribute('aria-selected', 'true');
    await page.getByRole('button', { name: 'Quitar «Mudanza» de fijados' }).click();
    await expect(page.getByRole('heading', { name: 'Sin proyectos fijados' })).toBeVisible();
    await expect(shortcuts).toBeHidden();
  });

  await test.step('«Ver» opens a project, which is then among the recent ones', async () => {
    await visit(page, '/dashboard');
    await expect(cards(page)).toHaveCount(2);

    await page.getByRole('tab', { name: 'Recientes' }).click();
    await expect(page.getByRole('heading', { name: 'Sin proyectos recientes' })).toBeVisible();
    await page.getByRole('tab', { name: 'Todos' }).click();
    const visited = page.waitForResponse((response) => response.url().endsWith('/visit'));
    await page.getByRole('link', { name: 'Ver Mudanza' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Mudanza' })).toBeVisible();
    await visited;

    await page.getByRole('main').getByRole('link', { name: 'Dashboard' }).click();
    await page.getByRole('tab', { name: 'Recientes' }).click();
    await expect(cards(page)).toHaveCount(1);
    await expect(page.getByRole('link', { name: 'Ver Mudanza' })).toBeVisible();
  });

  await test.step('back and forward walk through the tabs', async () => {
    await visit(page, '/dashboard');
    await page.getByRole('tab', { name: 'Recientes' }).click();
    await expect(page).toHaveURL(/\?tab=recent$/);
    await page.getByRole('tab', { name: 'Fijados' }).click();
    await expect(page).toHaveURL(/\?tab=pinned$/);
    await page.goBack();
    await expect(page.getByRole('tab', { name: 'Recientes' })).toHaveAttribute('aria-selected', 'true');
    await page.goBack();
    await expect(page.getByRole('tab', { name: 'Todos' })).toHaveAttribute('aria-selected', 'true');
    await page.goForward();
    await expect(page.getByRole('tab', { name: 'Recientes' })).toHaveAttribute('aria-selected', 'true');
  });
});

test('a board opened by its address makes its project recent, and a late search changes no address', async ({
  page,
  place,
}) => {
  await test.step('a project of which a board is opened by its address is among the recent ones', async () => {
    const visited = page.waitForResponse((response) => response.url().endsWith('/visit'));
    await page.goto(place.path);
    await visited;
    await page.goto('/dashboard?tab=recent');
    await expect(cards(page)).toHaveCount(1);
  });

  await test.step('a search that comes when its page is being left changes no address', async () => {
    await page.clock.install();
    await page.goto('/dashboard');
    await expect(cards(page)).toHaveCount(1);
    const release = await holdBack(page, /\/assets\/ProjectPage-.*\.js$/);
    await stopClock(page);
    await page.getByRole('searchbox', { name: 'Buscar proyecto' }).fill('fe');
    await page.getByRole('link', { name: 'Ver Feria de otoño' }).click();
    await expect(page).toHaveURL(new RegExp(`/projects/${place.projectId}$`));
    await page.clock.runFor(300);
    await page.clock.resume();
    await release();
    await expect(page.getByRole('heading', { level: 1, name: 'Feria de otoño' })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/projects/${place.projectId}$`));
  });
});

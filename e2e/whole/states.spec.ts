import { givenProject } from '../support/given.ts';
import { holdBack, partsAlone } from '../support/network.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';
import { openFollowing } from '../support/two-people.ts';
import { visit } from '../support/visit.ts';
import { givenPlace } from '../support/boards.ts';

test('a server that fails or is slow is told, and «Reintentar» loads what is missing', async ({
  page,
  api,
  elena,
}) => {
  const { id } = await givenProject(api, elena);
  await test.step('a failing server is told, and «Reintentar» loads what is missing', async () => {
    await partsAlone(page);
    await page.route('**/api/projects', (route) =>
      route.fulfill({ status: 500, json: { error: ['Algo falló'], code: 'internal' } }),
    );
    await page.goto('/dashboard');
    const failure = page.getByRole('alert').filter({ hasText: 'No se pudieron cargar los proyectos' });
    await expect(failure).toBeVisible();
    await expectAccessible(page);
    await page.unroute('**/api/projects');
    await failure.getByRole('button', { name: 'Reintentar' }).click();
    await expect(page.getByRole('link', { name: 'Ver Feria de otoño' })).toBeVisible();
  });

  await test.step('a slow network shows the page’s frame and what is loading', async () => {
    await partsAlone(page);
    const answerProjects = await holdBack(page, '**/api/projects');
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'Cargando proyectos' })).toBeAttached();
    await answerProjects();
    await expect(page.getByRole('link', { name: 'Ver Feria de otoño' })).toBeVisible();

    const answerBoards = await holdBack(page, `**/api/projects/${id}/boards`);
    await page.getByRole('link', { name: 'Ver Feria de otoño' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Feria de otoño' })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'Cargando tableros' })).toBeAttached();
    await answerBoards();
    await expect(page.getByRole('heading', { name: 'Todavía no hay tableros' })).toBeVisible();
    await page.unrouteAll();
  });

  await test.step('a project that cannot be reached is told, and «Reintentar» opens it', async () => {
    await page.route(`**/api/projects/${id}`, (route) => route.abort());
    await page.goto(`/dashboard/projects/${id}`);
    await expect(page.getByRole('heading', { name: 'No se pudo cargar el proyecto' })).toBeVisible();
    await expect(page.getByText('No hay conexión con el servidor.')).toBeVisible();
    await page.unroute(`**/api/projects/${id}`);
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Feria de otoño' })).toBeVisible();
    await page.unrouteAll();
  });

  await test.step('a tab chosen while the project is loading is the one that opens', async () => {
    const answer = await holdBack(page, `**/api/projects/${id}`);
    await page.goto(`/dashboard/projects/${id}`);
    await page.getByRole('tab', { name: 'Ajustes' }).click();
    await expect(page).toHaveURL(/\?tab=settings$/);
    await answer();
    await expect(page.getByRole('button', { name: 'Guardar Cambios' })).toBeVisible();
  });

  await test.step('a session that cannot be checked is told, and can be tried again', async () => {
    await partsAlone(page);
    await page.route('**/api/auth/verify', (route) => route.abort());
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: 'No se pudo abrir la sesión' })).toBeVisible();
    await page.unroute('**/api/auth/verify');
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  });
});

test('without a network it is told, and what was being done goes on once it is back', async ({
  page,
  context,
  api,
  elena,
}) => {
  await test.step('a banner tells while there is no connection', async () => {
    await visit(page, '/dashboard');
    await expect(page.getByRole('heading', { name: 'Todavía no hay proyectos' })).toBeVisible();
    const banner = page.getByText('Sin conexión. Los cambios no se guardan hasta reconectar.');
    await context.setOffline(true);
    await expect(banner).toBeVisible();
    await expectAccessible(page);
    await context.setOffline(false);
    await expect(banner).toBeHidden();
  });

  await test.step('a page that is opened offline says so, and opens once the network is back', async () => {
    await visit(page, '/dashboard');
    await expect(page.getByRole('heading', { name: 'Todavía no hay proyectos' })).toBeVisible();
    await context.setOffline(true);
    await page
      .getByRole('navigation', { name: 'Herramientas' })
      .getByRole('link', { name: 'Configuración' })
      .click();
    await expect(page.getByRole('heading', { name: 'Sin conexión' })).toBeVisible();
    await expect(page.getByText('No se pudo mostrar la página')).toHaveCount(0);
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1, name: 'Configuración' })).toBeVisible();
  });

  await test.step('a button that is at work says so and cannot be pressed twice', async () => {
    await visit(page, '/dashboard/create-project');
    const answer = await holdBack(page, '**/api/projects');
    await page.getByLabel('Nombre').fill('Feria de otoño');
    await page.getByLabel('Descripción').fill('Puestos y turnos');
    await page.getByRole('button', { name: 'Crear proyecto' }).click();
    const busy = page.getByRole('button', { name: 'Creando el proyecto' });
    await expect(busy).toHaveAttribute('aria-disabled', 'true');
    await busy.click({ force: true });
    await answer();
    await expect(page).toHaveURL(/\/dashboard\/projects\/\d+$/);
    await page.goto('/dashboard');
    await expect(page.getByRole('link', { name: 'Ver Feria de otoño' })).toHaveCount(1);
  });

  await test.step('a view of a board that is opened offline leaves the board, and opens once the network is back', async () => {
    const place = await givenPlace(api, elena);
    const nothing = page.getByRole('heading', { name: 'No se encontraron tareas.' });
    await openFollowing(page, place.path);
    await expect(nothing).toBeVisible();
    await context.setOffline(true);
    await page.getByRole('radio', { name: 'Calendario' }).click();
    await expect(page.getByRole('heading', { name: 'Sin conexión' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Logística' })).toBeVisible();
    await page.getByRole('radio', { name: 'Cuadrícula' }).click();
    await expect(nothing).toBeVisible();
    await page.getByRole('radio', { name: 'Calendario' }).click();
    await context.setOffline(false);
    await expect(page.getByRole('radiogroup', { name: 'Vista del calendario' })).toBeVisible();
  });
});

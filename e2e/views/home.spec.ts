import { trustOwnClock } from '../support/clock.ts';
import { givenBoard, givenMember, givenProject, givenTask } from '../support/given.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';
import { givenPlace } from '../support/boards.ts';

test('home is empty for a newcomer, then shows what is urgent, and the menu leads to the ten pages', async ({
  page,
  context,
  api,
  elena,
}) => {
  await test.step('home of a newcomer says that there is nothing yet', async () => {
    await visit(page, '/home');
    await expect(page.getByRole('heading', { name: 'Sin tareas a cargo' })).toBeVisible();
    await expect(page.getByText('Nada vencido y nada para hoy.')).toBeVisible();
    await page.getByRole('link', { name: 'Ir al Dashboard' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  await test.step('the ten links of the menu lead to their pages', async () => {
    await visit(page, '/home');
    const menu = page.getByRole('complementary');
    const sections = {
      Dashboard: '/dashboard',
      Proyectos: '/projects',
      Equipos: '/teams',
      Calendario: '/calendar',
      Reportes: '/reports',
      Buscar: '/search',
      Automatizaciones: '/automations',
      Documentación: '/documentation',
      Configuración: '/settings',
      Inicio: '/home',
    };
    for (const [name, path] of Object.entries(sections)) {
      const link = menu.getByRole('link', { name, exact: true });
      await link.click();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expect(link).toHaveAttribute('aria-current', 'page');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  });

  await test.step('in a project «Proyectos» is current in the menu and the bar, and no way back is', async () => {
    const place = await givenPlace(api, elena);
    await visit(page, `${place.path}/create-task`);
    await expect(page.getByRole('link', { name: 'Cancelar' })).toBeVisible();
    const current = page.locator('[aria-current]').filter({ visible: true });
    await expect(current).toHaveText(['Proyectos', 'Proyectos']);
    for (const link of await current.all()) await expect(link).toHaveAttribute('aria-current', 'true');
    await visit(page, '/dashboard');
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await expect(current).toHaveText(['Dashboard', 'Dashboard']);
    for (const link of await current.all()) await expect(link).toHaveAttribute('aria-current', 'page');
  });

  await test.step('home greets and shows my tasks, the most urgent first, and what changed lately', async () => {
    const busy = await api.register();
    await api.signIn(context, busy);
    const { id } = await givenProject(api, busy);
    const board = await givenBoard(api, busy, id, 'Prensa');
    await givenTask(api, busy, id, board.id, 'Muy lejana', '2030-08-01');
    const late = await givenTask(api, busy, id, board.id, 'Ya vencida', '2030-05-13');
    await givenTask(api, busy, id, board.id, 'Para esta semana', '2030-05-17');
    const tasks = `/projects/${id}/boards/${board.id}/tasks`;
    await api.call(busy, 'POST', tasks, {
      title: 'Algún día',
      priorityId: 2,
      withoutDueDate: true,
      assignedTo: busy.id,
    });
    const ana = await api.register('Ana', 'Ruiz');
    await givenMember(api, busy, id, ana);
    await api.call(ana, 'POST', `${tasks}/${late.id}/comments`, { content: '¿La hacemos hoy?' });
    await trustOwnClock(page);
    await page.clock.setFixedTime('2030-05-15T10:00:00-03:00'); // a Wednesday
    await page.goto('/home');

    await expect(page.getByRole('heading', { level: 1, name: 'Buenos días, Elena' })).toBeVisible();
    await expect(page).toHaveTitle('Inicio · Cuadrilla');
    await expect(page.getByText('1 tarea vencida.')).toBeVisible();
    const mine = page.getByRole('region', { name: 'Mis tareas' });
    await expect(mine.getByRole('heading', { level: 2 })).toHaveText([
      'Vencidas 1',
      'Esta semana 1',
      'Más adelante 1',
      'Sin fecha 1',
    ]);
    await expect(mine.getByRole('link', { name: 'Muy lejana' })).toBeVisible();
    await mine.getByText('Más adelante').click();
    await expect(mine.getByRole('link', { name: 'Muy lejana' })).toBeHidden();
    const lately = page.getByRole('region', { name: 'Lo último' });
    await expect(lately.getByText('Ana Ruiz comentó en «Ya vencida»')).toBeVisible();
    await expect(lately.getByText('creó el tablero'), 'not what one did oneself').toBeHidden();

    await mine.getByRole('button', { name: 'Completar «Para esta semana»' }).click();
    await expect(mine.getByRole('heading', { level: 2 })).toHaveText([
      'Vencidas 1',
      'Más adelante 1',
      'Sin fecha 1',
    ]);
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await expect(mine.getByRole('heading', { level: 2 })).toHaveText([
      'Vencidas 1',
      'Esta semana 1',
      'Más adelante 1',
      'Sin fecha 1',
    ]);

    await mine.getByRole('link', { name: 'Ya vencida' }).click();
    await expect(page).toHaveURL(/\/tasks\/\d+$/);
  });
});

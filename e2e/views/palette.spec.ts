import { expectAccessible, expectNoSidewaysScroll } from '../support/axe.ts';
import { addTask, cards, givenPlace, openTask, taskPath } from '../support/boards.ts';
import { field, notice } from '../support/forms.ts';
import { givenMember } from '../support/given.ts';
import { expectSelected, group, openPalette, option, palette } from '../support/palette.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

test('the palette creates tasks, leads away from them, and acts after >', async ({
  page,
  context,
  api,
  elena,
}) => {
  await test.step('a task is created from what was searched for', async () => {
    const place = await givenPlace(api, elena);
    await visit(page, place.path);
    await expect(page.getByRole('heading', { level: 1, name: 'Logística' })).toBeVisible();
    await openPalette(page);
    await page.keyboard.type('Reservar el salón');
    await expect(palette(page).getByText('Sin resultados para «Reservar el salón»').last()).toBeVisible();
    await expectSelected(page, 'Crear tarea «Reservar el salón»');
    await page.keyboard.press('Enter');
    const form = page.getByRole('dialog', { name: 'Agregar una tarea' });
    await expect(form.getByLabel('Título')).toHaveValue('Reservar el salón');
    await page.keyboard.press('Enter');
    await expect(form).toBeHidden();
    await expect(cards(page)).toHaveText([/Reservar el salón/]);
  });

  await test.step('an action comes before a task that would be named as it', async () => {
    const place = await givenPlace(api, elena);
    await visit(page, place.path);
    await expect(page.getByRole('heading', { level: 1, name: 'Logística' })).toBeVisible();
    await openPalette(page);
    await page.keyboard.type('tema');
    await expect(palette(page).getByRole('option')).toHaveText([
      'Tema claro',
      'Tema oscuro',
      'Tema del sistema',
      'Crear tarea «tema»',
      'Buscar «tema» en todo',
    ]);
    await expectSelected(page, 'Tema claro');
    await expect(palette(page).getByRole('listbox')).toHaveAttribute('aria-busy', 'false');
    await expect(palette(page).getByText(/^Sin resultados/)).toHaveCount(0);
    await page.keyboard.press('Escape');
  });

  await test.step('on a task the palette leads back to its board and copies its link', async () => {
    const place = await givenPlace(api, elena);
    const task = await addTask(api, elena, place);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openTask(page, place, task);
    await openPalette(page);
    await page.keyboard.type('enlace');
    await page.keyboard.press('Enter');
    await expect(notice(page, 'Enlace copiado')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      new RegExp(`^http.*${taskPath(place, task)}$`),
    );
    await openPalette(page);
    await page.keyboard.type('volver al');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${place.path}$`));
  });

  await test.step('what cannot be saved is asked about before the palette leads away', async () => {
    const place = await givenPlace(api, elena);
    const task = await addTask(api, elena, place);
    await openTask(page, place, task);
    await page.route(/\/tasks\/\d+$/, (route) => route.abort());
    await field(page, 'Título').fill('Pedir carpas grandes');
    await openPalette(page);
    await page.keyboard.type('>volver al');
    await page.keyboard.press('Enter');
    const unsaved = page.getByRole('dialog', { name: 'Hay cambios sin guardar' });
    await unsaved.getByRole('button', { name: 'Seguir editando' }).press('Enter');
    await expect(unsaved).toBeHidden();
    await expect(field(page, 'Título')).toHaveValue('Pedir carpas grandes');
    await expect(field(page, 'Título')).toBeFocused();
    await page.unrouteAll();
    // So that nothing is left to be asked about.
    await field(page, 'Título').fill(task.title);
  });

  await test.step('a theme chosen in the palette shows on the page of settings', async () => {
    await visit(page, '/settings/appearance');
    await expect(page.getByRole('radio', { name: 'Sistema' })).toBeChecked();
    await openPalette(page);
    await page.keyboard.type('>oscuro');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('radio', { name: 'Oscuro' })).toBeChecked();
  });

  await test.step('a theme chosen in one tab is that of the others', async () => {
    await visit(page, '/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const other = await context.newPage();
    await other.goto('/dashboard');
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
    await openPalette(other);
    await other.keyboard.type('>tema claro');
    await other.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });

  await test.step('after > there are actions only: theme, pages, views, one’s own tasks', async () => {
    const place = await givenPlace(api, elena, 'Temas');
    await addTask(api, elena, place, { title: 'Elegir el tema' });
    await visit(page, place.path);
    await expect(page.getByRole('link', { name: 'Elegir el tema' })).toBeVisible();

    await openPalette(page);
    await page.keyboard.type('>tema');
    await expect(palette(page).getByRole('group')).toHaveCount(1);
    await expect(palette(page).getByRole('option')).toHaveText([
      'Tema claro',
      'Tema oscuro',
      'Tema del sistema',
    ]);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

    await openPalette(page);
    await page.keyboard.type('> kanban');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\?view=kanban$/);

    await openPalette(page);
    await page.keyboard.type('>mis tareas');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`assignee=${elena.id}`));
    await openPalette(page);
    await page.keyboard.type('>de todos');
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL(/assignee/);

    await openPalette(page);
    await page.keyboard.type('>nada de esto');
    await expect(palette(page).getByText('Ninguna acción coincide con «nada de esto»').last()).toBeVisible();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('>configur');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/settings$/);
    await page.getByRole('link', { name: 'Apariencia' }).click();
    await expect(page.getByRole('radio', { name: 'Oscuro' })).toBeChecked();

    await openPalette(page);
    await page.keyboard.type('>cerrar ses');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/login$/);
  });
});

test('a reader is offered nothing that a reader may not do', async ({ page, context, api }) => {
  const elena = await api.register();
  const ana = await api.register('Ana', 'Ruiz');
  const place = await givenPlace(api, elena);
  await givenMember(api, elena, place.projectId, ana, 'Lector');
  await api.signIn(context, ana);
  for (const path of [place.path, `/dashboard/projects/${place.projectId}`]) {
    await page.goto(path);
    const create = page.getByRole('main').getByRole('button', { name: /^Crear (tarea|tablero)$/i });
    await expect(create.first(), 'the rights are known').toHaveAttribute('aria-disabled', 'true');
    await openPalette(page);
    await expect(option(page, 'Ir a los miembros del proyecto')).toBeVisible();
    await page.keyboard.type('>');
    await expect(option(page, 'Cerrar sesión')).toBeVisible();
    await expect(option(page, /^Crear/)).toHaveText(['Crear proyecto']);
    await expect(option(page, 'Ir a los ajustes del proyecto')).toHaveCount(0);
    await page.keyboard.press('Control+a');
    await page.keyboard.type('nuevo');
    await expect(palette(page).getByText('Sin resultados para «nuevo»').last()).toBeVisible();
    await expect(palette(page).getByRole('option')).toHaveText(['Buscar «nuevo» en todo']);
  }
});

test('the palette is accessible, a sheet on a phone, with results, without and in trouble', async ({
  page,
  api,
  elena,
}) => {
  await test.step('on a phone the palette is a sheet that opens from the bottom bar', async () => {
    const place = await givenPlace(api, elena);
    await page.setViewportSize({ width: 390, height: 844 });
    const task = await addTask(api, elena, place, { title: 'Otorrinolaringología '.repeat(6) });
    await visit(page, '/dashboard');
    const opener = page
      .getByRole('navigation', { name: 'Navegación' })
      .getByRole('button', { name: 'Buscar' });
    await opener.click();
    await expect(group(page, 'Tareas')).toBeVisible();
    await expect(palette(page).getByText('moverse')).toBeHidden();
    await expectNoSidewaysScroll(page);
    await expectAccessible(palette(page));
    await palette(page).getByRole('button', { name: 'Cerrar' }).click();
    await expect(opener).toBeFocused();
    await opener.click();
    await option(page, /^Otorrino/).click();
    await expect(page).toHaveURL(new RegExp(`${taskPath(place, task)}$`));
  });

  await test.step('the palette is accessible with results, without and in trouble', async () => {
    const place = await givenPlace(api, elena);
    await addTask(api, elena, place);
    await page.setViewportSize({ width: 1440, height: 900 });
    await visit(page, '/home');
    await page.getByRole('banner').getByRole('button', { name: 'Buscar' }).click();
    await expect(group(page, 'Tareas')).toBeVisible();
    await expectAccessible(palette(page));
    await page.keyboard.type('xyz');
    await expect(palette(page).getByText('Sin resultados para «xyz»').last()).toBeVisible();
    await expectAccessible(palette(page));
    await page.route('**/api/search**', (route) => route.abort());
    await page.keyboard.type('w');
    await expectSelected(page, 'Reintentar');
    await expectAccessible(palette(page));
  });
});

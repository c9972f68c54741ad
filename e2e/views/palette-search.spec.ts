import type { Page } from '@playwright/test';
import { addTask, givenPlace, placeOf, taskPath } from '../support/boards.ts';
import { givenBoard, givenProject } from '../support/given.ts';
import { holdBack } from '../support/network.ts';
import { expectSelected, group, input, openPalette, option, palette } from '../support/palette.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

/** Key by key, but faster than any pause, however busy the machine is. */
const typeAtOnce = (page: Page, added: string): Promise<void> =>
  input(page).evaluate((field: HTMLInputElement, text) => {
    const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
    for (const key of text) {
      value?.set?.call(field, field.value + key);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }, added);

test('a task is found and opened, however quick one is', async ({ page, api, elena }) => {
  await test.step('what is typed while the palette is being fetched is not lost', async () => {
    const place = await givenPlace(api, elena);
    await addTask(api, elena, place, { title: 'Contratar el sonido' });
    const release = await holdBack(page, /PaletteResults.*\.js$/);
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('sonid');
    await expect(input(page)).toHaveValue('sonid');
    await release();
    await expectSelected(page, /^Contratar el sonido/);
    await page.keyboard.press('Escape');
  });

  await test.step('Enter pressed before the answer is there waits for it', async () => {
    const place = await givenPlace(api, elena);
    const task = await addTask(api, elena, place, { title: 'Contratar el catering' });
    await addTask(api, elena, place, { title: 'Pedir carpas' });
    await visit(page, place.path);
    await expect(page.getByRole('link', { name: 'Pedir carpas' })).toBeVisible();
    await openPalette(page);
    await expect(group(page, 'Tareas')).toBeVisible();
    const release = await holdBack(page, /\/api\/search\?query=cater/);
    await page.keyboard.type('catering');
    await page.keyboard.press('Enter');
    await expect(input(page)).toHaveValue('catering');
    await release();
    await expect(page).toHaveURL(new RegExp(`${taskPath(place, task)}$`));
    await page.unrouteAll();
  });

  await test.step('a task of another project is found by part of its title, without accents, and opened by keyboard', async () => {
    const feria = await givenPlace(api, elena, 'Logística');
    const otra = await givenProject(api, elena, 'Mudanza');
    const cajas = placeOf(otra.id, (await givenBoard(api, elena, otra.id, 'Cajas')).id);
    const task = await addTask(api, elena, cajas, { title: 'Alquilar el camión grande' });
    await addTask(api, elena, feria, { title: 'Pedir carpas' });
    await visit(page, feria.path);
    await expect(page.getByRole('heading', { level: 1, name: 'Logística' })).toBeVisible();

    await openPalette(page);
    await page.keyboard.type('CAMION');
    await expectSelected(page, /^Alquilar el camión grande prioridad media/);
    await expect(
      option(page, /camión/)
        .first()
        .locator('mark'),
    ).toHaveText('camión');
    await expect(group(page, 'Tareas').getByRole('option')).toHaveCount(1);
    await expect(option(page, /camión/).first()).toContainText('Cajas · Mudanza');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${taskPath(cajas, task)}$`));
    await expect(palette(page)).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
  });
});

test('arrows, Home and End move; the field keeps the focus, which returns on Escape', async ({
  page,
  api,
  elena,
}) => {
  await givenProject(api, elena, 'Muestra de otoño');
  await givenProject(api, elena, 'Muestra de primavera');
  await page.goto('/dashboard');
  const create = page.getByRole('main').getByRole('link', { name: 'Crear proyecto' });
  await create.focus();

  await openPalette(page);
  await page.keyboard.type('muestra');
  await expect(group(page, 'Proyectos').getByRole('option')).toHaveCount(2);
  await expect(palette(page).getByRole('status')).toHaveText('3 resultados');
  await expectSelected(page, 'Muestra de primavera');
  await page.keyboard.press('ArrowDown');
  await expectSelected(page, 'Muestra de otoño');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expectSelected(page, 'Muestra de primavera');
  await page.keyboard.press('End');
  await expectSelected(page, 'Buscar «muestra» en todo');
  await page.keyboard.press('Home');
  await expectSelected(page, 'Muestra de primavera');
  await expect(input(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(palette(page)).toBeHidden();
  await expect(create).toBeFocused();

  await openPalette(page);
  await page.keyboard.press('Control+k');
  await expect(palette(page)).toBeHidden();
  await expect(create).toBeFocused();
});

test('what is found opens in another tab, and only the latest of what is typed is asked for', async ({
  page,
  context,
  api,
  elena,
}) => {
  await test.step('Ctrl Enter opens what was found in another tab', async () => {
    const project = await givenProject(api, elena, 'Muestra de otoño');
    await visit(page, '/settings');
    await expect(page.getByRole('heading', { level: 1, name: 'Configuración' })).toBeVisible();
    await openPalette(page);
    await page.keyboard.type('otoño');
    await expectSelected(page, 'Muestra de otoño');
    const opened = context.waitForEvent('page');
    await page.keyboard.press('Control+Enter');
    await expect(await opened).toHaveURL(new RegExp(`/dashboard/projects/${project.id}$`));
    await expect(page).toHaveURL(/\/settings$/);
  });

  await test.step('a search that fails says so and can be tried again', async () => {
    await visit(page, '/dashboard');
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await page.route('**/api/search**', (route) => route.fulfill({ status: 500, json: {} }));
    await openPalette(page);
    await page.keyboard.type('muestra');
    await expectSelected(page, 'Reintentar');
    await expect(palette(page).getByRole('status')).toHaveText('No se pudo buscar.');
    await page.unroute('**/api/search**');
    await page.keyboard.press('Enter');
    await expectSelected(page, 'Muestra de otoño');
  });

  await test.step('only the latest of what is typed is asked for, and results stay until the next come', async () => {
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname === '/api/search') asked.push(searchParams.get('query') ?? '');
    });
    await openPalette(page);
    await expect(group(page, 'Proyectos')).toBeVisible();
    await typeAtOnce(page, 'muestra');
    await expect(palette(page).getByRole('status')).toHaveText('2 resultados');
    expect(asked).toEqual(['', 'muestra']);

    await holdBack(page, /query=muestra\+de&?$/);
    const aborted = page.waitForEvent('requestfailed', (request) => request.url().includes('/api/search'));
    await typeAtOnce(page, ' de');
    await expect.poll(() => asked.at(-1)).toBe('muestra de');
    await expect(palette(page).getByRole('listbox')).toHaveAttribute('aria-busy', 'true');
    await expectSelected(page, 'Muestra de otoño');
    await typeAtOnce(page, ' oto');
    expect((await aborted).url()).toMatch(/query=muestra\+de$/);
    await expect(palette(page).getByRole('listbox')).toHaveAttribute('aria-busy', 'false');
    await expectSelected(page, 'Muestra de otoño');
  });
});

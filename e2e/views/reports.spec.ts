import { readFile } from 'node:fs/promises';
import { expectAccessible, expectNoSidewaysScroll } from '../support/axe.ts';
import { givenPlace } from '../support/boards.ts';
import { givenTask } from '../support/given.ts';
import { givenManyTasks } from '../support/many-tasks.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

test('a report counts what was done, opens the tasks behind a figure, and lives in the address', async ({
  page,
  api,
  elena,
  databaseUrl,
}) => {
  await test.step('a report counts what was done, reads its values by keys, and opens the tasks behind a figure', async () => {
    const { projectId, boardId } = await givenPlace(api, elena);
    await givenTask(api, elena, projectId, boardId, 'Alquilar las carpas');
    await givenTask(api, elena, projectId, boardId, 'Contratar el sonido', '2020-01-02');
    await page.goto(`/reports?project=${projectId}`);
    const created = page.getByRole('button', { name: 'Creadas, 2' });
    // The facts follow the log a moment later, and the page asks again by itself.
    await expect(created).toBeVisible();
    const weeks = page.getByRole('slider', { name: 'Creadas y completadas por semana' });
    await weeks.focus();
    await page.keyboard.press('End');
    await expect(weeks).toHaveAttribute('aria-valuetext', /Creadas 2, Completadas 0$/);
    await expectAccessible(page);

    await created.click();
    const panel = page.getByRole('complementary', { name: 'Creadas' });
    await expect(panel.getByRole('listitem').getByRole('link')).toHaveText([
      'Alquilar las carpas',
      'Contratar el sonido',
    ]);
    await expect(panel.getByRole('link', { name: 'Abrir en Buscar' })).toHaveAttribute('href', /creada/);
    await expect(panel.getByRole('heading', { name: 'Creadas' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(created).toBeFocused();

    await page.getByRole('button', { name: 'Ver «Carga por persona» como tabla' }).click();
    const table = page.getByRole('region', { name: 'Carga por persona' });
    await expect(table.getByRole('row').last()).toHaveText(/Elena Prieto\s*2\s*1/);
    await table.getByRole('button', { name: '1' }).click();
    const late = page.getByRole('complementary', { name: 'Vencidas: Elena Prieto' });
    const behind = late.getByRole('listitem').getByRole('link');
    await expect(behind).toHaveText('Contratar el sonido');
    await behind.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Contratar el sonido' })).toBeVisible();
  });

  await test.step('a list that is longer than its page goes on, and days to come have nothing to count', async () => {
    const place = await givenPlace(api, elena);
    await givenManyTasks(databaseUrl, elena, place, 205);
    await visit(page, `/reports?project=${place.projectId}`);
    await page.getByRole('button', { name: 'Creadas, 205' }).click();
    const panel = page.getByRole('complementary', { name: 'Creadas' });
    await expect(panel.getByRole('status').first()).toHaveText(/^200 de 205 tareas/);
    const file = page.waitForEvent('download');
    const noted = page.waitForResponse('**/api/reports/exports');
    await panel.getByRole('button', { name: 'Descargar CSV' }).click();
    const lines = (await readFile(await (await file).path(), 'utf8')).split('\r\n');
    // What it is about in two lines, and its head.
    expect(lines).toHaveLength(3 + 205);
    expect((await noted).status()).toBe(204);
    const notedAgain = page.waitForResponse('**/api/reports/exports');
    await page.getByRole('button', { name: 'Descargar «Carga por persona»' }).click();
    await page.getByRole('menuitem', { name: 'Descargar CSV' }).click();
    expect((await notedAgain).status()).toBe(204);
    await panel.getByRole('button', { name: 'Ver más' }).click();
    await expect(panel.getByRole('status').first()).toHaveText(/^205 tareas/);
    await expect(panel.getByRole('listitem')).toHaveCount(205);
    await expect(panel.getByRole('button', { name: 'Ver más' })).toHaveCount(0);
    await visit(page, `/reports?project=${place.projectId}&from=2199-01-01&to=2199-01-31`);
    await expect(page.getByText(/^Este período no ha empezado/)).toBeVisible();
  });

  await test.step('part, period and comparison live in the address, on a phone and in the project too', async () => {
    const { projectId, boardId } = await givenPlace(api, elena);
    await visit(page, `/dashboard/projects/${projectId}`);
    await page.getByRole('tab', { name: 'Reportes' }).click();
    await page.getByRole('tab', { name: 'Flujo y carga' }).click();
    await expect(page.getByRole('heading', { name: 'No hay nada que contar en este período' })).toBeVisible();
    await givenTask(api, elena, projectId, boardId, 'Alquilar las carpas');
    await expect(page.getByRole('figure')).toHaveCount(5);
    await page.getByRole('button', { name: 'Últimas 12 semanas' }).click();
    const periods = page.getByRole('dialog', { name: 'Período del reporte' });
    await periods.getByRole('button', { name: 'Este año' }).click();
    await periods.getByRole('checkbox').uncheck();
    await expectAccessible(page);
    await periods.getByRole('button', { name: 'Aplicar período' }).click();
    await expect(page).toHaveURL(/tab=reports&report=flow&period=year&compare=no$/);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.reload();
    await expect(page.getByRole('button', { name: 'Este año' })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Últimas 12 semanas' })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('tab', { name: 'Flujo' })).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Resumen' })).toBeHidden();
  });
});

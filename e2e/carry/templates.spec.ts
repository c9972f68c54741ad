import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../support/axe.ts';
import { givenBoard, givenMember, givenProject, givenTask } from '../support/given.ts';
import { holdBack } from '../support/network.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

const taskRow = (page: Page, title: string) => page.getByRole('row', { name: title });

test('a project begins from a template, and becomes one', async ({ page, api, elena }) => {
  const ana = await api.register('Ana', 'Ruiz');
  const shared = await givenProject(api, elena);
  await givenMember(api, elena, shared.id, ana);
  await api.call(elena, 'PATCH', '/profile', { country: 'AR' });

  await test.step('templates are found by a word of theirs, from the list of projects', async () => {
    await visit(page, '/projects');
    await page.getByRole('main').getByRole('link', { name: 'Plantillas' }).click();
    await expect(page.getByRole('link', { name: /^Ver la plantilla/ })).toHaveCount(5);
    await expectAccessible(page);
    await page.getByRole('searchbox', { name: 'Buscar plantilla' }).fill('INCORPORACION');
    await expect(page.getByRole('link', { name: /^Ver la plantilla/ })).toHaveCount(1);
    await page.getByRole('button', { name: 'Limpiar búsqueda' }).first().click();
    await page.getByRole('link', { name: 'Ver la plantilla Lanzamiento' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Lanzamiento' })).toBeVisible();
  });

  await test.step('another start moves every date, and weekends and holidays count only where wished', async () => {
    const start = page.getByLabel('Empieza el');
    await start.fill('31/11/2026');
    await expect(page.getByText(/^(lunes|martes|miércoles|jueves|viernes)$/)).toBeHidden();
    await start.fill('16/11/2026');
    await expect(page.getByText('lunes', { exact: true })).toBeVisible();
    await expect(taskRow(page, 'Reservar proveedores')).toContainText('25-11-2026');
    const skip = page.getByRole('switch', { name: 'Saltar feriados de Argentina', exact: true });
    await expect(skip).toHaveAccessibleDescription(/Día de la Soberanía Nacional/);
    await skip.uncheck();
    await expect(taskRow(page, 'Reservar proveedores')).toContainText('24-11-2026');
    await page.getByRole('switch', { name: 'Solo días hábiles' }).uncheck();
    await expect(taskRow(page, 'Reservar proveedores')).toContainText('22-11-2026');
    await expect(page.getByText('Termina el martes 15-12-2026')).toBeVisible();
    await page.getByRole('button', { name: 'Ver las 3 restantes' }).click();
    await expect(taskRow(page, 'Aprobar la pieza principal')).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 700 });
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('no date is promised while the holidays in between are not known', async () => {
    const skip = page.getByRole('switch', { name: 'Saltar feriados de Argentina' });
    const create = page.getByRole('button', { name: 'Crear proyecto' });
    const pattern = /\/api\/holidays\?/;
    const fail = await holdBack(page, pattern, { status: 400, json: { error: ['No se pudo'] } });
    await page.getByLabel('Empieza el').fill('15/11/2027');
    await expect(skip).toHaveAccessibleDescription('Todavía no se sabe cuáles hay');
    await expect(create).toBeEnabled();
    await skip.check();
    await expect(create).toBeDisabled();
    await fail();
    await expect(page.getByText(/^No se pudieron cargar los feriados/)).toBeVisible();
    await page.unroute(pattern);
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(create).toBeEnabled();
    await expect(skip).toHaveAccessibleDescription(/Soberanía Nacional/);
  });

  await test.step('it becomes a project with the people in charge', async () => {
    await page.getByLabel('Nombre').fill('');
    await page.getByRole('button', { name: 'Crear proyecto' }).click();
    await expect(page.getByLabel('Nombre')).toHaveAccessibleDescription('El nombre es obligatorio');
    await page.getByLabel('Nombre').fill('Tienda en línea');
    const charge = page.getByRole('combobox', { name: 'Comunicación' });
    await charge.selectOption('Ana Ruiz');
    await page.reload();
    await page.getByRole('button', { name: 'Recuperar' }).click();
    await expect(charge.getByRole('option', { selected: true })).toHaveText('Ana Ruiz');
    await page.getByRole('button', { name: 'Crear proyecto' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Tienda en línea' })).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Miembros 2' })).toBeVisible();
    await page.getByRole('link', { name: /Preparación/ }).click();
    await expect(page.getByText('Abrir el canal de preguntas')).toBeVisible();
  });

  await test.step('a project of one’s own is rehearsed, saved, used and deleted', async () => {
    await visit(page, `/dashboard/projects/${shared.id}?tab=settings`);
    const open = page.getByRole('button', { name: 'Guardar como plantilla' });
    await open.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('El proyecto no tiene tareas: no hay de qué')).toHaveCount(1);
    await expect(dialog.getByRole('button', { name: 'Guardar plantilla' })).toBeDisabled();
    await dialog.getByRole('button', { name: 'Cancelar' }).click();
    const board = await givenBoard(api, elena, shared.id, 'Trámites');
    await givenTask(api, elena, shared.id, board.id, 'Firmar', '2031-05-20');
    await givenTask(api, elena, shared.id, board.id, 'Medir', '2031-05-28');
    await open.click();
    await expect(dialog.getByText('Son 1 tablero, 2 tareas y 2 semanas.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Guardar plantilla' }).click();
    await expect(dialog.getByText('La descripción es obligatoria')).toBeVisible();
    await dialog.getByLabel('Descripción').fill('Dos trámites por feria');
    await expectAccessible(dialog);
    await dialog.getByRole('button', { name: 'Guardar plantilla' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Plantilla guardada' })).toBeVisible();

    await visit(page, '/templates');
    await expectAccessible(page.getByRole('region', { name: 'Tuyas y de tus equipos' }));
    await page.getByRole('link', { name: 'Ver la plantilla Feria de otoño' }).click();
    await expect(taskRow(page, 'Medir')).toContainText('7');
    await page.getByRole('link', { name: 'Plantillas' }).click();
    await page.getByRole('button', { name: 'Eliminar la plantilla Feria de otoño' }).click();
    await dialog.getByRole('button', { name: 'Eliminar' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Plantilla eliminada' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Tuyas y de tus equipos' })).toBeHidden();
    await expect(page.getByRole('link', { name: 'Guardar un proyecto propio' })).toBeFocused();
  });
});

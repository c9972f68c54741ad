import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../support/axe.ts';
import { addTask, card, givenPlace } from '../support/boards.ts';
import { dueDate } from '../support/forms.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

const notice = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** What a calendar program gets there. */
const fetchFeed = async (page: Page, address: string) => {
  const response = await page.request.get(address);
  return { status: response.status(), text: await response.text() };
};

test('calendars are linked, imported, and show the holidays of the person’s country', async ({
  page,
  context,
  api,
  elena,
}) => {
  await test.step('a project and a saved search have calendars of their own', async () => {
    const place = await givenPlace(api, elena);
    await addTask(api, elena, place, { title: 'Pedir carpas', assignedTo: null });
    await api.call(elena, 'POST', '/searches', { name: 'Carpas', query: 'carpas' });
    await visit(page, `/dashboard/projects/${place.projectId}?tab=calendar`);
    await press(page, 'Suscribirse al calendario');
    const dialog = page.getByRole('dialog', { name: 'Calendario de «Feria de otoño»' });
    await dialog.getByRole('button', { name: 'Crear enlace' }).click();
    const ofProject = await dialog.getByLabel('Dirección').inputValue();
    expect((await fetchFeed(page, ofProject)).text).toContain('X-WR-CALNAME:Feria de otoño');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Cerrar' }).click();
    await expect(page.getByRole('button', { name: 'Suscribirse al calendario' })).toBeFocused();

    await visit(page, '/search');
    await press(page, 'Acciones de «Carpas»');
    await page.getByRole('menuitem', { name: 'Suscribirse al calendario' }).click();
    const ofSearch = page.getByRole('dialog', { name: 'Calendario de «Carpas»' });
    await ofSearch.getByRole('button', { name: 'Crear enlace' }).click();
    const address = await ofSearch.getByLabel('Dirección').inputValue();
    expect((await fetchFeed(page, address)).text).toContain('SUMMARY:Pedir carpas');
    await ofSearch.getByRole('button', { name: 'Cerrar' }).click();
  });

  await test.step('a calendar is tried, imported into the board and taken back in one step', async () => {
    const place = await givenPlace(api, elena);
    await visit(page, place.path);
    await press(page, 'Más opciones de Logística');
    await page.getByRole('menuitem', { name: 'Importar calendario (.ics)' }).click();
    const dialog = page.getByRole('dialog', { name: 'Importar un calendario' });
    const file = dialog.getByLabel('Archivo .ics');
    const choose = (text: string) =>
      file.setInputFiles({ name: 'feria.ics', mimeType: 'text/calendar', buffer: Buffer.from(text) });
    await choose('');
    await expect(file).toHaveAccessibleDescription('El archivo está vacío');
    await choose('nada');
    await expect(file).toHaveAccessibleDescription('El archivo no es un calendario (.ics)');
    await choose(calendar);
    await expect(dialog.getByRole('status')).toHaveText('Se haría 1 tarea');
    await expect(dialog.getByRole('listitem')).toHaveText(['Montaje20/05/2031', 'Reuniónse repite']);
    await expectAccessible(dialog);
    await dialog.getByRole('button', { name: 'Importar 1 tarea' }).click();
    await expect(card(page, 'Montaje')).toBeVisible();
    await notice(page, 'Importado: 1 tarea').getByRole('button', { name: 'Deshacer' }).click();
    await expect(card(page, 'Montaje')).toBeHidden();
    await expect(notice(page, 'Importación deshecha')).toBeVisible();
  });

  await test.step('holidays of the person’s country show in the settings, in the calendar and where a date is chosen', async () => {
    const place = await givenPlace(api, elena);
    await visit(page, '/settings/calendar');
    await page.getByLabel('País').selectOption('Argentina');
    await expect(notice(page, 'País guardado')).toBeVisible();
    await expect(page.getByLabel('País')).toHaveAccessibleDescription(/^Próximo: \d\d-\d\d-\d{4}, /);
    await page.getByLabel('País').selectOption('España');
    const saved = page.waitForResponse((answer) => answer.request().postDataJSON()?.region === 'CT');
    await page.getByLabel('Región', { exact: true }).selectOption('Cataluña');
    await expect(page.getByRole('heading', { name: 'Festivos' })).toBeVisible();
    await saved;

    await visit(page, `${place.path}/create-task`);
    await dueDate(page).fill('01/06/2031');
    await page.getByRole('group', { name: 'Fecha límite' }).getByRole('button').click();
    const saintJohn = page.getByRole('button', { name: /24 de junio de 2031, San Juan$/ });
    await expect(saintJohn).toHaveAttribute('title', 'San Juan');
    await expectAccessible(page.getByRole('dialog'));
    await saintJohn.click();
    await expect(dueDate(page)).toHaveValue('24/06/2031');

    await visit(page, '/calendar?date=2031-06-15');
    await expect(page.getByTitle('San Juan')).toBeVisible();
  });

  await test.step('the private link of one’s tasks is made, copied, renewed and revoked in the settings', async () => {
    const place = await givenPlace(api, elena);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await addTask(api, elena, place, { title: 'Pedir carpas, y sillas' });
    await visit(page, '/settings/calendar');
    await press(page, 'Crear enlace');
    const address = page.getByLabel('Dirección');
    await expect(address).toHaveValue(/\/feeds\/[\w-]{43}\.ics$/);
    await expect(page.getByRole('button', { name: 'Copiar' })).toBeFocused();
    await press(page, 'Copiar');
    await expect(notice(page, 'Enlace copiado')).toBeVisible();
    const first = await address.inputValue();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(first);
    expect((await fetchFeed(page, first)).text).toContain(String.raw`SUMMARY:Pedir carpas\, y sillas`);
    await expectAccessible(page);

    await page.reload();
    await expect(page.getByText('La dirección no se vuelve a mostrar', { exact: false })).toBeVisible();
    await press(page, 'Renovar');
    await page.getByRole('dialog').getByRole('button', { name: 'Renovar' }).click();
    await expect(address).not.toHaveValue(first);
    const second = await address.inputValue();
    expect((await fetchFeed(page, first)).status).toBe(404);
    expect((await fetchFeed(page, second)).status).toBe(200);

    await press(page, 'Revocar');
    await page.getByRole('dialog').getByRole('button', { name: 'Revocar' }).click();
    await expect(page.getByRole('button', { name: 'Crear enlace' })).toBeFocused();
    expect((await fetchFeed(page, second)).status).toBe(404);
    await page.setViewportSize({ width: 390, height: 844 });
    await press(page, 'Crear enlace');
    await expect(address).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
});

const event = (uid: number, title: string, more = '') =>
  `BEGIN:VEVENT\r\nUID:${uid}\r\nSUMMARY:${title}\r\nDTSTART;VALUE=DATE:20310520\r\n${more}END:VEVENT\r\n`;
const calendar = `BEGIN:VCALENDAR\r\n${event(1, 'Montaje')}${event(2, 'Reunión', 'RRULE:FREQ=WEEKLY\r\n')}END:VCALENDAR\r\n`;

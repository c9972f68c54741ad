import type { Page } from '@playwright/test';
import { givenBoard, givenProject, givenTask } from '../support/given.ts';
import { holdBack } from '../support/network.ts';
import { expect, test } from '../support/test.ts';
import { openFollowing } from '../support/two-people.ts';
import { visit } from '../support/visit.ts';

const notice = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const field = (page: Page, label: string) => page.getByRole('main').getByLabel(label, { exact: true });

test('the account is changed, and dates follow its time zone', async ({ page, api, elena }) => {
  await test.step('dates follow the time zone that is chosen', async () => {
    const { id } = await givenProject(api, elena);
    const board = await givenBoard(api, elena, id, 'Prensa');
    await givenTask(api, elena, id, board.id, 'Llamar a la radio', '2031-05-20T23:30:00-03:00');
    await visit(page, `/dashboard/projects/${id}/boards/${board.id}`);
    await expect(page.getByText('20-05-2031')).toBeVisible();

    await page.goto('/settings');
    const useBrowserZone = page.getByRole('button', { name: /^Usar la de este navegador/ });
    await expect(page.getByLabel('Zona horaria')).toHaveValue(/Buenos_Aires$/);
    await expect(useBrowserZone).toBeHidden();
    const zones = page.getByLabel('Zona horaria');
    await expect(zones.locator('optgroup').first()).toHaveAttribute('label', 'La tuya');
    await expect(zones.locator('[value="America/Mexico_City"]')).toHaveText('América / Ciudad de México');
    await expect(zones.locator('[value="Europe/London"]')).toHaveText('Europa / Londres');
    await page.getByLabel('Buscar por ciudad o región').fill('madr');
    await expect(zones.locator('optgroup').last().locator('option')).toHaveText(['Europa / Madrid']);
    await zones.selectOption('Europe/Madrid');
    await expect(notice(page, 'Zona horaria guardada')).toBeVisible();
    await expect(page.getByLabel('Zona horaria').locator('option:checked')).toHaveText('Europa / Madrid');
    await expect(page.getByLabel('Zona horaria')).toHaveAccessibleDescription(/hora de Europa central\.$/);
    await page.goto(`/dashboard/projects/${id}/boards/${board.id}`);
    await expect(page.getByText('21-05-2031')).toBeVisible();
    await page.goto('/settings');
    await useBrowserZone.click();
    await expect(useBrowserZone).toBeHidden();
    await expect(page.getByLabel('Zona horaria')).toHaveValue(/Buenos_Aires$/);
    await expect(notice(page, 'Zona horaria guardada')).toBeVisible();
  });

  await test.step('a time zone that is chosen elsewhere is followed by the dates of every open page', async () => {
    const { id } = await givenProject(api, elena);
    const board = await givenBoard(api, elena, id, 'Prensa');
    await givenTask(api, elena, id, board.id, 'Llamar a la radio', '2031-05-20T23:30:00-03:00');
    await openFollowing(page, `/dashboard/projects/${id}/boards/${board.id}`);
    await expect(page.getByText('20-05-2031')).toBeVisible();
    await api.call(elena, 'PATCH', '/profile', { timeZone: 'Europe/Madrid' });
    await expect(page.getByText('21-05-2031')).toBeVisible();
  });

  await test.step('a changed name shows in the menu at once', async () => {
    await visit(page, '/settings');
    await field(page, 'Nombre').fill('');
    await page.getByRole('button', { name: 'Guardar cambios' }).click();
    await expect(field(page, 'Nombre')).toHaveAccessibleDescription('El nombre es requerido');
    await expect(field(page, 'Nombre')).toBeFocused();
    await field(page, 'Nombre').fill('Helena');
    await page.getByLabel('Cargo').fill('Jefa de obra');
    await page.getByRole('button', { name: 'Guardar cambios' }).click();
    await expect(notice(page, 'Cambios guardados')).toBeVisible();
    await expect(page.getByRole('complementary').getByText('Helena Prieto')).toBeVisible();
    const { id } = await api.call<{ id: number }>(elena, 'POST', '/teams', { name: 'Obra' });
    await visit(page, `/teams/${id}`);
    await expect(page.getByRole('main').getByText('Jefa de obra')).toBeVisible();
  });

  await test.step('what was typed in the account and not saved is offered again', async () => {
    await visit(page, '/settings');
    await field(page, 'Apellido').fill('Prieto de la Fuente');
    await page.reload();
    await notice(page, 'Hay un borrador').getByRole('button', { name: 'Recuperar' }).click();
    await expect(field(page, 'Apellido')).toHaveValue('Prieto de la Fuente');
    await page.getByRole('button', { name: 'Guardar cambios' }).click();
    await expect(notice(page, 'Cambios guardados')).toBeVisible();
    await page.reload();
    await expect(field(page, 'Apellido')).toHaveValue('Prieto de la Fuente');
    await expect(notice(page, 'Hay un borrador')).toBeHidden();
  });

  await test.step('another email asks for the password, and one that is taken is told at its field', async () => {
    const { email } = await api.register('Ana', 'Ruiz');
    await visit(page, '/settings');
    const secret = field(page, 'Contraseña, para cambiar el correo');
    const save = page.getByRole('button', { name: 'Guardar cambios' });
    await expect(field(page, 'Correo')).toHaveValue(elena.email);
    await expect(secret).toBeHidden();
    await field(page, 'Correo').fill(`nuevo.${elena.email}`);
    await save.click();
    await expect(secret).toHaveAccessibleDescription('La contraseña actual es obligatoria');
    await expect(secret).toBeFocused();
    await secret.fill(elena.password);
    await save.click();
    await expect(notice(page, 'Cambios guardados')).toBeVisible();
    await expect(secret).toBeHidden();
    await field(page, 'Correo').fill(email);
    await secret.fill(elena.password);
    await save.click();
    await expect(field(page, 'Correo')).toHaveAccessibleDescription('El email ya está registrado');
    await expect(field(page, 'Correo')).toBeFocused();
  });
});

test('the password, the sessions and the look are one’s own', async ({ page, request, elena }) => {
  await test.step('«Cerrar las demás» ends every other session', async () => {
    const { email, password } = elena;
    await request.post('/api/auth/login', { data: { email, password } });
    await visit(page, '/settings/security');
    const sessions = page.getByRole('region', { name: 'Sesiones abiertas' }).getByRole('listitem');
    await expect(sessions).toHaveCount(2);
    await expect(sessions.filter({ hasText: 'Esta sesión' })).toContainText('Activa ahora');
    await page.getByRole('button', { name: 'Cerrar las demás' }).click();
    await expect(notice(page, 'Se cerraron las demás sesiones')).toBeVisible();
    await expect(sessions).toHaveCount(1);
    expect((await request.get('/api/auth/verify')).status()).toBe(401);
  });

  await test.step('a new password needs the current one, and opens the next session', async () => {
    await visit(page, '/settings/security');
    const change = page.getByRole('button', { name: 'Cambiar contraseña' });
    await expect(page.getByText('Cambiada el')).toBeHidden();
    await change.click();
    const dialog = page.getByRole('dialog');
    const inDialog = (label: string) => dialog.getByLabel(label, { exact: true });
    await inDialog('Contraseña actual').fill('equivocada');
    await inDialog('Contraseña nueva').fill('girasol9');
    await expect(inDialog('Contraseña nueva')).toHaveAccessibleDescription(/^Aceptable/);
    await inDialog('Confirmar contraseña').fill('girasol8');
    await change.click();
    await expect(inDialog('Confirmar contraseña')).toHaveAccessibleDescription(
      'Las contraseñas no coinciden',
    );
    await inDialog('Confirmar contraseña').fill('girasol9');
    await change.click();
    await expect(inDialog('Contraseña actual')).toHaveAccessibleDescription(
      'La contraseña actual no es correcta',
    );
    await inDialog('Contraseña actual').fill(elena.password);
    await change.click();
    await expect(notice(page, 'Contraseña cambiada')).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(change).toBeFocused();
    await expect(page.getByText('Cambiada el')).toBeVisible();
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('girasol9');

    const login = (password: string) =>
      request.post('/api/auth/login', { data: { email: elena.email, password } });
    expect((await login(elena.password)).status()).toBe(401);
    expect((await login('girasol9')).status()).toBe(200);
  });

  await test.step('the browser’s own colours follow the chosen theme', async () => {
    await page.emulateMedia({ colorScheme: 'light' });
    await visit(page, '/settings/appearance');
    const around = () =>
      page
        .locator('meta[name="theme-color"]')
        .evaluateAll((metas: HTMLMetaElement[]) =>
          metas.filter(({ media }) => matchMedia(media).matches).map(({ content }) => content),
        );
    const [light, dark] = ['#ffffff', '#14181d'];
    await expect(page.getByRole('radio', { name: 'Oscuro' })).toBeVisible();
    expect(await around()).toEqual([light]);
    await page.getByRole('radio', { name: 'Oscuro' }).click();
    await expect.poll(around).toEqual([dark]);
    await page.reload();
    await expect(page.getByRole('radio', { name: 'Oscuro' })).toBeChecked();
    expect(await around()).toEqual([dark]);
    await page.getByRole('radio', { name: 'Sistema' }).click();
    await expect.poll(around).toEqual([light]);
  });

  await test.step('the chosen look is there before the first paint', async () => {
    await page.emulateMedia({ colorScheme: 'light' });
    await visit(page, '/settings/appearance');
    await page.getByRole('radio', { name: 'Oscuro' }).click();
    const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    await expect.poll(background).toMatch(/^rgb\((\d|[1-3]\d), /);
    const dark = await background();
    const kept = page.waitForResponse((response) => response.request().method() === 'PATCH');
    await page.getByRole('radio', { name: 'Cómoda' }).click();
    await kept;
    await page.getByRole('switch', { name: 'Reducir el movimiento' }).check();
    await page.getByRole('switch', { name: 'Subrayar siempre los enlaces' }).check();
    const look = { 'data-density': 'roomy', 'data-motion': 'still', 'data-links': 'underlined' };

    const release = await holdBack(page, /\/assets\/.*\.js$/);
    await page.reload({ waitUntil: 'commit' });
    const paints = () => page.evaluate(() => performance.getEntriesByName('first-paint').length);
    await expect.poll(paints).toBe(1);
    await expect(page.getByRole('heading')).toHaveCount(0);
    expect(await background()).toBe(dark);
    for (const [name, word] of Object.entries(look))
      await expect(page.locator('html')).toHaveAttribute(name, word);
    await release();
    await expect(page.getByRole('radio', { name: 'Oscuro' })).toBeChecked();

    // As in a browser that knows nothing of it.
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await expect(page.getByRole('radio', { name: 'Cómoda' }), 'it goes with the person').toBeChecked();
    await expect(page.getByRole('radio', { name: 'Sistema' }), 'and colours with the browser').toBeChecked();
  });
});

import type { Page } from '@playwright/test';
import { codeAt, stepAt } from '../../server/src/account/two-factor/totp.ts';
import { apiOf } from '../support/api.ts';
import { expectAccessible } from '../support/axe.ts';
import { givenProject } from '../support/given.ts';
import { expect, test } from '../support/test.ts';

test('a token lets a program in, as far as it was made for, until it is revoked', async ({
  page,
  api,
  elena,
  playwright,
  address,
}) => {
  const fair = await givenProject(api, elena, 'Feria de otoño');
  const move = await givenProject(api, elena, 'Mudanza');
  await page.goto('/settings');
  await page.getByRole('link', { name: 'Tokens de acceso' }).click();
  await expect(page.getByText('Todavía no hay tokens')).toBeVisible();
  await page.getByRole('button', { name: 'Crear token' }).click();
  const dialog = page.getByRole('dialog', { name: 'Crear token' });
  await dialog.getByRole('radio', { name: 'Solo algunos' }).check();
  await dialog.getByRole('button', { name: 'Crear token' }).click();
  await expect(dialog.getByLabel('Nombre')).toHaveAccessibleDescription('El nombre es obligatorio');
  await expect(dialog.getByText('Falta elegir algún proyecto')).toBeVisible();
  await expectAccessible(dialog);
  await expect(dialog.getByRole('radio', { name: 'Lectura' })).toBeChecked();
  await dialog.getByRole('radio', { name: 'Escritura' }).check();
  await dialog.getByLabel('Nombre').fill('Informe semanal');
  await dialog.getByRole('checkbox', { name: 'Feria de otoño' }).check();
  await dialog.getByRole('button', { name: 'Crear token' }).click();
  const confirming = page.getByRole('dialog', { name: 'Confirma que eres tú' });
  await confirming.getByLabel('Contraseña actual').fill('equivocada');
  await confirming.getByRole('button', { name: 'Crear token' }).click();
  await expect(confirming.getByLabel('Contraseña actual')).toHaveAccessibleDescription(
    'La contraseña actual no es correcta',
  );
  await expectAccessible(confirming);
  await confirming.getByLabel('Contraseña actual').fill(elena.password);
  await answerOnce(page, 'POST', '**/api/profile/tokens', 409, 'No caben más tokens: revoca alguno');
  await confirming.getByRole('button', { name: 'Crear token' }).click();
  await expect(confirming.getByRole('alert'), 'no fault of the password').toHaveText(/^No caben más tokens/);
  await expect(confirming.getByLabel('Contraseña actual')).not.toHaveAccessibleDescription(/tokens/);
  await confirming.getByRole('button', { name: 'Crear token' }).click();
  await expect(page.getByText('«Informe semanal» está listo. Se muestra solo esta vez.')).toBeVisible();
  const token = await page.getByLabel('Token', { exact: true }).inputValue();
  const row = page.getByRole('listitem').filter({ hasText: 'Informe semanal' });
  await expect(row).toContainText('Escritura · Feria de otoño');
  await expectAccessible(page);

  const program = await playwright.request.newContext({
    baseURL: address,
    extraHTTPHeaders: { authorization: `Bearer ${token}` },
  });
  const read = async (id: number) => (await program.get(`/api/projects/${id}`)).status();
  expect(await read(fair.id)).toBe(200);
  expect(await read(move.id)).toBe(404);
  const rename = (id: number) => program.patch(`/api/projects/${id}`, { data: { name: 'Feria' } });
  expect((await rename(fair.id)).status()).toBe(200);
  expect((await rename(move.id)).status()).toBe(404);

  await page.reload();
  await expect(row).toContainText('Último uso');
  await expect(row).not.toContainText('Sin uso');
  await expect(page.getByLabel('Token', { exact: true })).toHaveCount(0);
  await row.getByRole('button', { name: 'Revocar Informe semanal' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revocar' }).click();
  // Behind a dialog nothing counts as there.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(row).toHaveCount(0);
  expect(await read(fair.id)).toBe(401);
  await program.dispose();
});

test('two steps and passkeys let their owner in, each in its way', async ({
  page,
  context,
  address,
  api,
}) => {
  // A passkey belongs to a name, and an address of numbers is none.
  const named = address.replace('127.0.0.1', 'localhost');
  const elena = await api.register();
  await apiOf(named).signIn(context, elena);
  const devtools = await context.newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const confirm = async (button: string) => {
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Contraseña actual').fill(elena.password);
    await dialog.getByRole('button', { name: button }).click();
  };
  await page.goto(`${named}/settings/security`);
  await test.step('what was shown too long ago by now is asked for again', async () => {
    await page.route('**/api/profile/proof', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), fresh: true } });
    });
    await page.getByRole('button', { name: 'Agregar llave de acceso' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('button', { name: 'Agregar llave de acceso' })).toBeVisible();
    await expect(dialog.getByLabel('Contraseña actual')).toHaveCount(0);
    await page.unroute('**/api/profile/proof');
    await dialog.getByRole('button', { name: 'Agregar llave de acceso' }).click();
  });
  await confirm('Agregar llave de acceso');
  const passkey = page.getByRole('listitem').filter({ hasText: 'Mi llave de acceso' });
  await expect(passkey).toContainText('sin usar');
  await passkey.getByRole('button', { name: 'Renombrar' }).click();
  await page.getByRole('dialog').getByLabel('Nombre').fill('Notebook');
  await page.getByRole('dialog').getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByRole('button', { name: 'Quitar Notebook' })).toBeVisible();

  await page.getByRole('button', { name: 'Activar', exact: true }).click();
  await confirm('Continuar');
  await expect(page.getByRole('img', { name: 'Código QR para la aplicación de códigos' })).toBeVisible();
  const key = (await page.getByLabel('O escribir esta clave').inputValue()).replaceAll(' ', '');
  await expectAccessible(page);
  await page.getByLabel('Código de seis cifras').fill(codeFor(key));
  await page.getByRole('button', { name: 'Activar verificación' }).click();
  const codes = page.getByRole('list', { name: 'Códigos de recuperación' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const recovery = (await codes.first().textContent()) ?? '';
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Ya los guardé' }).click();
  await expect(page.getByText('Quedan 10 códigos de recuperación.')).toBeVisible();

  await context.clearCookies();
  await page.goto(`${named}/login`);
  await page.getByLabel('Email').fill(elena.email);
  await page.getByLabel('Contraseña', { exact: true }).fill(elena.password);
  await page.getByRole('button', { name: 'Ingresar', exact: true }).click();
  await page.getByLabel('Código').fill('000000');
  await page.getByRole('button', { name: 'Verificar' }).click();
  await expect(page.getByLabel('Código')).toHaveAccessibleDescription(
    'El código no es correcto, o ya se usó',
  );
  await expectAccessible(page);
  await page.getByLabel('Código').fill(recovery);
  await page.getByRole('button', { name: 'Verificar' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto(`${named}/settings/security`);
  await expect(page.getByText('Quedan 9 códigos de recuperación.')).toBeVisible();
  await page.getByRole('button', { name: 'Códigos nuevos' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Contraseña actual')).toBeFocused();
  await dialog.getByRole('button', { name: 'Usar una llave de acceso' }).click();
  await expect(codes).toHaveCount(10);
  await page.getByRole('button', { name: 'Ya los guardé' }).click();

  await context.clearCookies();
  await page.goto(`${named}/login`);
  await page.getByRole('button', { name: 'Usar una llave de acceso' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await context.clearCookies({ name: 'token' });
  await page.getByRole('link', { name: 'Configuración' }).first().click();
  const ended = page.getByRole('dialog', { name: 'La sesión terminó' });
  await expect(ended.getByLabel('Contraseña', { exact: true })).toBeVisible();
  await expectAccessible(ended);
  const typed = await ended.getByLabel('Contraseña', { exact: true }).boundingBox();
  const pressed = await ended.getByRole('button', { name: 'Usar una llave de acceso' }).boundingBox();
  expect((pressed?.y ?? 0) - (typed?.y ?? 0) - (typed?.height ?? 0)).toBeGreaterThan(8);
  await ended.getByRole('button', { name: 'Usar una llave de acceso' }).click();
  await expect(ended).toBeHidden();

  // Whoever has just come with a passkey is asked for nothing more.
  await page.goto(`${named}/settings/security`);
  await page.getByRole('button', { name: 'Desactivar' }).click();
  await expect(dialog.getByLabel('Contraseña actual')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Desactivar' }).click();
  await expect(page.getByText('Sin activar.')).toBeVisible();
  await page.getByRole('button', { name: 'Quitar Notebook' }).click();
  await expect(dialog.getByLabel('Contraseña actual')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Quitar' }).click();
  await expect(page.getByText('Todavía no hay ninguna.')).toBeVisible();
});

/** The server refuses the next of these. */
const answerOnce = (page: Page, method: string, pattern: string, status: number, why: string) =>
  page.route(
    pattern,
    (route) =>
      route.request().method() === method
        ? route.fulfill({ status, json: { error: [why], code: 'conflict' } })
        : route.fallback(),
    { times: 1 },
  );

/** What the application on a phone would show now. */
function codeFor(key: string): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = Array.from(key, (letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const bytes = Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)));
  return codeAt(bytes, stepAt(new Date()));
}

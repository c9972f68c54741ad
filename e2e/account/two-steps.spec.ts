import type { Page } from '@playwright/test';
import { codeAt, stepAt } from '../../server/src/account/two-factor/totp.ts';
import { apiOf } from '../support/api.ts';
import { expectAccessible } from '../support/axe.ts';
import { newDatabase } from '../support/database.ts';
import { alert, notice } from '../support/forms.ts';
import { test } from '../support/servers.ts';
import { expect } from '../support/test.ts';

test('where two steps are required, whoever has none is led to one, and then to where they wanted to go', async ({
  page,
  context,
  browser,
  serve,
}) => {
  const { port } = await serve({ DATABASE_URL: await newDatabase() });
  // A passkey belongs to a name, and an address of numbers is none.
  const origin = `http://localhost:${port}`;
  const api = apiOf(origin);
  const elena = await api.register();
  const [bruno, carla] = [await api.register('Bruno', 'Sosa'), await api.register('Carla', 'Ríos')];
  await api.signIn(context, elena);
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
  const busy = await browser.newContext();
  await api.signIn(busy, carla);
  const hers = await busy.newPage();
  await hers.goto(`${origin}/dashboard/create-project`);
  await hers.getByRole('main').getByLabel('Nombre').fill('Feria de otoño');
  await page.goto(`${origin}/settings/instance/registration`);
  const required = page.getByRole('switch', { name: /^Pedir dos pasos a todas las personas/ });

  await test.step('it is decided only by whoever has a second step', async () => {
    await expect(required).not.toBeChecked();
    await required.click();
    await expect(alert(page, 'Antes usa tu propio segundo paso')).toBeVisible();
    await expect(required).not.toBeChecked();
    await page.goto(`${origin}/settings/security`);
    await page.getByRole('button', { name: 'Agregar llave de acceso' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Contraseña actual').fill(elena.password);
    await dialog.getByRole('button', { name: 'Agregar llave de acceso' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Mi llave de acceso' })).toBeVisible();
    await page.goto(`${origin}/settings/instance/registration`);
    await required.check();
    await expect(notice(page, 'Desde ahora hacen falta dos pasos')).toBeVisible();
    await page.reload();
    await expect(required).toBeChecked();
    await expectAccessible(page);
  });

  await test.step('whoever is at work is asked over the page, where all that is written stays', async () => {
    const asked = hers.getByRole('dialog', { name: 'Falta un segundo paso' });
    await expect(asked, 'the live line says so by itself').toBeVisible();
    await expectAccessible(asked);
    await expect(asked.getByRole('button', { name: 'Cerrar sesión' })).not.toBeFocused();
    await hers.keyboard.press('Escape');
    await addCodes(hers, carla.password);
    await asked.getByRole('button', { name: 'Continuar' }).click();
    await expect(asked).toBeHidden();
    await expect(hers).toHaveURL(`${origin}/dashboard/create-project`);
    await expect(hers.getByRole('main').getByLabel('Nombre')).toHaveValue('Feria de otoño');
    await hers.getByRole('main').getByLabel('Descripción').fill('En la plaza');
    await hers.getByRole('main').getByRole('button', { name: 'Crear proyecto' }).click();
    await expect(hers.getByRole('heading', { name: 'Feria de otoño' })).toBeVisible();
    await busy.close();
  });

  await test.step('with codes, on a phone', async () => {
    const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
    await api.signIn(phone, bruno);
    const theirs = await phone.newPage();
    await theirs.goto(`${origin}/calendar`);
    await expect(theirs.getByRole('heading', { name: 'Falta un segundo paso' })).toBeVisible();
    await expectAccessible(theirs);
    await addCodes(theirs, bruno.password);
    await theirs.getByRole('button', { name: 'Continuar' }).click();
    await expect(theirs).toHaveURL(/\/calendar/);
    await expect(theirs.getByRole('heading', { level: 1 })).toBeVisible();
    await phone.close();
  });

  await test.step('who comes with the password alone shows the passkey that they have', async () => {
    await context.clearCookies();
    await page.goto(`${origin}/login`);
    await page.getByLabel('Email').fill(elena.email);
    await page.getByLabel('Contraseña', { exact: true }).fill(elena.password);
    await page.getByRole('button', { name: 'Ingresar', exact: true }).click();
    await page.getByRole('button', { name: 'Usar mi llave de acceso' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  });
});

async function addCodes(page: Page, password: string): Promise<void> {
  await page.getByRole('button', { name: 'Activar', exact: true }).click();
  const dialog = page.getByRole('dialog').last();
  await dialog.getByLabel('Contraseña actual').fill(password);
  await dialog.getByRole('button', { name: 'Continuar' }).click();
  const key = (await page.getByLabel('O escribir esta clave').inputValue()).replaceAll(' ', '');
  await page.getByLabel('Código de seis cifras').fill(codeFor(key));
  await page.getByRole('button', { name: 'Activar verificación' }).click();
  await page.getByRole('button', { name: 'Ya los guardé' }).click();
}

/** What the application on a phone would show now. */
function codeFor(key: string): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = Array.from(key, (letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const bytes = Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)));
  return codeAt(bytes, stepAt(new Date()));
}

import { codeAt, stepAt } from '../../server/src/account/two-factor/totp.ts';
import { apiOf } from '../support/api.ts';
import { expectAccessible } from '../support/axe.ts';
import { newDatabase } from '../support/database.ts';
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
  const [elena, bruno] = [await api.register(), await api.register('Bruno', 'Sosa')];
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
  await page.goto(`${origin}/settings/instance/registration`);
  const required = page.getByRole('switch', { name: /^Pedir dos pasos a todas las personas/ });
  await expect(required).not.toBeChecked();
  await required.check();

  await test.step('also whoever has just decided it', async () => {
    await page.goto(`${origin}/projects`);
    await expect(page.getByRole('heading', { name: 'Falta un segundo paso' })).toBeVisible();
    await page.getByRole('button', { name: 'Agregar passkey' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Contraseña actual').fill(elena.password);
    await dialog.getByRole('button', { name: 'Agregar passkey' }).click();
    await page.getByRole('button', { name: 'Continuar' }).click();
    await expect(page).toHaveURL(`${origin}/projects`);
    await page.goto(`${origin}/settings/instance/registration`);
    await expect(required).toBeChecked();
    await expectAccessible(page);
  });

  await test.step('with codes, on a phone', async () => {
    const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
    await api.signIn(phone, bruno);
    const theirs = await phone.newPage();
    await theirs.goto(`${origin}/calendar`);
    await expect(theirs.getByRole('heading', { name: 'Falta un segundo paso' })).toBeVisible();
    await expectAccessible(theirs);
    await theirs.getByRole('button', { name: 'Activar', exact: true }).click();
    const dialog = theirs.getByRole('dialog');
    await dialog.getByLabel('Contraseña actual').fill(bruno.password);
    await dialog.getByRole('button', { name: 'Continuar' }).click();
    const key = (await theirs.getByLabel('O escribir esta clave').inputValue()).replaceAll(' ', '');
    await theirs.getByLabel('Código de seis cifras').fill(codeFor(key));
    await theirs.getByRole('button', { name: 'Activar verificación' }).click();
    await theirs.getByRole('button', { name: 'Ya los guardé' }).click();
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
    await page.getByRole('button', { name: 'Usar mi passkey' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  });
});

/** What the application on a phone would show now. */
function codeFor(key: string): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = Array.from(key, (letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const bytes = Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)));
  return codeAt(bytes, stepAt(new Date()));
}

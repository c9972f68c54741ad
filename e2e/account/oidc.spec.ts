import { oidcClient, startOidcServer } from '../../server/src/testing/oidc-server.ts';
import { freePort } from '../../server/src/testing/test-process.ts';
import { newDatabase } from '../support/database.ts';
import { test } from '../support/servers.ts';
import { expect } from '../support/test.ts';

test('whoever has an account at the organisation’s provider comes in by it', async ({ page, serve }) => {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const provider = await startOidcServer(origin);
  provider.people.set('nora', {
    email: 'nora@senderos.example',
    email_verified: true,
    given_name: 'Nora',
    family_name: 'Vidal',
    preferred_username: 'nora.vidal',
  });
  await serve({
    DATABASE_URL: await newDatabase(),
    PORT: String(port),
    PUBLIC_URL: origin,
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: oidcClient.clientId,
    OIDC_CLIENT_SECRET: oidcClient.clientSecret,
    OIDC_NAME: 'Senderos',
  });
  await page.goto(`${origin}/login?redirect=/settings`);
  await page.getByRole('button', { name: 'Continuar con Senderos' }).click();
  await page.locator('[name=login]').fill('nora');
  await page.locator('[name=password]').fill('cualquiera');
  await page.locator('[type=submit]').click();
  // The page before has such a button, too.
  await expect(page.locator('[name=prompt][value=consent]')).toBeAttached();
  await page.locator('[type=submit]').click();
  await expect(page).toHaveURL(`${origin}/settings`);
  await expect(page.getByLabel('Correo')).toHaveValue('nora@senderos.example');
  await expect(page.getByRole('complementary').getByText('Nora Vidal')).toBeVisible();

  await test.step('where two steps are required, whoever came with a password is led there and back', async () => {
    // The first account administers the instance.
    const api = `${origin}/api`;
    const chosen = { password: 'cosecha-y-lluvia', confirmPassword: 'cosecha-y-lluvia' };
    await expect(await page.request.put(`${api}/instance/two-steps`, { data: { required: true } })).toBeOK();
    const { id } = await (await page.request.get(`${api}/auth/verify`)).json();
    const { path } = await (await page.request.post(`${api}/instance/accounts/${id}/password-reset`)).json();
    const data = { token: path.replace('/reset-password#', ''), ...chosen };
    await expect(await page.request.put(`${api}/auth/password-reset`, { data })).toBeOK();
    await page.context().clearCookies({ name: 'token' });
    await page.context().clearCookies({ name: 'session' });
    await page.goto(`${origin}/login?redirect=/calendar`);
    await page.getByLabel('Email').fill('nora@senderos.example');
    await page.getByLabel('Contraseña', { exact: true }).fill(chosen.password);
    await page.getByRole('button', { name: 'Ingresar', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Falta un segundo paso' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Agregar llave de acceso' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Continuar con Senderos' }).click();
    await expect(page).toHaveURL(/\/calendar/);
    await expect(page.getByRole('complementary').getByText('Nora Vidal')).toBeVisible();
  });
  await provider.stop();
});

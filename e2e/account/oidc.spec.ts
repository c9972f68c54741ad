import { oidcClient, startOidcServer } from '../../server/src/testing/oidc-server.ts';
import { freePort } from '../../server/src/testing/test-process.ts';
import { test } from '../support/servers.ts';
import { expect } from '../support/test.ts';

test('whoever has an account at the organisation’s provider comes in by it', async ({
  page,
  databaseUrl,
  serve,
}) => {
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
    DATABASE_URL: databaseUrl,
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
  await expect(page.getByLabel('Email')).toHaveValue('nora@senderos.example');
  await expect(page.getByRole('complementary').getByText('Nora Vidal')).toBeVisible();
  await provider.stop();
});

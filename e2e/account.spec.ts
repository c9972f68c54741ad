import { expectAccessible } from './axe.ts';
import { givenProject } from './given.ts';
import { expect, test } from './test.ts';

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
  await expectAccessible(page);
  await dialog.getByLabel('Nombre').fill('Informe semanal');
  await dialog.getByRole('checkbox', { name: 'Feria de otoño' }).check();
  await dialog.getByRole('button', { name: 'Crear token' }).click();
  await expect(page.getByText('«Informe semanal» está listo. Se muestra solo esta vez.')).toBeVisible();
  const token = await page.getByLabel('Token', { exact: true }).inputValue();
  const row = page.getByRole('listitem').filter({ hasText: 'Informe semanal' });
  await expect(row).toContainText('Lectura · Feria de otoño');
  await expectAccessible(page);

  const program = await playwright.request.newContext({
    baseURL: address,
    extraHTTPHeaders: { authorization: `Bearer ${token}` },
  });
  const read = async (id: number) => (await program.get(`/api/projects/${id}`)).status();
  expect(await read(fair.id)).toBe(200);
  expect(await read(move.id)).toBe(404);
  expect((await program.delete(`/api/projects/${fair.id}`)).status()).toBe(403);

  await page.reload();
  await expect(row).toContainText('Último uso');
  await expect(row).not.toContainText('Sin uso');
  await expect(page.getByLabel('Token', { exact: true })).toHaveCount(0);
  await row.getByRole('button', { name: 'Revocar Informe semanal' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revocar' }).click();
  await expect(row).toHaveCount(0);
  expect(await read(fair.id)).toBe(401);
  await program.dispose();
});

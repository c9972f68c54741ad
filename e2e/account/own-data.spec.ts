import { expectAccessible } from '../support/axe.ts';
import { givenProject } from '../support/given.ts';
import { expect, test } from '../support/test.ts';

/** Four pixels, each of its colour. */
const picture = {
  name: 'yo.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAFUlEQVR4nGM4YWNjU3GC4QOQXhAFACkwBefB2tdUAAAAAElFTkSuQmCC',
    'base64',
  ),
};

test('a person has a picture, takes their data along and goes', async ({ page, api, elena, browserOf }) => {
  const project = await givenProject(api, elena, 'Mudanza de oficina');
  const bruno = await api.register('Bruno', 'Ferrer');
  await api.call(elena, 'POST', `/projects/${project.id}/memberships`, { memberId: bruno.id });
  const colleague = await browserOf(bruno);
  await colleague.goto(`/dashboard/projects/${project.id}?tab=members`);
  const seen = colleague.getByRole('listitem').filter({ hasText: elena.email }).locator('img');
  await expect(colleague.getByText(elena.email)).toBeVisible();

  await page.goto('/settings');
  await page.getByLabel('Subir imagen').last().setInputFiles(picture);
  const dialog = page.getByRole('dialog', { name: 'Encuadrar la imagen' });
  await dialog.getByLabel('Tamaño').press('ArrowRight');
  await expect(dialog.getByLabel('Tamaño')).toHaveValue('1.06');
  await expectAccessible(dialog);
  await dialog.getByRole('button', { name: 'Guardar imagen' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('complementary').locator('img')).toHaveJSProperty('naturalWidth', 256);
  await expect(seen).toHaveJSProperty('naturalWidth', 256);
  await page.getByRole('button', { name: 'Quitar imagen' }).click();
  await expect(seen).toHaveCount(0);

  await page.getByRole('link', { name: 'Mis datos' }).click();
  await page.getByRole('button', { name: 'Pedir exportación' }).click();
  const coming = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Descargar' }).click();
  expect((await coming).suggestedFilename()).toMatch(/^cuadrilla-[\d-]+\.zip$/);
  await expectAccessible(page);

  await expect(page.getByText('Falta elegir qué pasa con «Mudanza de oficina».')).toBeVisible();
  await page.getByLabel('Qué pasa con «Mudanza de oficina»').selectOption('Pasar a Bruno Ferrer');
  await page.getByRole('button', { name: 'Eliminar cuenta' }).click();
  const sure = page.getByRole('dialog', { name: '¿Eliminar tu cuenta?' });
  await sure.getByLabel('Contraseña actual').fill(elena.password);
  await sure.getByRole('button', { name: 'Eliminar cuenta' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(colleague.getByText(elena.email)).toHaveCount(0);
  await expect(colleague.getByRole('listitem').filter({ hasText: bruno.email })).toContainText('Propietario');
});

import { expect, test } from '../support/test.ts';
import { expectAccessible } from '../support/axe.ts';

test('a screen leads to its page of the guide, which is read, searched and gone on from', async ({
  page,
  context,
  api,
}) => {
  await api.signIn(context, await api.register());
  await page.goto('/reports');
  await page.getByRole('link', { name: 'Ayuda: Reportes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Reportes' })).toBeVisible();
  const pages = page.getByRole('navigation', { name: 'Páginas de la guía' });
  await expect(pages.getByRole('link', { name: 'Reportes' })).toHaveAttribute('aria-current', 'page');
  const picture = page.getByRole('img', { name: 'Reportes' });
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1280);
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Sigue: Automatizaciones' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'El registro' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Buscar en la guía' }).fill('recuperacion');
  await expect(pages.getByRole('link')).toHaveText([/^Tu cuenta/]);
  await pages.getByRole('link').click();
  await expect(page.getByText('Guarda los códigos de recuperación')).toBeVisible();
});

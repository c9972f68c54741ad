import { expect, test } from './test.ts';

test('a visitor tries the demo and finds projects to look at', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Probar la demo' }).first().click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Ver/ })).toHaveCount(5);
});

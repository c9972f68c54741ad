import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';
import { expectAccessibleInBothThemes } from './themes.ts';
import { givenTwo } from './two-people.ts';

const text = (page: Page) => page.getByRole('textbox', { name: /^Texto de / });
const saved = (page: Page) => page.getByRole('status').filter({ hasText: 'Guardado' });

test('two people write one document, one of them without a line for a while, and nothing is lost', async ({
  page,
  api,
  context,
  browserOf,
}) => {
  const { ana, bruno, place } = await givenTwo(api);
  await api.signIn(context, ana);
  await page.goto(`/documentation/${place.projectId}`);
  await expectAccessibleInBothThemes(page);
  await page.getByRole('main').getByRole('button', { name: 'Crear documento' }).click();
  await text(page).click();
  await page.keyboard.type('# Plan\nPrimero medir.\n');
  await expect(text(page).getByRole('heading', { name: 'Plan' })).toBeVisible();
  await expect(saved(page)).toBeVisible();

  const other = await browserOf(bruno);
  await other.goto(page.url());
  await expect(text(other)).toContainText('Primero medir.');
  await text(other).getByText('Primero medir.').click();
  await other.keyboard.press('End');
  await other.keyboard.type(' Luego pesar.');
  await expect(text(page)).toContainText('Primero medir. Luego pesar.');
  await expectAccessibleInBothThemes(page);

  await other.context().setOffline(true);
  await other.keyboard.type(' Sin línea.');
  await text(page).getByRole('heading', { name: 'Plan' }).click();
  await page.keyboard.press('End');
  await page.keyboard.type(' de obra');
  await expect(saved(page)).toBeVisible();
  await other.context().setOffline(false);
  for (const each of [page, other]) {
    await expect(text(each).getByRole('heading', { name: 'Plan de obra' })).toBeVisible();
    await expect(text(each)).toContainText('Luego pesar. Sin línea.');
  }
  await page.reload();
  await expect(text(page)).toContainText('Luego pesar. Sin línea.');
});

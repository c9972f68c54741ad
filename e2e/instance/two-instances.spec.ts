import type { Page } from '@playwright/test';
import { apiOf } from '../support/api.ts';
import { givenMember } from '../support/given.ts';
import { cardLink, cardsIn, expectCards, givenKanban } from '../support/kanban.ts';
import { test } from '../support/servers.ts';
import { expect } from '../support/test.ts';

const text = (page: Page) => page.getByRole('textbox', { name: 'Texto de Plan' });

test('two people on two instances see each other, and at once what the other does', async ({
  browser,
  databaseUrl,
  serve,
}) => {
  const [first, second] = await Promise.all([
    serve({ DATABASE_URL: databaseUrl }),
    serve({ DATABASE_URL: databaseUrl }),
  ]);
  const addresses = [first.port, second.port].map((port) => `http://127.0.0.1:${port}`) as [string, string];
  const api = apiOf(addresses[0]);
  const [ana, bruno] = [await api.register('Ana', 'Ruiz'), await api.register('Bruno', 'Sosa')];
  const place = await givenKanban(api, ana, ['Pedir carpas', 'Avisar al barrio'], []);
  await givenMember(api, ana, place.projectId, bruno);

  const open = async (address: string, person: typeof ana) => {
    const context = await browser.newContext();
    await apiOf(address).signIn(context, person);
    const page = await context.newPage();
    await page.goto(`${address}${place.path}?view=kanban`);
    return page;
  };
  const [hers, his] = [await open(addresses[0], ana), await open(addresses[1], bruno)];
  await expect(hers.getByText('1 persona más aquí')).toBeVisible();
  await expect(his.getByText('1 persona más aquí')).toBeVisible();

  await expectCards(his);
  await cardLink(his, 'Pedir carpas').focus();
  for (const key of ['t', 'ArrowRight', 'Space']) await his.keyboard.press(key);
  await expect(cardsIn(hers, 'En curso')).toHaveText(['Pedir carpas']);
  await expect(cardsIn(hers, 'Por hacer')).toHaveText(['Avisar al barrio']);

  // One document, written by both, one of them without a line for a while.
  const documents = `/projects/${place.projectId}/documents`;
  const { id } = await api.call<{ id: number }>(ana, 'POST', documents, { title: 'Plan' });
  const path = `/documentation/${place.projectId}/${id}`;
  await hers.goto(`${addresses[0]}${path}`);
  await his.goto(`${addresses[1]}${path}`);
  await text(hers).click();
  await hers.keyboard.type('Medir.');
  await expect(text(his)).toContainText('Medir.');
  await text(his).click();
  await his.keyboard.press('End');
  await his.context().setOffline(true);
  await his.keyboard.type(' Pesar.');
  await hers.keyboard.type(' Anotar.');
  await expect(hers.getByRole('status').filter({ hasText: 'Guardado' })).toBeVisible();
  await his.context().setOffline(false);
  for (const page of [hers, his])
    for (const words of ['Medir.', 'Pesar.', 'Anotar.']) await expect(text(page)).toContainText(words);
  for (const address of addresses) {
    const kept = async () =>
      (await apiOf(address).call<{ markdown: string }>(ana, 'GET', `${documents}/${id}/markdown`)).markdown;
    await expect.poll(kept).toMatch(/^Medir\.(?: Pesar\. Anotar\.| Anotar\. Pesar\.)\s*$/);
  }

  const board = `${place.path}?view=kanban`;
  await hers.goto(`${addresses[0]}${board}`);
  await his.goto(`${addresses[1]}${board}`);
  await expect(hers.getByText('1 persona más aquí')).toBeVisible();
  await api.call(ana, 'DELETE', `/projects/${place.projectId}/memberships/${bruno.id}`);
  await expect(his).toHaveURL(/\/dashboard$/);
  await expect(hers.getByText('1 persona más aquí')).toBeHidden();
  for (const page of [hers, his]) await page.context().close();
});

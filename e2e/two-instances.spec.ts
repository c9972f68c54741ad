import { apiOf } from './api.ts';
import { givenMember } from './given.ts';
import { cardLink, cardsIn, expectCards, givenKanban } from './kanban.ts';
import { test } from './servers.ts';
import { expect } from './test.ts';

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
  for (const key of ['Space', 'ArrowRight', 'Space']) await his.keyboard.press(key);
  await expect(cardsIn(hers, 'En curso')).toHaveText(['Pedir carpas']);
  await expect(cardsIn(hers, 'Por hacer')).toHaveText(['Avisar al barrio']);

  await api.call(ana, 'DELETE', `/projects/${place.projectId}/memberships/${bruno.id}`);
  await expect(his).toHaveURL(/\/dashboard$/);
  await expect(hers.getByText('1 persona más aquí')).toBeHidden();
});

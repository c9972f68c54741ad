import type { Page } from '@playwright/test';
import { type Finger, fingerOn } from '../support/finger.ts';
import { notice } from '../support/forms.ts';
import { cardLink, cardsIn, givenKanban, inHand, openKanban } from '../support/kanban.ts';
import { expect, test as base } from '../support/test.ts';

async function middleOf(page: Page, title: string): Promise<[number, number]> {
  const box = await page
    .getByRole('listitem')
    .filter({ has: cardLink(page, title) })
    .boundingBox();
  if (!box) throw new Error(`${title} is not on the screen`);
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** A phone with one finger on it, and a way to lay a board of its own under it. */
const test = base.extend<{ phone: { page: Page; finger: Finger; openBoard: () => Promise<void> } }>({
  phone: async ({ browser, api, address }, use) => {
    const elena = await api.register();
    const context = await browser.newContext({
      baseURL: address,
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      locale: 'es-ES',
    });
    await api.signIn(context, elena);
    const page = await context.newPage();
    const openBoard = async () => {
      await openKanban(page, await givenKanban(api, elena, ['Carpas', 'Sillas', 'Mesas'], ['Permiso']));
      await expect(cardsIn(page, 'Por hacer')).toHaveText(['Carpas', 'Sillas', 'Mesas']);
    };
    await use({ page, finger: await fingerOn(page), openBoard });
    await context.close();
  },
});

test('a finger takes a card, puts it elsewhere, and gives it up', async ({ phone }) => {
  const { page, finger, openBoard } = phone;
  await test.step('a finger that stays on a card takes it, and puts it elsewhere in its column', async () => {
    await openBoard();
    await finger.press(...(await middleOf(page, 'Carpas')));
    await expect(inHand(page)).toBeVisible();
    const [x, y] = await middleOf(page, 'Mesas');
    await finger.moveTo(x, y + 40);
    await expect(inHand(page)).toContainText('posición 3 de 3');
    await finger.lift();
    await expect(cardsIn(page, 'Por hacer')).toHaveText(['Sillas', 'Mesas', 'Carpas']);
    await expect(page).toHaveURL(/view=kanban$/);
    await expect(notice(page, '«Carpas» movida a la posición 3')).toBeVisible();
    await page.reload();
    await expect(cardsIn(page, 'Por hacer')).toHaveText(['Sillas', 'Mesas', 'Carpas']);
  });

  await test.step('held at the edge of the screen, the next column comes, and takes the card', async () => {
    await openBoard();
    const [x, y] = await middleOf(page, 'Sillas');
    await finger.press(x, y);
    await expect(inHand(page)).toBeVisible();
    // Not further than needed: nearer to the edge it scrolls faster, and may be beyond the column before it is seen.
    await finger.moveTo(350, y);
    await expect(page.getByRole('region', { name: 'En curso' })).toBeInViewport({ ratio: 0.8 });
    await finger.moveTo(195, y);
    await expect(inHand(page)).toContainText('En curso');
    await finger.lift();
    await expect(cardsIn(page, 'En curso')).toHaveText(['Permiso', 'Sillas']);
    await expect(cardsIn(page, 'Por hacer')).toHaveText(['Carpas', 'Mesas']);
  });

  await test.step('a second finger gives up what the first has taken', async () => {
    await openBoard();
    const [x, y] = await middleOf(page, 'Carpas');
    await finger.press(x, y);
    await expect(inHand(page)).toBeVisible();
    await finger.moveTo(x, y + 150);
    const touch = await page.context().newCDPSession(page);
    const touchPoints = [
      { x, y: y + 150 },
      { x: x + 40, y },
    ];
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await expect(inHand(page)).toBeHidden();
    await expect(cardsIn(page, 'Por hacer')).toHaveText(['Carpas', 'Sillas', 'Mesas']);
  });
});

test('a finger that moves at once scrolls, and takes nothing; a short one opens the card', async ({
  phone,
}) => {
  const { page, finger, openBoard } = phone;
  await openBoard();
  const [x, y] = await middleOf(page, 'Carpas');
  await page.clock.install();
  // Without a pause in between, which could be taken for a finger that stays.
  await Promise.all([finger.press(x + 120, y), finger.moveTo(x - 150, y)]);
  await page.clock.runFor(2_000);
  await expect(inHand(page)).toBeHidden();
  await finger.lift();
  await expect(cardsIn(page, 'Por hacer')).toHaveText(['Carpas', 'Sillas', 'Mesas']);
  await expect(page.getByRole('region', { name: 'En curso' })).toBeInViewport({ ratio: 0.8 });
  await cardLink(page, 'Permiso').tap();
  await expect(page).toHaveURL(/\/tasks\/\d+/);
});

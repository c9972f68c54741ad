import type { Page } from '@playwright/test';
import { settle } from '../support/axe.ts';
import {
  askWhereTo,
  cardLink,
  cardsIn,
  column,
  dragOver,
  givenKanban,
  inHand,
  openKanban,
} from '../support/kanban.ts';
import { expect, test } from '../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const press = async (page: Page, ...keys: string[]): Promise<void> => {
  for (const key of keys) await page.keyboard.press(key);
};

/** Follows a card from frame to frame, until the returned function is called for where it has been. */
async function follow(page: Page, title: string): Promise<() => Promise<{ top: number; bottom: number }>> {
  await settle(page);
  const seen = await cardLink(page, title).evaluateHandle((link) => {
    const heights = [link.getBoundingClientRect().top];
    const look = () => {
      if (!link.isConnected) return;
      heights.push(link.getBoundingClientRect().top);
      requestAnimationFrame(look);
    };
    look();
    return heights;
  });
  return async () => {
    await settle(page);
    return seen.evaluate((heights) => ({ top: Math.min(...heights), bottom: Math.max(...heights) }));
  };
}

const heightOf = (page: Page, title: string): Promise<number> =>
  cardLink(page, title).evaluate((link) => link.getBoundingClientRect().top);

const ways = [
  [
    'the mouse',
    async (page: Page) => {
      await dragOver(
        page,
        cardLink(page, 'Carpas'),
        column(page, 'Por hacer').getByRole('listitem').last(),
        0.9,
      );
      await expect(inHand(page)).toContainText('posición 3 de 3');
      return () => page.mouse.up();
    },
  ],
  [
    'keys',
    async (page: Page) => {
      await cardLink(page, 'Carpas').focus();
      await press(page, 't', 'ArrowDown', 'ArrowDown');
      await expect(inHand(page)).toContainText('posición 3 de 3');
      return () => page.keyboard.press('Space');
    },
  ],
] as const;

test('cards move as the eye expects, and nothing is said that is no longer true', async ({
  page,
  api,
  elena,
}) => {
  for (const [how, put] of ways)
    await test.step(`the cards above one that ${how} put further down go straight to their places`, async () => {
      await page.setViewportSize({ width: 1440, height: 1000 });
      const place = await givenKanban(api, elena, ['Carpas', 'Luces', 'Sillas']);
      await openKanban(page, place);
      const letGo = await put(page);
      const seen = await follow(page, 'Luces');
      const before = await heightOf(page, 'Luces');
      await letGo();
      await expect(cardsIn(page, 'Por hacer')).toHaveText(['Luces', 'Sillas', 'Carpas']);
      const { top, bottom } = await seen();
      // A few pixels are the column's own, which had scrolled to show the whole slot.
      expect(bottom).toBeLessThan(before + 10);
      expect(top).toBeGreaterThan((await heightOf(page, 'Luces')) - 10);
    });
  await page.setViewportSize({ width: 1280, height: 720 });

  await test.step('a card that keys put down settles from the place where it was shown', async () => {
    const place = await givenKanban(api, elena, ['Carpas', 'Luces'], ['Permiso']);
    await openKanban(page, place);
    await cardLink(page, 'Luces').focus();
    await press(page, 't', 'ArrowRight', 'ArrowUp');
    await expect(inHand(page)).toContainText('En curso, posición 1 de 2');
    await settle(page);
    const goOn = await holdTime(page);
    // The first place of the copy that flies.
    const start = await page.evaluateHandle(() => ({
      place: new Promise<DOMMatrix>((resolve) => {
        new MutationObserver((changes) => {
          for (const copy of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
            const [flight] = copy instanceof HTMLElement ? copy.getAnimations() : [];
            if (flight?.effect instanceof KeyframeEffect)
              resolve(new DOMMatrix(String(flight.effect.getKeyframes()[0]?.['transform'])));
          }
        }).observe(document.body, { childList: true });
      }),
    }));
    await page.keyboard.press('Space');
    const { e, f } = await start.evaluate(async ({ place: first }) => (await first).toJSON());
    expect(Math.abs(e)).toBeLessThan(10);
    expect(Math.abs(f)).toBeLessThan(10);
    await goOn();
    await expect(cardsIn(page, 'En curso')).toHaveText(['Luces', 'Permiso']);
  });

  await test.step('of the cards that come nothing is said that was true of those before', async () => {
    const place = await givenKanban(api, elena, ['Carpas', 'Luces'], ['Permiso']);
    await openKanban(page, place);
    await dragOver(page, cardLink(page, 'Permiso'), column(page, 'Hecho'));
    await expect(column(page, 'Hecho').getByText('Al completar una tarea, llega aquí sola.')).toBeHidden();
    const inColumn = await listen(page, `[data-column="${place.columns[2]?.id}"] > p`);
    await page.mouse.up();
    await expect(cardsIn(page, 'Hecho')).toHaveText(['Permiso']);
    expect(await inColumn()).toEqual([]);

    const search = page.getByRole('searchbox', { name: 'Buscar tarea' });
    // Before anything is typed: the search begins by itself a second later.
    const counted = await listen(page, 'main span[role=status]');
    await search.fill('carp');
    await search.press('Enter');
    await expect(cardsIn(page, 'Por hacer')).toHaveText(['Carpas']);
    await expect.poll(counted).toEqual(['1 tarea']);
  });

  await test.step('Escape shows the card that was taken, however far the keys have led', async () => {
    await page.setViewportSize({ width: 800, height: 700 });
    const titles = Array.from({ length: 14 }, (_, index) => `Tarea ${index}`);
    const place = await givenKanban(api, elena, titles);
    await openKanban(page, place);
    const first = cardLink(page, 'Tarea 0');
    for (const [way, found] of [
      [Array.from({ length: 12 }, () => 'ArrowDown'), 'Por hacer, posición 13 de 14'],
      [['ArrowRight', 'ArrowRight'], 'Hecho, posición 1 de 1'],
    ] as const) {
      await first.focus();
      await press(page, 't', ...way);
      await expect(inHand(page)).toContainText(found);
      await expect(first).not.toBeInViewport({ ratio: 1 });
      // What the last key led to may still be scrolling into sight.
      await settle(page);
      await press(page, 'Escape');
      await expect(first).toBeInViewport({ ratio: 1 });
      await expect(first).toBeFocused();
    }
    await page.setViewportSize({ width: 1280, height: 720 });
  });

  await test.step('«Mover a…» shows the card where it went, also on a slow machine', async () => {
    const titles = Array.from({ length: 30 }, (_, index) => `Tarea ${index}`);
    const place = await givenKanban(api, elena, titles, titles.slice(15));
    await openKanban(page, place);
    const machine = await page.context().newCDPSession(page);
    await machine.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    await cardLink(page, 'Tarea 0').focus();
    await askWhereTo(page);
    await page.getByRole('menuitem', { name: 'Por hacer' }).press('ArrowRight');
    await page.getByRole('menuitem', { name: 'Al final' }).press('Enter');
    await expect(column(page, 'Por hacer').getByRole('listitem').last()).toContainText('Tarea 0');
    await expect(cardLink(page, 'Tarea 0')).toBeInViewport({ ratio: 1 });
    await expect(cardLink(page, 'Tarea 0')).toBeFocused();
  });
});

/** A card that is let go flies only when it lands soon: a machine that pauses at the wrong moment would have none. */
async function holdTime(page: Page): Promise<() => Promise<unknown>> {
  await page.evaluate(() => {
    const now = performance.now();
    performance.now = () => now;
  });
  return () => page.evaluate(() => Reflect.deleteProperty(performance, 'now'));
}

/** What stands there from now on, also for a moment, until the returned function is called for it. */
async function listen(page: Page, selector: string): Promise<() => Promise<string[]>> {
  const heard = await page.evaluateHandle((where) => {
    const texts = new Set<string>();
    const look = () => document.querySelectorAll(where).forEach(({ textContent }) => texts.add(textContent));
    new MutationObserver(look).observe(document.body, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    return texts;
  }, selector);
  return () => heard.evaluate((texts) => [...texts].filter(Boolean));
}

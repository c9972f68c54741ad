import type { Column } from '@cuadrilla/contract/tasks/boards';
import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../support/axe.ts';
import {
  cardLink,
  cardsIn,
  changeColumn,
  column,
  expectCards,
  givenKanban,
  inHand,
  openKanban,
} from '../support/kanban.ts';
import { holdBack, partsAlone } from '../support/network.ts';
import { expect, test } from '../support/test.ts';

const primary = 'main [class*=_primary_]';
const longWord = 'Electroencefalografista'.repeat(5);

test('the columns are accessible, fit, and are there before their cards, wide and narrow', async ({
  page,
  context,
  api,
  elena,
}) => {
  for (const width of [1440, 390])
    await test.step(`accessible, ${width} pixels wide`, async () => {
      await page.setViewportSize({ width, height: 844 });
      const place = await givenKanban(api, elena, ['Carpas', longWord], ['Permiso']);
      const [first] = place.columns;
      if (first) await changeColumn(api, elena, place, first, { name: longWord, wipLimit: 1 });
      await openKanban(page, place);
      await expect(cardLink(page, longWord)).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);

      await cardLink(page, 'Permiso').focus();
      await page.keyboard.press('t');
      await page.keyboard.press('ArrowLeft');
      await expect(inHand(page)).toContainText('posición 1 de 3');
      await page.keyboard.press('Escape');
      await page.keyboard.press('m');
      await expect(page.getByRole('menu')).toBeVisible();
      await expectAccessible(page.getByRole('menu'));
      await page.keyboard.press('Escape');
      await expect(cardLink(page, 'Permiso')).toBeFocused();
      await page.getByRole('button', { name: 'Crear tarea en En curso' }).last().click();
      const form = page.getByRole('form', { name: 'Crear tarea en En curso' });
      await expect(form).toBeVisible();
      await expect(page.locator(primary)).toHaveCount(1);
      await expectAccessible(form);
      await form.getByLabel('Título').press('Escape');
      await expect(form).toBeHidden();
      await page.getByRole('button', { name: 'Agregar columna' }).click();
      await expect(page.getByRole('form', { name: 'Agregar columna' })).toBeVisible();
      await expect(page.locator(primary)).toHaveCount(1);
      await expectAccessible(page.getByRole('form', { name: 'Agregar columna' }));
      await expectNoSidewaysScroll(page);
    });

  for (const width of [1440, 390])
    await test.step(`while columns are read their boxes are there already, ${width} pixels wide`, async () => {
      await page.setViewportSize({ width, height: 844 });
      const place = await givenKanban(api, elena, ['Carpas'], ['Permiso']);
      await partsAlone(page);
      const answer = await holdBack(page, /\/columns$/);
      await page.goto(`${place.path}?view=kanban`);
      await expect(page.getByRole('heading', { level: 1, name: 'Logística' })).toBeVisible();
      const bars = page.getByRole('main').locator('[class*=_board_] [class*=_bar_]');
      await expect(bars.first()).toBeVisible();
      let before: string[] = [];
      // Where the view's code has just come, what stood for it is there for a moment without a box.
      await expect.poll(async () => (before = await boxesOf(page))).not.toContain('0 0 0');
      const outside = await bars.evaluateAll(
        (all) =>
          all.filter((bar) => {
            const box = bar.parentElement?.getBoundingClientRect();
            return !box || bar.getBoundingClientRect().right > box.right;
          }).length,
      );
      expect(outside).toBe(0);
      await answer();
      await expectCards(page);
      expect(await boxesOf(page)).toEqual(before);
      await page.unrouteAll();
    });

  await test.step('on paper a column is below the other, and no card on another', async () => {
    await page.setViewportSize({ width: 760, height: 600 });
    const titles = ['Carpas', 'Sillas', 'Permiso'];
    await openKanban(page, await givenKanban(api, elena, titles.slice(0, 2), titles.slice(2)));
    await page.emulateMedia({ media: 'print' });
    let above = 0;
    for (const title of titles) {
      const box = await cardLink(page, title).boundingBox();
      expect(box?.y).toBeGreaterThan(above);
      above = (box?.y ?? 0) + (box?.height ?? 0);
    }
    await page.emulateMedia({ media: null });
  });

  await test.step('the shadow of a card that keys have lifted is not cut', async () => {
    await page.setViewportSize({ width: 1280, height: 720 });
    const place = await givenKanban(api, elena, ['Carpas'], ['Permiso']);
    await openKanban(page, place);
    await cardLink(page, 'Permiso').focus();
    await page.keyboard.press('t');
    const room = () =>
      page.locator('[data-held=lifted]').evaluate((card) => {
        const { left, right, bottom } = card.getBoundingClientRect();
        const box = card.closest('section > div:nth-child(2)')?.getBoundingClientRect();
        return box ? Math.min(left - box.left, box.right - right, box.bottom - bottom) : 0;
      });
    await expect.poll(room).toBeGreaterThanOrEqual(20);
    await page.keyboard.press('ArrowLeft');
    await expect(inHand(page)).toContainText('posición 1 de 2');
    await expect.poll(room).toBeGreaterThanOrEqual(20);
  });

  await test.step('after a while without a network the columns reach down to the foot of the window again', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const place = await givenKanban(api, elena, ['Carpas']);
    await openKanban(page, place);
    const bottom = () => column(page, 'Por hacer').evaluate((box) => box.getBoundingClientRect().bottom);
    const before = await bottom();
    await context.setOffline(true);
    const banner = page.getByText('Sin conexión. Los cambios no se guardan hasta reconectar.');
    await expect(banner).toBeVisible();
    await expect.poll(bottom).toBe(before);
    await context.setOffline(false);
    await expect(banner).toBeHidden();
    await expect.poll(bottom).toBe(before);
  });
});

/** Where the children of the row of columns stand. */
const boxesOf = (page: Page): Promise<string[]> =>
  page
    .getByRole('main')
    .locator('[class*=_board_] > *')
    .evaluateAll((boxes) =>
      boxes.map((box) => {
        const { left, top, width } = box.getBoundingClientRect();
        return [left, top, width].map(Math.round).join(' ');
      }),
    );

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the bar of a card in hand stays low, and «Mover a…» moves a card without dragging', async ({
    page,
    api,
    elena,
  }) => {
    await test.step('the bar of a card in hand stays low, and names no key where there is none', async () => {
      const place = await givenKanban(api, elena, [longWord]);
      await openKanban(page, place);
      await cardLink(page, longWord).focus();
      await page.keyboard.press('t');
      const bar = inHand(page);
      await expect(bar.getByText('→ Por hacer, posición 1 de 1')).toBeInViewport({ ratio: 1 });
      await expect(bar.getByText('cancela')).toBeHidden();
      expect((await bar.boundingBox())?.height).toBeLessThan(64);
    });

    await test.step('«Mover a…» moves a card without dragging, and the hand goes on in the same column', async () => {
      const place = await givenKanban(api, elena, ['Carpas', 'Luces', 'Sillas'], ['Permiso']);
      const [, , done] = place.columns as [Column, Column, Column];
      await changeColumn(api, elena, place, done, { name: longWord });
      await openKanban(page, place);
      await page.getByRole('button', { name: 'Opciones de «Luces»' }).tap();
      await page.getByRole('menuitem', { name: 'Mover a…' }).tap();
      await page.getByRole('menuitem', { name: 'En curso' }).tap();
      await expect(page.getByRole('menu')).toHaveCount(3);
      for (const menu of await page.getByRole('menu').all()) await expect(menu).toBeInViewport({ ratio: 1 });
      await page.getByRole('menuitem', { name: 'Al principio' }).tap();
      await expect(cardsIn(page, 'En curso')).toHaveText(['Luces', 'Permiso']);
      await expect(cardsIn(page, 'Por hacer')).toHaveText(['Carpas', 'Sillas']);
      await expect(cardLink(page, 'Sillas')).toBeFocused();
      await expect(column(page, 'Por hacer')).toBeInViewport({ ratio: 0.9 });
      await page.getByRole('button', { name: 'Opciones de «Sillas»' }).tap();
      await page.getByRole('menuitem', { name: 'Mover a…' }).tap();
      await page.getByRole('menuitem', { name: 'Por hacer' }).tap();
      await page.getByRole('menuitem', { name: 'Un lugar arriba' }).tap();
      await expect(cardsIn(page, 'Por hacer')).toHaveText(['Sillas', 'Carpas']);
      await cardLink(page, 'Sillas').tap();
      await expect(page).toHaveURL(/\/tasks\/\d+$/);
    });
  });
});

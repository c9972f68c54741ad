import {
  cardLink,
  cardsIn,
  column,
  expectCards,
  givenKanban,
  inHand,
  openKanban,
} from '../support/kanban.ts';
import { givenManyTasks } from '../support/many-tasks.ts';
import { expect, test } from '../support/test.ts';
import { givenPlace } from '../support/boards.ts';

const size = 600;

test('a long column scrolls to its end without a gap, and is found where it was left', async ({
  page,
  api,
  elena,
  databaseUrl,
}) => {
  await test.step('whoever comes back from a task finds the column where it was scrolled to, and goes on from its card', async () => {
    const titles = Array.from({ length: 60 }, (_, index) =>
      index % 3 === 0
        ? `Tarea ${index} con un título que no cabe en una sola línea de su columna`
        : `Tarea ${index}`,
    );
    const place = await givenKanban(api, elena, titles);
    await openKanban(page, place);
    await cardsIn(page, 'Por hacer').first().focus();
    await page.keyboard.press('End');
    const last = cardLink(page, 'Tarea 59');
    await expect(last).toBeFocused();
    for (let step = 0; step < 12; step += 1) await page.keyboard.press('ArrowUp');
    const card = cardLink(page, 'Tarea 47');
    await expect(card).toBeFocused();
    await expectCards(page);
    const before = await card.boundingBox();
    await card.click();
    await expect(page).toHaveURL(/\/tasks\/\d+/);
    await page.goBack();
    await expectCards(page);
    await expect(card).toBeInViewport();
    await expect(card).toBeFocused();
    await expect
      .poll(async () => Math.abs(((await card.boundingBox())?.y ?? 0) - (before?.y ?? 0)))
      .toBeLessThan(3);
  });

  await test.step('a column of six hundred cards scrolls to its end without a gap, and few are ever there', async () => {
    const place = await givenPlace(api, elena);
    await givenManyTasks(databaseUrl, elena, place, size);
    await openKanban(page, place);
    await expect(column(page, 'Por hacer').getByText(`${size} tareas`)).toBeAttached();
    const rows = column(page, 'Por hacer').getByRole('listitem');
    const box = await column(page, 'Por hacer').boundingBox();
    if (!box) throw new Error('the column is not on the screen');
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    // Two points that are further apart than two cards: one of them is on a card.
    const rowInTheMiddle = () =>
      page.evaluate(({ x, y }) => {
        const hit = [y, y + 20].map((each) => document.elementFromPoint(x, each)?.closest('[aria-posinset]'));
        return Math.max(...hit.map((row) => Number(row?.getAttribute('aria-posinset') ?? 0)));
      }, middle);

    /** Scrolls until a card further down than before is there. */
    const scrollBeyond = async (before: number): Promise<number> => {
      let reached = before;
      const scroll = async () => {
        await page.mouse.wheel(0, 5_000);
        return (reached = await rowInTheMiddle());
      };
      await expect.poll(scroll).toBeGreaterThan(before);
      return reached;
    };

    const pages: string[] = [];
    page.on('request', (request) => request.url().includes('cursor=') && pages.push(request.url()));
    await page.mouse.move(middle.x, middle.y);
    for (let reached = 0; reached < size - 3;) {
      reached = await scrollBeyond(reached);
      expect(await rows.count()).toBeLessThan(40);
      // The first hundred, then two hundred each: the next ones are read when their turn has come.
      if (reached < 150) expect(pages.length).toBeLessThan(2);
    }
    await expect(rows.last()).toHaveAttribute('aria-posinset', String(size));

    // From here a card goes to the other end of the board, and the focus goes with it.
    await cardsIn(page, 'Por hacer').last().focus();
    for (const key of ['t', 'ArrowRight']) await page.keyboard.press(key);
    await expect(inHand(page)).toContainText('En curso, posición 1 de 1');
    await page.keyboard.press('Space');
    await expect(cardsIn(page, 'En curso')).toBeFocused();
    await expect(column(page, 'Por hacer').getByText(`${size - 1} tareas`)).toBeAttached();
  });
});

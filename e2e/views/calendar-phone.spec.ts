import { expectAccessible, expectNoSidewaysScroll } from '../support/axe.ts';
import { addTask, givenPlace } from '../support/boards.ts';
import { chip, middleOf, on, status } from '../support/calendar.ts';
import { fingerOn } from '../support/finger.ts';
import { expect, test, watchConsole } from '../support/test.ts';

test('on a phone a finger carries a task to another day, and weeks begin on Sunday for who wants it', async ({
  browser,
  api,
  address: baseURL,
}) => {
  const elena = await api.register();
  const place = await givenPlace(api, elena);
  await addTask(api, elena, place, { title: 'Barrer', dueDate: on(13) });
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'es-ES',
  });
  await api.signIn(context, elena);
  const page = await context.newPage();
  const complaints = watchConsole(page);
  await page.goto(`/calendar?span=week&date=${on(13)}`);
  const finger = await fingerOn(page);
  const { x, y } = await middleOf(chip(page, 'Barrer'));
  const friday = await middleOf(page.getByRole('button', { name: /Viernes 15-08-2031/ }));
  await finger.press(x, y);
  await expect(status(page)).toContainText('Barrer');
  await finger.moveTo(friday.x, friday.y);
  await expect(status(page)).toContainText('viernes 15-08-2031');
  await finger.lift();
  await expect(chip(page, 'Barrer')).toHaveAttribute('data-on-day', on(15));

  await page.getByRole('button', { name: 'Mover «Barrer» a otro día' }).tap();
  await page.getByRole('button', { name: /14 de agosto de 2031/ }).tap();
  await expect(chip(page, 'Barrer')).toHaveAttribute('data-on-day', on(14));
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Hoy', exact: true }).tap();
  await expect(page).toHaveURL('/calendar?span=week');
  await expect(page.locator('main [aria-current="date"]')).toBeVisible();

  const inMonth = page.locator('main [data-section]');
  await page.goto(`/calendar?date=${on(14)}`);
  await expect(inMonth).toHaveAttribute('data-section', on(14));
  await expect(chip(page, 'Barrer')).toBeVisible();
  await page.getByRole('button', { name: /Miércoles 20-08-2031/ }).tap();
  await expect(inMonth).toHaveAttribute('data-section', on(20));
  await expect(page).toHaveURL(`/calendar?date=${on(20)}`);
  // What is late says so, and still at what hour it was due.
  await addTask(api, elena, place, { title: 'Regar', dueDate: '2020-01-06T15:00:00.000Z' });
  await page.goto('/calendar?span=week&date=2020-01-06');
  await expect(chip(page, 'Regar')).toContainText('12:00 · Vencida');
  await page.goto(`/calendar?span=day&date=${on(14)}`);
  await expect(page.getByRole('group', { name: /por horas/ })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.goto('/settings');
  await page.getByRole('radiogroup', { name: 'La semana empieza el' }).getByText('Domingo').tap();
  await expect(page.getByText('Comienzo de la semana guardado')).toBeVisible();
  await page.goto(`/calendar?span=week&date=${on(13)}`);
  await expect(page.getByRole('heading', { name: '10 al 16 de agosto de 2031' })).toBeVisible();
  await page.getByRole('button', { name: 'Mover «Barrer» a otro día' }).tap();
  await expect(page.getByRole('grid').locator('th').first()).toHaveText(/^d/i);
  await context.close();
  expect(complaints).toEqual([]);
});

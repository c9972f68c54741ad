import { addTask, card, changeTask, givenPlace, openTask } from '../support/boards.ts';
import { trustOwnClock } from '../support/clock.ts';
import { addProperty, expectProperty, giveDate, notice, property } from '../support/forms.ts';
import { cell, openList } from '../support/lists.ts';
import { expect, test } from '../support/test.ts';
import { givenTwo, openFollowing } from '../support/two-people.ts';

test('a day picked in Buenos Aires is the same day in Auckland, and a time is shown by the clocks there', async ({
  page,
  browserOf,
  api,
}) => {
  const { ana, bruno, place } = await givenTwo(api);
  await api.call(bruno, 'PATCH', '/profile', { timeZone: 'Pacific/Auckland' });
  const task = await addTask(api, ana, place, { title: 'Pedir carpas', dueDate: '2031-11-20' });
  await api.signIn(page.context(), ana);
  const other = await browserOf(bruno);
  await openFollowing(other, place.path);
  await expect(card(other, 'Pedir carpas').getByRole('time')).toHaveText('20-11-2031');

  await openTask(page, place, task);
  await property(page, 'Fecha límite').click();
  await giveDate(page, 'Fecha límite', '23/11/2031');
  await expectProperty(page, 'Fecha límite', '23/11/2031');
  await expect(card(other, 'Pedir carpas').getByRole('time')).toHaveText('23-11-2031');
  await other.reload();
  await expect(card(other, 'Pedir carpas').getByRole('time')).toHaveText('23-11-2031');
  await openTask(other, place, task);
  await expectProperty(other, 'Fecha límite', '23/11/2031');

  await property(page, 'Fecha límite').click();
  await giveDate(page, 'Fecha límite', '23/11/2031', '10:00');
  await expectProperty(other, 'Fecha límite', '24/11/2031 02:00');
  await other.getByRole('tab', { name: 'Actividad' }).click();
  await expect(
    other.getByText('cambió la fecha límite de 23/11/2031 a 24/11/2031 02:00', { exact: false }),
  ).toBeVisible();
});

test('days are told by the right clock, pass on an open page, and are picked by their names', async ({
  page,
  api,
  elena,
}) => {
  await test.step('a machine whose clock is hours off goes by the time of the server', async () => {
    const place = await givenPlace(api, elena);
    const inAnHour = new Date(Date.now() + 60 * 60_000).toISOString();
    const task = await addTask(api, elena, place, {
      title: 'Pedir carpas',
      dueDate: inAnHour,
      assignedTo: null,
    });
    await page.clock.install({ time: Date.now() + 5 * 60 * 60_000 });
    await page.goto(place.path);
    await expect(card(page, 'Pedir carpas')).toBeVisible();
    await expect(card(page, 'Pedir carpas')).not.toContainText('vencida');
    await changeTask(api, elena, place, task, { dueDate: new Date(Date.now() - 60_000).toISOString() });
    await expect(card(page, 'Pedir carpas')).toContainText('vencida');
    await openTask(page, place, task);
    await expect(page.getByRole('tabpanel').locator('time').first()).toHaveText(/^hace un momento/);
    await expect(property(page, 'Fecha límite')).toHaveAccessibleName(/ vencida /);
  });

  await test.step('time passes on an open page: what was for today is overdue once the day is over', async () => {
    const place = await givenPlace(api, elena);
    await addTask(api, elena, place, { title: 'Pedir carpas', dueDate: '2031-05-14' });
    await addTask(api, elena, place, { title: 'Avisar', dueDate: '2031-05-15' });
    await trustOwnClock(page);
    await page.clock.install({ time: '2031-05-14T23:57:30-03:00' });
    await page.goto('/home');
    const mine = page.getByRole('region', { name: 'Mis tareas' });
    await expect(mine.getByRole('heading', { level: 2 })).toHaveText(['Hoy 1', 'Esta semana 1']);
    await page.goto(place.path);
    await expect(card(page, 'Pedir carpas').getByText('14-05-2031 · hoy', { exact: true })).toBeVisible();
    await page.clock.fastForward('03:00');
    await expect(card(page, 'Pedir carpas').getByText('14-05-2031 vencida', { exact: true })).toBeVisible();
    await expect(card(page, 'Avisar').getByText('15-05-2031 · hoy', { exact: true })).toBeVisible();
  });

  await test.step('every picker offers today, tomorrow and next Monday, and no date where there may be none', async () => {
    const place = await givenPlace(api, elena);
    const task = await addTask(api, elena, place, { title: 'Pedir carpas', dueDate: '2031-05-20' });
    await trustOwnClock(page);
    await page.clock.setFixedTime('2031-05-14T22:30:00-03:00'); // a Wednesday, and Thursday in UTC
    await openList(page, place);
    const choose = async (field: string, name: string): Promise<void> => {
      await cell(page, 'Pedir carpas', field).click();
      await page.getByRole('dialog', { name: field }).getByRole('button', { name, exact: true }).click();
    };
    await choose('Fecha límite', 'Mañana');
    await expect(notice(page, 'Fecha límite de «Pedir carpas»: 15-05-2031')).toBeVisible();
    await choose('Fecha límite', 'Lunes próximo');
    await expect(notice(page, 'Fecha límite de «Pedir carpas»: 19-05-2031')).toBeVisible();
    await choose('Fecha de inicio', 'Hoy');
    await expect(notice(page, 'Fecha de inicio de «Pedir carpas»: 14-05-2031')).toBeVisible();
    await cell(page, 'Pedir carpas', 'Fecha límite').click();
    const quick = page.getByRole('group', { name: 'Fechas rápidas' }).getByRole('button');
    await expect(quick).toHaveText(['Hoy', 'Mañana', 'Lunes próximo', 'Sin fecha']);
    await page.keyboard.press('Escape');

    await openTask(page, place, task);
    await property(page, 'Fecha de inicio').click();
    await expect(quick).toHaveText(['Hoy', 'Mañana', 'Lunes próximo', 'Sin fecha']);
    await quick.nth(1).click();
    await expectProperty(page, 'Fecha de inicio', '15/05/2031 mañana');
    await property(page, 'Fecha de inicio').click();
    await quick.last().click();
    await expect(property(page, 'Fecha de inicio')).toBeHidden();
    await addProperty(page, 'Fecha de inicio');
    await expect(quick).toHaveText(['Hoy', 'Mañana', 'Lunes próximo', 'Sin fecha']);
  });
});

import type { Locator, Page } from '@playwright/test';
import { Client } from 'pg';
import { expectAccessible } from '../support/axe.ts';
import { addTask, type Place } from '../support/boards.ts';
import { chip, middleOf, on, status } from '../support/calendar.ts';
import { givenMember } from '../support/given.ts';
import { expectProperty } from '../support/forms.ts';
import { expect, test } from '../support/test.ts';

const address = `/calendar?date=${on(15)}`;

const dayButton = (page: Page, day: string): Locator =>
  page.locator(`main [data-day-button="${day}"]`).first();

/** The middle of a day's box, below its number. */
async function pointIn(page: Page, day: string) {
  const box = await dayButton(page, day).boundingBox();
  if (!box) throw new Error(`${day} is not on the screen`);
  return { x: box.x + 60, y: box.y + 100 };
}

async function dragTo(page: Page, from: { x: number; y: number }, day: string): Promise<void> {
  const to = await pointIn(page, day);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 12, from.y + 4, { steps: 3 });
  const there = status(page).filter({ hasText: day.split('-').toReversed().join('-') });
  // A hand is never quite still: what it dragged last is told with its next movement.
  let step = 6;
  await expect(async () => {
    await page.mouse.move(to.x + (step % 2), to.y, { steps: step });
    step = step === 1 ? 2 : 1;
    await expect(there).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await page.mouse.up();
}

const datesOf = async (api: {
  read: () => Promise<{ start_day: string | null; due_day: string | null }>;
}) => {
  const { start_day, due_day } = await api.read();
  return [start_day, due_day];
};

test('a task is created on a day or over several, moved, pulled and undone', async ({
  page,
  api,
  elena,
  place,
  databaseUrl,
}) => {
  await test.step('a task is created on a day or over several, and opens beside the calendar', async () => {
    await page.setViewportSize({ width: 1280, height: 1000 });
    await page.goto(address);
    await dayButton(page, on(6)).click();
    await expect(page.getByLabel('Tablero')).toHaveValue(String(place.boardId));
    await page.getByLabel('Título').fill('Comprar rodillos');
    await page.keyboard.press('Enter');
    await expect(chip(page, 'Comprar rodillos')).toBeVisible();

    const [from, to] = [await pointIn(page, on(19)), await pointIn(page, on(21))];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 5 });
    await page.mouse.up();
    await expect(page.getByRole('heading', { name: 'Del 19-08-2031 al 21-08-2031' })).toBeVisible();
    await page.getByLabel('Título').fill('Montar el escenario');
    await page.getByRole('dialog').getByRole('button', { name: 'Crear tarea' }).click();
    await expect(chip(page, 'Montar el escenario')).not.toHaveAttribute('aria-busy');

    await chip(page, 'Montar el escenario').click();
    const beside = page.getByRole('complementary', { name: /^Montar/ });
    await expectProperty(page, 'Fecha de inicio', '19/08/2031');
    await beside.getByRole('textbox', { name: 'Título' }).fill('Montar las dos carpas');
    await beside.getByRole('textbox', { name: 'Descripción' }).fill('Junto a la entrada');
    await beside.getByRole('button', { name: 'Guardar cambios' }).click();
    await expect(chip(page, 'Montar las dos carpas')).toBeVisible();
    await expect(beside.getByText('Cambios sin guardar')).toBeHidden();
    await expect(beside.getByRole('button', { name: 'Guardar cambios' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('complementary', { name: 'Montar las dos carpas' })).toBeVisible();
    await page.getByRole('button', { name: 'Cerrar la tarea' }).click();
    await expect(page).toHaveURL(address);
    await expect(chip(page, 'Montar las dos carpas')).toBeFocused();
  });

  await test.step('a task is moved by mouse and by keys, its end is pulled, and each is undone', async () => {
    const task = await addTask(api, elena, place, { title: 'Pintar', dueDate: on(12) });
    const read = async () =>
      (
        await api.call<{ task: { start_day: string | null; due_day: string | null } }>(
          elena,
          'GET',
          `/projects/${place.projectId}/boards/${place.boardId}/tasks/${task.id}`,
        )
      ).task;
    const undated = await addTask(api, elena, place, { title: 'Algún día' });
    await takeDateFrom(databaseUrl, undated.id);
    await page.setViewportSize({ width: 1280, height: 1300 });
    await page.goto(address);
    const tray = page.getByRole('region', { name: '1 tarea sin fecha' });
    await expect(tray).toBeVisible();
    await expectAccessible(page);

    await dragTo(page, await middleOf(tray.getByRole('link')), on(20));
    await expect(page.getByText('«Algún día» movida al miércoles 20-08-2031')).toBeVisible();
    await expect(tray).toBeHidden();

    await dragTo(page, await middleOf(chip(page, 'Pintar')), on(14));
    await expect(page.getByText('«Pintar» movida al jueves 14-08-2031')).toBeVisible();
    await expect.poll(() => datesOf({ read })).toEqual([null, on(14)]);
    await page.keyboard.press('Control+z');
    await expect.poll(() => datesOf({ read })).toEqual([null, on(12)]);
    // It shows a moment after the server has it.
    await expect(chip(page, 'Pintar')).toHaveAttribute('data-on-day', on(12));

    const end = await middleOf(chip(page, 'Pintar'));
    await dragTo(page, { x: end.right - 3, y: end.y }, on(15));
    await expect.poll(() => datesOf({ read })).toEqual([on(12), on(15)]);
    const wide = await chip(page, 'Pintar').boundingBox();
    expect(wide?.width).toBeGreaterThan(400);

    await chip(page, 'Pintar').focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    await expect(status(page)).toContainText('20-08-2031 al 23-08-2031');
    await page.keyboard.press('Escape');
    await expect(page.getByText('Movimiento cancelado: Pintar queda en su lugar')).toBeAttached();
    await page.keyboard.press('Shift+Space');
    await page.keyboard.press('ArrowLeft');
    await expect(status(page)).toContainText('termina el jueves 14-08-2031');
    await page.keyboard.press('Space');
    await expect.poll(() => datesOf({ read })).toEqual([on(12), on(14)]);
    await expect(chip(page, 'Pintar')).toBeFocused();
  });

  await test.step('its tools stay in one row, and a day with more tasks than fit shows them as wide as it is', async () => {
    for (const nth of [1, 2, 3, 4, 5])
      await addTask(api, elena, place, {
        title: `${nth}. Averiguar quién tiene las llaves del depósito de la esquina y pedirle una copia`,
        dueDate: on(26),
      });
    for (const width of [1440, 1280, 768]) {
      await page.setViewportSize({ width, height: 1000 });
      const views = await middleOf(page.getByRole('radio', { name: 'Agenda' }));
      const create = await middleOf(page.getByRole('button', { name: 'Crear tarea', exact: true }));
      expect(create.y).toBe(views.y);
      expect(create.right).toBeLessThanOrEqual(width);
    }
    await page.getByRole('button', { name: '2 más el martes 26-08-2031' }).click();
    const list = page.getByRole('dialog', { name: 'Martes 26-08-2031' }).getByRole('list');
    await expect(list.getByRole('listitem')).toHaveCount(5);
    expect(await list.evaluate((each) => each.scrollWidth <= each.clientWidth)).toBe(true);
  });
});

test('days show their hours, where a task gets one, and an address that is wrong is answered', async ({
  page,
  api,
  elena,
  place,
}) => {
  const task = await addTask(api, elena, place, { title: 'Ensayar', dueDate: on(12) });
  const due = async () => {
    const path = `${pathOf(place)}/${task.id}`;
    const { due_date, due_day } = (
      await api.call<{ task: { due_date: string | null; due_day: string | null } }>(elena, 'GET', path)
    ).task;
    return due_day ?? due_date;
  };
  const hours = (day: RegExp) => page.getByRole('group', { name: day });

  await test.step('dragged to an hour a task has it, and back above the hours it has none', async () => {
    await page.setViewportSize({ width: 1280, height: 1000 });
    await page.goto(`/calendar?span=week&date=${on(13)}`);
    const thursday = await hours(/Jueves 14-08-2031, por horas/).boundingBox();
    if (!thursday) throw new Error('there are no hours');
    // Seven to twenty o'clock are shown.
    const toHour = { x: thursday.x + 40, y: thursday.y + (thursday.height * (15.5 - 7)) / 13 };
    const drag = async (to: { x: number; y: number }, said: string) => {
      const from = await middleOf(chip(page, 'Ensayar'));
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(from.x + 6, from.y + 4, { steps: 3 });
      let step = 6;
      await expect(async () => {
        await page.mouse.move(to.x + (step % 2), to.y, { steps: step });
        step = step === 1 ? 2 : 1;
        await expect(status(page).filter({ hasText: said })).toBeVisible({ timeout: 1_000 });
      }).toPass();
      await page.mouse.up();
    };
    await drag(toHour, 'jueves 14-08-2031, 15:30');
    await expect.poll(due).toMatch(/^2031-08-14T/);
    await expect(hours(/Jueves 14-08-2031, por horas/).getByText('15:30')).toBeVisible();
    await expectAccessible(page);

    await chip(page, 'Ensayar').focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    await expect(status(page)).toContainText('viernes 15-08-2031, 16:00');
    await page.keyboard.press('Space');
    await expect(hours(/Viernes 15-08-2031, por horas/).getByText('16:00')).toBeVisible();

    const above = await page.getByRole('group', { name: 'Miércoles 13-08-2031', exact: true }).boundingBox();
    await drag({ x: (above?.x ?? 0) + 40, y: (above?.y ?? 0) + 20 }, 'miércoles 13-08-2031, sin hora');
    await expect.poll(due).toBe(on(13));
  });

  await test.step('a click at an hour creates a task there, which its day shows too', async () => {
    await page.getByText('Día', { exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Miércoles 13 de agosto de 2031' })).toBeVisible();
    const day = await hours(/Miércoles 13-08-2031, por horas/).boundingBox();
    await page.mouse.click((day?.x ?? 0) + 200, (day?.y ?? 0) + ((day?.height ?? 0) * (11.6 - 7)) / 13);
    await expect(page.getByRole('button', { name: 'Fecha: 13-08-2031 11:30' })).toBeVisible();
    await page.getByLabel('Título').fill('Probar el sonido');
    await page.keyboard.press('Enter');
    await expect(hours(/por horas/).getByRole('link', { name: 'Probar el sonido' })).toContainText('11:30');
    await page.getByText('Mes', { exact: true }).click();
    await expect(chip(page, 'Probar el sonido')).toContainText('11:30');
  });

  await test.step('six weeks fit a common screen', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/calendar?date=2026-08-10');
    await expect(dayButton(page, '2026-09-06')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(900);
  });

  await test.step('beyond the years of dates, and of projects that are not there, one is told and shown what there is', async () => {
    await page.goto('/calendar?date=2300-01-01&project=2147483000');
    await expect(page.getByText('va de 1970 a 2200')).toBeVisible();
    await expect(page.getByText('Ese proyecto no existe o no es tuyo.')).toBeVisible();
    await page.getByRole('button', { name: 'Ver todos' }).click();
    await expect(page).toHaveURL('/calendar?date=2300-01-01');
    await page.goto('/calendar?date=1970-01-15');
    await expect(dayButton(page, '1970-01-15')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Mes anterior' })).toHaveAttribute('aria-disabled', 'true');
    await page.goto('/calendar?span=week&date=2200-12-31');
    await expect(dayButton(page, '2200-12-31')).toBeVisible();
  });
});

/** Forms ask for a due date, but older tasks may have none. */
async function takeDateFrom(databaseUrl: string, taskId: number): Promise<void> {
  const client = new Client(databaseUrl);
  await client.connect();
  await client.query('update tasks set due_day = null where id = $1', [taskId]);
  await client.end();
}

test('a reader sees what others do, in month, week and agenda, and drags nothing', async ({
  api,
  elena,
  place,
  browserOf,
}) => {
  const reader = await api.register('Rita', 'Luna');
  await givenMember(api, elena, place.projectId, reader, 'Lector');
  const task = await addTask(api, elena, place, { title: 'Colgar luces', dueDate: on(13) });
  const theirs = await browserOf(reader);
  const asked: string[] = [];
  theirs.on(
    'request',
    (request) => request.url().includes('/api/calendar/month') && asked.push(request.url()),
  );
  await theirs.setViewportSize({ width: 1280, height: 1000 });
  await theirs.goto(address);
  await expect(chip(theirs, 'Colgar luces')).toBeVisible();
  await expect(chip(theirs, 'Colgar luces')).not.toHaveAttribute('data-movable');
  await expect(theirs.getByRole('button', { name: 'Crear tarea', exact: true })).toHaveAttribute(
    'aria-disabled',
  );

  await api.call(elena, 'PATCH', `${pathOf(place)}/${task.id}`, { dueDate: on(27) });
  await expect(chip(theirs, 'Colgar luces')).toHaveAttribute('data-on-day', on(27));
  await addTask(api, elena, place, { title: 'Traer sillas', dueDate: on(27) });
  await expect(chip(theirs, 'Traer sillas')).toBeVisible();
  expect(asked).toHaveLength(1);

  await theirs.getByRole('button', { name: 'Mes siguiente' }).click();
  await expect(theirs.getByRole('heading', { name: 'Septiembre 2031' })).toBeVisible();
  await expect.poll(() => asked).toHaveLength(2);
  await theirs.goBack();
  await theirs.getByText('Agenda', { exact: true }).click();
  await theirs.goto(`${place.path}?view=calendar&span=week&date=${on(27)}`);
  await expect(chip(theirs, 'Traer sillas')).toBeVisible();
  // The board’s own tools are enough, and days have an order.
  await expect(theirs.getByText('Crear tarea', { exact: true })).toHaveCount(1);
  await expect(theirs.getByRole('button', { name: /^Ordenar/ })).toHaveCount(0);
  await theirs.goto(`/dashboard/projects/${place.projectId}?tab=calendar&span=agenda&date=${on(27)}`);
  await expect(chip(theirs, 'Traer sillas')).toBeVisible();
});

const pathOf = ({ projectId, boardId }: Place): string => `/projects/${projectId}/boards/${boardId}/tasks`;

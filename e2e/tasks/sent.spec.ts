import type { Locator, Page } from '@playwright/test';
import { addTask, comment, openTask, givenPlace } from '../support/boards.ts';
import { field, fillTask, save } from '../support/forms.ts';
import { cardsIn, column, expectCards, givenKanban, openKanban } from '../support/kanban.ts';
import { holdBack } from '../support/network.ts';
import { crash, offer, recover } from '../support/tabs.ts';
import { expect, test } from '../support/test.ts';

const box = (page: Page) => field(page, 'Comentario').last();

const add = (page: Page) =>
  column(page, 'Por hacer').getByRole('button', { name: 'Crear tarea en Por hacer' }).last();

async function compose(page: Page): Promise<Locator> {
  await add(page).click();
  return page.getByRole('form', { name: 'Crear tarea en Por hacer' }).getByLabel('Título');
}

test('what was on its way when a tab died is kept, and two tabs do not take each other’s text away', async ({
  page,
  context,
  api,
  elena,
}) => {
  await test.step('two tabs with the same task do not take each other’s text away', async () => {
    const place = await givenPlace(api, elena);
    const task = await addTask(api, elena, place);
    await openTask(page, place, task);
    await box(page).fill('Ya pedí presupuesto');
    await fillTask(page, { title: 'Pedir toldos' });
    const other = await context.newPage();
    await openTask(other, place, task);
    await expect(box(other), 'it is being written over there').toHaveValue('');
    await expect(offer(other)).toBeHidden();
    await fillTask(other, { description: 'Dos' });
    await save(other);
    await box(other).fill('Llega el lunes');
    await other.getByRole('button', { name: 'Comentar', exact: true }).click();
    await expect(other.getByRole('article').getByRole('button')).toHaveCount(2);

    const next = await crash(page);
    await expect(box(next)).toHaveValue('Ya pedí presupuesto');
    await recover(next).click();
    await expect(field(next, 'Título')).toHaveValue('Pedir toldos');
    await expect(field(next, 'Descripción')).toHaveValue('Dos');
  });

  await test.step('a task that was on its way from a column when the tab died waits there, unless it had got there', async () => {
    const tab = await context.newPage();
    const place = await givenKanban(api, elena, ['Carpas']);
    await openKanban(tab, place);
    const title = await compose(tab);
    await holdBack(tab, '**/tasks');
    const sent = tab.waitForRequest('**/tasks');
    await title.fill('Luces');
    await title.press('Enter');
    await sent;
    await expect(title).toHaveValue('');
    const next = await crash(tab);
    await expectCards(next);
    await expect(add(next)).toHaveText('Borrador: Luces');
    await addTask(api, elena, place, { title: 'Luces', columnId: place.columns[0]?.id ?? 0 });
    await expect(cardsIn(next, 'Por hacer')).toHaveText(['Carpas', 'Luces']);
    await expect(add(next), 'it had got there').toHaveText('Crear tarea');
    await expect(await compose(next)).toHaveValue('');
  });
});

test('closing the tab asks while a comment waits for its answer; a tab that dies leaves it in its box', async ({
  page,
  api,
  elena,
  place,
}) => {
  const task = await addTask(api, elena, place);
  await page.clock.install();
  await openTask(page, place, task);
  await holdBack(page, '**/comments');
  await box(page).fill('Ya pedí presupuesto');
  const sent = page.waitForRequest('**/comments');
  await page.getByRole('button', { name: 'Comentar', exact: true }).click();
  await sent;
  await page.clock.fastForward(1_000);
  const closing = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  expect((await closing).type()).toBe('beforeunload');
  await (await closing).dismiss();

  const next = await crash(page);
  await expect(box(next)).toHaveValue('Ya pedí presupuesto');
  await comment(api, elena, place, task, 'Ya pedí presupuesto');
  const last = await crash(next);
  await expect(last.getByRole('article')).toHaveCount(1);
  await expect(box(last), 'it had got there').toHaveValue('');
});

test('leaving does not ask about what nobody did', async ({ page, place }) => {
  await page.clock.install();
  await holdBack(page, '**/visit');
  const visit = page.waitForRequest('**/visit');
  await page.goto(place.path);
  await visit;
  await page.getByRole('main').click();
  await page.clock.fastForward(1_000);
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    return dialog.accept();
  });
  await page.reload();
  expect(asked).toEqual([]);
});

import type { Task, TaskDetail } from '@cuadrilla/contract/tasks/tasks';
import type { Locator, Page } from '@playwright/test';
import { addTask, card, changeTask, openTask, taskPath } from '../support/boards.ts';
import {
  addProperty,
  chooseProperty,
  expectProperty,
  fillTask,
  moreFields,
  notice,
  property,
} from '../support/forms.ts';
import { cardLink, cardsIn, column, dragOver, givenKanban, openKanban } from '../support/kanban.ts';
import { expect, test } from '../support/test.ts';
import { expectAccessible } from '../support/axe.ts';

/** Whether what is chosen needs more room than there is. */
const isCut = (select: Locator): Promise<boolean> =>
  select.evaluate((each: HTMLSelectElement) => {
    const words = document.createElement('span');
    words.textContent = each.selectedOptions[0]?.textContent ?? '';
    const { font, paddingLeft, paddingRight } = getComputedStyle(each);
    words.style.cssText = `position: fixed; white-space: nowrap; font: ${font}`;
    document.body.append(words);
    const room = each.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    const { width } = words.getBoundingClientRect();
    words.remove();
    return width > room;
  });

/** In the dialog of the repetition. */
const repeats = (page: Page) => page.getByRole('dialog').getByLabel('Repetición', { exact: true });
const inDialog = (page: Page, label: string) => page.getByRole('dialog').getByLabel(label, { exact: true });
const saveRepeat = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Guardar' }).click();

async function giveRepeat(page: Page): Promise<void> {
  const answered = page.waitForResponse((response) => response.request().method() === 'PATCH');
  await saveRepeat(page);
  await answered;
}

test('a task that repeats says so, and makes its next one when it is done', async ({ page, api, elena }) => {
  const place = await givenKanban(api, elena);
  const [, , done] = place.columns;
  await api.signIn(page.context(), elena);

  await test.step('a new one can, once it is due', async () => {
    await page.goto(`${place.path}/create-task`);
    await moreFields(page).click();
    const words = page.getByRole('textbox', { name: 'Repetición (opcional)' });
    await expect(words).toHaveValue('No se repite');
    await expect(words).toHaveAccessibleDescription('Para repetirse necesita una fecha límite');
    await fillTask(page, { title: 'Pagar el alquiler', due: '31/01/2031', priority: 'Alta' });
    await page.getByRole('combobox', { name: 'Repetición (opcional)' }).selectOption('Cada mes');
    await expect(page.getByText('La siguiente vence el 28/02/2031')).toBeVisible();
    await page.getByRole('button', { name: 'Crear tarea' }).click();
    await expect(card(page, 'Pagar el alquiler')).toBeVisible();
  });

  await test.step('any other repetition is written, and told in its history', async () => {
    const task = await addTask(api, elena, place, { title: 'Regar', dueDate: '2031-05-20' });
    await openTask(page, place, task);
    await addProperty(page, 'Repetición');
    await repeats(page).selectOption('Otra repetición');
    await inDialog(page, 'Cada').fill('');
    await saveRepeat(page);
    await expect(inDialog(page, 'Cada')).toHaveAccessibleDescription('La repetición no es válida');
    await expect(inDialog(page, 'Cada')).toBeFocused();
    await inDialog(page, 'Cada').fill('10');
    await inDialog(page, 'Unidad').selectOption('días');
    await expect(inDialog(page, 'Cada')).toHaveAccessibleDescription('La siguiente vence el 30/05/2031');
    await inDialog(page, 'Unidad').selectOption('semanas');
    await page.getByRole('checkbox', { name: 'miércoles' }).check();
    await inDialog(page, 'Termina').selectOption('Después de varias veces');
    expect(await isCut(inDialog(page, 'Termina'))).toBe(false);
    await inDialog(page, 'Veces').fill('');
    await saveRepeat(page);
    await expect(inDialog(page, 'Veces')).toBeFocused();
    await expect(inDialog(page, 'Veces')).toHaveAccessibleDescription('Escribe un número del 1 al 999');
    await inDialog(page, 'Veces').fill('4');
    await expectAccessible(page.getByRole('dialog'));
    await inDialog(page, 'Termina').selectOption('Nunca');
    await inDialog(page, 'Unidad').selectOption('días');
    await giveRepeat(page);
    await expect(page.getByText('Se repite cada 10 días')).toBeVisible();
    await changeTask(api, elena, place, task, { repeat: 'weekdays' });
    await expectProperty(page, 'Repetición', 'de lunes a viernes');
    await expect(page.getByText('Se repite de lunes a viernes')).toBeVisible();
    await property(page, 'Repetición').click();
    await expect(repeats(page)).toHaveValue('weekdays');
    await repeats(page).selectOption('Otra repetición');
    await inDialog(page, 'Unidad').selectOption('mes');
    expect(await isCut(inDialog(page, 'Día del mes'))).toBe(false);
    await inDialog(page, 'Día del mes').selectOption('El último');
    await inDialog(page, 'Día de la semana').selectOption('viernes');
    await inDialog(page, 'Termina').selectOption('Después de varias veces');
    await expect(inDialog(page, 'Cada')).toHaveAccessibleDescription('La siguiente vence el 30/05/2031');
    await giveRepeat(page);
    await expect(page.getByText('Se repite el último viernes de cada mes, 10 veces')).toBeVisible();
    await page.reload();
    await property(page, 'Repetición').click();
    await expect(repeats(page)).toHaveValue('FREQ=MONTHLY;BYDAY=-1FR;COUNT=10');
    await expect(repeats(page).getByRole('option', { selected: true })).toHaveText(
      'El último viernes de cada mes, 10 veces',
    );
    await page.keyboard.press('Escape');
    await changeTask(api, elena, place, task, { repeat: 'weekdays' });
    await page.getByRole('tab', { name: 'Actividad' }).click();
    await expect(page.getByText('puso la repetición cada 10 días')).toBeVisible();
    await expect(page.getByText('cambió la repetición de cada 10 días a de lunes a viernes')).toBeVisible();
    await changeTask(api, elena, place, task, { columnId: done?.id });
    await expect(page.getByText('pasó la repetición a la tarea siguiente')).toBeVisible();
    await expect(page.getByText('Se repite de lunes a viernes')).toHaveCount(0);
  });

  await test.step('on the board the next one comes when a card is done, and goes when that is undone', async () => {
    const board = await givenKanban(api, elena);
    const task = await addTask(api, elena, board, { title: 'Copia de seguridad', dueDate: '2031-05-20' });
    await changeTask(api, elena, board, task, { repeat: 'P2W' });
    await openKanban(page, board);
    await dragOver(page, cardLink(page, 'Copia de seguridad'), column(page, 'Hecho'), 0.8);
    await page.mouse.up();
    await expect(cardsIn(page, 'Hecho')).toHaveText(['Copia de seguridad']);
    await expect(cardsIn(page, 'Por hacer')).toHaveText(['Copia de seguridad']);
    await notice(page, '«Copia de seguridad» movida a Hecho')
      .getByRole('button', { name: 'Deshacer' })
      .click();
    await expect(cardsIn(page, 'Hecho')).toHaveCount(0);
    await expect(cardsIn(page, 'Por hacer')).toHaveText(['Copia de seguridad']);
    const path = `/projects/${board.projectId}/boards/${board.boardId}/tasks`;
    const left = await api.call<Task[]>(elena, 'GET', path);
    expect(left).toMatchObject([{ id: task.id, repeat: 'P2W' }]);

    await page.goto(taskPath(board, task));
    await fillTask(page, { title: 'Copia' });
    await chooseProperty(page, 'Estado', 'Hecho');
    await expect(property(page, 'Repetición')).toBeHidden();
    await page.getByRole('button', { name: 'Añadir', exact: true }).click();
    await expect(page.getByRole('menuitem'), 'what is done does not come again').toHaveText([
      'Fecha de inicio',
      'Etiqueta',
      'Estimación',
    ]);
    await page.keyboard.press('Escape');
    const next = (await api.call<Task[]>(elena, 'GET', path)).find(({ id }) => id !== task.id);
    const detail = await api.call<TaskDetail>(elena, 'GET', `${path}/${next?.id}`);
    expect(detail.task).toMatchObject({ title: 'Copia', due_day: '2031-06-03', repeat: 'P2W' });
    if (next) await openTask(page, board, next);
    await expectProperty(page, 'Fecha límite', '03/06/2031');
    await expect(page.getByText('Se repite cada 2 semanas')).toBeVisible();
  });
});

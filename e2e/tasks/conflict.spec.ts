import type { Page } from '@playwright/test';
import { addTask, openTask } from '../support/boards.ts';
import {
  chooseOption,
  chooseProperty,
  expectProperty,
  field,
  fillTask,
  giveDate,
  notice,
  property,
  save,
  saveButton,
} from '../support/forms.ts';
import { expect, test } from '../support/test.ts';
import { expectAccessible } from '../support/axe.ts';
import { givenPair, givenShared } from '../support/two-people.ts';

const conflict = (page: Page) =>
  page.getByRole('dialog', { name: 'Otra persona cambió la tarea mientras tanto' });
const sides = (page: Page, name: string) => {
  const group = conflict(page).getByRole('group', { name });
  return {
    mine: group.getByRole('radio', { name: /^Tu valor/ }),
    current: group.getByRole('radio', { name: /^Valor actual/ }),
  };
};

test('two people edit one task, and neither loses a word', async ({ page, browserOf, api }) => {
  const { ana, bruno } = await givenPair(api);
  await api.signIn(page.context(), ana);
  const other = await browserOf(bruno);
  /** A task of its own for each part, open in both browsers. */
  const openAnother = async () => {
    const place = await givenShared(api, ana, bruno);
    const task = await addTask(api, ana, place);
    for (const each of [page, other]) await openTask(each, place, task);
  };
  await test.step('two people edit the same field: both values are shown, and one’s own is chosen', async () => {
    await openAnother();
    await fillTask(other, { title: 'Título de Bruno' });
    await fillTask(page, { title: 'Título de Ana' });
    await save(other);
    await saveButton(page).click();

    const { mine, current } = sides(page, 'Título');
    await expect(mine, 'drawn as every other').toHaveCSS('appearance', 'none');
    await expect(mine).toHaveAccessibleName('Tu valor Título de Ana');
    await expect(current).toHaveAccessibleName('Valor actual, de Bruno Sosa Título de Bruno');
    await expect(mine).toBeChecked();
    await expectAccessible(conflict(page));
    await conflict(page).getByRole('button', { name: 'Guardar lo elegido' }).click();
    await expect(notice(page, 'Cambios guardados').last()).toBeVisible();
    await expect(conflict(page)).toBeHidden();
    await expect(field(page, 'Título')).toHaveValue('Título de Ana');
    await other.reload();
    await expect(field(other, 'Título')).toHaveValue('Título de Ana');
  });

  await test.step('choosing the other’s value for one field keeps the rest that was typed', async () => {
    await openAnother();
    await fillTask(page, { title: 'Título de Ana' });
    await fillTask(other, { title: 'Título de Bruno' });
    await save(other);
    await expect(page.getByText('Bruno Sosa lo cambió a «Título de Bruno»')).toBeVisible();
    await fillTask(page, { description: 'Texto de Ana' });
    await saveButton(page).click();
    await expect(conflict(page).getByRole('group')).toHaveCount(1);
    await sides(page, 'Título').current.check();
    await conflict(page).getByRole('button', { name: 'Guardar lo elegido' }).click();
    await expect(notice(page, 'Cambios guardados').last()).toBeVisible();
    for (const each of [page, other]) {
      await each.reload();
      await expect(field(each, 'Título')).toHaveValue('Título de Bruno');
      await expect(field(each, 'Descripción')).toHaveValue('Texto de Ana');
    }
  });

  await test.step('what both chose is told of each field as it is saved, with a way to have one’s own', async () => {
    await openAnother();
    await property(page, 'Prioridad').click();
    await chooseProperty(other, 'Prioridad', 'Baja');
    await chooseOption(page, 'Crítica');
    const taken = page.getByRole('alert').filter({ hasText: 'mientras tanto cambió a «Baja»' });
    await taken.getByRole('button', { name: 'Usar «Crítica»' }).click();
    for (const each of [page, other]) await expectProperty(each, 'Prioridad', 'Crítica');

    await property(page, 'Fecha límite').click();
    await property(other, 'Fecha límite').click();
    await giveDate(other, 'Fecha límite', '01/06/2031');
    await giveDate(page, 'Fecha límite', '02/06/2031', '10:00');
    const due = page.getByRole('alert').filter({ hasText: 'mientras tanto cambió a «01/06/2031»' });
    await due.getByRole('button', { name: 'Cerrar' }).click();
    for (const each of [page, other]) await expectProperty(each, 'Fecha límite', '01/06/2031');
  });

  await test.step('different fields merge silently, and both are there for both', async () => {
    await openAnother();
    await fillTask(page, { description: 'Texto de Ana' });
    await fillTask(other, { title: 'Título de Bruno' });
    await save(other);
    await save(page);
    await expect(conflict(page)).toBeHidden();
    await expect(field(page, 'Título')).toHaveValue('Título de Bruno');
    await expect(field(page, 'Descripción')).toHaveValue('Texto de Ana');
    await other.reload();
    await expect(field(other, 'Título')).toHaveValue('Título de Bruno');
    await expect(field(other, 'Descripción')).toHaveValue('Texto de Ana');
  });

  await test.step('closing the conflict loses nothing that was typed, and saving again asks again', async () => {
    await openAnother();
    await fillTask(other, { description: 'Texto de Bruno' });
    await fillTask(page, { title: 'Título de Ana' });
    await fillTask(page, { description: 'Texto de Ana' });
    await save(other);
    await saveButton(page).click();
    await expect(conflict(page).getByRole('group')).toHaveCount(1);
    await conflict(page).getByRole('button', { name: 'Cancelar' }).click();
    await expect(conflict(page)).toBeHidden();
    await expect(field(page, 'Título')).toHaveValue('Título de Ana');
    await expect(field(page, 'Descripción')).toHaveValue('Texto de Ana');
    await expect(page.getByText('Cambios sin guardar')).toBeVisible();

    await saveButton(page).click();
    await expect(sides(page, 'Descripción').mine, 'the keys belong to the dialog').toBeFocused();
    await page.keyboard.press('Escape');
    await expect(conflict(page)).toBeHidden();
    await saveButton(page).click();
    await sides(page, 'Descripción').current.check();
    await conflict(page).getByRole('button', { name: 'Guardar lo elegido' }).click();
    await expect(notice(page, 'Cambios guardados').last()).toBeVisible();
    await expect(field(page, 'Título')).toHaveValue('Título de Ana');
    await expect(field(page, 'Descripción')).toHaveValue('Texto de Bruno');
  });

  await test.step('what others save shows by itself where nothing was typed', async () => {
    await openAnother();
    await fillTask(page, { description: 'A medio escribir' });
    await fillTask(other, { title: 'Título de Bruno' });
    await chooseProperty(other, 'Prioridad', 'Crítica');
    await property(other, 'Fecha límite').click();
    await giveDate(other, 'Fecha límite', '24/12/2031', '18:15');
    await expect(field(page, 'Título')).toHaveValue('Título de Bruno');
    await expectProperty(page, 'Prioridad', 'Crítica');
    await expectProperty(page, 'Fecha límite', '24/12/2031 18:15');
    await expect(field(page, 'Descripción')).toHaveValue('A medio escribir');
    await expect(field(page, 'Descripción')).toBeFocused();
  });

  await test.step('a field that both changed says so, and takes the other’s value when asked to', async () => {
    await openAnother();
    await fillTask(page, { title: 'Título de Ana' });
    await fillTask(other, { title: 'Título de Bruno' });
    await save(other);
    await expect(page.getByText('Bruno Sosa lo cambió a «Título de Bruno»')).toBeVisible();
    await fillTask(page, { description: 'Texto de Ana' });
    await fillTask(other, { description: 'Texto de Bruno' });
    await save(other);
    const notes = page.getByText(/lo cambió a/);
    await expect(notes).toHaveText([
      'Bruno Sosa lo cambió a «Título de Bruno»',
      'Bruno Sosa lo cambió a «Texto de Bruno»',
    ]);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Usar ese valor' }).first().click();
    await expect(field(page, 'Título')).toHaveValue('Título de Bruno');
    await expect(notes).toHaveCount(1);
    await expect(page.getByText('Quedó el valor de Bruno Sosa')).toBeVisible();
    const back = page.getByRole('button', { name: 'Volver a lo mío' });
    await expect(back).toBeFocused();
    await back.click();
    await expect(field(page, 'Título')).toHaveValue('Título de Ana');
    await expect(notes).toHaveCount(2);
    await page.getByRole('button', { name: 'Usar ese valor' }).first().click();
    await saveButton(page).click();
    await expect(conflict(page).getByRole('group')).toHaveCount(1);
    await conflict(page).getByRole('button', { name: 'Guardar lo elegido' }).click();
    await expect(notice(page, 'Cambios guardados').last()).toBeVisible();
    await expect(notes).toHaveCount(0);
    await expect(back).toBeHidden();
    await expect(field(other, 'Descripción')).toHaveValue('Texto de Ana');
  });
});

import type { Browser, Page } from '@playwright/test';
import type { Api } from './api.ts';
import { addTask, givenPlace, openTask } from './boards.ts';
import { dueDate, field, fillDueDate, fillTask, notice, save, saveButton } from './forms.ts';
import { givenMember } from './given.ts';
import { expect, test, watchConsole } from './test.ts';
import { expectAccessibleInBothThemes } from './themes.ts';

const conflict = (page: Page) =>
  page.getByRole('dialog', { name: 'Otra persona cambió la tarea mientras tanto' });
const sides = (page: Page, name: string) => {
  const group = conflict(page).getByRole('group', { name });
  return {
    mine: group.getByRole('radio', { name: /^Tu valor/ }),
    current: group.getByRole('radio', { name: /^Valor actual/ }),
  };
};

/** Ana and Bruno, each with a browser of their own, have the same task open. */
async function twoAtOneTask(api: Api, page: Page, browser: Browser) {
  const [ana, bruno] = [await api.register('Ana', 'Ruiz'), await api.register('Bruno', 'Sosa')];
  const place = await givenPlace(api, ana);
  await givenMember(api, ana, place.projectId, bruno);
  const task = await addTask(api, ana, place);
  const context = await browser.newContext();
  const other = await context.newPage();
  const complaints = watchConsole(other);
  await api.signIn(page.context(), ana);
  await api.signIn(context, bruno);
  await openTask(page, place, task);
  await openTask(other, place, task);
  const close = async () => {
    await context.close();
    expect(complaints).toEqual([]);
  };
  return { other, close };
}

test('two people edit the same field: both values are shown, and one’s own is chosen', async ({
  page,
  browser,
  api,
}) => {
  const { other, close } = await twoAtOneTask(api, page, browser);
  await fillTask(other, { title: 'Título de Bruno' });
  await fillTask(page, { title: 'Título de Ana' });
  await save(other);
  await saveButton(page).click();

  const { mine, current } = sides(page, 'Título');
  await expect(mine).toHaveAccessibleName('Tu valor Título de Ana');
  await expect(current).toHaveAccessibleName('Valor actual, de Bruno Sosa Título de Bruno');
  await expect(mine).toBeChecked();
  await expectAccessibleInBothThemes(page);
  await conflict(page).getByRole('button', { name: 'Guardar lo elegido' }).click();
  await expect(notice(page, 'Cambios guardados')).toBeVisible();
  await expect(conflict(page)).toBeHidden();
  await expect(field(page, 'Título')).toHaveValue('Título de Ana');
  await other.reload();
  await expect(field(other, 'Título')).toHaveValue('Título de Ana');
  await close();
});

test('choosing the other’s value for one field keeps all the rest that was typed', async ({
  page,
  browser,
  api,
}) => {
  const { other, close } = await twoAtOneTask(api, page, browser);
  await fillTask(other, { title: 'Título de Bruno', priority: 'Baja' });
  await fillDueDate(other, '01/06/2031');
  await fillTask(page, { title: 'Título de Ana', description: 'Texto de Ana', priority: 'Crítica' });
  await fillDueDate(page, '02/06/2031', '10:00');
  await save(other);
  await saveButton(page).click();

  await expect(conflict(page).getByRole('group')).toHaveCount(3);
  await expect(sides(page, 'Fecha límite').mine).toHaveAccessibleName('Tu valor 02/06/2031 10:00');
  await expect(sides(page, 'Fecha límite').current).toHaveAccessibleName(
    'Valor actual, de Bruno Sosa 01/06/2031 23:59',
  );
  await expect(sides(page, 'Prioridad').mine).toHaveAccessibleName('Tu valor Crítica');
  await sides(page, 'Título').current.check();
  await sides(page, 'Fecha límite').current.check();
  await conflict(page).getByRole('button', { name: 'Guardar lo elegido' }).click();
  await expect(notice(page, 'Cambios guardados')).toBeVisible();

  for (const each of [page, other]) {
    await each.reload();
    await expect(field(each, 'Título')).toHaveValue('Título de Bruno');
    await expect(field(each, 'Descripción')).toHaveValue('Texto de Ana');
    await expect(field(each, 'Prioridad').locator('option:checked')).toHaveText('Crítica');
    await expect(dueDate(each)).toHaveAccessibleDescription(/01\/06\/2031 23:59/);
  }
  await close();
});

test('different fields merge silently, and both are there for both', async ({ page, browser, api }) => {
  const { other, close } = await twoAtOneTask(api, page, browser);
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
  await close();
});

test('closing the conflict loses nothing that was typed, and saving again asks again', async ({
  page,
  browser,
  api,
}) => {
  const { other, close } = await twoAtOneTask(api, page, browser);
  await fillTask(other, { description: 'Texto de Bruno' });
  await fillTask(page, { title: 'Título de Ana', description: 'Texto de Ana' });
  await save(other);
  await saveButton(page).click();
  await expect(conflict(page).getByRole('group')).toHaveCount(1);
  await conflict(page).getByRole('button', { name: 'Cancelar' }).click();
  await expect(conflict(page)).toBeHidden();
  await expect(field(page, 'Título')).toHaveValue('Título de Ana');
  await expect(field(page, 'Descripción')).toHaveValue('Texto de Ana');
  await expect(page.getByText('Hay cambios sin guardar')).toBeVisible();

  await saveButton(page).click();
  await expect(conflict(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(conflict(page)).toBeHidden();
  await saveButton(page).click();
  await sides(page, 'Descripción').current.check();
  await conflict(page).getByRole('button', { name: 'Guardar lo elegido' }).click();
  await expect(notice(page, 'Cambios guardados')).toBeVisible();
  await expect(field(page, 'Título')).toHaveValue('Título de Ana');
  await expect(field(page, 'Descripción')).toHaveValue('Texto de Bruno');
  await close();
});

test('what others save shows by itself where nothing was typed', async ({ page, browser, api }) => {
  const { other, close } = await twoAtOneTask(api, page, browser);
  await fillTask(other, { title: 'Título de Bruno' });
  await save(other);
  await field(page, 'Comentario').fill('Comento sin tocar nada');
  await page.getByRole('button', { name: 'Comentar', exact: true }).click();
  await expect(field(page, 'Título')).toHaveValue('Título de Bruno');
  await expect(page.getByText('Hay cambios sin guardar')).toBeHidden();
  await close();
});

import { addTask, cards } from '../support/boards.ts';
import { field, fillTask } from '../support/forms.ts';
import { expect, test } from '../support/test.ts';

test('leaving saves what is written, and asks where it cannot be saved; «Cancelar» takes it back', async ({
  page,
  api,
  elena,
  place,
}) => {
  await addTask(api, elena, place);
  await page.goto(place.path);
  await page.getByRole('link', { name: 'Pedir carpas', exact: true }).click();
  await fillTask(page, { title: 'Pedir mesas' });
  await page.getByRole('main').getByRole('link', { name: 'Logística' }).click();
  await expect(page).toHaveURL(new RegExp(`${place.path}$`));
  await expect(cards(page)).toHaveText(['Pedir mesas']);
  await page.getByRole('link', { name: 'Pedir mesas', exact: true }).click();
  await fillTask(page, { title: 'Pedir carpas' });
  await page.goBack();
  await expect(cards(page)).toHaveText(['Pedir carpas']);

  await page.getByRole('link', { name: 'Pedir carpas', exact: true }).click();
  await expect(field(page, 'Título')).toHaveValue('Pedir carpas');
  await page.route(/\/tasks\/\d+$/, (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.continue(),
  );
  await fillTask(page, { title: 'Pedir toldos' });

  const question = page.getByRole('dialog', { name: 'Hay cambios sin guardar' });
  await page.getByRole('main').getByRole('link', { name: 'Logística' }).click();
  await question.getByRole('button', { name: 'Seguir editando' }).click();
  await expect(question).toBeHidden();
  await expect(field(page, 'Título')).toHaveValue('Pedir toldos');
  await page.getByRole('tab', { name: /^Actividad/ }).click();
  await expect(page, 'a tab of the same page does not ask').toHaveURL(/\?tab=activity$/);

  const closing = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  expect((await closing).type()).toBe('beforeunload');
  await (await closing).dismiss();

  await page.goBack();
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Descartar cambios' }).click();
  await expect(page).toHaveURL(new RegExp(`${place.path}$`));
  await expect(cards(page)).toHaveText(['Pedir carpas']);

  await page.unrouteAll();
  await page.getByRole('link', { name: 'Pedir carpas', exact: true }).click();
  await fillTask(page, { title: 'Pedir toldos' });
  await page.getByRole('link', { name: 'Cancelar' }).click();
  await expect(page).toHaveURL(new RegExp(`${place.path}$`));
  await expect(question).toBeHidden();
  await expect(cards(page)).toHaveText(['Pedir carpas']);
});

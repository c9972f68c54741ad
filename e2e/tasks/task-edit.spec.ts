import { addTask, givenPlace, openTask } from '../support/boards.ts';
import {
  addProperty,
  alert,
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
import { givenMember } from '../support/given.ts';
import { cutLine, holdBack } from '../support/network.ts';
import { expect, test } from '../support/test.ts';
import { expectAccessible } from '../support/axe.ts';
import { visit } from '../support/visit.ts';

test('the fields of a task are checked and saved, and nothing typed is lost where that fails', async ({
  page,
  context,
  api,
  elena,
}) => {
  await test.step('title, description, due date and responsible are required, told at their fields, the first focused', async () => {
    const place = await givenPlace(api, elena);
    const task = await addTask(api, elena, place, { description: '', assignedTo: null });
    await openTask(page, place, task);
    await fillTask(page, { title: '  ' });
    await saveButton(page).click();

    await expect(field(page, 'Título')).toBeFocused();
    await expect(field(page, 'Título')).toHaveAccessibleDescription('El título es obligatorio');
    await expect(field(page, 'Descripción')).toHaveAccessibleDescription('La descripción es obligatoria');
    await expect(property(page, 'Responsable')).toHaveAccessibleDescription('El responsable es obligatorio');
    await property(page, 'Prioridad').click();
    await expect(page.getByRole('menuitemradio'), 'a priority cannot be taken away').toHaveText([
      'Baja',
      'Media',
      'Alta',
      'Crítica',
    ]);
    await page.keyboard.press('Escape');
    await property(page, 'Fecha límite').click();
    const withoutDate = page.waitForResponse((response) => response.request().method() === 'PATCH');
    await page.getByRole('dialog').getByRole('button', { name: 'Sin fecha' }).click();
    await withoutDate;
    await saveButton(page).click();
    await expect(property(page, 'Fecha límite')).toHaveAccessibleDescription(
      'La fecha límite es obligatoria',
    );
    await property(page, 'Fecha límite').click();
    await giveDate(page, 'Fecha límite', '01/12/2031');

    await fillTask(page, { title: 'Pedir carpas' });
    await saveButton(page).click();
    await expect(field(page, 'Descripción')).toBeFocused();
    await fillTask(page, { description: 'Cuatro' });
    await save(page);
    await saveButton(page).click();
    await expect(property(page, 'Responsable'), 'without changes it is still asked for').toBeFocused();
    await chooseProperty(page, 'Responsable', 'Elena Prieto');
    await expect(page.getByText('El responsable es obligatorio')).toBeHidden();
    await saveButton(page).click();
    await expect(notice(page, 'No hay cambios que guardar')).toBeVisible();
    await page.reload();
    await expect(field(page, 'Descripción')).toHaveValue('Cuatro');
    await expectProperty(page, 'Responsable', 'Elena Prieto');
    await expectProperty(page, 'Fecha límite', '01/12/2031');
  });

  await test.step('Ctrl S saves a task from anywhere on its page, Ctrl Enter from its fields', async () => {
    const place = await givenPlace(api, elena);
    await openTask(page, place, await addTask(api, elena, place));
    const savedBy = async (press: () => Promise<void>): Promise<unknown> => {
      const answered = page.waitForResponse((response) => response.request().method() === 'PATCH');
      await press();
      return (await (await answered).json()) as unknown;
    };
    await fillTask(page, { title: 'Pedir toldos' });
    expect(await savedBy(() => page.keyboard.press('Control+s'))).toMatchObject({ title: 'Pedir toldos' });
    await expect(notice(page, 'Cambios guardados')).toBeVisible();
    await fillTask(page, { description: 'Dos' });
    expect(await savedBy(() => page.keyboard.press('Control+Enter'))).toMatchObject({ description: 'Dos' });
  });

  await test.step('a title pasted over several lines becomes one, and Enter saves it', async () => {
    const place = await givenPlace(api, elena);
    const task = await addTask(api, elena, place);
    await openTask(page, place, task);
    await fillTask(page, { title: 'Pedir\n toldos' });
    await field(page, 'Título').press('Enter');
    await expect(notice(page, 'Cambios guardados')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Pedir toldos', exact: true })).toBeAttached();
  });

  await test.step('of a long description no line is cut in two', async () => {
    const place = await givenPlace(api, elena);
    const task = await addTask(api, elena, place);
    await openTask(page, place, task);
    await fillTask(page, {
      description: Array.from({ length: 25 }, (_, line) => `Línea ${line}`).join('\n'),
    });
    const lines = await field(page, 'Descripción').evaluate(
      (area) => area.getBoundingClientRect().height / parseFloat(getComputedStyle(area).lineHeight),
    );
    expect(lines % 1).toBe(0);
  });

  await test.step('every field is saved and shown again', async () => {
    const bruno = await api.register('Bruno', 'Sosa');
    const place = await givenPlace(api, elena);
    await givenMember(api, elena, place.projectId, bruno);
    const task = await addTask(api, elena, place);
    await openTask(page, place, task);
    await expect(page.getByText('Cambios sin guardar')).toBeHidden();
    await fillTask(page, { title: 'Pedir toldos' });
    await expect(page.getByText('Cambios sin guardar')).toBeVisible();
    await fillTask(page, { description: 'Dos\ny paredes' });
    await chooseProperty(page, 'Prioridad', 'Crítica');
    await property(page, 'Fecha límite').click();
    await giveDate(page, 'Fecha límite', '24/12/2031', '18:15');
    await chooseProperty(page, 'Responsable', 'Bruno Sosa');
    await addProperty(page, 'Etiqueta');
    await chooseOption(page, 'Violeta');
    await expect(page.getByText('Cambios sin guardar')).toBeHidden();
    await expect(page.getByText(/^Guardado a las \d\d:\d\d$/)).toBeVisible();

    await page.reload();
    await expect(field(page, 'Título')).toHaveValue('Pedir toldos');
    await expect(field(page, 'Descripción')).toHaveValue('Dos\ny paredes');
    for (const [label, value] of [
      ['Prioridad', 'Crítica'],
      ['Responsable', 'Bruno Sosa'],
      ['Etiqueta', 'Violeta'],
      ['Fecha límite', '24/12/2031 18:15'],
    ] as const)
      await expectProperty(page, label, value);
  });

  await test.step('a failed save keeps what was typed and can be tried again', async () => {
    const place = await givenPlace(api, elena);
    const task = await addTask(api, elena, place);
    await openTask(page, place, task);
    await fillTask(page, { title: 'Pedir toldos' });
    const pattern = `**/api/**/tasks/${task.id}`;
    await page.route(pattern, (route) =>
      route.request().method() === 'PATCH'
        ? route.fulfill({ status: 500, json: { error: ['La base de datos no responde'] } })
        : route.continue(),
    );
    await saveButton(page).click();
    await expect(alert(page, 'La base de datos no responde')).toBeVisible();
    await expect(field(page, 'Título')).toHaveValue('Pedir toldos');
    await property(page, 'Prioridad').click();
    await chooseOption(page, 'Alta');
    await expect(alert(page, '«Pedir carpas» no se cambió: La base de datos no responde')).toBeVisible();
    await expectProperty(page, 'Prioridad', 'Media');

    await page.unroute(pattern);
    await save(page);
    await expect(alert(page, 'La base de datos no responde')).toBeHidden();
    await page.reload();
    await expect(field(page, 'Título')).toHaveValue('Pedir toldos');
    await page.unrouteAll();
  });

  await test.step('«Deshacer» brings back what was there before saving, also what the form itself would refuse', async () => {
    const place = await givenPlace(api, elena);
    const task = await addTask(api, elena, place, { description: '', assignedTo: null });
    await openTask(page, place, task);
    await fillTask(page, { description: 'Dos' });
    await save(page);
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await expect(notice(page, 'Cambio deshecho')).toBeVisible();
    await expect(field(page, 'Descripción')).toHaveValue('');
    await chooseProperty(page, 'Responsable', 'Elena Prieto');
    await notice(page, 'Responsable de «Pedir carpas»: Elena Prieto')
      .getByRole('button', { name: 'Deshacer' })
      .click();
    await expectProperty(page, 'Responsable', 'Sin responsable');
  });

  await test.step('without a network the page says so, only as long as it is so, and saves once it is back', async () => {
    const place = await givenPlace(api, elena);
    const task = await addTask(api, elena, place);
    await openTask(page, place, task);
    await fillTask(page, { title: 'Pedir toldos' });
    await cutLine(page);
    await expect(
      page.getByText('Sin conexión. Los cambios no se guardan hasta reconectar.'),
    ).toBeInViewport();
    await saveButton(page).click();
    const failure = alert(page, 'No se guardó. No hay conexión con el servidor.');
    await expect(failure).toBeInViewport();
    await expect(
      page.getByText('Sin conexión. Los cambios no se guardan hasta reconectar.'),
    ).toBeInViewport();
    await expectAccessible(page);
    await context.setOffline(false);
    await expect(failure).toBeHidden();
    await expect(notice(page, 'Cambios guardados')).toBeVisible();
    await expect(field(page, 'Título')).toHaveValue('Pedir toldos');
  });

  await test.step('what is typed while the save is on its way waits for the next one', async () => {
    const place = await givenPlace(api, elena);
    const task = await addTask(api, elena, place);
    await openTask(page, place, task);
    const answer = await holdBack(page, /\/tasks\/\d+$/);
    await fillTask(page, { title: 'Pedir toldos' });
    await field(page, 'Título').press('Enter');
    await expect(page.getByRole('button', { name: 'Guardando' })).toBeVisible();
    await fillTask(page, { title: 'Pedir toldos y focos' });
    await field(page, 'Título').press('Enter');
    await answer();
    await expect(page.getByRole('heading', { level: 1, name: 'Pedir toldos', exact: true })).toBeAttached();
    await save(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Pedir toldos y focos' })).toBeAttached();
    await expect(saveButton(page), 'one save at a time').toBeVisible();

    const last = await holdBack(page, /\/tasks\/\d+$/);
    await fillTask(page, { title: 'Pedir focos' });
    await page.getByRole('link', { name: 'Configuración' }).click();
    await expect(
      page.getByRole('button', { name: 'Guardando' }),
      'whoever leaves waits for it',
    ).toBeVisible();
    await expect(page.getByRole('dialog', { name: 'Hay cambios sin guardar' })).toBeHidden();
    await last();
    await expect(page.getByRole('heading', { level: 1, name: 'Configuración' })).toBeVisible();
  });

  await test.step('a text is saved on leaving it, and Esc gives the former one back', async () => {
    const place = await givenPlace(api, elena);
    const task = await addTask(api, elena, place);
    await visit(page, place.path);
    await page.getByRole('link', { name: 'Pedir carpas', exact: true }).click();
    const leaving = page.waitForResponse((response) => response.request().method() === 'PATCH');
    await fillTask(page, { title: 'Pedir toldos' });
    await page.keyboard.press('Tab');
    expect(await (await leaving).json()).toMatchObject({ id: task.id, title: 'Pedir toldos' });
    await expect(page.getByText('Cambios sin guardar')).toBeHidden();

    await fillTask(page, { title: '' });
    await page.keyboard.press('Tab');
    await expect(field(page, 'Título')).toHaveAccessibleDescription('El título es obligatorio');
    await expect(page.getByText('Cambios sin guardar')).toBeVisible();
    await field(page, 'Título').press('Escape');
    await expect(field(page, 'Título')).toHaveValue('Pedir toldos');
    await notice(page, 'Se quitó lo que no estaba guardado')
      .getByRole('button', { name: 'Deshacer' })
      .click();
    await expect(field(page, 'Título')).toHaveValue('');
    await field(page, 'Título').press('Escape');
    await field(page, 'Título').press('Escape');
    await expect(page).toHaveURL(new RegExp(`${place.path}$`));
    await expect(page.getByRole('link', { name: 'Pedir toldos', exact: true })).toBeFocused();
  });

  await test.step('«Completar» and H move it to what is done, and back to where it was', async () => {
    const place = await givenPlace(api, elena);
    await openTask(page, place, await addTask(api, elena, place));
    await chooseProperty(page, 'Estado', 'En curso');
    await page.getByRole('button', { name: 'Completar' }).click();
    await expectProperty(page, 'Estado', 'Hecho');
    await expect(page.getByText('movió la tarea de En curso a Hecho')).toBeVisible();
    await page.keyboard.press('h');
    await expectProperty(page, 'Estado', 'En curso');
    await expect(page.getByRole('button', { name: 'Completar' })).toBeVisible();
  });
});

import { addTask, givenPlace, openTask } from '../support/boards.ts';
import { alert, dueDate, field, fillDueDate, fillTask, notice, save, saveButton } from '../support/forms.ts';
import { givenMember } from '../support/given.ts';
import { cutLine, holdBack } from '../support/network.ts';
import { expect, test } from '../support/test.ts';
import { expectAccessibleInBothThemes } from '../support/themes.ts';

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
    await fillTask(page, { title: '  ', due: '' });
    await saveButton(page).click();

    await expect(field(page, 'Título')).toBeFocused();
    await expect(field(page, 'Título')).toHaveAccessibleDescription('El título es obligatorio');
    await expect(field(page, 'Descripción')).toHaveAccessibleDescription('La descripción es obligatoria');
    await expect(dueDate(page)).toHaveAccessibleDescription('La fecha límite es obligatoria');
    await expect(field(page, 'Responsable')).toHaveAccessibleDescription('El responsable es obligatorio');
    await expect(field(page, 'Prioridad').getByRole('option'), 'a priority cannot be taken away').toHaveText([
      'Baja',
      'Media',
      'Alta',
      'Crítica',
    ]);

    await fillTask(page, { title: 'Pedir carpas' });
    await saveButton(page).click();
    await expect(field(page, 'Descripción')).toBeFocused();
    await fillTask(page, { description: 'Cuatro' });
    await saveButton(page).click();
    await expect(dueDate(page)).toBeFocused();
    await fillDueDate(page, '01/12/2031');
    await save(page);
    await saveButton(page).click();
    await expect(field(page, 'Responsable'), 'without changes it is still asked for').toBeFocused();
    await field(page, 'Responsable').selectOption({ label: 'Elena Prieto' });
    await save(page);
    await saveButton(page).click();
    await expect(notice(page, 'No hay cambios que guardar')).toBeVisible();
    await page.reload();
    await expect(field(page, 'Descripción')).toHaveValue('Cuatro');
    await expect(field(page, 'Responsable').locator('option:checked')).toHaveText('Elena Prieto');
    await expect(page.getByText('01/12/2031').first()).toBeVisible();
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
    await page.getByRole('tab', { name: /^Comentarios/ }).focus();
    expect(await savedBy(() => page.keyboard.press('Control+s'))).toMatchObject({ title: 'Pedir toldos' });
    await expect(notice(page, 'Cambios guardados')).toBeVisible();
    await fillTask(page, { title: 'Pedir sillas' });
    const description = field(page, 'Descripción');
    expect(await savedBy(() => description.press('Control+Enter'))).toMatchObject({ title: 'Pedir sillas' });
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
    await expect(page.getByText('Hay cambios sin guardar')).toBeHidden();
    await fillTask(page, { title: 'Pedir toldos', description: 'Dos\ny paredes', priority: 'Crítica' });
    await fillDueDate(page, '24/12/2031', '18:15');
    await field(page, 'Responsable').selectOption({ label: 'Bruno Sosa' });
    await field(page, 'Etiqueta').selectOption({ label: 'Violeta' });
    await expect(page.getByText('Hay cambios sin guardar')).toBeVisible();
    await save(page);
    await expect(page.getByText('Hay cambios sin guardar')).toBeHidden();

    await page.reload();
    await expect(field(page, 'Título')).toHaveValue('Pedir toldos');
    await expect(field(page, 'Descripción')).toHaveValue('Dos\ny paredes');
    for (const [label, value] of [
      ['Prioridad', 'Crítica'],
      ['Responsable', 'Bruno Sosa'],
      ['Etiqueta', 'Violeta'],
    ] as const)
      await expect(field(page, label).locator('option:checked')).toHaveText(value);
    await expect(page.getByText('24/12/2031 18:15').first()).toBeVisible();
  });

  await test.step('a failed save keeps what was typed and can be tried again', async () => {
    const place = await givenPlace(api, elena);
    const task = await addTask(api, elena, place);
    await openTask(page, place, task);
    await fillTask(page, { title: 'Pedir toldos', priority: 'Alta' });
    const pattern = `**/api/**/tasks/${task.id}`;
    await page.route(pattern, (route) =>
      route.request().method() === 'PATCH'
        ? route.fulfill({ status: 500, json: { error: ['La base de datos no responde'] } })
        : route.continue(),
    );
    await saveButton(page).click();
    await expect(alert(page, 'La base de datos no responde')).toBeVisible();
    await expect(field(page, 'Título')).toHaveValue('Pedir toldos');
    await expect(field(page, 'Prioridad').locator('option:checked')).toHaveText('Alta');

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
    await fillTask(page, { title: 'Pedir toldos', description: 'Dos' });
    await field(page, 'Responsable').selectOption({ label: 'Elena Prieto' });
    await saveButton(page).click();
    await expect(notice(page, 'Cambios guardados')).toBeVisible();
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await expect(notice(page, 'Cambio deshecho')).toBeVisible();
    await expect(field(page, 'Título')).toHaveValue('Pedir carpas');
    await expect(field(page, 'Descripción')).toHaveValue('');
    await expect(field(page, 'Responsable').locator('option:checked')).toHaveText('Sin responsable');
  });

  await test.step('without a network the save bar says so, only as long as it is so', async () => {
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
    await expectAccessibleInBothThemes(page);
    await context.setOffline(false);
    await expect(failure).toBeHidden();
    await expect(field(page, 'Título')).toHaveValue('Pedir toldos');
    await save(page);
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
    await field(page, 'Título').press('Enter');
    await page.getByRole('link', { name: 'Configuración' }).click();
    await expect(page.getByRole('dialog', { name: 'Hay cambios sin guardar' })).toBeVisible();
    await last();
    await expect(page.getByRole('heading', { level: 1, name: 'Configuración' })).toBeVisible();
  });
});

import type { Locator, Page } from '@playwright/test';
import { addTask, changeTask, comment, givenPlace, openTask, taskPath } from '../support/boards.ts';
import { trustOwnClock } from '../support/clock.ts';
import {
  addProperty,
  alert,
  chooseOption,
  chooseProperty,
  field,
  fillTask,
  giveDate,
  notice,
  property,
  save,
} from '../support/forms.ts';
import { holdBack } from '../support/network.ts';
import { expect, test } from '../support/test.ts';
import { expectAccessible } from '../support/axe.ts';
import { givenPair, givenShared, openFollowing } from '../support/two-people.ts';
import { visit } from '../support/visit.ts';

const send = (page: Page) => page.getByRole('button', { name: 'Comentar', exact: true });
const said = (page: Page, text: string): Locator => page.getByRole('article').filter({ hasText: text });
/** The box for a new comment is below all the others. */
const box = (page: Page) => field(page, 'Comentario').last();

test('comments are written, edited and deleted, and none is lost', async ({ page, api, elena }) => {
  await test.step('a comment is required; one that is written is shown at once and after a reload', async () => {
    const place = await givenPlace(api, elena);
    const task = await addTask(api, elena, place);
    await openTask(page, place, task);
    await box(page).fill('   ');
    await send(page).click();
    await expect(box(page)).toBeFocused();
    await expect(box(page)).toHaveAccessibleDescription('El comentario es obligatorio');

    await box(page).fill('Ya pedí presupuesto.\nLlega el lunes a https://ejemplo.com/feria.');
    await send(page).click();
    await expect(box(page)).toHaveValue('');
    await expect(said(page, 'Ya pedí presupuesto.')).toContainText('Elena Prieto');
    await expect(page.getByRole('tab', { name: 'Comentarios 1' })).toBeVisible();
    await expect(said(page, 'Ya pedí presupuesto.').getByRole('button')).toHaveCount(2);
    await page.reload();
    const link = said(page, 'Ya pedí presupuesto.').getByRole('link', { name: /ejemplo/ });
    await expect(link).toHaveAttribute('href', 'https://ejemplo.com/feria');
  });

  await test.step('one edits and deletes a comment of one’s own', async () => {
    const place = await givenPlace(api, elena);
    const task = await addTask(api, elena, place);
    await comment(api, elena, place, task, 'Lunes');
    await openTask(page, place, task);
    const edit = page.getByRole('button', { name: 'Editar el comentario de Elena Prieto' });
    await edit.click();
    const editor = field(page, 'Comentario').first();
    await expect(editor).toBeFocused();
    await expect(editor).toHaveValue('Lunes');
    await editor.fill('');
    await page.getByRole('button', { name: 'Guardar', exact: true }).click();
    await expect(editor).toHaveAccessibleDescription('El comentario es obligatorio');
    await editor.fill('Martes');
    const saved = page.waitForResponse((response) => response.request().method() === 'PATCH');
    await page.getByRole('button', { name: 'Guardar', exact: true }).click();
    await expect(said(page, 'Martes')).toContainText('(editado)');
    await saved;
    await page.reload();
    await expect(said(page, 'Martes')).toContainText('(editado)');

    await edit.click();
    await expect(editor).toHaveValue('Martes');
    await editor.fill('Nunca');
    await said(page, 'Elena Prieto').getByRole('button', { name: 'Cancelar' }).click();
    await expect(said(page, 'Martes')).toBeVisible();

    await page.getByRole('button', { name: 'Eliminar el comentario de Elena Prieto' }).click();
    const question = page.getByRole('dialog', { name: 'Eliminar comentario' });
    await question.getByRole('button', { name: 'Cancelar' }).click();
    await expect(said(page, 'Martes')).toBeVisible();
    await page.getByRole('button', { name: 'Eliminar el comentario de Elena Prieto' }).click();
    await question.getByRole('button', { name: 'Eliminar' }).click();
    await expect(notice(page, 'Comentario eliminado')).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(0);
    await page.getByRole('tab', { name: 'Comentarios 0' }).click();
    await expect(page.getByText('Todavía no hay comentarios.')).toBeVisible();
  });

  await test.step('a comment that could not be sent comes back to its box', async () => {
    const place = await givenPlace(api, elena);
    const task = await addTask(api, elena, place);
    await openTask(page, place, task);
    await page.route('**/comments', (route) => route.fulfill({ status: 500, json: { error: ['No'] } }), {
      times: 1,
    });
    await box(page).fill('Ya pedí presupuesto.');
    await send(page).click();
    await expect(alert(page, 'No se pudo publicar el comentario.')).toBeVisible();
    await expect(box(page)).toHaveValue('Ya pedí presupuesto.');
    await expect(page.getByRole('article')).toHaveCount(0);
    await send(page).click();
    await expect(said(page, 'Ya pedí presupuesto.').getByRole('button')).toHaveCount(2);
    await expect(
      alert(page, 'No se pudo publicar el comentario.'),
      'an error ends with its success',
    ).toHaveCount(0);
    await page.unrouteAll();
  });

  await test.step('a comment that is refused after its task was left and opened again comes back to the new box', async () => {
    const place = await givenPlace(api, elena);
    const task = await addTask(api, elena, place);
    await openTask(page, place, task);
    const release = await holdBack(page, '**/comments', { status: 500, json: { error: ['No'] } });
    await box(page).fill('Ya pedí presupuesto.');
    await send(page).click();
    await expect(said(page, 'Enviando…')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Logística' }).click();
    await page.getByRole('link', { name: task.title }).click();
    await box(page).fill('Y luces.');
    await release();
    await expect(alert(page, 'No se pudo publicar el comentario.')).toBeVisible();
    await expect(box(page)).toHaveValue('Ya pedí presupuesto.\n\nY luces.');
    await page.unrouteAll();
  });

  await test.step('a change of a comment that is refused after its task was left is still being made there', async () => {
    const place = await givenPlace(api, elena);
    const task = await addTask(api, elena, place);
    await comment(api, elena, place, task, 'Lunes');
    await openTask(page, place, task);
    const release = await holdBack(page, '**/comments/*', { status: 500, json: { error: ['No'] } });
    await page.getByRole('button', { name: 'Editar el comentario de Elena Prieto' }).click();
    await field(page, 'Comentario').first().fill('Martes');
    await page.getByRole('button', { name: 'Guardar', exact: true }).click();
    await page.getByRole('main').getByRole('link', { name: 'Logística' }).click();
    await expect(page.getByRole('link', { name: task.title })).toBeVisible();
    await release();
    await expect(alert(page, 'No se pudo guardar el comentario')).toBeVisible();
    await page.getByRole('link', { name: task.title }).click();
    await expect(field(page, 'Comentario').first()).toHaveValue('Martes');
    await expect(page.getByRole('button', { name: 'Guardar', exact: true })).toBeVisible();
  });

  await test.step('a comment and what was done say when, from a day on as dd/MM/yyyy HH:mm', async () => {
    const place = await givenPlace(api, elena);
    const task = await addTask(api, elena, place);
    await comment(api, elena, place, task, 'Lunes');
    await openTask(page, place, task);
    const times = page.getByRole('tabpanel').locator('time');
    await expect(times).toHaveText([/^hace .+, \d{2}\/\d{2}\/\d{4} \d{2}:\d{2}$/, /^hace /]);
    await trustOwnClock(page);
    await page.clock.install({ time: Date.now() + 25 * 60 * 60_000 });
    await page.reload();
    await expect(times).toHaveText(Array<RegExp>(2).fill(/^\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}$/));
  });
});

test('comments of two people, and what the activity tells of them', async ({ page, context, api }) => {
  const { ana, bruno } = await givenPair(api);
  await test.step('the activity tells in sentences what was done', async () => {
    const place = await givenShared(api, ana, bruno);
    const task = await addTask(api, ana, place, { description: '', assignedTo: null });
    await api.signIn(context, ana);
    await openTask(page, place, task);
    await fillTask(page, { title: 'Pedir toldos' });
    await save(page);
    await fillTask(page, { description: 'Dos' });
    await save(page);
    await property(page, 'Fecha límite').click();
    await giveDate(page, 'Fecha límite', '21/05/2031');
    await chooseProperty(page, 'Prioridad', 'Crítica');
    await chooseProperty(page, 'Responsable', 'Bruno Sosa');
    await chooseProperty(page, 'Estado', 'En curso');
    await addProperty(page, 'Etiqueta');
    await chooseOption(page, 'Violeta');
    await changeTask(api, bruno, place, task, { assignedTo: ana.id });
    await comment(api, bruno, place, task, 'Listo');
    await visit(page, `${page.url()}?tab=activity`);

    const panel = page.getByRole('tabpanel');
    for (const sentence of [
      'Ana Ruiz creó la tarea',
      'Ana Ruiz cambió el título de «Pedir carpas» a «Pedir toldos»',
      'Ana Ruiz agregó la descripción',
      'Ana Ruiz cambió la fecha límite de 20/05/2031 a 21/05/2031',
      'Ana Ruiz cambió la prioridad de Media a Máxima',
      'Ana Ruiz asignó la tarea a Bruno Sosa',
      'Ana Ruiz movió la tarea de Por hacer a En curso',
      'Ana Ruiz puso la etiqueta Violeta',
      'Bruno Sosa cambió el responsable de Bruno Sosa a Ana Ruiz',
    ])
      await expect(panel.getByRole('paragraph').filter({ hasText: sentence })).toHaveCount(1);
    await expect(page.getByRole('tab', { name: 'Actividad 9' })).toBeVisible();
    await page.getByRole('tab', { name: /^Todo/ }).click();
    await expect(said(page, 'Listo')).toBeVisible();
  });

  await test.step('whoever manages deletes a comment of others, but nobody edits it', async () => {
    const place = await givenShared(api, ana, bruno);
    const task = await addTask(api, ana, place);
    await comment(api, bruno, place, task, 'Fuera de lugar');
    await comment(api, ana, place, task, 'A tiempo');

    await api.signIn(context, bruno);
    await page.goto(taskPath(place, task));
    await expect(said(page, 'A tiempo')).toBeVisible();
    await expect(said(page, 'A tiempo').getByRole('button')).toHaveCount(0);
    await expect(said(page, 'Fuera de lugar').getByRole('button')).toHaveCount(2);

    await api.signIn(context, ana);
    await page.reload();
    await expect(said(page, 'Fuera de lugar').getByRole('button')).toHaveCount(1);
    await page.getByRole('button', { name: 'Eliminar el comentario de Bruno Sosa' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click();
    await expect(notice(page, 'Comentario eliminado')).toBeVisible();
    await expect(said(page, 'Fuera de lugar')).toBeHidden();
    await expect(said(page, 'A tiempo')).toBeVisible();
  });

  await test.step('what was being changed in a comment that somebody deletes stays, to be published anew', async () => {
    const place = await givenShared(api, ana, bruno);
    const task = await addTask(api, ana, place);
    const path = `/projects/${place.projectId}/boards/${place.boardId}/tasks/${task.id}/comments`;
    const { id } = await api.call<{ id: number }>(bruno, 'POST', path, { content: 'Lunes' });
    await api.signIn(context, bruno);
    await openFollowing(page, taskPath(place, task));
    await page.getByRole('button', { name: 'Editar el comentario de Bruno Sosa' }).click();
    await expect(field(page, 'Comentario').first()).toHaveValue('Lunes');
    await field(page, 'Comentario').first().fill('Martes, a las');
    await api.call(ana, 'DELETE', `${path}/${id}`);
    const note = notice(page, 'El comentario que editabas fue eliminado');
    await expect(note).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(0);
    await expect(field(page, 'Comentario').first()).toBeFocused();
    await page.keyboard.type(' diez');
    await expect(field(page, 'Comentario').first()).toHaveValue('Martes, a las diez');
    await expectAccessible(page);
    await page.reload();
    await expect(note).toBeVisible();
    await expect(field(page, 'Comentario').first()).toHaveValue('Martes, a las diez');
    await page.getByRole('button', { name: 'Publicar como nuevo' }).click();
    await expect(said(page, 'Martes, a las diez').getByRole('button')).toHaveCount(2);
    await expect(note).toBeHidden();
    await page.reload();
    await expect(said(page, 'Martes, a las diez')).toBeVisible();
    await expect(note).toBeHidden();
  });
});

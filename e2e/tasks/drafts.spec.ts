import type { Page } from '@playwright/test';
import { addTask, changeTask, givenPlace, openTask } from '../support/boards.ts';
import { dueDate, expectProperty, field, fillTask, notice, save, saveButton } from '../support/forms.ts';
import { crash, offer, recover } from '../support/tabs.ts';
import { expect, test } from '../support/test.ts';
import { expectAccessible } from '../support/axe.ts';
import { visit } from '../support/visit.ts';

const box = (page: Page) => field(page, 'Comentario').last();

test('what was being created or changed comes back, and once saved does not', async ({
  page,
  api,
  elena,
}) => {
  await test.step('a task that was being created comes back on its board', async () => {
    const place = await givenPlace(api, elena);
    await visit(page, `${place.path}/create-task`);
    await fillTask(page, { title: 'Pedir toldos', description: 'Dos', due: '24/12/2031', priority: 'Alta' });
    await page.getByRole('main').getByRole('link', { name: 'Logística' }).click();
    await expect(page).toHaveURL(new RegExp(`${place.path}$`));
    await page.goto(`${place.path}/create-task`);
    await recover(page).click();
    await expect(field(page, 'Título')).toHaveValue('Pedir toldos');
    await expect(dueDate(page)).toHaveValue('24/12/2031');
    await expect(field(page, 'Prioridad').locator('option:checked')).toHaveText('Alta');
    await page.getByRole('main').getByRole('button', { name: 'Crear tarea' }).click();
    await expect(notice(page, 'Tarea creada')).toBeVisible();
    await page.goto(`${place.path}/create-task`);
    await expect(field(page, 'Título')).toHaveValue('');
    await expect(offer(page)).toBeHidden();
  });

  await test.step('a project and a board that were being created come back, and once created do not', async () => {
    const { projectId } = await givenPlace(api, elena);
    const pages: [path: string, verb: string][] = [
      ['/dashboard/create-project', 'Crear proyecto'],
      [`/dashboard/projects/${projectId}/create-board`, 'Crear tablero'],
    ];
    for (const [path, verb] of pages) {
      await visit(page, path);
      await page.getByLabel('Nombre').fill('Difusión');
      for (const other of await page.getByLabel('Descripción').all()) await other.fill('Carteles');
      await page.reload();
      await recover(page).click();
      await expect(page.getByLabel('Nombre')).toHaveValue('Difusión');
      await page.getByRole('main').getByRole('button', { name: verb }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Difusión' })).toBeVisible();
      await page.goto(path);
      await expect(page.getByLabel('Nombre')).toHaveValue('');
      await expect(offer(page)).toBeHidden();
    }
  });

  await test.step('what was typed in a task comes back after the tab died, and is saved', async () => {
    const place = await givenPlace(api, elena);
    const task = await addTask(api, elena, place);
    await openTask(page, place, task);
    await fillTask(page, { title: 'Pedir toldos' });

    const next = await crash(page);
    await expect(offer(next)).toContainText('Hay un borrador de hace un momento');
    await expect(field(next, 'Título'), 'nothing is filled in unasked').toHaveValue('Pedir carpas');
    await expectAccessible(next);
    await recover(next).click();
    await expect(offer(next)).toBeHidden();
    await expect(field(next, 'Título')).toHaveValue('Pedir toldos');
    await save(next);
    await next.reload();
    await expect(field(next, 'Título')).toHaveValue('Pedir toldos');
    await expect(offer(next)).toBeHidden();
  });
});

test('a draft is asked about, put together and forgotten', async ({ page, context, api, elena }) => {
  await test.step('a draft over a task that changed meanwhile asks which value is meant', async () => {
    const place = await givenPlace(api, elena);
    const task = await addTask(api, elena, place);
    await openTask(page, place, task);
    await fillTask(page, { title: 'Pedir toldos' });
    await page.close({ runBeforeUnload: false });
    await changeTask(api, elena, place, task, { title: 'Pedir sillas', priorityId: 4 });

    const next = await context.newPage();
    await openTask(next, place, { ...task, title: 'Pedir sillas' });
    await recover(next).click();
    await expect(field(next, 'Título')).toHaveValue('Pedir toldos');
    await expectProperty(next, 'Prioridad', 'Crítica');
    await expect(next.getByText('En otra pestaña lo cambiaste a «Pedir sillas»')).toBeVisible();
    await fillTask(next, { description: 'Dos' });
    await saveButton(next).click();
    const conflict = next.getByRole('dialog', { name: 'Cambiaste la tarea en otra pestaña mientras tanto' });
    await expect(conflict.getByRole('group')).toHaveCount(1);
    await conflict.getByRole('radio', { name: /Pedir sillas/ }).check();
    await conflict.getByRole('button', { name: 'Guardar lo elegido' }).click();
    await expect(notice(next, 'Cambios guardados')).toBeVisible();
    await expect(field(next, 'Título')).toHaveValue('Pedir sillas');
    await expect(field(next, 'Descripción')).toHaveValue('Dos');
  });

  await test.step('what is discarded, cancelled or saved is not offered again', async () => {
    const place = await givenPlace(api, elena);
    const tab = await context.newPage();
    const task = await addTask(api, elena, place);
    await openTask(tab, place, task);
    await fillTask(tab, { title: 'Pedir toldos' });
    await tab.route(/\/tasks\/\d+$/, (route) => route.abort());
    await tab.getByRole('main').getByRole('link', { name: 'Logística' }).click();
    await tab.getByRole('dialog').getByRole('button', { name: 'Descartar cambios' }).click();
    await tab.unrouteAll();
    await expect(tab).toHaveURL(new RegExp(`${place.path}$`));
    await openTask(tab, place, task);
    await expect(saveButton(tab)).toBeVisible();
    await expect(offer(tab)).toBeHidden();

    await fillTask(tab, { title: 'Pedir toldos' });
    await tab.getByRole('link', { name: 'Cancelar' }).click();
    await expect(tab).toHaveURL(new RegExp(`${place.path}$`));
    await openTask(tab, place, task);
    await expect(offer(tab)).toBeHidden();

    await fillTask(tab, { title: 'Pedir toldos' });
    const next = await crash(tab);
    await offer(next).getByRole('button', { name: 'Descartar' }).click();
    await expect(offer(next)).toBeHidden();
    await next.reload();
    await expect(field(next, 'Título')).toHaveValue('Pedir carpas');
    await expect(offer(next)).toBeHidden();

    // Saved by a tab that died before it heard of it.
    await fillTask(next, { title: 'Pedir toldos' });
    const last = await crash(next);
    await expect(offer(last)).toBeVisible();
    for (const title of ['Pedir toldos', 'Pedir sillas']) {
      await changeTask(api, elena, place, task, { title });
      await expect(field(last, 'Título')).toHaveValue(title);
      await expect(offer(last)).toBeHidden();
    }
  });

  await test.step('a draft that was not answered yet and what is typed meanwhile are kept together, field by field', async () => {
    const place = await givenPlace(api, elena);
    const tab = await context.newPage();
    const task = await addTask(api, elena, place);
    await openTask(tab, place, task);
    await fillTask(tab, { title: 'Pedir toldos' });
    const second = await crash(tab);
    await expect(offer(second)).toBeVisible();
    await fillTask(second, { description: 'Dos' });
    const third = await crash(second);
    await expect(offer(third)).toBeVisible();
    await recover(third).click();
    await expect(offer(third)).toBeHidden();
    await expect(field(third, 'Título')).toHaveValue('Pedir toldos');
    await expect(field(third, 'Descripción')).toHaveValue('Dos');

    await third.goto(`${place.path}/create-task`);
    await fillTask(third, { title: 'Pedir luces', priority: 'Baja' });
    const fourth = await crash(third);
    await fillTask(fourth, { description: 'Con pilas' });
    const fifth = await crash(fourth);
    await fillTask(fifth, { priority: 'Alta' });
    await recover(fifth).click();
    await expect(field(fifth, 'Título')).toHaveValue('Pedir luces');
    await expect(fifth.getByLabel('Descripción')).toHaveValue('Con pilas');
    await expect(field(fifth, 'Prioridad').locator('option:checked')).toHaveText('Alta');
  });
});

test('nobody else on the computer finds them, and signing out asks before it forgets them', async ({
  page,
  context,
  api,
}) => {
  const [elena, bruno] = [await api.register(), await api.register('Bruno', 'Sosa')];
  const place = await givenPlace(api, elena);
  await api.call(elena, 'POST', `/projects/${place.projectId}/memberships`, { memberId: bruno.id });
  const task = await addTask(api, elena, place);
  await api.signIn(context, elena);
  await openTask(page, place, task);
  await box(page).fill('Secreto');
  await fillTask(page, { title: 'Secreto de Elena' });
  await page.close({ runBeforeUnload: false });

  await api.signIn(context, bruno);
  const next = await context.newPage();
  await openTask(next, place, task);
  await expect(saveButton(next)).toBeVisible();
  await expect(offer(next)).toBeHidden();
  await expect(box(next)).toHaveValue('');

  await api.signIn(context, elena);
  await next.reload();
  await expect(offer(next)).toBeVisible();
  await expect(box(next)).toHaveValue('Secreto');
  await recover(next).click();
  const ask = next.getByRole('dialog', { name: 'Hay cambios sin guardar' });
  await next.getByRole('button', { name: 'Cerrar sesión' }).click();
  await ask.getByRole('button', { name: 'Cancelar' }).click();
  await expect(field(next, 'Título')).toHaveValue('Secreto de Elena');
  await next.getByRole('button', { name: 'Cerrar sesión' }).click();
  await ask.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(next).toHaveURL(/\/login$/);
  await expect.poll(() => next.evaluate(() => JSON.stringify(localStorage))).not.toContain('Secreto');
});

import type { Locator } from '@playwright/test';
import { addTask, changeTask, comment, openTask } from '../support/boards.ts';
import { expectAccessible } from '../support/axe.ts';
import { givenMember } from '../support/given.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

test('the bell tells live what concerns oneself, leads to the comment, and is quiet once all is read', async ({
  page,
  api,
  elena,
  place,
}) => {
  const bruno = await api.register('Bruno', 'Sosa');
  await givenMember(api, elena, place.projectId, bruno);
  const task = await addTask(api, elena, place, { assignedTo: bruno.id });
  await page.goto('/dashboard');
  const bell = page.getByRole('button', { name: 'Notificaciones' });
  await expect(bell).toHaveAccessibleName('Notificaciones');

  await changeTask(api, bruno, place, task, { assignedTo: elena.id });
  await comment(api, bruno, place, task, 'Ya las pedí');
  await comment(api, bruno, place, task, '@elena.prieto no, @persona ¿llegan?');
  await expect(bell).toHaveAccessibleName('Notificaciones, 3 sin leer');
  await bell.click();
  const panel = page.getByRole('dialog', { name: 'Notificaciones' });
  await expect(panel.getByRole('listitem')).toHaveCount(1);
  await expect(panel.getByRole('link', { name: /Bruno Sosa te asignó la tarea/ })).toBeVisible();
  await expectAccessible(panel);
  await panel.getByRole('button', { name: 'Silenciar Pedir carpas' }).click();
  await page.getByRole('menuitem', { name: 'Una hora' }).click();
  await expect(panel.getByText('1 silenciada')).toBeVisible();
  await panel.getByRole('button', { name: 'Avisos silenciados: Pedir carpas' }).click();
  await page.getByRole('menuitem', { name: 'Reactivar' }).click();
  await expect(panel.getByText('1 silenciada')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(bell).toBeFocused();
  await page.keyboard.press('Enter');
  await panel.getByRole('link', { name: /Bruno Sosa comentó/ }).click();
  await expect(page).toHaveURL(/\/tasks\/\d+#comentario-\d+$/);
  await expect(page.getByRole('article').filter({ hasText: '¿llegan?' })).toBeInViewport();
  await expect(panel).toHaveCount(0);
  await expect(bell).toHaveAccessibleName('Notificaciones');

  await comment(api, bruno, place, task, 'Llegan el lunes');
  await expect(bell).toHaveAccessibleName('Notificaciones, 1 sin leer');
  await visit(page, '/notifications?tab=unread');
  await expect(page.getByText('Llegan el lunes')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Marcar todo como leído' }).click();
  await expect(page.getByRole('heading', { name: 'No queda nada sin leer' })).toBeVisible();
  await page.getByRole('tab', { name: 'Todas' }).click();
  await expect(page.getByRole('heading', { name: 'Hoy' })).toBeVisible();
  await page.getByRole('button', { name: 'Marcar como no leído: Pedir carpas' }).click();
  await expect(bell).toHaveAccessibleName('Notificaciones, 4 sin leer');
  await expectAccessible(page);
});

test('somebody is mentioned by typing an @, a task is followed and silenced, and one chooses what is told where', async ({
  page,
  api,
  elena,
  place,
  browserOf,
}) => {
  const bruno = await api.register('Bruno', 'Sosa');
  await givenMember(api, elena, place.projectId, bruno);
  const task = await addTask(api, elena, place);
  await page.setViewportSize({ width: 1440, height: 900 });
  await openTask(page, place, task);
  const options = page.getByRole('listbox', { name: 'Personas para mencionar' }).getByRole('option');
  // What is changed brings the bar at the foot: the list is not behind it, however low its box.
  await page.getByLabel('Título').fill('Pedir carpas y sillas');
  const box = page.getByLabel('Comentario', { exact: true }).last();
  for (const side of ['end', 'center', 'start'] as const) {
    await box.fill('');
    await box.evaluate((element, block) => element.scrollIntoView({ block }), side);
    await box.evaluate((element) => element.focus({ preventScroll: true }));
    await page.keyboard.type('@');
    await expect(options).not.toHaveCount(0);
    for (const option of await options.all())
      expect(await isInSight(option), `${side}: ${await option.innerText()}`).toBe(true);
  }
  await page.evaluate(() => window.scrollTo(0, 0));
  await box.fill('');
  await box.pressSequentially('Lo lleva @so');
  await expect(options).toHaveText([/Bruno Sosa/]);
  await expect(box).toHaveAttribute('aria-activedescendant', /-0$/);
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(box).toHaveValue(/^Lo lleva @persona\d+ $/);
  await expect(options).toHaveCount(0);
  await page.getByRole('button', { name: 'Comentar', exact: true }).click();
  await expect(page.getByRole('article').locator('[title="Bruno Sosa"]')).toHaveText(/^@persona\d+$/);

  const theirs = await browserOf(bruno);
  await theirs.goto('/notifications?tab=mentions');
  await expect(theirs.getByRole('link', { name: /Elena Prieto te mencionó/ })).toBeVisible();

  await page.getByRole('button', { name: 'Seguir o silenciar: Siguiendo' }).click();
  await page.getByRole('menuitem', { name: 'Siempre' }).click();
  await expect(page.getByRole('button', { name: 'Seguir o silenciar: Silenciado' })).toBeVisible();
  await visit(page, '/notifications');
  await page.getByRole('button', { name: 'Reactivar Pedir carpas' }).click();
  await expect(page.getByRole('heading', { name: /Silenciadas/ })).toHaveCount(0);

  await visit(page, '/settings/notifications');
  await expect(page.getByText('Esta instancia no envía correo', { exact: false })).toBeVisible();
  const cell = page.getByRole('checkbox', { name: 'Comentarios en mis tareas y en las que sigo: Correo' });
  await expect(cell).not.toBeChecked();
  await cell.check();
  await page.getByLabel('Frecuencia').selectOption('Un resumen de lunes a viernes');
  await page.getByLabel('Hora del resumen').selectOption('07:30');
  await page.getByRole('switch', { name: 'Silenciar cada día' }).check();
  await page.getByLabel('Desde las').selectOption('21:30');
  await expectAccessible(page);
  await expect
    .poll(() => api.call(elena, 'GET', '/notifications/preferences'))
    .toMatchObject({
      mail: 'workdays',
      digestAt: '07:30',
      quiet: { from: '21:30', to: '08:00' },
      channels: { comments: { mail: true } },
    });
  const example = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Ver un ejemplo' }).click();
  await expect(
    (await example).getByText('Se envía de lunes a viernes a las 07:30, salvo feriados.'),
  ).toBeVisible();
});

/** Whether nothing lies over it. */
const isInSight = (element: Locator): Promise<boolean> =>
  element.evaluate((each) => {
    const { left, top, width, height } = each.getBoundingClientRect();
    return each.contains(document.elementFromPoint(left + width / 2, top + height - 2));
  });

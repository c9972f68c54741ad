import { addTask, changeTask, comment } from './boards.ts';
import { expectAccessible } from './axe.ts';
import { givenMember } from './given.ts';
import { expect, test } from './test.ts';

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
  await expectAccessible(page);
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
  await page.goto('/notifications?tab=unread');
  await expect(page.getByText('Llegan el lunes')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Marcar todo como leído' }).click();
  await expect(page.getByRole('heading', { name: 'No queda nada sin leer' })).toBeVisible();
  await page.getByRole('tab', { name: 'Todas' }).click();
  await expect(page.getByRole('heading', { name: 'Hoy' })).toBeVisible();
  await page.getByRole('button', { name: 'Marcar como no leído: Pedir carpas' }).click();
  await expect(bell).toHaveAccessibleName('Notificaciones, 4 sin leer');
  await expectAccessible(page);
});

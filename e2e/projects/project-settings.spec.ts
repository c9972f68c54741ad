import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../support/axe.ts';
import { givenBoard, givenProject, givenTask } from '../support/given.ts';
import { holdBack } from '../support/network.ts';
import { expect, test } from '../support/test.ts';
import { openFollowing } from '../support/two-people.ts';
import { visit } from '../support/visit.ts';

const settingsOf = (id: number) => `/dashboard/projects/${id}?tab=settings`;
const notice = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const save = (page: Page) => page.getByRole('button', { name: 'Guardar Cambios' });

test('name and description are saved, and what others save is followed', async ({ page, api, elena }) => {
  await test.step('what others save shows in the fields that were not touched, and is saved over only by who was told', async () => {
    const { id } = await givenProject(api, elena);
    await openFollowing(page, settingsOf(id));
    const panel = page.getByRole('tabpanel');
    await panel.getByLabel('Descripción').fill('Escrito aquí');
    await api.call(elena, 'PATCH', `/projects/${id}`, { name: 'Feria de invierno', description: 'De otra' });
    await expect(panel.getByLabel('Nombre')).toHaveValue('Feria de invierno');
    await expect(panel.getByLabel('Descripción')).toHaveValue('Escrito aquí');
    await save(page).click();
    await expect(panel.getByLabel('Descripción')).toHaveAccessibleDescription(/Ahora dice: «De otra»/);
    await expect(panel.getByLabel('Descripción')).toHaveValue('Escrito aquí');
    const saved = page.waitForRequest((request) => request.method() === 'PATCH');
    await save(page).click();
    expect((await saved).postDataJSON()).toEqual({
      description: 'Escrito aquí',
      seen: { description: 'De otra' },
    });
    await expect(notice(page, 'Proyecto actualizado')).toBeVisible();
  });

  await test.step('name and description are saved, and the name is required', async () => {
    const { id } = await givenProject(api, elena);
    await visit(page, `/dashboard/projects/${id}`);
    await page.getByRole('tab', { name: 'Ajustes' }).click();
    const panel = page.getByRole('tabpanel');

    await panel.getByLabel('Nombre').fill('');
    await save(page).click();
    await expect(panel.getByLabel('Nombre')).toBeFocused();
    await expect(panel.getByLabel('Nombre')).toHaveAccessibleDescription('El nombre es requerido');
    await panel.getByLabel('Nombre').fill('Feria de primavera');
    await panel.getByLabel('Descripción').fill('');
    const release = await holdBack(page, `**/api/projects/${id}`);
    await save(page).click();
    await panel.getByLabel('Descripción').fill('Puestos y turnos');
    await release();
    await expect(notice(page, 'Proyecto actualizado')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Feria de primavera' })).toBeVisible();
    await expectAccessible(page);

    await expect(panel.getByLabel('Descripción'), 'typed while it was saved').toHaveValue('Puestos y turnos');
    const saved = page.waitForResponse((response) => response.request().method() === 'PATCH');
    await save(page).click();
    await saved;
    await page.reload();
    await expect(panel.getByLabel('Nombre')).toHaveValue('Feria de primavera');
    await expect(panel.getByLabel('Descripción')).toHaveValue('Puestos y turnos');
    await page.unrouteAll();
  });

  await test.step('what was typed and not saved is offered again on coming back to the tab', async () => {
    const { id } = await givenProject(api, elena);
    await visit(page, settingsOf(id));
    const name = page.getByRole('tabpanel').getByLabel('Nombre');
    await name.fill('Feria de primavera');
    await page.getByRole('tab', { name: 'Tableros' }).click();
    await page.getByRole('tab', { name: 'Ajustes' }).click();
    await expect(name).toHaveValue('Feria de otoño');
    await notice(page, 'Hay un borrador').getByRole('button', { name: 'Recuperar' }).click();
    await expect(name).toHaveValue('Feria de primavera');
    await save(page).click();
    await expect(notice(page, 'Proyecto actualizado')).toBeVisible();
    await page.reload();
    await expect(name).toHaveValue('Feria de primavera');
    await expect(notice(page, 'Hay un borrador')).toBeHidden();
  });

  await test.step('tab and search of the project survive reload, back and forward', async () => {
    const { id } = await givenProject(api, elena);
    await givenBoard(api, elena, id, 'Prensa');
    await visit(page, `/dashboard/projects/${id}`);
    const search = page.getByRole('searchbox', { name: 'Buscar tablero' });
    await search.fill('prensa');
    await search.press('Enter');
    await expect(page).toHaveURL(/\?search=prensa$/);
    await page.getByRole('tab', { name: 'Miembros' }).click();
    await expect(page).toHaveURL(/\?tab=members$/);
    await page.reload();
    await expect(page.getByRole('tab', { name: 'Miembros' })).toHaveAttribute('aria-selected', 'true');
    await page.goBack();
    await expect(search).toHaveValue('prensa');
    await page.goForward();
    await expect(page.getByRole('tab', { name: 'Miembros' })).toHaveAttribute('aria-selected', 'true');
  });
});

test('a project is deleted, archived and brought back, with what lay in its Papelera', async ({
  page,
  context,
  api,
}) => {
  const elena = await api.register('Elena', 'Otorrinolaringología'.repeat(4));
  await api.signIn(context, elena);
  const { id } = await givenProject(api, elena);
  await test.step('a deleted project leaves the dashboard and comes back by «Deshacer»', async () => {
    await visit(page, settingsOf(id));
    await page.getByRole('button', { name: 'Eliminar proyecto' }).click();
    const question = page.getByRole('dialog', { name: 'Eliminar «Feria de otoño»' });
    await expect(question.getByRole('button', { name: 'Cancelar' })).toBeFocused();
    await expectAccessible(question);
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(page.getByRole('button', { name: 'Eliminar proyecto' })).toBeFocused();

    await page.getByRole('button', { name: 'Eliminar proyecto' }).click();
    await question.getByRole('button', { name: 'Eliminar proyecto' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByRole('heading', { name: 'Todavía no hay proyectos' })).toBeVisible();
    await notice(page, 'Proyecto eliminado').getByRole('button', { name: 'Deshacer' }).click();
    await expect(notice(page, 'Proyecto restaurado')).toBeVisible();
    await page.getByRole('link', { name: 'Ver Feria de otoño' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Feria de otoño' })).toBeVisible();
    await api.call(elena, 'PATCH', `/projects/${id}`, { name: 'Feria de invierno', description: '' });
    await expect(page.getByRole('heading', { level: 1, name: 'Feria de invierno' })).toBeVisible();
  });

  await test.step('an archived project leaves the dashboard, and says so on its page', async () => {
    await visit(page, settingsOf(id));
    await page.getByRole('button', { name: 'Archivar proyecto' }).click();
    await expect(notice(page, 'Proyecto archivado')).toBeVisible();
    await expect(page.getByText('Este proyecto está archivado: no aparece en el Dashboard.')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Dashboard' }).click();
    await expect(page.getByRole('heading', { name: 'Todavía no hay proyectos' })).toBeVisible();
    await page.goBack();
    await page.getByRole('button', { name: 'Desarchivar proyecto' }).click();
    await expect(notice(page, 'Proyecto desarchivado')).toBeVisible();
  });

  await test.step('boards and tasks come back from the Papelera', async () => {
    const kept = await givenBoard(api, elena, id, 'Prensa');
    const gone = await givenBoard(api, elena, id, 'Logística');
    const task = await givenTask(api, elena, id, kept.id, 'Llamar a la radio');
    await api.call(elena, 'DELETE', `/projects/${id}/boards/${kept.id}/tasks/${task.id}`);
    await api.call(elena, 'DELETE', `/projects/${id}/boards/${gone.id}`);
    await visit(page, settingsOf(id));
    await page.getByRole('link', { name: 'Papelera' }).click();
    await expect(page).toHaveURL(/section=trash$/);

    const trash = page.getByRole('region', { name: 'Papelera' });
    await expect(trash.getByRole('listitem')).toHaveCount(2);
    await expect(trash.getByText(`Eliminada por ${elena.name}`)).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(page);
    await trash.getByRole('button', { name: 'Restaurar «Llamar a la radio»' }).click();
    await expect(notice(page, '«Llamar a la radio» está de vuelta')).toBeVisible();
    await trash.getByRole('button', { name: 'Restaurar «Logística»' }).click();
    await expect(trash.getByText('No hay nada en la papelera.')).toBeVisible();
    const third = await givenBoard(api, elena, id, 'Sobrante');
    await api.call(elena, 'DELETE', `/projects/${id}/boards/${third.id}`);
    await expect(trash.getByRole('listitem')).toHaveCount(1);
    await trash.getByRole('button', { name: 'Vaciar papelera' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Vaciar papelera' }).click();
    await expect(trash.getByText('No hay nada en la papelera.')).toBeVisible();

    await page.getByRole('tab', { name: 'Tableros' }).click();
    await expect(page.getByRole('link', { name: /^Ver Tablero/ })).toHaveCount(2);
    await expect(page.getByText('1 tarea', { exact: true })).toBeVisible();
  });
});

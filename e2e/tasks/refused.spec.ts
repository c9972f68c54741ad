import type { Page } from '@playwright/test';
import { addTask, givenPlace, openTask } from '../support/boards.ts';
import { alert, field, fillTask, notice, saveButton } from '../support/forms.ts';
import { givenMember, givenProject, givenRole } from '../support/given.ts';
import { holdBack, withoutLive } from '../support/network.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

const create = (page: Page) => page.getByRole('button', { name: 'Crear tarea' });

test('what is refused is told, and what was typed is kept', async ({ page, api, elena }) => {
  await withoutLive(page);
  await test.step('who leaves before a task is created is told when it is refused, and finds no draft of what was', async () => {
    const place = await givenPlace(api, elena);
    const createAndLeave = async () => {
      const answer = await holdBack(page, /\/tasks$/);
      await create(page).click();
      await expect(page.getByRole('button', { name: 'Creando la tarea' })).toBeVisible();
      await page.getByRole('link', { name: 'Configuración' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Configuración' })).toBeVisible();
      return answer;
    };
    await page.goto(`${place.path}/create-task`);
    await fillTask(page, { title: 'Pedir toldos', due: '24/12/2031', priority: 'Alta' });
    await api.call(elena, 'DELETE', `/projects/${place.projectId}/boards/${place.boardId}`);
    const refusal = await createAndLeave();
    await refusal();
    await expect(alert(page, 'No se pudo crear la tarea.')).toContainText('Lo escrito quedó como borrador.');

    await api.call(elena, 'POST', `/projects/${place.projectId}/boards/${place.boardId}/restore`);
    await page.goto(`${place.path}/create-task`);
    await notice(page, 'Hay un borrador').getByRole('button', { name: 'Recuperar' }).click();
    const success = await createAndLeave();
    await success();
    await expect(notice(page, 'Tarea creada')).toBeVisible();
    await page.goto(`${place.path}/create-task`);
    await expect(field(page, 'Título')).toHaveValue('');
    await expect(notice(page, 'Hay un borrador')).toBeHidden();
    await page.unrouteAll();
  });

  await test.step('whoever lost the right to create a task meanwhile is told so in an alert, and keeps what was typed', async () => {
    const ana = await api.register('Ana', 'Ruiz');
    const place = await givenPlace(api, ana);
    await givenMember(api, ana, place.projectId, elena);
    const allowed = page.waitForResponse((response) => response.url().endsWith('/permissions'));
    await visit(page, `${place.path}/create-task`);
    await fillTask(page, { title: 'Pedir carpas', due: '01/12/2031', priority: 'Alta' });
    await allowed;
    await givenRole(api, ana, place.projectId, elena, 'Lector');
    await create(page).click();
    await expect(alert(page, 'Te faltan permisos para realizar esta acción')).toBeVisible();
    await expect(field(page, 'Título')).toHaveValue('Pedir carpas');
    await expect(create(page)).toHaveAttribute('aria-disabled', 'true');
  });

  await test.step('whoever lost the right to create a board meanwhile is told so in an alert, and keeps the name', async () => {
    const owner = await api.register('Ana', 'Ruiz');
    const { id } = await givenProject(api, owner);
    await givenMember(api, owner, id, elena, 'Administrador');
    await visit(page, `/dashboard/projects/${id}/create-board`);
    await page.getByLabel('Nombre').fill('Permisos');
    await givenRole(api, owner, id, elena, 'Editor');
    await page.getByRole('button', { name: 'Crear Tablero' }).click();
    await expect(page.getByRole('alert')).toContainText('Te faltan permisos para realizar esta acción');
    await expect(page.getByLabel('Nombre')).toHaveValue('Permisos');
  });

  await test.step('saving and deleting a project without the right any more is «Acceso denegado»', async () => {
    const owner = await api.register('Ana', 'Ruiz');
    const { id } = await givenProject(api, owner);
    await givenMember(api, owner, id, elena, 'Administrador');
    await visit(page, `/dashboard/projects/${id}?tab=settings`);
    const name = page.getByRole('tabpanel').getByLabel('Nombre');
    await name.fill('Otra feria');
    await givenRole(api, owner, id, elena, 'Editor');
    await page.getByRole('button', { name: 'Guardar Cambios' }).click();
    const denied = page.getByRole('alert').filter({ hasText: 'Error: Acceso denegado' });
    await expect(denied).toBeVisible();
    await expect(name).toHaveValue('Otra feria');
    await denied.getByRole('button', { name: 'Cerrar' }).click();
    await expect(denied).toBeHidden();

    await page.getByRole('button', { name: 'Eliminar proyecto' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Eliminar proyecto' }).click();
    await expect(denied).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  await test.step('saving a task without the right any more alerts, and what was typed stays', async () => {
    const ana = await api.register('Ana', 'Ruiz');
    const place = await givenPlace(api, ana);
    await givenMember(api, ana, place.projectId, elena);
    const task = await addTask(api, ana, place);
    await openTask(page, place, task);
    await fillTask(page, { title: 'Pedir toldos' });
    await givenRole(api, ana, place.projectId, elena, 'Lector');
    await saveButton(page).click();
    await expect(alert(page, 'Te faltan permisos para realizar esta acción')).toBeVisible();
    await expect(field(page, 'Título')).toHaveValue('Pedir toldos');
    await expect(saveButton(page)).toHaveAttribute('aria-disabled', 'true');
    await expect(notice(page, 'Cambios guardados')).toBeHidden();
  });
});

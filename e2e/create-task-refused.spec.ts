import type { Page } from '@playwright/test';
import { givenPlace } from './boards.ts';
import { alert, field, fillTask, notice } from './forms.ts';
import { givenMember, givenRole } from './given.ts';
import { holdBack, withoutLive } from './network.ts';
import { expect, test } from './test.ts';

const create = (page: Page) => page.getByRole('button', { name: 'Crear tarea' });

test('who leaves before a task is created is told when it is refused, and finds no draft of what was', async ({
  page,
  api,
  elena,
  place,
}) => {
  const createAndLeave = async () => {
    const answer = await holdBack(page, /\/tasks$/);
    await create(page).click();
    await expect(page.getByRole('button', { name: 'Creando la tarea' })).toBeVisible();
    await page.getByRole('link', { name: 'Configuración' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Configuración' })).toBeVisible();
    return answer;
  };
  await withoutLive(page);
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
});

test('whoever lost the right meanwhile is told so in an alert, and keeps what was typed', async ({
  page,
  context,
  api,
}) => {
  const [ana, elena] = [await api.register('Ana', 'Ruiz'), await api.register()];
  const place = await givenPlace(api, ana);
  await givenMember(api, ana, place.projectId, elena);
  await api.signIn(context, elena);
  await withoutLive(page);
  const allowed = page.waitForResponse((response) => response.url().endsWith('/permissions'));
  await page.goto(`${place.path}/create-task`);
  await fillTask(page, { title: 'Pedir carpas', due: '01/12/2031', priority: 'Alta' });
  await allowed;
  await givenRole(api, ana, place.projectId, elena, 'Lector');
  await create(page).click();
  await expect(alert(page, 'Te faltan permisos para realizar esta acción')).toBeVisible();
  await expect(field(page, 'Título')).toHaveValue('Pedir carpas');
  await expect(create(page)).toHaveAttribute('aria-disabled', 'true');
});

import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll } from '../support/axe.ts';
import { card, cards, givenPlace } from '../support/boards.ts';
import {
  alert,
  dueDate,
  dueTime,
  expectProperty,
  field,
  fillDueDate,
  fillTask,
  moreFields,
  notice,
} from '../support/forms.ts';
import { givenBoard, givenMember } from '../support/given.ts';
import { cell, openList, row } from '../support/lists.ts';
import { expect, test } from '../support/test.ts';
import { openFollowing } from '../support/two-people.ts';
import { visit } from '../support/visit.ts';

const create = (page: Page) => page.getByRole('button', { name: 'Crear tarea' });

test('a task is created with what it needs, by a form that knows its board', async ({ page, api, elena }) => {
  await test.step('title, due date and priority are required, told at their fields, and the first is focused', async () => {
    const place = await givenPlace(api, elena);
    await visit(page, place.path);
    await page.getByRole('link', { name: 'Crear tarea' }).last().click();
    await expect(page).toHaveURL(/\/create-task$/);
    await expect(field(page, 'Título'), 'one can type at once').toBeFocused();
    await page.keyboard.type('   ');
    await create(page).click();

    await expect(field(page, 'Título')).toBeFocused();
    await expect(field(page, 'Título')).toHaveAccessibleDescription('El título es obligatorio');
    await expect(dueDate(page)).toHaveAccessibleDescription('La fecha límite es obligatoria');
    await expect(field(page, 'Prioridad')).toHaveAccessibleDescription('La prioridad es obligatoria');
    for (const wrong of [field(page, 'Título'), dueDate(page), field(page, 'Prioridad')])
      await expect(wrong).toHaveAttribute('aria-invalid', 'true');
    for (const optional of ['Descripción (opcional)', 'Responsable (opcional)', 'Etiqueta (opcional)'])
      await expect(field(page, optional)).not.toHaveAttribute('aria-invalid');

    await field(page, 'Título').fill('Pedir carpas');
    await create(page).click();
    await expect(dueDate(page)).toBeFocused();
    await expect(field(page, 'Título')).not.toHaveAttribute('aria-invalid');
    await fillDueDate(page, '01/12/2031');
    await create(page).click();
    await expect(field(page, 'Prioridad')).toBeFocused();
    await expect(field(page, 'Prioridad')).toHaveAccessibleDescription('La prioridad es obligatoria');
    await field(page, 'Prioridad').selectOption({ label: 'Alta' });
    await create(page).click();

    await expect(page).toHaveURL(new RegExp(`${place.path}$`));
    await expect(notice(page, 'Tarea creada')).toBeVisible();
    await expect(card(page, 'Pedir carpas').getByRole('time')).toHaveText('01-12-2031');
    await expect(card(page, 'Pedir carpas').getByText('Alta', { exact: true })).toBeVisible();
  });

  await test.step('a wrong day and a wrong time are both told, and the day is focused first', async () => {
    const place = await givenPlace(api, elena);
    await visit(page, `${place.path}/create-task`);
    const time = dueTime(page);
    await fillTask(page, { title: 'Pedir carpas', priority: 'Alta' });
    await fillDueDate(page, '', '25:99');
    await create(page).click();
    await expect(dueDate(page)).toBeFocused();
    await expect(dueDate(page)).toHaveAccessibleDescription('La fecha límite es obligatoria');
    await expect(time).toHaveAccessibleDescription('La hora no es válida');

    await fillDueDate(page, '31/02/2031');
    await expect(dueDate(page)).toHaveAccessibleDescription('La fecha límite no es válida');
    await expect(time).toHaveAccessibleDescription('La hora no es válida');
    await fillDueDate(page, '01/12/2031');
    await create(page).click();
    await expect(time).toBeFocused();
    await expect(dueDate(page)).not.toHaveAttribute('aria-invalid');
    await fillDueDate(page, '01/12/2031', '9:30');
    await create(page).click();
    await expect(notice(page, 'Tarea creada')).toBeVisible();
  });

  await test.step('the form offers Baja, Media, Alta and Crítica, which is Máxima on its card', async () => {
    const place = await givenPlace(api, elena);
    await visit(page, `${place.path}/create-task`);
    await expect(field(page, 'Prioridad').getByRole('option')).toHaveText([
      'Elegir prioridad',
      'Baja',
      'Media',
      'Alta',
      'Crítica',
    ]);
    await fillTask(page, { title: 'Cortar la calle', priority: 'Crítica' });
    await expect(page.getByText('Crítica', { exact: true }).filter({ visible: true })).toHaveAttribute(
      'data-level',
      '4',
    );
    await fillDueDate(page, '01/12/2031', '09:30');
    await field(page, 'Descripción (opcional)').fill('Con permiso municipal');
    await moreFields(page).click();
    await field(page, 'Responsable (opcional)').selectOption({ label: 'Elena Prieto' });
    await create(page).click();
    await expect(card(page, 'Cortar la calle').getByText('Máxima', { exact: true })).toBeVisible();

    await page.getByRole('link', { name: 'Cortar la calle', exact: true }).click();
    await expectProperty(page, 'Prioridad', 'Crítica');
    await expectProperty(page, 'Responsable', '.*Elena Prieto');
    await expectProperty(page, 'Fecha límite', '01/12/2031 09:30');
    await expect(field(page, 'Descripción')).toHaveValue('Con permiso municipal');
  });

  await test.step('somebody is named in the description, and who is responsible is found by their team', async () => {
    const place = await givenPlace(api, elena);
    await givenMember(api, elena, place.projectId, await api.register('Bruno', 'Sosa'));
    const team = await api.call<{ id: number }>(elena, 'POST', '/teams', { name: 'Obra' });
    await api.call(elena, 'POST', `/projects/${place.projectId}/teams`, { teamId: team.id });
    await visit(page, `${place.path}/create-task`);
    await fillTask(page, { title: 'Pedir carpas', due: '01/12/2031', priority: 'Alta' });
    const description = page.getByLabel('Descripción');
    await description.pressSequentially('Lo sabe @so');
    await expect(page.getByRole('option', { name: 'Bruno Sosa @' })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(description).toHaveValue(/^Lo sabe @persona\d+ $/);
    await moreFields(page).click();
    const assignee = field(page, 'Responsable (opcional)');
    await expect(assignee.locator('optgroup')).toHaveCount(2);
    await assignee.selectOption({ label: 'Bruno Sosa' });
    await create(page).click();
    await expect(notice(page, 'Tarea creada').last()).toBeVisible();

    await openList(page, place);
    await cell(page, 'Pedir carpas', 'Responsable').click();
    // Keys count in a menu once the focus is there.
    await expect(page.getByRole('menu')).toBeFocused();
    // One letter alone: each moves the focus a moment later, and that of the next would come after the arrow.
    await page.keyboard.type('o');
    await expect(page.getByRole('menuitem', { name: 'Equipo Obra' })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    const people = page.getByRole('menu', { name: 'Equipo Obra' }).getByRole('menuitemradio');
    await expect(people).toHaveAccessibleName('Elena Prieto');
    await expect(people).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(row(page, 'Pedir carpas')).toContainText('Elena Prieto');
  });

  await test.step('a failed save keeps what was typed and can be tried again', async () => {
    const place = await givenPlace(api, elena);
    await visit(page, `${place.path}/create-task`);
    await fillTask(page, { title: 'Pedir carpas', due: '01/12/2031', priority: 'Alta' });
    await field(page, 'Descripción (opcional)').fill('Cuatro, con paredes');
    await page.route(
      '**/tasks',
      (route) => route.fulfill({ status: 500, json: { error: ['La base de datos no responde'] } }),
      { times: 1 },
    );
    await create(page).click();
    await expect(alert(page, 'La base de datos no responde')).toBeVisible();
    await expect(field(page, 'Título')).toHaveValue('Pedir carpas');
    await expect(field(page, 'Descripción (opcional)')).toHaveValue('Cuatro, con paredes');
    await expect(dueDate(page)).not.toHaveValue('');
    await expect(field(page, 'Prioridad').locator('option:checked')).toHaveText('Alta');

    await create(page).click();
    await expect(cards(page)).toHaveText(['Pedir carpas']);
    await page.goBack();
    await expect(page, 'the form is not come back to').not.toHaveURL(/create-task/);
  });

  await test.step('a board that is deleted while its first task is written is told, with what was typed', async () => {
    const place = await givenPlace(api, elena);
    await openFollowing(page, `${place.path}/create-task`);
    await field(page, 'Título').fill('Pedir carpas');
    await api.call(elena, 'DELETE', `/projects/${place.projectId}/boards/${place.boardId}`);
    await expect(page.getByRole('alert').getByRole('heading')).toHaveText('Tablero no encontrado');
    await expect(page.getByText('Pedir carpas').first()).toBeVisible();
  });

  await test.step('«Cancelar» goes back to the board without a task', async () => {
    const place = await givenPlace(api, elena);
    await visit(page, `${place.path}/create-task`);
    await field(page, 'Título').fill('Nunca');
    await page.getByRole('link', { name: 'Cancelar' }).click();
    await expect(page).toHaveURL(new RegExp(`${place.path}$`));
    await expect(page.getByText('No se encontraron tareas.', { exact: true })).toBeVisible();
  });

  await test.step('no task can be made on a board that does not exist', async () => {
    const { projectId } = await givenPlace(api, elena);
    await visit(page, `/dashboard/projects/${projectId}/boards/999999/create-task`);
    await expect(page.getByRole('alert').getByRole('heading')).toHaveText('Tablero no encontrado');
    await expect(create(page)).toBeHidden();
    await expect(page.getByRole('link', { name: 'Volver al proyecto' })).toBeVisible();

    await visit(page, '/dashboard/projects/999999/boards/1/create-task');
    await expect(page.getByRole('alert').getByRole('heading')).toHaveText('Proyecto no encontrado');
    await page.getByRole('link', { name: 'Volver al Dashboard' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  await test.step('the way back to a board of one endless word leaves the page its width', async () => {
    const { projectId } = await givenPlace(api, elena);
    const name = 'Otorrinolaringología'.repeat(5);
    const { id } = await givenBoard(api, elena, projectId, name);
    await page.setViewportSize({ width: 768, height: 900 });
    await visit(page, `/dashboard/projects/${projectId}/boards/${id}/create-task`);
    await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible();
    await expectNoSidewaysScroll(page);
  });

  await test.step('whoever is quicker than the page goes on in the field they chose', async () => {
    const place = await givenPlace(api, elena);
    await page.addInitScript(() => {
      window.requestAnimationFrame = (draw) => window.setTimeout(() => draw(performance.now()), 500);
    });
    await page.goto(`${place.path}/create-task`);
    const description = field(page, 'Descripción (opcional)');
    await description.focus();
    await expect(description).toBeFocused();
    await page.evaluate(() => new Promise((drawn) => window.requestAnimationFrame(drawn)));
    await expect(description).toBeFocused();
  });
});

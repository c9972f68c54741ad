import type { Page, Response, Route } from '@playwright/test';
import { settle } from '../support/axe.ts';
import { alert, notice } from '../support/forms.ts';
import { cardsIn, column, givenKanban, openKanban } from '../support/kanban.ts';
import { holdBackAnswer, loseAnswer } from '../support/network.ts';
import { expect, test } from '../support/test.ts';
import { openFollowing } from '../support/two-people.ts';

/** That a task of this title was created: its card is there before. */
const answerTo = (page: Page, title: string): Promise<Response> =>
  page.waitForResponse((response) => response.request().postData()?.includes(title) ?? false);

test('tasks are created inside a column, once, and nothing typed is lost', async ({ page, api, elena }) => {
  // First, since it listens to the line from its beginning.
  await test.step('a task shows and counts once, also when the line tells of it before the answer', async () => {
    const place = await givenKanban(api, elena, ['Carpas']);
    const told = page
      .waitForEvent('websocket')
      .then((line) =>
        line.waitForEvent('framereceived', ({ payload }) => String(payload).includes('Seguro')),
      );
    await openFollowing(page, `${place.path}?view=kanban`);
    const answer = await holdBackAnswer(page, /\/tasks$/);
    await column(page, 'Por hacer').getByRole('button', { name: 'Crear tarea en Por hacer' }).last().click();
    const form = page.getByRole('form', { name: 'Crear tarea en Por hacer' });
    await form.getByLabel('Título').fill('Seguro');
    await form.getByLabel('Título').press('Enter');
    await told;
    await settle(page);
    await expect(cardsIn(page, 'Por hacer')).toHaveText(['Carpas', 'Seguro']);
    await expect(column(page, 'Por hacer').getByText('2 tareas')).toBeAttached();
    await answer();
    await expect(page.getByRole('status').getByText('«Seguro» creada en Por hacer')).toBeAttached();
    await expect(cardsIn(page, 'Por hacer')).toHaveText(['Carpas', 'Seguro']);
  });

  await test.step('tasks are created one after the other inside a column', async () => {
    const place = await givenKanban(api, elena, ['Carpas'], ['Permiso']);
    await openKanban(page, place);
    const doing = column(page, 'En curso');
    await doing.getByRole('button', { name: 'Crear tarea en En curso' }).first().click();
    const form = doing.getByRole('form', { name: 'Crear tarea en En curso' });
    const title = form.getByLabel('Título');
    await expect(title).toBeFocused();

    await title.press('Enter');
    await expect(form.getByText('El título es obligatorio')).toBeVisible();
    await title.fill('Seguro');
    const first = answerTo(page, 'Seguro');
    await title.press('Enter');
    await expect(cardsIn(page, 'En curso')).toHaveText(['Permiso', 'Seguro']);
    await expect(title).toBeFocused();
    await expect(title).toHaveValue('');
    await title.press('!');
    await page.getByRole('menuitemradio', { name: 'Alta' }).press('Enter');
    await expect(title).toBeFocused();
    await form.getByRole('button', { name: 'Fecha', exact: true }).click();
    const day = page.getByRole('dialog', { name: 'Fecha límite' }).getByLabel('Fecha límite');
    await day.fill('20/05/2031');
    await day.press('Enter');
    await title.fill('Ambulancia');
    const created = answerTo(page, 'Ambulancia');
    await form.getByRole('button', { name: 'Crear tarea', exact: true }).click();
    await expect(cardsIn(page, 'En curso')).toHaveText(['Permiso', 'Seguro', 'Ambulancia']);
    await Promise.all([first, created]);
    await expect(page.getByRole('status').getByText('«Ambulancia» creada en En curso')).toBeAttached();
    const card = doing.getByRole('article').filter({ hasText: 'Ambulancia' });
    await expect(card.getByRole('img', { name: 'Prioridad: Alta' })).toBeVisible();
    await expect(card).toContainText('20-05-2031');
    await expect(card.getByText('EP', { exact: true }), 'nobody is responsible unasked').toBeHidden();
    await expect(doing.getByText('3 tareas')).toBeAttached();

    await title.press('Escape');
    await expect(form).toBeHidden();
    await expect(doing.getByRole('button', { name: 'Crear tarea en En curso' }).last()).toBeFocused();
    await page.reload();
    await expect(cardsIn(page, 'En curso')).toHaveText(['Permiso', 'Seguro', 'Ambulancia']);
  });

  await test.step('a word tells that what was created does not show, for a task as for a column', async () => {
    const place = await givenKanban(api, elena, ['Carpas']);
    const todo = place.columns[0]?.id;
    await openKanban(page, place, `&search=carpas&column=${todo}`);
    await column(page, 'Por hacer').getByRole('button', { name: 'Crear tarea en Por hacer' }).last().click();
    await page.getByRole('form').getByLabel('Título').fill('Luces');
    await page.keyboard.press('Enter');
    const hidden = '«Luces» creada en Por hacer, pero no coincide con la búsqueda o los filtros';
    await expect(notice(page, hidden)).toBeVisible();
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Agregar columna' }).click();
    await page.getByRole('form').getByLabel('Nombre').fill('En revisión');
    await page.keyboard.press('Enter');
    const unseen = 'Columna «En revisión» agregada, pero el filtro de estado no la muestra';
    await expect(notice(page, unseen)).toBeVisible();
  });

  await test.step('what was typed in a column waits there, and in another one when its column is deleted', async () => {
    const place = await givenKanban(api, elena, ['Carpas']);
    await openFollowing(page, `${place.path}?view=kanban`);
    const begin = (name: string) =>
      column(page, name)
        .getByRole('button', { name: `Crear tarea en ${name}` })
        .last()
        .click();
    const title = (name: string) => column(page, name).getByRole('form').getByLabel('Título');
    await begin('En curso');
    await title('En curso').fill('Pedir toldos');
    await column(page, 'En curso').getByRole('button', { name: 'Prioridad' }).click();
    await page.getByRole('menuitemradio', { name: 'Alta' }).press('Enter');
    await title('En curso').press('Escape');
    await begin('En curso');
    await expect(title('En curso')).toHaveValue('Pedir toldos');
    await page.reload();
    await expect(column(page, 'En curso').getByText('Borrador: Pedir toldos')).toBeVisible();
    await begin('En curso');
    await expect(title('En curso')).toHaveValue('Pedir toldos');
    await expect(column(page, 'En curso').getByRole('button', { name: 'Prioridad: Alta' })).toBeVisible();

    const [, doing] = place.columns;
    const { projectId, boardId } = place;
    await api.call(elena, 'DELETE', `/projects/${projectId}/boards/${boardId}/columns/${doing?.id}`);
    await expect(column(page, 'En curso')).toBeHidden();
    await expect(notice(page, 'La columna «En curso» ya no está. «Pedir toldos» te espera')).toBeVisible();
    await begin('Por hacer');
    await expect(title('Por hacer')).toHaveValue('Pedir toldos');
    const created = answerTo(page, 'Pedir toldos');
    await title('Por hacer').press('Enter');
    await expect(cardsIn(page, 'Por hacer')).toHaveText(['Carpas', 'Pedir toldos']);
    await expect(title('Por hacer')).toHaveValue('');
    await created;
    await page.reload();
    await begin('Por hacer');
    await expect(title('Por hacer')).toHaveValue('');
  });

  await test.step('what the server refuses is kept, and can be tried again', async () => {
    const place = await givenKanban(api, elena, ['Carpas']);
    await openKanban(page, place);
    await column(page, 'Por hacer').getByRole('button', { name: 'Crear tarea en Por hacer' }).last().click();
    const form = page.getByRole('form', { name: 'Crear tarea en Por hacer' });
    await page.route('**/tasks', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    );
    await form.getByLabel('Título').fill('Luces');
    await form.getByLabel('Título').press('Enter');
    await expect(alert(page, 'No hay conexión con el servidor')).toBeVisible();
    await expect(cardsIn(page, 'Por hacer')).toHaveText(['Carpas']);
    await form.getByLabel('Título').fill('Sillas');
    await page.unroute('**/tasks');
    await form
      .getByRole('alert')
      .filter({ hasText: '«Luces» no se creó' })
      .getByRole('button', { name: 'Reintentar' })
      .click();
    await expect(cardsIn(page, 'Por hacer')).toHaveText(['Carpas', 'Luces']);
    await expect(form.getByLabel('Título')).toHaveValue('Sillas');
    await page.unrouteAll();
  });

  await test.step('a task whose answer got lost is made once, however often it is tried', async () => {
    const place = await givenKanban(api, elena, ['Carpas']);
    await openKanban(page, place);
    await column(page, 'Por hacer').getByRole('button', { name: 'Crear tarea en Por hacer' }).last().click();
    const form = page.getByRole('form', { name: 'Crear tarea en Por hacer' });
    await loseAnswer(page, '**/tasks');
    await form.getByLabel('Título').fill('Luces');
    await form.getByLabel('Título').press('Enter');
    const failed = form.getByRole('alert').filter({ hasText: '«Luces» no se creó' });
    await failed.getByRole('button', { name: 'Reintentar' }).click();
    await expect(failed).toBeHidden();
    await expect(cardsIn(page, 'Por hacer')).toHaveText(['Carpas', 'Luces']);
    await page.reload();
    await expect(cardsIn(page, 'Por hacer')).toHaveText(['Carpas', 'Luces']);
  });

  await test.step('what the server refuses once the form is closed can still be tried again', async () => {
    const place = await givenKanban(api, elena, ['Carpas']);
    await openKanban(page, place);
    await column(page, 'Por hacer').getByRole('button', { name: 'Crear tarea en Por hacer' }).last().click();
    const form = page.getByRole('form', { name: 'Crear tarea en Por hacer' });
    const asked: Route[] = [];
    await page.route('**/tasks', (route) =>
      route.request().method() === 'POST' ? void asked.push(route) : route.continue(),
    );
    await form.getByLabel('Título').fill('Luces');
    await form.getByLabel('Título').press('Enter');
    await expect(cardsIn(page, 'Por hacer')).toHaveText(['Carpas', 'Luces']);
    await form.getByLabel('Título').press('Escape');
    await expect.poll(() => asked.length).toBe(1);
    await asked[0]?.abort();
    await expect(alert(page, '«Luces» no se creó')).toBeVisible();
    await expect(cardsIn(page, 'Por hacer')).toHaveText(['Carpas']);
    await expect(column(page, 'Por hacer').getByText('Borrador: Luces')).toBeVisible();
    await column(page, 'Por hacer').getByRole('button', { name: 'Crear tarea en Por hacer' }).last().click();
    await form.getByRole('button', { name: 'Reintentar' }).click();
    await expect(cardsIn(page, 'Por hacer')).toHaveText(['Carpas', 'Luces']);

    // Closed and opened again before the answer comes.
    await form.getByLabel('Título').press('Escape');
    await column(page, 'Por hacer').getByRole('button', { name: 'Crear tarea en Por hacer' }).last().click();
    await form.getByLabel('Título').fill('Sillas');
    await expect.poll(() => asked.length).toBe(2);
    await asked[1]?.abort();
    await expect(cardsIn(page, 'Por hacer')).toHaveText(['Carpas']);
    await page.unroute('**/tasks');
    await form.getByRole('button', { name: 'Reintentar' }).click();
    await expect(cardsIn(page, 'Por hacer')).toHaveText(['Carpas', 'Luces']);
    await expect(form.getByLabel('Título')).toHaveValue('Sillas');
    await page.unrouteAll();
  });

  await test.step('what is being typed in a column can be copied when somebody deletes the board', async () => {
    const place = await givenKanban(api, elena);
    await openKanban(page, place);
    await column(page, 'Por hacer').getByRole('button', { name: 'Crear tarea en Por hacer' }).last().click();
    await page.getByRole('form').getByLabel('Título').fill('Luces');
    await api.call(elena, 'DELETE', `/projects/${place.projectId}/boards/${place.boardId}`);
    const kept = alert(page, 'Tablero no encontrado. Escribiste «Luces».');
    await expect(kept.getByRole('button', { name: 'Copiar' })).toBeVisible();
  });
});

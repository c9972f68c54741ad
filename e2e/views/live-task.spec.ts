import type { Column } from '@cuadrilla/contract/tasks/boards';
import type { Page } from '@playwright/test';
import { expectAccessible, settle } from '../support/axe.ts';
import { addTask, changeTask, comment, givenPlace, taskPath } from '../support/boards.ts';
import {
  chooseOption,
  expectProperty,
  field,
  fillTask,
  notice,
  property,
  save,
  saveButton,
} from '../support/forms.ts';
import { givenBoard, givenRole } from '../support/given.ts';
import { holdBackAnswer } from '../support/network.ts';
import { expect, test } from '../support/test.ts';
import { openFollowing, removeTask, givenShared, givenPair } from '../support/two-people.ts';

test('what somebody else does to a task shows on its page, and what was typed stays', async ({
  page,
  context,
  api,
}) => {
  const { ana, bruno } = await givenPair(api);
  await api.signIn(context, ana);
  await test.step('a task that somebody deletes stays on the screen, says so, and can be brought back', async () => {
    const place = await givenShared(api, ana, bruno);
    const task = await addTask(api, ana, place);
    await openFollowing(page, taskPath(place, task));
    await field(page, 'Comentario').fill('A medio decir');
    await fillTask(page, { title: 'A medio escribir' });
    await removeTask(api, bruno, place, task);
    const banner = goneBanner(page);
    await expect(banner.getByRole('link', { name: 'Volver al tablero' })).toBeVisible();
    await expect(field(page, 'Título')).toHaveValue('A medio escribir');
    await expect(saveButton(page)).toHaveAttribute('aria-disabled', 'true');
    await field(page, 'Comentario').press('Control+Enter');
    await expect(page.getByRole('button', { name: 'Comentar', exact: true })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(field(page, 'Comentario')).toHaveValue('A medio decir');
    // Half below the bar, the way back would be smaller than it is.
    await page.evaluate(() => scrollTo(0, 0));
    await expectAccessible(page);
    await banner.getByRole('button', { name: 'Restaurar' }).click();
    await expect(banner).toBeHidden();
    await save(page);
    await expect(field(page, 'Título')).toHaveValue('A medio escribir');
  });

  await test.step('a task that is moved to another board takes its open page along', async () => {
    const place = await givenShared(api, ana, bruno);
    const task = await addTask(api, ana, place);
    const next = await givenBoard(api, ana, place.projectId, 'Difusión');
    await openFollowing(page, taskPath(place, task));
    await fillTask(page, { title: 'A medio escribir' });
    await changeTask(api, bruno, place, task, { boardId: next.id });
    await expect(page).toHaveURL(new RegExp(`/boards/${next.id}/tasks/${task.id}$`));
    await expectProperty(page, 'Tablero', 'Difusión');
    await expectProperty(page, 'Estado', 'Por hacer');
    await expect(field(page, 'Título')).toHaveValue('A medio escribir');
    await expect(notice(page, 'Cambios guardados'), 'the focus goes on at the top').toBeVisible();
  });

  await test.step('what goes while it could be chosen is no choice any more', async () => {
    const place = await givenShared(api, ana, bruno);
    const task = await addTask(api, ana, place);
    const project = `/projects/${place.projectId}`;
    const columns = await api.call<Column[]>(ana, 'GET', `${project}/boards/${place.boardId}/columns`);
    const options = page.getByRole('menuitemradio');
    await openFollowing(page, taskPath(place, task));
    await property(page, 'Estado').click();
    await expect(options).toHaveText(['Por hacer', 'En curso', 'Hecho']);
    await api.call(ana, 'DELETE', `${project}/boards/${place.boardId}/columns/${columns[2]?.id}`);
    await expect(options).toHaveText(['Por hacer', 'En curso']);
    await chooseOption(page, 'En curso');
    await expectProperty(page, 'Estado', 'En curso');
    await property(page, 'Responsable').click();
    await expect(options).toHaveCount(2);
    await api.call(ana, 'DELETE', `${project}/memberships/${bruno.id}`);
    await expect(options).toHaveText([/Ana Ruiz/]);
    await page.keyboard.press('Escape');
  });

  await test.step('a task that is deleted in one tab says so in the other, and not in the one that deletes it', async () => {
    const place = await givenPlace(api, ana);
    const task = await addTask(api, ana, place);
    const other = await context.newPage();
    for (const tab of [page, other]) await openFollowing(tab, taskPath(place, task));
    const answer = await holdBackAnswer(page, /\/tasks\/\d+$/);
    await page.getByRole('button', { name: 'Eliminar tarea' }).click();
    await expect(goneBanner(other)).toBeVisible();
    await expect(saveButton(other)).toHaveAttribute('aria-disabled', 'true');
    await expect(page.getByText('Ana Ruiz eliminó la tarea')).toBeVisible();
    await expect(goneBanner(page)).toBeHidden();
    await answer();
    await expect(page).toHaveURL(new RegExp(`${place.path}$`));
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await expect(goneBanner(other)).toBeHidden();
    await other.close();
  });

  await test.step('comments and activity appear where they are read, and nothing jumps under the hands', async () => {
    const place = await givenShared(api, ana, bruno);
    const task = await addTask(api, ana, place);
    const say = (text: string) => comment(api, bruno, place, task, `${text}\n\nlargo\n\ny alto`);
    for (const text of ['Antes', 'Luego', 'Después']) await say(text);
    await page.setViewportSize({ width: 1280, height: 500 });
    await openFollowing(page, taskPath(place, task));
    const box = field(page, 'Comentario');
    await expect(page.getByRole('tab', { name: /^Actividad \d/ })).toBeVisible();
    await settle(page);
    await box.fill('A medio escr');
    await box.evaluate((each) => each.scrollIntoView({ block: 'center' }));
    const before = await box.boundingBox();
    for (const text of ['Uno', 'Dos', 'Tres']) await say(text);
    await expect(page.getByRole('article').filter({ hasText: 'Tres' })).toContainText('Bruno Sosa');
    await changeTask(api, bruno, place, task, { priorityId: 4 });
    await expect(page.getByText('Bruno Sosa cambió la prioridad de Media a Máxima')).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Comentarios 6' })).toBeVisible();
    await expect(box).toBeFocused();
    await page.keyboard.type('ibir');
    await expect(box).toHaveValue('A medio escribir');
    await expect(box).toBeInViewport();
    await expect.poll(async () => (await box.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
  });

  await test.step('rights that change are followed by the buttons', async () => {
    const place = await givenShared(api, bruno, ana);
    const task = await addTask(api, bruno, place);
    await openFollowing(page, taskPath(place, task));
    await fillTask(page, { title: 'A medio escribir' });
    await givenRole(api, bruno, place.projectId, ana, 'Lector');
    await expect(saveButton(page)).toHaveAttribute('aria-disabled', 'true');
    await expect(field(page, 'Título')).toHaveValue('A medio escribir');
    await givenRole(api, bruno, place.projectId, ana, 'Editor');
    await expect(saveButton(page)).not.toHaveAttribute('aria-disabled', 'true');
    await save(page);
  });
});

const goneBanner = (page: Page) => page.getByRole('status').filter({ hasText: 'Esta tarea fue eliminada' });

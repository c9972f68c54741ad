import type { Task } from '@cuadrilla/contract/tasks/tasks';
import { addTask, changeTask, givenPlace } from '../support/boards.ts';
import { alert, notice } from '../support/forms.ts';
import { beginTitle, cell, followList, openList, pick, titleBox, titles } from '../support/lists.ts';
import { holdBack } from '../support/network.ts';
import { expect, test } from '../support/test.ts';
import { givenPair, givenShared, removeTask } from '../support/two-people.ts';

const taken = 'Mientras tanto el título cambió a «Dos de Bruno»';

test('what somebody else did to a title meanwhile is not overwritten, and what was typed is kept', async ({
  page,
  context,
  api,
}) => {
  const { ana, bruno } = await givenPair(api);
  await api.signIn(context, ana);
  /** «Dos mío» is typed over «Dos», which Bruno has renamed meanwhile. Gives what the server has. */
  const typeOver = async () => {
    const place = await givenShared(api, ana, bruno);
    await addTask(api, ana, place, { title: 'Uno' });
    const dos = await addTask(api, ana, place, { title: 'Dos' });
    await openList(page, place);
    await beginTitle(page, 'Dos');
    await titleBox(page).fill('Dos mío');
    await changeTask(api, bruno, place, dos, { title: 'Dos de Bruno' });
    const path = `/projects/${place.projectId}/boards/${place.boardId}/tasks`;
    return async () => (await api.call<Task[]>(ana, 'GET', path)).map(({ title }) => title);
  };
  await test.step('leaving a title for another cell does not overwrite what somebody else wrote', async () => {
    const saved = await typeOver();
    await cell(page, 'Uno', 'Prioridad').click();
    await pick(page, 'Máxima');
    await expect(notice(page, 'Prioridad de «Uno»: Máxima')).toBeVisible();
    await expect(alert(page, taken)).toBeVisible();
    await expect(titleBox(page)).toHaveValue('Dos mío');
    expect(await saved()).toEqual(['Uno', 'Dos de Bruno']);

    // Also not when it is left once more.
    await titleBox(page).click();
    await titleBox(page).fill('Dos nuestro');
    await cell(page, 'Uno', 'Prioridad').click();
    await pick(page, 'Baja');
    await expect(notice(page, 'Prioridad de «Uno»: Baja')).toBeVisible();
    await expect(titleBox(page)).toHaveValue('Dos nuestro');
    expect(await saved()).toEqual(['Uno', 'Dos de Bruno']);

    await titleBox(page).press('Enter');
    await expect.poll(saved).toEqual(['Uno', 'Dos nuestro']);
  });

  await test.step('a title that somebody else changed does not take the focus from where one is by now', async () => {
    const saved = await typeOver();
    await titleBox(page).press('Tab');
    await expect(alert(page, taken)).toBeVisible();
    await expect(page.getByRole('button', { name: /^Cambiar prioridad:/ }).last()).toBeFocused();
    await titleBox(page).click();
    await titleBox(page).press('Escape');
    await expect(titles(page)).toHaveText(['Uno', 'Dos de Bruno']);
    expect(await saved()).toEqual(['Uno', 'Dos de Bruno']);
  });

  for (const [how, leave] of [
    ['another title is begun', () => beginTitle(page, 'Uno')],
    ['the list is left', () => titles(page).first().click()],
  ] as const)
    await test.step(`what was typed over it can be copied when ${how}`, async () => {
      const saved = await typeOver();
      await titleBox(page).press('Enter');
      await expect(alert(page, taken)).toBeVisible();
      await leave();
      const kept = alert(page, 'Escribiste «Dos mío».');
      await expect(kept.getByRole('button', { name: 'Copiar' })).toBeVisible();
      expect(await saved()).toEqual(['Uno', 'Dos de Bruno']);
    });

  await test.step('what was typed over it can be copied also when the list is left before the answer', async () => {
    const saved = await typeOver();
    const answer = await holdBack(page, /\/tasks\/\d+$/);
    await titleBox(page).press('Enter');
    await titles(page).first().click();
    await expect(page).toHaveURL(/\/tasks\/\d+$/);
    await answer();
    const kept = alert(page, `${taken}. Escribiste «Dos mío».`);
    await expect(kept.getByRole('button', { name: 'Copiar' })).toBeVisible();
    expect(await saved()).toEqual(['Uno', 'Dos de Bruno']);
  });

  await test.step('the calendar of a row that somebody deletes stays where it is, and a day of it is told to be too late', async () => {
    const place = await givenPlace(api, ana);
    await addTask(api, ana, place, { title: 'Uno' });
    const task = await addTask(api, ana, place, { title: 'Dos' });
    await followList(page, place);
    await cell(page, 'Dos', 'Fecha límite').click();
    const calendar = page.getByRole('dialog', { name: 'Fecha límite' });
    const day = calendar.getByRole('button', { name: /22 de mayo de 2031/ });
    await expect(day).toBeVisible();
    const before = await calendar.boundingBox();
    await removeTask(api, ana, place, task);
    await expect(titles(page)).toHaveText(['Uno']);
    expect(await calendar.boundingBox()).toEqual(before);
    await day.click();
    await expect(alert(page, '«Dos» no se cambió: Tarea no encontrada')).toBeVisible();
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
  });
});

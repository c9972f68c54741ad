import type { Task } from '@cuadrilla/contract/tasks/tasks';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../support/axe.ts';
import { cards, givenPlace } from '../support/boards.ts';
import { notice } from '../support/forms.ts';
import { cardsIn, column, givenKanban, openKanban } from '../support/kanban.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

const dialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Agregar una tarea' });

/** As from any other program. */
const paste = (input: Locator, text: string): Promise<void> =>
  input.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);

test('a title is enough, nothing is invented, and a pasted list is several tasks', async ({
  page,
  api,
  elena,
}) => {
  const tasksOf = ({ projectId, boardId }: { projectId: number; boardId: number }) =>
    api.call<Task[]>(elena, 'GET', `/projects/${projectId}/boards/${boardId}/tasks`);

  await test.step('c, a title and Enter make a task without a date and without anybody', async () => {
    const place = await givenPlace(api, elena);
    await visit(page, place.path);
    await expect(page.getByRole('heading', { level: 1, name: 'Logística' })).toBeVisible();
    await page.keyboard.press('c');
    const title = dialog(page).getByLabel('Título');
    await expect(title).toBeFocused();
    await page.keyboard.type('Pedir carpas');
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeHidden();
    await expect(cards(page)).toHaveText([/Pedir carpas/]);
    const [made] = await tasksOf(place);
    expect(made).toMatchObject({ due_date: null, assigned_to: null, priority_id: 2, label_id: null });
  });

  await test.step('one key chooses somebody, a priority and a label, and writing goes on; a word keeps its signs', async () => {
    const place = await givenPlace(api, elena);
    await visit(page, place.path);
    await expect(page.getByRole('heading', { level: 1, name: 'Logística' })).toBeVisible();
    await page.keyboard.press('q');
    const title = dialog(page).getByLabel('Título');
    await expect(title).toBeFocused();
    await page.keyboard.type('Avisar a ana@ejemplo.com ');
    await page.keyboard.press('@');
    await page.getByRole('menuitemradio', { name: 'Elena Prieto' }).press('Enter');
    await expect(title).toBeFocused();
    await page.keyboard.press('!');
    await page.getByRole('menuitemradio', { name: 'Alta' }).press('Enter');
    await expect(title).toBeFocused();
    await dialog(page).getByRole('button', { name: 'Etiqueta', exact: true }).click();
    await expect(page.getByRole('menu')).toBeFocused();
    await dialog(page).getByRole('button', { name: 'Fecha', exact: true }).click();
    await page.getByRole('button', { name: 'Mañana', exact: true }).click();
    await expect(title).toBeFocused();
    await expectAccessible(dialog(page));
    await page.keyboard.press('Control+Enter');
    await expect(title).toHaveValue('');
    await expect(dialog(page)).toBeVisible();
    await expect(dialog(page).getByRole('button', { name: 'Prioridad: Alta' })).toBeVisible();
    await expect
      .poll(() => tasksOf(place))
      .toMatchObject([{ title: 'Avisar a ana@ejemplo.com', assigned_to: elena.id, priority_id: 3 }]);
    expect((await tasksOf(place))[0]?.due_day).not.toBeNull();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
  });

  await test.step('several pasted lines are looked at, and become as many tasks that one step undoes', async () => {
    const place = await givenPlace(api, elena);
    await visit(page, place.path);
    await expect(page.getByRole('heading', { level: 1, name: 'Logística' })).toBeVisible();
    await page.keyboard.press('q');
    await paste(dialog(page).getByLabel('Título'), '- Medir\n- [ ] Pintar\n3. Barrer\n');
    const lines = dialog(page).getByRole('list', { name: 'Líneas pegadas' }).getByRole('listitem');
    await expect(lines).toHaveText(['Medir', 'Pintar', 'Barrer']);
    await expectAccessible(dialog(page));
    await dialog(page).getByRole('button', { name: 'Quitar «Pintar»' }).press('Enter');
    await dialog(page).getByRole('button', { name: 'Crear 2 tareas' }).click();
    await expect(dialog(page)).toBeHidden();
    await expect(cards(page)).toHaveText([/Medir/, /Barrer/]);
    await notice(page, '2 tareas creadas').getByRole('button', { name: 'Deshacer' }).click();
    await expect(cards(page)).toHaveCount(0);
  });

  await test.step('or one task with a checklist; Escape goes back to the text first', async () => {
    const place = await givenPlace(api, elena);
    await visit(page, place.path);
    await expect(page.getByRole('heading', { level: 1, name: 'Logística' })).toBeVisible();
    await page.keyboard.press('q');
    const title = dialog(page).getByLabel('Título');
    await title.fill('Montar');
    await paste(title, 'Medir\nPintar');
    await page.keyboard.press('Escape');
    await expect(title).toHaveValue('Montar');
    await paste(title, 'Medir\nPintar');
    await dialog(page).getByText('1 con 2 puntos').click();
    await expect(title).toHaveValue('Montar');
    await dialog(page).getByRole('button', { name: 'Crear tarea' }).click();
    await expect(dialog(page)).toBeHidden();
    await expect.poll(() => tasksOf(place)).toMatchObject([{ title: 'Montar', pointCount: 2 }]);
  });

  await test.step('so it is in a column, where the tasks stay', async () => {
    const place = await givenKanban(api, elena, ['Carpas']);
    await openKanban(page, place);
    await column(page, 'En curso').getByRole('button', { name: 'Crear tarea en En curso' }).last().click();
    await paste(page.getByRole('form').getByLabel('Título'), 'Medir\nPintar');
    await page.getByRole('form').getByRole('button', { name: 'Crear 2 tareas' }).click();
    await expect(cardsIn(page, 'En curso')).toHaveText(['Medir', 'Pintar']);
  });

  await test.step('on a phone it is a thumb away, and from one’s own tasks it is one’s own', async () => {
    const place = await givenPlace(api, elena, 'Prensa');
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, place.path);
    await page.getByRole('button', { name: 'Agregar una tarea' }).click();
    await dialog(page).getByLabel('Título').fill('Nadie');
    await expectNoSidewaysScroll(page);
    await dialog(page).getByRole('button', { name: 'Crear tarea' }).click();
    await expect(cards(page)).toHaveText([/Nadie/]);
    await visit(page, '/home');
    await page.getByRole('button', { name: 'Agregar una tarea' }).click();
    await expect(dialog(page).getByRole('button', { name: 'Responsable: Elena Prieto' })).toBeVisible();
    await dialog(page).getByLabel('Tablero').selectOption(String(place.boardId));
    await dialog(page).getByLabel('Título').fill('Mía');
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeHidden();
    await expect
      .poll(async () => (await tasksOf(place)).map((task) => [task.title, task.assigned_to]))
      .toEqual([
        ['Nadie', null],
        ['Mía', elena.id],
      ]);
  });
});

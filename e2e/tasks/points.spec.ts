import type { Point } from '@cuadrilla/contract/tasks/points';
import type { Task, TaskDetail } from '@cuadrilla/contract/tasks/tasks';
import type { Locator, Page } from '@playwright/test';
import type { Api, Person } from '../support/api.ts';
import { addTask, card, openTask, type Place, taskPath } from '../support/boards.ts';
import { alert, field, notice } from '../support/forms.ts';
import { givenRole } from '../support/given.ts';
import { expect, test } from '../support/test.ts';
import { expectAccessible } from '../support/axe.ts';
import { givenPair, givenShared, openFollowing } from '../support/two-people.ts';
import { visit } from '../support/visit.ts';

const list = (page: Page): Locator => page.getByRole('region', { name: 'Lista de control' });
const ticks = (page: Page): Locator => list(page).getByRole('checkbox');
const tick = (page: Page, content: string): Locator =>
  list(page).getByRole('checkbox', { name: content, exact: true });
const words = (page: Page, content: string): Locator =>
  list(page).getByRole('button', { name: `Editar «${content}»`, exact: true });
const row = (page: Page, content: string): Locator =>
  list(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('checkbox', { name: content, exact: true }) });

async function choose(page: Page, content: string, ...items: string[]): Promise<void> {
  await row(page, content).hover();
  await row(page, content)
    .getByRole('button', { name: `Más opciones de «${content}»` })
    .click();
  for (const item of items) await page.locator('[role^=menuitem]', { hasText: item }).click();
  // A menu that is opened before the focus is back loses it, and is closed by that.
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(page.locator(':focus')).toHaveCount(1);
}

const expectOrder = (page: Page, ...contents: string[]): Promise<void> =>
  expect(async () => {
    const shown = await ticks(page).evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')));
    expect(shown).toEqual(contents);
  }).toPass();

const pointsOf = (api: Api, person: Person, place: Place, task: Task) => {
  const path = `/projects/${place.projectId}/boards/${place.boardId}/tasks/${task.id}`;
  return {
    read: async () => (await api.call<TaskDetail>(person, 'GET', path)).Points,
    add: (content: string) => api.call<Point>(person, 'POST', `${path}/points`, { content }),
    change: ({ id }: Point, wish: object) => api.call<Point>(person, 'PATCH', `${path}/points/${id}`, wish),
    remove: ({ id }: Point) => api.call(person, 'DELETE', `${path}/points/${id}`),
  };
};

/** As from another program. */
const paste = (area: Locator, text: string): Promise<void> =>
  area.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);

test('a task’s checklist is written, ticked, ordered and shared', async ({ page, context, api }) => {
  const { ana, bruno } = await givenPair(api);
  await api.signIn(context, ana);
  const place = await givenShared(api, ana, bruno);
  const task = await addTask(api, ana, place);
  const its = pointsOf(api, bruno, place, task);
  const add = field(page, 'Agregar un punto');

  await test.step('Enter adds a point and stays for the next, and each pasted line becomes one', async () => {
    await openFollowing(page, taskPath(place, task));
    await add.fill('Medir');
    await add.press('Enter');
    await expect(add).toHaveValue('');
    await expect(add).toBeFocused();
    await paste(add, '- Pesar\n- Cargar\n\n- Atar');
    await expectOrder(page, 'Medir', 'Pesar', 'Cargar', 'Atar');
    await add.fill('x'.repeat(501));
    await add.press('Enter');
    await expect(add).toHaveAccessibleDescription('El punto no puede superar los 500 caracteres');
    await add.fill('');
    await expect
      .poll(async () => (await its.read()).map(({ content }) => content))
      .toEqual(['Medir', 'Pesar', 'Cargar', 'Atar']);
  });

  await test.step('a tick strikes a point through, and the facts of the task say how far it is', async () => {
    await tick(page, 'Medir').check();
    await expect(words(page, 'Medir')).toHaveCSS('text-decoration-line', 'line-through');
    await expect(list(page)).toContainText('1 de 4');
    await expect(page.getByText('1 de 4 puntos', { exact: true })).toBeVisible();
    await expect(list(page).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '1');
    await expect.poll(async () => (await its.read())[0]?.done).toBe(true);
  });

  await test.step('its words are changed in their place: Enter saves, Esc gives up', async () => {
    await words(page, 'Pesar').click();
    const box = field(page, 'Punto');
    await expect(box).toBeFocused();
    await box.fill(' ');
    await box.press('Enter');
    await expect(box).toHaveAccessibleDescription('El punto es obligatorio');
    await box.fill('Nunca');
    await box.press('Escape');
    await expect(words(page, 'Pesar')).toBeFocused();
    await page.keyboard.press('Enter');
    await box.fill('Pesar todo');
    await box.press('Enter');
    await expect(words(page, 'Pesar todo')).toBeFocused();
    await expect.poll(async () => (await its.read())[1]?.content).toBe('Pesar todo');
  });

  await test.step('Alt and the arrows move it, as the mouse does', async () => {
    await words(page, 'Pesar todo').press('Alt+ArrowUp');
    await expectOrder(page, 'Pesar todo', 'Medir', 'Cargar', 'Atar');
    await expect(words(page, 'Pesar todo')).toBeFocused();
    await expect(notice(page, '«Pesar todo» pasó al lugar 1 de 4')).toHaveCount(1);
    await page.keyboard.press('Alt+ArrowUp');
    await page.keyboard.press('Alt+ArrowDown');
    await page.keyboard.press('Alt+ArrowDown');
    await expectOrder(page, 'Medir', 'Cargar', 'Pesar todo', 'Atar');
    await row(page, 'Atar').dragTo(row(page, 'Medir'), { targetPosition: { x: 60, y: 4 } });
    await expectOrder(page, 'Atar', 'Medir', 'Cargar', 'Pesar todo');
    await expect
      .poll(async () => (await its.read()).map(({ content }) => content))
      .toEqual(['Atar', 'Medir', 'Cargar', 'Pesar todo']);
  });

  await test.step('it can have a day and a person', async () => {
    await choose(page, 'Cargar', 'Fecha');
    await page.getByRole('dialog', { name: 'Fecha' }).getByRole('button', { name: 'Mañana' }).click();
    await expect(row(page, 'Cargar').getByRole('button', { name: /^Fecha de «Cargar»/ })).toBeVisible();
    await choose(page, 'Cargar', 'Persona', 'Bruno Sosa');
    const person = row(page, 'Cargar').getByRole('button', { name: 'Persona de «Cargar»: Bruno Sosa' });
    await expect(person).toBeVisible();
    await person.click();
    await page.getByRole('menuitemradio', { name: 'Ana Ruiz' }).click();
    await expect.poll(async () => (await its.read())[2]?.assignedTo?.name).toBe('Ana Ruiz');
    expect((await its.read())[2]?.due_day).toMatch(/^\d{4}-\d\d-\d\d$/);
    await expectAccessible(list(page));
  });

  await test.step('what is deleted comes back with «Deshacer», where it was', async () => {
    await choose(page, 'Medir', 'Eliminar');
    await expectOrder(page, 'Atar', 'Cargar', 'Pesar todo');
    await expect(tick(page, 'Cargar')).toBeFocused();
    const said = notice(page, 'Punto «Medir» eliminado');
    await said.getByRole('button', { name: 'Deshacer' }).click();
    await expectOrder(page, 'Atar', 'Medir', 'Cargar', 'Pesar todo');
    await expect(tick(page, 'Medir')).toBeChecked();
  });

  await test.step('what somebody else does to it shows at once', async () => {
    const [first, ...others] = await its.read();
    if (!first) throw new Error('there are no points');
    await its.change(first, { done: true });
    await expect(tick(page, 'Atar')).toBeChecked();
    await its.add('Revisar');
    await expectOrder(page, 'Atar', 'Medir', 'Cargar', 'Pesar todo', 'Revisar');
    await its.change(first, { afterId: others[0]?.id, content: 'Atar bien' });
    await expectOrder(page, 'Medir', 'Atar bien', 'Cargar', 'Pesar todo', 'Revisar');
    await its.remove(first);
    await expectOrder(page, 'Medir', 'Cargar', 'Pesar todo', 'Revisar');
    await expect(page.getByText('1 de 4 puntos', { exact: true })).toBeVisible();
    await page.getByRole('tab', { name: /^Actividad/ }).click();
    await expect(page.getByRole('tabpanel')).toContainText('Bruno Sosa eliminó el punto «Atar bien»');
  });

  await test.step('the card says how far it is, and when all is done', async () => {
    await visit(page, place.path);
    const sign = (text: string) => card(page, task.title).getByRole('img', { name: text });
    await expect(sign('1 de 4 puntos')).toHaveText('1/4');
    await Promise.all((await its.read()).map((point) => its.change(point, { done: true })));
    await expect(sign('4 de 4 puntos')).toHaveAttribute('data-done', 'true');
    await expectAccessible(card(page, task.title));
    const copied = page.waitForResponse((response) => response.request().method() === 'POST');
    await card(page, task.title)
      .getByRole('button', { name: /^Opciones de/ })
      .click();
    await page.getByRole('menuitem', { name: 'Duplicar' }).click();
    await copied;
    await expect(
      card(page, `${task.title} (copia)`).getByRole('img', { name: '0 de 4 puntos' }),
    ).toBeVisible();
  });

  await test.step('what was refused comes back to its box, and a Lector only reads', async () => {
    await openTask(page, place, task);
    await page.route('**/points', (route) => route.fulfill({ status: 500, body: '{}' }));
    await add.fill('Perdido');
    await add.press('Enter');
    await expect(alert(page, 'No se pudo agregar el punto')).toBeVisible();
    await expect(add).toHaveValue('Perdido');
    await page.unroute('**/points');
    await add.press('Enter');
    await expect(tick(page, 'Perdido')).toBeVisible();
    await expect.poll(async () => (await its.read()).length).toBe(5);

    const reader = place.projectId;
    await givenRole(api, ana, reader, bruno, 'Lector');
    await api.signIn(context, bruno);
    await page.goto(taskPath(place, task));
    await expect(ticks(page)).toHaveCount(5);
    await expect(ticks(page).first()).toBeDisabled();
    await expect(list(page).getByRole('button')).toHaveCount(0);
    await expect(add).toHaveCount(0);
    await expectAccessible(list(page));
  });
});

test('a point becomes a task and a task a point, and each comes back as it was', async ({
  page,
  api,
  elena,
  place,
}) => {
  const task = await addTask(api, elena, place);
  const its = pointsOf(api, elena, place, task);
  for (const content of ['Medir', 'Pesar', 'Atar']) await its.add(content);
  const before = await its.read();
  const undo = (text: string) => notice(page, text).getByRole('button', { name: 'Deshacer' });

  await test.step('of a point', async () => {
    await openTask(page, place, task);
    await choose(page, 'Pesar', 'Convertir en tarea');
    await expectOrder(page, 'Medir', 'Atar');
    await expect(tick(page, 'Atar')).toBeFocused();
    await undo('«Pesar» ahora es una tarea').click();
    await expectOrder(page, 'Medir', 'Pesar', 'Atar');
    expect(await its.read()).toEqual(before);
    await choose(page, 'Pesar', 'Convertir en tarea');
    await visit(page, place.path);
    await card(page, 'Pesar').getByRole('link').first().click();
    await page.getByRole('link', { name: new RegExp(`#${task.number}`) }).click();
    await expect(page.getByLabel('Título')).toHaveValue(task.title);
  });

  await test.step('of a task, which says first what a point does not hold', async () => {
    const other = await addTask(api, elena, place, { title: 'Fletes', description: 'Dos viajes' });
    await visit(page, place.path);
    await card(page, 'Fletes').hover();
    await card(page, 'Fletes').getByRole('button', { name: 'Opciones de «Fletes»' }).click();
    await page.getByRole('menuitem', { name: 'Convertir en punto de…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Convertir «Fletes» en punto de otra tarea' });
    await expect(dialog).toContainText('la descripción');
    await expect(dialog.getByRole('radio', { name: /Fletes/ })).toHaveCount(0);
    await dialog.getByLabel('Buscar una tarea').fill(task.title.slice(0, 5));
    await dialog.getByRole('radio', { name: new RegExp(task.title) }).check();
    await expectAccessible(dialog);
    await dialog.getByRole('button', { name: 'Convertir' }).click();
    await expect(card(page, 'Fletes')).toHaveCount(0);
    await expect.poll(async () => (await its.read()).map(({ content }) => content)).toContain('Fletes');
    await undo('«Fletes» ahora es un punto').click();
    await expect(card(page, 'Fletes')).toBeVisible();
    await expect.poll(async () => (await its.read()).map(({ content }) => content)).not.toContain('Fletes');
    await openTask(page, place, other);
    await expect(field(page, 'Descripción')).toHaveValue('Dos viajes');
  });
});

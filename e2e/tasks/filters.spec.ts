import type { Column } from '@cuadrilla/contract/tasks/boards';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../support/axe.ts';
import { addTask, cards, changeTask } from '../support/boards.ts';
import { givenMember } from '../support/given.ts';
import { titles } from '../support/lists.ts';
import { expect, test } from '../support/test.ts';
import type { Api } from '../support/api.ts';
import { givenShared, givenTwo } from '../support/two-people.ts';
import { visit } from '../support/visit.ts';

const filterButton = (page: Page) => page.getByRole('button', { name: /^Filtrar/ });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Filtros' });
const group = (page: Page, name: string) => panel(page).getByRole('group', { name });
const chips = (page: Page) => page.getByRole('list', { name: 'Filtros activos' });

/** A choice looks taken once the address has it, and the next is made on top of it. */
async function choose(choice: Locator, taken = true): Promise<void> {
  await choice.click();
  await expect(choice).toBeChecked({ checked: taken });
}

/** Where it is noon now: no test lasts until the day ends there. Signs are the other way round in these names. */
function zoneAtNoon(): string {
  const hour = new Date().getUTCHours();
  return hour > 12 ? `Etc/GMT+${hour - 12}` : `Etc/GMT-${12 - hour}`;
}

/** «Carpas» is Ana's, «Dulces» Bruno's, «Avisos» nobody's; they differ in all that can be filtered by. */
async function givenThree(api: Api) {
  const { ana, bruno, place } = await givenTwo(api);
  const columns = await api.call<Column[]>(
    ana,
    'GET',
    `/projects/${place.projectId}/boards/${place.boardId}/columns`,
  );
  const doing = columns.find(({ name }) => name === 'En curso')?.id ?? 0;
  const timeZone = zoneAtNoon();
  await api.call(ana, 'PATCH', '/profile', { timeZone });
  const today = new Intl.DateTimeFormat('sv', { timeZone }).format(new Date());
  const carpas = await addTask(api, ana, place, { title: 'Carpas', priorityId: 4, dueDate: '2020-01-01' });
  await addTask(api, ana, place, { title: 'Dulces', priorityId: 1, assignedTo: bruno.id, dueDate: today });
  await addTask(api, ana, place, { title: 'Avisos', assignedTo: null, columnId: doing });
  const labels = await api.call<{ id: number }[]>(ana, 'GET', `/projects/${place.projectId}/labels`);
  await changeTask(api, ana, place, carpas, { labelId: labels[0]?.id });
  return { ana, bruno, place };
}

test('filters narrow the board, together with the search and in every view', async ({
  page,
  context,
  api,
}) => {
  const { ana, bruno, place } = await givenThree(api);
  await api.signIn(context, ana);
  await test.step('each kind of filter narrows the board, stands in the address and survives a reload', async () => {
    await visit(page, place.path);
    await expect(cards(page)).toHaveCount(3);
    await filterButton(page).click();
    await expect(group(page, 'Responsable').getByRole('checkbox').first()).toHaveAccessibleName('Yo');

    const filters: [kind: string, choice: string, parameter: RegExp, left: string[]][] = [
      ['Responsable', 'Yo', /assignee=\d+$/, ['Carpas']],
      ['Responsable', 'Sin responsable', /assignee=none$/, ['Avisos']],
      ['Prioridad', 'Máxima', /priority=4$/, ['Carpas']],
      ['Estado', 'En curso', /column=\d+$/, ['Avisos']],
      ['Etiqueta', 'Cobalto', /label=\d+$/, ['Carpas']],
      ['Etiqueta', 'Sin etiqueta', /label=none$/, ['Dulces', 'Avisos']],
    ];
    for (const [kind, choice, parameter, left] of filters) {
      const check = group(page, kind).getByRole('checkbox', { name: choice, exact: true });
      await choose(check);
      await expect(page).toHaveURL(parameter);
      await expect(cards(page), choice).toHaveText(left);
      await choose(check, false);
      await expect(cards(page)).toHaveCount(3);
    }
    for (const [span, left] of [
      ['Vencidas', ['Carpas']],
      ['Hoy', ['Dulces']],
      ['Cualquier fecha', ['Carpas', 'Dulces', 'Avisos']],
    ] as const) {
      await choose(group(page, 'Fecha límite').getByRole('radio', { name: span }));
      await expect(cards(page), span).toHaveText(left);
    }

    await choose(group(page, 'Prioridad').getByRole('checkbox', { name: 'Máxima' }));
    await choose(group(page, 'Prioridad').getByRole('checkbox', { name: 'Baja' }));
    await expect(cards(page)).toHaveText(['Carpas', 'Dulces']);
    await page.keyboard.press('Escape');
    await expect(filterButton(page)).toBeFocused();
    await expect(filterButton(page)).toHaveAccessibleName('Filtrar 2 filtros activos');
    await expect(page).toHaveURL(/priority=1%2C4$/);
    await page.reload();
    await expect(cards(page)).toHaveText(['Carpas', 'Dulces']);
    await expect(chips(page).getByRole('listitem')).toContainText(['Prioridad: Baja', 'Prioridad: Máxima']);
  });

  await test.step('choices that are quicker than the page all count', async () => {
    await visit(page, place.path);
    await filterButton(page).click();
    const people = group(page, 'Responsable').getByRole('checkbox');
    await expect(people).toHaveCount(3);
    await people.evaluateAll((boxes) => boxes.forEach((box) => (box as HTMLElement).click()));
    for (const box of await people.all()) await expect(box).toBeChecked();
    await expect(page).toHaveURL(/assignee=\d+%2C\d+%2Cnone$/);
    await page.keyboard.press('Escape');
  });

  await test.step('an address that asks for nonsense shows the whole board', async () => {
    await visit(page, `${place.path}?priority=muchas&due=jamas&assignee=-1`);
    await expect(cards(page)).toHaveCount(3);
    await expect(chips(page)).toBeHidden();
  });

  await test.step('filters and the search work together in every view, and are taken back one by one or at once', async () => {
    await visit(page, `${place.path}?priority=1,4`);
    const count = page.getByText(/^(\d de )?3 tareas$/).first();
    await expect(cards(page)).toHaveText(['Carpas', 'Dulces']);
    await expect(count).toHaveText('2 de 3 tareas');
    await page.getByRole('radio', { name: 'Lista' }).click();
    await expect(titles(page)).toHaveText(['Carpas', 'Dulces']);
    await expect(count).toHaveText('2 de 3 tareas');
    await expect(page).toHaveURL(/priority=1%2C4/);
    await page.getByRole('radio', { name: 'Kanban' }).click();
    await expect(page.getByRole('link', { name: 'Dulces', exact: true })).toBeVisible();
    await expect(count).toHaveText('2 de 3 tareas');
    await expect(page.getByRole('link', { name: 'Avisos', exact: true })).toBeHidden();
    await page.getByRole('radio', { name: 'Lista' }).click();
    await expect(titles(page)).toHaveText(['Carpas', 'Dulces']);

    const search = page.getByRole('searchbox', { name: 'Buscar tarea' });
    await search.fill('dul');
    await search.press('Enter');
    await expect(titles(page)).toHaveText(['Dulces']);
    await chips(page).getByRole('button', { name: 'Quitar el filtro Prioridad: Baja' }).click();
    await expect(page.getByRole('heading', { name: 'No se encontraron tareas.' })).toBeVisible();
    await expect(
      chips(page).getByRole('button', { name: 'Quitar el filtro Prioridad: Máxima' }),
    ).toBeFocused();
    await page.getByRole('button', { name: 'Limpiar búsqueda y filtros' }).click();
    await expect(titles(page)).toHaveText(['Carpas', 'Dulces', 'Avisos']);
    await expect(count).toHaveText('3 tareas');
    await expect(chips(page)).toBeHidden();
    await expect(page).toHaveURL(/\?view=list$/);

    await visit(page, `${place.path}?view=list&priority=4&due=overdue`);
    await expect(titles(page)).toHaveText(['Carpas']);
    await chips(page).getByRole('button', { name: 'Limpiar filtros' }).click();
    await expect(titles(page)).toHaveCount(3);
  });

  await test.step('a change that no longer fits the filter leaves the list by itself', async () => {
    await visit(page, `${place.path}?view=list&assignee=none`);
    await expect(titles(page)).toHaveText(['Avisos']);
    await titles(page).focus();
    await page
      .getByRole('button', { name: /^Cambiar responsable:/ })
      .first()
      .click();
    await page.getByRole('menuitemradio', { name: bruno.name }).click();
    await expect(page.getByRole('heading', { name: 'No se encontraron tareas.' })).toBeVisible();
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await expect(titles(page)).toHaveText(['Avisos']);
  });

  await test.step('the filters are used with the keyboard alone, and are accessible at every width', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await visit(page, `${place.path}?view=list`);
    await expect(titles(page)).toHaveCount(3);
    await filterButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(group(page, 'Responsable').getByRole('checkbox', { name: 'Yo' })).toBeFocused();
    await page.keyboard.press('Space');
    await expect(titles(page)).toHaveText(['Carpas']);
    await expectAccessible(panel(page));
    await page.keyboard.press('Escape');
    await expect(filterButton(page)).toBeFocused();
    await expectAccessible(page);

    for (const width of [1440, 1180, 1000, 880, 800, 390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      await expectNoSidewaysScroll(page);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await filterButton(page).click();
    await expect(panel(page)).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(panel(page));
    await panel(page).getByRole('button', { name: 'Limpiar filtros' }).click();
    await panel(page).getByRole('button', { name: 'Listo' }).click();
    await expect(titles(page)).toHaveCount(3);
  });

  await test.step('a long list of people shows half of one more, on a phone too', async () => {
    const crowd = await givenShared(api, ana, bruno);
    for (let index = 0; index < 9; index += 1)
      await givenMember(api, ana, crowd.projectId, await api.register(`Persona ${index}`, 'Ruiz'));
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(`${crowd.path}?view=list`);
      await filterButton(page).click();
      const people = group(page, 'Responsable').locator('[data-kind=assignee]');
      await expect(people.getByRole('checkbox')).toHaveCount(12);
      const rows = await people.evaluate(
        (list) => list.clientHeight / (list.firstElementChild?.clientHeight ?? 1),
      );
      expect(rows % 1).toBeCloseTo(0.5);
    }
  });
});

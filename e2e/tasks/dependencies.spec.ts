import type { Column } from '@cuadrilla/contract/tasks/boards';
import type { Task } from '@cuadrilla/contract/tasks/tasks';
import type { Page } from '@playwright/test';
import type { Api, Person } from '../support/api.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/axe.ts';
import { addTask, card, changeTask, type Place, taskPath } from '../support/boards.ts';
import { alert, chooseProperty, field, notice } from '../support/forms.ts';
import { givenRole } from '../support/given.ts';
import { cardLink, cardsIn, givenKanban, openKanban } from '../support/kanban.ts';
import { expect, test } from '../support/test.ts';
import { givenPair, givenShared, openFollowing, removeTask } from '../support/two-people.ts';
import { visit } from '../support/visit.ts';

const section = (page: Page) => page.getByRole('region', { name: 'Dependencias' });
const row = (page: Page, title: string) => section(page).getByRole('listitem').filter({ hasText: title });

async function addByKeyboard(page: Page, words: string): Promise<void> {
  await section(page)
    .getByRole('button', { name: /^(Agregar|Dependencia)$/ })
    .press('Enter');
  await expect(page.getByRole('combobox', { name: 'Número o palabras de la tarea' })).toBeFocused();
  await page.keyboard.type(words);
  await page.keyboard.press('Enter');
}

const block = (api: Api, person: Person, place: Place, task: Task, blocker: Task) =>
  api.call(
    person,
    'POST',
    `/projects/${place.projectId}/boards/${task.board_id}/tasks/${task.id}/dependencies`,
    {
      taskId: blocker.id,
      relation: 'blocked_by',
    },
  );

test('a task says what blocks it and what it blocks, for everybody at once', async ({
  page,
  context,
  api,
}) => {
  const { ana, bruno } = await givenPair(api);
  await api.signIn(context, ana);

  await test.step('a dependency is added by the keyboard, removed and brought back', async () => {
    const place = await givenShared(api, ana, bruno);
    const task = await addTask(api, ana, place, { title: 'Firmar el contrato' });
    await addTask(api, ana, place, { title: 'Aprobar el presupuesto', priorityId: 4 });
    const insure = await addTask(api, ana, place, { title: 'Contratar el seguro' });
    await openFollowing(page, taskPath(place, task));
    await addByKeyboard(page, 'presupuesto');
    await expect(row(page, 'Aprobar el presupuesto')).toContainText(/Bloqueada por.*Por hacer.*20\/05\/2031/);
    await expect(page.getByText('Bloqueada por 1 tarea', { exact: true })).toBeVisible();
    await expect(page.getByText('Ana Ruiz la marcó como bloqueada por Aprobar el presupuesto')).toBeVisible();
    await expect(section(page).getByRole('button', { name: /^(Agregar|Dependencia)$/ })).toBeFocused();

    await page.keyboard.press('Enter');
    await expect(page.getByRole('combobox', { name: 'Número o palabras de la tarea' })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'Bloquea a' })).toBeChecked();
    await page.keyboard.press('Tab');
    await page.keyboard.type(`#${insure.number}`);
    await expect(page.getByRole('listbox').getByRole('option')).toHaveText(/Contratar el seguro/);
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(section(page).getByRole('listitem')).toHaveText([
      /Aprobar/,
      /Bloquea a.*Contratar el seguro/,
    ]);
    await expect(section(page).locator('[data-unsent]'), 'pale until it is answered').toHaveCount(0);
    await expectAccessible(page);

    await section(page).getByRole('button', { name: 'Quitar la dependencia con «Aprobar' }).click();
    await expect(row(page, 'Aprobar')).toHaveCount(0);
    await notice(page, 'Dependencia con «Aprobar el presupuesto» quitada')
      .getByRole('button', { name: 'Deshacer' })
      .click();
    await expect(section(page).getByRole('listitem')).toHaveText([/Aprobar/, /Contratar/]);

    await row(page, 'Aprobar').getByRole('link').click();
    await expect(field(page, 'Título')).toHaveValue('Aprobar el presupuesto');
    await expect(section(page).getByRole('listitem')).toHaveText([/Bloquea a.*Firmar/]);
    await addByKeyboard(page, 'Contratar');
    await expect(
      alert(
        page,
        'Eso cerraría un círculo: «Contratar el seguro» espera a «Firmar el contrato», que espera a',
      ),
    ).toBeVisible();
    await expect(section(page).getByRole('listitem')).toHaveCount(1);
  });

  await test.step('what somebody else does to a task that blocks this one shows at once', async () => {
    const place = await givenShared(api, ana, bruno);
    const columns = await api.call<Column[]>(
      ana,
      'GET',
      `/projects/${place.projectId}/boards/${place.boardId}/columns`,
    );
    const task = await addTask(api, ana, place, { title: 'Firmar el contrato' });
    const approve = await addTask(api, ana, place, { title: 'Aprobar el presupuesto' });
    await openFollowing(page, taskPath(place, task));
    await block(api, bruno, place, task, approve);
    const fact = page.getByText('Bloqueada por 1 tarea', { exact: true });
    await expect(fact).toBeVisible();
    await changeTask(api, bruno, place, approve, { title: 'Aprobar los gastos' });
    await expect(row(page, 'Aprobar los gastos')).toContainText('Por hacer');
    await changeTask(api, bruno, place, approve, { columnId: columns[2]?.id });
    await expect(row(page, 'Aprobar los gastos')).toContainText('Hecho');
    await expect(row(page, 'Aprobar').getByRole('link')).toHaveCSS('text-decoration-line', 'line-through');
    await expect(fact).toBeHidden();
    await removeTask(api, bruno, place, approve);
    await expect(row(page, 'Aprobar')).toHaveCount(0);
  });

  await test.step('a card says that it is blocked; whoever moves it to Hecho all the same is warned, not kept from it', async () => {
    const place = await givenKanban(api, ana, ['Firmar', 'Aprobar', 'Pedir']);
    const [task, approve] = await api.call<[Task, Task]>(
      ana,
      'GET',
      `/projects/${place.projectId}/boards/${place.boardId}/tasks`,
    );
    await openKanban(page, place);
    await block(api, ana, place, task, approve);
    const sign = card(page, 'Firmar').getByRole('img', { name: 'Bloqueada por 1 tarea' });
    await expect(sign).toBeVisible();
    await cardLink(page, 'Firmar').press('h');
    const warning = '. Quedó hecha con 1 tarea que la bloquea sin terminar';
    await expect(notice(page, `«Firmar» movida a Hecho${warning}`)).toBeVisible();
    await expect(cardsIn(page, 'Hecho')).toHaveText(['Firmar']);
    await expect(sign).toHaveCount(0);
    await page.keyboard.press('Control+z');
    await expect(cardsIn(page, 'Por hacer')).toHaveText(['Firmar', 'Aprobar', 'Pedir']);
    await expect(sign).toBeVisible();
    await cardLink(page, 'Aprobar').press('h');
    await expect(notice(page, '«Aprobar» movida a Hecho')).not.toContainText('Quedó');
    await expect(sign).toHaveCount(0);
    await page.keyboard.press('Control+z');
    await expect(sign).toBeVisible();

    await cardLink(page, 'Firmar').click();
    await chooseProperty(page, 'Estado', 'Hecho');
    await expect(notice(page, `Estado de «Firmar»: Hecho${warning}`)).toBeVisible();
  });

  await test.step('a reader sees the tasks and no more; on a phone there is room for all of a row', async () => {
    const place = await givenShared(api, bruno, ana);
    await givenRole(api, bruno, place.projectId, ana, 'Lector');
    const task = await addTask(api, bruno, place, { title: 'Firmar' });
    const long = 'Aprobar el presupuesto de la obra con todos los anexos que faltan';
    await block(api, bruno, place, task, await addTask(api, bruno, place, { title: long }));
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, taskPath(place, task));
    await expect(row(page, long)).toContainText('20/05/2031');
    await expect(section(page).getByRole('button')).toHaveCount(0);
    await expectNoSidewaysScroll(page);
  });
});

import type { Task } from '@cuadrilla/contract/tasks/tasks';
import type { Locator, Page } from '@playwright/test';
import { addTask, card, taskPath } from '../support/boards.ts';
import { chooseOption, property } from '../support/forms.ts';
import { givenMember } from '../support/given.ts';
import { type Hands, handsAt } from '../support/hands.ts';
import { cardsIn, givenKanban, openKanban } from '../support/kanban.ts';
import { openList } from '../support/lists.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

const link = (page: Page, title: string): Locator => page.getByRole('link', { name: title, exact: true });

test('what is done every day takes one step or two', async ({ page, api, elena }) => {
  const place = await givenKanban(api, elena);
  const task = await addTask(api, elena, place, { title: 'Pedir carpas' });
  const read = async () =>
    (
      await api.call<{ task: Task }>(
        elena,
        'GET',
        `/projects/${place.projectId}/boards/${place.boardId}/tasks/${task.id}`,
      )
    ).task;
  const isDone = async () => (await read()).column_id === place.columns[2]?.id;
  const priority = async () => (await read()).priority_id;

  await test.step('a task is C, its title and Enter', async () => {
    await openKanban(page, place);
    const hands = handsAt(page);
    await hands.press('c');
    await expect(page.getByRole('dialog').getByLabel('Título')).toBeFocused();
    await page.keyboard.type('Firmar el contrato');
    await hands.press('Enter');
    await expect(cardsIn(page, 'Por hacer')).toHaveText([/Pedir carpas/, /Firmar el contrato/]);
    expect(hands.deeds()).toBe(2);
  });

  const views: Record<string, () => Promise<void>> = {
    grid: () => visit(page, place.path),
    kanban: () => openKanban(page, place),
    list: () => openList(page, place),
    task: () => visit(page, taskPath(place, task)),
  };

  for (const [view, open] of Object.entries(views)) {
    await test.step(`in the ${view} a task is done by one key`, async () => {
      await open();
      if (view === 'task')
        await expect(page.getByRole('button', { name: 'Completar', exact: true })).toBeVisible();
      else await link(page, 'Pedir carpas').focus();
      await page.keyboard.press('h');
      await expect.poll(isDone).toBe(true);
      // There what is done is folded away, and the keys go on with the next one.
      if (view === 'list') await expect(link(page, 'Firmar el contrato')).toBeFocused();
      await page.keyboard.press(view === 'list' ? 'Control+z' : 'h');
      await expect.poll(isDone).toBe(false);
    });
  }

  for (const [view, wanted] of Object.entries({ grid: 1, kanban: 3, list: 4 })) {
    await test.step(`in the ${view} a property is changed by two keys`, async () => {
      await views[view]?.();
      await link(page, 'Pedir carpas').focus();
      const hands = handsAt(page);
      await hands.press('p');
      await expect(page.getByRole('menuitemradio', { name: 'Alta' })).toBeVisible();
      await expect(page.getByRole('menu')).toBeFocused();
      await hands.press(String(wanted));
      await expect.poll(priority).toBe(wanted);
      await expect(link(page, 'Pedir carpas')).toBeFocused();
      expect(hands.deeds()).toBe(2);
    });
  }

  await test.step('on its page and over its board by two clicks', async () => {
    await visit(page, taskPath(place, task));
    await property(page, 'Prioridad').click();
    await chooseOption(page, 'Baja');
    await expect.poll(priority).toBe(1);
    await openKanban(page, place);
    await link(page, 'Pedir carpas').focus();
    await page.keyboard.press('Space');
    await property(page, 'Prioridad').click();
    await chooseOption(page, 'Alta');
    await expect.poll(priority).toBe(3);
  });
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('three tasks, one done, one commented and one moved are thirty taps at most', async ({
    page,
    api,
    elena,
  }) => {
    const place = await givenKanban(api, elena);
    await givenMember(api, elena, place.projectId, await api.register('Bruno', 'Sosa'));
    await openKanban(page, place);
    const hands = handsAt(page);
    await hands.tap(page.getByRole('button', { name: 'Agregar una tarea' }));
    await addThree(page, hands);
    await hands.tap(page.getByRole('button', { name: 'Completar «Uno»' }));
    await expect(cardsIn(page, 'Hecho')).toHaveText([/Uno/]);
    await hands.tap(link(page, 'Dos'));
    await hands.tap(page.getByRole('textbox', { name: 'Comentario' }));
    await page.keyboard.type('Mira esto @so');
    await hands.tap(page.getByRole('option', { name: /Bruno Sosa/ }));
    await hands.tap(page.getByRole('button', { name: 'Comentar', exact: true }));
    await expect(page.getByRole('article').filter({ hasText: 'Mira esto' })).toBeVisible();
    await hands.tap(page.getByRole('link', { name: /^(Volver|Logística)/ }).first());
    await hands.tap(page.getByRole('button', { name: 'Opciones de «Tres»' }));
    await hands.tap(page.getByRole('menuitem', { name: 'Mover a…', exact: true }));
    await hands.tap(page.getByRole('menuitem', { name: 'En curso' }));
    await hands.tap(page.getByRole('menuitem', { name: 'Al final' }));
    await expect(cardsIn(page, 'En curso')).toHaveText([/Tres/]);
    expect(hands.deeds()).toBeLessThanOrEqual(30);
  });
});

async function addThree(page: Page, hands: Hands): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Agregar una tarea' });
  for (const title of ['Uno', 'Dos', 'Tres']) {
    await dialog.getByLabel('Título').fill(title);
    await hands.press('Enter');
    await expect(card(page, title).first()).toBeVisible();
    if (title !== 'Tres') await hands.tap(page.getByRole('button', { name: 'Agregar una tarea' }));
  }
}

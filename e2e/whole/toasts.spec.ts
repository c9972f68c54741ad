import type { Locator } from '@playwright/test';
import { addTask, comment, openTask, givenPlace } from '../support/boards.ts';
import { alert, field, fillTask, notice, save } from '../support/forms.ts';
import { givenProject } from '../support/given.ts';
import { cardLink, column, givenKanban, inHand, openKanban } from '../support/kanban.ts';
import { beginTitle, followList, titleBox } from '../support/lists.ts';
import { cutLine } from '../support/network.ts';
import { expect, test } from '../support/test.ts';
import { removeTask } from '../support/two-people.ts';
import { visit } from '../support/visit.ts';

/** Nothing of the one lies over the other. */
async function expectApart(one: Locator, other: Locator): Promise<void> {
  await expect(async () => {
    const [a, b] = [await one.boundingBox(), await other.boundingBox()];
    if (!a || !b) throw new Error('one of them is not there');
    expect(a.y + a.height <= b.y || b.y + b.height <= a.y).toBe(true);
  }).toPass();
}

test('toasts cover nothing, keep what was typed, and end in time', async ({ page, context, api, elena }) => {
  await test.step('a toast covers neither «Comentar», nor what is created in a column, nor the card in hand', async () => {
    const place = await givenPlace(api, elena);
    const task = await addTask(api, elena, place);
    for (const content of ['Uno', 'Dos', 'Tres', 'Cuatro', 'Cinco']) {
      await comment(api, elena, place, task, content);
    }
    await openTask(page, place, task);
    await fillTask(page, { title: 'Pedir toldos' });
    await save(page);
    await field(page, 'Comentario').last().fill('Seis');
    await expectApart(
      notice(page, 'Cambios guardados'),
      page.getByRole('button', { name: 'Comentar', exact: true }),
    );

    const titles = Array.from({ length: 8 }, (_, index) => `Carpa ${index + 1}`);
    const board = await givenKanban(api, elena, titles);
    await openKanban(page, board);
    await cardLink(page, 'Carpa 1').focus();
    for (const key of ['t', 'ArrowRight', 'Space']) await page.keyboard.press(key);
    const moved = notice(page, '«Carpa 1» movida a En curso');
    await moved.hover(); // under the mouse it stays
    await cardLink(page, 'Carpa 2').press('t');
    await expectApart(moved, inHand(page));
    await page.keyboard.press('Escape');
    const create = { name: 'Crear tarea en Por hacer' };
    await column(page, 'Por hacer').getByRole('button', create).last().click();
    await expectApart(moved, page.getByRole('form', create));
  });

  await test.step('an error does not outlast the success of the next attempt', async () => {
    const project = await givenProject(api, elena);
    await visit(page, `/dashboard/projects/${project.id}/create-board`);
    await page.route(
      '**/boards',
      (route) => route.fulfill({ status: 500, json: { error: ['No responde'] } }),
      {
        times: 1,
      },
    );
    await field(page, 'Nombre').fill('Logística');
    const create = page.getByRole('main').getByRole('button', { name: 'Crear tablero' });
    await create.click();
    await expect(alert(page, 'No responde')).toBeVisible();
    await create.click();
    await expect(page).toHaveURL(/\/boards\/\d+/);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  await test.step('what was typed stays on the screen when the browser refuses to copy it', async () => {
    const place = await givenPlace(api, elena);
    const task = await addTask(api, elena, place, { title: 'Pedir carpas' });
    await addTask(api, elena, place, { title: 'Bancos' });
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await followList(page, place);
    await page.evaluate(refuseClipboardOnce);
    await beginTitle(page, 'Pedir carpas');
    await titleBox(page).fill('Pedir carpas grandes');
    await removeTask(api, elena, place, task);
    const lost = alert(page, 'Escribiste «Pedir carpas grandes»');
    const copy = lost.getByRole('button', { name: 'Copiar' });
    const first = await copy.elementHandle();
    await copy.click();
    await first?.waitForElementState('hidden');
    await copy.click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('Pedir carpas grandes');
  });

  await test.step('whoever writes has toasts at the head of the page, below what is told of the connection', async () => {
    const place = await givenPlace(api, elena);
    const task = await addTask(api, elena, place);
    await openTask(page, place, task);
    await cutLine(page);
    const banner = page.getByText('Sin conexión. Los cambios no se guardan hasta reconectar.');
    await expect(banner).toBeVisible();
    await field(page, 'Comentario').fill('Ya pedí presupuesto.');
    await page.keyboard.press('Control+Enter');
    const toast = alert(page, 'No se pudo publicar el comentario');
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await page.evaluate(() => window.scrollTo(0, 0));
      await expectApart(toast, banner);
    }
  });
});

/** Runs in the browser. */
function refuseClipboardOnce(): void {
  const { clipboard } = navigator;
  const writeText = clipboard.writeText.bind(clipboard);
  clipboard.writeText = () => {
    clipboard.writeText = writeText;
    return Promise.reject(new Error('refused'));
  };
}

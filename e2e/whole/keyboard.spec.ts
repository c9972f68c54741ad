import type { Locator, Page } from '@playwright/test';
import { givenBoard, givenProject } from '../support/given.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

/** As a person without a mouse gets there. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${String(target)} is out of the keyboard's reach`);
}

test('without a mouse one skips to the content, logs in, creates a project and a board, and uses menus', async ({
  page,
  context,
  api,
}) => {
  await test.step('the skip link is the first stop of Tab and leads to the content', async () => {
    const skip = page.getByRole('link', { name: 'Ir al contenido' });
    for (const [path, heading] of [
      ['/', 'Cada tarea, en su lugar.'],
      ['/login', 'Ingresar'],
      ['/dashboard', 'Dashboard'],
    ] as const) {
      if (path === '/dashboard') await api.signIn(context, await api.register());
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
    }
    await context.clearCookies();
  });

  const elena = await api.register();
  await test.step('a person logs in, creates a project and a board without a mouse', async () => {
    const { email, password } = elena;
    await page.goto('/login');
    await expect(page.getByRole('heading', { name: 'Ingresar' })).toBeVisible();
    await tabTo(page, page.getByLabel('Email'));
    await page.keyboard.type(email);
    await page.keyboard.press('Tab');
    await page.keyboard.type(password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/dashboard$/);

    const main = page.getByRole('main');
    await expect(page.getByRole('heading', { name: 'Todavía no hay proyectos' })).toBeVisible();
    await tabTo(page, main.getByRole('link', { name: 'Crear proyecto' }).first());
    await page.keyboard.press('Enter');
    await expect(main.getByLabel('Nombre')).toBeFocused();
    await page.keyboard.type('Feria de otoño');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Puestos y turnos');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Feria de otoño' })).toBeVisible();
    await expect(main).toBeFocused();

    await tabTo(page, page.getByRole('tab', { name: 'Tableros' }));
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(/\?tab=members$/);
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('heading', { name: 'Todavía no hay tableros' })).toBeVisible();
    await tabTo(page, main.getByRole('link', { name: 'Crear Tablero' }).first());
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/create-board$/);
    await expect(main.getByLabel('Nombre')).toBeFocused();
    await page.keyboard.type('Prensa');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Prensa' })).toBeVisible();
  });

  await test.step('a board is renamed from its menu without a mouse', async () => {
    const { id } = await api.call<{ id: number }>(elena, 'POST', '/projects', {
      name: 'Feria',
      description: 'Puestos',
    });
    await api.call(elena, 'POST', `/projects/${id}/boards`, { name: 'Prensa' });
    await visit(page, `/dashboard/projects/${id}`);
    const options = page.getByRole('button', { name: 'Más opciones de Prensa' });
    await expect(options).toBeVisible();
    await tabTo(page, options);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Renombrar' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(options).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Renombrar' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog').getByLabel('Nombre')).toBeFocused();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('Difusión');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 2, name: 'Difusión' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Más opciones de Difusión' })).toBeFocused();
  });

  await test.step('the focus stays nearby when what had it goes away', async () => {
    const names = ['Carpas', 'Dulces', 'Prensa'];
    const { id } = await givenProject(api, elena);
    for (const name of names) {
      const board = await givenBoard(api, elena, id, name);
      await api.call(elena, 'DELETE', `/projects/${id}/boards/${board.id}`);
    }
    await visit(page, `/dashboard/projects/${id}?tab=settings&section=trash`);
    const restore = page.getByRole('main').getByRole('button', { name: 'Restaurar' });
    await expect(restore).toHaveCount(3);
    await restore.first().focus();
    await page.keyboard.press('Enter');
    await expect(restore).toHaveCount(2);
    await expect(page.locator('main :focus')).toHaveCount(1);
    await page.keyboard.press('Tab');
    await expect(restore.first()).toBeFocused();
  });
});

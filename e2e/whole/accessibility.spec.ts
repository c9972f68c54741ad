import type { Page } from '@playwright/test';
import { demoCredentials } from '@cuadrilla/contract/account/auth';
import { expectAccessible, expectNoSidewaysScroll } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

const wide = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
const narrow = { width: 320, height: 700 };

const publicPages = ['/', '/login', '/register', '/reset-password'];
const ownPages = [
  '/home',
  '/dashboard',
  '/dashboard/create-project',
  '/projects',
  '/teams',
  '/calendar',
  '/reports',
  '/documentation',
  '/search',
  '/automations',
  '/settings',
  '/settings/appearance',
  '/settings/notifications',
  '/settings/security',
  '/settings/tokens',
];

/** Waits until the page has what it shows, so that skeletons are not what is looked at. */
async function open(page: Page, path: string): Promise<void> {
  await visit(page, path);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expect(page.locator('h1')).toHaveCount(1);
}

async function lookAt(page: Page, paths: string[]): Promise<void> {
  for (const path of paths) {
    await open(page, path);
    await page.setViewportSize(wide);
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page, 'colours');
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize(phone);
    await expectAccessible(page);
    await page.setViewportSize(narrow);
    await expectNoSidewaysScroll(page);
    await writeEndlessWord(page);
    await expectNoSidewaysScroll(page);
    await page.setViewportSize(wide);
    await expectNoSidewaysScroll(page);
  }
}

/** An address that somebody pastes has no place to break at. */
async function writeEndlessWord(page: Page): Promise<void> {
  for (const field of await page.getByRole('main').locator('textarea:not([readonly])').all()) {
    await field.fill(`https://ejemplo.com/${'a'.repeat(300)}`);
  }
}

test.describe('the demo', () => {
  test.use({ baseURL: ({ demoAddress }, use) => use(demoAddress) });

  test('a visitor tries it, and finds an account that cannot be changed and pages of a project that are accessible, wide and narrow, light and dark', async ({
    page,
  }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Probar la demo' }).first().click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Ver/ })).toHaveCount(5);

    await visit(page, '/settings');
    const field = (label: string) => page.getByRole('main').getByLabel(label, { exact: true });
    const save = page.getByRole('button', { name: 'Guardar cambios' });
    await expect(save).toHaveAttribute('aria-disabled', 'true');
    await expect(field('Nombre')).toHaveAttribute('readonly');
    await expect(field('Zona horaria')).toBeDisabled();
    const shared = page.getByRole('tooltip', {
      name: 'La demostración es compartida: esto no se puede cambiar en ella',
    });
    // What the page gets meanwhile may move the button away from under the pointer.
    await expect(async () => {
      await page.mouse.move(0, 0);
      await save.hover();
      await expect(shared).toBeVisible({ timeout: 5_000 });
    }).toPass();

    const projects = await (await page.request.get('/api/projects')).json();
    const [{ id: projectId }] = projects;
    const boards = await (await page.request.get(`/api/projects/${projectId}/boards`)).json();
    const [{ id: boardId }] = boards;
    const tasks = await (await page.request.get(`/api/projects/${projectId}/boards/${boardId}/tasks`)).json();
    const project = `/dashboard/projects/${projectId}`;
    const board = `${project}/boards/${boardId}`;
    await lookAt(page, [
      project,
      `${project}?tab=members`,
      `${project}?tab=settings`,
      `${project}?tab=settings&section=trash`,
      `${project}/create-board`,
      board,
      `${board}/create-task`,
      `${board}/tasks/${tasks[0].id}`,
    ]);
  });

  test('public pages are accessible, wide and narrow, light and dark', async ({ page }) => {
    await lookAt(page, publicPages);
  });

  test('the pages of a person signed in are accessible, wide and narrow, light and dark', async ({
    page,
  }) => {
    await page.request.post('/api/auth/login', { data: demoCredentials });
    await lookAt(page, ownPages);
  });
});

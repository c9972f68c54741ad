import type { Page } from '@playwright/test';
import type { Person } from '../support/api.ts';
import { expectAccessible } from '../support/axe.ts';
import { stopClock, tickUntil } from '../support/clock.ts';
import { givenProject } from '../support/given.ts';
import { holdBack } from '../support/network.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

async function logIn(page: Page, { email, password }: Pick<Person, 'email' | 'password'>): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Ingresar' }).click();
}

test('a visitor is told what the login needs, and asked about nothing', async ({ page, api }) => {
  await test.step('a visitor without a session is not asked about', async () => {
    const asked: string[] = [];
    page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
    await page.goto('/login');
    await expect(page.getByRole('heading', { name: 'Ingresar' })).toBeVisible();
    expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([]);
  });

  await test.step('the login requires both fields and says so at each', async () => {
    await visit(page, '/login');
    await page.getByRole('main').getByRole('button', { name: 'Ingresar' }).click();
    const email = page.getByLabel('Email');
    await expect(email).toBeFocused();
    await expect(email).toHaveAccessibleDescription('El email es obligatorio');
    const password = page.getByLabel('Contraseña', { exact: true });
    await expect(password).toHaveAccessibleDescription('La contraseña es obligatoria');
    await expectAccessible(page);
  });

  await test.step('whoever forgot the password is told whom to ask where no mail goes out, and that a link is over', async () => {
    await visit(page, '/login');
    await page.getByRole('link', { name: '¿Olvidaste tu contraseña?' }).click();
    // The page before has such a field, too.
    await expect(page.getByRole('heading', { level: 1, name: 'Contraseña olvidada' })).toBeVisible();
    await page.getByLabel('Correo').fill('eva@ejemplo.com');
    await page.getByRole('button', { name: 'Enviar el enlace' }).click();
    await expect(page.getByRole('alert')).toContainText('pide una contraseña nueva a quien la administra');

    await visit(page, '/reset-password#1.1.nada');
    await page.getByLabel('Contraseña nueva', { exact: true }).fill('girasol nuevo');
    await page.getByLabel('Confirmar contraseña').fill('girasol nuevo');
    await page.getByRole('button', { name: 'Cambiar contraseña' }).click();
    await expect(page.getByRole('alert')).toHaveText('El enlace ya no sirve: pide otro');
  });

  await test.step('whoever registers instead, by any of its links, is still on the way to that address', async () => {
    const onTheWay = /\/register\?redirect=%2Fsettings$/;
    await visit(page, '/login?redirect=/settings');
    await page.getByRole('banner').getByRole('link', { name: 'Registrarse' }).click();
    await expect(page).toHaveURL(onTheWay);
    await page.getByRole('banner').getByRole('link', { name: 'Ingresar' }).click();
    await expect(page).toHaveURL(/\/login\?redirect=%2Fsettings$/);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Menú' }).click();
    await page.getByRole('navigation', { name: 'Menú' }).getByRole('link', { name: 'Registrarse' }).click();
    await expect(page).toHaveURL(onTheWay);
    await page.setViewportSize({ width: 1280, height: 720 });
  });

  await test.step('wrong credentials are told below the form for five seconds', async () => {
    const { email } = await api.register();
    await page.clock.install();
    await page.goto('/login');
    await stopClock(page);
    await logIn(page, { email, password: 'equivocada' });
    const message = page.getByRole('alert');
    await tickUntil(page, () => expect(message).toHaveText('Credenciales inválidas', { timeout: 100 }));
    await expect(page.getByLabel('Email')).toHaveValue(email);

    await page.clock.runFor(4_800);
    await expect(message).toBeVisible();
    await page.clock.runFor(200);
    await expect(message).toBeHidden();
  });
});

test('a session begins at the login, leads where one was going, and ends', async ({ page, context, api }) => {
  await test.step('a person logs in and out, and going back shows nothing of theirs', async () => {
    const elena = await api.register();
    await givenProject(api, elena, 'Secreto de Elena');
    await page.goto('/login');
    await logIn(page, elena);
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByRole('heading', { name: 'Secreto de Elena' })).toBeVisible();

    await page.getByRole('button', { name: 'Cerrar sesión' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Ingresar' })).toBeVisible();
    await expect(page.getByText('Secreto de Elena')).toBeHidden();
  });

  await test.step('a protected address sends to the login and, after it, back to that address', async () => {
    const elena = await api.register();
    const { id } = await givenProject(api, elena);
    await page.goto(`/dashboard/projects/${id}?tab=members`);
    await expect(page).toHaveURL(/\/login/);
    await logIn(page, elena);
    await expect(page).toHaveURL(new RegExp(`/dashboard/projects/${id}\\?tab=members$`));
    await expect(page.getByRole('tab', { name: 'Miembros' })).toHaveAttribute('aria-selected', 'true');
  });

  await test.step('the login never leads to another site', async () => {
    await context.clearCookies();
    const elena = await api.register();
    await page.goto('/login?redirect=//ejemplo.com/dashboard');
    await logIn(page, elena);
    await expect(page).toHaveURL(/127\.0\.0\.1:\d+\/dashboard$/);
  });

  await test.step('whoever is signed in goes from the public pages to the dashboard', async () => {
    for (const path of ['/', '/login', '/register']) {
      await page.goto(path);
      await expect(page, path).toHaveURL(/\/dashboard$/);
    }
  });

  await test.step('an unknown path goes to /home', async () => {
    await page.goto('/no/existe');
    await expect(page).toHaveURL(/\/home$/);
  });

  await test.step('«Cargando...» is shown while the session is being checked', async () => {
    const answer = await holdBack(page, '**/api/pages/start');
    await page.goto('/dashboard');
    await expect(page.getByText('Cargando...', { exact: true })).toBeVisible();
    await answer();
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await expect(page.getByText('Cargando...')).toBeHidden();
  });
});

import type { APIRequestContext, Page } from '@playwright/test';
import type { Person } from './api.ts';
import { expectAccessible } from './axe.ts';
import { addTask, changeTask, givenPlace, openTask } from './boards.ts';
import { alert, field, fillTask, save } from './forms.ts';
import { stopClock, tickUntil } from './clock.ts';
import { givenProject } from './given.ts';
import { cell, openList, pick } from './lists.ts';
import { beforeNext, holdBack, withoutLive } from './network.ts';
import { expect, test, watchConsole } from './test.ts';

async function logIn(page: Page, { email, password }: Pick<Person, 'email' | 'password'>): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Ingresar' }).click();
}

test('the login requires both fields and says so at each', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('main').getByRole('button', { name: 'Ingresar' }).click();
  const email = page.getByLabel('Email');
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription('El email es obligatorio');
  const password = page.getByLabel('Contraseña', { exact: true });
  await expect(password).toHaveAccessibleDescription('La contraseña es obligatoria');
  await expectAccessible(page);
});

test('wrong credentials are told below the form for five seconds', async ({ page, api }) => {
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

test('whoever forgot the password is told whom to ask where no mail goes out, and that a link is over', async ({
  page,
}) => {
  await page.goto('/login');
  await page.getByRole('link', { name: '¿Olvidaste tu contraseña?' }).click();
  await page.getByLabel('Email').fill('eva@ejemplo.com');
  await page.getByRole('button', { name: 'Enviar el enlace' }).click();
  await expect(page.getByRole('alert')).toContainText('pide una contraseña nueva a quien la administra');

  await page.goto('/reset-password#1.1.nada');
  await page.getByLabel('Contraseña nueva', { exact: true }).fill('girasol nuevo');
  await page.getByLabel('Confirmar contraseña').fill('girasol nuevo');
  await page.getByRole('button', { name: 'Cambiar contraseña' }).click();
  await expect(page.getByRole('alert')).toHaveText('El enlace ya no sirve: pide otro');
});

test('a person logs in and out, and going back shows nothing of theirs', async ({ page, api }) => {
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

test('whoever is signed in goes from the public pages to the dashboard', async ({ page, context, api }) => {
  await api.signIn(context, await api.register());
  for (const path of ['/', '/login', '/register']) {
    await page.goto(path);
    await expect(page, path).toHaveURL(/\/dashboard$/);
  }
});

test('a protected address sends to the login and, after it, back to that address', async ({ page, api }) => {
  const elena = await api.register();
  const { id } = await givenProject(api, elena);
  await page.goto(`/dashboard/projects/${id}?tab=members`);
  await expect(page).toHaveURL(/\/login/);
  await logIn(page, elena);
  await expect(page).toHaveURL(new RegExp(`/dashboard/projects/${id}\\?tab=members$`));
  await expect(page.getByRole('tab', { name: 'Miembros' })).toHaveAttribute('aria-selected', 'true');
});

test('whoever registers instead, by any of its links, is still on the way to that address', async ({
  page,
}) => {
  const onTheWay = /\/register\?redirect=%2Fsettings$/;
  await page.goto('/login?redirect=/settings');
  await page.getByRole('banner').getByRole('link', { name: 'Registrarse' }).click();
  await expect(page).toHaveURL(onTheWay);
  await page.getByRole('banner').getByRole('link', { name: 'Ingresar' }).click();
  await expect(page).toHaveURL(/\/login\?redirect=%2Fsettings$/);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Menú' }).click();
  await page.getByRole('navigation', { name: 'Menú' }).getByRole('link', { name: 'Registrarse' }).click();
  await expect(page).toHaveURL(onTheWay);
});

test('the login never leads to another site', async ({ page, api }) => {
  const elena = await api.register();
  await page.goto('/login?redirect=//ejemplo.com/dashboard');
  await logIn(page, elena);
  await expect(page).toHaveURL(/127\.0\.0\.1:\d+\/dashboard$/);
});

test('an unknown path goes to /home', async ({ page, context, api }) => {
  await api.signIn(context, await api.register());
  await page.goto('/no/existe');
  await expect(page).toHaveURL(/\/home$/);
});

test('«Cargando...» is shown while the session is being checked', async ({ page, context, api }) => {
  await api.signIn(context, await api.register());
  const answer = await holdBack(page, '**/api/pages/start');
  await page.goto('/dashboard');
  await expect(page.getByText('Cargando...', { exact: true })).toBeVisible();
  await answer();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expect(page.getByText('Cargando...')).toBeHidden();
});

test('a visitor without a session is not asked about', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Ingresar' })).toBeVisible();
  expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([]);
});

/** As «Cerrar las demás» on another computer does. */
async function endSessions(request: APIRequestContext, { email, password }: Person): Promise<void> {
  await request.post('/api/auth/login', { data: { email, password } });
  expect((await request.delete('/api/profile/sessions')).status()).toBe(204);
}

const signInAgain = (page: Page) => page.getByRole('dialog', { name: 'La sesión terminó' });

async function givePassword(page: Page, password: string): Promise<void> {
  await signInAgain(page).getByLabel('Contraseña', { exact: true }).fill(password);
  await signInAgain(page).getByRole('button', { name: 'Ingresar' }).click();
}

test('a session ended elsewhere is begun again in place, and the save is repeated with one click', async ({
  page,
  request,
  api,
  elena,
  place,
}) => {
  const task = await addTask(api, elena, place);
  await openTask(page, place, task);
  await fillTask(page, { title: 'Pedir toldos' });
  await field(page, 'Comentario').fill('A medio escribir');
  await endSessions(request, elena);

  const dialog = signInAgain(page);
  await expect(dialog, 'the live line says so by itself').toBeVisible();
  await expect(dialog.getByLabel('Email')).toHaveValue(elena.email);
  await expect(dialog.getByLabel('Contraseña', { exact: true })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await givePassword(page, 'equivocada');
  await expect(dialog.getByRole('alert')).toHaveText('Credenciales inválidas');
  await givePassword(page, elena.password);
  await expect(dialog).toBeHidden();

  await expect(field(page, 'Título')).toHaveValue('Pedir toldos');
  await expect(field(page, 'Comentario')).toHaveValue('A medio escribir');
  await save(page);
  await changeTask(api, await api.logIn(elena), place, task, { priorityId: 4 });
  await expect(field(page, 'Prioridad').locator('option:checked')).toHaveText('Crítica');
});

test('a change that comes too late for the session is told by the dialog alone', async ({
  page,
  request,
  api,
  elena,
  place,
}) => {
  await addTask(api, elena, place, { title: 'Pedir carpas' });
  await withoutLive(page);
  await openList(page, place);
  await cell(page, 'Pedir carpas', 'Prioridad').click();
  await beforeNext(page, '**/tasks/*', () => endSessions(request, elena));
  await pick(page, 'Máxima');
  await expect(signInAgain(page)).toBeVisible();
  await givePassword(page, elena.password);
  await expect(signInAgain(page)).toBeHidden();
  await expect(cell(page, 'Pedir carpas', 'Prioridad')).not.toContainText('Máxima');
  await expect(alert(page, 'La sesión no está iniciada')).toHaveCount(0);
});

test('a comment that comes too late for the session is told by the dialog alone, and stays written', async ({
  page,
  request,
  api,
  elena,
  place,
}) => {
  const task = await addTask(api, elena, place);
  await withoutLive(page);
  await openTask(page, place, task);
  await beforeNext(page, '**/comments', () => endSessions(request, elena));
  await field(page, 'Comentario').fill('Ya pedí presupuesto.');
  await page.getByRole('button', { name: 'Comentar', exact: true }).click();
  await expect(signInAgain(page)).toBeVisible();
  await expect(page.getByLabel('Comentario', { exact: true })).toHaveValue('Ya pedí presupuesto.');
  await givePassword(page, elena.password);
  await expect(signInAgain(page)).toBeHidden();
  await expect(field(page, 'Comentario')).toHaveValue('Ya pedí presupuesto.');
  await expect(page.getByText('No se pudo publicar el comentario')).toHaveCount(0);
});

test('once the session has ended another address leads to the login, and back to it', async ({
  page,
  request,
  api,
  elena,
}) => {
  await givenProject(api, elena, 'Mercado');
  await page.goto('/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await endSessions(request, elena);
  await expect(signInAgain(page)).toBeVisible();
  await page.goto('/projects');
  await expect(page).toHaveURL(/\/login/);
  await logIn(page, elena);
  await expect(page).toHaveURL(/\/projects$/);
  await expect(page.getByRole('link', { name: 'Mercado' })).toBeVisible();
});

test('whoever signs in again may be somebody else, who finds nothing of the first', async ({
  page,
  context,
  request,
  api,
}) => {
  const [elena, bruno] = [await api.register(), await api.register('Bruno', 'Sosa')];
  const place = await givenPlace(api, elena);
  const task = await addTask(api, elena, place);
  await api.signIn(context, elena);
  await openTask(page, place, task);
  await fillTask(page, { title: 'Pedir toldos' });
  await endSessions(request, elena);
  await signInAgain(page).getByRole('button', { name: 'Entrar con otra cuenta' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await logIn(page, bruno);
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('heading', { name: 'Todavía no hay proyectos' })).toBeVisible();
});

test('signing out in one tab leads the others to the login, and signing in leads them on', async ({
  page,
  context,
  api,
}) => {
  const [elena, bruno] = [await api.register(), await api.register('Bruno', 'Sosa')];
  const { id } = await givenProject(api, elena, 'Secreto de Elena');
  await api.signIn(context, elena);
  await page.goto(`/dashboard/projects/${id}`);
  await expect(page.getByRole('heading', { name: 'Secreto de Elena' })).toBeVisible();
  const second = await context.newPage();
  const complaints = watchConsole(second);
  await second.goto('/dashboard');
  await expect(second.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();

  await second.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(second).toHaveURL(/\/login$/);
  await expect(page).toHaveURL(/\/login\?redirect/);
  await expect(signInAgain(page)).toBeHidden();
  await logIn(second, bruno);
  await expect(second).toHaveURL(/\/dashboard$/);
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('heading', { name: 'Todavía no hay proyectos' })).toBeVisible();
  expect(complaints).toEqual([]);
});

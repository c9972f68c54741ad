import type { APIRequestContext, Page } from '@playwright/test';
import type { Person } from '../support/api.ts';
import { expectAccessible } from '../support/axe.ts';
import { addTask, changeTask, givenPlace, openTask, taskPath } from '../support/boards.ts';
import { alert, expectProperty, field, fillTask, save } from '../support/forms.ts';
import { givenProject } from '../support/given.ts';
import { cell, openList, pick } from '../support/lists.ts';
import { beforeNext, holdBackAnswer, withoutLive } from '../support/network.ts';
import { expect, test, watchConsole } from '../support/test.ts';
import { visit } from '../support/visit.ts';

async function logIn(page: Page, { email, password }: Pick<Person, 'email' | 'password'>): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Ingresar' }).click();
}

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
  await field(page, 'Comentario').fill('A medio escribir');
  await fillTask(page, { title: 'Pedir toldos' });
  await endSessions(request, elena);

  const dialog = signInAgain(page);
  await expect(dialog, 'the live line says so by itself').toBeVisible();
  await expect(dialog.getByLabel('Email')).toHaveValue(elena.email);
  await expect(dialog.getByLabel('Contraseña', { exact: true })).toBeFocused();
  await expectAccessible(dialog);
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
  await expectProperty(page, 'Prioridad', 'Crítica');
});

test('what comes too late for the session is told by the dialog alone, and stays written', async ({
  page,
  request,
  api,
  elena,
  place,
}) => {
  const task = await addTask(api, elena, place);
  await withoutLive(page);
  await test.step('a change that comes too late for the session is told by the dialog alone', async () => {
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

  await test.step('a comment that comes too late for the session is told by the dialog alone, and stays written', async () => {
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
});

test('whoever comes after the end of a session is led to the login, and on from there', async ({
  page,
  context,
  request,
  api,
  elena,
}) => {
  await test.step('once the session has ended another address leads to the login, and back to it', async () => {
    await givenProject(api, elena, 'Mercado');
    await visit(page, '/home');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await endSessions(request, elena);
    await expect(signInAgain(page)).toBeVisible();
    await page.goto('/projects');
    await expect(page).toHaveURL(/\/login/);
    await logIn(page, elena);
    await expect(page).toHaveURL(/\/projects$/);
    await expect(page.getByRole('link', { name: 'Mercado' })).toBeVisible();
  });

  await test.step('whoever signs in again may be somebody else, who finds nothing of the first', async () => {
    const [eva, bruno] = [await api.register(), await api.register('Bruno', 'Sosa')];
    const place = await givenPlace(api, eva);
    const task = await addTask(api, eva, place);
    await api.signIn(context, eva);
    await page.goto(taskPath(place, task));
    await fillTask(page, { title: 'Pedir toldos' });
    await endSessions(request, eva);
    await signInAgain(page).getByRole('button', { name: 'Entrar con otra cuenta' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await logIn(page, bruno);
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByRole('heading', { name: 'Todavía no hay proyectos' })).toBeVisible();
  });

  await test.step('signing out in one tab leads the others to the login, and signing in leads them on', async () => {
    const [eva, rosa] = [await api.register(), await api.register('Rosa', 'Luna')];
    const { id } = await givenProject(api, eva, 'Secreto de Eva');
    await api.signIn(context, eva);
    await page.goto(`/dashboard/projects/${id}`);
    await expect(page.getByRole('heading', { name: 'Secreto de Eva' })).toBeVisible();
    const second = await context.newPage();
    const complaints = watchConsole(second);
    const opening = second.waitForEvent('websocket');
    await second.goto('/dashboard');
    const dashboard = second.getByRole('heading', { level: 1, name: 'Dashboard' });
    await expect(dashboard).toBeVisible();

    const line = await opening;
    const ended = line.waitForEvent('close');
    const answer = await holdBackAnswer(second, /\/auth\/logout$/);
    await second.getByRole('button', { name: 'Cerrar sesión' }).click();
    await ended; // the line may say so before the answer does
    await answer();
    await expect(second).toHaveURL(/\/login$/);
    await expect(page).toHaveURL(/\/login\?redirect/);
    await expect(signInAgain(page)).toBeHidden();
    await logIn(second, rosa);
    await expect(second).toHaveURL(/\/dashboard$/);
    await expect(dashboard, 'and nobody is asked for the session that they ended').toBeVisible();
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByRole('heading', { name: 'Todavía no hay proyectos' })).toBeVisible();
    expect(complaints).toEqual([]);
  });
});

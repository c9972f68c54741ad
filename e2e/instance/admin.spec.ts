import { Client } from 'pg';
import { expectAccessible, expectNoSidewaysScroll } from '../support/axe.ts';
import { givenProject } from '../support/given.ts';
import { expect, test } from '../support/test.ts';

async function makeAdministrator(databaseUrl: string, id: number): Promise<void> {
  const client = new Client(databaseUrl);
  await client.connect();
  await client.query('update users set administrator = true where id = $1', [id]);
  await client.end();
}

test('whoever administers the instance finds people, shuts one out, and lets them in again', async ({
  page,
  elena,
  api,
  browserOf,
  databaseUrl,
}) => {
  const bruno = await api.register('Bruno', 'Suspendible');
  const theirs = await browserOf(bruno);
  await theirs.goto('/home');
  await page.goto('/settings/instance/people');
  await expect(page.getByText('Esta página es de quien administra la instancia')).toBeVisible();
  await makeAdministrator(databaseUrl, elena.id);
  await page.goto('/settings');
  await page.getByRole('group', { name: 'Esta instancia' }).getByRole('link', { name: 'Personas' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Personas' })).toBeVisible();

  await page.getByRole('searchbox', { name: 'Buscar por nombre o correo' }).fill('suspendible');
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: bruno.email });
  await expect(page.getByRole('tab', { name: 'Activas 1' })).toBeVisible();
  await page.getByRole('button', { name: 'Bruno Suspendible en la instancia: Persona' }).click();
  await page.getByRole('menuitemradio', { name: 'Administrador' }).click();
  const role = page.getByRole('button', { name: 'Bruno Suspendible en la instancia: Administrador' });
  // What is pressed before the focus is back would lose it.
  await expect(role).toBeFocused();
  await role.click();
  await page.getByRole('menuitemradio', { name: 'Persona' }).click();
  await expect(role).toBeHidden();
  await expectAccessible(page);
  await row.getByRole('button', { name: 'Opciones de Bruno Suspendible' }).click();
  await page.getByRole('menuitem', { name: 'Suspender la cuenta' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Suspender' }).click();
  await expect(row).toBeHidden();
  await expect(theirs.getByRole('dialog', { name: 'La sesión terminó' })).toBeVisible();
  await theirs.getByRole('dialog').getByRole('textbox', { name: 'Contraseña' }).fill(bruno.password);
  await theirs.getByRole('dialog').getByRole('button', { name: 'Ingresar', exact: true }).click();
  await expect(theirs.getByText('Tu cuenta está suspendida')).toBeVisible();

  await page.getByRole('tab', { name: 'Suspendidas' }).click();
  await row.getByRole('button', { name: 'Opciones de Bruno Suspendible' }).click();
  await page.getByRole('menuitem', { name: 'Reactivar la cuenta' }).click();
  await expect(page.getByText('Ninguna cuenta')).toBeVisible();
  await page.getByRole('tab', { name: 'Activas' }).click();
  await row.getByRole('button', { name: 'Opciones de Bruno Suspendible' }).click();
  await page.getByRole('menuitem', { name: 'Enviar enlace para otra contraseña' }).click();
  const resetLink = page.getByRole('dialog').getByText('/reset-password#');
  await expect(resetLink).toBeVisible();
  const link = (await resetLink.textContent()) ?? '';
  await page.getByRole('dialog').getByRole('button', { name: 'Listo' }).click();

  await page.getByRole('link', { name: 'Auditoría' }).click();
  await page.getByRole('searchbox', { name: 'Buscar por persona o dirección' }).fill('suspendible');
  await page.getByRole('combobox', { name: 'Tipo' }).selectOption('Cuenta suspendida');
  const events = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Cuenta suspendida' });
  await expect(events).toHaveCount(1);
  await expect(events).toContainText(`${bruno.email} · por Elena Prieto`);
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(page);

  // Opened in a browser where somebody else is signed in, too.
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: 'Contraseña nueva' })).toBeVisible();
});

test('who may register is decided in the instance, and the register page says so', async ({
  page,
  elena,
  api,
  browser,
  address,
  databaseUrl,
}) => {
  // The log's readers are told of once there is something to read.
  await givenProject(api, elena);
  await makeAdministrator(databaseUrl, elena.id);
  const visitor = await (await browser.newContext()).newPage();
  await page.goto('/settings/instance/registration');
  const save = async (mode: string) => {
    await page.getByRole('radio', { name: mode }).check();
    await page.getByRole('button', { name: 'Guardar cambios' }).click();
  };
  /** And waits for the answer: the word of success may still be there from the time before. */
  const saved = async (mode: string) => {
    const answered = page.waitForResponse((response) => response.request().method() === 'PUT');
    await save(mode);
    expect((await answered).ok()).toBe(true);
  };
  await save('Solo con un correo de estos dominios');
  await expect(page.getByRole('alert').filter({ hasText: 'Falta al menos un dominio' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Dominios' }).fill('senderos.example');
  await page.getByRole('textbox', { name: 'Dominios' }).press('Enter');
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Registro actualizado' })).toBeVisible();
  await expectAccessible(page);
  await visitor.goto(`${address}/register`);
  await expect(visitor.getByText('Solo con un correo de senderos.example')).toBeVisible();
  await saved('Solo con invitación');
  await visitor.reload();
  await expect(visitor.getByText('Hace falta una invitación: pídela')).toBeVisible();
  await expect(visitor.getByLabel('Nombre', { exact: true })).toBeHidden();
  await visitor.context().close();

  await page.getByRole('link', { name: 'Correo' }).click();
  await expect(page.getByText('Esta instancia no envía correo')).toBeVisible();
  await page.getByRole('link', { name: 'Salud' }).click();
  await expect(page.getByRole('row', { name: /^Notificaciones / })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Registro' }).click();
  // As it was: other stories register people.
  await saved('Cualquiera');
  await expect(page.getByRole('status').filter({ hasText: 'Registro actualizado' }).last()).toBeVisible();
});

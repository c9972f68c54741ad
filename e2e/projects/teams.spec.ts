import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../support/axe.ts';
import { givenProject } from '../support/given.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

const row = (page: Page, text: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: text });

/** The address of the only link that the dialog shows. */
const linkIn = (page: Page) => page.getByRole('dialog').getByText('/invitation?token=').textContent();

test('a team is added to a project, made anew, and invites by email', async ({ page, api, elena }) => {
  await test.step('nobody is found by an address: it is invited to the project, and a team is added there', async () => {
    const { id } = await givenProject(api, elena);
    await api.call(elena, 'POST', '/teams', { name: 'Obra' });
    await visit(page, `/dashboard/projects/${id}?tab=members`);
    await page.getByRole('button', { name: 'Agregar usuario' }).click();
    const dialog = page.getByRole('dialog');
    const search = dialog.getByRole('searchbox', { name: 'Buscar por correo' });
    await search.fill('nadie@ninguna.parte');
    await search.press('Enter');
    await dialog.getByRole('button', { name: 'Invitar a nadie@ninguna.parte' }).click();
    await expect(
      dialog.getByRole('button', { name: 'Copiar el enlace de nadie@ninguna.parte' }),
    ).toBeVisible();
    await expectAccessible(dialog);
    await dialog.getByRole('button', { name: 'Cerrar' }).click();
    await expect(row(page, 'nadie@ninguna.parte')).toContainText('Pendiente');

    await page.getByRole('button', { name: 'Agregar equipo' }).click();
    await dialog.getByRole('button', { name: 'Sumar' }).click();
    await page.getByRole('button', { name: 'Rol del equipo Obra: Editor' }).click();
    await page.getByRole('menuitemradio', { name: 'Lector' }).click();
    await expect(page.getByRole('button', { name: 'Rol del equipo Obra: Lector' })).toBeVisible();
    await page.getByRole('button', { name: 'Más opciones de Obra' }).click();
    await page.getByRole('menuitem', { name: 'Quitar del proyecto' }).click();
    await dialog.getByRole('button', { name: 'Quitar del proyecto' }).click();
    await expect(page.getByRole('button', { name: 'Más opciones de Obra' })).toBeHidden();
  });

  await test.step('somebody makes a team, invites by email, and takes an invitation back', async () => {
    const { name: project } = await givenProject(api, elena);
    await visit(page, '/teams');
    await page.getByRole('main').getByRole('button', { name: 'Crear equipo' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Crear equipo' }).click();
    await expect(dialog.getByText('El nombre es obligatorio')).toBeVisible();
    await dialog.getByLabel('Nombre').fill('Diseño');
    await dialog.getByLabel('Descripción').fill('Interfaz y textos');
    await dialog.getByRole('button', { name: 'Crear equipo' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Diseño' })).toBeVisible();

    await page.getByRole('button', { name: 'Sumar proyecto' }).click();
    await dialog.getByLabel('Rol del equipo').selectOption('Lector');
    await dialog.getByRole('button', { name: 'Sumar' }).click();
    await expect(page.getByRole('status').filter({ hasText: `ya está en ${project}` })).toBeVisible();
    await expect(page.getByRole('button', { name: `Rol del equipo en ${project}: Lector` })).toBeVisible();

    await page.getByRole('button', { name: 'Invitar personas' }).click();
    const emails = dialog.getByLabel('Correos');
    await emails.fill('eva@ejemplo.com, leo');
    await emails.press('Enter');
    await expect(dialog.getByText('«leo» no es un correo válido')).toBeVisible();
    await emails.press('Backspace');
    await emails.pressSequentially('leo@ejemplo.com,');
    await expectAccessible(dialog);
    await dialog.getByRole('button', { name: 'Invitar a 2 personas' }).click();
    await expect(dialog.getByText('Esta instancia no envía correo')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Copiar el enlace de leo@ejemplo.com' })).toBeVisible();
    await expectAccessible(dialog);
    await dialog.getByRole('button', { name: 'Listo' }).click();

    await expect(page.getByRole('heading', { name: 'Invitaciones pendientes 2' })).toBeVisible();
    await page.getByRole('button', { name: 'Anular la invitación: eva@ejemplo.com' }).click();
    await expect(row(page, 'eva@ejemplo.com')).toBeHidden();
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 700 });
    await expectNoSidewaysScroll(page);
  });
});

test('an invited person registers, accepts, and is in the team and its project until taken out', async ({
  page,
  elena,
  api,
  browser,
  address,
}) => {
  const { id: projectId, name: project } = await givenProject(api, elena);
  const team = await api.call<{ id: number }>(elena, 'POST', '/teams', { name: 'Diseño' });
  await api.call(elena, 'POST', `/projects/${projectId}/teams`, { teamId: team.id, role: 'Editor' });
  await page.goto(`/teams/${team.id}`);
  await page.getByRole('button', { name: 'Invitar personas' }).click();
  await page.getByRole('button', { name: 'Crear enlace' }).click();
  const link = (await linkIn(page)) ?? '';

  const context = await browser.newContext({ baseURL: address });
  const guest = await context.newPage();
  await guest.goto(link);
  await expect(guest.getByRole('heading', { level: 1, name: 'Te invitaron al equipo Diseño' })).toBeVisible();
  await expectAccessible(guest);
  await guest.getByRole('link', { name: 'Registrarse y aceptar' }).click();
  const email = `invitada-${team.id}@ejemplo.com`;
  await guest.getByLabel('Nombre').fill('Inés');
  await guest.getByLabel('Apellido').fill('Paz');
  await guest.getByLabel('Usuario').fill(`ines${team.id}`);
  await guest.getByLabel('Email').fill(email);
  await guest.getByLabel('Contraseña', { exact: true }).fill('secreta1');
  await guest.getByLabel('Confirmar contraseña').fill('secreta1');
  await guest.getByRole('button', { name: 'Registrarse' }).click();
  await expect(guest.getByRole('heading', { level: 1, name: 'Diseño' })).toBeVisible();

  // Whoever has the team open sees the newcomer come.
  await page.getByRole('button', { name: 'Listo' }).click();
  await expect(row(page, email)).toBeVisible();
  await guest.getByRole('main').getByRole('link', { name: project }).click();
  await expect(guest.getByRole('heading', { level: 1, name: project })).toBeVisible();

  await visit(page, `/dashboard/projects/${projectId}?tab=members`);
  await expect(row(page, email)).toContainText('por el equipo Diseño');
  await expectAccessible(page);

  await visit(page, `/teams/${team.id}`);
  await page.getByRole('button', { name: 'Más opciones de Inés Paz' }).click();
  await page.getByRole('menuitem', { name: 'Quitar del equipo' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Quitar del equipo' }).click();
  await expect(row(page, email)).toBeHidden();
  await expect(guest.getByRole('heading', { level: 1, name: project })).toBeHidden();
  await guest.goto(link);
  await expect(guest.getByRole('heading', { level: 1, name: 'La invitación ya se usó' })).toBeVisible();
  await context.close();
});

import type { Locator, Page } from '@playwright/test';
import type { Api, Person } from '../support/api.ts';
import { givenMember, givenProject, givenRole } from '../support/given.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

const membersOf = (id: number) => `/dashboard/projects/${id}?tab=members`;
const row = (page: Page, { email }: Person): Locator =>
  page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: email });
const add = (page: Page) => page.getByRole('button', { name: 'Agregar usuario' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Agregar usuario' });
const nobody = 'El usuario ingresado ya pertenece al proyecto o no existen coincidencias.';

async function people(api: Api): Promise<[Person, Person]> {
  return [await api.register('Ana', 'Ruiz'), await api.register('Bruno', 'Sosa')];
}

test('members are listed, added, given roles and removed', async ({ page, context, api }) => {
  const [ana, bruno] = await people(api);
  await api.signIn(context, ana);
  await test.step('the list shows initials, name, email and role of each member', async () => {
    const { id } = await givenProject(api, ana);
    await givenMember(api, ana, id, bruno, 'Lector');
    await visit(page, `/dashboard/projects/${id}`);
    await page.getByRole('tab', { name: 'Miembros' }).click();
    await expect(row(page, bruno).getByText('BS', { exact: true })).toBeVisible();
    await expect(row(page, bruno).getByText('Bruno Sosa')).toBeVisible();
    await expect(row(page, bruno).getByRole('button', { name: 'Rol de Bruno Sosa: Lector' })).toBeVisible();
    await expect(row(page, ana).getByText('Tu cuenta')).toBeVisible();
  });

  await test.step('the modal searches at once with nothing, then by email, and adds people', async () => {
    const { id } = await givenProject(api, ana);
    await visit(page, membersOf(id));
    const first = page.waitForRequest((request) => request.url().includes('/memberships/users'));
    await add(page).click();
    expect(new URL((await first).url()).searchParams.get('search') ?? '').toBe('');
    await expect(dialog(page).getByRole('listitem').first()).toBeVisible();
    await expect(dialog(page).getByText(ana.email)).toBeHidden();
    await expectAccessible(dialog(page));

    const search = dialog(page).getByRole('searchbox', { name: 'Buscar por correo' });
    await search.fill(bruno.email.toUpperCase());
    await search.press('Enter');
    await expect(dialog(page).getByRole('listitem')).toHaveCount(1);
    await expect(dialog(page).getByLabel('Rol')).toHaveValue('Editor');
    await dialog(page).getByLabel('Rol').selectOption('Lector');
    await dialog(page).getByRole('button', { name: 'Agregar a Bruno Sosa' }).click();
    await expect(dialog(page).getByRole('button', { name: 'Agregado: Bruno Sosa' })).toBeFocused();
    await search.fill('nadie@ninguna.parte');
    await search.press('Enter');
    await expect(dialog(page).getByText(nobody, { exact: true })).toBeVisible();
    const again = page.waitForResponse((response) =>
      response.url().includes(encodeURIComponent(bruno.email)),
    );
    await search.fill(bruno.email);
    await search.press('Enter');
    expect(await (await again).json()).toEqual([]);
    await expect(dialog(page).getByText(nobody, { exact: true })).toBeVisible();
    await expectAccessible(dialog(page));

    await dialog(page).getByRole('button', { name: 'Cerrar' }).click();
    await expect(dialog(page)).toBeHidden();
    await expect(add(page)).toBeFocused();
    await expect(row(page, bruno).getByRole('button', { name: 'Rol de Bruno Sosa: Lector' })).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Miembros 2' })).toBeVisible();
  });

  await test.step('an owner changes a role, but the last owner stays one', async () => {
    const { id } = await givenProject(api, ana);
    await givenMember(api, ana, id, bruno);
    await visit(page, membersOf(id));
    await row(page, bruno)
      .getByRole('button', { name: /^Rol de/ })
      .click();
    await expect(page.getByRole('menuitemradio')).toHaveText([
      'Propietario',
      'Administrador',
      'Editor',
      'Lector',
    ]);
    await expectAccessible(page.getByRole('menu'));
    const saved = page.waitForResponse((response) => response.request().method() === 'PATCH');
    await page.getByRole('menuitemradio', { name: 'Administrador' }).click();
    await saved;
    await page.reload();
    await expect(
      row(page, bruno).getByRole('button', { name: 'Rol de Bruno Sosa: Administrador' }),
    ).toBeVisible();

    const own = row(page, ana).getByRole('button', { name: 'Rol de Ana Ruiz: Propietario' });
    await expect(own).toHaveAttribute('aria-disabled', 'true');
    await own.hover();
    await expect(page.getByRole('tooltip')).toHaveText('El proyecto necesita al menos un Propietario');
    await expect(row(page, ana).getByRole('button', { name: 'Más opciones de Ana Ruiz' })).toHaveCount(0);
  });

  await test.step('an owner removes a member after confirming', async () => {
    const { id } = await givenProject(api, ana);
    await givenMember(api, ana, id, bruno);
    await visit(page, membersOf(id));
    await row(page, bruno).getByRole('button', { name: 'Más opciones de Bruno Sosa' }).click();
    await page.getByRole('menuitem', { name: 'Quitar del proyecto' }).click();
    const question = page.getByRole('dialog', { name: 'Quitar a «Bruno Sosa»' });
    await expect(question.getByRole('button', { name: 'Cancelar' })).toBeFocused();
    await expectAccessible(question);
    await question.getByRole('button', { name: 'Quitar del proyecto' }).click();
    await expect(row(page, bruno)).toBeHidden();
    await expect(page.getByRole('tab', { name: 'Miembros 1' })).toBeVisible();
  });

  await test.step('the user search waits for a second of rest', async () => {
    const { id } = await givenProject(api, ana);
    await page.clock.install();
    await page.goto(membersOf(id));
    await add(page).click();
    await expect(dialog(page).getByRole('listitem').first()).toBeVisible();
    const searches: (string | null)[] = [];
    page.on('request', (request) => void searches.push(new URL(request.url()).searchParams.get('search')));

    await page.clock.pauseAt(Date.now() + 60_000);
    await dialog(page).getByRole('searchbox').fill('ninguna.parte');
    await page.clock.runFor(900);
    expect(searches).not.toContain('ninguna.parte');
    await page.clock.runFor(150);
    await page.clock.resume();
    await expect(dialog(page).getByText(nobody)).toBeVisible();
    expect(searches).toContain('ninguna.parte');
  });
});

test('a member leaves, or loses the right meanwhile', async ({ page, context, api }) => {
  const [ana, bruno] = await people(api);
  await api.signIn(context, bruno);
  await test.step('a member leaves, and the project is gone from their dashboard', async () => {
    const { id } = await givenProject(api, ana);
    await givenMember(api, ana, id, bruno);
    await visit(page, membersOf(id));
    await row(page, bruno).getByRole('button', { name: 'Más opciones de Bruno Sosa' }).click();
    await page.getByRole('menuitem', { name: 'Salir del proyecto' }).click();
    const question = page.getByRole('dialog', { name: 'Salir de «Feria de otoño»' });
    await question.getByRole('button', { name: 'Salir del proyecto' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByRole('heading', { name: 'Todavía no hay proyectos' })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'Saliste de «Feria de otoño»' })).toBeVisible();
  });

  await test.step('losing the right while the modal is open alerts and leads to the dashboard', async () => {
    const { id } = await givenProject(api, ana);
    await givenMember(api, ana, id, bruno, 'Administrador');
    await visit(page, membersOf(id));
    await add(page).click();
    await expect(dialog(page).getByRole('listitem').first()).toBeVisible();
    await givenRole(api, ana, id, bruno, 'Editor');
    // Searched for by itself: after a second there is no field left to press Enter in.
    await dialog(page).getByRole('searchbox').fill('otra');
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByRole('alert').filter({ hasText: 'Error de permisos' })).toBeVisible();
    await expect(dialog(page)).toBeHidden();
  });

  await test.step('adding without the right any more alerts and leads to the dashboard', async () => {
    const { id } = await givenProject(api, ana);
    await givenMember(api, ana, id, bruno, 'Administrador');
    await visit(page, membersOf(id));
    await add(page).click();
    await expect(dialog(page).getByRole('listitem').first()).toBeVisible();
    await givenRole(api, ana, id, bruno, 'Lector');
    await dialog(page)
      .getByRole('button', { name: /^Agregar a / })
      .first()
      .click();
    await expect(page.getByRole('alert').filter({ hasText: 'Error de permisos' })).toBeVisible();
    await expect(page).toHaveURL(/\/dashboard$/);
  });
});

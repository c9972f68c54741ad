import type { Locator, Page } from '@playwright/test';
import type { RoleName } from '@cuadrilla/contract/kernel/roles';
import type { Api, Person } from '../support/api.ts';
import { expectAccessible } from '../support/axe.ts';
import { givenBoard, givenMember, givenProject } from '../support/given.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

const missing = 'Te faltan permisos para realizar esta acción';
const missingForMembers = 'No tenes permisos para realizar esta acción';

/** A board of somebody else's project, of which one is a member. */
async function boardAs(api: Api, member: Person, role: RoleName): Promise<string> {
  const owner = await api.register('Ana', 'Ruiz');
  const { id } = await givenProject(api, owner);
  const board = await givenBoard(api, owner, id, 'Prensa');
  await givenMember(api, owner, id, member, role);
  return `/dashboard/projects/${id}/boards/${board.id}`;
}

/** Moves on, as a hand does, until the tooltip is gone: it stays while the mouse may be on its way to it. */
const leaveTooltip = (page: Page): Promise<void> =>
  expect(async () => {
    await page.mouse.move(40, 40);
    await page.mouse.move(0, 0);
    await expect(page.getByRole('tooltip')).toBeHidden({ timeout: 500 });
  }).toPass();

/** It is there, tells why it cannot be used to the mouse and to the keyboard alike, and does nothing. */
async function expectForbidden(page: Page, control: Locator, why: string): Promise<void> {
  await expect(control).toHaveAttribute('aria-disabled', 'true');
  const tooltip = page.getByRole('tooltip');
  await control.hover();
  await expect(tooltip).toHaveText(why);
  await leaveTooltip(page);

  await control.focus();
  await page.keyboard.press('Shift+Tab');
  await expect(tooltip).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(control).toBeFocused();
  await expect(tooltip).toHaveText(why);
  await expect(control).toHaveAccessibleDescription(why);
  await expectAccessible(page);

  const address = page.url();
  await page.keyboard.press('Enter');
  await control.click({ force: true });
  expect(page.url()).toBe(address);
  await expect(page.getByRole('dialog')).toBeHidden();
}

test('a Lector changes nothing and is told why, an Editor makes tasks, an Administrador all but owners', async ({
  page,
  context,
  api,
}) => {
  const luz = await api.register('Luz', 'Vega');
  await api.signIn(context, luz);
  const board = await boardAs(api, luz, 'Lector');
  await test.step('a Lector cannot create boards, and is told why', async () => {
    await visit(page, board.replace(/\/boards.*/, ''));
    await expect(page.getByRole('link', { name: 'Ver Tablero Prensa' })).toBeVisible();
    await expectForbidden(page, page.getByRole('button', { name: 'Crear Tablero' }), missing);
    await expect(page.getByRole('button', { name: /^Más opciones/ })).toHaveCount(0);
  });

  await test.step('a Lector cannot open the settings, not even by their address', async () => {
    await visit(page, board.replace(/\/boards.*/, '?tab=settings'));
    await expect(page.getByRole('tab', { name: 'Tableros' })).toHaveAttribute('aria-selected', 'true');
    const settings = page.getByRole('tab', { name: 'Ajustes' });
    await expect(settings).toHaveAttribute('aria-disabled', 'true');
    await settings.hover();
    await expect(page.getByRole('tooltip')).toHaveText(missing);
    await settings.click({ force: true });
    await expect(page.getByRole('tab', { name: 'Tableros' })).toHaveAttribute('aria-selected', 'true');

    await leaveTooltip(page);
    await page.getByRole('tab', { name: 'Tableros' }).press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'Miembros' })).toBeFocused();
    await page.keyboard.press('End');
    await expect(settings).toBeFocused();
    await expect(page.getByRole('tooltip')).toHaveText(missing);
    await expectAccessible(page);
    await expect(page.getByRole('button', { name: 'Guardar Cambios' })).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('tooltip')).toBeHidden();
  });

  await test.step('a Lector cannot add members nor change roles', async () => {
    await visit(page, board.replace(/\/boards.*/, '?tab=members'));
    await expect(page.getByRole('tabpanel').getByText('Propietario')).toBeVisible();
    await expectForbidden(page, page.getByRole('button', { name: 'Agregar usuario' }), missingForMembers);
    await expect(page.getByRole('button', { name: /^Rol de/ })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Más opciones de Ana Ruiz' })).toHaveCount(0);
  });

  await test.step('a Lector cannot create a board by its address either', async () => {
    await visit(page, board.replace(/\/boards.*/, '/create-board'));
    await page.getByLabel('Nombre').fill('Permisos');
    await expectForbidden(page, page.getByRole('button', { name: 'Crear Tablero' }), missing);
    await page.getByLabel('Nombre').press('Enter');
    await expect(page).toHaveURL(/\/create-board$/);
  });

  await test.step('a Lector cannot archive a project from the list', async () => {
    await visit(page, '/projects');
    const archive = page.getByRole('button', { name: 'Archivar «Feria de otoño»' });
    await expectForbidden(page, archive, missing);
  });

  await test.step('an Editor may create tasks, but neither boards nor members', async () => {
    const theirs = await boardAs(api, luz, 'Editor');
    await visit(page, theirs.replace(/\/boards.*/, ''));
    await expect(page.getByRole('button', { name: 'Crear Tablero' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await page.getByRole('tab', { name: 'Miembros' }).click();
    await expect(page.getByRole('button', { name: 'Agregar usuario' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await visit(page, theirs);
    await expect(page.getByRole('link', { name: 'Crear tarea' }).first()).toBeVisible();
  });

  await test.step('an Administrador may do it all but make owners', async () => {
    const theirs = await boardAs(api, luz, 'Administrador');
    await visit(page, theirs.replace(/\/boards.*/, ''));
    await expect(page.getByRole('link', { name: 'Crear Tablero' })).toBeVisible();
    await page.getByRole('tab', { name: 'Ajustes' }).click();
    await expect(page.getByRole('button', { name: 'Guardar Cambios' })).toBeVisible();
    await page.getByRole('tab', { name: 'Miembros' }).click();
    await page.getByRole('button', { name: /^Rol de Luz Vega/ }).click();
    await expect(page.getByRole('menuitemradio')).toHaveText(['Administrador', 'Editor', 'Lector']);
  });
});

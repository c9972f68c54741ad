import type { Locator } from '@playwright/test';
import type { Api } from '../support/api.ts';
import { addTask, card, comment, givenPlace, openTask } from '../support/boards.ts';
import { field } from '../support/forms.ts';
import { givenMember } from '../support/given.ts';
import { expect, test } from '../support/test.ts';
import { expectAccessible } from '../support/axe.ts';
import { visit } from '../support/visit.ts';

const tooltip = 'Te faltan permisos para realizar esta acción';

async function givenReader(api: Api) {
  const [ana, reader] = [await api.register('Ana', 'Ruiz'), await api.register('Rosa', 'Luna')];
  const place = await givenPlace(api, ana);
  await givenMember(api, ana, place.projectId, reader, 'Lector');
  const task = await addTask(api, ana, place);
  await comment(api, ana, place, task, 'Ya pedidas');
  return { place, reader, task };
}

async function expectForbidden(button: Locator): Promise<void> {
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await button.focus();
  await expect(button).toHaveAccessibleDescription(tooltip);
  await button.press('Escape');
  await expect(button).toHaveAccessibleDescription('');
}

test('a Lector reads everything, changes nothing, and comments', async ({ page, context, api }) => {
  const { place, reader, task } = await givenReader(api);
  await api.signIn(context, reader);
  await test.step('a Lector who comes to the create form by its address cannot send it', async () => {
    await visit(page, `${place.path}/create-task`);
    await expect(page.getByRole('main').getByRole('status').filter({ hasText: tooltip })).toBeVisible();
    await expectForbidden(page.getByRole('button', { name: 'Crear tarea' }));
    const asked: string[] = [];
    page.on('request', (request) => void asked.push(request.method()));
    await field(page, 'Título').fill('No debe salir');
    await field(page, 'Título').press('Enter');
    await expect(page).toHaveURL(/\/create-task$/);
    expect(asked).not.toContain('POST');
  });

  await test.step('a Lector who comes to the settings by their address sees the boards, and their address', async () => {
    const project = `/dashboard/projects/${place.projectId}`;
    await visit(page, `${project}?tab=settings`);
    await expect(page.getByRole('tab', { name: 'Tableros', selected: true })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Ver Tablero/ })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${project}$`));
  });

  await test.step('a Lector reads the whole task, changes nothing of it, and comments', async () => {
    await openTask(page, place, task);
    await expectAccessible(page);
    for (const [label, value] of [
      ['Título', 'Pedir carpas'],
      ['Descripción', 'Cuatro, con paredes'],
    ] as const) {
      await expect(field(page, label)).toHaveValue(value);
      await expect(field(page, label)).not.toBeEditable();
    }
    const properties = page.getByRole('group', { name: 'Propiedades' });
    await expect(properties).toContainText(
      /EstadoPor hacerPrioridadMediaResponsable.*Ana RuizFecha límite20\/05\/2031.*TableroLogística/,
    );
    await expect(properties.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('combobox')).toHaveCount(0);
    await expectForbidden(page.getByRole('button', { name: 'Guardar cambios' }));
    await expectForbidden(page.getByRole('button', { name: 'Eliminar tarea' }));
    await page.getByRole('button', { name: 'Eliminar tarea' }).click({ force: true });
    await expect(page.getByRole('dialog')).toBeHidden();
    await field(page, 'Título').press('Enter');

    const article = (text: string) => page.getByRole('article').filter({ hasText: text });
    await expect(article('Ya pedidas').getByRole('button')).toHaveCount(0);
    await field(page, 'Comentario').fill('Gracias');
    await page.getByRole('button', { name: 'Comentar', exact: true }).click();
    await expect(article('Gracias')).toContainText('Rosa Luna');
    await expect(article('Gracias').getByRole('button')).toHaveCount(2);
    await page.reload();
    await expect(article('Gracias')).toBeVisible();
    await expect(field(page, 'Título')).toHaveValue('Pedir carpas');
  });

  await test.step('a Lector reads the board, and «Crear tarea» is disabled with its tooltip', async () => {
    await visit(page, place.path);
    await expect(card(page, 'Pedir carpas')).toBeVisible();
    const create = page.getByRole('button', { name: 'Crear tarea' });
    await expect(create).toHaveAttribute('aria-disabled', 'true');
    await create.hover();
    await expect(page.getByRole('tooltip')).toHaveText(tooltip);
    await expectAccessible(page);
    await create.click({ force: true });
    await expect(page).toHaveURL(new RegExp(`${place.path}$`));
    await expect(page.getByRole('link', { name: 'Crear tarea' })).toHaveCount(0);
  });
});

import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { givenMember, givenProject } from '../support/given.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

const names = (page: Page) => page.getByRole('tabpanel').getByRole('listitem').getByRole('link');
const notice = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

test('projects are filtered by role and sorted as a Spanish reader expects', async ({
  page,
  context,
  api,
}) => {
  const [ana, elena] = [await api.register('Ana', 'Ruiz'), await api.register()];
  for (const name of ['Zafra', 'ópera', 'Ñandú', 'nube']) await givenProject(api, elena, name);
  const other = await givenProject(api, ana, 'De Ana');
  await givenMember(api, ana, other.id, elena, 'Lector');
  await api.signIn(context, elena);
  await page.goto('/projects');
  await expect(names(page)).toHaveText(['De Ana', 'nube', 'Ñandú', 'ópera', 'Zafra']);

  await page.getByRole('button', { name: 'Ordenar: Actualización' }).click();
  await expectAccessible(page.getByRole('menu'));
  await page.getByRole('menuitemradio', { name: 'Nombre' }).click();
  await expect(names(page)).toHaveText(['De Ana', 'nube', 'Ñandú', 'ópera', 'Zafra']);
  await page.getByRole('button', { name: 'Rol: Todos' }).click();
  await page.getByRole('menuitemradio', { name: 'Lector' }).click();
  await expect(names(page)).toHaveText(['De Ana']);
  await page.reload();
  await expect(names(page)).toHaveText(['De Ana']);

  await page.getByRole('button', { name: 'Rol: Lector' }).click();
  await page.getByRole('menuitemradio', { name: 'Editor' }).click();
  await expect(page.getByRole('heading', { name: 'Sin proyectos con el rol Editor' })).toBeVisible();
  await page.getByRole('button', { name: 'Ver todos los roles' }).click();
  await expect(names(page)).toHaveCount(5);
});

test('a project is archived and deleted, and taken back', async ({ page, api, elena }) => {
  const { id } = await givenProject(api, elena);
  await test.step('a project is archived and taken out of the archive', async () => {
    await visit(page, '/projects');
    await page.getByRole('button', { name: 'Archivar «Feria de otoño»' }).click();
    await expect(notice(page, 'Proyecto archivado')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Todavía no hay proyectos' })).toBeVisible();
    await notice(page, 'Proyecto archivado').getByRole('button', { name: 'Deshacer' }).click();
    await expect(notice(page, 'Proyecto desarchivado')).toBeVisible();
    await expect(names(page)).toHaveText(['Feria de otoño']);

    await page.getByRole('button', { name: 'Archivar «Feria de otoño»' }).click();
    await expect(page.getByRole('heading', { name: 'Todavía no hay proyectos' })).toBeVisible();
    await page.getByRole('tab', { name: 'Archivados' }).click();
    await expect(page).toHaveURL(/\?view=archived$/);
    await page.getByRole('button', { name: 'Desarchivar «Feria de otoño»' }).click();
    await expect(page.getByRole('heading', { name: 'Sin proyectos archivados' })).toBeVisible();
    await page.getByRole('tab', { name: 'Activos' }).click();
    await expect(names(page)).toHaveText(['Feria de otoño']);
  });

  await test.step('a deleted project comes back from the Papelera of projects', async () => {
    await api.call(elena, 'DELETE', `/projects/${id}`);
    await visit(page, '/projects');
    await page.getByRole('tab', { name: 'Papelera 1' }).click();
    await expect(page.getByText('Los proyectos eliminados se guardan 30 días.')).toBeVisible();
    await page.getByRole('button', { name: 'Restaurar «Feria de otoño»' }).click();
    await expect(notice(page, 'Proyecto restaurado')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'La papelera está vacía' })).toBeVisible();
    await page.getByRole('tab', { name: 'Activos' }).click();
    await names(page).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Feria de otoño' })).toBeVisible();
  });
});

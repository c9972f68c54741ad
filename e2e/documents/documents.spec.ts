import { readFile } from 'node:fs/promises';
import type { DocumentVersion } from '@cuadrilla/contract/documents/document-content';
import type { Document } from '@cuadrilla/contract/documents/documents';
import type { Page } from '@playwright/test';
import { holdBack } from '../support/network.ts';
import { expect, test } from '../support/test.ts';
import { expectAccessible } from '../support/axe.ts';
import { givenTwo } from '../support/two-people.ts';

/** Of one point. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYPhfDwAChAGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

async function upload(page: Page, path: string): Promise<{ url: string }> {
  const { origin } = new URL(page.url());
  const headers = { 'content-type': 'image/png', origin };
  const answer = await page.request.post(path, { data: picture, headers });
  return (await answer.json()) as { url: string };
}

const text = (page: Page) => page.getByRole('textbox', { name: /^Texto de / });
const saved = (page: Page) => page.getByRole('status').filter({ hasText: 'Guardado' });

test('two people write one document, one of them without a line for a while, and nothing is lost', async ({
  page,
  api,
  context,
  browserOf,
}) => {
  const { ana, bruno, place } = await givenTwo(api);
  await api.signIn(context, ana);
  const none = page.getByRole('heading', { name: 'Todavía no hay documentos' });
  await page.goto(`/dashboard/projects/${place.projectId}?tab=documents`);
  await expect(none).toBeVisible();
  await expect(page.getByRole('button', { name: 'Usar plantilla Acta de reunión' })).toBeVisible();
  await expectAccessible(page);
  await page.goto(`/documentation/${place.projectId}`);
  await expectAccessible(page);
  // It can be begun where all projects' documents are, too.
  await page.goto('/documentation');
  await expect(none).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Crear documento' }).click();
  await expect(page).toHaveURL(new RegExp(`/documentation/${place.projectId}/`));
  await expect(text(page)).toBeVisible();
  await expect(saved(page)).toBeVisible();
  // The editor's code came meanwhile; the title is still the one that is being written.
  const title = page.getByRole('textbox', { name: 'Título del documento' });
  await expect(title).toBeFocused();
  await expect(page).not.toHaveURL(/naming/);
  await page.keyboard.type('Medidas');
  await page.keyboard.press('Enter');
  await expect(text(page)).toBeFocused();
  await expect(page).toHaveTitle(/^Medidas/);
  await expect(text(page)).toHaveAccessibleName('Texto de Medidas');
  await page.keyboard.type('# Plan\n');
  await expect(text(page).getByRole('heading', { name: 'Plan' })).toBeVisible();
  await expect(saved(page)).toBeVisible();
  await page.keyboard.type('Primero medir.\n');
  await expect(text(page)).toContainText('Primero medir.');
  await expect(saved(page)).toBeVisible();
  await page.keyboard.type('/');
  await expect(page.getByRole('option', { name: 'Crear una tarea' })).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Pedir la báscula\n');
  await expect(text(page).getByRole('link', { name: /Pedir la báscula/ })).toBeVisible();
  await expect(saved(page)).toBeVisible();

  await api.call(ana, 'POST', `/projects/${place.projectId}/documents`, { title: 'Notas' });
  const other = await browserOf(bruno);
  await other.goto(page.url());
  await expect(text(other)).toContainText('Primero medir.');
  await text(other).getByText('Primero medir.').click();
  await other.keyboard.press('End');
  await other.keyboard.type(' Luego pesar.');
  await expect(text(page)).toContainText('Primero medir. Luego pesar.');
  await expectAccessible(page);

  await other.context().setOffline(true);
  await other.keyboard.type(' Sin línea.');
  // Left, opened again and left again, all of it without a line: this browser keeps what nobody else has.
  await other.getByRole('link', { name: 'Notas' }).click();
  await expect(other).toHaveTitle(/^Notas/);
  await other.goBack();
  await expect(text(other)).toContainText('Luego pesar. Sin línea.');
  await other.goForward();
  await expect(other).toHaveTitle(/^Notas/);
  await text(page).getByRole('heading', { name: 'Plan' }).click();
  await page.keyboard.press('End');
  await page.keyboard.type(' de obra');
  await expect(saved(page)).toBeVisible();
  await other.context().setOffline(false);
  await other.goBack();
  for (const each of [page, other]) {
    await expect(text(each).getByRole('heading', { name: 'Plan de obra' })).toBeVisible();
    await expect(text(each)).toContainText('Luego pesar. Sin línea.');
  }
  await page.reload();
  await expect(text(page)).toContainText('Luego pesar. Sin línea.');

  await text(other).getByText('Primero medir.').click();
  await other.keyboard.press('Home');
  await other.keyboard.press('Shift+End');
  await expect(other.getByRole('toolbar', { name: 'Formato' })).toBeVisible();
  await other.keyboard.press('Control+Alt+m');
  await other.getByRole('textbox', { name: 'Comentario' }).fill('¿Con qué balanza?');
  await other.keyboard.press('Control+Enter');
  const line = 'Primero medir. Luego pesar. Sin línea.';
  await expect(text(page).locator('[data-commented]')).toHaveText(line);
  await page.getByRole('button', { name: 'Comentarios, 1 comentario abierto' }).click();
  const thread = page.getByRole('region', { name: `Conversación sobre «${line}»` });
  await expect(thread).toContainText('¿Con qué balanza?');
  await other.getByRole('button', { name: /^Editar el comentario de / }).click();
  await other.getByRole('textbox', { name: 'Comentario' }).first().fill('¿Con cuál balanza?');
  await other.keyboard.press('Control+Enter');
  await expect(thread).toContainText('¿Con cuál balanza?');
  await expect(thread).toContainText('(editado)');
  await expectAccessible(page);
  await thread.getByRole('button', { name: 'Resolver' }).click();
  await expect(other.getByText('Resuelto por Ana Ruiz')).toBeVisible();
  await expect(text(page).locator('[data-commented]')).toHaveCount(0);

  await test.step('a session ended elsewhere is begun again in place, and what was written is saved', async () => {
    await api.call(await api.logIn(bruno), 'DELETE', '/profile/sessions');
    const dialog = other.getByRole('dialog', { name: 'La sesión terminó' });
    await dialog.getByLabel('Contraseña', { exact: true }).fill(bruno.password);
    await dialog.getByRole('button', { name: 'Ingresar' }).click();
    await expect(dialog).toBeHidden();
    await text(other).getByText('Primero medir.').click();
    await other.keyboard.press('End');
    await other.keyboard.type(' Al final, barrer.');
    await expect(text(page)).toContainText('Sin línea. Al final, barrer.');
    await expect(saved(other)).toBeVisible();
  });

  await test.step('whoever signs out is asked while something is unsent, and leaves no document behind', async () => {
    const kept = () => other.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
    await other.goto(`/documentation/${place.projectId}`);
    expect(await kept(), 'a tab that is closed says no last word').not.toEqual([]);
    await other.goBack();
    await expect(saved(other)).toBeVisible();
    await other.context().setOffline(true);
    await text(other).getByText('Primero medir.').click();
    await other.keyboard.type('Nadie más lo tiene.');
    await other.getByRole('button', { name: 'Cerrar sesión' }).click();
    await expect(other.getByRole('dialog', { name: 'Hay cambios sin guardar' })).toBeVisible();
    await other.context().setOffline(false);
    await other.keyboard.press('Escape');
    await expect(saved(other)).toBeVisible();
    await other.goto(`/documentation/${place.projectId}`);
    await other.getByRole('button', { name: 'Cerrar sesión' }).click();
    await expect(other).toHaveURL(/\/login$/);
    await expect.poll(kept).toEqual([]);
  });
});

test('what a document said comes back from its history, and it is led out by its menu', async ({
  page,
  api,
  place: { projectId },
  elena,
  browser,
}) => {
  const ask = <Answer>(method: string, path: string, body?: object) =>
    api.call<Answer>(elena, method, `/projects/${projectId}/documents${path}`, body);
  const { id } = await ask<Document>('POST', '', { title: 'Plan de salida' });
  await ask('PUT', `/${id}/markdown`, { markdown: 'Sale el lunes a las nueve.' });
  const manual = await ask<Document>('POST', '', { title: 'Manual' });
  await ask('PUT', `/${manual.id}/markdown`, { markdown: '## Paso\n\nMedir y pesar. \n\n'.repeat(1_000) });
  const [first] = await ask<DocumentVersion[]>('GET', `/${id}/versions`);
  // What is written after it is a version of its own.
  await ask('POST', `/${id}/versions/${first?.id}/restore`);
  await ask('PUT', `/${id}/markdown`, { markdown: 'Sale el martes a las nueve.' });

  await page.goto(`/documentation/${projectId}/${id}`);
  await expect(text(page)).toHaveText('Sale el martes a las nueve.');
  await page.getByRole('button', { name: 'Historial' }).click();
  const history = page.getByRole('complementary', { name: 'Historial' });
  const versions = history.getByRole('listitem').getByRole('button');
  await versions.first().click();
  const version = page.getByRole('document', { name: 'Texto de Plan de salida' });
  await expect(version.locator('del')).toHaveText('lunes');
  await expect(version.locator('ins')).toHaveText('martes');
  await expectAccessible(page);

  await versions.last().click();
  await history.getByRole('button', { name: /^Restaurar la versión de las / }).click();
  await expect(text(page)).toHaveText('Sale el lunes a las nueve.');
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(text(page)).toHaveText('Sale el martes a las nueve.');
  await page.keyboard.press('Escape');

  const menu = page.getByRole('article').getByRole('button', { name: 'Más opciones de Plan de salida' });
  await menu.click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Llevarse el documento' }).press('ArrowRight');
  await page.getByRole('menuitem', { name: 'Descargar Markdown' }).click();
  expect((await download).suggestedFilename()).toBe('Plan de salida.md');

  const { url } = await upload(page, `/api/projects/${projectId}/documents/${id}/files`);
  await ask('PUT', `/${id}/markdown`, { markdown: `Sale el martes a las nueve.\n\n![Plano](${url})` });
  await expect(text(page).getByRole('img', { name: 'Plano' })).toHaveJSProperty('naturalWidth', 1);
  await menu.click();
  const asPage = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Llevarse el documento' }).press('ArrowRight');
  await page.getByRole('menuitem', { name: 'Descargar HTML' }).click();
  const file = await asPage;
  expect(file.suggestedFilename()).toBe('Plan de salida.html');
  const alone = await browser.newPage();
  await alone.setContent(await readFile(await file.path(), 'utf8'));
  await expect(alone.getByRole('heading', { name: 'Plan de salida' })).toBeVisible();
  await expect(alone.getByRole('img', { name: 'Plano' })).toHaveJSProperty('naturalWidth', 1);
  await alone.close();
  await menu.click();
  await page.getByRole('menuitem', { name: 'Enlace público…' }).click();
  await page.getByRole('button', { name: 'Crear enlace' }).click();
  const address = await page.getByLabel('Dirección pública').inputValue();
  await expect(page.getByText('Público', { exact: true })).toBeAttached();
  const read = await page.request.get(address);
  expect(await read.text()).toContain('Sale el martes');
  await page.getByRole('button', { name: 'Cerrar', exact: true }).click();

  const chosen = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Importar…' }).click();
  await page.getByRole('menuitem', { name: 'Archivos Markdown…' }).click();
  const notes = { name: 'Notas.md', mimeType: 'text/markdown', buffer: Buffer.from('Hola') };
  await (await chosen).setFiles(notes);
  await expect(page.getByRole('link', { name: 'Notas' })).toBeVisible();

  // A long one shows how it begins, and then is written in: nothing of it is there twice.
  const beginning = async () =>
    (await ask<{ beginning: string | null }>('GET', `/${manual.id}/beginning`)).beginning;
  await expect.poll(beginning).toContain('Medir y pesar.');
  const release = await holdBack(page, `**/documents/${manual.id}/state`);
  await page.goto(`/documentation/${projectId}/${manual.id}`);
  const shown = page
    .getByRole('article')
    .getByRole('document')
    .getByRole('heading', { name: 'Paso' })
    .first();
  await expect(shown).toBeVisible();
  await release();
  await expect(shown).toBeHidden();
  await text(page).getByText('Medir y pesar.').first().click();
  await page.keyboard.press('End');
  await page.keyboard.type(' Anotar.');
  await expect(saved(page)).toBeVisible();
  const { markdown } = await ask<{ markdown: string }>('GET', `/${manual.id}/markdown`);
  expect(markdown.trim()).toBe(
    '## Paso\n\nMedir y pesar.\n\n'.repeat(1_000).replace('pesar.', 'pesar. Anotar.').trim(),
  );
});

import { readFile } from 'node:fs/promises';
import type { Attachment } from '@cuadrilla/contract/tasks/attachments';
import type { TaskDetail } from '@cuadrilla/contract/tasks/tasks';
import type { Locator, Page } from '@playwright/test';
import { addTask, card, openTask, taskPath } from '../support/boards.ts';
import { alert, field, notice } from '../support/forms.ts';
import { givenRole } from '../support/given.ts';
import { holdBack } from '../support/network.ts';
import { expect, test } from '../support/test.ts';
import { expectAccessible } from '../support/axe.ts';
import { givenPair, givenShared, openFollowing } from '../support/two-people.ts';
import { visit } from '../support/visit.ts';

const files = (page: Page): Locator => page.getByRole('region', { name: 'Archivos' });
const tile = (page: Page, name: string): Locator =>
  files(page)
    .getByRole('listitem')
    .filter({ has: page.getByText(name, { exact: true }) });
const add = (page: Page): Locator =>
  files(page).getByRole('button', { name: /^(Soltar archivos aquí o elegirlos|Archivo)$/ });

async function choose(page: Page, name: string, item: string): Promise<void> {
  await tile(page, name).hover();
  await tile(page, name)
    .getByRole('button', { name: `Más opciones de «${name}»` })
    .click();
  await page.getByRole('menuitem', { name: item }).click();
}

/** As from another program. */
const arrive = (page: Page, kind: 'drop' | 'paste', name: string, type: string, base64: string) =>
  page.evaluate(
    ([how, called, media, encoded]) => {
      const bytes = Uint8Array.from(atob(encoded), (sign) => sign.charCodeAt(0));
      const carried = new DataTransfer();
      carried.items.add(new File([bytes], called, { type: media }));
      const event =
        how === 'drop'
          ? new DragEvent('drop', { dataTransfer: carried, bubbles: true, cancelable: true })
          : new ClipboardEvent('paste', { clipboardData: carried, bubbles: true, cancelable: true });
      document.querySelector('main')?.dispatchEvent(event);
    },
    [kind, name, type, base64] as const,
  );

/** One red point. */
const picture =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';
const contract = {
  name: 'Contrato, versión 3.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7'),
};

const empty = (name: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.alloc(0) });
const twin = (text: string) => ({ name: 'gemelo.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });

test('files of a task are added, looked at, kept, renamed and shared', async ({
  page,
  context,
  api,
  address,
}) => {
  const { ana, bruno } = await givenPair(api);
  await api.signIn(context, ana);
  const place = await givenShared(api, ana, bruno);
  const task = await addTask(api, ana, place);
  const path = `/projects/${place.projectId}/boards/${place.boardId}/tasks/${task.id}`;
  const read = async () => (await api.call<TaskDetail>(ana, 'GET', path)).Attachments;
  const sendAs = async (name: string): Promise<Attachment> => {
    const to = `${address}/api${path}/attachments?name=${encodeURIComponent(name)}`;
    const headers = { cookie: bruno.cookie, 'content-type': 'application/octet-stream' };
    return (await (await fetch(to, { method: 'POST', headers, body: 'a,b' })).json()) as Attachment;
  };

  await test.step('a chosen file shows while it is on its way, and then what it is', async () => {
    await openFollowing(page, taskPath(place, task));
    const release = await holdBack(page, '**/attachments?**');
    const chooser = page.waitForEvent('filechooser');
    await add(page).click();
    await (await chooser).setFiles([contract]);
    await expect(tile(page, contract.name).getByRole('progressbar')).toBeVisible();
    await release();
    await expect(tile(page, contract.name)).toContainText('PDF · 8 B');
    await expect(tile(page, contract.name).getByRole('progressbar')).toHaveCount(0);
    await expect(page.getByText('1 archivo', { exact: true })).toBeVisible();
    await page.unroute('**/attachments?**');
  });

  await test.step('one on its way can be given up', async () => {
    const release = await holdBack(page, '**/attachments?**');
    await files(page)
      .locator('input')
      .setInputFiles([{ ...contract, name: 'equivocado.pdf' }]);
    await tile(page, 'equivocado.pdf')
      .getByRole('button', { name: 'Cancelar la subida de «equivocado.pdf»' })
      .click();
    await expect(tile(page, 'equivocado.pdf')).toHaveCount(0);
    await release();
    await page.unroute('**/attachments?**');
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  await test.step('files are dropped anywhere on the page, and pasted', async () => {
    await arrive(page, 'drop', 'plano-piso-4.png', 'image/png', picture);
    await expect(tile(page, 'plano-piso-4.png').getByRole('img')).toHaveCount(0);
    await expect(tile(page, 'plano-piso-4.png').locator('img')).toHaveJSProperty('naturalWidth', 1);
    await arrive(page, 'paste', 'captura.png', 'image/png', picture);
    await expect(tile(page, 'captura.png')).toContainText('Imagen');
    await expect
      .poll(async () => (await read()).map(({ name }) => name))
      .toEqual([contract.name, 'plano-piso-4.png', 'captura.png']);
    await expectAccessible(files(page));
  });

  await test.step('of two with one name each has its own tile until it is there', async () => {
    const release = await holdBack(page, '**/attachments?**');
    await files(page)
      .locator('input')
      .setInputFiles([twin('uno'), twin('dos')]);
    await expect(tile(page, 'gemelo.txt')).toHaveCount(2);
    await expect(files(page).getByRole('progressbar')).toHaveCount(2);
    await release();
    await page.unroute('**/attachments?**');
    await expect(files(page).getByRole('progressbar')).toHaveCount(0);
    await expect(tile(page, 'gemelo.txt')).toHaveCount(2);
    const [, , , ...twins] = await read();
    await Promise.all(twins.map(({ id }) => api.call(bruno, 'DELETE', `${path}/attachments/${id}`)));
    await expect(tile(page, 'gemelo.txt')).toHaveCount(0);
  });

  await test.step('a picture shows large, arrows lead to the next, and Esc leads back', async () => {
    const opener = files(page).getByRole('button', { name: 'Ver «plano-piso-4.png»' });
    await opener.click();
    const viewer = page.getByRole('dialog', { name: 'plano-piso-4.png' });
    await expect(viewer.getByRole('img', { name: 'plano-piso-4.png' })).toBeVisible();
    await expectAccessible(viewer);
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('dialog', { name: 'captura.png' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Imagen siguiente' })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(opener).toBeFocused();

    await opener.click();
    const [, seen] = await read();
    const own = `${path}/attachments/${seen?.id}`;
    await api.call(bruno, 'DELETE', own);
    await expect(viewer).toHaveCount(0);
    await api.call(bruno, 'POST', `${own}/restore`);
    await expect(opener).toBeVisible();
    await expect(viewer).toHaveCount(0);
  });

  await test.step('a file is saved with its name and its bytes', async () => {
    const download = page.waitForEvent('download');
    await files(page)
      .getByRole('link', { name: `Descargar «${contract.name}»` })
      .click();
    const kept = await download;
    expect(kept.suggestedFilename()).toBe(contract.name);
    expect(await readFile(await kept.path())).toEqual(contract.buffer);
  });

  await test.step('its name is changed in its place: Enter saves, Esc gives up', async () => {
    await choose(page, 'captura.png', 'Cambiar nombre');
    const box = field(page, 'Nombre del archivo');
    await expect(box).toBeFocused();
    await box.fill(' ');
    await box.press('Enter');
    await expect(box).toHaveAccessibleDescription('El nombre del archivo es obligatorio');
    await box.press('Escape');
    await expect(tile(page, 'captura.png').getByRole('button', { name: 'Ver «captura.png»' })).toBeFocused();
    await choose(page, 'captura.png', 'Cambiar nombre');
    await expect(box).toBeFocused();
    await box.fill('Puerta del fondo.png');
    await box.press('Enter');
    await expect(tile(page, 'Puerta del fondo.png')).toBeVisible();
    await expect.poll(async () => (await read())[2]?.name).toBe('Puerta del fondo.png');
  });

  await test.step('what is deleted comes back with «Deshacer», where it was', async () => {
    await choose(page, 'plano-piso-4.png', 'Eliminar');
    await expect(tile(page, 'plano-piso-4.png')).toHaveCount(0);
    await notice(page, 'Archivo «plano-piso-4.png» eliminado')
      .getByRole('button', { name: 'Deshacer' })
      .click();
    await expect(files(page).locator('[data-file]').nth(1)).toContainText('plano-piso-4.png');
  });

  await test.step('what cannot be sent is told, and nothing is added', async () => {
    await files(page)
      .locator('input')
      .setInputFiles([empty('vacío.txt'), { ...contract, name: 'Anexo.pdf' }, empty('nada.txt')]);
    const said = 'No se pudieron subir 2 archivos: «vacío.txt», «nada.txt». El archivo está vacío';
    await expect(alert(page, said)).toBeVisible();
    await expect(tile(page, 'Anexo.pdf')).toContainText('PDF');
    await page.route('**/attachments?**', (route) => route.abort(), { times: 1 });
    await files(page)
      .locator('input')
      .setInputFiles([{ ...contract, name: 'cortado.pdf' }]);
    await expect(alert(page, 'No se pudo subir «cortado.pdf».')).toBeVisible();
    await expect(files(page).locator('[data-file]')).toHaveCount(4);
  });

  await test.step('what somebody else does to them shows at once, and stands in the history', async () => {
    const sent = await sendAs('gastos.csv');
    await expect(tile(page, 'gastos.csv')).toContainText('Planilla · 3 B');
    await api.call(bruno, 'PATCH', `${path}/attachments/${sent.id}`, { name: 'Gastos.csv' });
    await expect(tile(page, 'Gastos.csv')).toBeVisible();
    await api.call(bruno, 'DELETE', `${path}/attachments/${sent.id}`);
    await expect(tile(page, 'Gastos.csv')).toHaveCount(0);
    await page.getByRole('tab', { name: /^Actividad/ }).click();
    const history = page.getByRole('tabpanel');
    await expect(history).toContainText('Bruno Sosa agregó el archivo «gastos.csv»');
    await expect(history).toContainText(
      'Bruno Sosa cambió el nombre del archivo «gastos.csv» a «Gastos.csv»',
    );
  });

  await test.step('the card says how many there are, and its copy takes them along', async () => {
    await visit(page, place.path);
    await expect(card(page, task.title).getByRole('img', { name: '4 archivos' })).toHaveText('4');
    await card(page, task.title)
      .getByRole('button', { name: /^Opciones de/ })
      .click();
    await page.getByRole('menuitem', { name: 'Duplicar' }).click();
    await expect(card(page, `${task.title} (copia)`).getByRole('img', { name: '4 archivos' })).toBeVisible();
  });

  await test.step('a Lector only looks', async () => {
    await givenRole(api, ana, place.projectId, bruno, 'Lector');
    await api.signIn(context, bruno);
    await openTask(page, place, task);
    await expect(files(page).locator('[data-file]')).toHaveCount(4);
    await expect(add(page)).toHaveCount(0);
    await tile(page, contract.name).hover();
    await tile(page, contract.name)
      .getByRole('button', { name: /^Más opciones/ })
      .click();
    await expect(page.getByRole('menuitem')).toHaveText(['Descargar']);
  });
});

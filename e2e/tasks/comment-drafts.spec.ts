import type { Page } from '@playwright/test';
import { addTask, comment, openTask, givenPlace } from '../support/boards.ts';
import { alert, field } from '../support/forms.ts';
import { cutLine } from '../support/network.ts';
import { crash, offer } from '../support/tabs.ts';
import { expect, test } from '../support/test.ts';

const box = (page: Page) => field(page, 'Comentario').last();

test('comments, new and being edited, are not lost without a network or with the tab', async ({
  page,
  context,
  api,
  elena,
}) => {
  await test.step('without a network a comment stays in its box, and is sent once it is back', async () => {
    const place = await givenPlace(api, elena);
    const task = await addTask(api, elena, place);
    await openTask(page, place, task);
    await cutLine(page);
    await box(page).fill('Ya pedí presupuesto');
    await page.getByRole('button', { name: 'Comentar', exact: true }).click();
    await expect(alert(page, 'No se pudo publicar el comentario.')).toBeVisible();
    await expect(box(page)).toHaveValue('Ya pedí presupuesto');
    await context.setOffline(false);
    await page.reload();
    await expect(box(page)).toHaveValue('Ya pedí presupuesto');
    await page.getByRole('button', { name: 'Comentar', exact: true }).click();
    await expect(page.getByRole('article').filter({ hasText: 'Ya pedí presupuesto' })).toBeVisible();
  });

  await test.step('comments, new and being edited, are simply still in their boxes', async () => {
    const place = await givenPlace(api, elena);
    const task = await addTask(api, elena, place);
    await comment(api, elena, place, task, 'Lunes');
    await openTask(page, place, task);
    await page.getByRole('button', { name: 'Editar el comentario de Elena Prieto' }).click();
    await expect(field(page, 'Comentario').first()).toHaveValue('Lunes');
    await field(page, 'Comentario').first().fill('Martes');
    await box(page).fill('Ya pedí presu');
    const next = await crash(page);
    await expect(field(next, 'Comentario').first()).toHaveValue('Martes');
    await expect(box(next)).toHaveValue('Ya pedí presu');
    await expect(offer(next)).toBeHidden();

    const saved = next.waitForResponse((response) => response.request().method() === 'PATCH');
    await next.getByRole('button', { name: 'Guardar', exact: true }).click();
    await saved;
    await box(next).fill('Ya pedí presupuesto');
    await next.getByRole('button', { name: 'Comentar', exact: true }).click();
    await expect(next.getByRole('article').getByRole('button')).toHaveCount(4);
    await next.reload();
    await expect(next.getByRole('article')).toHaveCount(2);
    await expect(field(next, 'Comentario')).toHaveCount(1);
    await expect(box(next)).toHaveValue('');
  });
});

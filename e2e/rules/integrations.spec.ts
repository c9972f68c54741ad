import { expectAccessible, expectNoSidewaysScroll } from '../support/axe.ts';
import { notice } from '../support/forms.ts';
import { givenProject } from '../support/given.ts';
import { addTask } from '../support/boards.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

test('a project tells other systems what happens, lets programs in, and is taken along as a file', async ({
  page,
  api,
  elena,
  place,
}) => {
  const { projectId } = place;
  const settings = `/dashboard/projects/${projectId}?tab=settings`;
  const deliveries = page.getByRole('region', { name: 'Entregas de «Facturas»' });
  const row = deliveries.getByRole('row').filter({ hasText: 'webhook.test' });

  await test.step('a webhook is made, with its secret shown, and what is wrong is told before', async () => {
    await page.goto(settings);
    await page.getByRole('link', { name: 'Webhooks' }).click();
    await expect(page.getByRole('link', { name: 'Webhooks' })).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('heading', { name: 'Todavía no hay webhooks' })).toBeVisible();
    await page.getByRole('button', { name: 'Crear webhook' }).click();
    const form = page.getByRole('dialog', { name: 'Crear webhook' });
    await form.getByLabel('Dirección').fill('http://ejemplo.com');
    await form.getByLabel('Solo algunos').check();
    await form.getByRole('button', { name: 'Crear webhook' }).click();
    await expect(form.getByLabel('Nombre', { exact: true })).toHaveAccessibleDescription(
      'El nombre es obligatorio',
    );
    await expect(form.getByText('Falta elegir algún evento')).toBeVisible();
    await form.getByLabel('Nombre', { exact: true }).fill('Facturas');
    await form.getByLabel('Se completa task.completed').check();
    await expectAccessible(form);
    await form.getByRole('button', { name: 'Crear webhook' }).click();
    await expect(form.getByText('La dirección debe empezar con https://', { exact: true })).toBeVisible();
    await form.getByLabel('Dirección').fill('https://127.0.0.1:9/avisos');
    await form.getByRole('button', { name: 'Crear webhook' }).click();
    await expect(form.getByText('La dirección 127.0.0.1 es de una red privada')).toBeVisible();
    // Nobody has that name.
    await form.getByLabel('Dirección').fill('https://nadie.invalid/avisos');
    await form.getByRole('button', { name: 'Crear webhook' }).click();
    const secret = page.getByRole('dialog', { name: 'Secreto de «Facturas»' });
    await expect(secret.getByLabel('Secreto')).toHaveValue(/^whsec_/);
    const first = await secret.getByLabel('Secreto').inputValue();
    await expect(secret.getByLabel('Secreto')).toHaveAccessibleDescription(/no se vuelve a mostrar/);
    await expectAccessible(secret);
    await secret.getByRole('button', { name: 'Cerrar' }).last().click();
    await expect(secret).toBeHidden();
    await page.getByRole('button', { name: 'Más opciones de Facturas' }).click();
    await page.getByRole('menuitem', { name: 'Renovar el secreto…' }).click();
    const asked = page.getByRole('dialog', { name: '¿Renovar el secreto de «Facturas»?' });
    await expect(asked).toContainText('durante un día, también con el de antes');
    await asked.getByRole('button', { name: 'Renovar' }).click();
    await expect(asked).toBeHidden();
    await expect(secret.getByLabel('Secreto')).toHaveValue(/^whsec_/);
    await expect(secret.getByLabel('Secreto')).not.toHaveValue(first);
    await secret.getByRole('button', { name: 'Cerrar' }).last().click();
    await expect(page.getByText('https://nadie.invalid/avisos · 1 evento')).toBeVisible();
    await expect(page.getByText('Sin entregas todavía')).toBeVisible();
  });

  await test.step('a test that does not arrive says why, and can be sent again', async () => {
    await page.getByRole('button', { name: 'Más opciones de Facturas' }).click();
    await page.getByRole('menuitem', { name: 'Enviar una prueba' }).click();
    await expect(row.getByText('sin respuesta')).toBeVisible({ timeout: 15_000 });
    await row.getByRole('button', { name: /^Ver la entrega/ }).click();
    await expect(page.getByRole('region', { name: 'Lo enviado' })).toContainText('POST /avisos');
    await expect(page.getByRole('region', { name: 'Lo respondido' })).toContainText(
      'No se encontró el otro servidor',
    );
    await expect(page.getByText('No se intenta más por sí sola.')).toBeVisible();
    await expect(page.getByText('La prueba no llegó')).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByRole('link', { name: 'Webhooks' })).toBeInViewport();
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await row.getByRole('button', { name: /^Reenviar/ }).click();
    await expect(notice(page, 'La entrega va en camino')).toBeVisible();
    await expect(row.getByRole('button', { name: /^Ver la entrega/ })).toBeFocused();
  });

  await test.step('it is turned off, which its address remembers, and deleted', async () => {
    const on = page.getByRole('switch', { name: 'Encendido: Facturas' });
    const saved = page.waitForResponse((response) => response.request().method() === 'PATCH');
    await on.uncheck();
    await expect(page.getByText('Apagado', { exact: true })).toBeVisible();
    await expect(row.getByRole('button', { name: /^Reenviar/ })).toHaveAttribute('aria-disabled', 'true');
    await saved;
    await page.reload();
    await expect(on).not.toBeChecked();
    await page.getByRole('button', { name: 'Más opciones de Facturas' }).click();
    await page.getByRole('menuitem', { name: 'Eliminar' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click();
    await expect(page.getByRole('heading', { name: 'Todavía no hay webhooks' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Crear webhook' })).toBeFocused();
  });

  await test.step('a token that reaches the project loses it, and its owner sees that', async () => {
    const { password: currentPassword } = elena;
    const form = { name: 'Informe', access: 'read', projectIds: null, days: 30, currentPassword };
    await givenProject(api, elena, 'Otra feria');
    await api.call(elena, 'POST', '/profile/tokens', form);
    await visit(page, `${settings}&section=tokens`);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Quitar acceso: Informe' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Quitar acceso' }).click();
    await expect(page.getByRole('heading', { name: 'Ningún programa llega a este proyecto' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Crear token' })).toBeFocused();
    await page.getByRole('main').getByRole('link', { name: 'Configuración' }).click();
    await expect(page.getByText(/^Lectura · todos menos/)).toBeVisible();
  });

  await test.step('its tasks are downloaded as a sheet', async () => {
    await addTask(api, elena, place, { title: 'Carpas' });
    await visit(page, `${settings}&section=transfer`);
    await page.getByText('Coma', { exact: true }).click();
    const downloaded = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Descargar CSV' }).click();
    expect((await downloaded).suggestedFilename()).toMatch(/\.csv$/);
    await expect(page.getByRole('link', { name: 'Descargar JSON' })).toHaveAttribute('download');
  });

  await test.step('the page of the API speaks one language on all its topics', async () => {
    await visit(page, '/settings/tokens');
    await page.getByRole('link', { name: 'Ver la API' }).click();
    await page.getByText('Python', { exact: true }).click();
    await page.getByRole('link', { name: 'Crear una tarea' }).click();
    await expect(page.getByRole('region', { name: 'Pedido' })).toContainText('requests.post(');
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 800 });
    await expectNoSidewaysScroll(page);
  });
});

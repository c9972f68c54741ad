import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { stopClock, tickUntil } from '../support/clock.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

const field = (page: Page, label: string): Locator => page.getByLabel(label, { exact: true });
const submit = (page: Page): Locator => page.getByRole('main').getByRole('button', { name: 'Registrarse' });

async function fillIn(page: Page, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await field(page, label).fill(value);
}

const inés = {
  Nombre: 'Inés',
  Apellido: 'Ñandutí',
  Usuario: 'ines.nanduti',
  Email: 'ines.nanduti@ejemplo.com',
  Contraseña: 'girasol9',
  'Confirmar contraseña': 'girasol9',
};

test('the registration tells what is wrong at each field, and what is taken below the form', async ({
  page,
  api,
}) => {
  await test.step('every field of the registration is required, and says so at the field', async () => {
    await visit(page, '/register');
    await submit(page).click();

    await expect(field(page, 'Nombre')).toBeFocused();
    const rules = {
      Nombre: 'El nombre es requerido',
      Apellido: 'El apellido es requerido',
      Usuario: 'El usuario es requerido',
      Email: 'El email es requerido',
      Contraseña: 'La contraseña es requerida',
      'Confirmar contraseña': 'Falta confirmar la contraseña',
    };
    for (const [label, message] of Object.entries(rules)) {
      await expect(field(page, label)).toHaveAccessibleDescription(message);
      await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true');
    }
    await expectAccessible(page);
  });

  await test.step('a short password and a different repetition are told, and what was typed is kept', async () => {
    await visit(page, '/register');
    await fillIn(page, { ...inés, Contraseña: 'corta', 'Confirmar contraseña': 'otra' });
    await submit(page).click();

    const password = field(page, 'Contraseña');
    await expect(password).toBeFocused();
    await expect(password).toHaveAccessibleDescription('La contraseña debe tener al menos 6 caracteres');
    const repetition = field(page, 'Confirmar contraseña');
    await expect(repetition).toHaveAccessibleDescription('Las contraseñas no coinciden');
    await expect(field(page, 'Nombre')).toHaveValue('Inés');
    await expect(field(page, 'Email')).toHaveValue('ines.nanduti@ejemplo.com');

    await password.fill('seisss');
    await expect(password).not.toHaveAttribute('aria-invalid');
    await expect(repetition).toHaveAccessibleDescription('Las contraseñas no coinciden');
    await repetition.fill('seisss');
    await expect(repetition).not.toHaveAttribute('aria-invalid');
  });

  await test.step('the eye shows the password and hides it again', async () => {
    await visit(page, '/register');
    const password = field(page, 'Contraseña');
    await password.fill('girasol9');
    await page.getByRole('button', { name: 'Mostrar contraseña' }).first().click();
    await expect(password).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Ocultar contraseña' }).click();
    await expect(password).toHaveAttribute('type', 'password');
  });

  await test.step('a taken email and username are told below the form for five seconds', async () => {
    const { email } = await api.register();
    await page.clock.install();
    await page.goto('/register');
    await fillIn(page, { ...inés, Usuario: email.split('@')[0] ?? '', Email: email });
    await stopClock(page);
    await submit(page).click();

    const messages = page.getByRole('alert');
    await tickUntil(page, () =>
      expect(messages).toContainText('El email ya está registrado', { timeout: 100 }),
    );
    await expect(messages).toContainText('El usuario ya está en uso');
    const [button, below] = [await submit(page).boundingBox(), await messages.boundingBox()];
    expect(below?.y).toBeGreaterThan(button?.y ?? Infinity);
    await expect(page).toHaveURL(/\/register$/);

    await page.clock.runFor(4_800);
    await expect(messages).toBeVisible();
    await page.clock.runFor(200);
    await expect(messages).toBeHidden();
    await expect(field(page, 'Email')).toHaveValue(email);
  });
});

test('a new user registers and arrives at an empty dashboard', async ({ page, context }, {
  repeatEachIndex,
}) => {
  await test.step('from the first page', async () => {
    const username = `ines${repeatEachIndex}`;
    const email = `${username}@ejemplo.com`;
    await page.goto('/');
    await page.getByRole('link', { name: 'Registrarse' }).first().click();
    await expect(page).toHaveURL(/\/register$/);
    await fillIn(page, { ...inés, Usuario: username, Email: email });
    await submit(page).click();

    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByRole('heading', { name: 'Todavía no hay proyectos' })).toBeVisible();
    const menu = page.getByRole('complementary');
    await expect(menu.getByText('IÑ', { exact: true })).toBeVisible();
    await expect(menu.getByText('Inés Ñandutí')).toBeVisible();
    await expect(menu.getByText(email)).toBeVisible();
  });

  await test.step('what the network swallowed stays in the form and can be sent again', async () => {
    await context.clearCookies();
    await page.goto('/register');
    await fillIn(page, {
      ...inés,
      Usuario: `otra${repeatEachIndex}`,
      Email: `otra${repeatEachIndex}@ejemplo.com`,
    });
    await page.route('**/api/auth/register', (route) => route.abort(), { times: 1 });
    await submit(page).click();
    await expect(page.getByRole('alert')).toContainText('No hay conexión con el servidor.');
    await submit(page).click();
    await expect(page).toHaveURL(/\/dashboard$/);
  });
});

import type { Page } from '@playwright/test';
import { type MailServer, startMailServer } from '../../server/src/testing/mail-server.ts';
import { freePort } from '../../server/src/testing/test-process.ts';
import { type Api, apiOf } from '../support/api.ts';
import { expectAccessible } from '../support/axe.ts';
import { newDatabase } from '../support/database.ts';
import { givenProject } from '../support/given.ts';
import { test as base } from '../support/servers.ts';
import { expect } from '../support/test.ts';

interface Fixtures {
  letters: MailServer;
  /** A Cuadrilla that sends its mail there. */
  origin: string;
  api: Api;
  /** Opens the link of a mail's button, as whoever got it would. */
  openLink: (page: Page, to: string, subject: string) => Promise<void>;
}

const test = base.extend<Fixtures>({
  letters: async ({}, use) => {
    const server = await startMailServer();
    await use(server);
    await server.stop();
  },
  origin: async ({ letters, serve }, use) => {
    const port = await freePort();
    const origin = `http://127.0.0.1:${port}`;
    await serve({
      DATABASE_URL: await newDatabase(),
      PORT: String(port),
      PUBLIC_URL: origin,
      SMTP_URL: letters.url,
      DIRECTORY: 'known',
    });
    await use(origin);
  },
  api: async ({ origin }, use) => use(apiOf(origin)),
  openLink: async ({ letters, origin }, use) =>
    use(async (page, to, subject) => {
      const find = () =>
        letters.received.findLast((each) => each.recipients.includes(to) && each.subject === subject);
      await expect.poll(() => find()?.text).toContain(origin);
      const link = new RegExp(`${origin}/\\S+[#?/]\\S+`).exec(find()?.text ?? '')?.[0];
      // From elsewhere: where only what is after the sign differs, a browser stays on its page.
      await page.goto('about:blank');
      await page.goto(link ?? '');
    }),
});

const field = (page: Page, label: string) => page.getByRole('main').getByLabel(label, { exact: true });

async function logIn(page: Page, origin: string, email: string, password: string): Promise<void> {
  await page.goto(`${origin}/login`);
  await field(page, 'Email').fill(email);
  await field(page, 'Contraseña').fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Ingresar' }).click();
}

async function choosePassword(page: Page, password: string): Promise<void> {
  await field(page, 'Contraseña nueva').fill(password);
  await field(page, 'Confirmar contraseña').fill(password);
  await page.getByRole('button', { name: 'Cambiar contraseña' }).click();
}

async function register(page: Page, firstName: string, lastName: string, username: string): Promise<void> {
  await field(page, 'Nombre').fill(firstName);
  await field(page, 'Apellido').fill(lastName);
  await field(page, 'Usuario').fill(username);
  await field(page, 'Contraseña').fill('girasol 9');
  await field(page, 'Confirmar contraseña').fill('girasol 9');
  await page.getByRole('main').getByRole('button', { name: 'Registrarse' }).click();
}

test('mail lets people in: with another password, another email, or an invitation', async ({
  page,
  context,
  browser,
  api,
  origin,
  letters,
  openLink,
}) => {
  const first = await api.register('Ada', 'Luna');
  await test.step('whoever forgot the password chooses another by a mail, once', async () => {
    const { email } = await api.register();
    await page.goto(`${origin}/login`);
    await page.getByRole('link', { name: '¿Olvidaste tu contraseña?' }).click();
    // The page before has such a field, too.
    await expect(page.getByRole('heading', { level: 1, name: 'Contraseña olvidada' })).toBeVisible();
    await page.getByRole('main').getByLabel('Correo').fill(email);
    await page.getByRole('button', { name: 'Enviar el enlace' }).click();
    await expect(page.getByText('Si hay una cuenta con ese correo, le llegó un enlace')).toBeVisible();

    await openLink(page, email, 'Una contraseña nueva para tu cuenta');
    await choosePassword(page, 'otra distinta 9');
    await expect(page.getByText('La contraseña cambió y se cerraron todas las sesiones.')).toBeVisible();
    await expectAccessible(page);
    await logIn(page, origin, email, 'otra distinta 9');
    await expect(page).toHaveURL(/\/dashboard$/);

    await openLink(page, email, 'Una contraseña nueva para tu cuenta');
    await choosePassword(page, 'una tercera 10');
    await expect(page.getByRole('alert')).toContainText('El enlace ya no sirve');
  });

  await test.step('another email stands once its owner confirms it, and whoever had the account gets it back', async () => {
    const elena = await api.register();
    const other = 'elena.nueva@ejemplo.com';
    await api.signIn(context, elena);
    await page.goto(`${origin}/settings`);
    await field(page, 'Correo').fill(other);
    await page.getByLabel('Contraseña, para cambiar el correo').fill(elena.password);
    await page.getByRole('button', { name: 'Guardar cambios' }).click();
    await expect(page.getByText(`Falta confirmar ${other}`)).toBeVisible();
    await page.reload();
    await expect(field(page, 'Correo')).toHaveValue(elena.email);
    await expect(page.getByText(`Falta confirmar ${other}`)).toBeVisible();

    await openLink(page, other, 'Confirma tu correo nuevo');
    await expect(page.getByRole('heading', { level: 1, name: 'Confirmar el correo' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Confirmar el correo' }).click();
    await expect(page.getByText(`Listo: tu cuenta usa desde ahora ${other}.`)).toBeVisible();
    await page.getByRole('link', { name: 'Abrir Cuadrilla' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await page.goto(`${origin}/settings`);
    await expect(field(page, 'Correo')).toHaveValue(other);

    await openLink(page, elena.email, 'El correo de tu cuenta cambió');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Recuperar la cuenta' }).click();
    await expect(page.getByText('Tu cuenta volvió a su correo de antes')).toBeVisible();
    await choosePassword(page, 'solo mía 2031');
    await page.getByRole('main').getByRole('link', { name: 'Ingresar' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await logIn(page, origin, other, 'solo mía 2031');
    await expect(page.getByRole('alert')).toBeVisible();
    await logIn(page, origin, elena.email, 'solo mía 2031');
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  await test.step('an invitation brings its person in, whoever registers from it', async () => {
    const elena = await api.register();
    await api.signIn(context, elena);
    const { id } = await givenProject(api, elena, 'Feria de otoño');
    const invited = 'nora@ejemplo.com';
    await page.goto(`${origin}/dashboard/projects/${id}?tab=members`);
    await page.getByRole('button', { name: 'Agregar usuario' }).click();
    const search = page.getByRole('dialog').getByRole('searchbox', { name: 'Buscar por correo' });
    // Nobody was looked for yet, and nobody is known.
    await expect(page.getByRole('dialog').getByText(/^Con el correo completo/)).toBeVisible();
    await search.fill(invited);
    await search.press('Enter');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: `Invitar a ${invited}` })
      .click();
    await expect(
      page.getByRole('dialog').getByRole('button', { name: /^Copiar el enlace/ }),
    ).toBeInViewport();
    await expect(page.getByRole('dialog').getByText(/no existen coincidencias/)).toBeHidden();
    await page.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).click();

    const guest = await browser.newContext();
    const hers = await guest.newPage();
    // Whoever lost the mail gets another by asking.
    await hers.goto(`${origin}/register`);
    await hers.getByRole('button', { name: 'Recibirlo otra vez' }).click();
    const again = hers.getByRole('region', { name: '¿Te invitaron y no encuentras el enlace?' });
    await expect(again.getByLabel('Correo')).toBeFocused();
    await again.getByLabel('Correo').fill(invited);
    await again.getByRole('button', { name: 'Enviar el enlace' }).click();
    await expect(again.getByText('Si ese correo tiene una invitación o una cuenta')).toBeVisible();
    await expectAccessible(hers);
    await expect
      .poll(() => letters.received.filter(({ recipients }) => recipients.includes(invited)).length)
      .toBe(2);
    await openLink(hers, invited, 'Invitación a Feria de otoño');
    await hers.getByRole('link', { name: 'Registrarse y aceptar' }).click();
    await expect(field(hers, 'Email')).toHaveValue(invited);
    await register(hers, 'Nora', 'Vidal', 'nora.vidal');
    await expect(hers.getByRole('heading', { level: 1, name: 'Feria de otoño' })).toBeVisible();
    await expect(page.getByRole('main').getByText('Nora Vidal')).toBeVisible();
    await expect(page.getByText('Pendiente', { exact: true })).toBeHidden();
    await guest.close();
  });

  await test.step('an address of the domains that may proves itself before it gets an account', async () => {
    // The first of an instance administers it.
    await api.call(first, 'PUT', '/instance/registration', {
      mode: 'domains',
      domains: ['senderos.example'],
    });
    await context.clearCookies();
    await page.goto(`${origin}/register`);
    await expect(page.getByText('Solo con un correo de senderos.example.')).toBeVisible();
    const ask = page.getByRole('button', { name: 'Enviar el enlace' });
    await field(page, 'Correo').fill('mara@otro.example');
    await ask.click();
    await expect(page.getByRole('alert')).toHaveText('Con ese correo hace falta una invitación');
    await field(page, 'Correo').fill('mara@senderos.example');
    await ask.click();
    await expect(page.getByText('Llegó un enlace a esa dirección')).toBeVisible();
    await expectAccessible(page);

    await openLink(page, 'mara@senderos.example', 'Crea tu cuenta de Cuadrilla');
    await expect(field(page, 'Email')).toHaveValue('mara@senderos.example');
    await register(page, 'Mara', 'Gil', 'mara.gil');
    await expect(page).toHaveURL(/\/dashboard$/);
  });
});

import { expect, type Locator, type Page } from '@playwright/test';

export const dueDate = (page: Page): Locator =>
  page.getByRole('textbox', { name: 'Fecha límite', exact: true });

export const dueTime = (page: Page): Locator =>
  page.getByRole('group', { name: 'Fecha límite' }).getByRole('textbox', { name: 'Hora (opcional)' });

/** Optional in one form, and in the other simply empty. */
export const startDate = (page: Page): Locator => page.getByRole('textbox', { name: /^Fecha de inicio/ });

/** The day as people write it, dd/mm/aaaa, and if wanted the time. */
export async function fillDueDate(page: Page, day: string, time?: string): Promise<void> {
  await dueDate(page).fill(day);
  if (time !== undefined) await dueTime(page).fill(time);
}

interface TaskForm {
  title?: string;
  description?: string;
  /** dd/mm/aaaa */
  due?: string;
  priority?: string;
}

/** Only what is given; the rest stays as it is. */
export async function fillTask(page: Page, { title, description, due, priority }: TaskForm): Promise<void> {
  if (title !== undefined) await field(page, 'Título').fill(title);
  if (description !== undefined) await page.getByLabel('Descripción').fill(description);
  if (due !== undefined) await fillDueDate(page, due);
  if (priority !== undefined) await field(page, 'Prioridad').selectOption({ label: priority });
}

/** What the form of a new task offers besides. */
export const moreFields = (page: Page): Locator => page.locator('summary', { hasText: 'Más campos' });

export const field = (page: Page, label: string): Locator =>
  page.getByRole('main').getByLabel(label, { exact: true });

/** What was chosen of a task, on its page: the button is called «Cambiar prioridad: Alta». */
export const property = (page: Page, label: string): Locator =>
  page
    .getByRole('group', { name: 'Propiedades' })
    .getByRole('button', { name: new RegExp(`^Cambiar ${label.toLowerCase()}: `) });

export const expectProperty = (page: Page, label: string, value: string): Promise<void> =>
  expect(property(page, label)).toHaveAccessibleName(
    new RegExp(`^Cambiar ${label.toLowerCase()}: ${value}( (vencida|hoy|mañana|ayer|en|hace)|$)`),
  );

/** Chooses it, and waits until it is saved. */
export async function chooseProperty(page: Page, label: string, value: string): Promise<void> {
  await property(page, label).click();
  await chooseOption(page, value);
}

/** In the menu that is open. */
export async function chooseOption(page: Page, value: string): Promise<void> {
  const answered = page.waitForResponse((response) => response.request().method() === 'PATCH');
  await page.getByRole('menuitemradio', { name: value, exact: true }).click();
  await answered;
}

/** What has no value yet waits behind «Añadir». */
export async function addProperty(page: Page, label: string): Promise<void> {
  await page.getByRole('button', { name: 'Añadir', exact: true }).click();
  await page.getByRole('menuitem', { name: label, exact: true }).click();
}

/** In the dialog of a date that is open. */
export async function giveDate(page: Page, label: string, day: string, time?: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: label });
  await dialog.getByRole('textbox', { name: label }).fill(day);
  if (time !== undefined) await dialog.getByRole('textbox', { name: 'Hora' }).fill(time);
  const answered = page.waitForResponse((response) => response.request().method() === 'PATCH');
  await dialog.getByRole('button', { name: 'Guardar', exact: true }).click();
  await answered;
}

export const saveButton = (page: Page): Locator =>
  page.getByRole('button', { name: 'Guardar cambios', exact: true });

/** Saves and waits for the word of success, which may still be there from the time before. */
export async function save(page: Page): Promise<void> {
  const answered = page.waitForResponse((response) => response.request().method() === 'PATCH');
  await saveButton(page).click();
  await answered;
  await expect(notice(page, 'Cambios guardados').last()).toBeVisible();
}

/** A toast that tells of a success. */
export const notice = (page: Page, text: string): Locator =>
  page.getByRole('status').filter({ hasText: text });

/** A toast or a banner that tells of a failure. */
export const alert = (page: Page, text: string): Locator => page.getByRole('alert').filter({ hasText: text });

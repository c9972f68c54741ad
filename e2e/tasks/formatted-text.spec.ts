import type { Page, Route } from '@playwright/test';
import { addTask, changeTask, comment, givenPlace, openTask } from '../support/boards.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/axe.ts';
import { field, notice, save } from '../support/forms.ts';
import { givenMember } from '../support/given.ts';
import { expect, test } from '../support/test.ts';

const description = (page: Page) => field(page, 'Descripción');
const bar = (page: Page) => page.getByRole('toolbar', { name: 'Formato' }).first();
const button = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true });
const item = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text });
const box = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });

test('texts are written with signs or buttons, and read without them', async ({
  page,
  api,
  elena,
  browserOf,
}) => {
  const place = await givenPlace(api, elena);
  const task = await addTask(api, elena, place, { description: 'Faltan:' });
  const bruno = await api.register('Bruno', 'Sosa');
  await givenMember(api, elena, place.projectId, bruno, 'Lector');
  const reader = await browserOf(bruno);

  await test.step('keys and buttons put signs, Enter goes on with a list, and all of it is undone as typed', async () => {
    await openTask(page, place, task);
    await description(page).press('Control+End');
    await page.keyboard.press('Enter');
    await button(page, 'Viñetas').click();
    await expect(description(page)).toBeFocused();
    await page.keyboard.type('medir');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Control+b');
    await page.keyboard.type('pesar');
    await expect(description(page)).toHaveValue('Faltan:\n- medir\n- **pesar**');
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Ver plano');
    await page.keyboard.press('Shift+Control+ArrowLeft');
    await button(page, 'Enlace').click();
    await page.keyboard.type('https://ejemplo.com/plano');
    await expect(description(page)).toHaveValue(
      'Faltan:\n- medir\n- **pesar**\nVer [plano](https://ejemplo.com/plano)',
    );
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Control+i');
    await expect(description(page)).toHaveValue(/^_Faltan:/);
    await page.keyboard.press('Control+z');
    await expect(description(page)).toHaveValue(/^Faltan:/);
  });

  await test.step('the bar is one stop of the keyboard, with arrows within', async () => {
    await page.keyboard.press('Tab');
    await expect(button(page, 'Negrita')).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(button(page, 'Mencionar a alguien')).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(description(page)).toBeFocused();
  });

  await test.step('what was saved reads as it was meant, for others and after a reload', async () => {
    await save(page);
    await openTask(page, place, task);
    await expect(item(page, 'medir')).toBeVisible();
    await expect(item(page, 'pesar').locator('strong')).toHaveText('pesar');
    await expect(page.getByRole('link', { name: 'plano' })).toHaveAttribute(
      'href',
      'https://ejemplo.com/plano',
    );
    await expectAccessible(page);
    await description(page).click();
    await expect(item(page, 'medir')).toBeHidden();
    await expect(description(page)).toHaveValue(/- \*\*pesar\*\*/);

    await openTask(reader, place, task);
    await expect(item(reader, 'pesar').locator('strong')).toHaveText('pesar');
    await expect(reader.getByRole('toolbar', { name: 'Formato' })).toBeHidden();
  });

  await test.step('a comment has lists and names tasks, and nothing of it is run or fetched', async () => {
    await field(page, 'Comentario').last().focus();
    await expect(page.getByRole('toolbar', { name: 'Formato' })).toHaveCount(1);
    const other = await addTask(api, elena, place, { title: 'Pedir grúa' });
    const said = [
      `Antes de *firmar*, #${other.number}:`,
      '- [x] leer',
      '- [ ] medir',
      '',
      '<img src=x onerror=alert(1)> ![foto](https://ejemplo.com/f.png) [no](javascript:alert(1))',
      '',
      '| Piso | Precio |\n|---|---|\n| 2 | 300 |',
    ].join('\n');
    await comment(api, elena, place, task, said);
    await openTask(page, place, task);
    const article = page.getByRole('article').filter({ hasText: 'Antes de firmar' });
    await expect(article.locator('em')).toHaveText('firmar');
    await expect(article.getByRole('link', { name: `#${other.number}` })).toHaveAttribute(
      'title',
      'Pedir grúa',
    );
    await expect(article.getByRole('checkbox', { name: 'leer' })).toBeChecked();
    await expect(article.getByRole('cell', { name: '300' })).toBeVisible();
    await expect(article.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
    await expect(article.getByRole('link', { name: 'foto' })).toHaveAttribute(
      'href',
      'https://ejemplo.com/f.png',
    );
    await expect(article.getByRole('link', { name: 'no', exact: true })).toBeHidden();
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });

  await test.step('a box of a comment is ticked by who said it', async () => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await openTask(page, place, task);
    const said = page.getByRole('article').getByRole('checkbox', { name: 'medir' });
    await said.press('Space');
    await expect(said).toBeChecked();
    await notice(page, 'Casilla marcada').getByRole('button', { name: 'Deshacer' }).click();
    await expect(said).not.toBeChecked();
    await openTask(reader, place, task);
    await expect(reader.getByRole('img', { name: 'Por hacer' })).toHaveCount(1);
    await expect(reader.getByRole('article').getByRole('checkbox')).toHaveCount(0);
  });

  await test.step('the boxes of a description are ticked where they are read, on top of what others write', async () => {
    const said = ['Faltan:', '- [ ] medir', '- [ ] pesar'];
    const boxes = await addTask(api, elena, place, { title: 'Mudanza', description: said.join('\n') });
    await openTask(page, place, boxes);
    await openTask(reader, place, boxes);
    await box(page, 'medir').press('Space');
    await expect(box(page, 'medir')).toBeChecked();
    await expect(box(page, 'medir')).toBeFocused();
    await expect(reader.getByRole('img', { name: 'Hecho' })).toHaveCount(1);
    await expect(page.getByText('Cambios sin guardar')).toBeHidden();
    await expectAccessible(page);

    // What somebody writes there meanwhile is not heard of before the next box is ticked.
    const theirs = 'Antes de salir:\n- [ ] llamar\n- [x] medir\n- [ ] pesar';
    const meanwhile = async (route: Route) => {
      await changeTask(api, elena, place, boxes, { description: theirs });
      await route.continue();
    };
    await page.route(`**/tasks/${boxes.id}`, meanwhile, { times: 1 });
    await box(page, 'pesar').click();
    await expect(description(page)).toHaveValue('Antes de salir:\n- [ ] llamar\n- [x] medir\n- [x] pesar');
    await page.keyboard.press('Control+z');
    await expect(description(page)).toHaveValue(/- \[ \] pesar$/);
    await expect(box(page, 'pesar')).not.toBeChecked();

    // While somebody writes in it, it is part of what they save.
    await description(page).press('Control+End');
    await page.keyboard.type(' dos veces');
    await page.keyboard.press('Tab');
    await box(page, 'llamar').check();
    await expect(description(page)).toHaveValue(/- \[x\] llamar\n.*\n- \[ \] pesar dos veces$/);
    await save(page);
  });
});

import type { Locator } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll, settle } from '../support/axe.ts';
import { addTask, comment, openTask, givenPlace } from '../support/boards.ts';
import { givenBoard, givenMember, givenProject } from '../support/given.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('on a phone the menus lead everywhere, signed in and as a visitor', async ({ page, elena }) => {
  await test.step('on a phone the bottom bar and the drawer lead everywhere', async () => {
    await visit(page, '/dashboard');
    await expect(page.getByRole('complementary')).toBeHidden();
    const bar = page.getByRole('navigation', { name: 'Navegación' });
    await expect(bar.locator('[aria-current]')).toHaveText('Menú');
    await bar.getByRole('link', { name: 'Proyectos' }).tap();
    await expect(page).toHaveURL(/\/projects$/);

    await bar.getByRole('button', { name: 'Menú' }).tap();
    const drawer = page.getByRole('dialog', { name: 'Menú' });
    await expect(drawer.getByText(elena.email)).toBeVisible();
    await expect(drawer.getByRole('navigation').getByRole('link')).toHaveCount(10);
    await expectAccessible(drawer);
    await drawer.getByRole('link', { name: 'Configuración' }).tap();
    await expect(page).toHaveURL(/\/settings$/);
    await expect(drawer).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();

    await bar.getByRole('button', { name: 'Menú' }).tap();
    await drawer.getByRole('button', { name: 'Cerrar menú' }).tap();
    await expect(drawer).toBeHidden();
    await expect(bar.getByRole('button', { name: 'Menú' })).toBeFocused();
    await bar.getByRole('button', { name: 'Menú' }).tap();
    await drawer.getByRole('button', { name: 'Cerrar sesión' }).tap();
    await expect(page).toHaveURL(/\/login$/);
  });

  await test.step('on a phone the public menu opens by touch', async () => {
    await visit(page, '/login');
    await page.getByRole('button', { name: 'Menú' }).tap();
    const menu = page.getByRole('navigation', { name: 'Menú' });
    await expect(menu.getByRole('link')).toHaveText([
      'Inicio',
      'Características',
      'Precios',
      'Sobre nosotros',
      'Registrarse',
    ]);
    await expectAccessible(page);
    await menu.getByRole('link', { name: 'Registrarse' }).tap();
    await expect(page).toHaveURL(/\/register$/);
  });
});

test('on a phone a project fits, and what is small can be touched', async ({ page, api, elena }) => {
  await test.step('on a phone the dialogs of a project fit and are accessible', async () => {
    const { id } = await givenProject(api, elena, 'Electroencefalografista'.repeat(3));
    await api.register('Ana', 'Ruiz');
    await givenBoard(api, elena, id, 'Otorrinolaringología'.repeat(3));
    await visit(page, `/dashboard/projects/${id}`);
    const bar = page.getByRole('navigation', { name: 'Navegación' });
    await expect(bar.locator('[aria-current]')).toHaveText('Proyectos');
    await page.getByRole('button', { name: /^Más opciones/ }).tap();
    await expect(page.getByRole('menu')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page.getByRole('menu'));
    await page.getByRole('menuitem', { name: 'Renombrar' }).tap();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page.getByRole('dialog'));
    await page.getByRole('dialog').getByRole('button', { name: 'Cancelar' }).tap();

    await page.getByRole('tab', { name: 'Miembros' }).tap();
    await page.getByRole('button', { name: 'Agregar usuario' }).tap();
    await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page.getByRole('dialog'));
  });

  await test.step('in the drawer all rows are alike, and its button shows that it is open', async () => {
    const { id } = await givenProject(api, elena);
    await api.call(elena, 'PUT', `/projects/${id}/pin`);
    await visit(page, '/settings');
    const opener = page.getByRole('button', { name: 'Menú', exact: true, includeHidden: true });
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
    await opener.tap();
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    const drawer = page.getByRole('dialog', { name: 'Menú' });
    await settle(page);
    const place = await look(drawer.getByRole('link', { name: 'Inicio', exact: true }));
    expect(await look(drawer.getByRole('button', { name: 'Cerrar sesión' }))).toEqual(place);
    const pinned = await look(drawer.getByRole('link', { name: 'Feria de otoño' }));
    expect(pinned.height).toBe(place.height);
  });

  await test.step('the pin of a project stands behind its name at every width', async () => {
    for (const name of ['Organización de las fiestas patronales 27', 'Electroencefalografista'.repeat(2)]) {
      const { id } = await givenProject(api, elena, name);
      await visit(page, `/dashboard/projects/${id}`);
      const title = page.getByRole('heading', { level: 1, name });
      for (let width = 320; width <= 480; width += 10) {
        await page.setViewportSize({ width, height: 844 });
        const { line, pin } = await title.evaluate((heading) => ({
          line: [...heading.getClientRects()].at(-1) ?? new DOMRect(),
          pin: heading.nextElementSibling?.getBoundingClientRect() ?? new DOMRect(),
        }));
        const isBehind = pin.top < line.bottom && pin.left > line.right;
        expect(isBehind, `${name} at ${width}`).toBe(true);
        await expectNoSidewaysScroll(page);
      }
    }
    await page.setViewportSize({ width: 390, height: 844 });
  });

  await test.step('a small button can be touched on 44 pixels, but not over its neighbour', async () => {
    const place = await givenPlace(api, elena);
    const task = await addTask(api, elena, place);
    await comment(api, elena, place, task, 'Lunes');
    for (const width of [390, 820]) {
      await page.setViewportSize({ width, height: 844 });
      await openTask(page, place, task);
      const edit = page.getByRole('button', { name: 'Editar el comentario de Elena Prieto' });
      const remove = page.getByRole('button', { name: 'Eliminar el comentario de Elena Prieto' });
      await edit.scrollIntoViewIfNeeded();
      for (const [dx, dy] of [
        [-21, 0],
        [0, -21],
        [0, 21],
      ] as const)
        expect(await isTouchedAt(edit, dx, dy), `${width}: ${dx}, ${dy}`).toBe(true);
      expect(await isTouchedAt(remove, 21, 0)).toBe(true);
      const half = ((await edit.boundingBox())?.width ?? 0) / 2;
      expect(await isTouchedAt(edit, half - 1, 0)).toBe(true);
      expect(await isTouchedAt(remove, 1 - half, 0)).toBe(true);

      await visit(page, `${place.path}?view=kanban`);
      const add = page.getByRole('button', { name: 'Crear tarea en Por hacer' }).first();
      await expect(add).toBeVisible();
      expect(await isTouchedAt(add, 1 - half, 0)).toBe(true);
    }
  });
});

test('a suggestion that is tapped is put in, and nothing that lay below it is pressed', async ({
  page,
  api,
  elena,
}) => {
  const place = await givenPlace(api, elena);
  const people = await Promise.all(['Bruno', 'Carla', 'Diego'].map((name) => api.register(name, 'Sosa')));
  for (const person of people) await givenMember(api, elena, place.projectId, person);

  await test.step('a person who is mentioned in a comment that is still being written', async () => {
    const task = await addTask(api, elena, place);
    await openTask(page, place, task);
    const box = page.getByLabel('Comentario', { exact: true }).last();
    await box.tap();
    await box.pressSequentially('Lo lleva @s');
    const options = page.getByRole('listbox', { name: 'Personas para mencionar' }).getByRole('option');
    await expect(options).toHaveCount(3);
    // Where the button lies that sends the comment, if the list opens over it.
    await options.first().tap({ position: { x: 250, y: 18 } });
    await expect(options).toHaveCount(0);
    await expect(box).toHaveValue(/^Lo lleva @persona\d+ $/);
    await expect(box).toBeFocused();
    await box.pressSequentially('mañana');
    await expect(box).toHaveValue(/^Lo lleva @persona\d+ mañana$/);
    await expect(page.getByRole('article')).toHaveCount(0);
  });

  await test.step('a block of a document, over a link of the text', async () => {
    const { id } = await api.call<{ id: number }>(elena, 'POST', `/projects/${place.projectId}/documents`, {
      title: 'Notas',
    });
    await visit(page, `/documentation/${place.projectId}/${id}`);
    const text = page.getByRole('textbox', { name: /^Texto de / });
    await text.tap();
    await text.pressSequentially('/');
    await page.getByRole('option', { name: 'Código' }).tap();
    await expect(page.getByRole('listbox')).toBeHidden();
    await page.keyboard.type(`largo ${'y más largo '.repeat(30)}`);
    await expect(text.locator('pre')).toContainText('largo y más');
    await page.keyboard.press('Control+Home');
    await expectAccessible(page);
    await text.locator('pre').tap();
    await page.keyboard.press('End');
    await page.keyboard.type('fin');
    await expect(text.locator('pre')).toHaveText(/largo fin$/);
    await page.keyboard.press('Control+Enter');
    await page.keyboard.type('/');
    await expect(page.getByRole('listbox')).toBeVisible();
    await expectAccessible(page);
  });
});

/** What the rows of the menu have in common. */
const look = (row: Locator) =>
  row.evaluate((element) => {
    const { columnGap, fontSize, fontWeight, height } = getComputedStyle(element);
    const icon = element.querySelector('svg')?.getBoundingClientRect();
    return { columnGap, fontSize, fontWeight, height, left: icon?.left, width: icon?.width };
  });

/** So many pixels from its middle. */
const isTouchedAt = (button: Locator, dx: number, dy: number): Promise<boolean> =>
  button.evaluate(
    (element, [right = 0, down = 0]) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const there = document.elementFromPoint(left + width / 2 + right, top + height / 2 + down);
      return element.contains(there);
    },
    [dx, dy],
  );

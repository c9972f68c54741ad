import { addTask, card, changeTask, comment, givenPlace, openTask, taskPath } from '../support/boards.ts';
import { expectProperty, field, notice } from '../support/forms.ts';
import { givenMember } from '../support/given.ts';
import { expect, test } from '../support/test.ts';
import { expectAccessible } from '../support/axe.ts';
import { openFollowing } from '../support/two-people.ts';
import { visit } from '../support/visit.ts';

test('tasks move to another project, one or several, and back', async ({
  page,
  api,
  elena,
  place,
  browserOf,
}) => {
  const there = await givenPlace(api, elena, 'Montaje');
  const bruno = await api.register('Bruno', 'Sosa');
  await givenMember(api, elena, place.projectId, bruno);
  const label = await api.call<{ id: number }>(elena, 'POST', `/projects/${place.projectId}/labels`, {
    name: 'Urgente',
  });
  const task = await addTask(api, elena, place, { title: 'Pedir carpas' });
  await changeTask(api, elena, place, task, { labelId: label.id, assignedTo: bruno.id });
  await comment(api, elena, place, task, 'Ya pedí presupuesto');
  const dialog = page.getByRole('dialog', { name: /a otro proyecto$/ });
  const project = `${there.projectId}`;

  await test.step('from its card, with what does not fit there asked first', async () => {
    const watching = await browserOf(bruno);
    await openFollowing(watching, taskPath(place, task));
    await visit(page, place.path);
    await card(page, 'Pedir carpas').hover();
    await card(page, 'Pedir carpas').getByRole('button', { name: 'Opciones de «Pedir carpas»' }).click();
    await page.getByRole('menuitem', { name: 'Mover a otro proyecto…' }).click();
    await expect(dialog).toContainText('Va con sus comentarios');
    await dialog.getByLabel('Proyecto').selectOption(project);
    await dialog.getByLabel('Tablero').selectOption({ label: 'Montaje' });
    await dialog.getByLabel('La etiqueta «Urgente» no está en ese proyecto').selectOption('Crearla allí');
    await dialog.getByLabel('Bruno Sosa no es miembro de ese proyecto').selectOption('Elena Prieto');
    await expectAccessible(dialog);
    await dialog.getByRole('button', { name: 'Mover' }).click();
    await expect(notice(page, '«Pedir carpas» pasó a')).toBeVisible();
    await expect(card(page, 'Pedir carpas')).toHaveCount(0);
    await expect(watching.getByText('La tarea está ahora en otro proyecto.')).toBeVisible();
    await expectAccessible(watching);
    await watching.context().close();
  });

  await test.step('is found under its old address, with all that was said and done', async () => {
    await visit(page, taskPath(place, task));
    await expect(page).toHaveURL(new RegExp(`${there.path}/tasks/${task.id}$`));
    await expect(field(page, 'Título')).toHaveValue('Pedir carpas');
    await expect(page.getByText('Ya pedí presupuesto')).toBeVisible();
    await expect(page.getByText('trajo la tarea de otro proyecto')).toBeVisible();
    await expect(page.getByText('creó la tarea')).toBeVisible();
    await expectProperty(page, 'Responsable', 'Elena Prieto');
  });

  await test.step('several at once from the list, and undone', async () => {
    const more = [
      await addTask(api, elena, place, { title: 'Mesas' }),
      await addTask(api, elena, place, { title: 'Sillas' }),
    ];
    await visit(page, `${place.path}?view=list`);
    for (const { title } of more) await page.getByRole('checkbox', { name: new RegExp(title) }).check();
    await page.getByRole('button', { name: 'Mover a otro proyecto…' }).click();
    await dialog.getByLabel('Proyecto').selectOption(project);
    await dialog.getByLabel('Tablero').selectOption({ label: 'Montaje' });
    await dialog.getByLabel('Columna').selectOption('Hecho');
    await dialog.getByRole('button', { name: 'Mover' }).click();
    const moved = notice(page, '2 tareas pasaron a');
    await expect(moved).toBeVisible();
    await expect(page.getByRole('link', { name: 'Mesas' })).toHaveCount(0);
    await moved.getByRole('button', { name: 'Deshacer' }).click();
    await expect(notice(page, '2 tareas volvieron a su lugar')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Mesas' })).toBeVisible();
  });

  await test.step('from its own page, which follows it', async () => {
    const own = await addTask(api, elena, place, { title: 'Luces' });
    await openTask(page, place, own);
    await page.getByRole('button', { name: 'Más opciones de la tarea' }).click();
    await page.getByRole('menuitem', { name: 'Mover a otro proyecto…' }).click();
    await dialog.getByLabel('Proyecto').selectOption(project);
    await dialog.getByLabel('Tablero').selectOption({ label: 'Montaje' });
    await dialog.getByRole('button', { name: 'Mover' }).click();
    await expect(page).toHaveURL(new RegExp(`${there.path}/tasks/${own.id}$`));
    await expect(field(page, 'Título')).toHaveValue('Luces');
  });
});

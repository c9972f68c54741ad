import { addTask } from '../support/boards.ts';
import { givenManyTasks } from '../support/many-tasks.ts';
import { expect, test } from '../support/test.ts';
import { expectAccessible } from '../support/axe.ts';
import { givenPair, givenShared, openFollowing, removeTask } from '../support/two-people.ts';

test('what others put in or take out above does not move what one reads, in every view', async ({
  page,
  api,
  databaseUrl,
}) => {
  const { ana, bruno } = await givenPair(api);
  await api.signIn(page.context(), ana);
  for (const view of ['kanban', 'list', 'grid'] as const)
    await test.step(view, async () => {
      const place = await givenShared(api, ana, bruno);
      await givenManyTasks(databaseUrl, ana, place, 60);
      // Compact, the grid still moves what one reads by part of a row.
      if (view === 'grid') await api.call(ana, 'PATCH', '/profile', { density: 'roomy' });
      await openFollowing(page, `${place.path}?view=${view}&sort=id&order=desc`);
      const rows = view === 'grid' ? page.getByRole('article') : page.locator('[data-row]');
      const read = rows.filter({ hasText: 'Tarea 40' });
      const first = rows.filter({ hasText: 'Tarea 60' });
      await first.hover();
      await expect(async () => {
        await page.mouse.wheel(0, 300);
        await expect(read).toBeInViewport({ timeout: 200 });
      }).toPass();
      await expect(first).not.toBeInViewport();
      const heightOf = async () => Math.round((await read.boundingBox())?.y ?? Number.NaN);
      let before = Number.NaN;
      // The wheel may still be turning.
      await expect(async () => {
        const last = before;
        before = await heightOf();
        expect(before).toBe(last);
      }).toPass();
      const news = await addTask(api, bruno, place, { title: 'Toldos' });
      await addTask(api, bruno, place, { title: 'Sillas' });
      const pill = page.getByRole('button', { name: '2 tareas nuevas arriba' });
      await expect(pill).toBeVisible();
      await expect.poll(heightOf).toBe(before);
      // In a list that is scrolled rows lie below its head: those are not what this is about.
      if (view === 'kanban') await expectAccessible(page);
      await removeTask(api, bruno, place, news);
      await expect(page.getByRole('button', { name: '1 tarea nueva arriba' })).toBeVisible();
      await expect.poll(heightOf).toBe(before);
      await page.getByRole('button', { name: '1 tarea nueva arriba' }).click();
      await expect(rows.filter({ hasText: 'Sillas' })).toBeInViewport();
      await expect(page.getByRole('button', { name: /arriba$/ })).toBeHidden();
    });
});

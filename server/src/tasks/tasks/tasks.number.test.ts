import { expect, it } from 'vitest';
import { taskBoard } from '../../testing/task-board.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { purgeTrash } from '../../instance/trash/trash.commands.ts';

const test = useTestApp();

const created = { title: 'Medir', dueDate: '2026-12-01', priorityId: 1 };

it('the tasks of a project are numbered without a gap, also those that many people create at once', async () => {
  const { ana, benito, list, project } = await taskBoard(test, 'uno', 'dos');
  const other = await test.make.board({ project });
  const otherList = `/projects/${project.id}/boards/${other.id}/tasks`;
  await Promise.all([1, 2, 3].flatMap(() => [ana.post(list, created), benito.post(otherList, created)]));
  const answers = [await ana.get(list), await ana.get(otherList)];
  const own = answers.map(({ body }): number[] => body.map(({ number }: { number: number }) => number));
  expect(own.flat().toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  // The list is in the order of the ids.
  expect(own).toEqual(own.map((some) => some.toSorted((a, b) => a - b)));
});

it('another project begins anew', async () => {
  await taskBoard(test, 'uno', 'dos');
  const { read, ids } = await taskBoard(test, 'tres');
  expect((await read(ids[0])).number).toBe(1);
});

it('a number comes back with its task, and is never given again', async () => {
  const { ana, list, ids, project } = await taskBoard(test, 'uno', 'dos');
  await ana.delete(`${list}/${ids[1]}`);
  expect((await ana.post(`${list}/${ids[1]}/restore`)).body.number).toBe(2);
  await test.make.deleteTask({ id: ids[1] ?? 0, project });
  const inSomeMonths = new Date(Date.now() + 100 * 24 * 60 * 60 * 1_000);
  await purgeTrash(test.database.db, inSomeMonths);
  expect((await ana.post(`${list}/${ids[1]}/restore`)).status).toBe(404);
  expect((await ana.post(list, created)).body.number).toBe(3);
});

it('tasks are found by their numbers in their own project, while they are there', async () => {
  const { ana, list, ids, project, board } = await taskBoard(test, 'uno', 'dos', 'tres');
  await ana.delete(`${list}/${ids[2]}`);
  const { status, body } = await ana.get(`/projects/${project.id}/tasks?numbers=2,3,77`);
  expect(status).toBe(200);
  expect(body).toEqual([
    {
      number: 2,
      id: ids[1],
      title: 'dos',
      board_id: board.id,
      priority_id: expect.any(Number),
      column: 'Por hacer',
      done: false,
      assignee: null,
    },
  ]);
  const wrong = await ana.get(`/projects/${project.id}/tasks?numbers=dos`);
  expect(wrong).toMatchObject({ status: 400, body: { error: ['El número no es válido'] } });
});

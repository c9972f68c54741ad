import { and, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { tasks } from '../../platform/database/schema/schema.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { changeColumn } from '../columns/columns.commands.ts';
import { listColumnRows } from '../columns/columns.queries.ts';
import { longestPosition } from './task-spread.ts';
import { changeTask } from './tasks.commands.ts';

const test = useTestApp();

it('keeps positions short through nine hundred moves into one gap, and changes nobody else by it', async () => {
  const board = await test.make.board();
  const { project } = board;
  const titles = ['fija', 'a', 'b', 'c', 'papelera', 'última'];
  const made: { id: number; path: string }[] = [];
  for (const title of titles) made.push(await test.make.task({ board, title }));
  const [fixed, a, b, c, trashed, last] = made as [{ id: number; path: string }, ...typeof made];
  await test.make.deleteTask({ id: trashed?.id ?? 0, project });
  const owner = await test.as({ id: project.ownerId });
  const read = async () =>
    test.database.db
      .select({ id: tasks.id, position: tasks.position, version: tasks.version })
      .from(tasks)
      .where(and(eq(tasks.projectId, project.id), eq(tasks.boardId, board.id)))
      .orderBy(tasks.position);

  const moving = [a, b, c];
  for (let round = 0; round < 9; round += 1) {
    await test.make.inProject(project, async (change) => {
      for (let index = 0; index < 100; index += 1) {
        const task = moving[(round * 100 + index) % 3];
        await changeTask(change, task?.id ?? 0, { afterId: fixed.id }, 'UTC');
      }
    });
  }
  const rows = await read();
  expect(Math.max(...rows.map(({ position }) => position.length))).toBeLessThanOrEqual(longestPosition);
  expect(rows.map(({ id }) => id)).toEqual([fixed, c, b, a, trashed, last].map((task) => task?.id));
  const versionOf = (task = fixed) => rows.find(({ id }) => id === task.id)?.version;
  expect([fixed, trashed, last].map(versionOf)).toEqual([1, 1, 1]);
  // The first of them stood there already.
  expect([a, b, c].map(versionOf)).toEqual([300, 301, 301]);

  const types = (await owner.get('/profile/activity')).body.map(({ type }: { type: string }) => type);
  expect(types).not.toContain('column.spread');
  const listed = (await owner.get(`/projects/${project.id}/boards/${board.id}/tasks?sort=position`)).body;
  expect(listed.map(({ id }: { id: number }) => id)).toEqual([fixed, c, b, a, last].map((task) => task?.id));
  // What was done before they were spread can still be taken back, among the same neighbours.
  const undone = await owner.post(`/projects/${project.id}/boards/${board.id}/tasks/undo`, {
    changes: [{ taskId: c?.id, version: 301 }],
  });
  expect(undone.status).toBe(200);
});

it('keeps the positions of columns short too', async () => {
  const board = await test.make.board();
  const [first, second, third] = board.columnIds as [number, number, number];
  const columns = await test.make.inProject(board.project, async (change) => {
    for (let index = 0; index < 320; index += 1)
      await changeColumn(change, board.id, index % 2 ? second : third, { afterId: first });
    return listColumnRows(change.tx, board.project.id, board.id);
  });
  expect(columns.map(({ id }) => id)).toEqual([first, second, third]);
  expect(Math.max(...columns.map(({ position }) => position.length))).toBeLessThanOrEqual(longestPosition);
});

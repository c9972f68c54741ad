import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { useTestApp } from '../../testing/test-app.ts';

const test = useTestApp();

/** Columns whose number of tasks is not the one that counting finds. */
async function wrongCounts(): Promise<unknown[]> {
  const { rows } = await test.database.db.execute(sql`
    select id, task_count, archived_count from columns where array[task_count, archived_count] <> (
      select array[count(*) filter (where not archived), count(*) filter (where archived)]::int[] from tasks
      where tasks.project_id = columns.project_id and tasks.column_id = columns.id and deleted_at is null)`);
  return rows;
}

it('keeps how many tasks each column holds, whatever is done to them', async () => {
  const board = await test.make.board();
  const { project } = board;
  const other = await test.make.board({ project });
  const owner = await test.as({ id: project.ownerId });
  const root = `/projects/${project.id}/boards`;
  const tasks = await Promise.all(Array.from({ length: 6 }, () => test.make.task({ board })));
  const ids = tasks.map(({ id }) => id);
  const [first, second] = board.columnIds;
  const steps: [string, () => Promise<{ status: number }>][] = [
    ['move', () => owner.patch(tasks[0]?.path ?? '', { columnId: second })],
    ['rename', () => owner.patch(tasks[0]?.path ?? '', { title: 'Otra' })],
    [
      'move many',
      () => owner.patch(`${root}/${board.id}/tasks`, { ids: ids.slice(0, 3), change: { columnId: second } }),
    ],
    ['another board', () => owner.patch(tasks[1]?.path ?? '', { boardId: other.id })],
    ['archive', () => owner.patch(tasks[3]?.path ?? '', { archived: true })],
    ['archive in a column that goes', () => owner.patch(tasks[0]?.path ?? '', { archived: true })],
    ['delete', () => owner.delete(tasks[2]?.path ?? '')],
    ['delete its column', () => owner.delete(`${root}/${board.id}/columns/${second}?moveTo=${first}`)],
    ['restore the column', () => owner.post(`${root}/${board.id}/columns/${second}/restore`)],
    ['restore', () => owner.post(`${tasks[2]?.path}/restore`)],
    ['delete what is archived', () => owner.delete(tasks[3]?.path ?? '')],
    ['restore what is archived', () => owner.post(`${tasks[3]?.path}/restore`)],
    ['take out of the archive', () => owner.patch(tasks[0]?.path ?? '', { archived: false })],
    ['delete the board', () => owner.delete(`${root}/${other.id}`)],
    ['empty the trash', () => owner.delete(`/projects/${project.id}/trash`)],
  ];
  for (const [name, step] of steps) {
    const { status } = await step();
    const wrong = await wrongCounts();
    expect({ name, status: Math.floor(status / 100), wrong }).toEqual({ name, status: 2, wrong: [] });
  }
  const { body } = await owner.get(`/projects/${project.id}`);
  expect(body.Boards).toMatchObject([{ id: board.id, taskCount: 4 }]);
});

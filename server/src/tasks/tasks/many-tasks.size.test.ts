import { sql } from 'drizzle-orm';
import { Client as DatabaseClient } from 'pg';
import { expect, it, vi } from 'vitest';
import { taskBoard } from '../../testing/task-board.ts';
import { useTestApp } from '../../testing/test-app.ts';

const test = useTestApp();

/** A board with so many tasks in its first column. */
async function boardOf(count: number) {
  const stage = await taskBoard(test);
  const { board, project } = stage;
  await test.database.db.execute(sql`
    insert into tasks (project_id, number, board_id, column_id, position, title, description, priority_id, created_by,
      created_at, updated_at)
    select ${project.id}, n, ${board.id}, ${board.columnIds[0]}, 'd' || n, 'n.º ' || n, '', 1, ${project.ownerId},
      now(), now()
    from generate_series(10001, 10000 + ${count}::int) n`);
  return { ...stage, ids: (await stage.all()).map(({ id }) => id) };
}

/** Changes, moves, undoes, removes and restores all of them; tells how many statements named the tasks. */
async function statementsFor({
  ana,
  ids,
  list,
  board,
}: Awaited<ReturnType<typeof boardOf>>): Promise<number> {
  const query = vi.spyOn(DatabaseClient.prototype, 'query');
  const changes = ids.map((taskId) => ({ taskId, version: 2 }));
  const answers = [
    await ana.patch(list, { ids, change: { columnId: board.columnIds[1], priorityId: 3 } }),
    await ana.post(`${list}/undo`, { changes }),
    await ana.post(`${list}/remove`, { ids }),
    await ana.post(`${list}/restore`, { ids }),
  ];
  const statements = query.mock.calls.map(([statement]) => JSON.stringify(statement));
  query.mockRestore();
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 204, 200]);
  expect(answers[3]?.body).toHaveLength(ids.length);
  return statements.filter((statement) => statement.includes('tasks')).length;
}

it('as many statements change 250 tasks as two', async () => {
  const [few, many] = [await boardOf(2), await boardOf(250)];
  const count = await statementsFor(few);
  expect(count).toBeGreaterThan(4);
  expect(await statementsFor(many)).toBe(count);
  expect((await many.all()).map(({ version, column_id: columnId }) => [version, columnId])).toEqual(
    many.ids.map(() => [3, many.board.columnIds[0]]),
  );
});

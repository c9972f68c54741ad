import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../testing/test-app.ts';

const test = useTestApp();

async function boardOf(...titles: string[]) {
  const board = await test.make.board();
  const tasks = [];
  // oxlint-disable-next-line no-await-in-loop -- their order is the point
  for (const title of titles) tasks.push(await test.make.task({ board, title }));
  const owner = await test.as({ id: board.project.ownerId });
  const list = `/projects/${board.project.id}/boards/${board.id}/tasks?sort=position`;
  const order = async (column: number | undefined): Promise<string[]> =>
    (await owner.get(`${list}&column=${column}`)).body.map((task: { title: string }) => task.title);
  return { board, tasks, owner, order, list };
}

describe('moving a task', () => {
  it('puts it behind another one of its column, or first', async () => {
    const { board, tasks, owner, order } = await boardOf('A', 'B', 'C');
    const [a, , c] = tasks;
    const answer = await owner.patch(a?.path ?? '', { afterId: c?.id });
    expect(answer).toMatchObject({ status: 200, body: { version: 2 } });
    expect(await order(board.columnIds[0])).toEqual(['B', 'C', 'A']);
    await owner.patch(c?.path ?? '', { afterId: null });
    expect(await order(board.columnIds[0])).toEqual(['C', 'B', 'A']);
  });

  it('changes the column and the place in it at once', async () => {
    const { board, tasks, owner, order } = await boardOf('A', 'B', 'C');
    const [a, b, c] = tasks;
    const columnId = board.columnIds[1];
    await owner.patch(a?.path ?? '', { columnId });
    await owner.patch(b?.path ?? '', { columnId, afterId: null });
    await owner.patch(c?.path ?? '', { columnId, afterId: b?.id });
    expect(await order(columnId)).toEqual(['B', 'C', 'A']);
  });

  it('to where it stands already changes nothing', async () => {
    const { tasks, owner } = await boardOf('A', 'B', 'C');
    const [a, b] = tasks;
    const answer = await owner.patch(b?.path ?? '', { afterId: a?.id });
    expect(answer).toMatchObject({ status: 200, body: { version: 1 } });
  });

  it('behind a task that has left the column meanwhile puts it at the end', async () => {
    const { board, tasks, owner, order } = await boardOf('A', 'B', 'C');
    const [a, b] = tasks;
    await owner.patch(b?.path ?? '', { columnId: board.columnIds[1] });
    expect((await owner.patch(a?.path ?? '', { afterId: b?.id })).status).toBe(200);
    expect(await order(board.columnIds[0])).toEqual(['C', 'A']);
  });

  it('from an old version does not conflict with another move, only the column does', async () => {
    const { board, tasks, owner } = await boardOf('A', 'B', 'C');
    const [a, b, c] = tasks;
    await owner.patch(a?.path ?? '', { afterId: c?.id, version: 1 });
    expect((await owner.patch(a?.path ?? '', { afterId: b?.id, version: 1 })).status).toBe(200);
    await owner.patch(a?.path ?? '', { columnId: board.columnIds[1] });
    const late = await owner.patch(a?.path ?? '', { columnId: board.columnIds[2], version: 1 });
    expect(late.status).toBe(409);
  });
});

it('any interleaving of concurrent moves leaves one total order, the same for everyone', async () => {
  const { board, tasks, owner, list } = await boardOf('A', 'B', 'C', 'D', 'E', 'F');
  const move = fc.record({
    task: fc.nat(tasks.length - 1),
    behind: fc.option(fc.nat(tasks.length - 1)),
    column: fc.nat(2),
  });
  const run = async (moves: { task: number; behind: number | null; column: number }[]): Promise<void> => {
    const answers = await Promise.all(
      moves.map(({ task, behind, column }) =>
        owner.patch(tasks[task]?.path ?? '', {
          columnId: board.columnIds[column],
          afterId: behind === null ? null : tasks[behind]?.id,
        }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(moves.map(() => 200));
    const { body } = await owner.get(list);
    const places = body.map(
      (task: { column_id: number; position: string }) => `${task.column_id} ${task.position}`,
    );
    expect(body).toHaveLength(tasks.length);
    expect(new Set(places).size).toBe(tasks.length);
  };
  await fc.assert(fc.asyncProperty(fc.array(move, { minLength: 2, maxLength: 12 }), run), { numRuns: 25 });
});

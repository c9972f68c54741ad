import { describe, expect, it } from 'vitest';
import { taskBoard } from '../../testing/task-board.ts';
import { useTestApp } from '../../testing/test-app.ts';

const test = useTestApp();

describe('moving a task', () => {
  it('puts it behind another one of its column, or first', async () => {
    const { board, made, ana, titlesIn } = await taskBoard(test, 'A', 'B', 'C');
    const [a, , c] = made;
    const answer = await ana.patch(a?.path ?? '', { afterId: c?.id });
    expect(answer).toMatchObject({ status: 200, body: { version: 2 } });
    expect(await titlesIn(board.columnIds[0])).toEqual(['B', 'C', 'A']);
    await ana.patch(c?.path ?? '', { afterId: null });
    expect(await titlesIn(board.columnIds[0])).toEqual(['C', 'B', 'A']);
  });

  it('changes the column and the place in it at once', async () => {
    const { board, made, ana, titlesIn } = await taskBoard(test, 'A', 'B', 'C');
    const [a, b, c] = made;
    const columnId = board.columnIds[1];
    await ana.patch(a?.path ?? '', { columnId });
    await ana.patch(b?.path ?? '', { columnId, afterId: null });
    await ana.patch(c?.path ?? '', { columnId, afterId: b?.id });
    expect(await titlesIn(columnId)).toEqual(['B', 'C', 'A']);
  });

  it('to where it stands already changes nothing', async () => {
    const { made, ana } = await taskBoard(test, 'A', 'B', 'C');
    const [a, b] = made;
    const answer = await ana.patch(b?.path ?? '', { afterId: a?.id });
    expect(answer).toMatchObject({ status: 200, body: { version: 1 } });
  });

  it('behind a task that has left the column meanwhile puts it beside those that stood by it', async () => {
    const { board, made, ana, titlesIn } = await taskBoard(test, 'A', 'B', 'C', 'D');
    const [a, b, c, d] = made;
    await ana.patch(b?.path ?? '', { columnId: board.columnIds[1] });
    await ana.patch(b?.path ?? '', { columnId: board.columnIds[2], title: 'B de otro lado' });
    expect((await ana.patch(d?.path ?? '', { afterId: b?.id })).status).toBe(200);
    expect(await titlesIn(board.columnIds[0])).toEqual(['A', 'D', 'C']);
    await ana.delete(a?.path ?? '');
    await ana.patch(c?.path ?? '', { afterId: a?.id });
    expect(await titlesIn(board.columnIds[0])).toEqual(['C', 'D']);
  });

  it('behind a task that never stood in the column puts it at the end', async () => {
    const { board, made, ana, titlesIn } = await taskBoard(test, 'A', 'B', 'C');
    const [a, b] = made;
    const columnId = board.columnIds[1];
    await ana.patch(a?.path ?? '', { columnId });
    expect((await ana.patch(b?.path ?? '', { columnId, afterId: made[2]?.id })).status).toBe(200);
    expect(await titlesIn(columnId)).toEqual(['A', 'B']);
  });

  it('from an old version does not conflict with another move, only the column does', async () => {
    const { board, made, ana } = await taskBoard(test, 'A', 'B', 'C');
    const [a, b, c] = made;
    await ana.patch(a?.path ?? '', { afterId: c?.id, version: 1 });
    expect((await ana.patch(a?.path ?? '', { afterId: b?.id, version: 1 })).status).toBe(200);
    await ana.patch(a?.path ?? '', { columnId: board.columnIds[1] });
    const late = await ana.patch(a?.path ?? '', { columnId: board.columnIds[2], version: 1 });
    expect(late.status).toBe(409);
  });
});

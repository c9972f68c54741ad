import { describe, expect, it } from 'vitest';
import { fingerprint } from '../../testing/fingerprint.ts';
import { taskBoard } from '../../testing/task-board.ts';
import { useTestApp } from '../../testing/test-app.ts';

const test = useTestApp();

const tooLate = {
  status: 409,
  body: { error: ['No se puede deshacer: otra persona cambió lo mismo después'], code: 'conflict' },
};

const placeGone = {
  status: 409,
  body: { error: ['No se puede deshacer: el lugar de antes ya no existe'], code: 'conflict' },
};

describe('taking back a move', () => {
  it('puts the task back exactly where it stood', async () => {
    const { ana, ids, list, board, titlesIn, read, undo } = await taskBoard(test, 'A', 'B', 'C');
    const [, b, c] = ids;
    const { position } = await read(b);
    await ana.patch(`${list}/${b}`, { columnId: board.columnIds[1] });
    expect((await undo(ana, [b, 2])).status).toBe(200);
    expect(await read(b)).toMatchObject({ column_id: board.columnIds[0], position });
    await ana.patch(`${list}/${b}`, { afterId: c });
    await undo(ana, [b, 4]);
    expect(await titlesIn(board.columnIds[0])).toEqual(['A', 'B', 'C']);
    expect((await read(b)).position).toBe(position);
  });

  it('of several tasks at once puts back each one in its own place', async () => {
    const { ana, ids, list, board, all, undo } = await taskBoard(test, 'A', 'B', 'C', 'D');
    const [a, b, , d] = ids;
    const places = async () => (await all()).map(({ id, column_id, position }) => [id, column_id, position]);
    const before = await places();
    await ana.patch(list, { ids: [d, a, b], change: { columnId: board.columnIds[2] } });
    expect((await undo(ana, [a, 2], [b, 2], [d, 2])).status).toBe(200);
    expect(await places()).toEqual(before);
  });

  it('that swapped tasks gives each its place back, though the other has it now', async () => {
    const { ana, ids, list, board, titlesIn, read, undo } = await taskBoard(test, 'A', 'B');
    const [a, b] = ids;
    const [first, second] = board.columnIds;
    const positions = [(await read(a)).position, (await read(b)).position];
    await ana.patch(`${list}/${a}`, { columnId: second });
    await ana.patch(`${list}/${b}`, { columnId: second });
    await ana.patch(`${list}/${b}`, { columnId: first, afterId: null });
    expect((await read(b)).position).toBe(positions[0]);
    expect((await undo(ana, [a, 2], [b, 3], [b, 2])).status).toBe(200);
    expect([(await read(a)).position, (await read(b)).position]).toEqual(positions);
    expect(await titlesIn(first)).toEqual(['A', 'B']);
  });

  it('stands right behind the one who has the old place by now', async () => {
    const { ana, benito, ids, list, board, titlesIn, read, undo } = await taskBoard(test, 'A', 'B', 'C');
    const [a, , c] = ids;
    const [first, second] = board.columnIds;
    const { position } = await read(a);
    await ana.patch(`${list}/${a}`, { columnId: second });
    await benito.patch(`${list}/${c}`, { afterId: null });
    expect((await read(c)).position).toBe(position);
    expect((await undo(ana, [a, 2])).status).toBe(200);
    expect(await titlesIn(first)).toEqual(['C', 'A', 'B']);
    expect((await read(a)).position > position).toBe(true);
  });

  it('stands behind it also when it lies in the trash, and is in nobody’s place when it comes back', async () => {
    const { ana, benito, ids, list, board, titlesIn, undo } = await taskBoard(test, 'A', 'B', 'C');
    const [a, , c] = ids;
    await ana.patch(`${list}/${a}`, { columnId: board.columnIds[1] });
    await benito.patch(`${list}/${c}`, { afterId: null });
    await benito.delete(`${list}/${c}`);
    await undo(ana, [a, 2]);
    await benito.post(`${list}/${c}/restore`);
    expect(await titlesIn(board.columnIds[0])).toEqual(['C', 'A', 'B']);
  });

  it('of two tasks that once stood in the same place puts one behind the other', async () => {
    const { ana, ids, list, board, all, read, undo } = await taskBoard(test, 'A', 'B', 'C');
    const [a, , c] = ids;
    const [first, second] = board.columnIds;
    await ana.patch(`${list}/${a}`, { columnId: second });
    await ana.patch(`${list}/${c}`, { afterId: null });
    await ana.patch(`${list}/${c}`, { columnId: second });
    expect((await undo(ana, [a, 2], [c, 3])).status).toBe(200);
    const tasks = await all();
    expect(tasks.map(({ title, column_id }) => [title, column_id])).toEqual([
      ['A', first],
      ['C', first],
      ['B', first],
    ]);
    expect(new Set(tasks.map(({ position }) => position)).size).toBe(3);
    expect((await read(c)).version).toBe(4);
  });

  it('is too late once somebody has moved the task on, be it only within its column', async () => {
    const { ana, benito, ids, list, board, undo } = await taskBoard(test, 'A', 'B', 'C');
    const [a, b, c] = ids;
    const [, second, third] = board.columnIds;
    await ana.patch(list, { ids: [a, b, c], change: { columnId: second } });
    await benito.patch(`${list}/${a}`, { columnId: third });
    await benito.patch(`${list}/${b}`, { afterId: c });
    const before = await fingerprint(test.database.db);
    expect(await undo(ana, [a, 2])).toMatchObject(tooLate);
    expect(await undo(ana, [b, 2])).toMatchObject(tooLate);
    expect(await fingerprint(test.database.db)).toEqual(before);
  });

  it('is too late also where the position happens to be the same in another column', async () => {
    const { ana, benito, ids, list, board, read, undo } = await taskBoard(test, 'A', 'B');
    const [a, b] = ids;
    const [, second, third] = board.columnIds;
    await ana.patch(`${list}/${a}`, { afterId: b });
    await ana.patch(`${list}/${a}`, { afterId: null });
    await ana.patch(`${list}/${b}`, { columnId: third });
    const { position } = await read(a);
    await benito.patch(`${list}/${a}`, { columnId: second });
    expect(await read(a)).toMatchObject({ column_id: second, position });
    expect(await undo(ana, [a, 3])).toMatchObject(tooLate);
  });

  it('does not mind that somebody renamed the task, nor the other way round', async () => {
    const { ana, benito, ids, list, board, read, undo } = await taskBoard(test, 'A', 'B');
    const [a, b] = ids;
    await ana.patch(`${list}/${a}`, { columnId: board.columnIds[1] });
    await benito.patch(`${list}/${a}`, { title: 'De Benito' });
    expect((await undo(ana, [a, 2])).status).toBe(200);
    expect(await read(a)).toMatchObject({ title: 'De Benito', column_id: board.columnIds[0] });
    await ana.patch(`${list}/${b}`, { title: 'De Ana' });
    await benito.patch(`${list}/${b}`, { columnId: board.columnIds[2], afterId: null });
    expect((await undo(ana, [b, 2])).status).toBe(200);
    expect(await read(b)).toMatchObject({ title: 'B', column_id: board.columnIds[2] });
  });

  it('to another board brings the task back, asked for under either board', async () => {
    const { ana, ids, list, board, project, read, undo } = await taskBoard(test, 'A', 'B');
    const [a, b] = ids;
    const other = await test.make.board({ project });
    const { position } = await read(a);
    await ana.patch(`${list}/${a}`, { boardId: other.id });
    await ana.patch(`${list}/${b}`, { boardId: other.id });
    expect((await undo(ana, [a, 2])).body.tasks).toMatchObject([{ board_id: board.id, position }]);
    const there = `/projects/${project.id}/boards/${other.id}/tasks/undo`;
    const answer = await ana.post(there, { changes: [{ taskId: b, version: 2 }] });
    expect(answer.body.tasks).toMatchObject([{ board_id: board.id, column_id: board.columnIds[0] }]);
  });

  it('is too late once the old column is gone', async () => {
    const { ana, ids, list, board, project, undo } = await taskBoard(test, 'A');
    const [a] = ids;
    await ana.patch(`${list}/${a}`, { columnId: board.columnIds[1] });
    await ana.delete(`/projects/${project.id}/boards/${board.id}/columns/${board.columnIds[0]}`);
    const before = await fingerprint(test.database.db);
    expect(await undo(ana, [a, 2])).toMatchObject(placeGone);
    expect(await fingerprint(test.database.db)).toEqual(before);
  });

  it('whose old column is gone leaves that task where it is, and nobody else in its place', async () => {
    const { ana, ids, list, board, project, read, titlesIn, undo } = await taskBoard(test, 'A', 'B');
    const [a, b] = ids;
    const [first, second, third] = board.columnIds;
    const { position } = await read(a);
    await ana.patch(`${list}/${b}`, { columnId: third });
    await ana.patch(`${list}/${a}`, { columnId: second });
    await ana.patch(`${list}/${b}`, { columnId: first, afterId: null });
    await ana.delete(`/projects/${project.id}/boards/${board.id}/columns/${third}`);
    expect(await read(b)).toMatchObject({ column_id: first, position });
    const { status, body } = await undo(ana, [a, 2], [b, 3]);
    expect(status).toBe(200);
    expect(body.kept).toEqual([{ taskId: b, reason: 'place_gone', by: null }]);
    expect((await read(b)).version).toBe(3);
    expect(await titlesIn(first)).toEqual(['B', 'A']);
  });

  it('is too late while the old board lies in the trash', async () => {
    const { ana, ids, list, board, project, undo } = await taskBoard(test, 'A');
    const [a] = ids;
    const other = await test.make.board({ project });
    await ana.patch(`${list}/${a}`, { boardId: other.id });
    const there = `/projects/${project.id}/boards/${other.id}/tasks/undo`;
    await ana.delete(`/projects/${project.id}/boards/${board.id}`);
    const changes = [{ taskId: a, version: 2 }];
    expect(await ana.post(there, { changes })).toMatchObject(placeGone);
    await ana.post(`/projects/${project.id}/boards/${board.id}/restore`);
    expect((await undo(ana, [a, 2])).status).toBe(200);
  });

  it('that came with the end of a column is refused, since the column is gone', async () => {
    const { ana, ids, board, project, undo, read } = await taskBoard(test, 'A');
    const [a] = ids;
    const [first, second] = board.columnIds;
    await ana.delete(`/projects/${project.id}/boards/${board.id}/columns/${first}?moveTo=${second}`);
    expect(await undo(ana, [a, 2])).toMatchObject(placeGone);
    expect(await read(a)).toMatchObject({ column_id: second, version: 2 });
  });
});

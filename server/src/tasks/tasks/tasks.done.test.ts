import { describe, expect, it } from 'vitest';
import { fingerprint } from '../../testing/fingerprint.ts';
import { taskBoard } from '../../testing/task-board.ts';
import { useTestApp } from '../../testing/test-app.ts';

const test = useTestApp();

describe('marking a task as done', () => {
  it('moves it to the end of the first column of what is done', async () => {
    const { board, ids, list, ana, titlesIn } = await taskBoard(test, 'A', 'B');
    const [a, b] = ids;
    await ana.patch(`${list}/${b}`, { done: true });
    const answer = await ana.patch(`${list}/${a}`, { done: true });
    expect(answer).toMatchObject({ status: 200, body: { column_id: board.columnIds[2], version: 2 } });
    expect(await titlesIn(board.columnIds[2])).toEqual(['B', 'A']);
  });

  it('leaves one that is done where it stands, and one that is not', async () => {
    const { ids, list, ana } = await taskBoard(test, 'A', 'B');
    const [a, b] = ids;
    await ana.patch(`${list}/${a}`, { done: true });
    const before = await fingerprint(test.database.db);
    expect((await ana.patch(`${list}/${a}`, { done: true })).body.version).toBe(2);
    expect((await ana.patch(`${list}/${b}`, { done: false })).body.version).toBe(1);
    expect(await fingerprint(test.database.db)).toEqual(before);
  });

  it('can be undone as any change', async () => {
    const { board, ids, list, ana, undo, titlesIn } = await taskBoard(test, 'A', 'B');
    await ana.patch(`${list}/${ids[0]}`, { done: true });
    expect((await undo(ana, [ids[0], 2])).status).toBe(200);
    expect(await titlesIn(board.columnIds[0])).toEqual(['A', 'B']);
  });

  it.each([
    [{ done: 'sí' }, 'Hecha debe ser verdadero o falso'],
    [{ done: null }, 'Hecha debe ser verdadero o falso'],
    [
      { done: true, columnId: 2 ** 31 - 1 },
      'Una tarea se marca como hecha o se mueve, no las dos cosas a la vez',
    ],
  ])('is refused, and nothing changes, as %j', async (change, message) => {
    const { ids, list, ana } = await taskBoard(test, 'A');
    const before = await fingerprint(test.database.db);
    expect(await ana.patch(`${list}/${ids[0]}`, change)).toMatchObject({
      status: 400,
      body: { error: [message] },
    });
    expect(await fingerprint(test.database.db)).toEqual(before);
  });

  it('is refused on a board without a column for it', async () => {
    const { board, project, ids, list, ana } = await taskBoard(test, 'A');
    await ana.delete(`/projects/${project.id}/boards/${board.id}/columns/${board.columnIds[2]}`);
    expect(await ana.patch(`${list}/${ids[0]}`, { done: true })).toMatchObject({
      status: 400,
      body: { error: ['El tablero no tiene una columna de tareas hechas'] },
    });
  });
});

describe('a task that is to be done again', () => {
  it('goes back to where it stood, also for somebody else and after other changes', async () => {
    const { board, ids, list, ana, benito, titlesIn } = await taskBoard(test, 'A', 'B', 'C');
    const [a, b, c] = ids;
    const doing = board.columnIds[1];
    for (const id of [a, b, c]) await ana.patch(`${list}/${id}`, { columnId: doing });
    await ana.patch(`${list}/${b}`, { done: true });
    await ana.patch(`${list}/${b}`, { title: 'B bis' });
    await ana.patch(`${list}/${b}`, { afterId: null });
    const answer = await benito.patch(`${list}/${b}`, { done: false });
    expect(answer).toMatchObject({ status: 200, body: { column_id: doing } });
    expect(await titlesIn(doing)).toEqual(['A', 'B bis', 'C']);
  });

  it('finds its place also where it stood as far down among what is done', async () => {
    const { board, ids, list, ana, titlesIn } = await taskBoard(test, 'A', 'B', 'C');
    const [first, , done] = board.columnIds;
    await test.make.task({ board, title: 'Otra', columnId: done ?? 0 });
    await ana.patch(`${list}/${ids[1]}`, { done: true });
    await ana.patch(`${list}/${ids[1]}`, { done: false });
    expect(await titlesIn(first)).toEqual(['A', 'B', 'C']);
  });

  it('stands beside who has taken its place meanwhile', async () => {
    const { board, ids, list, ana, titlesIn } = await taskBoard(test, 'A', 'B');
    const [a, b] = ids;
    await ana.patch(`${list}/${a}`, { done: true });
    await ana.patch(`${list}/${b}`, { columnId: board.columnIds[1] });
    await ana.patch(`${list}/${b}`, { columnId: board.columnIds[0], afterId: null });
    await ana.patch(`${list}/${a}`, { done: false });
    expect((await titlesIn(board.columnIds[0])).toSorted()).toEqual(['A', 'B']);
  });

  it('goes to the first open column where its own is gone, or where it was made as done', async () => {
    const { board, project, ids, list, ana, titlesIn } = await taskBoard(test, 'A');
    const [first, doing, done] = board.columnIds;
    await ana.patch(`${list}/${ids[0]}`, { columnId: doing });
    await ana.patch(`${list}/${ids[0]}`, { done: true });
    await ana.delete(`/projects/${project.id}/boards/${board.id}/columns/${doing}`);
    const made = await test.make.task({ board, title: 'Nació hecha', columnId: done ?? 0 });
    await ana.patch(`${list}/${ids[0]}`, { done: false });
    await ana.patch(`${list}/${made.id}`, { done: false });
    expect(await titlesIn(first)).toEqual(['A', 'Nació hecha']);
  });
});

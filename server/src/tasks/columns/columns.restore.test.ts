import type { Column } from '@cuadrilla/contract/tasks/boards';
import type { Task } from '@cuadrilla/contract/tasks/tasks';
import { and, eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { events } from '../../platform/database/schema/schema.ts';
import { fingerprint } from '../../testing/fingerprint.ts';
import { taskBoard } from '../../testing/task-board.ts';
import { useTestApp } from '../../testing/test-app.ts';

const test = useTestApp();

/** A board whose first column has these tasks. */
async function openBoard(...titles: string[]) {
  const board = await taskBoard(test, ...titles);
  const { ana, list, board: row } = board;
  const path = `/projects/${row.project.id}/boards/${row.id}`;
  const columns = async (): Promise<Column[]> => (await ana.get(`${path}/columns`)).body;
  const [first = 0, second = 0, third = 0] = row.columnIds;
  return {
    ...board,
    path,
    columns,
    names: async () => (await columns()).map(({ name }) => name),
    first,
    second,
    third,
    remove: (columnId: number, moveTo: number) => ana.delete(`${path}/columns/${columnId}?moveTo=${moveTo}`),
    restore: (columnId: number) => ana.post(`${path}/columns/${columnId}/restore`),
    change: (columnId: number, wish: object) => ana.patch(`${path}/columns/${columnId}`, wish),
    move: (task: number | undefined, wish: object) => ana.patch(`${list}/${task}`, wish),
  };
}

/** What a person sees of a board, and what counts for the next move: all but versions and times. */
async function pictureOf({ columns, all }: Awaited<ReturnType<typeof openBoard>>) {
  const tasks = await all();
  return {
    columns: await columns(),
    tasks: tasks.map(({ id, title, column_id, position }: Task) => ({ id, title, column_id, position })),
  };
}

describe('restoring a deleted column', () => {
  it('brings it back as it was and where it was, with its tasks in their order', async () => {
    const board = await openBoard('Una', 'Dos', 'Tres');
    const { ana, path, first, second, third, ids, events: log } = board;
    await test.make.task({ board: board.board, title: 'Ya estaba', columnId: third });
    await board.change(second, { name: 'Revisión', kind: 'hecho', wipLimit: 2 });
    for (const id of ids.toReversed()) await board.move(id, { columnId: second });
    const before = await pictureOf(board);
    await board.remove(second, third);
    expect(await board.titlesIn(third)).toEqual(['Ya estaba', 'Tres', 'Dos', 'Una']);
    const lastSeq = (await log()).at(-1)?.seq ?? 0;

    const answer = await board.restore(second);
    expect(answer).toMatchObject({
      status: 200,
      body: { id: second, name: 'Revisión', kind: 'hecho', wipLimit: 2, taskCount: 3 },
    });
    expect(await pictureOf(board)).toEqual(before);
    expect(await board.names()).toEqual(['Por hacer', 'Revisión', 'Hecho']);
    const told = (await log()).filter(({ seq }) => seq > lastSeq);
    expect(told.map(({ type }) => type)).toEqual([
      'column.restored',
      'task.updated',
      'task.updated',
      'task.updated',
    ]);
    expect(told[0]?.payload).toMatchObject({
      columnId: second,
      boardId: board.board.id,
      name: 'Revisión',
      kind: 'hecho',
      wip_limit: 2,
    });
    expect((await ana.get(`${path}/tasks?column=${first}`)).body).toEqual([]);
  });

  it('makes its tasks done again, and not overdue', async () => {
    const board = await openBoard();
    await test.make.task({ board: board.board, dueDate: '2020-01-01', columnId: board.third });
    const overdue = async () => (await board.ana.get(`${board.list}?due=overdue`)).body.length;
    await board.remove(board.third, board.first);
    expect(await overdue()).toBe(1);
    await board.restore(board.third);
    expect(await overdue()).toBe(0);
  });

  it('leaves whatever was moved or deleted since where it is', async () => {
    const board = await openBoard(
      'Queda',
      'Editada',
      'Otra columna',
      'Más arriba',
      'Otro tablero',
      'Borrada',
    );
    const { first, second, third, ids, ana, list } = board;
    const [stays, edited, elsewhere, higher, foreign, deleted] = ids;
    const other = await test.make.board({ project: board.project });
    // Into an empty column they go with the positions that they have: the log tells of none.
    await board.remove(first, second);
    await board.move(edited, { title: 'Corregida', priorityId: 4 });
    await board.move(elsewhere, { columnId: third });
    await board.move(higher, { afterId: stays });
    await board.move(foreign, { boardId: other.id });
    await ana.delete(`${list}/${deleted}`);
    expect((await board.restore(first)).body).toMatchObject({ taskCount: 2 });
    expect(await board.titlesIn(first)).toEqual(['Queda', 'Corregida']);
    expect(await board.titlesIn(second)).toEqual(['Más arriba']);
    expect(await board.titlesIn(third)).toEqual(['Otra columna']);
    expect((await board.read(edited)).priority_id).toBe(4);
    expect((await board.read(foreign)).board_id).toBe(other.id);
    await ana.post(`${list}/${deleted}/restore`);
    expect(await board.titlesIn(second)).toEqual(['Más arriba', 'Borrada']);
  });

  it('brings back what went away meanwhile and is where it was again, and what lay in the trash all along', async () => {
    const board = await openBoard('Vuelve', 'Rescatada', 'En la papelera');
    const { first, second, third, ids, ana, list, undo } = board;
    const [returned, rescued, trashed] = ids;
    const before = await pictureOf(board);
    await ana.delete(`${list}/${trashed}`);
    await board.remove(first, second);
    await board.move(returned, { columnId: third });
    await undo(ana, [returned, (await board.read(returned)).version]);
    await ana.delete(`${list}/${rescued}`);
    await ana.post(`${list}/${rescued}/restore`);
    await board.restore(first);
    expect(await board.titlesIn(first)).toEqual(['Vuelve', 'Rescatada']);
    await ana.post(`${list}/${trashed}/restore`);
    expect(await pictureOf(board)).toEqual(before);
  });

  it('finds its place among the columns that are there by now', async () => {
    const board = await openBoard();
    const { ana, path, first, second, third } = board;
    await board.remove(second, third);
    const added = (await ana.post(`${path}/columns`, { name: 'Revisión' })).body;
    // Right between its old neighbours: that is the position it had.
    await board.change(added.id, { afterId: first });
    await board.restore(second);
    expect(await board.names()).toEqual(['Por hacer', 'Revisión', 'En curso', 'Hecho']);
    expect(new Set((await board.columns()).map(({ position }) => position)).size).toBe(4);

    await board.remove(second, third);
    await board.change(third, { afterId: null, name: 'Cerrado' });
    await board.remove(first, third);
    await board.restore(second);
    expect(await board.names()).toEqual(['Cerrado', 'Revisión', 'En curso']);
    await board.restore(first);
    expect(await board.names()).toEqual(['Cerrado', 'Por hacer', 'Revisión', 'En curso']);
  });

  it('undoes one deletion after the other, the latest first, until all is as it was', async () => {
    const board = await openBoard('Una', 'Dos', 'Tres');
    const { first, second, third, ids } = board;
    await board.move(ids[1], { columnId: second });
    const before = await pictureOf(board);
    await board.remove(first, second);
    await board.remove(second, third);
    expect(await board.titlesIn(third)).toEqual(['Dos', 'Una', 'Tres']);
    await board.restore(second);
    await board.restore(first);
    expect(await pictureOf(board)).toEqual(before);
    // What was done to the tasks before can be taken back as if nothing had happened.
    expect((await board.undo(board.ana, [ids[1], 2])).status).toBe(200);
    expect(await board.titlesIn(first)).toEqual(['Una', 'Dos', 'Tres']);
  });

  it('goes by the last time that it was deleted', async () => {
    const board = await openBoard('Una', 'Dos');
    const { first, second, ids } = board;
    await board.remove(first, second);
    await board.restore(first);
    await board.move(ids[0], { columnId: second });
    await board.change(first, { name: 'Ideas' });
    await board.remove(first, second);
    await board.restore(first);
    expect(await board.names()).toEqual(['Ideas', 'En curso', 'Hecho']);
    expect(await board.titlesIn(first)).toEqual(['Dos']);
    expect(await board.titlesIn(second)).toEqual(['Una']);
  });

  it('is refused, and changes nothing, for a column that is there, never was, or has no board any more', async () => {
    const board = await openBoard('Una');
    const { ana, path, first, second, third } = board;
    const other = await openBoard();
    await other.remove(other.first, other.second);
    await board.remove(first, second);
    await board.restore(first);
    await board.remove(third, second);
    const { db } = test.database;
    const before = await fingerprint(db);
    expect(await board.restore(first)).toMatchObject({
      status: 409,
      body: { error: ['La columna no está eliminada'] },
    });
    const missing = { status: 404, body: { error: ['Columna no encontrada'] } };
    expect(await board.restore(other.first)).toMatchObject(missing);
    expect(await board.restore(2_000_000_000)).toMatchObject(missing);
    expect(await fingerprint(db)).toEqual(before);
    await ana.delete(path);
    expect(await board.restore(third)).toMatchObject({
      status: 404,
      body: { error: ['Tablero no encontrado'] },
    });
    await ana.post(`${path}/restore`);
    expect((await board.restore(third)).status).toBe(200);
  });

  it('is not possible where the log does not tell how the column was', async () => {
    const board = await openBoard();
    const { first, second, project } = board;
    await board.remove(first, second);
    await test.database.db
      .update(events)
      .set({ payload: sql`${events.payload} - 'position'` })
      .where(and(eq(events.projectId, project.id), eq(events.type, 'column.deleted')));
    expect((await board.restore(first)).status).toBe(404);
  });
});

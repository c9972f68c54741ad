import { describe, expect, it } from 'vitest';
import type { Change } from '../../platform/log/change.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { changeColumn, createColumn, deleteColumn } from './columns.commands.ts';

const test = useTestApp();

async function openBoard() {
  const board = await test.make.board();
  const { project } = board;
  const owner = await test.as({ id: project.ownerId });
  const path = `/projects/${project.id}/boards/${board.id}`;
  const names = async () =>
    (await owner.get(path)).body.Columns.map((column: { name: string }) => column.name);
  const titlesIn = async (column: number) =>
    (await owner.get(`${path}/tasks?column=${column}&sort=position`)).body.map(
      (task: { title: string }) => task.title,
    );
  const lastEvents = async (count: number) =>
    (await owner.get(`/projects/${project.id}/events?limit=500`)).body.slice(-count);
  const [first = 0, second = 0, third = 0] = board.columnIds;
  return { board, owner, path, names, titlesIn, lastEvents, first, second, third };
}

describe('the columns of a board', () => {
  it('come in their order, with the tasks that each has out of the trash', async () => {
    const { board, owner, path, first, second, third } = await openBoard();
    await test.make.task({ board, columnId: second });
    await test.make.task({ board, columnId: second });
    await test.make.deleteTask(await test.make.task({ board, columnId: first }));
    await owner.patch(`${path}/columns/${third}`, { afterId: null, wipLimit: 4 });
    const { status, body } = await owner.get(`${path}/columns`);
    expect(status).toBe(200);
    expect(body).toEqual([
      {
        id: third,
        name: 'Hecho',
        kind: 'hecho',
        position: expect.any(String),
        wipLimit: 4,
        taskCount: 0,
        archivedCount: 0,
      },
      expect.objectContaining({ id: first, kind: 'pendiente', taskCount: 0 }),
      expect.objectContaining({ id: second, kind: 'en curso', taskCount: 2 }),
    ]);
    expect(body).toEqual((await owner.get(path)).body.Columns);
  });

  it('are not to be seen of a board in the trash', async () => {
    const { owner, path } = await openBoard();
    await owner.delete(path);
    expect(await owner.get(`${path}/columns`)).toMatchObject({
      status: 404,
      body: { error: ['Tablero no encontrado'] },
    });
  });

  it('stay as they are when the board went to the trash while the change waited', async () => {
    const { board, owner, path, first } = await openBoard();
    await owner.delete(path);
    const late = (work: (change: Change) => Promise<unknown>) =>
      expect(test.make.inProject(board.project, work)).rejects.toThrow('Tablero no encontrado');
    await late((change) => createColumn(change, board.id, { name: 'Revisión', kind: 'en curso' }));
    await late((change) => changeColumn(change, board.id, first, { name: 'Otra' }));
    await late((change) => deleteColumn(change, board.id, first, undefined));
  });
});

describe('a new column', () => {
  it('stands at the end of the board, pending and without a limit unless it says otherwise', async () => {
    const { owner, path, names } = await openBoard();
    const plain = await owner.post(`${path}/columns`, { name: ' Revisión ' });
    expect(plain).toMatchObject({
      status: 201,
      body: { name: 'Revisión', kind: 'pendiente', wipLimit: null, taskCount: 0 },
    });
    const other = await owner.post(`${path}/columns`, { name: 'Archivo', kind: 'hecho', wipLimit: 5 });
    expect(other.body).toMatchObject({ kind: 'hecho', wipLimit: 5 });
    expect(await names()).toEqual(['Por hacer', 'En curso', 'Hecho', 'Revisión', 'Archivo']);
  });

  it('needs a name, a known kind and a sensible limit', async () => {
    const { owner, path, names } = await openBoard();
    const answer = await owner.post(`${path}/columns`, { name: ' ', kind: 'tal vez', wipLimit: 0 });
    expect(answer).toMatchObject({
      status: 400,
      body: {
        error: [
          'El nombre es obligatorio',
          'El tipo de columna no es válido',
          'El límite debe estar entre 1 y 999',
        ],
      },
    });
    expect(await names()).toHaveLength(3);
  });
});

describe('changing a column', () => {
  it('renames it, changes its kind and its limit, and tells the log what differs', async () => {
    const { owner, path, first, lastEvents, board } = await openBoard();
    const answer = await owner.patch(`${path}/columns/${first}`, { name: 'Ideas', wipLimit: 8 });
    expect(answer).toMatchObject({ status: 200, body: { name: 'Ideas', kind: 'pendiente', wipLimit: 8 } });
    const [event] = await lastEvents(1);
    expect(event).toMatchObject({
      type: 'column.updated',
      payload: {
        columnId: first,
        boardId: board.id,
        changes: { name: { before: 'Por hacer', after: 'Ideas' }, wip_limit: { before: null, after: 8 } },
      },
    });
    const again = await owner.patch(`${path}/columns/${first}`, {
      name: 'Ideas',
      wipLimit: 8,
      afterId: null,
    });
    expect(again.status).toBe(200);
    expect(await lastEvents(1)).toEqual([event]);
  });

  it('puts it behind another one, or first', async () => {
    const { owner, path, names, first, third } = await openBoard();
    await owner.patch(`${path}/columns/${first}`, { afterId: third });
    expect(await names()).toEqual(['En curso', 'Hecho', 'Por hacer']);
    await owner.patch(`${path}/columns/${third}`, { afterId: null });
    expect(await names()).toEqual(['Hecho', 'En curso', 'Por hacer']);
  });

  it('refuses a neighbour of another board', async () => {
    const { owner, path, first, names } = await openBoard();
    const other = await openBoard();
    const answer = await owner.patch(`${path}/columns/${first}`, { afterId: other.first });
    expect(answer).toMatchObject({ status: 400, body: { error: ['La columna no existe en el tablero'] } });
    expect(await names()).toEqual(['Por hacer', 'En curso', 'Hecho']);
  });

  it('is 404 for a column of another board, before the body is looked at', async () => {
    const { owner, path } = await openBoard();
    const other = await openBoard();
    const answer = await owner.patch(`${path}/columns/${other.first}`, { name: '' });
    expect(answer).toMatchObject({ status: 404, body: { error: ['Columna no encontrada'] } });
  });
});

describe('deleting a column', () => {
  it('moves its tasks in their order behind those of another one, also what lies in the trash', async () => {
    const { board, owner, path, names, titlesIn, lastEvents, first, second } = await openBoard();
    await test.make.task({ board, title: 'Ya estaba', columnId: second });
    const one = await test.make.task({ board, title: 'Una' });
    await test.make.task({ board, title: 'Dos' });
    await test.make.deleteTask(one);
    const answer = await owner.delete(`${path}/columns/${first}?moveTo=${second}`);
    expect(answer.status).toBe(204);
    expect(await names()).toEqual(['En curso', 'Hecho']);
    expect(await titlesIn(second)).toEqual(['Ya estaba', 'Dos']);
    await owner.post(`${one.path}/restore`);
    expect(await titlesIn(second)).toEqual(['Ya estaba', 'Una', 'Dos']);
    const events = await lastEvents(4);
    expect(events.map(({ type }: { type: string }) => type)).toEqual([
      'task.updated',
      'task.updated',
      'column.deleted',
      'task.restored',
    ]);
    expect((await owner.get(one.path)).body.task.version).toBe(2);
  });

  it('asks where the tasks go, and changes nothing until it is told', async () => {
    const { board, owner, path, names, first } = await openBoard();
    await test.make.task({ board });
    const answer = await owner.delete(`${path}/columns/${first}`);
    expect(answer).toMatchObject({
      status: 409,
      body: { error: ['La columna tiene tareas: falta indicar a qué columna van'] },
    });
    expect((await owner.delete(`${path}/columns/${first}?moveTo=${first}`)).status).toBe(400);
    expect(await names()).toHaveLength(3);
  });

  it('leaves the last one', async () => {
    const { owner, path, first, second, third } = await openBoard();
    expect((await owner.delete(`${path}/columns/${first}`)).status).toBe(204);
    expect((await owner.delete(`${path}/columns/${second}`)).status).toBe(204);
    expect(await owner.delete(`${path}/columns/${third}`)).toMatchObject({
      status: 409,
      body: { error: ['El tablero necesita al menos una columna'] },
    });
  });
});

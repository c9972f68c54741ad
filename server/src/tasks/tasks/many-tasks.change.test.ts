import { describe, expect, it } from 'vitest';
import { fingerprint } from '../../testing/fingerprint.ts';
import { taskBoard } from '../../testing/task-board.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { removeMember } from '../../projects/members/members.commands.ts';

const test = useTestApp();

const titlesOf = (tasks: { title: string }[]): string[] => tasks.map(({ title }) => title);

describe('changing several tasks', () => {
  it('answers them as they are now, in the order asked for, each with its own next version', async () => {
    const { ana, ids, list } = await taskBoard(test, 'A', 'B', 'C');
    const [a, b, c] = ids;
    await ana.patch(`${list}/${a}`, { title: 'A bis' });
    const answer = await ana.patch(list, { ids: [c, a], change: { priorityId: 4, dueDate: '2027-01-02' } });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject([
      { id: c, priority_id: 4, due_date: '2027-01-02T23:59:59.999Z', version: 2 },
      { id: a, priority_id: 4, due_date: '2027-01-02T23:59:59.999Z', version: 3, title: 'A bis' },
    ]);
    expect((await ana.get(`${list}/${b}`)).body.task).toMatchObject({ priority_id: 2, version: 1 });
  });

  it('tells the log of each one that really changes, and leaves the others untouched', async () => {
    const { ana, ids, list, events, project, board, read } = await taskBoard(test, 'A', 'B', 'C');
    const [a, b, c] = ids;
    await ana.patch(`${list}/${b}`, { priorityId: 4 });
    const [before, untouched] = [await events(), await read(b)];
    await ana.patch(list, { ids: [a, b, c], change: { priorityId: 4, labelId: null } });
    const told = (await events()).slice(before.length);
    expect(told).toMatchObject([
      {
        type: 'task.updated',
        actor: { id: project.ownerId },
        payload: {
          taskId: a,
          boardId: board.id,
          version: 2,
          changes: { priority_id: { before: 2, after: 4 } },
        },
      },
      { payload: { taskId: c, version: 2, changes: { priority_id: { before: 2, after: 4 } } } },
    ]);
    expect(told).toHaveLength(2);
    expect(await read(b)).toEqual(untouched);
  });

  it('that are named twice counts them once', async () => {
    const { ana, ids, list } = await taskBoard(test, 'A', 'B');
    const [a, b] = ids;
    const { body } = await ana.patch(list, { ids: [b, a, b, b], change: { priorityId: 1 } });
    expect(body).toMatchObject([
      { id: b, version: 2 },
      { id: a, version: 2 },
    ]);
  });

  it('with nothing to change writes nothing', async () => {
    const { ana, ids, list } = await taskBoard(test, 'A', 'B');
    const before = await fingerprint(test.database.db);
    const answers = await Promise.all([
      ana.patch(list, { ids, change: {} }),
      ana.patch(list, { ids, change: { priorityId: 2, assignedTo: null, labelId: null } }),
    ]);
    expect(answers.map(({ status, body }) => [status, titlesOf(body)])).toEqual([
      [200, ['A', 'B']],
      [200, ['A', 'B']],
    ]);
    expect(await fingerprint(test.database.db)).toEqual(before);
  });

  it('gives them to a member, whose name the answer carries', async () => {
    const { ana, ids, list, colleague } = await taskBoard(test, 'A', 'B');
    const { body } = await ana.patch(list, { ids, change: { assignedTo: colleague.id } });
    expect(body.map((task: { assignedTo: unknown }) => task.assignedTo)).toEqual(
      ids.map(() => ({
        id: colleague.id,
        first_name: 'Ana',
        last_name: expect.any(String),
        time_zone: 'UTC',
      })),
    );
  });
});

describe('moving several tasks to a column', () => {
  it('puts them at its end in the order asked for, each in a place of its own', async () => {
    const { ana, ids, list, board, titlesIn, all } = await taskBoard(test, 'A', 'B', 'C', 'D');
    const [a, b, c, d] = ids;
    const [first, second] = board.columnIds;
    await ana.patch(`${list}/${b}`, { columnId: second });
    const { body } = await ana.patch(list, { ids: [d, a, c], change: { columnId: second } });
    expect(titlesOf(body)).toEqual(['D', 'A', 'C']);
    expect(await titlesIn(second)).toEqual(['B', 'D', 'A', 'C']);
    expect(await titlesIn(first)).toEqual([]);
    expect(new Set((await all()).map(({ position }) => position)).size).toBe(4);
  });

  it('leaves those that are there already where they stand', async () => {
    const { ana, ids, list, board, titlesIn, read } = await taskBoard(test, 'A', 'B', 'C');
    const [a, b, c] = ids;
    const before = await read(a);
    await ana.patch(`${list}/${c}`, { columnId: board.columnIds[1] });
    await ana.patch(list, { ids: [c, b, a], change: { columnId: board.columnIds[0] } });
    expect(await titlesIn(board.columnIds[0])).toEqual(['A', 'B', 'C']);
    expect(await read(a)).toEqual(before);
  });

  it('does not take the place of a task in the trash, which comes back to it', async () => {
    const { ana, ids, list, board, titlesIn } = await taskBoard(test, 'A', 'B', 'C');
    const [a, b, c] = ids;
    const [, second] = board.columnIds;
    await ana.patch(`${list}/${a}`, { columnId: second });
    await ana.delete(`${list}/${a}`);
    await ana.patch(list, { ids: [c, b], change: { columnId: second } });
    await ana.post(`${list}/${a}/restore`);
    expect(await titlesIn(second)).toEqual(['A', 'C', 'B']);
  });
});

describe('several tasks', () => {
  const missing = [404, ['Tarea no encontrada']];

  it('are all left as they were when one is unknown, in the trash or on another board', async () => {
    const { ana, ids, list, project } = await taskBoard(test, 'A', 'B', 'C');
    const [a, b, c] = ids;
    const elsewhere = await test.make.task({ board: await test.make.board({ project }) });
    await ana.delete(`${list}/${c}`);
    const before = await fingerprint(test.database.db);
    const answers = await Promise.all(
      [2 ** 31 - 1, c, elsewhere.id].flatMap((wrong) => [
        ana.patch(list, { ids: [a, wrong, b], change: { priorityId: 1 } }),
        ana.post(`${list}/remove`, { ids: [a, wrong, b] }),
      ]),
    );
    expect(answers.map(({ status, body }) => [status, body.error])).toEqual(answers.map(() => missing));
    expect(await fingerprint(test.database.db)).toEqual(before);
  });

  it('are not left without anybody: that is refused where somebody is assigned', async () => {
    const { ana, ids, list, project } = await taskBoard(test, 'A', 'B');
    const [a, b] = ids;
    await ana.patch(`${list}/${b}`, { assignedTo: project.ownerId });
    const answer = await ana.patch(list, { ids, change: { assignedTo: null, priorityId: 4 } });
    expect(answer).toMatchObject({ status: 400, body: { error: ['El responsable es obligatorio'] } });
    expect((await ana.get(`${list}/${a}`)).body.task).toMatchObject({ priority_id: 2, version: 1 });
    expect((await ana.patch(list, { ids: [a], change: { assignedTo: null } })).status).toBe(200);
  });

  it('keep somebody who has left the project, but are not given to them', async () => {
    const { ana, ids, list, project, colleague } = await taskBoard(test, 'A', 'B');
    const [a, b] = ids;
    await ana.patch(`${list}/${a}`, { assignedTo: colleague.id });
    await test.make.inProject(project, (change) => removeMember(change, colleague.id));
    const same = await ana.patch(list, { ids: [a], change: { assignedTo: colleague.id, priorityId: 4 } });
    expect(same).toMatchObject({ status: 200, body: [{ assigned_to: colleague.id, priority_id: 4 }] });
    const given = await ana.patch(list, { ids: [a, b], change: { assignedTo: colleague.id } });
    expect(given.body.error).toEqual(['El responsable debe ser miembro del proyecto']);
  });

  it('are told every wrong reference at once', async () => {
    const { ana, ids, list } = await taskBoard(test, 'A', 'B');
    const stranger = await test.make.user();
    const change = { assignedTo: stranger.id, labelId: 2 ** 31 - 1, columnId: 2 ** 31 - 1 };
    expect((await ana.patch(list, { ids, change })).body.error).toEqual([
      'El responsable debe ser miembro del proyecto',
      'La etiqueta no existe en el proyecto',
      'La columna no existe en el tablero',
    ]);
  });

  it.each([
    [{ ids: [] }, 'Falta indicar las tareas'],
    [{}, 'Falta indicar las tareas'],
    [{ ids: 7 }, 'Falta indicar las tareas'],
    [{ ids: [0, -1, 'x', null, 1.5] }, 'Tarea no encontrada'],
    [{ ids: Array.from({ length: 501 }, (_, index) => index + 1) }, 'Son demasiadas tareas a la vez'],
  ])('are refused, with one message, as %j', async (selection, message) => {
    const { ana, list } = await taskBoard(test);
    const answers = await Promise.all([
      ana.patch(list, { ...selection, change: {} }),
      ana.post(`${list}/remove`, selection),
      ana.post(`${list}/restore`, selection),
    ]);
    expect(answers.map(({ status, body }) => [status, body.error])).toEqual(
      answers.map(() => [400, [message]]),
    );
  });

  it('are refused with a change that no task could take', async () => {
    const { ana, ids, list } = await taskBoard(test, 'A');
    const change = { dueDate: '2026-02-30', priorityId: 5, assignedTo: 'x', labelId: 0, columnId: null };
    const { status, body } = await ana.patch(list, { ids, change });
    expect(status).toBe(400);
    expect(body.error).toEqual([
      'La fecha límite no es válida',
      'La prioridad no es válida',
      'El responsable debe ser miembro del proyecto',
      'La etiqueta no existe en el proyecto',
      'La columna no existe en el tablero',
    ]);
  });

  it('changed by two people at once end with one change after the other', async () => {
    const { ana, benito, ids, list, all } = await taskBoard(test, 'A', 'B', 'C');
    const answers = await Promise.all([
      ana.patch(list, { ids, change: { priorityId: 3 } }),
      benito.patch(list, { ids: ids.toReversed(), change: { priorityId: 4 } }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const tasks = await all();
    expect(new Set(tasks.map(({ priority_id }) => priority_id)).size).toBe(1);
    expect(tasks.map(({ version }) => version)).toEqual([3, 3, 3]);
  });
});

it('moving several tasks to another board puts each at the end of the column like its own, and can be undone', async () => {
  const { ana, ids, list, project, board, read, undo } = await taskBoard(test, 'A', 'B', 'C');
  const [a, b, c] = ids;
  await ana.patch(`${list}/${b}`, { columnId: board.columnIds[2] });
  const other = await test.make.board({ project, name: 'Llegada' });
  await test.make.task({ board: other, title: 'Ya estaba' });
  const answer = await ana.patch(list, { ids: [c, b, a], change: { boardId: other.id } });
  expect(answer.body).toMatchObject([
    { id: c, board_id: other.id, column_id: other.columnIds[0] },
    { id: b, board_id: other.id, column_id: other.columnIds[2] },
    { id: a, board_id: other.id, column_id: other.columnIds[0] },
  ]);
  const { body } = await ana.get(
    `/projects/${project.id}/boards/${other.id}/tasks?sort=position&column=${other.columnIds[0]}`,
  );
  expect(titlesOf(body)).toEqual(['Ya estaba', 'C', 'A']);
  await undo(ana, [a, 2], [b, 3], [c, 2]);
  expect(await read(b)).toMatchObject({ board_id: board.id, column_id: board.columnIds[2] });
  const nowhere = await ana.patch(list, { ids: [a], change: { boardId: 99_999 } });
  expect(nowhere).toMatchObject({ status: 400, body: { error: ['El tablero no existe en el proyecto'] } });
});

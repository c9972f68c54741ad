import { describe, expect, it } from 'vitest';
import { fingerprint } from '../../testing/fingerprint.ts';
import { taskBoard } from '../../testing/task-board.ts';
import { useTestApp } from '../../testing/test-app.ts';

const test = useTestApp();

describe('several tasks', () => {
  it('go to the trash at once and come back to where they were', async () => {
    const { ana, ids, list, board, titlesIn, events, all } = await taskBoard(test, 'A', 'B', 'C', 'D');
    const [a, , c] = ids;
    const [before, tasks] = [await events(), await all()];
    expect((await ana.post(`${list}/remove`, { ids: [c, a, c] })).status).toBe(204);
    expect(await titlesIn(board.columnIds[0])).toEqual(['B', 'D']);
    const answer = await ana.post(`${list}/restore`, { ids: [c, a] });
    expect(answer).toMatchObject({ status: 200, body: [{ title: 'C' }, { title: 'A' }] });
    expect(await all()).toEqual(tasks);
    const told = (await events()).slice(before.length);
    expect(told.map(({ type, payload }) => [type, payload['taskId'], payload['title']])).toEqual([
      ['task.deleted', c, 'C'],
      ['task.deleted', a, 'A'],
      ['task.restored', c, 'C'],
      ['task.restored', a, 'A'],
    ]);
  });

  it('come back also when somebody else has restored one of them, and moved it to another board', async () => {
    const { ana, benito, ids, list, project, board, titlesIn } = await taskBoard(test, 'A', 'B', 'C');
    const [a, b, c] = ids;
    await ana.post(`${list}/remove`, { ids });
    await benito.post(`${list}/${b}/restore`);
    await benito.patch(`${list}/${b}`, { boardId: (await test.make.board({ project })).id });
    const answer = await ana.post(`${list}/restore`, { ids });
    expect(answer).toMatchObject({ status: 200, body: [{ id: a }, { id: c }] });
    expect(await titlesIn(board.columnIds[0])).toEqual(['A', 'C']);
  });

  it('are not restored when none of them is in the trash', async () => {
    const { ana, ids, list } = await taskBoard(test, 'A', 'B');
    const before = await fingerprint(test.database.db);
    expect(await ana.post(`${list}/restore`, { ids })).toMatchObject({
      status: 409,
      body: { error: ['No está en la papelera'], code: 'conflict' },
    });
    expect(await fingerprint(test.database.db)).toEqual(before);
  });

  it('are not restored while their board lies in the trash', async () => {
    const { ana, ids, list, project, board } = await taskBoard(test, 'A', 'B');
    await ana.post(`${list}/remove`, { ids });
    await ana.delete(`/projects/${project.id}/boards/${board.id}`);
    expect(await ana.post(`${list}/restore`, { ids })).toMatchObject({
      status: 409,
      body: { error: ['El tablero de la tarea está en la papelera'], code: 'conflict' },
    });
    expect((await ana.post(`${list}/remove`, { ids })).status).toBe(404);
  });

  it('are not restored when one is unknown or of another board', async () => {
    const { ana, ids, list, project } = await taskBoard(test, 'A');
    const elsewhere = await test.make.task({ board: await test.make.board({ project }) });
    await test.make.deleteTask(elsewhere);
    await ana.post(`${list}/remove`, { ids });
    const answers = await Promise.all(
      [2 ** 31 - 1, elsewhere.id].map((wrong) => ana.post(`${list}/restore`, { ids: [...ids, wrong] })),
    );
    expect(answers.map(({ status, body }) => [status, body.error])).toEqual(
      answers.map(() => [404, ['Tarea no encontrada']]),
    );
    expect((await ana.get(list)).body).toEqual([]);
  });

  it('removed by two people at once are removed once', async () => {
    const { ana, benito, ids, list, events } = await taskBoard(test, 'A', 'B');
    const answers = await Promise.all([
      ana.post(`${list}/remove`, { ids }),
      benito.post(`${list}/remove`, { ids }),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 404]);
    expect((await events()).filter(({ type }) => type === 'task.deleted')).toHaveLength(2);
  });
});

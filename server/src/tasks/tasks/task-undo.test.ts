import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { fingerprint } from '../../testing/fingerprint.ts';
import { taskBoard } from '../../testing/task-board.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { removeMember } from '../../projects/members/members.commands.ts';

const test = useTestApp();

const tooLate = {
  status: 409,
  body: { error: ['No se puede deshacer: otra persona cambió lo mismo después'], code: 'conflict' },
};
const tooLateOwn = {
  status: 409,
  body: { error: ['No se puede deshacer: tú cambiaste lo mismo después'], code: 'conflict' },
};
const unknown = { status: 400, body: { error: ['La versión de la tarea no existe'], code: 'validation' } };
const missing = { status: 404, body: { error: ['Tarea no encontrada'], code: 'not_found' } };

describe('taking back a change', () => {
  it('puts back what was there before, as a change of its own that is told like any other', async () => {
    const { ana, ids, list, events, all, undo, board, project } = await taskBoard(test, 'A');
    const [a] = ids;
    const [before] = await all();
    await ana.patch(`${list}/${a}`, { title: 'A bis', priorityId: 4 });
    const answer = await undo(ana, [a, 2]);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      tasks: [{ ...before, version: 3, updatedAt: expect.any(String) }],
      kept: [],
    });
    expect((await events()).at(-1)).toMatchObject({
      type: 'task.updated',
      actor: { id: project.ownerId },
      payload: {
        taskId: a,
        boardId: board.id,
        version: 3,
        changes: { title: { before: 'A bis', after: 'A' }, priority_id: { before: 4, after: 2 } },
      },
    });
  });

  it('can be taken back itself, again and again', async () => {
    const { ana, ids, list, read, undo } = await taskBoard(test, 'A');
    const [a] = ids;
    await ana.patch(`${list}/${a}`, { title: 'A bis' });
    await undo(ana, [a, 2]);
    await undo(ana, [a, 3]);
    expect(await read(a)).toMatchObject({ title: 'A bis', version: 4 });
    await undo(ana, [a, 4]);
    expect(await read(a)).toMatchObject({ title: 'A', version: 5 });
  });

  it('leaves alone what others changed meanwhile in other fields', async () => {
    const { ana, benito, ids, list, read, undo } = await taskBoard(test, 'A');
    const [a] = ids;
    await ana.patch(`${list}/${a}`, { title: 'A bis' });
    await benito.patch(`${list}/${a}`, { description: 'De Benito', priorityId: 4 });
    expect((await undo(ana, [a, 2])).status).toBe(200);
    expect(await read(a)).toMatchObject({ title: 'A', description: 'De Benito', priority_id: 4, version: 4 });
  });

  it('is too late once another has changed the same field, and then writes nothing', async () => {
    const { ana, benito, ids, list, undo } = await taskBoard(test, 'A');
    const [a] = ids;
    await ana.patch(`${list}/${a}`, { title: 'A bis', priorityId: 4 });
    await benito.patch(`${list}/${a}`, { title: 'De Benito' });
    const before = await fingerprint(test.database.db);
    expect(await undo(ana, [a, 2])).toMatchObject(tooLate);
    expect(await fingerprint(test.database.db)).toEqual(before);
  });

  it('is not too late when the other has put it back', async () => {
    const { ana, benito, ids, list, read, undo } = await taskBoard(test, 'A');
    const [a] = ids;
    await ana.patch(`${list}/${a}`, { title: 'A bis' });
    await benito.patch(`${list}/${a}`, { title: 'De Benito' });
    await benito.patch(`${list}/${a}`, { title: 'A bis' });
    expect((await undo(ana, [a, 2])).status).toBe(200);
    expect((await read(a)).title).toBe('A');
  });

  it('against another who changes the same field at that moment ends one way or the other', async () => {
    const { ana, benito, ids, list, read, undo } = await taskBoard(test, 'A');
    const [a] = ids;
    await ana.patch(`${list}/${a}`, { title: 'A bis' });
    const [undone, patched] = await Promise.all([
      undo(ana, [a, 2]),
      benito.patch(`${list}/${a}`, { title: 'De Benito', version: 2 }),
    ]);
    expect([undone.status, patched.status].toSorted((x, y) => x - y)).toEqual([200, 409]);
    expect((await read(a)).title).toBe(undone.status === 200 ? 'A' : 'De Benito');
  });

  it('happens once when it is asked twice at the same moment', async () => {
    const { ana, ids, list, read, undo } = await taskBoard(test, 'A');
    const [a] = ids;
    await ana.patch(`${list}/${a}`, { title: 'A bis' });
    const answers = await Promise.all([undo(ana, [a, 2]), undo(ana, [a, 2])]);
    expect(answers.map(({ status }) => status).toSorted((x, y) => x - y)).toEqual([200, 409]);
    expect(await read(a)).toMatchObject({ title: 'A', version: 3 });
  });

  it('puts back also what a form would refuse: nobody, no date, no description, somebody who left', async () => {
    const { ana, ids, list, project, colleague, undo } = await taskBoard(test, 'A', 'B');
    const [a, b] = ids;
    await ana.patch(`${list}/${b}`, { assignedTo: colleague.id });
    await test.database.db.execute(sql`update tasks set due_day = null where id = ${a}`);
    await ana.patch(`${list}/${a}`, {
      description: 'Con rampa',
      dueDate: '2027-01-01',
      assignedTo: project.ownerId,
    });
    await ana.patch(`${list}/${b}`, { assignedTo: project.ownerId });
    await test.make.inProject(project, (change) => removeMember(change, colleague.id));
    const { status, body } = await undo(ana, [a, 2], [b, 3]);
    expect(status).toBe(200);
    expect(body.tasks).toMatchObject([
      { description: '', due_date: null, due_day: null, assigned_to: null, assignedTo: null },
      { assigned_to: colleague.id },
    ]);
  });
});

describe('taking back several changes', () => {
  it('takes back one that was made to several tasks at once, in the order asked for', async () => {
    const { ana, ids, list, all, undo } = await taskBoard(test, 'A', 'B', 'C');
    const [a = 0, b = 0, c = 0] = ids;
    await ana.patch(list, { ids, change: { priorityId: 4 } });
    const { body } = await undo(ana, [c, 2], [a, 2], [c, 2], [b, 2]);
    expect(body.tasks.map(({ title }: { title: string }) => title)).toEqual(['C', 'A', 'B']);
    expect((await all()).map((task) => [task.priority_id, task.version])).toEqual([
      [2, 3],
      [2, 3],
      [2, 3],
    ]);
  });

  it('takes back what it can, and tells who changed the others or that they are gone', async () => {
    const stage = await taskBoard(test, 'A', 'B', 'C', 'D', 'E');
    const { ana, benito, colleague, ids, list, all, undo, project } = stage;
    const [a, b, c, d, e] = ids;
    await ana.patch(list, { ids, change: { priorityId: 4 } });
    await ana.patch(`${list}/${b}`, { priorityId: 3 });
    await benito.patch(`${list}/${b}`, { priorityId: 1 });
    await ana.patch(`${list}/${c}`, { priorityId: 3 });
    await benito.delete(`${list}/${d}`);
    const { status, body } = await undo(ana, [e, 2], [b, 2], [c, 2], [d, 2], [a, 2]);
    expect(status).toBe(200);
    expect(body.tasks.map(({ title }: { title: string }) => title)).toEqual(['E', 'A']);
    const name = expect.any(String);
    expect(body.kept).toEqual([
      { taskId: b, reason: 'changed', by: { id: colleague.id, name } },
      { taskId: c, reason: 'changed_by_you', by: { id: project.ownerId, name } },
      { taskId: d, reason: 'task_gone', by: null },
    ]);
    expect((await all()).map((task) => task.priority_id)).toEqual([2, 1, 3, 2]);
  });

  it('is refused where none can be taken back, and where any is not known', async () => {
    const { ana, benito, ids, list, undo } = await taskBoard(test, 'A', 'B', 'C');
    const [a, b, c] = ids;
    await ana.patch(list, { ids, change: { priorityId: 4 } });
    await benito.patch(list, { ids: [a, b], change: { priorityId: 1 } });
    const before = await fingerprint(test.database.db);
    expect(await undo(ana, [a, 2], [b, 2])).toMatchObject(tooLate);
    expect(await undo(ana, [c, 2], [a, 7])).toMatchObject(unknown);
    expect(await undo(ana, [2 ** 31 - 1, 2])).toMatchObject(missing);
    expect(await fingerprint(test.database.db)).toEqual(before);
  });

  it('takes back two in a row to one task, whichever is named first, as one change', async () => {
    const { ana, ids, list, read, undo, events } = await taskBoard(test, 'A');
    const [a] = ids;
    await ana.patch(`${list}/${a}`, { title: 'Uno', priorityId: 4 });
    await ana.patch(`${list}/${a}`, { title: 'Dos' });
    expect(await undo(ana, [a, 2])).toMatchObject(tooLateOwn);
    expect((await undo(ana, [a, 2], [a, 3])).status).toBe(200);
    expect(await read(a)).toMatchObject({ title: 'A', priority_id: 2, version: 4 });
    expect((await events()).at(-1)?.payload['changes']).toEqual({
      title: { before: 'Dos', after: 'A' },
      priority_id: { before: 4, after: 2 },
    });
  });
});

describe('a change', () => {
  it('is taken back only by who made it', async () => {
    const { ana, benito, ids, list, undo } = await taskBoard(test, 'A');
    const [a] = ids;
    await ana.patch(`${list}/${a}`, { title: 'A bis' });
    expect(await undo(benito, [a, 2])).toMatchObject(tooLate);
    expect((await undo(ana, [a, 2])).status).toBe(200);
  });

  it('is kept where another was faster with the same one', async () => {
    const { ana, benito, colleague, ids, list, undo, all } = await taskBoard(test, 'A', 'B');
    const [a, b] = ids;
    await benito.patch(`${list}/${a}`, { priorityId: 4 });
    const { body: changed } = await ana.patch(list, { ids, change: { priorityId: 4 } });
    expect(changed.map(({ version }: { version: number }) => version)).toEqual([2, 2]);
    const { status, body } = await undo(ana, [a, 2], [b, 2]);
    expect(status).toBe(200);
    const by = { id: colleague.id, name: expect.any(String) };
    expect(body.kept).toEqual([{ taskId: a, reason: 'changed', by }]);
    expect((await all()).map((task) => task.priority_id)).toEqual([4, 2]);
  });

  it('is not known by the version of the creation, nor by one still to come', async () => {
    const { ana, ids, undo } = await taskBoard(test, 'A');
    const [a] = ids;
    expect(await undo(ana, [a, 1])).toMatchObject(unknown);
    expect(await undo(ana, [a, 2])).toMatchObject(unknown);
  });

  it('is not known once the log has forgotten what it said', async () => {
    const { ana, ids, list, undo, read } = await taskBoard(test, 'A');
    const [a] = ids;
    await ana.patch(`${list}/${a}`, { title: 'A bis' });
    await test.database.db.execute(sql`update events set payload = '{}' where task_id = ${a}`);
    expect(await undo(ana, [a, 2])).toMatchObject(unknown);
    expect((await read(a)).title).toBe('A bis');
  });

  it('of a task in the trash, or on a board in the trash, is not found', async () => {
    const { ana, ids, list, undo, project, board } = await taskBoard(test, 'A');
    const [a] = ids;
    await ana.patch(`${list}/${a}`, { title: 'A bis' });
    await ana.delete(`${list}/${a}`);
    expect(await undo(ana, [a, 2])).toMatchObject(missing);
    await ana.delete(`/projects/${project.id}/boards/${board.id}`);
    expect((await undo(ana, [a, 2])).status).toBe(404);
  });
});

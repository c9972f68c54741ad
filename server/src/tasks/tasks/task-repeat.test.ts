import type { NewTask } from '@cuadrilla/contract/tasks/task-payloads';
import type { Task } from '@cuadrilla/contract/tasks/tasks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useTestApp } from '../../testing/test-app.ts';
import { removeMember } from '../../projects/members/members.commands.ts';
import { repeatingTask } from './task-repeat.fixture.ts';

const test = useTestApp();

beforeAll(() => test.setClock(new Date('2026-11-18T12:00Z')));
afterAll(() => test.setClock(null));

const repeating = (fields?: Partial<NewTask>) => repeatingTask(test, fields);

describe('doing a task that repeats', () => {
  it('makes the next one, which is like it and has the repetition from there on', async () => {
    const { ana, benito, colleague, list, path, made, complete, others, todo, doing } = await repeating({
      description: 'Por transferencia',
      startDate: '2026-11-18',
    });
    await ana.patch(path, { assignedTo: colleague.id, columnId: doing });
    await ana.post(`${path}/points`, { content: 'Transferir' });
    const second = await ana.post(`${path}/points`, { content: 'Archivar', dueDay: '2026-11-19' });
    await ana.patch(`${path}/points/${second.body.id}`, { done: true });
    expect((await complete(benito)).body).toMatchObject({ repeat: null, version: 3, pointsDone: 1 });
    const [next, ...none] = await others();
    expect(none).toEqual([]);
    expect(next).toMatchObject({
      number: 2,
      title: made.title,
      description: 'Por transferencia',
      start_day: '2026-11-25',
      due_day: '2026-11-27',
      repeat: 'P1W',
      priority_id: 3,
      assigned_to: colleague.id,
      column_id: todo,
      created_by: colleague.id,
      version: 1,
      pointCount: 2,
      pointsDone: 0,
    });
    expect((await ana.get(`${list}/${next?.id}`)).body.Points).toMatchObject([
      { content: 'Transferir', done: false, due_day: null },
      { content: 'Archivar', done: false, due_day: '2026-11-26' },
    ]);
  });

  it('tells both in the log, as one change', async () => {
    const { events, complete, id, others } = await repeating();
    await complete();
    const [next] = await others();
    expect((await events()).slice(-2)).toMatchObject([
      {
        type: 'task.created',
        payload: { taskId: next?.id, task: { due_date: '2026-11-27', repeat: 'P1W' } },
      },
      {
        type: 'task.updated',
        payload: {
          taskId: id,
          done: true,
          next: next?.id,
          changes: { repeat: { before: 'P1W', after: null } },
        },
      },
    ]);
  });

  it('makes one, however often and by how many it is done', async () => {
    const { ana, benito, path, todo, done, complete, others } = await repeating();
    await Promise.all([complete(ana), complete(benito), complete(ana)]);
    await ana.patch(path, { columnId: todo });
    await ana.patch(path, { columnId: done });
    expect(await others()).toHaveLength(1);
  });

  it('makes one of each of many, and of each goes on by its own rule', async () => {
    const { ana, list, id, done } = await repeating();
    const more = { dueDate: '2026-10-31', priorityId: 1 };
    const monthly = await ana.post(list, { ...more, title: 'Cada mes', repeat: 'P1M' });
    const once = await ana.post(list, { ...more, title: 'Una vez' });
    const ids = [id, monthly.body.id, once.body.id];
    await ana.patch(list, { ids, change: { columnId: done } });
    const made = (await ana.get(`${list}?sort=position`)).body.filter((task: Task) => !ids.includes(task.id));
    expect(made).toMatchObject([
      { title: 'Pagar el alquiler', due_day: '2026-11-27', repeat: 'P1W' },
      { title: 'Cada mes', due_day: '2026-11-30', repeat: 'P1M-31' },
    ]);
  });

  it('goes on by rules of calendars, and from when it was done', async () => {
    const { ana, list, id, done } = await repeating({
      repeat: 'FREQ=WEEKLY;BYDAY=MO,FR',
      dueDate: '2026-11-20',
    });
    const more = { dueDate: '2026-11-10', priorityId: 1, startDate: '2026-11-09' };
    const last = await ana.post(list, {
      ...more,
      title: 'Cierre',
      repeat: 'FREQ=MONTHLY;BYDAY=-1FR;COUNT=10',
    });
    const after = await ana.post(list, {
      ...more,
      title: 'Regar',
      repeat: 'FREQ=DAILY;INTERVAL=3;X-FROM=DONE',
    });
    const ids = [id, last.body.id, after.body.id];
    await ana.patch(list, { ids, change: { columnId: done } });
    const made = (await ana.get(`${list}?sort=position`)).body.filter((task: Task) => !ids.includes(task.id));
    expect(made).toMatchObject([
      { title: 'Pagar el alquiler', due_day: '2026-11-23', repeat: 'FREQ=WEEKLY;BYDAY=MO,FR' },
      {
        title: 'Cierre',
        start_day: '2026-11-26',
        due_day: '2026-11-27',
        repeat: 'FREQ=MONTHLY;BYDAY=-1FR;COUNT=9',
      },
      { title: 'Regar', start_day: '2026-11-20', due_day: '2026-11-21' },
    ]);
  });

  it('comes back to the time that was meant once clocks have it again', async () => {
    test.setClock(new Date('2027-03-27T00:00Z'));
    const dates = { startDate: '2027-03-27T01:00:00.000Z', dueDate: '2027-03-27T01:30:00.000Z' };
    const board = await repeating({ repeat: 'P1D', ...dates });
    const { ana, colleague, list, path, done } = board;
    await test.database.db.execute(`update users set time_zone = 'Europe/Madrid' where id = ${colleague.id}`);
    await ana.patch(path, { assignedTo: colleague.id, columnId: done });
    const [left] = await board.others();
    expect([left?.start_date, left?.due_date]).toEqual([
      '2027-03-28T01:00:00.000Z',
      '2027-03-28T01:30:00.000Z',
    ]);
    await ana.patch(`${list}/${left?.id}`, { columnId: done });
    const all = (await board.others()).map((task) => [task.start_date, task.due_date]);
    expect(all).toContainEqual(['2027-03-29T00:00:00.000Z', '2027-03-29T00:30:00.000Z']);
    test.setClock(new Date('2026-11-18T12:00Z'));
  });

  it('is also coming there from a column that is deleted, but not for what lies in the trash', async () => {
    const { ana, list, path, board, project, todo, doing, done, others } = await repeating();
    const thrown = await ana.post(list, {
      title: 'Fuera',
      dueDate: '2026-11-20',
      priorityId: 1,
      repeat: 'P1D',
    });
    await ana.delete(`${list}/${thrown.body.id}`);
    const columns = `/projects/${project.id}/boards/${board.id}/columns`;
    expect((await ana.delete(`${columns}/${todo}?moveTo=${done}`)).status).toBe(204);
    expect(await others()).toMatchObject([{ title: 'Pagar el alquiler', repeat: 'P1W', column_id: doing }]);
    expect((await ana.get(path)).body.task.repeat).toBeNull();
    await ana.post(`${list}/${thrown.body.id}/restore`);
    expect((await ana.get(`${list}/${thrown.body.id}`)).body.task).toMatchObject({
      repeat: 'P1D',
      column_id: done,
    });
  });

  it('follows what is said of it in the same change', async () => {
    const { ana, path, done, others } = await repeating();
    await ana.patch(path, { columnId: done, title: 'Pagar', repeat: 'P2W', dueDate: '2026-12-01' });
    expect(await others()).toMatchObject([{ title: 'Pagar', due_day: '2026-12-15', repeat: 'P2W' }]);
    const other = await repeating();
    await other.ana.patch(other.path, { columnId: other.done, repeat: null });
    expect(await other.others()).toEqual([]);
  });

  it('leaves the next one to nobody where whoever had it is no longer in the project', async () => {
    const { ana, path, project, colleague, complete, others } = await repeating();
    await ana.patch(path, { assignedTo: colleague.id });
    await test.make.inProject(project, (change) => removeMember(change, colleague.id));
    await complete();
    expect(await others()).toMatchObject([{ assigned_to: null }]);
  });

  it('begins where a task is not done yet, and keeps the repetition where there is no such place', async () => {
    const { ana, list, path, project, board, todo, doing, complete, others } = await repeating();
    const columns = `/projects/${project.id}/boards/${board.id}/columns`;
    await ana.patch(path, { columnId: doing });
    await ana.patch(`${columns}/${todo}`, { kind: 'hecho' });
    await complete();
    expect(await others()).toMatchObject([{ column_id: doing, repeat: 'P1W' }]);
    const [next] = await others();
    const elsewhere = await test.make.board({ project });
    const [first, second, third] = elsewhere.columnIds;
    const there = `/projects/${project.id}/boards/${elsewhere.id}/columns`;
    await Promise.all([first, second, third].map((each) => ana.patch(`${there}/${each}`, { kind: 'hecho' })));
    const moved = await ana.patch(`${list}/${next?.id}`, { boardId: elsewhere.id });
    expect(moved.body).toMatchObject({ board_id: elsewhere.id, repeat: 'P1W' });
  });
});

describe('taking back that a task is done', () => {
  it('takes the next one along, and brings it back', async () => {
    const { ana, id, complete, undo, read, others, todo, done } = await repeating();
    await complete();
    const [next] = await others();
    expect((await undo(ana, [id, 2])).status).toBe(200);
    expect(await read(id)).toMatchObject({ repeat: 'P1W', column_id: todo });
    expect(await others()).toEqual([]);
    await undo(ana, [id, 3]);
    expect(await read(id)).toMatchObject({ repeat: null, column_id: done });
    expect(await others()).toMatchObject([{ id: next?.id, repeat: 'P1W' }]);
    await undo(ana, [id, 4]);
    expect(await read(id)).toMatchObject({ repeat: 'P1W', column_id: todo });
    expect(await others()).toEqual([]);
  });

  it('brings back what was done for the last time', async () => {
    const { ana, list, id, complete, undo, read, others, events } = await repeating({
      repeat: 'FREQ=WEEKLY;COUNT=2',
    });
    await complete();
    const [next] = await others();
    expect(next).toMatchObject({ repeat: 'FREQ=WEEKLY;COUNT=1' });
    const place = (await read(id)).column_id;
    await ana.patch(`${list}/${next?.id}`, { columnId: place });
    expect(await read(next?.id ?? 0)).toMatchObject({ repeat: null, column_id: place });
    expect(await others()).toHaveLength(1);
    expect((await events()).at(-1)?.payload).not.toHaveProperty('next');
    await undo(ana, [next?.id ?? 0, 2]);
    expect(await read(next?.id ?? 0)).toMatchObject({ repeat: 'FREQ=WEEKLY;COUNT=1' });
    expect(await others()).toHaveLength(1);
  });

  it.each([
    ['comments', { content: 'Ya está en camino' }],
    ['points', { content: 'Llamar' }],
  ])('leaves a next one that has %s by now, and the repetition with it', async (what, body) => {
    const { ana, benito, list, id, complete, undo, read, others, todo } = await repeating();
    await complete();
    const [next] = await others();
    expect((await benito.post(`${list}/${next?.id}/${what}`, body)).status).toBe(201);
    expect((await undo(ana, [id, 2])).status).toBe(200);
    expect(await read(id)).toMatchObject({ repeat: null, column_id: todo });
    expect(await others()).toMatchObject([{ id: next?.id, repeat: 'P1W' }]);
  });
});

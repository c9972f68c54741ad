import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../testing/test-app.ts';

const test = useTestApp();

const isoInstant = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
const missing = { error: ['Tarea no encontrada'], code: 'not_found' };

async function ownedBoard() {
  const board = await test.make.board();
  const { project } = board;
  const path = `/projects/${project.id}/boards/${board.id}/tasks`;
  return { board, project, path, owner: await test.as({ id: project.ownerId }) };
}

const valid = { title: 'Contratar el camión', dueDate: '2026-12-01', priorityId: 2 };

describe('creating a task', () => {
  it('answers the whole task, in the first column, by the person signed in', async () => {
    const { board, project, path, owner } = await ownedBoard();
    const answer = await owner.post(path, {
      title: '  Contratar el camión ',
      description: ' Con rampa ',
      dueDate: '2026-12-01',
      priorityId: 4,
      assignedTo: project.ownerId,
      createdBy: 999,
      boardId: board.id,
    });
    const [column] = (await owner.get(`/projects/${project.id}/boards/${board.id}`)).body.Columns;
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      id: expect.any(Number),
      number: 1,
      title: 'Contratar el camión',
      description: 'Con rampa',
      createdAt: isoInstant,
      updatedAt: isoInstant,
      repeat: null,
      archived: false,
      due_date: '2026-12-01T23:59:59.999Z',
      due_day: '2026-12-01',
      estimate: null,
      priority_id: 4,
      Priority: { id: 4, name: 'Máxima' },
      assigned_to: project.ownerId,
      assignedTo: {
        id: project.ownerId,
        first_name: 'Ana',
        last_name: expect.stringContaining('García'),
        time_zone: 'UTC',
      },
      created_by: project.ownerId,
      board_id: board.id,
      label_id: null,
      label_ids: [],
      Labels: [],
      start_date: null,
      start_day: null,
      column_id: column.id,
      position: expect.any(String),
      version: 1,
      commentCount: 0,
      pointCount: 0,
      pointsDone: 0,
      attachmentCount: 0,
      blockedBy: 0,
    });
  });

  it('needs no description, assignee or label, and names the four priorities', async () => {
    const { path, owner } = await ownedBoard();
    const answers = await Promise.all(
      [1, 2, 3, 4].map((priorityId) => owner.post(path, { ...valid, priorityId })),
    );
    expect(answers.map(({ body }) => body.Priority.name)).toEqual(['Baja', 'Media', 'Alta', 'Máxima']);
    expect(answers[0]?.body).toMatchObject({
      description: '',
      assigned_to: null,
      assignedTo: null,
      label_id: null,
      label_ids: [],
      Labels: [],
    });
  });

  it('goes to the end of the column asked for', async () => {
    const { board, project, path, owner } = await ownedBoard();
    const columns = (await owner.get(`/projects/${project.id}/boards/${board.id}`)).body.Columns;
    const first = (await owner.post(path, { ...valid, columnId: columns[1].id })).body;
    const second = (await owner.post(path, { ...valid, columnId: columns[1].id })).body;
    expect([first.column_id, second.column_id]).toEqual([columns[1].id, columns[1].id]);
    expect(second.position > first.position).toBe(true);
  });
});

describe('reading a task', () => {
  it('answers the task, its creator, the people it can be given to and its comments', async () => {
    const task = await test.make.task();
    const { project } = task;
    const zoe = await test.make.user({ firstName: 'Zoe', lastName: 'Ruiz' });
    const angel = await test.make.user({ firstName: 'Ángel', lastName: 'Núñez' });
    await test.make.member({ project, user: zoe, role: 'Lector' });
    await test.make.member({ project, user: angel });
    await test.make.comment({ task, author: zoe, content: 'Ya llamé' });
    await test.make.comment({ task, author: angel, content: 'Gracias' });
    const client = await test.as(zoe);
    const { status, body } = await client.get(task.path);
    expect(status).toBe(200);
    expect(Object.keys(body).toSorted()).toEqual([
      'Attachments',
      'Comments',
      'Dependencies',
      'Points',
      'creator',
      'task',
      'users',
    ]);
    expect(body.creator).toEqual({ id: project.ownerId, name: expect.stringMatching(/^Ana García/) });
    expect(body.users).toEqual([
      { id: project.ownerId, name: expect.stringMatching(/^Ana García/) },
      { id: angel.id, name: 'Ángel Núñez' },
      { id: zoe.id, name: 'Zoe Ruiz' },
    ]);
    const comment = { id: expect.any(Number), createdAt: isoInstant, updatedAt: isoInstant };
    expect(body.Comments).toEqual([
      { ...comment, content: 'Ya llamé', author: { id: zoe.id, name: 'Zoe Ruiz' } },
      { ...comment, content: 'Gracias', author: { id: angel.id, name: 'Ángel Núñez' } },
    ]);
    expect(body.task).toMatchObject({
      id: task.id,
      title: 'Contratar el camión',
      commentCount: 2,
      version: 1,
    });
    expect(body.task.Comments).toEqual(body.Comments);
  });

  it('answers under a stale board of the same project, with its true board', async () => {
    const task = await test.make.task();
    const other = await test.make.board({ project: task.project });
    const owner = await test.as({ id: task.project.ownerId });
    const answer = await owner.get(`/projects/${task.project.id}/boards/${other.id}/tasks/${task.id}`);
    expect(answer.status).toBe(200);
    expect(answer.body.task.board_id).toBe(task.board.id);
  });

  it('is 404 under another project, and when it is not there', async () => {
    const task = await test.make.task();
    const { path, owner, project, board } = await ownedBoard();
    const elsewhere = `/projects/${project.id}/boards/${board.id}/tasks/${task.id}`;
    const answers = await Promise.all([
      owner.get(elsewhere),
      owner.patch(elsewhere, { title: 'Mía' }),
      owner.delete(elsewhere),
      owner.post(`${elsewhere}/restore`),
      owner.get(`${elsewhere}/activity`),
      owner.get(`${path}/2147483647`),
    ]);
    expect(answers.map(({ body }) => body)).toEqual(answers.map(() => missing));
  });
});

describe('deleting and restoring a task', () => {
  it('hides it and brings it back as it was', async () => {
    const task = await test.make.task();
    const { project, board } = task;
    await test.make.comment({ task });
    const owner = await test.as({ id: project.ownerId });
    const before = (await owner.get(task.path)).body;
    expect((await owner.delete(task.path)).status).toBe(204);
    const list = `/projects/${project.id}/boards/${board.id}/tasks`;
    expect((await owner.get(list)).body).toEqual([]);
    expect((await owner.get(`${list}/search?query=camion`)).body).toEqual([]);
    const gone = await Promise.all([
      owner.get(task.path),
      owner.patch(task.path, { title: 'Otra' }),
      owner.delete(task.path),
      owner.get(`${task.path}/activity`),
      owner.post(`${task.path}/comments`, { content: 'Hola' }),
    ]);
    expect(gone.map(({ body }) => body)).toEqual(gone.map(() => missing));
    const answer = await owner.post(`${task.path}/restore`);
    expect(answer.status).toBe(200);
    expect((await owner.get(task.path)).body).toEqual(before);
    expect({ ...answer.body, Comments: before.Comments }).toEqual(before.task);
  });

  it('refuses to restore one that is not in the trash', async () => {
    const task = await test.make.task();
    const owner = await test.as({ id: task.project.ownerId });
    const answer = await owner.post(`${task.path}/restore`);
    expect(answer.status).toBe(409);
    expect(answer.body).toEqual({ error: ['No está en la papelera'], code: 'conflict' });
  });

  it('refuses to restore one whose board lies in the trash', async () => {
    const task = await test.make.task();
    const { project, board } = task;
    const owner = await test.as({ id: project.ownerId });
    await owner.delete(task.path);
    await owner.delete(`/projects/${project.id}/boards/${board.id}`);
    const answer = await owner.post(`${task.path}/restore`);
    expect(answer.status).toBe(409);
    expect(answer.body.error).toEqual(['El tablero de la tarea está en la papelera']);
  });

  it('keeps its place in the column for when it comes back', async () => {
    const { board, path, owner } = await ownedBoard();
    const first = await test.make.task({ board });
    const second = await test.make.task({ board });
    await owner.delete(second.path);
    const third = await test.make.task({ board });
    await owner.post(`${second.path}/restore`);
    const { body } = await owner.get(`${path}?sort=position`);
    expect(body.map((task: { id: number }) => task.id)).toEqual([first.id, second.id, third.id]);
  });
});

import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../testing/test-app.ts';

const test = useTestApp();

async function ownedTask() {
  const task = await test.make.task({ description: 'Con rampa' });
  const { project } = task;
  return { task, project, owner: await test.as({ id: project.ownerId }) };
}

const columnsOf = async (board: { id: number; project: { id: number; ownerId: number } }) => {
  const owner = await test.as({ id: board.project.ownerId });
  return (await owner.get(`/projects/${board.project.id}/boards/${board.id}`)).body.Columns;
};

describe('changing a task', () => {
  it('changes only the fields that are sent', async () => {
    const { task, project, owner } = await ownedTask();
    const before = (await owner.get(task.path)).body.task;
    const answer = await owner.patch(task.path, { priorityId: 3 });
    expect(answer.status).toBe(200);
    const { Comments: _, ...same } = before;
    expect(answer.body).toEqual({
      ...same,
      priority_id: 3,
      Priority: { id: 3, name: 'Alta' },
      version: 2,
      updatedAt: expect.any(String),
    });
    const [label] = (await owner.get(`/projects/${project.id}/labels`)).body;
    const all = {
      title: ' Alquilar el camión ',
      description: ' Con rampa y mantas ',
      dueDate: '2027-01-15T10:00:00-03:00',
      priorityId: 1,
      assignedTo: project.ownerId,
      labelId: label.id,
    };
    expect((await owner.patch(task.path, all)).body).toMatchObject({
      title: 'Alquilar el camión',
      description: 'Con rampa y mantas',
      due_date: '2027-01-15T13:00:00.000Z',
      priority_id: 1,
      assigned_to: project.ownerId,
      label_id: label.id,
      version: 3,
    });
    expect((await owner.patch(task.path, { labelId: null })).body.label_id).toBe(null);
  });

  it('never changes who created it', async () => {
    const { task, project, owner } = await ownedTask();
    const member = await test.make.member({ project });
    const answer = await owner.patch(task.path, { createdBy: member.id, title: 'Otra' });
    expect(answer.body.created_by).toBe(project.ownerId);
  });

  it('logs before and after of each changed field and of nothing else', async () => {
    const { task, project, owner } = await ownedTask();
    await owner.patch(task.path, { title: 'Otra', description: 'Con rampa', priorityId: 4 });
    const events = (await owner.get(`${task.path}/activity`)).body;
    expect(events.at(-1)).toMatchObject({ type: 'task.updated', actor: { id: project.ownerId } });
    expect(events.at(-1).payload).toEqual({
      taskId: task.id,
      boardId: task.board.id,
      version: 2,
      changes: {
        title: { before: 'Contratar el camión', after: 'Otra' },
        priority_id: { before: 2, after: 4 },
      },
    });
  });

  it('bumps nothing and appends no event when nothing changes', async () => {
    const { task, project, owner } = await ownedTask();
    const before = (await owner.get(task.path)).body;
    const events = (await owner.get(`/projects/${project.id}/events`)).body;
    const same = {
      title: 'Contratar el camión',
      description: 'Con rampa',
      dueDate: '2026-12-01',
      priorityId: 2,
      assignedTo: null,
      labelId: null,
      boardId: task.board.id,
      columnId: before.task.column_id,
      version: 1,
    };
    const answers = await Promise.all([owner.patch(task.path, same), owner.patch(task.path, {})]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await owner.get(task.path)).body).toEqual(before);
    expect((await owner.get(`/projects/${project.id}/events`)).body).toEqual(events);
  });
});

describe('moving a task', () => {
  it('to another column puts it at the end there', async () => {
    const { task, owner } = await ownedTask();
    const [, , done] = await columnsOf(task.board);
    const there = await test.make.task({ board: task.board, columnId: done.id });
    const last = (await owner.get(there.path)).body.task;
    const answer = await owner.patch(task.path, { columnId: done.id });
    expect(answer.body).toMatchObject({ column_id: done.id, version: 2 });
    expect(answer.body.position > last.position).toBe(true);
  });

  it('to another board puts it at the end of the column of the same kind', async () => {
    const { task, project, owner } = await ownedTask();
    const other = await test.make.board({ project });
    const [[, doing], [, otherDoing]] = [await columnsOf(task.board), await columnsOf(other)];
    const there = await test.make.task({ board: other, columnId: otherDoing.id });
    const last = (await owner.get(there.path)).body.task;
    await owner.patch(task.path, { columnId: doing.id });
    const answer = await owner.patch(task.path, { boardId: other.id });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ board_id: other.id, column_id: otherDoing.id, version: 3 });
    expect(answer.body.position > last.position).toBe(true);
    const counts = (await owner.get(`/projects/${project.id}/boards`)).body;
    expect(counts.map(({ taskCount }: { taskCount: number }) => taskCount)).toEqual([0, 2]);
    const event = (await owner.get(`${task.path}/activity`)).body.at(-1);
    expect(event.payload.boardId).toBe(other.id);
    expect(event.payload.changes).toMatchObject({
      board_id: { before: task.board.id, after: other.id },
      column_id: { before: doing.id, after: otherDoing.id },
    });
  });

  it('to another board takes a column of that board, and no other', async () => {
    const { task, project, owner } = await ownedTask();
    const other = await test.make.board({ project });
    const [[, , done], [, , otherDone]] = [await columnsOf(task.board), await columnsOf(other)];
    const refused = await owner.patch(task.path, { boardId: other.id, columnId: done.id });
    expect(refused.status).toBe(400);
    expect(refused.body.error).toEqual(['La columna no existe en el tablero']);
    const answer = await owner.patch(task.path, { boardId: other.id, columnId: otherDone.id });
    expect(answer.body).toMatchObject({ board_id: other.id, column_id: otherDone.id });
  });

  it('to a board of another project, or one in the trash, is refused', async () => {
    const { task, project, owner } = await ownedTask();
    const foreign = await test.make.board({
      project: await test.make.project({ owner: { id: project.ownerId } }),
    });
    const trashed = await test.make.board({ project });
    await owner.delete(`/projects/${project.id}/boards/${trashed.id}`);
    const answers = await Promise.all([
      owner.patch(task.path, { boardId: foreign.id }),
      owner.patch(task.path, { boardId: trashed.id }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([400, 400]);
    expect(answers.map(({ body }) => body.error[0])).toEqual([
      'El tablero no existe en el proyecto',
      'El tablero no existe en el proyecto',
    ]);
    expect((await owner.get(task.path)).body.task).toMatchObject({ board_id: task.board.id, version: 1 });
  });

  it('does not happen when a form under a stale URL sends the board of that URL', async () => {
    const { task, project, owner } = await ownedTask();
    const other = await test.make.board({ project });
    await owner.patch(task.path, { boardId: other.id });
    const answer = await owner.patch(task.path, { title: 'Otra', boardId: task.board.id });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ title: 'Otra', board_id: other.id });
  });

  it('tells every wrong reference at once', async () => {
    const { task, owner } = await ownedTask();
    const stranger = await test.make.user();
    const answer = await owner.patch(task.path, {
      assignedTo: stranger.id,
      labelId: 2 ** 31 - 1,
      columnId: 2 ** 31 - 1,
    });
    expect(answer.status).toBe(400);
    expect(answer.body.error).toEqual([
      'El responsable debe ser miembro del proyecto',
      'La etiqueta no existe en el proyecto',
      'La columna no existe en el tablero',
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../testing/test-app.ts';

const test = useTestApp();

async function boardWithTask() {
  const task = await test.make.task({ title: 'Medir la sala' });
  const { project, board } = task;
  await test.make.changeTask(task, { assignedTo: project.ownerId });
  await test.make.comment({ task });
  return {
    task,
    board,
    project,
    path: `/projects/${project.id}/boards/${board.id}`,
    owner: await test.as({ id: project.ownerId }),
  };
}

describe('deleting a board', () => {
  it('hides the board and its tasks everywhere', async () => {
    const { owner, path, project, task } = await boardWithTask();
    expect((await owner.delete(path)).status).toBe(204);
    const gone = await Promise.all([
      owner.get(path),
      owner.get(`${path}/tasks`),
      owner.get(`${path}/tasks/search?query=medir`),
      owner.post(`${path}/tasks`, { title: 'Otra', dueDate: '2026-12-01', priorityId: 1 }),
      owner.get(task.path),
      owner.patch(task.path, { title: 'Otra' }),
      owner.delete(task.path),
      owner.get(`${task.path}/activity`),
      owner.post(`${task.path}/comments`, { content: 'Hola' }),
      owner.patch(path, { name: 'Otro' }),
      owner.delete(path),
    ]);
    expect(gone.map(({ status }) => status)).toEqual(gone.map(() => 404));
    expect((await owner.get(`/projects/${project.id}/boards`)).body).toEqual([]);
    expect((await owner.get(`/projects/${project.id}`)).body).toMatchObject({ boardCount: 0, Boards: [] });
    expect((await owner.get('/profile/tasks')).body).toEqual([]);
  });

  it('hides its tasks under another board of the project too', async () => {
    const { owner, path, project, task } = await boardWithTask();
    const other = await test.make.board({ project });
    await owner.delete(path);
    const answer = await owner.get(`/projects/${project.id}/boards/${other.id}/tasks/${task.id}`);
    expect(answer.status).toBe(404);
    expect(answer.body.error).toEqual(['Tarea no encontrada']);
  });
});

describe('restoring a board', () => {
  it('brings the board back with its tasks and comments, and not those deleted before it', async () => {
    const { owner, path, board, task } = await boardWithTask();
    const deletedBefore = await test.make.task({ board });
    await test.make.deleteTask(deletedBefore);
    await owner.delete(path);
    const answer = await owner.post(`${path}/restore`);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ id: board.id, taskCount: 1 });
    expect((await owner.get(`${path}/tasks`)).body).toEqual([
      expect.objectContaining({ id: task.id, commentCount: 1 }),
    ]);
    expect((await owner.get(task.path)).body.Comments).toHaveLength(1);
    expect((await owner.get('/profile/tasks')).body).toHaveLength(1);
    expect((await owner.get(deletedBefore.path)).status).toBe(404);
  });

  it('is refused when the board is not in the trash', async () => {
    const { owner, path } = await boardWithTask();
    const answer = await owner.post(`${path}/restore`);
    expect(answer.status).toBe(409);
    expect(answer.body).toEqual({ error: ['No está en la papelera'], code: 'conflict' });
  });
});

import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../testing/test-app.ts';
import { purgeTrash } from './trash.commands.ts';

const test = useTestApp();

const start = new Date('2026-03-01T12:00:00.000Z');
const day = 24 * 60 * 60 * 1_000;
const after = (days: number): Date => new Date(start.getTime() + days * day);

const purge = (now: Date) => purgeTrash(test.database.db, now);

/** How many rows of a project are left in each table. */
async function rowsOf(projectId: number) {
  const { rows } = await test.database.db.execute(sql`
    select
      (select count(*)::int from projects where id = ${projectId}) as projects,
      (select count(*)::int from boards where project_id = ${projectId}) as boards,
      (select count(*)::int from columns where project_id = ${projectId}) as columns,
      (select count(*)::int from tasks where project_id = ${projectId}) as tasks,
      (select count(*)::int from comments where project_id = ${projectId}) as comments,
      (select count(*)::int from labels where project_id = ${projectId}) as labels,
      (select count(*)::int from memberships where project_id = ${projectId}) as memberships,
      (select count(*)::int from events where project_id = ${projectId}) as events`);
  return rows[0];
}

interface Logged {
  seq: number;
  type: string;
  payload: Record<string, unknown>;
}

async function projectWithTwoBoards() {
  test.setClock(start);
  const kept = await test.make.board({ name: 'Se queda' });
  const { project } = kept;
  const gone = await test.make.board({ project, name: 'Secreto' });
  const make = async (board: typeof kept, title: string) => {
    const task = await test.make.task({ board, title });
    await test.make.changeTask(task, { title: `${title} bis`, labelId: null });
    await test.make.comment({ task, content: `sobre ${title}` });
    return task;
  };
  const [keptTask, deletedTask, boardTask] = [
    await make(kept, 'queda'),
    await make(kept, 'secreta'),
    await make(gone, 'secreta también'),
  ];
  const owner = await test.as({ id: project.ownerId });
  const events = async (): Promise<Logged[]> =>
    (await owner.get(`/projects/${project.id}/events?limit=500`)).body;
  return { project, kept, gone, keptTask, deletedTask, boardTask, owner, events };
}

describe('purging the trash', () => {
  it('ends deleted tasks and boards after 30 days, with all below them', async () => {
    const { project, gone, keptTask, deletedTask, owner } = await projectWithTwoBoards();
    await owner.delete(deletedTask.path);
    await owner.delete(`/projects/${project.id}/boards/${gone.id}`);
    await purge(after(31));
    expect(await rowsOf(project.id)).toMatchObject({
      projects: 1,
      boards: 1,
      columns: 3,
      tasks: 1,
      comments: 1,
    });
    expect((await owner.get(keptTask.path)).body.task.title).toBe('queda bis');
    expect((await owner.get(`/projects/${project.id}/trash`)).body).toEqual([]);
    expect((await owner.post(`${deletedTask.path}/restore`)).status).toBe(404);
    expect((await owner.post(`/projects/${project.id}/boards/${gone.id}/restore`)).status).toBe(404);
  });

  it('empties what the log says of them and keeps every place in it', async () => {
    const { project, gone, deletedTask, boardTask, owner, events } = await projectWithTwoBoards();
    await owner.patch(`/projects/${project.id}/boards/${gone.id}`, { name: 'Más secreto' });
    await owner.post(`/projects/${project.id}/boards/${gone.id}/columns`, { name: 'En secreto' });
    await owner.delete(deletedTask.path);
    await owner.delete(`/projects/${project.id}/boards/${gone.id}`);
    const before = await events();
    await purge(after(31));
    const now = await events();
    expect(now.map(({ seq }) => seq)).toEqual(before.map((_, index) => index + 1));
    expect(now.map(({ type }) => type)).toEqual(before.map(({ type }) => type));
    const isOfPurged = ({ payload }: Logged): boolean =>
      [deletedTask.id, boardTask.id].includes(Number(payload['taskId'])) || payload['boardId'] === gone.id;
    const expected = before.map((event) => (isOfPurged(event) ? {} : event.payload));
    expect(now.map(({ payload }) => payload)).toEqual(expected);
    expect(JSON.stringify(now)).not.toMatch(/secret/i);
    expect(expected.filter((payload) => Object.keys(payload).length === 0)).toHaveLength(11);
  });

  it('touches nothing that was deleted later, or not at all', async () => {
    const { project, gone, deletedTask, owner, events } = await projectWithTwoBoards();
    test.setClock(after(2));
    await owner.delete(deletedTask.path);
    await owner.delete(`/projects/${project.id}/boards/${gone.id}`);
    const before = { rows: await rowsOf(project.id), events: await events() };
    await purge(after(31.9));
    expect({ rows: await rowsOf(project.id), events: await events() }).toEqual(before);
    expect((await owner.post(`/projects/${project.id}/boards/${gone.id}/restore`)).status).toBe(200);
    expect((await owner.post(`${deletedTask.path}/restore`)).status).toBe(200);
  });

  it('keeps a task that was moved out of the board before the board was deleted', async () => {
    const { project, kept, gone, boardTask, owner } = await projectWithTwoBoards();
    await owner.patch(boardTask.path, { boardId: kept.id });
    await owner.delete(`/projects/${project.id}/boards/${gone.id}`);
    await purge(after(31));
    const { body } = await owner.get(`/projects/${project.id}/boards/${kept.id}/tasks/${boardTask.id}`);
    expect(body.task).toMatchObject({ title: 'secreta también bis', commentCount: 1 });
    expect(
      (await owner.get(`${boardTask.path.replace(`/${gone.id}/`, `/${kept.id}/`)}/activity`)).body,
    ).toHaveLength(4);
  });

  it('ends deleted projects after 30 days, with everything in them, and no others', async () => {
    const { project, owner } = await projectWithTwoBoards();
    const other = await projectWithTwoBoards();
    const untouched = await rowsOf(other.project.id);
    const [label] = (await owner.get(`/projects/${project.id}/labels`)).body;
    expect(label).toBeDefined();
    await owner.delete(`/projects/${project.id}`);
    await purge(after(29.9));
    expect((await owner.get('/projects/trash')).body).toHaveLength(1);
    await purge(after(30.1));
    expect((await owner.get('/projects/trash')).body).toEqual([]);
    expect(Object.values((await rowsOf(project.id)) ?? {})).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
    expect(await rowsOf(other.project.id)).toEqual(untouched);
    expect((await owner.post(`/projects/${project.id}/restore`)).status).toBe(404);
  });
});

import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { memberships, tasks as taskTable } from '../../platform/database/schema/schema.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { download } from '../attachments/attachments.fixture.ts';
import { movesOf, moveStage } from './task-moves.fixture.ts';

const test = useTestApp();

const stage = () => moveStage(test);

describe('a task that moves to another project', () => {
  it('takes all that belongs to it along, under a new number and its own id', async () => {
    const { owner, client, project, task, goal, there, move } = await stage();
    await test.make.task({ board: goal });
    const before = (await client.get(task.path)).body;
    const moved = await move();
    expect(moved).toMatchObject({ status: 200, body: [{ id: task.id, number: 2, board_id: goal.id }] });
    expect((await client.get(task.path)).status).toBe(404);
    const { body } = await client.get(there);
    expect(body).toMatchObject({
      Comments: before.Comments,
      Points: before.Points,
      task: {
        title: 'Pintar',
        commentCount: 1,
        pointCount: 1,
        attachmentCount: 1,
        createdAt: before.task.createdAt,
      },
    });
    const saved = await download(test, owner, `${there}/attachments/${body.Attachments[0].id}`);
    expect(saved.bytes.toString()).toBe('Hola');
    expect((await client.get(`/tasks/${task.id}/place`)).body).toEqual({
      projectId: goal.project.id,
      boardId: goal.id,
    });
    const columns = (await client.get(`${there.replace(/\/tasks\/.*/, '')}/columns`)).body;
    expect(columns.map(({ taskCount }: { taskCount: number }) => taskCount)[0]).toBe(2);
    const { body: log } = await client.get(`/projects/${project.id}/events?limit=500`);
    expect(log.at(-1)).toMatchObject({
      type: 'task.deleted',
      payload: { taskId: task.id, to: { projectId: goal.project.id } },
    });
    const { body: activity } = await client.get(`${there}/activity`);
    expect(activity).toMatchObject([{ type: 'task.created', payload: { from: { projectId: project.id } } }]);
    const { body: earlier } = await client.get(`${there}/activity/before`);
    expect(earlier.map(({ type }: { type: string }) => type)).toEqual([
      'task.created',
      'comment.created',
      'point.created',
      'attachment.created',
      'task.deleted',
    ]);
  });

  it('says first what does not fit, and does with it what was wished', async () => {
    const { client, project, boardPath, task, other, goal, move } = await stage();
    const eva = await test.make.user({ firstName: 'Eva', lastName: 'Soto' });
    await test.make.member({ project, user: eva, role: 'Editor' });
    const label = (await client.post(`/projects/${project.id}/labels`, { name: 'Urgente' })).body;
    await client.patch(task.path, { assignedTo: eva.id, labelId: label.id });
    await client.post(`${task.path}/dependencies`, { taskId: other.id, relation: 'blocked_by' });
    const check = { ids: [task.id], toProjectId: goal.project.id };
    expect((await client.post(`${boardPath}/tasks/move-out/check`, check)).body).toEqual({
      labels: [{ id: label.id, name: 'Urgente' }],
      canMakeLabels: true,
      people: [{ id: eva.id, name: 'Eva Soto' }],
      dependencies: [{ title: 'Pintar', other: (await client.get(other.path)).body.task.title }],
    });
    const moved = await move({ labels: 'make' });
    expect(moved.body).toMatchObject([{ assigned_to: null, blockedBy: 0 }]);
    const there = (await client.get(`/projects/${goal.project.id}/labels`)).body;
    const made = there.find(({ name }: { name: string }) => name === 'Urgente');
    expect(moved.body[0].label_id).toBe(made.id);
    expect((await client.get(other.path)).body.Dependencies).toEqual([]);
  });

  it('goes back to where it was and as it was there', async () => {
    const { client, project, task, other, goal, board, move, back } = await stage();
    const eva = await test.make.user();
    await test.make.member({ project, user: eva, role: 'Editor' });
    await client.patch(task.path, { assignedTo: eva.id });
    await client.post(`${task.path}/dependencies`, { taskId: other.id, relation: 'blocks' });
    const before = (await client.get(task.path)).body;
    await move();
    expect((await back()).status).toBe(200);
    const { task: now, Dependencies, Points, Attachments } = (await client.get(task.path)).body;
    const { number, column_id, position, assigned_to } = before.task;
    expect(now).toMatchObject({ number, column_id, position, assigned_to });
    expect(Dependencies.map((each: { task: object }) => each.task)).toMatchObject([{ id: other.id }]);
    expect(Points).toEqual(before.Points);
    expect(Attachments).toEqual(before.Attachments);
    const again = await movesOf(client).moveBack(board, goal, [other.id]);
    expect(again).toMatchObject({ status: 409 });
    const next = await test.make.task({ board: { ...task.board } });
    expect((await client.get(next.path)).body.task.number).toBe(3);
  });

  it('is for who edits in both, and a label is made only by who may', async () => {
    const { project, goal, boardPath, task } = await stage();
    const user = await test.make.user();
    await test.make.member({ project, user, role: 'Administrador' });
    const client = await test.as(user);
    const label = (await client.post(`/projects/${project.id}/labels`, { name: 'Urgente' })).body;
    await client.patch(task.path, { labelId: label.id });
    const move = (labels: string) =>
      client.post(`${boardPath}/tasks/move-out`, {
        ids: [task.id],
        toProjectId: goal.project.id,
        boardId: goal.id,
        labels,
      });
    expect((await move('drop')).status).toBe(404);
    await test.make.member({ project: goal.project, user, role: 'Lector' });
    expect((await move('drop')).status).toBe(403);
    const isTheirs = eq(memberships.userId, user.id);
    await test.database.db.update(memberships).set({ role: 'Editor', ownRole: 'Editor' }).where(isTheirs);
    expect((await move('make')).status).toBe(403);
    expect(await move('drop')).toMatchObject({ status: 200, body: [{ label_id: null }] });
  });

  it('goes with others, one behind the other, and two that cross each other both arrive', async () => {
    const { client, task, other, goal, goalPath, boardPath, board, project, move } = await stage();
    const crossing = await test.make.task({ board: goal });
    const wish = { ids: [crossing.id], toProjectId: project.id, boardId: board.id };
    const [out, back] = await Promise.all([
      move({}, [other.id, task.id]),
      client.post(`${goalPath}/tasks/move-out`, wish),
    ]);
    expect([out.status, back.status]).toEqual([200, 200]);
    const titles = async (path: string) =>
      (await client.get(`${path}/tasks`)).body.map(({ id }: { id: number }) => id);
    expect(await titles(goalPath)).toEqual([task.id, other.id].toSorted((one, two) => one - two));
    expect(await titles(boardPath)).toEqual([crossing.id]);
    const rows = await test.database.db.select().from(taskTable).where(eq(taskTable.id, task.id));
    expect(rows).toHaveLength(1);
  });

  it('is not found by who sees neither project', async () => {
    const { task, move } = await stage();
    await move();
    const stranger = await test.as(await test.make.user());
    expect((await stranger.get(`/tasks/${task.id}/place`)).status).toBe(404);
  });
});

import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { follows as followTable } from '../../platform/database/schema/schema.ts';
import { calendarOf, event } from '../../testing/calendar-files.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { plan, task as importedTask, useImports } from '../../carry/imports/task-imports.fixture.ts';
import { boardPathOf, movesOf, moveStage, taskPathOn } from './task-moves.fixture.ts';

const test = useTestApp();
const { bring } = useImports(test);

/** With somebody in the first project alone. */
async function stage() {
  const staged = await moveStage(test);
  const eva = await test.make.user({ firstName: 'Eva', lastName: 'Soto' });
  await test.make.member({ project: staged.project, user: eva, role: 'Editor' });
  return { ...staged, eva };
}

describe('a move that is taken back', () => {
  it('goes one step back, and a second time to where it began', async () => {
    const { owner, client, task, board, goal, there, move, back } = await stage();
    const end = await test.make.board({ project: await test.make.project({ owner }) });
    await move();
    await movesOf(client).move(goal, end, [task.id]);
    expect(await movesOf(client).moveBack(end, board, [task.id])).toMatchObject({ status: 409 });
    expect((await movesOf(client).moveBack(end, goal, [task.id])).status).toBe(200);
    expect((await client.get(there)).status).toBe(200);
    expect((await back()).status).toBe(200);
    expect((await client.get(task.path)).status).toBe(200);
  });

  it('brings points back to whom they were of, who were named before', async () => {
    const { owner, client, boardPath, task, goal, eva, there, move, back } = await stage();
    await client.post(`${task.path}/points`, { content: 'Medir', assignedTo: eva.id });
    const before = (await client.get(task.path)).body.Points;
    const check = { ids: [task.id], toProjectId: goal.project.id };
    const { body: unfit } = await client.post(`${boardPath}/tasks/move-out/check`, check);
    expect(unfit.people).toEqual([{ id: eva.id, name: 'Eva Soto' }]);
    await move({ assignedTo: owner.id });
    const assignees = async (path: string) =>
      (await client.get(path)).body.Points.map((point: { assigned_to: number }) => point.assigned_to);
    expect(await assignees(there)).toEqual([owner.id, owner.id]);
    await back();
    expect((await client.get(task.path)).body.Points).toEqual(before);
    await move();
    expect(await assignees(there)).toEqual([owner.id, null]);
  });

  it('brings back what people wished to hear of it, and tells nobody else of that', async () => {
    const { owner, client, project, board, task, eva, move, back } = await stage();
    const leo = await test.make.member({ project });
    const mutedUntil = '2031-05-20T10:00:00.000Z';
    await (await test.as(eva)).put(`${task.path}/follow`, { following: true });
    await (await test.as(leo)).put(`${task.path}/follow`, { muted: true, mutedUntil });
    const wished = () =>
      test.database.db
        .select()
        .from(followTable)
        .where(eq(followTable.taskId, task.id))
        .orderBy(followTable.userId);
    const before = await wished();
    expect(before.map(({ userId }) => userId)).toEqual(expect.arrayContaining([eva.id, leo.id]));
    await move();
    expect((await wished()).map(({ userId }) => userId).filter((id) => id !== owner.id)).toEqual([]);
    const { body: log } = await client.get(`/projects/${board.project.id}/events?limit=500`);
    expect(log.at(-1).payload).toEqual({
      taskId: task.id,
      boardId: board.id,
      title: 'Pintar',
      to: { projectId: expect.any(Number) },
    });
    await back();
    expect(await wished()).toEqual(before);
  });

  it('is known again to the calendar and to the file that brought it', async () => {
    const { client, project, board, goal } = await stage();
    const calendar = calendarOf(event('feria', 'SUMMARY:Feria', 'DTSTART;VALUE=DATE:20301204'));
    const importPath = `${boardPathOf(board)}/import`;
    await client.post(importPath, { calendar });
    const [{ name } = { name: '' }] = (await client.get(`/projects/${project.id}/boards`)).body;
    const boards = plan().boards.map((each, index) => (index === 0 ? { ...each, name } : each));
    await bring(client, [importedTask({ sourceId: 'A-1' })], { boards }, project.id);
    const { body: present } = await client.get(`${boardPathOf(board)}/tasks`);
    const ids = present.map(({ id }: { id: number }) => id);
    await movesOf(client).move(board, goal, ids);
    expect((await movesOf(client).moveBack(goal, board, ids)).status).toBe(200);
    expect((await client.post(`${importPath}/preview`, { calendar })).body).toMatchObject({
      tasks: [],
      skipped: [{ title: 'Feria', reason: 'known' }],
    });
    const asked = { source: 'csv', people: [], sourceIds: ['A-1'] };
    expect((await client.post(`/projects/${project.id}/imports/check`, asked)).body.known).toEqual(['A-1']);
  });
});

describe('what happened before a move', () => {
  it('says nothing of other tasks to who is not in that project', async () => {
    const { client, task, other, goal, move } = await stage();
    await client.patch(other.path, { title: 'Ajena' });
    await client.post(`${task.path}/dependencies`, { taskId: other.id, relation: 'blocked_by' });
    await move();
    const told = async (as: typeof client) => {
      const { body } = await as.get(`${taskPathOn(goal, task)}/activity/before`);
      return { types: body.map(({ type }: { type: string }) => type), words: JSON.stringify(body) };
    };
    const stranger = await test.as(await test.make.member({ project: goal.project }));
    const before = await told(stranger);
    expect(before.types).toEqual([
      'task.created',
      'comment.created',
      'point.created',
      'attachment.created',
      'task.deleted',
    ]);
    expect(before.words).not.toMatch(/Ajena|ties/);
    expect((await told(client)).words).toContain('Ajena');
  });
});

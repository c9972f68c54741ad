import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { attachments, storedFiles } from '../../platform/database/schema/schema.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { movesOf, moveStage } from './task-moves.fixture.ts';

const test = useTestApp();

const copiesIn = ({ project }: { project: { id: number } }): Promise<number> =>
  test.database.db.$count(storedFiles, eq(storedFiles.projectId, project.id));

it('no file is copied for a move that is refused', async () => {
  const { client, project, board, goal, task, move } = await moveStage(test);
  const elsewhere = await test.make.board({ project });
  const reader = await test.make.user();
  await test.make.member({ project, user: reader, role: 'Administrador' });
  await test.make.member({ project: goal.project, user: reader, role: 'Lector' });
  const label = (await client.post(`/projects/${project.id}/labels`, { name: 'Urgente' })).body;
  await client.patch(task.path, { labelId: label.id });
  const gone = await test.make.board({ project: goal.project });
  await client.delete(`/projects/${goal.project.id}/boards/${gone.id}`);
  const refused = [
    await movesOf(await test.as(reader)).move(board, goal, [task.id]),
    await movesOf(client).move(elsewhere, goal, [task.id]),
    await move({ boardId: board.id }),
    await move({ boardId: gone.id }),
    await move({ columnId: board.columnIds[0] }),
    await move({ assignedTo: reader.id + 1_000 }),
    await movesOf(client).moveBack(board, goal, [task.id]),
  ];
  expect(refused.map(({ status }) => status)).toEqual([403, 404, 400, 400, 400, 400, 409]);
  await client.delete(task.path);
  expect((await move()).status).toBe(404);
  await client.post(`${task.path}/restore`);
  expect(await copiesIn(goal)).toBe(0);
  const editor = await test.make.user();
  await test.make.member({ project, user: editor });
  await test.make.member({ project: goal.project, user: editor });
  const theirs = movesOf(await test.as(editor));
  expect((await theirs.move(board, goal, [task.id], { labels: 'make' })).status).toBe(403);
  expect(await copiesIn(goal)).toBe(0);
  expect((await theirs.move(board, goal, [task.id])).status).toBe(200);
  expect(await copiesIn(goal)).toBe(1);
});

it('what weighs more than fits at once stays where it is', async () => {
  const { goal, task, move } = await moveStage(test);
  const isOfTask = eq(attachments.taskId, task.id);
  await test.database.db
    .update(attachments)
    .set({ size: 1024 ** 3 + 1 })
    .where(isOfTask);
  expect(await move()).toMatchObject({
    status: 400,
    body: { error: [expect.stringContaining('pesan más de 1 GB')] },
  });
  expect(await copiesIn(goal)).toBe(0);
  await test.database.db
    .update(attachments)
    .set({ size: 1024 ** 3 })
    .where(isOfTask);
  expect((await move()).status).toBe(200);
});

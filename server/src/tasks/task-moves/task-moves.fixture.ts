import type { Client, TestApp } from '../../testing/test-app.ts';
import { upload } from '../attachments/attachments.fixture.ts';

interface Board {
  id: number;
  project: { id: number };
}

export const boardPathOf = ({ id, project }: Board): string => `/projects/${project.id}/boards/${id}`;

export const taskPathOn = (board: Board, { id }: { id: number }): string =>
  `${boardPathOf(board)}/tasks/${id}`;

/** Tasks go from one board to another of another project, and back. */
export const movesOf = (client: Client) => ({
  move: (from: Board, to: Board, ids: readonly number[], wish: object = {}) =>
    client.post(`${boardPathOf(from)}/tasks/move-out`, {
      ids,
      toProjectId: to.project.id,
      boardId: to.id,
      ...wish,
    }),
  moveBack: (from: Board, to: Board, ids: readonly number[]) =>
    client.post(`${boardPathOf(from)}/tasks/move-back`, { ids, toProjectId: to.project.id }),
});

/** A task with all that can hang on one, beside another, and a second project with a board. */
export async function moveStage(test: TestApp) {
  const owner = await test.make.user();
  const client = await test.as(owner);
  const project = await test.make.project({ owner });
  const board = await test.make.board({ project });
  const [task, other] = [await test.make.task({ board, title: 'Pintar' }), await test.make.task({ board })];
  const goal = await test.make.board({ project: await test.make.project({ owner }) });
  const goalPath = boardPathOf(goal);
  await client.post(`${task.path}/comments`, { content: 'De blanco' });
  await client.post(`${task.path}/points`, { content: 'Lijar', assignedTo: owner.id });
  await upload(client, task.path, Buffer.from('Hola'), 'Nota.txt');
  const boardPath = boardPathOf(board);
  const { move: moveOut, moveBack } = movesOf(client);
  const move = (wish: object = {}, ids = [task.id]) => moveOut(board, goal, ids, wish);
  const back = (ids = [task.id]) => moveBack(goal, board, ids);
  const there = taskPathOn(goal, task);
  return { owner, client, project, board, boardPath, task, other, goal, goalPath, there, move, back };
}

import type { NewTask } from '@cuadrilla/contract/tasks/task-payloads';
import type { Task } from '@cuadrilla/contract/tasks/tasks';
import { taskBoard } from '../../testing/task-board.ts';
import type { TestApp } from '../../testing/test-app.ts';

/** A board with one task that repeats, due on Friday the 20th, and what there is on it besides. */
export async function repeatingTask(test: TestApp, fields: Partial<NewTask> = {}) {
  const board = await taskBoard(test);
  const [todo, doing, done] = board.board.columnIds;
  const given = {
    title: 'Pagar el alquiler',
    dueDate: '2026-11-20',
    priorityId: 3,
    repeat: 'P1W',
    ...fields,
  };
  const made: Task = (await board.ana.post(board.list, given)).body;
  const path = `${board.list}/${made.id}`;
  const complete = (client = board.ana) => client.patch(path, { columnId: done });
  const others = async (): Promise<Task[]> => (await board.all()).filter(({ id }) => id !== made.id);
  return { ...board, todo, doing, done, id: made.id, made, path, complete, others };
}

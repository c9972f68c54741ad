import type { Task } from '@cuadrilla/contract/tasks/tasks';
import type { Answer, Client, TestApp } from './test-app.ts';

/** One board with tasks of these titles in its first column, and two people who work on it. */
export async function taskBoard(test: TestApp, ...titles: string[]) {
  const { make } = test;
  const board = await make.board();
  const { project } = board;
  const made = [];
  for (const title of titles) made.push(await make.task({ board, title }));
  const ids = made.map(({ id }) => id);
  const colleague = await make.member({ project });
  const [ana, benito] = [await test.as({ id: project.ownerId }), await test.as(colleague)];
  const list = `/projects/${project.id}/boards/${board.id}/tasks`;
  const events = async (): Promise<LoggedEvent[]> =>
    (await ana.get(`/projects/${project.id}/events?limit=500`)).body;
  return {
    board,
    project,
    made,
    ids,
    colleague,
    ana,
    benito,
    list,
    events,
    read: async (taskId: number | undefined): Promise<Task> => (await ana.get(`${list}/${taskId}`)).body.task,
    all: async (): Promise<Task[]> => (await ana.get(`${list}?sort=position`)).body,
    titlesIn: async (columnId: number | undefined): Promise<string[]> =>
      (await ana.get(`${list}?sort=position&column=${columnId}`)).body.map(({ title }: Task) => title),
    /** Takes back each change by the version that it led to. */
    undo: (client: Client, ...changes: [taskId: number | undefined, version: number][]): Promise<Answer> =>
      client.post(`${list}/undo`, { changes: changes.map(([taskId, version]) => ({ taskId, version })) }),
  };
}

interface LoggedEvent {
  seq: number;
  type: string;
  actor: { id: number };
  payload: Record<string, unknown>;
}

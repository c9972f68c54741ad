import type { TestApp } from '../../testing/test-app.ts';

/** Tasks of one board by their titles, and what an owner does with them. */
export async function dependentTasks(test: TestApp, ...titles: string[]) {
  const board = await test.make.board();
  const { project } = board;
  const make = (title: string) => test.make.task({ board, title });
  const made: Awaited<ReturnType<typeof make>>[] = [];
  for (const title of titles) made.push(await make(title));
  const owner = await test.as({ id: project.ownerId });
  const link = (task: { path: string }, relation: string, other: { id: number }) =>
    owner.post(`${task.path}/dependencies`, { taskId: other.id, relation });
  const read = async (task: { path: string }) => (await owner.get(task.path)).body;
  /** Of each task of the board, as its list tells. */
  const blockedBy = async () => {
    const list = (await owner.get(`/projects/${project.id}/boards/${board.id}/tasks`)).body;
    return Object.fromEntries(
      list.map((task: { title: string; blockedBy: number }) => [task.title, task.blockedBy]),
    );
  };
  const [one, two, three, four] = made as [
    (typeof made)[0],
    (typeof made)[0],
    (typeof made)[0],
    (typeof made)[0],
  ];
  return { board, project, owner, one, two, three, four, link, read, blockedBy };
}

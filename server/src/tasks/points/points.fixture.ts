import type { Point } from '@cuadrilla/contract/tasks/points';
import type { TestApp } from '../../testing/test-app.ts';

/** A task with these points, its owner, and an Editor. */
export async function checklist(test: TestApp, ...contents: string[]) {
  const task = await test.make.task();
  const { project } = task;
  const person = await test.make.user({ firstName: 'Eva', lastName: 'Soto' });
  await test.make.member({ project, user: person, role: 'Editor' });
  const ids: number[] = [];
  for (const content of contents) ids.push((await test.make.point({ task, content })).id);
  const [owner, editor] = [await test.as({ id: project.ownerId }), await test.as(person)];
  const path = `${task.path}/points`;
  const points = async (): Promise<Point[]> => (await owner.get(task.path)).body.Points;
  return {
    task,
    project,
    person,
    owner,
    editor,
    path,
    ids,
    points,
    contents: async () => (await points()).map(({ content }) => content),
    counts: async (): Promise<[number, number]> => {
      const { pointCount, pointsDone } = (await owner.get(task.path)).body.task;
      return [pointCount, pointsDone];
    },
    activity: async () => (await owner.get(`${task.path}/activity`)).body.slice(1),
  };
}

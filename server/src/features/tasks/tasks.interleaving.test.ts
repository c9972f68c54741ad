import type { Task } from '@cuadrilla/contract/tasks';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { taskBoard } from '../../testing/task-board.ts';
import { type Answer, type Client, useTestApp } from '../../testing/test-app.ts';

const test = useTestApp();

const titles = ['A', 'B', 'C', 'D', 'E', 'F'];
const oneTask = fc.nat(titles.length - 1);
const someTasks = fc.array(oneTask, { minLength: 1, maxLength: titles.length });
const common = { byBenito: fc.boolean(), column: fc.nat(2) };
const action = fc.oneof(
  fc.record({ ...common, kind: fc.constant('move' as const), task: oneTask, behind: fc.option(oneTask) }),
  fc.record({ ...common, kind: fc.constant('moveMany' as const), tasks: someTasks }),
  // Of the change before these actions, or of the first ones among them.
  fc.record({ ...common, kind: fc.constant('undo' as const), tasks: someTasks, ahead: fc.nat(2) }),
  fc.record({ ...common, kind: fc.constant('trash' as const), tasks: someTasks, back: fc.boolean() }),
);
type Action = typeof action extends fc.Arbitrary<infer A> ? A : never;

it('any interleaving of moves, bulk moves, undos and the trash leaves one total order, the same for everyone', async () => {
  const { ana, benito, board, ids, list } = await taskBoard(test, ...titles);
  const idsOf = (tasks: number[]) => tasks.map((index) => ids[index]);
  const read = async (client: Client): Promise<Task[]> => (await client.get(`${list}?sort=position`)).body;
  const succeeded = new Map<Action['kind'], number>();

  function act(each: Action, versions: Map<number, number>): Promise<Answer> {
    const client = each.byBenito ? benito : ana;
    const columnId = board.columnIds[each.column];
    if (each.kind === 'move') {
      const afterId = each.behind === null ? null : ids[each.behind];
      return client.patch(`${list}/${ids[each.task]}`, { columnId, afterId });
    }
    const some = idsOf(each.tasks);
    if (each.kind === 'moveMany') return client.patch(list, { ids: some, change: { columnId } });
    if (each.kind === 'trash')
      return client.post(`${list}/${each.back ? 'restore' : 'remove'}`, { ids: some });
    const changes = some.map((taskId = 0) => ({
      taskId,
      version: (versions.get(taskId) ?? 1) + each.ahead,
    }));
    return client.post(`${list}/undo`, { changes });
  }

  async function run(actions: Action[]): Promise<void> {
    const versions = new Map((await read(ana)).map(({ id, version }) => [id, version]));
    const answers = await Promise.all(actions.map((each) => act(each, versions)));
    for (const [index, { status }] of answers.entries()) {
      const kind = actions[index]?.kind ?? 'move';
      expect([200, 204, 400, 404, 409]).toContain(status);
      if (status < 300) succeeded.set(kind, (succeeded.get(kind) ?? 0) + 1);
    }
    await ana.post(`${list}/restore`, { ids: await trashed() });
    const tasks = await read(ana);
    expect(await read(benito)).toEqual(tasks);
    expect(tasks).toHaveLength(titles.length);
    expect(new Set(tasks.map((task) => `${task.column_id} ${task.position}`)).size).toBe(titles.length);
  }

  const trashed = async (): Promise<number[]> =>
    (await ana.get(`/projects/${board.project.id}/trash`)).body.map(({ id }: { id: number }) => id);

  await fc.assert(fc.asyncProperty(fc.array(action, { minLength: 2, maxLength: 12 }), run), { numRuns: 40 });
  expect(Object.fromEntries(succeeded)).toEqual({
    move: expect.any(Number),
    moveMany: expect.any(Number),
    undo: expect.any(Number),
    trash: expect.any(Number),
  });
});

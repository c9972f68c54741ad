import { fold } from '@cuadrilla/contract/kernel/fold';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { useTestApp } from '../../testing/test-app.ts';
import { restoreTasks } from '../../tasks/tasks/task-trash.commands.ts';

const test = useTestApp();

/** None is the beginning or another form of another. */
const words = ['grúa', 'Ñandú', 'camión', 'TECHO', 'vidrio', 'pintura', 'azulejo', 'yeso'];
const text = fc
  .array(fc.constantFrom(...words), { minLength: 1, maxLength: 4 })
  .map((each) => each.join(' '));

type Doing =
  | { do: 'create'; on: number; title: string; description: string }
  | { do: 'rename'; which: number; title: string }
  | { do: 'delete' | 'restore'; which: number };

const doing: fc.Arbitrary<Doing> = fc.oneof(
  fc.record({ do: fc.constant('create' as const), on: fc.nat(2), title: text, description: text }),
  fc.record({ do: fc.constant('rename' as const), which: fc.nat(9), title: text }),
  fc.record({ do: fc.constantFrom('delete' as const, 'restore' as const), which: fc.nat(9) }),
);

interface Kept {
  id: number;
  board: number;
  text: string;
  description: string;
  deleted: boolean;
}

it('finds what a plain look at every task of mine finds, whatever was done to them', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(doing, { minLength: 3, maxLength: 14 }),
      text,
      fc.option(fc.constantFrom(...words)),
      async (all, wanted, refused) => {
        const me = await test.make.user();
        const mine = await test.make.project({ owner: me });
        // The third board is another's.
        const boards = [
          await test.make.board({ project: mine }),
          await test.make.board({ project: mine }),
          await test.make.board(),
        ];
        const kept: Kept[] = [];
        for (const each of all) {
          await doIt(each, boards, kept);
        }
        const query = [wanted, ...(refused === null ? [] : [`-${refused}`])].join(' ');
        const client = await test.as(me);
        const { body } = await client.get(`/search/results?kind=tasks&query=${encodeURIComponent(query)}`);
        const has = (task: Kept, word: string) =>
          fold(`${task.text} ${task.description}`).split(' ').includes(fold(word));
        const expected = kept.filter(
          (task) =>
            task.board < 2 &&
            !task.deleted &&
            wanted.split(' ').every((word) => has(task, word)) &&
            !(refused !== null && has(task, refused)),
        );
        expect(new Set(body.tasks.map(({ id }: { id: number }) => id))).toEqual(
          new Set(expected.map(({ id }) => id)),
        );
        expect(body.counts.tasks).toBe(expected.length);
      },
    ),
    { numRuns: 15 },
  );
});

async function doIt(
  each: Doing,
  boards: Awaited<ReturnType<typeof test.make.board>>[],
  kept: Kept[],
): Promise<void> {
  if (each.do === 'create') {
    const board = boards[each.on];
    if (!board) return;
    const { id } = await test.make.task({ board, title: each.title, description: each.description });
    kept.push({ id, board: each.on, text: each.title, description: each.description, deleted: false });
    return;
  }
  const task = kept[each.which];
  const project = boards[task?.board ?? 0]?.project;
  if (!task || !project) return;
  if (each.do === 'rename' && !task.deleted) {
    await test.make.changeTask({ id: task.id, project }, { title: each.title });
    task.text = each.title;
  }
  if (each.do === 'delete' && !task.deleted) await test.make.deleteTask({ id: task.id, project });
  if (each.do === 'restore' && task.deleted)
    await test.make.inProject(project, (change) => restoreTasks(change, [task.id]));
  if (each.do !== 'rename') task.deleted = each.do === 'delete';
}

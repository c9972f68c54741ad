import type { Run } from '@cuadrilla/contract/rules/automations/runs';
import type { Simulation } from '@cuadrilla/contract/rules/automations/simulation';
import { eq } from 'drizzle-orm';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { projects } from '../../platform/database/schema/schema.ts';
import { anyActions, anyConditions, anyEventTrigger } from '../../testing/any-rule.ts';
import { runRules } from '../../testing/rules.ts';
import { useTestApp } from '../../testing/test-app.ts';

const test = useTestApp();

const priorityId = fc.integer({ min: 1, max: 4 });

type Doing =
  | { do: 'create' }
  | { do: 'move'; which: number; column: number }
  | { do: 'weigh'; which: number; priorityId: number }
  | { do: 'assign' | 'comment'; which: number };

const which = fc.nat(1);
const doing: fc.Arbitrary<Doing> = fc.oneof(
  fc.record({ do: fc.constant('create' as const) }),
  fc.record({ do: fc.constant('move' as const), which, column: fc.nat(2) }),
  fc.record({ do: fc.constant('weigh' as const), which, priorityId }),
  fc.record({ do: fc.constantFrom('assign' as const, 'comment' as const), which }),
);

type Board = Awaited<ReturnType<typeof test.make.board>>;
type Task = Awaited<ReturnType<typeof test.make.task>>;

async function doIt(each: Doing, board: Board, made: Task[]): Promise<void> {
  if (each.do === 'create') {
    made.push(await test.make.task({ board }));
    return;
  }
  const task = made[each.which] as Task;
  if (each.do === 'comment') await test.make.comment({ task, content: 'Está listo' });
  else
    await test.make.changeTask(
      task,
      each.do === 'move'
        ? { columnId: board.columnIds[each.column] ?? 0 }
        : each.do === 'weigh'
          ? { priorityId: each.priorityId }
          : { assignedTo: board.project.ownerId },
    );
}

it('foresees what a rule does about everything that is done', async () => {
  await fc.assert(
    fc.asyncProperty(
      anyEventTrigger,
      anyConditions,
      anyActions,
      fc.array(doing, { minLength: 6, maxLength: 12 }),
      async (trigger, conditions, actions, all) => {
        const board = await test.make.board();
        const path = `/projects/${board.project.id}/rules`;
        const owner = await test.as({ id: board.project.ownerId });
        const rule = { boardId: null, definition: { trigger, conditions, actions } };
        // One that can never run is refused.
        fc.pre((await owner.post(path, { ...rule, enabled: true })).status === 201);
        const made: Task[] = [await test.make.task({ board }), await test.make.task({ board })];
        await runRules(test);
        for (const each of all) {
          const seen = await lastOf(board.project.id);
          await doIt(each, board, made);
          const foreseen = await owner.post(`${path}/simulate`, rule);
          expect(foreseen.status).toBe(200);
          await runRules(test);
          const runs = await owner.get(`/rules/runs?project=${board.project.id}`);
          // What the rule itself did may start it again, at another depth, until that turns it off.
          if ((runs.body as Run[]).some(({ state }) => state === 'stopped')) return;
          const done = (runs.body as Run[]).filter(({ seq, depth }) => (seq ?? 0) > seen && depth === 1);
          const items = (foreseen.body as Simulation).items.filter(({ seq }) => (seq ?? 0) > seen);
          expect(done.map(({ seq, steps }) => [seq, steps.map(({ state }) => state)])).toEqual(
            items.map(({ seq, steps }) => [seq, steps.map(({ same }) => (same ? 'same' : 'done'))]),
          );
        }
      },
    ),
    { numRuns: 8 },
  );
});

async function lastOf(projectId: number): Promise<number> {
  const [project] = await test.database.db.select().from(projects).where(eq(projects.id, projectId));
  return project?.seq ?? 0;
}

import type { Simulation } from '@cuadrilla/contract/rules/automations/simulation';
import { dayAfter, instantAt } from '@cuadrilla/contract/kernel/day';
import { asc, eq } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterEach, expect, it } from 'vitest';
import { ruleRuns } from '../../platform/database/schema/schema.ts';
import { readSettings } from '../../platform/settings.ts';
import {
  anyActionsWithWaits,
  anyConditions,
  anyEventTrigger,
  anyTimeTrigger,
} from '../../testing/any-rule.ts';
import { runRules } from '../../testing/rules.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { ringRuleAlarms } from './ring-rule-alarms.ts';
import { doNextRun } from './run-rules.ts';

const test = useTestApp();
afterEach(() => test.setClock(null));

type Board = Awaited<ReturnType<typeof test.make.board>>;
type Task = Awaited<ReturnType<typeof test.make.task>>;

const first = '2026-03-02';
/** As many as a simulation looks at. */
const length = 30;

const doing = fc.record({
  do: fc.constantFrom('create', 'move', 'weigh', 'assign', 'comment', 'date'),
  which: fc.nat(2),
  value: fc.nat(5),
});
type Doing = typeof doing extends fc.Arbitrary<infer T> ? T : never;

async function doIt({ do: deed, which, value }: Doing, board: Board, made: Task[], day: string) {
  const dueDate = dayAfter(day, value);
  if (deed === 'create' && made.length < 4) made.push(await test.make.task({ board, dueDate }));
  const task = made[which];
  if (!task) return;
  if (deed === 'comment') await test.make.comment({ task, content: 'Está listo' });
  if (deed === 'move') await test.make.changeTask(task, { columnId: board.columnIds[value % 3] ?? 0 });
  if (deed === 'weigh') await test.make.changeTask(task, { priorityId: 1 + (value % 4) });
  if (deed === 'assign') await test.make.changeTask(task, { assignedTo: board.project.ownerId });
  if (deed === 'date') await test.make.changeTask(task, { dueDate });
}

const inOrder = (list: object[]): string[] => list.map((each) => JSON.stringify(each)).toSorted();

/** Does what is due by then; where that did anything, the log is read as well. */
async function wait(now: Date): Promise<void> {
  const { db } = test.database;
  test.setClock(now);
  let did = (await ringRuleAlarms(db, now)) > 0;
  while (await doNextRun({ db, settings: readSettings({}) }, now)) did = true;
  if (did) await runRules(test, { now });
}

it('foresees a month of what a rule does, be it started by time or by what is done, with all its waits', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(anyTimeTrigger, anyEventTrigger),
      anyConditions,
      anyActionsWithWaits,
      fc.array(fc.option(doing), { minLength: length, maxLength: length }),
      fc.constantFrom('UTC', 'America/Bogota', 'Asia/Kathmandu', 'Europe/Madrid'),
      async (trigger, conditions, actions, all, timeZone) => {
        const at = (day: string, time: string) => new Date(instantAt(day, time, timeZone));
        test.setClock(at(first, '07:00'));
        const person = await test.make.user({ timeZone });
        const board = await test.make.board({ project: await test.make.project({ owner: person }) });
        const owner = await test.as(person);
        const path = `/projects/${board.project.id}/rules`;
        const rule = { boardId: null, definition: { trigger, conditions, actions } };
        // One that can never run is refused.
        fc.pre((await owner.post(path, { ...rule, enabled: true })).status === 201);
        const made = [
          await test.make.task({ board, dueDate: dayAfter(first, 6) }),
          await test.make.task({ board, dueDate: dayAfter(first, 12) }),
        ];
        await runRules(test, { now: at(first, '07:00') });
        for (const [index, each] of all.entries()) {
          const day = dayAfter(first, index);
          await wait(at(day, '07:00'));
          await wait(at(day, '08:00'));
          await wait(at(day, '09:30'));
          if (!each) continue;
          await doIt(each, board, made, day);
          await runRules(test, { now: at(day, '09:30') });
        }
        const runs = await test.database.db
          .select()
          .from(ruleRuns)
          .where(eq(ruleRuns.projectId, board.project.id))
          .orderBy(asc(ruleRuns.id));
        // What the rule itself did may start it again until that turns it off.
        if (runs.some(({ state }) => state === 'stopped')) return;
        // Which of two runs goes on first at the same moment is left open.
        const worked = runs.flatMap(({ taskId, steps }) => [
          ...new Set(steps.map((step) => `${taskId} ${step.at}`)),
        ]);
        if (new Set(worked).size < worked.length) return;
        const foreseen = (await owner.post(`${path}/simulate`, rule)).body as Simulation;
        fc.pre(foreseen.times <= foreseen.items.length);
        expect(
          inOrder(
            foreseen.items.map(({ at: when, Task, steps }) => ({
              when,
              task: Task?.id ?? null,
              steps: steps.map(({ same }) => (same ? 'same' : 'done')),
            })),
          ),
        ).toEqual(
          inOrder(
            runs.map(({ at: when, taskId, steps }) => ({
              when: when.toISOString(),
              task: taskId,
              // A wait that is not over has been begun.
              steps: steps.map(({ state }) => (state === 'waiting' ? 'done' : state)),
            })),
          ),
        );
      },
    ),
    { numRuns: 6 },
  );
});

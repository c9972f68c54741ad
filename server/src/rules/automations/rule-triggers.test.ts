import type { Trigger, TriggerKind, TriggerOf } from '@cuadrilla/contract/rules/automations/triggers';
import { isWithoutTask } from '@cuadrilla/contract/rules/automations/triggers';
import { afterEach, describe, expect, it } from 'vitest';
import { type RuleStage, ruleStage } from '../../testing/rule-stage.ts';
import { ruleOf, runRules, say } from '../../testing/rules.ts';
import { useTestApp } from '../../testing/test-app.ts';

const test = useTestApp();
afterEach(() => test.setClock(null));

type Task = Awaited<ReturnType<typeof test.make.task>>;
type Does = (at: RuleStage, task: Task) => Promise<unknown>;

interface Case<Kind extends TriggerKind> {
  trigger: (at: RuleStage) => TriggerOf<Kind>;
  /** Does what the rule waits for, and what it does not. Answers another task that it is about. */
  does: Does;
  doesNot?: Does;
  /** Where time does the rest. */
  until?: string;
}

const begin = new Date('2026-11-05T09:00:00Z');
const enabled = new Date('2026-11-05T09:00:10Z');
const nothing: Does = () => Promise.resolve();
const set =
  (wish: Parameters<typeof test.make.changeTask>[1]): Does =>
  (_, task) =>
    test.make.changeTask(task, wish);
const moveTo =
  (...names: ('todo' | 'doing' | 'done')[]): Does =>
  async (at, task) => {
    for (const name of names) await test.make.changeTask(task, { columnId: at[name] });
  };
const comment =
  (content: string): Does =>
  (_, task) =>
    test.make.comment({ task, content });

/** Every kind of the contract: one that is added without a case is refused by the types. */
const cases: { [Kind in TriggerKind]: Case<Kind>[] } = {
  created: [
    {
      trigger: () => ({ kind: 'created' }),
      does: ({ board }) => test.make.task({ board }),
      doesNot: nothing,
    },
  ],
  moved: [
    {
      trigger: ({ names }) => ({ kind: 'moved', from: null, to: names[1] ?? '' }),
      does: moveTo('doing'),
      doesNot: moveTo('done'),
    },
    {
      trigger: ({ names }) => ({ kind: 'moved', from: names[1] ?? '', to: null }),
      does: moveTo('doing', 'done'),
      doesNot: moveTo('done', 'todo'),
    },
  ],
  changed: [
    {
      trigger: () => ({ kind: 'changed', field: 'priority_id', from: 2, to: 4 }),
      does: set({ priorityId: 4 }),
      doesNot: set({ priorityId: 3 }),
    },
    {
      trigger: ({ labels }) => ({ kind: 'changed', field: 'label_id', from: null, to: labels[1]?.id ?? 0 }),
      does: ({ labels }, task) => test.make.changeTask(task, { labelId: labels[1]?.id ?? 0 }),
      doesNot: ({ labels }, task) => test.make.changeTask(task, { labelId: labels[0]?.id ?? 0 }),
    },
    {
      trigger: () => ({ kind: 'changed', field: 'due_date' }),
      does: set({ dueDate: '2026-12-24' }),
      doesNot: set({ startDate: '2026-11-24' }),
    },
    {
      trigger: () => ({ kind: 'changed', field: 'start_date' }),
      does: set({ startDate: '2026-11-24' }),
      doesNot: set({ dueDate: '2026-12-24' }),
    },
    {
      trigger: () => ({ kind: 'changed', field: 'title' }),
      does: set({ title: 'Otra' }),
      doesNot: set({ description: 'Otra' }),
    },
    {
      trigger: () => ({ kind: 'changed', field: 'description' }),
      does: set({ description: 'Otra' }),
      doesNot: set({ title: 'Otra' }),
    },
  ],
  completed: [{ trigger: () => ({ kind: 'completed' }), does: moveTo('done'), doesNot: moveTo('doing') }],
  reopened: [
    { trigger: () => ({ kind: 'reopened' }), does: moveTo('done', 'todo'), doesNot: moveTo('done') },
  ],
  commented: [
    {
      trigger: () => ({ kind: 'commented', containing: 'BLOQUEÁDA' }),
      does: comment('Está bloqueada hoy'),
      doesNot: comment('Está lista'),
    },
    { trigger: () => ({ kind: 'commented' }), does: comment('Hola'), doesNot: set({ title: 'Hola' }) },
  ],
  assigned: [
    {
      trigger: ({ person }) => ({ kind: 'assigned', to: person.id }),
      does: ({ person }, task) => test.make.changeTask(task, { assignedTo: person.id }),
      doesNot: ({ project }, task) => test.make.changeTask(task, { assignedTo: project.ownerId }),
    },
    {
      trigger: () => ({ kind: 'assigned', to: null }),
      does: ({ board, person }) => test.make.task({ board, assignedTo: person.id }),
      doesNot: set({ title: 'De nadie' }),
    },
  ],
  due: [
    {
      trigger: () => ({ kind: 'due', when: 'before', days: 2, working: false }),
      does: set({ dueDate: '2026-11-10' }),
      doesNot: moveTo('done'),
      until: '2026-11-08T08:01:00Z',
    },
    {
      trigger: () => ({ kind: 'due', when: 'after', days: 2, working: true }),
      does: set({ dueDate: '2026-11-06' }),
      doesNot: set({ dueDate: '2026-11-09' }),
      until: '2026-11-10T08:01:00Z',
    },
  ],
  stays: [
    {
      trigger: ({ names }) => ({ kind: 'stays', column: names[1] ?? '', days: 3, working: false }),
      does: moveTo('doing'),
      doesNot: moveTo('doing', 'todo'),
      until: '2026-11-08T09:01:00Z',
    },
  ],
  idle: [
    {
      trigger: () => ({ kind: 'idle', days: 3, working: false }),
      does: nothing,
      async doesNot(_, task) {
        test.setClock(new Date('2026-11-06T09:00:00Z'));
        await test.make.comment({ task, content: 'Sigo con esto' });
      },
      until: '2026-11-08T09:01:00Z',
    },
  ],
  schedule: [
    {
      trigger: () => ({ kind: 'schedule', rrule: 'FREQ=WEEKLY;BYDAY=MO', time: '10:30' }),
      does: nothing,
      until: '2026-11-09T10:31:00Z',
    },
  ],
  button: [
    {
      trigger: () => ({ kind: 'button', label: 'Pedir revisión' }),
      async does({ owner }, task) {
        const [button] = (await owner.get(`${task.path}/buttons`)).body;
        expect((await owner.post(`${task.path}/buttons`, { ruleId: button.id })).status).toBe(204);
      },
      doesNot: set({ title: 'Otra' }),
    },
  ],
  webhook: [
    {
      trigger: () => ({ kind: 'webhook' }),
      async does({ owner, rulesPath, project }) {
        const { rules } = (await owner.get('/rules')).body;
        const { id } = rules.find((each: { project_id: number }) => each.project_id === project.id);
        const { path } = (await owner.post(`${rulesPath}/${id}/secret`)).body;
        expect((await test.app.inject({ method: 'POST', url: path, payload: {} })).statusCode).toBe(202);
      },
    },
  ],
};

const isTask = (made: unknown): made is Task => typeof made === 'object' && made !== null && 'path' in made;

describe('a rule is started by what it waits for, once, and by nothing else:', () => {
  it.each(
    Object.entries(cases as Record<string, Case<TriggerKind>[]>).flatMap(([kind, all]) =>
      all.map((each, index) => [kind, index + 1, each] as const),
    ),
  )('%s, %i', async (_, __, { trigger, does, doesNot, until }) => {
    test.setClock(begin);
    const at = await ruleStage(test);
    const [mine, other] = [
      await test.make.task({ board: at.board }),
      await test.make.task({ board: at.board }),
    ];
    test.setClock(enabled);
    const said: Trigger = trigger(at);
    await at.addRule(
      ruleOf(said, [isWithoutTask(said) ? { kind: 'notify', to: { kind: 'owner' }, text: 'Ya' } : say('Ya')]),
    );
    const made = await does(at, mine);
    await doesNot?.(at, other);
    const now = new Date(until ?? enabled);
    await runRules(test, { now });
    await runRules(test, { now });
    const runs = (await at.runs()).filter(({ depth }) => depth === 1);
    const expected = isWithoutTask(said) ? undefined : isTask(made) ? made.id : mine.id;
    expect(runs.map(({ Task, state }) => [Task?.id, state])).toEqual([[expected, 'done']]);
  });

  it('only on its board, and only since it is on', async () => {
    const at = await ruleStage(test);
    const earlier = await test.make.task({ board: at.board });
    await at.addRule(ruleOf({ kind: 'created' }, [say('Bienvenida')]), at.board.id);
    const task = await test.make.task({ board: at.board });
    const elsewhere = await test.make.task({ board: await test.make.board({ project: at.project }) });
    await runRules(test);
    expect(await at.commentsOn(task)).toEqual(['Bienvenida']);
    expect([...(await at.commentsOn(elsewhere)), ...(await at.commentsOn(earlier))]).toEqual([]);
  });
});

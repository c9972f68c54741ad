import type {
  Condition,
  ConditionKind,
  ConditionOf,
  DateState,
} from '@cuadrilla/contract/rules/automations/conditions';
import { afterEach, describe, expect, it } from 'vitest';
import { type RuleStage, ruleStage } from '../../testing/rule-stage.ts';
import { ruleOf, runRules, say } from '../../testing/rules.ts';
import { useTestApp } from '../../testing/test-app.ts';

const test = useTestApp();
afterEach(() => test.setClock(null));

/** A Thursday. */
const today = new Date('2026-11-05T15:00:00Z');

type Task = Awaited<ReturnType<typeof test.make.task>>;
type Make = (at: RuleStage) => Promise<Task>;

interface Case<Kind extends ConditionKind> {
  condition: (at: RuleStage) => ConditionOf<Kind>;
  /** One of which it is so, and one of which it is not. */
  fits: Make;
  other?: Make;
}

const withFields =
  (fieldsOf: (at: RuleStage) => Parameters<typeof test.make.task>[0] = () => ({})): Make =>
  (at) =>
    test.make.task({ board: at.board, dueDate: '2199-01-01', ...fieldsOf(at) });

const withDate = (kind: 'due' | 'start', day: string): Make =>
  withFields(() => (kind === 'due' ? { dueDate: day } : { startDate: day }));
const date = <Kind extends 'due' | 'start'>(kind: Kind, is: DateState, fits: string, other: string) => ({
  condition: () => ({ kind, not: false, is }) as ConditionOf<Kind>,
  fits: withDate(kind, fits),
  other: withDate(kind, other),
});

/** Every kind of the contract: one that is added without a case is refused by the types. */
const cases: { [Kind in ConditionKind]: Case<Kind>[] } = {
  column: [
    {
      condition: ({ names }) => ({ kind: 'column', not: false, column: names[1]?.toUpperCase() ?? '' }),
      fits: withFields(({ doing }) => ({ columnId: doing })),
    },
  ],
  priority: [
    {
      condition: () => ({ kind: 'priority', not: false, priorityId: 4 }),
      fits: withFields(() => ({ priorityId: 4 })),
    },
  ],
  assignee: [
    {
      condition: ({ person }) => ({ kind: 'assignee', not: false, userId: person.id }),
      fits: withFields(({ person }) => ({ assignedTo: person.id })),
    },
    {
      condition: () => ({ kind: 'assignee', not: false, userId: null }),
      fits: withFields(),
      other: withFields(({ person }) => ({ assignedTo: person.id })),
    },
  ],
  label: [
    {
      condition: ({ labels }) => ({ kind: 'label', not: false, labelId: labels[0]?.id ?? 0 }),
      fits: withFields(({ labels }) => ({ labelId: labels[0]?.id ?? 0 })),
      other: withFields(({ labels }) => ({ labelId: labels[1]?.id ?? 0 })),
    },
    {
      condition: () => ({ kind: 'label', not: false, labelId: null }),
      fits: withFields(),
      other: withFields(({ labels }) => ({ labelId: labels[0]?.id ?? 0 })),
    },
  ],
  creator: [
    {
      condition: ({ person }) => ({ kind: 'creator', not: false, userId: person.id }),
      async fits({ board, project, person }) {
        const path = `/projects/${project.id}/boards/${board.id}/tasks`;
        const input = { title: 'Mía', description: '', dueDate: '2199-01-01', priorityId: 2 };
        const { body } = await (await test.as(person)).post(path, input);
        return { id: body.id, board, project, path: `${path}/${body.id}` };
      },
    },
  ],
  due: [
    date('due', 'overdue', '2026-11-04', '2026-11-05'),
    date('due', 'today', '2026-11-05', '2026-11-06'),
    date('due', 'week', '2026-11-08', '2026-11-09'),
  ],
  start: [
    date('start', 'today', '2026-11-05', '2026-11-04'),
    {
      condition: () => ({ kind: 'start', not: false, is: 'some' }),
      fits: withFields(() => ({ startDate: '2026-11-09' })),
    },
    {
      condition: () => ({ kind: 'start', not: false, is: 'none' }),
      fits: withFields(),
      other: withFields(() => ({ startDate: '2026-11-09' })),
    },
  ],
  text: [
    {
      condition: () => ({ kind: 'text', not: false, containing: 'camion azul' }),
      fits: withFields(() => ({ title: 'Lavar el CAMIÓN azul' })),
    },
    {
      condition: () => ({ kind: 'text', not: false, containing: 'urgente' }),
      fits: withFields(() => ({ description: 'Es urgente' })),
    },
  ],
  board: [
    {
      condition: ({ board }) => ({ kind: 'board', not: false, boardId: board.id }),
      fits: withFields(),
      other: async ({ project }) => test.make.task({ board: await test.make.board({ project }) }),
    },
  ],
  workingDay: [
    {
      condition: () => ({ kind: 'workingDay', not: false }),
      fits: withFields(),
      async other(at) {
        test.setClock(new Date('2026-11-07T15:00:00Z'));
        return withFields()(at);
      },
    },
  ],
};

describe('a rule runs only if it is so:', () => {
  it.each(
    Object.entries(cases as Record<string, Case<ConditionKind>[]>).flatMap(([kind, all]) =>
      all.map((each, index) => [kind, index + 1, each] as const),
    ),
  )('%s, %i', async (_, __, { condition, fits, other = withFields() }) => {
    test.setClock(today);
    const at = await ruleStage(test);
    const said: Condition = condition(at);
    await at.addRule(ruleOf({ kind: 'created' }, [say('Así es')], [said]));
    await at.addRule(ruleOf({ kind: 'created' }, [say('Al revés')], [{ ...said, not: !said.not }]));
    const tasks = [await fits(at), await other(at)];
    await runRules(test, { now: new Date('2026-11-08T00:00:00Z') });
    expect(await Promise.all(tasks.map(at.commentsOn))).toEqual([['Así es'], ['Al revés']]);
  });

  it('all, any or none of several', async () => {
    const at = await ruleStage(test);
    const list: Condition[] = [
      { kind: 'priority', not: false, priorityId: 4 },
      { kind: 'text', not: false, containing: 'azul' },
    ];
    await at.addRule(ruleOf({ kind: 'created' }, [say('todas')], list, 'all'));
    await at.addRule(ruleOf({ kind: 'created' }, [say('alguna')], list, 'any'));
    await at.addRule(ruleOf({ kind: 'created' }, [say('ninguna')], list, 'none'));
    const both = await test.make.task({ board: at.board, title: 'Azul', priorityId: 4 });
    const one = await test.make.task({ board: at.board, title: 'Azul' });
    const neither = await test.make.task({ board: at.board });
    await runRules(test);
    expect((await at.commentsOn(both)).toSorted()).toEqual(['alguna', 'todas']);
    expect(await at.commentsOn(one)).toEqual(['alguna']);
    expect(await at.commentsOn(neither)).toEqual(['ninguna']);
  });
});

import type { Action } from '@cuadrilla/contract/automations/actions';
import type { Condition } from '@cuadrilla/contract/automations/conditions';
import type { Trigger } from '@cuadrilla/contract/automations/triggers';
import { describe, expect, it } from 'vitest';
import { ruleOf, runRules, say } from '../../testing/rules.ts';
import { type Client, useTestApp } from '../../testing/test-app.ts';

const test = useTestApp();

async function stage() {
  const board = await test.make.board();
  const { project } = board;
  const owner = await test.as({ id: project.ownerId });
  const person = await test.make.member({ project });
  const [todo = 0, doing = 0, done = 0] = board.columnIds;
  const columns = (await owner.get(`/projects/${project.id}/boards/${board.id}/columns`)).body;
  const names: string[] = columns.map(({ name }: { name: string }) => name);
  const labels = (await owner.get(`/projects/${project.id}/labels`)).body;
  const rulesPath = `/projects/${project.id}/rules`;
  const addRule = async (definition: object, boardId: number | null = null) => {
    const answer = await owner.post(rulesPath, { boardId, definition, enabled: true });
    expect(answer.body).toMatchObject({ enabled: true });
    return answer.body;
  };
  return { board, project, owner, person, todo, doing, done, names, labels, rulesPath, addRule };
}
type Stage = Awaited<ReturnType<typeof stage>>;
type Task = Awaited<ReturnType<typeof test.make.task>>;

const commentsOf = async (client: Client, task: Task): Promise<string[]> =>
  (await client.get(task.path)).body.Comments.map(({ content }: { content: string }) => content);

interface Case {
  trigger: (stage: Stage) => Trigger;
  /** Does what the rule waits for, and what it does not. */
  does: (stage: Stage, task: Task) => Promise<unknown>;
  doesNot: (stage: Stage, task: Task) => Promise<unknown>;
}

const setPriority = (priorityId: number) => (_: Stage, task: Task) =>
  test.make.changeTask(task, { priorityId });
const moveTo = (name: 'todo' | 'doing' | 'done') => (at: Stage, task: Task) =>
  test.make.changeTask(task, { columnId: at[name] });

const cases: Record<string, Case> = {
  moved: {
    trigger: ({ names }) => ({ kind: 'moved', from: null, to: names[1] ?? '' }),
    does: moveTo('doing'),
    doesNot: moveTo('done'),
  },
  changed: {
    trigger: () => ({ kind: 'changed', field: 'priority_id', from: 2, to: 4 }),
    does: setPriority(4),
    doesNot: setPriority(3),
  },
  completed: { trigger: () => ({ kind: 'completed' }), does: moveTo('done'), doesNot: moveTo('doing') },
  reopened: {
    trigger: () => ({ kind: 'reopened' }),
    async does(at, task) {
      await moveTo('done')(at, task);
      await moveTo('todo')(at, task);
    },
    doesNot: moveTo('done'),
  },
  commented: {
    trigger: () => ({ kind: 'commented', containing: 'BLOQUEÁDA' }),
    does: (_, task) => test.make.comment({ task, content: 'Está bloqueada hoy' }),
    doesNot: (_, task) => test.make.comment({ task, content: 'Está lista' }),
  },
  assigned: {
    trigger: ({ person }) => ({ kind: 'assigned', to: person.id }),
    does: ({ person }, task) => test.make.changeTask(task, { assignedTo: person.id }),
    doesNot: ({ project }, task) => test.make.changeTask(task, { assignedTo: project.ownerId }),
  },
};

describe('a rule is started by what it waits for, once, and by nothing else:', () => {
  it.each(Object.entries(cases))('%s', async (_, { trigger, does, doesNot }) => {
    const at = await stage();
    const [mine, other] = [
      await test.make.task({ board: at.board }),
      await test.make.task({ board: at.board }),
    ];
    await at.addRule(ruleOf(trigger(at), [say('Hecho por la regla')]));
    await does(at, mine);
    await doesNot(at, other);
    await runRules(test);
    await runRules(test);
    expect((await commentsOf(at.owner, mine)).filter((text) => text === 'Hecho por la regla')).toHaveLength(
      1,
    );
    expect(await commentsOf(at.owner, other)).not.toContain('Hecho por la regla');
  });

  it('created, only on its board, and only since it is on', async () => {
    const at = await stage();
    const earlier = await test.make.task({ board: at.board });
    await at.addRule(ruleOf({ kind: 'created' }, [say('Bienvenida')]), at.board.id);
    const task = await test.make.task({ board: at.board });
    const elsewhere = await test.make.task({ board: await test.make.board({ project: at.project }) });
    await runRules(test);
    expect(await commentsOf(at.owner, task)).toEqual(['Bienvenida']);
    expect(await commentsOf(at.owner, elsewhere)).toEqual([]);
    expect(await commentsOf(at.owner, earlier)).toEqual([]);
  });
});

interface ConditionCase {
  condition: (stage: Stage) => Condition;
  /** What makes it so. */
  fits: (stage: Stage) => Parameters<typeof test.make.task>[0];
}

const day = (offset: number): string => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);

const conditionCases: Record<string, ConditionCase> = {
  column: {
    condition: ({ names }) => ({ kind: 'column', not: false, column: names[1]?.toUpperCase() ?? '' }),
    fits: ({ doing }) => ({ columnId: doing }),
  },
  priority: {
    condition: () => ({ kind: 'priority', not: false, priorityId: 4 }),
    fits: () => ({ priorityId: 4 }),
  },
  assignee: {
    condition: ({ person }) => ({ kind: 'assignee', not: false, userId: person.id }),
    fits: ({ person }) => ({ assignedTo: person.id }),
  },
  'no assignee': {
    condition: () => ({ kind: 'assignee', not: true, userId: null }),
    fits: ({ person }) => ({ assignedTo: person.id }),
  },
  label: {
    condition: ({ labels }) => ({ kind: 'label', not: false, labelId: labels[0].id }),
    fits: ({ labels }) => ({ labelId: labels[0].id }),
  },
  due: {
    condition: () => ({ kind: 'due', not: false, is: 'overdue' }),
    fits: () => ({ dueDate: day(-3) }),
  },
  start: {
    condition: () => ({ kind: 'start', not: false, is: 'today' }),
    fits: () => ({ startDate: day(0), dueDate: day(300) }),
  },
  text: {
    condition: () => ({ kind: 'text', not: false, containing: 'camion azul' }),
    fits: () => ({ title: 'Lavar el CAMIÓN azul' }),
  },
};

describe('a rule runs only if it is so:', () => {
  it.each(Object.entries(conditionCases))('%s', async (_, { condition, fits }) => {
    const at = await stage();
    await at.addRule(ruleOf({ kind: 'created' }, [say('Así es')], [condition(at)]));
    const fitting = await test.make.task({ board: at.board, ...fits(at) });
    const other = await test.make.task({ board: at.board, dueDate: '2199-01-01' });
    await runRules(test);
    expect(await commentsOf(at.owner, fitting)).toEqual(['Así es']);
    expect(await commentsOf(at.owner, other)).toEqual([]);
  });

  it('by who made it, the board, and the day', async () => {
    const at = await stage();
    const others = await test.make.board({ project: at.project });
    const weekday = new Date().getUTCDay();
    const isWorking = weekday !== 0 && weekday !== 6;
    const list: Condition[] = [
      { kind: 'creator', not: false, userId: at.project.ownerId },
      { kind: 'board', not: true, boardId: others.id },
      { kind: 'workingDay', not: !isWorking },
    ];
    await at.addRule(ruleOf({ kind: 'created' }, [say('Así es')], list));
    const task = await test.make.task({ board: at.board });
    const other = await test.make.task({ board: others });
    await runRules(test);
    expect(await commentsOf(at.owner, task)).toEqual(['Así es']);
    expect(await commentsOf(at.owner, other)).toEqual([]);
  });

  it('all, any or none of several', async () => {
    const at = await stage();
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
    expect((await commentsOf(at.owner, both)).toSorted()).toEqual(['alguna', 'todas']);
    expect(await commentsOf(at.owner, one)).toEqual(['alguna']);
    expect(await commentsOf(at.owner, neither)).toEqual(['ninguna']);
  });
});

interface ActionCase {
  action: (stage: Stage) => Action;
  /** How the task looks after it. */
  after: (stage: Stage) => object;
}

const actionCases: Record<string, ActionCase> = {
  move: {
    action: ({ names }) => ({ kind: 'move', column: names[1] ?? '' }),
    after: ({ doing }) => ({ column_id: doing }),
  },
  complete: { action: () => ({ kind: 'complete' }), after: ({ done }) => ({ column_id: done }) },
  'assign a person': {
    action: ({ person }) => ({ kind: 'assign', to: { kind: 'person', userId: person.id } }),
    after: ({ person }) => ({ assigned_to: person.id }),
  },
  'assign the creator': {
    action: () => ({ kind: 'assign', to: { kind: 'creator' } }),
    after: ({ project }) => ({ assigned_to: project.ownerId }),
  },
  'assign whoever caused it': {
    action: () => ({ kind: 'assign', to: { kind: 'actor' } }),
    after: ({ project }) => ({ assigned_to: project.ownerId }),
  },
  priority: { action: () => ({ kind: 'priority', priorityId: 4 }), after: () => ({ priority_id: 4 }) },
  label: {
    action: ({ labels }) => ({ kind: 'label', labelId: labels[1].id }),
    after: ({ labels }) => ({ label_id: labels[1].id }),
  },
  'label cleared': { action: () => ({ kind: 'label', labelId: null }), after: () => ({ label_id: null }) },
  date: {
    action: () => ({ kind: 'date', field: 'due', days: 3, working: false }),
    after: () => ({ due_day: day(3) }),
  },
  clearStart: { action: () => ({ kind: 'clearStart' }), after: () => ({ start_day: null }) },
};

describe('a rule does what it says:', () => {
  it.each(Object.entries(actionCases))('%s', async (_, { action, after }) => {
    const at = await stage();
    await at.addRule(ruleOf({ kind: 'created' }, [action(at)]));
    const task = await test.make.task({
      board: at.board,
      startDate: day(0),
      labelId: at.labels[0].id,
      dueDate: day(9),
    });
    await runRules(test);
    expect((await at.owner.get(task.path)).body.task).toMatchObject(after(at));
    expect((await at.owner.get('/rules/runs')).body[0]).toMatchObject({ state: 'done' });
  });

  it('comments with what it knows, makes tasks, copies and moves to other boards and projects', async () => {
    const at = await stage();
    const other = await test.make.board({ project: at.project, name: 'Archivo' });
    const abroad = await test.make.board({
      project: await test.make.project({ owner: { id: at.project.ownerId } }),
    });
    await at.addRule(
      ruleOf({ kind: 'completed' }, [
        say('«{tarea}» de {responsable} en {tablero}: {nada}'),
        { kind: 'create', title: 'Revisar {tarea}', boardId: other.id, days: 2, working: true },
        { kind: 'copy', projectId: abroad.project.id, boardId: abroad.id },
        { kind: 'transfer', projectId: at.project.id, boardId: other.id },
      ]),
    );
    const task = await test.make.task({ board: at.board });
    await test.make.changeTask(task, { columnId: at.done });
    await runRules(test);
    expect(await commentsOf(at.owner, task)).toEqual(['«Contratar el camión» de nadie en Salida: {nada}']);
    const titlesOn = async (board: { id: number; project: { id: number } }) =>
      (await at.owner.get(`/projects/${board.project.id}/boards/${board.id}/tasks`)).body.map(
        ({ title }: { title: string }) => title,
      );
    expect(await titlesOn(other)).toEqual(['Contratar el camión', 'Revisar Contratar el camión']);
    expect(await titlesOn(abroad)).toEqual(['Contratar el camión']);
  });

  it('takes turns among a team', async () => {
    const at = await stage();
    const [ana, luis] = [await test.make.user(), await test.make.user()];
    const team = await test.make.team({ owner: ana, people: [luis], project: at.project });
    await at.addRule(
      ruleOf({ kind: 'created' }, [{ kind: 'assign', to: { kind: 'turns', teamId: team.id } }]),
    );
    const tasks = [];
    // oxlint-disable-next-line no-await-in-loop -- one after the other is the point
    for (let index = 0; index < 3; index += 1) tasks.push(await test.make.task({ board: at.board }));
    await runRules(test);
    const assigned = await Promise.all(
      tasks.map(async ({ path }) => (await at.owner.get(path)).body.task.assigned_to),
    );
    expect(assigned).toEqual([ana.id, luis.id, ana.id]);
  });
});

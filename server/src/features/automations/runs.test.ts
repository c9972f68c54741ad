import type { Action } from '@cuadrilla/contract/automations/actions';
import { longestChain, mostRunsAnHour } from '@cuadrilla/contract/automations/rules';
import type { Run } from '@cuadrilla/contract/automations/runs';
import type { Trigger } from '@cuadrilla/contract/automations/triggers';
import { and, eq } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { memberships, ruleRuns } from '../../database/schema/schema.ts';
import { ruleOf, runRules, say } from '../../testing/rules.ts';
import { useTestApp } from '../../testing/test-app.ts';

const test = useTestApp();
afterEach(() => test.setClock(null));

async function stage() {
  const board = await test.make.board();
  const { project } = board;
  const owner = await test.as({ id: project.ownerId });
  const path = `/projects/${project.id}/rules`;
  const columns = (await owner.get(`/projects/${project.id}/boards/${board.id}/columns`)).body;
  const names: string[] = columns.map(({ name }: { name: string }) => name);
  const addRule = async (trigger: Trigger, actions: Action[]) => {
    const body = { boardId: null, definition: ruleOf(trigger, actions), enabled: true };
    const answer = await owner.post(path, body);
    expect(answer.status).toBe(201);
    return answer.body.id as number;
  };
  const runs = async (): Promise<Run[]> => (await owner.get(`/rules/runs?project=${project.id}`)).body;
  const rule = async (id: number) =>
    (await owner.get('/rules')).body.rules.find((each: { id: number }) => each.id === id);
  const comments = async (task: { path: string }): Promise<string[]> =>
    (await owner.get(task.path)).body.Comments.map(({ content }: { content: string }) => content);
  return { board, project, owner, path, names, addRule, runs, rule, comments };
}

const at = (day: string, time = '09:00'): Date => new Date(`${day}T${time}:00Z`);

describe('time starts rules, once each, though nobody was there at the moment:', () => {
  it.each<[string, Trigger, string, string]>([
    ['before', { kind: 'due', when: 'before', days: 2, working: false }, '2026-11-28', '2026-11-27'],
    [
      'before, in working days',
      { kind: 'due', when: 'before', days: 2, working: true },
      '2026-11-26',
      '2026-11-25',
    ],
    ['after', { kind: 'due', when: 'after', days: 1, working: true }, '2026-12-01', '2026-11-30'],
  ])('%s it is due', async (_, trigger, day, before) => {
    test.setClock(at('2026-11-20'));
    const { board, addRule, comments, owner } = await stage();
    const task = await test.make.task({ board, dueDate: '2026-11-30' });
    await addRule(trigger, [say('Es hora')]);
    const later = await test.make.task({ board, dueDate: '2026-11-30' });
    await runRules(test, { now: at(before, '23:00') });
    expect(await comments(task)).toEqual([]);
    await runRules(test, { now: at(day) });
    await owner.patch(task.path, { title: 'Otra' });
    await runRules(test, { now: at('2026-12-20') });
    expect([await comments(task), await comments(later)]).toEqual([['Es hora'], ['Es hora']]);
  });

  it('so many days in a column, or without anything done to it', async () => {
    test.setClock(at('2026-11-02'));
    const { board, addRule, names, comments } = await stage();
    const [task, idle] = [await test.make.task({ board }), await test.make.task({ board })];
    await addRule({ kind: 'stays', column: names[1] ?? '', days: 3, working: true }, [say('Lleva tres')]);
    await addRule({ kind: 'idle', days: 10, working: false }, [say('¿Sigue en marcha?')]);
    test.setClock(at('2026-11-05'));
    await test.make.changeTask(task, { columnId: board.columnIds[1] ?? 0 });
    await runRules(test, { now: at('2026-11-10', '08:00') });
    expect([await comments(task), await comments(idle)]).toEqual([[], []]);
    await runRules(test, { now: at('2026-11-10', '10:00') });
    expect(await comments(task)).toEqual(['Lleva tres']);
    await runRules(test, { now: at('2026-11-12', '10:00') });
    expect(await comments(idle)).toEqual(['¿Sigue en marcha?']);
  });

  it('on a schedule, at the time of the day where its owner is', async () => {
    test.setClock(at('2026-11-06'));
    const { board, project, owner, addRule } = await stage();
    await addRule({ kind: 'schedule', rrule: 'FREQ=WEEKLY;BYDAY=MO', time: '09:00' }, [
      { kind: 'create', title: 'Informe semanal', boardId: board.id, days: 4, working: false },
    ]);
    for (const now of [
      at('2026-11-09', '08:59'),
      at('2026-11-09', '09:00'),
      at('2026-11-09', '09:05'),
      at('2026-11-17'),
    ])
      // oxlint-disable-next-line no-await-in-loop -- one after the other is the point
      await runRules(test, { now });
    const { body } = await owner.get(`/projects/${project.id}/boards/${board.id}/tasks`);
    expect(body.map(({ due_day: day }: { due_day: string }) => day)).toEqual(['2026-11-13', '2026-11-21']);
  });

  it('waits for working days, and goes on only if the task is still there', async () => {
    test.setClock(at('2026-11-06'));
    const { board, addRule, names, comments } = await stage();
    await addRule({ kind: 'created' }, [
      say('Empieza'),
      { kind: 'wait', days: 2, working: true, column: names[0] ?? '' },
      say('Sigue ahí'),
    ]);
    const [stays, leaves] = [await test.make.task({ board }), await test.make.task({ board })];
    await runRules(test, { now: at('2026-11-06') });
    await test.make.changeTask(leaves, { columnId: board.columnIds[1] ?? 0 });
    await runRules(test, { now: at('2026-11-10', '08:00') });
    expect(await comments(stays)).toEqual(['Empieza']);
    await runRules(test, { now: at('2026-11-10', '09:01') });
    expect([await comments(stays), await comments(leaves)]).toEqual([['Empieza', 'Sigue ahí'], ['Empieza']]);
  });
});

it('a button of the task starts a rule, for whoever may edit tasks', async () => {
  const { board, addRule, comments, owner } = await stage();
  const ruleId = await addRule({ kind: 'button', label: 'Pedir revisión' }, [say('{quien} pide revisión')]);
  const task = await test.make.task({ board });
  expect((await owner.get(`${task.path}/buttons`)).body).toEqual([{ id: ruleId, label: 'Pedir revisión' }]);
  expect((await owner.post(`${task.path}/buttons`, { ruleId })).status).toBe(204);
  await runRules(test);
  expect(await comments(task)).toEqual([expect.stringMatching(/^Ana García \d+ pide revisión$/)]);
});

it('a rule notifies whom it concerns, in its own words', async () => {
  const { board, project, addRule } = await stage();
  const person = await test.make.member({ project });
  await addRule({ kind: 'created' }, [{ kind: 'notify', to: { kind: 'assignee' }, text: 'Mira {tarea}' }]);
  await test.make.task({ board, assignedTo: person.id });
  await runRules(test);
  const told = (await (await test.as(person)).get('/notifications')).body;
  expect(told).toMatchObject([{ kind: 'rule', note: 'Mira Contratar el camión', actor: null }]);
});

describe('a rule is safe:', () => {
  it('what it does is told as its own, with the chain that led there', async () => {
    const { board, addRule, owner } = await stage();
    const first = await addRule({ kind: 'created' }, [{ kind: 'priority', priorityId: 4 }]);
    const second = await addRule({ kind: 'changed', field: 'priority_id' }, [say('Subió')]);
    const task = await test.make.task({ board });
    await runRules(test);
    const { body } = await owner.get(`${task.path}/activity`);
    expect(body.map(({ via }: { via?: object }) => via)).toEqual([
      undefined,
      { kind: 'rule', id: first, run: expect.any(Number), name: 'Se crea → prioridad', depth: 1 },
      { kind: 'rule', id: second, run: expect.any(Number), name: 'Cambia la prioridad → comentar', depth: 2 },
    ]);
  });

  it('a chain that does not end is cut, and the rule goes off with a word', async () => {
    const { board, addRule, comments, rule, owner } = await stage();
    const id = await addRule({ kind: 'commented' }, [say('Eco')]);
    const task = await test.make.task({ board });
    await test.make.comment({ task, content: 'Hola' });
    await runRules(test);
    expect(await comments(task)).toEqual(['Hola', ...Array.from({ length: longestChain }, () => 'Eco')]);
    expect(await rule(id)).toMatchObject({ enabled: false, paused: 'chain' });
    const told = (await owner.get('/notifications')).body;
    expect(told).toMatchObject([{ kind: 'paused', note: 'Comentan → comentar' }]);
  });

  it('a flood trips it, and nothing runs beyond the limit', async () => {
    const { board, project, addRule, rule, runs } = await stage();
    const id = await addRule({ kind: 'commented' }, [{ kind: 'priority', priorityId: 2 }]);
    const task = await test.make.task({ board });
    const earlier = {
      projectId: project.id,
      ruleId: id,
      depth: 1,
      state: 'done' as const,
      name: '',
      actions: [],
    };
    await test.database.db.insert(ruleRuns).values(
      Array.from({ length: mostRunsAnHour - 1 }, (_, index) => ({
        ...earlier,
        cause: `button ${index}`,
        at: new Date(),
      })),
    );
    for (const content of ['La última', 'Una de más'])
      // oxlint-disable-next-line no-await-in-loop -- one after the other is the point
      await test.make.comment({ task, content });
    await runRules(test);
    expect(await rule(id)).toMatchObject({ enabled: false, paused: 'flood' });
    expect((await rule(id)).week.at(-1)).toBe(mostRunsAnHour + 1);
    expect((await runs())[0]).toMatchObject({ state: 'stopped', steps: [] });
  });

  it.each([['Lector'], [null]] as const)(
    'an owner who is %s by now can do nothing through it',
    async (role) => {
      const { board, project, addRule, comments, rule } = await stage();
      const manager = await test.make.member({ project, role: 'Administrador' });
      const client = await test.as(manager);
      const id = await addRule({ kind: 'created' }, [{ kind: 'priority', priorityId: 4 }, say('Subió')]);
      await client.patch(`/projects/${project.id}/rules/${id}`, { enabled: true });
      const isTheirs = and(eq(memberships.projectId, project.id), eq(memberships.userId, manager.id));
      const { db } = test.database;
      if (role) await db.update(memberships).set({ role, ownRole: role }).where(isTheirs);
      else await db.delete(memberships).where(isTheirs);
      const task = await test.make.task({ board });
      await runRules(test);
      expect(await comments(task)).toEqual([]);
      expect(await rule(id)).toMatchObject({ enabled: false, paused: 'rights' });
    },
  );

  it('a rule that names what is gone is refused when it is turned on, and says what', async () => {
    const { owner, path } = await stage();
    const definition = ruleOf({ kind: 'moved', from: null, to: 'Aprobado' }, [
      { kind: 'assign', to: { kind: 'person', userId: 999 } },
    ]);
    const answer = await owner.post(path, { boardId: null, definition, enabled: true });
    expect(answer).toMatchObject({
      status: 400,
      body: { error: ['No hay ninguna columna «Aprobado»', 'Esa persona ya no está en el proyecto'] },
    });
    expect((await owner.post(path, { boardId: null, definition, enabled: false })).status).toBe(201);
  });
});

describe('the log of runs', () => {
  it('tells which step failed and why, and goes on from there when it is tried again', async () => {
    const { board, project, owner, names, addRule, runs, comments } = await stage();
    const column = (
      await owner.post(`/projects/${project.id}/boards/${board.id}/columns`, { name: 'Archivo' })
    ).body;
    const ruleId = await addRule({ kind: 'created' }, [
      say('Antes'),
      { kind: 'move', column: 'Archivo' },
      say('Después'),
    ]);
    await owner.delete(`/projects/${project.id}/boards/${board.id}/columns/${column.id}`);
    const task = await test.make.task({ board });
    await runRules(test);
    const [run] = await runs();
    expect(run).toMatchObject({ state: 'failed', Task: { id: task.id }, seq: expect.any(Number) });
    expect(run?.steps.map(({ state, error }) => [state, error])).toEqual([
      ['done', null],
      ['failed', 'La columna no existe en el tablero'],
    ]);
    await owner.post(`/projects/${project.id}/boards/${board.id}/columns/${column.id}/restore`);
    expect((await owner.post(`/projects/${project.id}/rules/${ruleId}/runs/${run?.id}/retry`)).status).toBe(
      204,
    );
    await runRules(test);
    expect((await runs())[0]).toMatchObject({ state: 'done' });
    expect(await comments(task)).toEqual(['Antes', 'Después']);
    expect(names).not.toContain('Archivo');
  });

  it('undoes a run as one step, what others have set since excepted', async () => {
    const { board, project, owner, addRule, runs, comments } = await stage();
    const manager = await test.as(await test.make.member({ project, role: 'Administrador' }));
    const ruleId = await addRule({ kind: 'created' }, [
      { kind: 'priority', priorityId: 4 },
      { kind: 'complete' },
      say('Listo'),
      { kind: 'create', title: 'Otra cosa', boardId: board.id, days: 1, working: false },
    ]);
    const task = await test.make.task({ board });
    await runRules(test);
    await owner.patch(`/projects/${project.id}/rules/${ruleId}`, { enabled: false });
    const run = (await runs()).find(({ Task }) => Task?.id === task.id);
    const path = `/projects/${project.id}/rules/${ruleId}/runs/${run?.id}/undo`;
    const before = (await owner.get(`/projects/${project.id}/events?limit=500`)).body.length;
    expect((await manager.post(path)).status).toBe(204);
    expect((await owner.get(task.path)).body.task).toMatchObject({
      priority_id: 2,
      column_id: board.columnIds[0],
    });
    expect(await comments(task)).toEqual([]);
    const titles = (await owner.get(`/projects/${project.id}/boards/${board.id}/tasks`)).body;
    expect(titles.filter(({ title }: { title: string }) => title === 'Otra cosa').length).toBeLessThan(
      longestChain,
    );
    expect((await owner.get(`/projects/${project.id}/events?limit=500`)).body.length).toBeGreaterThan(before);
    expect((await manager.post(path)).status).toBe(409);
  });
});

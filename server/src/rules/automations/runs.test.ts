import type { Action } from '@cuadrilla/contract/rules/automations/actions';
import { longestChain, mostRunsAnHour } from '@cuadrilla/contract/rules/automations/rules';
import type { Run } from '@cuadrilla/contract/rules/automations/runs';
import type { Trigger } from '@cuadrilla/contract/rules/automations/triggers';
import { and, eq, isNull } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { memberships, ruleRuns, users } from '../../platform/database/schema/schema.ts';
import { ruleOf, runRules, say } from '../../testing/rules.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { createRuns } from './runs.commands.ts';

const test = useTestApp();

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

it('a button of the task starts a rule, for whoever may edit tasks', async () => {
  const { board, addRule, comments, owner } = await stage();
  const ruleId = await addRule({ kind: 'button', label: 'Pedir revisión' }, [say('{quien} pide revisión')]);
  const task = await test.make.task({ board });
  expect((await owner.get(`${task.path}/buttons`)).body).toEqual([{ id: ruleId, label: 'Pedir revisión' }]);
  expect((await owner.post(`${task.path}/buttons`, { ruleId })).status).toBe(204);
  await runRules(test);
  expect(await comments(task)).toEqual([expect.stringMatching(/^Ana García \d+ pide revisión$/)]);
});

it('a rule that takes turns among a team gives each task to the next of them', async () => {
  const { board, project, addRule, owner } = await stage();
  const [ana, luis] = [await test.make.user(), await test.make.user()];
  const team = await test.make.team({ owner: ana, people: [luis], project });
  await addRule({ kind: 'created' }, [{ kind: 'assign', to: { kind: 'turns', teamId: team.id } }]);
  const tasks = [];
  for (let index = 0; index < 3; index += 1) tasks.push(await test.make.task({ board }));
  await runRules(test);
  const assigned = await Promise.all(
    tasks.map(async ({ path }) => (await owner.get(path)).body.task.assigned_to),
  );
  expect(assigned).toEqual([ana.id, luis.id, ana.id]);
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
    for (const content of ['La última', 'Una de más']) await test.make.comment({ task, content });
    await runRules(test);
    expect(await rule(id)).toMatchObject({ enabled: false, paused: 'flood' });
    const { week } = await rule(id);
    // Of two days, should midnight fall in between.
    expect((week.at(-1) ?? 0) + (week.at(-2) ?? 0)).toBe(mostRunsAnHour + 1);
    expect((await runs())[0]).toMatchObject({ state: 'stopped', steps: [] });
  });

  it('what was not read for days is no flood', async () => {
    const { project, addRule } = await stage();
    const id = await addRule({ kind: 'commented' }, [say('Hola')]);
    const rule = { id, definition: ruleOf({ kind: 'commented' }, [say('Hola')]) };
    const begun = Date.now() - 86_400_000;
    const minutes = Array.from({ length: mostRunsAnHour + 100 }, (_, index) => ({
      rule,
      cause: `event ${index}`,
      taskId: null,
      actorId: null,
      depth: 1,
      at: new Date(begun + index * 60_000),
    }));
    const { db } = test.database;
    await db.transaction((tx) => createRuns(tx, project.id, minutes));
    expect(await db.$count(ruleRuns, and(eq(ruleRuns.ruleId, id), isNull(ruleRuns.refused)))).toBe(
      minutes.length,
    );
    await db.delete(ruleRuns).where(eq(ruleRuns.projectId, project.id));
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

  it('an owner whose account is disabled does nothing through it', async () => {
    const { board, project, addRule, comments, rule } = await stage();
    const manager = await test.make.member({ project, role: 'Administrador' });
    const id = await addRule({ kind: 'created' }, [say('Hola')]);
    await (await test.as(manager)).patch(`/projects/${project.id}/rules/${id}`, { enabled: true });
    const { db } = test.database;
    await db.update(users).set({ disabledAt: new Date() }).where(eq(users.id, manager.id));
    const task = await test.make.task({ board });
    await runRules(test);
    expect(await comments(task)).toEqual([]);
    expect(await rule(id)).toMatchObject({ enabled: false, paused: 'rights' });
  });

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

import type { Task } from '@cuadrilla/contract/tasks/tasks';
import { beforeAll, describe, expect, it } from 'vitest';
import { ruleOf, runRules } from '../../testing/rules.ts';
import { type Client, useTestApp } from '../../testing/test-app.ts';

const test = useTestApp();

const missing = { status: 400, body: { error: ['La fecha límite es obligatoria'], code: 'validation' } };
const without = { title: 'Medir', priorityId: 2, withoutDueDate: true };

async function place() {
  const board = await test.make.board();
  const client = await test.as({ id: board.project.ownerId });
  return { board, client, list: `/projects/${board.project.id}/boards/${board.id}/tasks` };
}

let client: Client;
let list: string;
beforeAll(async () => {
  ({ client, list } = await place());
});

describe('a new task without a due date', () => {
  it.each([{}, { dueDate: null }, { dueDate: undefined }])(
    'is there where that is said, %j',
    async (said) => {
      const { status, body } = await client.post(list, { ...without, ...said });
      expect([status, body.due_date, body.due_day]).toEqual([201, null, null]);
      expect((await client.get(`${list}/${body.id}`)).body.task).toMatchObject({
        due_date: null,
        due_day: null,
      });
    },
  );

  it.each([
    [{ title: 'Medir', priorityId: 2 }, missing.body.error],
    [{ title: 'Medir', priorityId: 2, withoutDueDate: false }, missing.body.error],
    [{ ...without, dueDate: null, withoutDueDate: undefined }, missing.body.error],
    [
      { ...without, dueDate: '2026-12-01', withoutDueDate: 'sí' },
      ['Falta decir si la tarea va sin fecha límite'],
    ],
    [{ withoutDueDate: true, title: '' }, ['El título es obligatorio', 'La prioridad es obligatoria']],
    [{ ...without, repeat: 'P1W' }, ['Para repetirse, la tarea necesita una fecha límite']],
  ])('is refused where it is not, or where it cannot be: %j', async (body, error) => {
    expect(await client.post(list, body)).toMatchObject({ status: 400, body: { error } });
  });

  it('has none by the word, whatever date is said beside it', async () => {
    const { body } = await client.post(list, { ...without, dueDate: '2026-12-01' });
    expect(body.due_date).toBeNull();
  });
});

describe('a change', () => {
  it('takes the due date away where that is said, and is taken back', async () => {
    const { body } = await client.post(list, { title: 'Pintar', dueDate: '2026-12-01', priorityId: 2 });
    const path = `${list}/${body.id}`;
    expect(await client.patch(path, { dueDate: null })).toMatchObject(missing);
    const changed = await client.patch(path, { withoutDueDate: true });
    expect(changed.body).toMatchObject({ due_date: null, due_day: null, version: 2 });
    const undone = await client.post(`${list}/undo`, { changes: [{ taskId: body.id, version: 2 }] });
    expect(undone.body.tasks).toMatchObject([{ due_day: '2026-12-01' }]);
    const both = await client.patch(path, { dueDate: null, withoutDueDate: true, title: 'Repintar' });
    expect(both.body).toMatchObject({ due_date: null, title: 'Repintar' });
  });

  it('leaves an empty date empty, and puts one again', async () => {
    const { body } = await client.post(list, without);
    const path = `${list}/${body.id}`;
    expect((await client.patch(path, { title: 'Otra', priorityId: 3 })).body.due_date).toBeNull();
    expect((await client.patch(path, { dueDate: '2026-12-03' })).body.due_day).toBe('2026-12-03');
  });

  it('of several says it for all of them', async () => {
    const made: Task[] = await Promise.all(
      ['2026-12-01', '2026-12-02'].map(
        async (dueDate) => (await client.post(list, { title: 'Lijar', dueDate, priorityId: 2 })).body,
      ),
    );
    const ids = made.map(({ id }) => id);
    expect(await client.patch(list, { ids, change: { dueDate: null } })).toMatchObject(missing);
    const { body } = await client.patch(list, { ids, change: { dueDate: null, withoutDueDate: true } });
    expect(body.map(({ due_date }: Task) => due_date)).toEqual([null, null]);
  });

  it('does not take it from what repeats', async () => {
    const task = { title: 'Alquiler', dueDate: '2026-12-01', priorityId: 2, repeat: 'P1M' };
    const { body } = await client.post(list, task);
    const refused = await client.patch(`${list}/${body.id}`, { withoutDueDate: true });
    expect(refused.body.error).toEqual(['Para repetirse, la tarea necesita una fecha límite']);
    const both = await client.patch(`${list}/${body.id}`, { withoutDueDate: true, repeat: null });
    expect(both.body).toMatchObject({ due_date: null, repeat: null });
  });
});

describe('a task without a due date', () => {
  it('comes last by date in both orders, is in the tray alone, never overdue, and found by sin:fecha', async () => {
    const here = await place();
    const titles = async (path: string, of = (body: Task[]) => body): Promise<string[]> =>
      of((await here.client.get(path)).body).map(({ title }) => title);
    for (const task of [
      { ...without, title: 'Sin' },
      { title: 'Pronto', dueDate: '2020-12-01', priorityId: 2 },
      { title: 'Luego', dueDate: '2020-12-09', priorityId: 2 },
    ])
      await here.client.post(here.list, task);
    expect(await titles(`${here.list}?sort=due_date&order=asc`)).toEqual(['Pronto', 'Luego', 'Sin']);
    expect(await titles(`${here.list}?sort=due_date&order=desc`)).toEqual(['Luego', 'Pronto', 'Sin']);
    expect((await titles(`${here.list}?due=overdue`)).toSorted()).toEqual(['Luego', 'Pronto']);
    const { body: calendar } = await here.client.get('/calendar?from=2020-12-01&to=2020-12-31');
    expect(calendar.tasks.map(({ title }: Task) => title)).toEqual(['Pronto', 'Luego']);
    expect(await titles('/calendar/undated')).toEqual(['Sin']);
    const { body: found } = await here.client.get(`/search?query=${encodeURIComponent('sin:fecha')}`);
    expect(JSON.stringify(found)).toContain('"Sin"');
    expect(JSON.stringify(found)).not.toContain('Pronto');
  });

  it('is copied without one by a rule, to another project too', async () => {
    const here = await place();
    const there = await test.make.board({
      project: await test.make.project({ owner: { id: here.board.project.ownerId } }),
    });
    const action = { kind: 'copy' as const, projectId: there.project.id, boardId: there.id };
    const rule = { boardId: null, definition: ruleOf({ kind: 'created' }, [action]), enabled: true };
    expect((await here.client.post(`/projects/${here.board.project.id}/rules`, rule)).status).toBe(201);
    await here.client.post(here.list, without);
    await runRules(test);
    const copies = await here.client.get(`/projects/${there.project.id}/boards/${there.id}/tasks`);
    expect(copies.body).toMatchObject([{ title: 'Medir', due_date: null, due_day: null }]);
  });
});

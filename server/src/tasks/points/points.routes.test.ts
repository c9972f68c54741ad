import { eq } from 'drizzle-orm';
import { generateKeyBetween } from 'fractional-indexing';
import { describe, expect, it } from 'vitest';
import { points as table } from '../../platform/database/schema/schema.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { createPoints } from './create-points.commands.ts';
import { checklist } from './points.fixture.ts';

const test = useTestApp();

describe('adding a point', () => {
  it('is for whoever edits tasks, goes to the end and answers the point', async () => {
    const { editor, person, path, points, counts } = await checklist(test, 'Medir');
    const answer = await editor.post(path, {
      content: ' Pesar ',
      dueDay: '2026-12-01',
      assignedTo: person.id,
    });
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      id: expect.any(Number),
      content: 'Pesar',
      done: false,
      position: expect.any(String),
      due_day: '2026-12-01',
      assigned_to: person.id,
      assignedTo: { id: person.id, name: 'Eva Soto' },
    });
    expect(await points()).toMatchObject([{ content: 'Medir', assignedTo: null }, answer.body]);
    expect(await counts()).toEqual([2, 0]);
  });

  it('needs content of at most 500 characters, a day and a member', async () => {
    const { owner, path, points } = await checklist(test);
    const stranger = await test.make.user();
    const wrong: [unknown, string][] = [
      [{}, 'El punto es obligatorio'],
      [{ content: ' \n' }, 'El punto es obligatorio'],
      [{ content: 'a'.repeat(501) }, 'El punto no puede superar los 500 caracteres'],
      [{ content: 'a', dueDay: '2026-02-30' }, 'La fecha del punto no es válida'],
      [{ content: 'a', dueDay: '2026-12-01T10:00:00Z' }, 'La fecha del punto no es válida'],
      [{ content: 'a', assignedTo: stranger.id }, 'La persona del punto debe ser miembro del proyecto'],
    ];
    const answers = await Promise.all(wrong.map(([body]) => owner.post(path, body)));
    expect(answers.map(({ status, body }) => [status, body.error])).toEqual(
      wrong.map(([, message]) => [400, [message]]),
    );
    expect(await points()).toEqual([]);
  });

  it('ends at 200 of a task, in whatever way they come', async () => {
    const { owner, task, path, ids, counts, project } = await checklist(test, 'Primero');
    await owner.delete(`${path}/${ids[0]}`);
    const contents = Array.from({ length: 200 }, (_, index) => `Punto ${index}`);
    await test.make.inProject(project, (change) =>
      createPoints(
        change,
        contents.map((content) => ({
          taskId: task.id,
          content,
          done: false,
          dueDay: null,
          assignedTo: null,
        })),
      ),
    );
    expect(await counts()).toEqual([200, 0]);
    const refused = [
      await owner.post(path, { content: 'Otro' }),
      await owner.post(`${path}/${ids[0]}/restore`),
    ];
    expect(refused.map(({ status, body }) => [status, body.error])).toEqual(
      refused.map(() => [400, ['Una tarea puede tener hasta 200 puntos: elimina alguno']]),
    );
  });

  it('makes no new version of the task, and is told with all that becomes of it', async () => {
    const { owner, task, path, activity } = await checklist(test);
    const { id, position } = (await owner.post(path, { content: 'Uno' })).body;
    await owner.patch(`${path}/${id}`, { content: 'Dos', done: true });
    await owner.patch(`${path}/${id}`, { content: 'Dos ' });
    await owner.delete(`${path}/${id}`);
    await owner.post(`${path}/${id}/restore`);
    expect((await owner.get(task.path)).body.task.version).toBe(1);
    const about = { pointId: id, taskId: task.id };
    const fields = { content: 'Dos', done: true, position, due_day: null, assigned_to: null };
    expect(await activity()).toMatchObject([
      { type: 'point.created', payload: { ...about, ...fields, content: 'Uno', done: false } },
      {
        type: 'point.updated',
        payload: {
          ...about,
          content: 'Dos',
          changes: { content: { before: 'Uno', after: 'Dos' }, done: { before: false, after: true } },
        },
      },
      { type: 'point.deleted', payload: { ...about, ...fields } },
      { type: 'point.restored', payload: { ...about, ...fields } },
    ]);
  });
});

describe('changing a point', () => {
  it('ticks and unticks it, and the task carries how many are done', async () => {
    const { editor, task, path, ids, counts, owner } = await checklist(test, 'Uno', 'Dos');
    const answer = await editor.patch(`${path}/${ids[0]}`, { done: true });
    expect(answer).toMatchObject({ status: 200, body: { id: ids[0], content: 'Uno', done: true } });
    expect(await counts()).toEqual([2, 1]);
    const board = task.path.replace(/\/\d+$/, '');
    expect((await owner.get(board)).body).toMatchObject([{ id: task.id, pointCount: 2, pointsDone: 1 }]);
    await editor.patch(`${path}/${ids[0]}`, { done: false });
    expect(await counts()).toEqual([2, 0]);
  });

  it('counts right when several tick at once', async () => {
    const { owner, editor, path, ids, counts } = await checklist(
      test,
      'Uno',
      'Dos',
      'Tres',
      'Cuatro',
      'Cinco',
    );
    const answers = await Promise.all(
      ids.flatMap((id, index) => [
        (index % 2 ? owner : editor).patch(`${path}/${id}`, { done: true }),
        owner.patch(`${path}/${id}`, { done: true }),
      ]),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(await counts()).toEqual([5, 5]);
  });

  it('gives it a day and a person, and takes both away', async () => {
    const { owner, person, project, path, ids, points } = await checklist(test, 'Uno');
    const point = `${path}/${ids[0]}`;
    await owner.patch(point, { dueDay: '2026-12-01', assignedTo: person.id });
    expect(await points()).toMatchObject([{ due_day: '2026-12-01', assignedTo: { name: 'Eva Soto' } }]);
    // Whoever leaves the project keeps what was given to them, until somebody takes it.
    await owner.delete(`/projects/${project.id}/memberships/${person.id}`);
    expect((await owner.patch(point, { assignedTo: person.id, done: true })).status).toBe(200);
    await owner.patch(point, { dueDay: null, assignedTo: null });
    expect(await points()).toMatchObject([
      { due_day: null, assigned_to: null, assignedTo: null, done: true },
    ]);
    expect((await owner.patch(point, { assignedTo: person.id })).status).toBe(400);
  });

  it('moves it behind another one, or to the first place', async () => {
    const { owner, path, ids, contents } = await checklist(test, 'Uno', 'Dos', 'Tres');
    const [one = 0, two = 0, three = 0] = ids;
    await owner.patch(`${path}/${one}`, { afterId: three });
    expect(await contents()).toEqual(['Dos', 'Tres', 'Uno']);
    await owner.patch(`${path}/${three}`, { afterId: null });
    expect(await contents()).toEqual(['Tres', 'Dos', 'Uno']);
    const before = await contents();
    await owner.patch(`${path}/${two}`, { afterId: three });
    expect(await contents()).toEqual(before);
    expect((await owner.patch(`${path}/${two}`, { afterId: 2_000_000_000 })).body.error).toEqual([
      'El punto no está en la lista de la tarea',
    ]);
  });

  it('gives all of them short places before these grow long, and tells them', async () => {
    const { owner, path, ids, points, activity, contents } = await checklist(test, 'Uno', 'Dos', 'Tres');
    const [one = 0, two = 0, three = 0] = ids;
    // As after many moves into the gap behind the first one.
    let last = 'a1';
    for (let next = last; next.length <= 48; next = generateKeyBetween('a0', next)) last = next;
    await test.database.db.update(table).set({ position: last }).where(eq(table.id, two));
    await owner.patch(`${path}/${three}`, { afterId: one });
    const spread = (await activity()).at(-1)?.payload.positions;
    const now = await points();
    expect(spread).toEqual(Object.fromEntries(now.map(({ id, position }) => [id, position])));
    expect(Math.max(...now.map(({ position }) => position.length))).toBeLessThan(4);
    expect(await contents()).toEqual(['Uno', 'Tres', 'Dos']);
  });
});

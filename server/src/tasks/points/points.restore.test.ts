import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../testing/test-app.ts';
import { checklist } from './points.fixture.ts';

const test = useTestApp();

describe('deleting a point', () => {
  it('can be undone: it comes back as it was and where it was', async () => {
    const { owner, editor, person, path, ids, points, counts, contents } = await checklist(
      test,
      'Uno',
      'Dos',
      'Tres',
    );
    const [, two = 0, three = 0] = ids;
    await owner.patch(`${path}/${two}`, { done: true, dueDay: '2026-12-01', assignedTo: person.id });
    const before = await points();
    expect((await editor.delete(`${path}/${two}`)).status).toBe(204);
    expect([await contents(), await counts()]).toEqual([
      ['Uno', 'Tres'],
      [2, 0],
    ]);
    expect((await editor.delete(`${path}/${two}`)).body.error).toEqual(['Punto no encontrado']);
    const answer = await editor.post(`${path}/${two}/restore`);
    expect(answer).toMatchObject({ status: 200, body: { id: two, content: 'Dos', done: true } });
    expect([await points(), await counts()]).toEqual([before, [3, 1]]);
    const again = await editor.post(`${path}/${two}/restore`);
    expect([again.status, again.body.error]).toEqual([409, ['El punto no está eliminado']]);
    // Deleted anew after it has changed, it comes back as it was last.
    await owner.patch(`${path}/${two}`, { content: 'Otro', afterId: three });
    await owner.delete(`${path}/${two}`);
    await owner.post(`${path}/${two}/restore`);
    expect(await contents()).toEqual(['Uno', 'Tres', 'Otro']);
  });

  it('stays beside those that took its place meanwhile', async () => {
    const { owner, path, ids, contents } = await checklist(test, 'Uno', 'Dos', 'Tres');
    const [, two = 0, three = 0] = ids;
    await owner.delete(`${path}/${two}`);
    await owner.patch(`${path}/${three}`, { afterId: null });
    await owner.post(path, { content: 'Nuevo' });
    await owner.post(`${path}/${two}/restore`);
    expect(await contents()).toHaveLength(4);
    expect((await contents()).slice(0, 2)).toEqual(['Tres', 'Uno']);
  });
});

describe('the checklist of a task', () => {
  it('waits with the task in the trash, and goes from the log with it', async () => {
    const { owner, task, project, path, ids, counts } = await checklist(test, 'Secreto', 'Dos');
    await owner.patch(`${path}/${ids[1]}`, { content: 'Reservado', done: true });
    await owner.delete(task.path);
    expect((await owner.patch(`${path}/${ids[0]}`, { done: true })).status).toBe(404);
    await owner.post(`${task.path}/restore`);
    expect(await counts()).toEqual([2, 1]);
    await owner.delete(task.path);
    await owner.delete(`/projects/${project.id}/trash`);
    const { rows } = await test.database.db.execute<{ said: string }>(
      sql`select (event.*)::text as said from events event where project_id = ${project.id}`,
    );
    expect(rows.length).toBeGreaterThan(3);
    expect(rows.filter(({ said }) => /Secreto|Reservado/.test(said))).toEqual([]);
  });

  it('is copied with it, and nothing of the copy is done', async () => {
    const { owner, person, task, path, ids } = await checklist(test, 'Uno', 'Dos');
    await owner.patch(`${path}/${ids[0]}`, { done: true, dueDay: '2026-12-01', assignedTo: person.id });
    const board = task.path.replace(/\/\d+$/, '');
    const body = { title: 'Copia', dueDate: '2026-12-01', priorityId: 1, pointsOf: task.id };
    const { status, body: copy } = await owner.post(board, body);
    expect([status, copy.pointCount, copy.pointsDone]).toEqual([201, 2, 0]);
    expect((await owner.get(`${board}/${copy.id}`)).body.Points).toMatchObject([
      { content: 'Uno', done: false, due_day: '2026-12-01', assigned_to: person.id },
      { content: 'Dos', done: false, due_day: null, assigned_to: null },
    ]);
  });
});

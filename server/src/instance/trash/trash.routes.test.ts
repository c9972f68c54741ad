import { mostInTrash } from '@cuadrilla/contract/projects/projects';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../testing/test-app.ts';

const test = useTestApp();

const at = (minute: number): Date => new Date(Date.UTC(2026, 10, 1, 12, minute));

/** A board, a task and a task of a deleted board in the trash of one project, deleted in this order. */
async function projectWithTrash() {
  test.setClock(at(0));
  const kept = await test.make.board({ name: 'Salida' });
  const { project } = kept;
  const gone = await test.make.board({ project, name: 'Ventas' });
  const task = await test.make.task({ board: kept, title: 'Medir' });
  const inGone = await test.make.task({ board: gone, title: 'Vender' });
  const person = await test.make.user({ firstName: 'Eva', lastName: 'Soto' });
  await test.make.member({ project, user: person });
  const reader = await test.make.member({ project, role: 'Lector' });
  const clients = {
    owner: await test.as({ id: project.ownerId }),
    editor: await test.as(person),
    reader: await test.as(reader),
    outsider: await test.as(await test.make.user()),
  };
  test.setClock(at(1));
  await clients.editor.delete(inGone.path);
  test.setClock(at(2));
  await clients.editor.delete(task.path);
  test.setClock(at(3));
  await clients.owner.delete(`/projects/${project.id}/boards/${gone.id}`);
  test.setClock(at(4));
  return { ...clients, project, kept, gone, task, person, inGone, path: `/projects/${project.id}/trash` };
}

describe('the trash of a project', () => {
  it('shows deleted boards and tasks, the last deleted first, with who did it', async () => {
    const { owner, path, project, kept, gone, task, person } = await projectWithTrash();
    const { status, body } = await owner.get(path);
    expect(status).toBe(200);
    expect(body).toEqual([
      {
        kind: 'board',
        id: gone.id,
        name: 'Ventas',
        board_id: gone.id,
        deletedAt: at(3).toISOString(),
        deletedBy: { id: project.ownerId, name: expect.stringContaining('Ana') },
      },
      {
        kind: 'task',
        id: task.id,
        name: 'Medir',
        board_id: kept.id,
        deletedAt: at(2).toISOString(),
        deletedBy: { id: person.id, name: 'Eva Soto' },
      },
    ]);
  });

  it('shows no more than the last of very many', async () => {
    const board = await test.make.board();
    const { id: projectId, ownerId } = board.project;
    await test.database.db.execute(sql`
      insert into tasks (project_id, number, board_id, column_id, position, title, description, priority_id, created_by, created_at, updated_at, deleted_at, deleted_by)
      select ${projectId}, place, ${board.id}, ${board.columnIds[0]}, 'd' || lpad(place::text, 6, '0') || 'V', 'Tarea ' || place, '', 1, ${ownerId}, now(), now(), now() + place * interval '1 s', ${ownerId}
      from generate_series(1, ${mostInTrash + 20}::int) place`);
    const shown = (await (await test.as({ id: ownerId })).get(`/projects/${projectId}/trash`)).body;
    expect(shown).toHaveLength(mostInTrash);
    expect(shown[0].name).toBe(`Tarea ${mostInTrash + 20}`);
  });

  it('holds no longer what was restored', async () => {
    const { editor, path, task, gone } = await projectWithTrash();
    expect((await editor.post(`${task.path}/restore`)).status).toBe(200);
    expect((await editor.get(path)).body).toMatchObject([{ kind: 'board', id: gone.id }]);
  });

  it('shows the tasks of a deleted board once the board is back', async () => {
    const { owner, path, project, gone, task, inGone } = await projectWithTrash();
    await owner.post(`/projects/${project.id}/boards/${gone.id}/restore`);
    const { body } = await owner.get(path);
    expect(body.map(({ kind, id }: { kind: string; id: number }) => ({ kind, id }))).toEqual([
      { kind: 'task', id: task.id },
      { kind: 'task', id: inGone.id },
    ]);
  });

  it('tells every member what the log tells them too, and outsiders neither', async () => {
    const { reader, owner, outsider, project, path } = await projectWithTrash();
    const log = `/projects/${project.id}/events?limit=500`;
    expect((await reader.get(path)).body).toEqual((await owner.get(path)).body);
    expect(JSON.stringify((await reader.get(log)).body)).toMatch(/Medir.*Ventas/);
    await owner.delete(path);
    expect((await reader.get(path)).body).toEqual([]);
    expect(JSON.stringify((await reader.get(log)).body)).not.toMatch(/Medir|Ventas/);
    expect((await outsider.get(log)).status).toBe(404);
    expect((await outsider.get(path)).status).toBe(404);
    expect((await test.anonymous.get(path)).status).toBe(401);
  });
});

describe('emptying the trash of a project', () => {
  it('ends what lies there and nothing else, and the log says so', async () => {
    const { owner, editor, path, project, kept, gone, task } = await projectWithTrash();
    const living = await test.make.task({ board: kept, title: 'Pesar' });
    const other = await projectWithTrash();
    expect((await owner.delete(path)).status).toBe(204);
    expect((await owner.get(path)).body).toEqual([]);
    expect((await owner.post(`${task.path}/restore`)).status).toBe(404);
    expect((await owner.post(`/projects/${project.id}/boards/${gone.id}/restore`)).status).toBe(404);
    expect((await editor.get(living.path)).status).toBe(200);
    expect((await other.owner.get(other.path)).body).toHaveLength(2);
    const { body: events } = await owner.get(`/projects/${project.id}/events?limit=500`);
    expect(events.map(({ seq }: { seq: number }) => seq)).toEqual(
      events.map((_: unknown, index: number) => index + 1),
    );
    expect(events.at(-1)).toMatchObject({ type: 'project.emptied', payload: { count: 3 } });
    expect(JSON.stringify(events)).not.toMatch(/Medir|Vender|Ventas/);
  });

  it('says nothing where nothing lay there', async () => {
    const { owner, path, project } = await projectWithTrash();
    await owner.delete(path);
    const before = (await owner.get(`/projects/${project.id}/events?limit=500`)).body.length;
    expect((await owner.delete(path)).status).toBe(204);
    expect((await owner.get(`/projects/${project.id}/events?limit=500`)).body).toHaveLength(before);
  });
});

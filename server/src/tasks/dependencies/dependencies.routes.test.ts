import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { dependencies, tasks } from '../../platform/database/schema/schema.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { dependentTasks } from './dependencies.fixture.ts';

const test = useTestApp();

const refused = (error: string) => ({ status: 400, body: { error: [error], code: 'validation' } });

describe('saying that a task blocks another one', () => {
  it('answers the dependency as the path’s task sees it, and both tasks have it', async () => {
    const { board, one, two, link, read } = await dependentTasks(test, 'Firmar', 'Aprobar');
    const { status, body } = await link(one, 'blocked_by', two);
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.any(Number),
      relation: 'blocked_by',
      task: {
        id: two.id,
        number: 2,
        title: 'Aprobar',
        board_id: board.id,
        priority_id: 2,
        column: 'Por hacer',
        done: false,
        due_date: '2026-12-01T23:59:59.999Z',
        due_day: '2026-12-01',
      },
    });
    expect((await read(one)).Dependencies).toEqual([body]);
    expect((await read(two)).Dependencies).toMatchObject([
      { id: body.id, relation: 'blocks', task: { id: one.id, title: 'Firmar' } },
    ]);
  });

  it('is the same from the other side, and is kept once', async () => {
    const { project, owner, one, two, link } = await dependentTasks(test, 'Firmar', 'Aprobar');
    const first = (await link(one, 'blocked_by', two)).body;
    const events = (await owner.get(`/projects/${project.id}/events`)).body;
    const again = await link(two, 'blocks', one);
    expect(again).toMatchObject({
      status: 201,
      body: { id: first.id, relation: 'blocks', task: { id: one.id } },
    });
    expect((await owner.get(`/projects/${project.id}/events`)).body).toEqual(events);
  });

  it('is refused about itself, about a task that is not there, and with another relation', async () => {
    const { board, owner, one, link } = await dependentTasks(test, 'Firmar');
    const gone = await test.make.task({ board });
    await test.make.deleteTask(gone);
    expect(await link(one, 'blocks', one)).toMatchObject(refused('Una tarea no puede depender de sí misma'));
    const unknown = refused('La tarea no existe en el proyecto');
    expect(await link(one, 'blocks', gone)).toMatchObject(unknown);
    expect(await link(one, 'blocks', await test.make.task())).toMatchObject(unknown);
    expect((await owner.post(`${one.path}/dependencies`, { relation: 'sobre' })).body.error).toEqual([
      'La tarea no existe en el proyecto',
      'La relación no es válida',
    ]);
  });

  it('is refused where it would close a circle, with who waits for whom', async () => {
    const made = await dependentTasks(test, 'Uno', 'Dos', 'Tres', 'Cuatro');
    const { one, two, three, four, link, read } = made;
    await link(one, 'blocks', two);
    expect(await link(two, 'blocks', one)).toMatchObject(
      refused('Eso cerraría un círculo: «Dos» espera a «Uno»'),
    );
    await link(two, 'blocks', three);
    await link(four, 'blocks', three);
    expect(await link(one, 'blocked_by', three)).toMatchObject(
      refused('Eso cerraría un círculo: «Tres» espera a «Dos», que espera a «Uno»'),
    );
    expect((await link(one, 'blocks', three)).status).toBe(201);
    // By now there is a shorter way, and that is told.
    expect(await link(three, 'blocks', one)).toMatchObject(
      refused('Eso cerraría un círculo: «Tres» espera a «Uno»'),
    );
    expect((await read(one)).Dependencies).toHaveLength(2);
  });

  it('is refused for more than 50 of a task, whichever of the two it is', async () => {
    const { board, project, one, two, link, read } = await dependentTasks(test, 'Firmar', 'Otra');
    await test.make.inProject(project, async ({ tx }) => {
      await tx.execute(sql`
        insert into ${tasks} (project_id, board_id, number, title, description, column_id, position, due_day,
          start_day, priority_id, created_by, created_at, updated_at)
        select ${project.id}, ${board.id}, 100 + n, 'Tarea ' || n, '', ${board.columnIds[0]}, 'b' || n, '2026-12-01',
          '2026-11-01', 2, ${project.ownerId}, now(), now() from generate_series(1, 50) n`);
      await tx.execute(sql`
        insert into ${dependencies} (project_id, blocker_id, blocked_id, created_at)
        select project_id, case when number % 2 = 0 then id else ${one.id} end,
          case when number % 2 = 0 then ${one.id} else id end, now()
        from ${tasks} where project_id = ${project.id} and number > 100`);
    });
    const full = refused('Una de las dos tareas ya tiene 50 dependencias: quita alguna');
    expect((await read(one)).Dependencies).toHaveLength(50);
    expect(await link(one, 'blocks', two)).toMatchObject(full);
    expect(await link(two, 'blocks', one)).toMatchObject(full);
  });
});

describe('taking a dependency back', () => {
  it('is possible from both tasks, and says so in the history of both', async () => {
    const made = await dependentTasks(test, 'Firmar', 'Aprobar', 'Verificar');
    const { owner, one, two, three, link, read, blockedBy } = made;
    const { id } = (await link(one, 'blocked_by', two)).body;
    const other = (await link(one, 'blocks', three)).body;
    const missing = await owner.delete(`${three.path}/dependencies/${id}`);
    expect(missing.body.error).toEqual(['Dependencia no encontrada']);
    expect((await owner.delete(`${two.path}/dependencies/${id}`)).status).toBe(204);
    expect((await read(one)).Dependencies).toMatchObject([{ id: other.id }]);
    expect(await blockedBy()).toEqual({ Firmar: 0, Aprobar: 0, Verificar: 1 });
    const payload = {
      dependencyId: id,
      taskId: one.id,
      title: 'Firmar',
      blockerId: two.id,
      blockerTitle: 'Aprobar',
    };
    const [created, deleted] = [
      { type: 'dependency.created', payload },
      { type: 'dependency.deleted', payload },
    ];
    expect((await owner.get(`${two.path}/activity`)).body.slice(1)).toMatchObject([created, deleted]);
    expect((await owner.get(`${one.path}/activity`)).body.slice(1)).toMatchObject([
      created,
      { type: 'dependency.created', payload: { taskId: three.id, blockerId: one.id } },
      deleted,
    ]);
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import { columns } from '../../platform/database/schema/schema.ts';
import { type Client, useTestApp } from '../../testing/test-app.ts';
import { form, save, useSaving } from './save-template.fixture.ts';

const test = useTestApp();
const { givenProject, givenBoard } = useSaving(test);

let elena: { id: number };
let client: Client;
beforeAll(async () => {
  elena = await test.make.user({ jobTitle: 'Coordinadora' });
  client = await test.as(elena);
});

const contentOf = async ({ id }: { id: number }) =>
  (await client.get(`/project-templates/${id}`)).body.content;

describe('a project', () => {
  it('is rehearsed without saving anything', async () => {
    const { path } = await givenProject(elena);
    const before = (await client.get('/project-templates')).body.length;
    expect((await client.get(path)).body).toMatchObject({
      boardCount: 1,
      taskCount: 3,
      days: 5,
      roles: ['Coordinadora', 'Responsable 1'],
      withoutRole: 0,
    });
    expect((await client.get(`${path}?done=without`)).body).toMatchObject({ taskCount: 2, days: 4 });
    expect((await client.get('/project-templates')).body).toHaveLength(before);
  });

  it('is saved without its people and dates, all of it still to be done', async () => {
    const { path } = await givenProject(elena);
    const made = await save(client, path);
    expect(made).toMatchObject({
      name: 'Alta',
      taskCount: 3,
      saved: { by: { id: elena.id }, team: null, removable: true },
    });
    const { roles, stages, boards } = await contentOf(made);
    expect([roles, stages]).toEqual([['Coordinadora', 'Responsable 1'], ['Trámites']]);
    expect(boards[0].columns.map(({ name }: { name: string }) => name)).toEqual([
      'Por hacer',
      'En curso',
      'Hecho',
    ]);
    const first = { stage: 'Trámites', column: 0, start: null };
    expect(boards[0].tasks).toEqual([
      { ...first, title: 'Firmar', description: 'Para Firmar', priorityId: 2, role: 'Responsable 1', due: 1 },
      {
        ...first,
        title: 'Medir',
        description: 'Para Medir',
        priorityId: 2,
        role: 'Coordinadora',
        start: 2,
        due: 3,
      },
      { ...first, title: 'Abrir', description: 'Para Abrir', priorityId: 4, role: null, due: 5 },
    ]);
  });

  it('takes along checklists, nothing of them done, and how tasks repeat', async () => {
    const { board, path } = await givenBoard(elena);
    const task = await test.make.task({
      board,
      title: 'Alquiler',
      dueDate: '2026-12-01',
      repeat: 'FREQ=WEEKLY;BYDAY=TU,FR;UNTIL=20261212',
    });
    for (const content of ['Pagar', 'Guardar el recibo']) await test.make.point({ task, content });
    const saved = await save(client, path);
    const { boards } = await contentOf(saved);
    // It ends on a day: a template knows how many times that is.
    const repeat = 'FREQ=WEEKLY;BYDAY=TU,FR;COUNT=4';
    const taken = { points: ['Pagar', 'Guardar el recibo'], repeat };
    expect(boards[0].tasks).toMatchObject([{ title: 'Alquiler', ...taken }]);

    const wish = { name: 'Otra', start: '2027-01-04', workingDays: true, skipHolidays: false, people: [] };
    const { id } = (await client.post(`/project-templates/${saved.id}/projects`, wish)).body;
    const [one] = (await client.get(`/projects/${id}/boards`)).body;
    const place = `/projects/${id}/boards/${one.id}/tasks`;
    const [made] = (await client.get(place)).body;
    expect(made).toMatchObject({ repeat, pointCount: 2, pointsDone: 0 });
    const { Points } = (await client.get(`${place}/${made.id}`)).body;
    expect(Points.map(({ content }: { content: string }) => content)).toEqual(taken.points);
  });

  it('leaves a task without a due date without one, last on its board', async () => {
    const { board, path } = await givenBoard(elena);
    await test.make.task({ board, title: 'Algún día', dueDate: null });
    await test.make.task({ board, title: 'Cerrar', dueDate: '2026-12-04' });
    const saved = await save(client, path);
    const { boards } = await contentOf(saved);
    expect(boards[0].tasks).toMatchObject([
      { title: 'Cerrar', due: 1 },
      { title: 'Algún día', due: null },
    ]);
    const wish = { name: 'Otra', start: '2027-01-04', workingDays: true, skipHolidays: false, people: [] };
    const { id } = (await client.post(`/project-templates/${saved.id}/projects`, wish)).body;
    const [one] = (await client.get(`/projects/${id}/boards`)).body;
    expect((await client.get(`/projects/${id}/boards/${one.id}/tasks`)).body).toMatchObject([
      { title: 'Cerrar', due_day: '2027-01-04' },
      { title: 'Algún día', due_date: null },
    ]);
  });

  it('leaves behind descriptions and what is done, where that is wished', async () => {
    const { path } = await givenProject(elena);
    const { boards } = await contentOf(
      await save(client, path, { withDescriptions: false, withDone: false }),
    );
    expect(
      boards[0].tasks.map(({ title, description, due }: Record<string, unknown>) => [
        title,
        description,
        due,
      ]),
    ).toEqual([
      ['Medir', '', 2],
      ['Abrir', '', 4],
    ]);
  });

  it('comes back as it was when a project is made of it', async () => {
    const { path, ana } = await givenProject(elena);
    const { id } = await save(client, path);
    const people = [{ role: 'Responsable 1', personId: ana.id }];
    const wish = { name: 'Otra', start: '2026-12-01', workingDays: true, skipHolidays: false, people };
    const project = (await client.post(`/project-templates/${id}/projects`, wish)).body;
    const { Boards } = (await client.get(`/projects/${project.id}`)).body;
    const tasks = (await client.get(`/projects/${project.id}/boards/${Boards[0].id}/tasks`)).body;
    expect(
      tasks.map((task: Record<string, unknown>) => [
        task['title'],
        task['due_day'],
        (task['assignedTo'] as never)?.['id'],
      ]),
    ).toEqual([
      ['Firmar', '2026-12-01', ana.id],
      ['Medir', '2026-12-03', undefined],
      ['Abrir', '2026-12-07', undefined],
    ]);
  });

  it('keeps every task in its own column, also where several are of one kind', async () => {
    const { board, project, path } = await givenBoard(elena);
    const of = `/projects/${project.id}`;
    const ideas = await client.post(`${of}/boards/${board.id}/columns`, { name: 'Ideas', kind: 'pendiente' });
    await test.make.task({ board, columnId: ideas.body.id });
    const { id } = await save(client, path);
    const wish = { name: 'Otra', start: '2026-12-01', workingDays: true, skipHolidays: false, people: [] };
    const made = (await client.post(`/project-templates/${id}/projects`, wish)).body;
    const { Boards } = (await client.get(`/projects/${made.id}`)).body;
    const { Columns } = (await client.get(`/projects/${made.id}/boards/${Boards[0].id}`)).body;
    expect(Columns.at(-1)).toMatchObject({ name: 'Ideas', taskCount: 1 });
  });

  it('is refused without tasks, over two years, or with more than fits', async () => {
    const project = await test.make.project({ owner: elena });
    const path = `/projects/${project.id}/template`;
    expect((await client.post(path, form)).body.error).toEqual([
      'El proyecto no tiene tareas: no hay de qué hacer una plantilla',
    ]);
    const board = await test.make.board({ project });
    await test.make.task({ board, columnId: board.columnIds[2] });
    expect((await client.get(`${path}?done=without`)).body.error).toEqual([
      'El proyecto no tiene tareas por hacer: no hay de qué hacer una plantilla sin las hechas',
    ]);
    await test.make.task({ board, dueDate: '1970-01-01' });
    await test.make.task({ board, dueDate: '2200-12-31' });
    expect((await client.get(path)).body.error).toEqual(['Una plantilla abarca hasta 104 semanas']);
    const text = 'x'.repeat(20_000);
    const { board: other, path: long } = await givenBoard(elena);
    const many = Array.from({ length: 26 }, () => test.make.task({ board: other, description: text }));
    await Promise.all(many);
    expect((await client.post(long, form)).body.error).toEqual([
      'Las descripciones son demasiado largas para una plantilla: se puede guardar sin ellas',
    ]);
    expect((await client.get(long)).status).toBe(400);
    expect((await client.get(`${long}?descriptions=without`)).body).toMatchObject({ taskCount: 26 });
    expect((await client.post(long, { ...form, withDescriptions: false })).status).toBe(201);
  });

  it('is refused where a board has more columns than fit, and tells of whom there is no role for', async () => {
    const { board, project, path } = await givenBoard(elena);
    const people = await Promise.all(Array.from({ length: 22 }, () => test.make.member({ project })));
    await Promise.all(people.map(({ id }) => test.make.task({ board, assignedTo: id })));
    expect((await client.get(path)).body).toMatchObject({ taskCount: 22, withoutRole: 2 });
    const rows = Array.from({ length: 48 }, (_, index) => ({
      projectId: project.id,
      boardId: board.id,
      name: `Columna ${index}`,
      kind: 'en curso' as const,
      position: `z${String(index).padStart(2, '0')}`,
    }));
    await test.database.db.insert(columns).values(rows);
    expect((await client.get(path)).body.error).toEqual([
      'En un tablero de una plantilla caben hasta 50 columnas',
    ]);
  });

  it('has nothing done in it, also where no column waits', async () => {
    const { board, project, path } = await givenBoard(elena);
    const [waiting, , done] = board.columnIds;
    await test.make.task({ board, columnId: done });
    const column = `/projects/${project.id}/boards/${board.id}/columns/${waiting}`;
    expect((await client.patch(column, { kind: 'hecho' })).status).toBe(200);
    const { boards } = await contentOf(await save(client, path));
    expect(boards[0]).toMatchObject({
      columns: [{ kind: 'hecho' }, { kind: 'en curso' }, { kind: 'hecho' }],
      tasks: [{ column: 1 }],
    });
  });

  it('names a role after what somebody is only where whoever saves it shares a team with them', async () => {
    const { board, project, path } = await givenBoard(elena);
    const [mate, stranger] = [
      await test.make.user({ jobTitle: 'Contadora' }),
      await test.make.user({ jobTitle: 'Secreto' }),
    ];
    await test.make.team({ owner: elena, people: [mate] });
    for (const user of [mate, stranger]) {
      await test.make.task({ board, assignedTo: (await test.make.member({ project, user })).id });
    }
    const { body } = await client.get(path);
    expect(new Set(body.roles)).toEqual(new Set(['Contadora', 'Responsable 1']));
  });
});

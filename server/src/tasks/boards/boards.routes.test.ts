import { startingLabels } from '@cuadrilla/contract/tasks/boards';
import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../testing/test-app.ts';

const test = useTestApp();

async function ownedProject() {
  const project = await test.make.project();
  return { project, path: `/projects/${project.id}/boards`, owner: await test.as({ id: project.ownerId }) };
}

describe('creating a board', () => {
  it('answers the board with the first colour and no tasks, and gives it three columns', async () => {
    const { path, owner } = await ownedProject();
    const answer = await owner.post(path, { name: ' Ventas ' });
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      id: expect.any(Number),
      name: 'Ventas',
      Label: { id: expect.any(Number), ...startingLabels[0] },
      firstView: 'grid',
      taskCount: 0,
    });
    const { Columns, Tasks } = (await owner.get(`${path}/${answer.body.id}`)).body;
    expect(Columns).toEqual([
      {
        id: expect.any(Number),
        name: 'Por hacer',
        kind: 'pendiente',
        position: expect.any(String),
        wipLimit: null,
        taskCount: 0,
        archivedCount: 0,
      },
      {
        id: expect.any(Number),
        name: 'En curso',
        kind: 'en curso',
        position: expect.any(String),
        wipLimit: null,
        taskCount: 0,
        archivedCount: 0,
      },
      {
        id: expect.any(Number),
        name: 'Hecho',
        kind: 'hecho',
        position: expect.any(String),
        wipLimit: null,
        taskCount: 0,
        archivedCount: 0,
      },
    ]);
    expect(Tasks).toEqual([]);
  });

  it('takes the colours of the palette in turn, and begins again after the ninth', async () => {
    const { project, path, owner } = await ownedProject();
    await Promise.all(Array.from({ length: 10 }, () => test.make.board({ project })));
    const { body } = await owner.get(path);
    const colours = body.map((board: { Label: { hex_code: string } }) => board.Label.hex_code);
    const palette = startingLabels.map(({ hex_code }) => hex_code);
    expect(colours).toEqual([...palette, palette[0]]);
  });

  it('needs a name of at most 120 characters', async () => {
    const { path, owner } = await ownedProject();
    const [blank, long] = [
      await owner.post(path, { name: ' ' }),
      await owner.post(path, { name: 'a'.repeat(121) }),
    ];
    expect([blank.status, long.status]).toEqual([400, 400]);
    expect(blank.body).toEqual({ error: ['El nombre es obligatorio'], code: 'validation' });
    expect(long.body.error).toEqual(['El nombre no puede superar los 120 caracteres']);
    expect((await owner.get(path)).body).toEqual([]);
  });
});

describe('reading a board', () => {
  it('brings the first 100 tasks by id and counts them all, by column too', async () => {
    const board = await test.make.board();
    const { project } = board;
    const owner = await test.as({ id: project.ownerId });
    const tasks = await Promise.all(Array.from({ length: 103 }, () => test.make.task({ board })));
    const path = `/projects/${project.id}/boards/${board.id}`;
    const columns = (await owner.get(path)).body.Columns;
    await test.make.deleteTask(tasks[50] ?? { id: 0, project });
    await test.make.changeTask(tasks[0] ?? { id: 0, project }, { columnId: columns[2].id });
    const { body } = await owner.get(path);
    expect(body.taskCount).toBe(102);
    expect(body.Columns.map((column: { taskCount: number }) => column.taskCount)).toEqual([101, 0, 1]);
    const ids = body.Tasks.map((task: { id: number }) => task.id);
    expect(ids).toHaveLength(100);
    expect(ids).toEqual(ids.toSorted((a: number, b: number) => a - b));
    expect((await owner.get(`/projects/${project.id}/boards`)).body[0].taskCount).toBe(102);
  });

  it('is 404 in another project and when it is not there', async () => {
    const board = await test.make.board();
    const { owner, project } = await ownedProject();
    const answers = await Promise.all([
      owner.get(`/projects/${project.id}/boards/${board.id}`),
      owner.patch(`/projects/${project.id}/boards/${board.id}`, { name: 'Mío' }),
      owner.delete(`/projects/${project.id}/boards/${board.id}`),
      owner.post(`/projects/${project.id}/boards/${board.id}/restore`),
      owner.get(`/projects/${project.id}/boards/2147483647`),
    ]);
    const notThere = { error: ['Tablero no encontrado'], code: 'not_found' };
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    expect(answers.map(({ body }) => body)).toEqual(answers.map(() => notThere));
  });
});

describe('changing a board', () => {
  it('changes name and label, each alone or together, and can take the label off', async () => {
    const board = await test.make.board();
    const { project } = board;
    const owner = await test.as({ id: project.ownerId });
    const path = `/projects/${project.id}/boards/${board.id}`;
    const labels = (await owner.get(`/projects/${project.id}/labels`)).body;
    expect((await owner.patch(path, { name: ' Compras ' })).body).toMatchObject({
      name: 'Compras',
      Label: labels[0],
    });
    const answer = await owner.patch(path, { name: 'Caja', labelId: labels[4].id });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      id: board.id,
      name: 'Caja',
      Label: labels[4],
      firstView: 'grid',
      taskCount: 0,
    });
    expect((await owner.patch(path, { labelId: null })).body).toMatchObject({ name: 'Caja', Label: null });
  });

  it('changes its first view, which it keeps, tells and is made with', async () => {
    const { project, path, owner } = await ownedProject();
    const made = (await owner.post(path, { name: 'Ventas', firstView: 'kanban' })).body;
    expect(made.firstView).toBe('kanban');
    const one = `${path}/${made.id}`;
    const answer = await owner.patch(one, { firstView: 'list', seen: { firstView: 'kanban' } });
    expect(answer.body).toMatchObject({ name: 'Ventas', firstView: 'list' });
    expect((await owner.patch(one, { name: 'Compras' })).body).toMatchObject({ firstView: 'list' });
    expect((await owner.get(`/projects/${project.id}`)).body.Boards).toMatchObject([{ firstView: 'list' }]);
    const { body } = await owner.get(`/projects/${project.id}/events`);
    const told = body.filter(({ type }: { type: string }) => type.startsWith('board.'));
    expect(told.map(({ payload }: { payload: object }) => payload)).toMatchObject([
      { first_view: 'kanban' },
      { changes: { first_view: { before: 'kanban', after: 'list' } } },
      { changes: { name: { before: 'Ventas', after: 'Compras' } } },
    ]);
  });

  it('refuses a first view that is none, or over one that somebody has changed meanwhile', async () => {
    const { path, owner } = await ownedProject();
    const made = (await owner.post(path, { name: 'Ventas', firstView: 'list' })).body;
    const one = `${path}/${made.id}`;
    const wrong = [
      await owner.patch(one, { firstView: 'tabla' }),
      await owner.patch(one, { firstView: null }),
      await owner.post(path, { name: 'Compras', firstView: 3 }),
    ];
    const refused = [400, ['La vista al abrir no es válida']];
    expect(wrong.map(({ status, body }) => [status, body.error])).toEqual([refused, refused, refused]);
    const late = await owner.patch(one, { firstView: 'kanban', seen: { firstView: 'grid' } });
    expect([late.status, late.body.current.firstView]).toEqual([409, 'list']);
    expect((await owner.get(path)).body).toMatchObject([{ name: 'Ventas', firstView: 'list' }]);
  });

  it('refuses a label of another project and a blank name, and changes nothing', async () => {
    const board = await test.make.board();
    const owner = await test.as({ id: board.project.ownerId });
    const path = `/projects/${board.project.id}/boards/${board.id}`;
    const elsewhere = await ownedProject();
    const foreign = (await elsewhere.owner.get(`/projects/${elsewhere.project.id}/labels`)).body[0];
    const before = (await owner.get(path)).body;
    const refused = await owner.patch(path, { name: 'Otro', labelId: foreign.id });
    expect(refused.status).toBe(400);
    expect(refused.body.error).toEqual(['La etiqueta no existe en el proyecto']);
    const blank = await owner.patch(path, { name: '', labelId: 0 });
    expect(blank.body.error).toEqual(['El nombre es obligatorio', 'La etiqueta no existe en el proyecto']);
    expect((await owner.get(path)).body).toEqual(before);
  });

  it('appends no event when nothing changes', async () => {
    const board = await test.make.board({ name: 'Ventas' });
    const owner = await test.as({ id: board.project.ownerId });
    const events = `/projects/${board.project.id}/events`;
    const before = (await owner.get(events)).body;
    const answer = await owner.patch(`/projects/${board.project.id}/boards/${board.id}`, { name: 'Ventas' });
    expect(answer.status).toBe(200);
    expect((await owner.get(events)).body).toEqual(before);
  });
});
